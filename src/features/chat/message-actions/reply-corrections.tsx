import { mdiFlagOutline, mdiPlaylistEdit } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CoachReply } from '@tasuki/domain/chat/message';
import { Icon } from '../../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { FlagNote } from '../moderation/own-message-notes.tsx';
import type { MessageActions } from './message-menu.tsx';
import type { ThreadReaders } from './use-quoted-words.ts';

/** Below an answer: what people of the conversation corrected in it, and who. */
export function ReplyCorrections({
  reply,
  uid,
  people,
  isWarned,
  onReport,
}: ThreadReaders & {
  reply: Pick<CoachReply, 'id' | 'corrections'>;
  /** Whether an admin has warned the reader about their own. */
  isWarned: boolean;
  onReport: MessageActions['onReportCorrection'];
}) {
  const { t } = useTranslation('chat');
  const authorOf = (authorUid: string) => {
    if (authorUid === uid) return t('chat:correction.own');
    const person = people.find((one) => one.uid === authorUid);
    return t('chat:correction.by', {
      name: person?.name || t(`chat:person.${person?.role ?? 'coach'}`),
    });
  };
  return (reply.corrections ?? []).map(({ authorUid, text }) => (
    <Box
      component="section"
      key={authorUid}
      aria-label={authorOf(authorUid)}
      sx={{ mt: 1.5, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}
    >
      <Typography
        component="p"
        variant="subtitle2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}
      >
        <Icon path={mdiPlaylistEdit} sx={{ fontSize: 20 }} />
        {authorOf(authorUid)}
      </Typography>
      <Typography
        dir="auto"
        sx={{
          maxWidth: 'var(--tasuki-line-length)',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
      {authorUid === uid ? (
        isWarned && <FlagNote words={t('chat:flagged.warned')} />
      ) : (
        <Button
          size="small"
          color="secondary"
          startIcon={<Icon path={mdiFlagOutline} />}
          aria-label={`${t('chat:report.correctionTitle')}: ${authorOf(authorUid)}`}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => {
            onReport(reply, authorUid);
          }}
        >
          {t('chat:report.action')}
        </Button>
      )}
    </Box>
  ));
}
