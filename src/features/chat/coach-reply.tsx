import { mdiAlertOctagonOutline, mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLanguage } from '@tasuki/domain/language';
import { useMeasureLocale } from '../../platform/locale.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { messageElementId } from './message-actions/quoted-message.tsx';
import { QuotedActivityLink } from './quoted-activity-link.tsx';
import { SafeMarkdown, type OpenFigure } from './safe-markdown.tsx';
import type { ShownReply } from './shown-reply.ts';
import { TimeOf } from './time-of.tsx';

interface CoachReplyViewProps {
  reply: ShownReply;
  openFigureKey: string | null;
  onShowFigure: (figure: OpenFigure | null) => void;
  /** What can be done with it. */
  menu?: ReactNode;
  /** What it proposes for the reader's plan. */
  planCard?: ReactNode;
  /** What people corrected in it. */
  corrections?: ReactNode;
  /** Who answered, and what can be done about it. */
  foot: ReactNode;
}

/** What the coach says, its figures to press for their proof. */
export function CoachReplyView(props: CoachReplyViewProps) {
  const { reply, menu, planCard, corrections, foot } = props;
  const { t } = useTranslation('activities');
  const { document } = reply;
  return (
    <Box component="article" id={messageElementId(reply.id)} tabIndex={-1}>
      <MessageAuthor icon={AI_COACH_ICON} name={t('activities:coach.name')}>
        {document && <TimeOf moment={document.createdAt} />}
        {menu}
      </MessageAuthor>
      {document?.activity && <QuotedActivityLink activity={document.activity} />}
      {document?.isFlagged ? (
        <FlaggedWords>
          <ReplyWords {...props} />
        </FlaggedWords>
      ) : (
        <ReplyWords {...props} />
      )}
      {planCard && <Box sx={{ mt: 2 }}>{planCard}</Box>}
      {corrections}
      {foot}
    </Box>
  );
}

function ReplyWords({ reply, openFigureKey, onShowFigure }: CoachReplyViewProps) {
  const locale = useMeasureLocale();
  // Units in the language of the words they stand in.
  const language = reply.language ?? locale.language;
  const wordsLocale = useMemo(() => ({ language, units: locale.units }), [language, locale.units]);
  const words = (
    <Box lang={htmlLanguage(language)} sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
      <SafeMarkdown
        text={reply.text}
        facts={reply.facts}
        locale={wordsLocale}
        figureKey={reply.id}
        openFigureKey={openFigureKey}
        onShowFigure={onShowFigure}
      />
    </Box>
  );
  return reply.document?.isSafetyFirst ? <SafetyWords>{words}</SafetyWords> : words;
}

/** Health comes first: set apart by a sign, a line and its name, not by colour alone. */
function SafetyWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  return (
    <Box
      component="section"
      aria-label={t('chat:safety.title')}
      sx={{ pl: 2, borderLeft: 4, borderColor: 'warning.main' }}
    >
      <Typography
        component="p"
        variant="subtitle2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75, color: 'warning.main' }}
      >
        <Icon path={mdiAlertOutline} sx={{ fontSize: 20 }} />
        {t('chat:safety.title')}
      </Typography>
      {children}
    </Box>
  );
}

/** Not shown until asked for: why, and how to read it all the same. */
function FlaggedWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  const [isShown, setIsShown] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Icon path={mdiAlertOctagonOutline} sx={{ fontSize: 20 }} />
        {t('chat:flagged.notice')}
      </Typography>
      {isShown && children}
      <Button
        size="small"
        color="secondary"
        aria-expanded={isShown}
        sx={{ ml: -1.75 }}
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        {isShown ? t('chat:flagged.hide') : t('chat:flagged.show')}
      </Button>
    </Box>
  );
}
