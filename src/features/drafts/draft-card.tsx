import { mdiCloseCircleOutline, mdiMedicalBag, mdiSendOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachDraft, DraftAction } from '@tasuki/domain/chat/drafts/coach-draft';
import { settleDraft } from '../../data/chat/drafts.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

interface DraftCardProps {
  draft: CoachDraft;
  /** The name of the runner whom it is for, if that is not plain from its place. */
  runnerName?: string;
  /** The third thing to do: to change it, or to open the conversation. */
  children: ReactNode;
}

/** The AI's draft for the coach, with one key each to send, change or discard it. */
export function DraftCard({ draft, runnerName, children }: DraftCardProps) {
  const { t } = useTranslation('roster');
  const announce = useSnackbar();
  const { submit, isBusy, failureCode } = useSubmission(
    'decide about draft',
    async (action: Exclude<DraftAction, 'sendEdited'>) => {
      const { runnerUid, draftId } = draft;
      await settleDraft({ runnerUid, draftId, action, text: null });
      announce(t(action === 'send' ? 'roster:drafts.sent' : 'roster:drafts.discarded'));
    },
  );
  const title =
    runnerName === undefined
      ? t('roster:drafts.card.title')
      : t('roster:drafts.card.titleFor', { name: runnerName || t('roster:drafts.unnamed') });
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ px: 2, pt: 1.5, pb: 1, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <MessageAuthor icon={AI_COACH_ICON} name={title} />
      {draft.isSafetyFirst && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, color: 'error.main' }}
        >
          <Icon path={mdiMedicalBag} sx={{ fontSize: 20 }} />
          {t('roster:drafts.card.safety')}
        </Typography>
      )}
      <Typography
        dir="auto"
        lang={draft.language}
        tabIndex={0}
        sx={{
          maxHeight: '28vh',
          overflowY: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: 'var(--tasuki-line-length)',
        }}
      >
        {draft.text}
      </Typography>
      <FailureAlert failureCode={failureCode} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          variant="contained"
          size="small"
          startIcon={<Icon path={mdiSendOutline} />}
          disabled={isBusy}
          onClick={() => void submit('send')}
        >
          {t('roster:drafts.send')}
        </Button>
        {children}
        <Button
          color="secondary"
          size="small"
          startIcon={<Icon path={mdiCloseCircleOutline} />}
          disabled={isBusy}
          onClick={() => void submit('discard')}
        >
          {t('roster:drafts.discard')}
        </Button>
      </Box>
    </Box>
  );
}
