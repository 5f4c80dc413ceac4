import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CoachRevision } from '@tasuki/domain/coaches/coach-revision';
import { withdrawCoachRevision } from '../../data/coaches/coach-revisions.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

interface RevisionStateProps {
  uid: string;
  revision: CoachRevision;
  onWithdrawn: () => void;
}

/** Whether changes of the public profile wait for an admin or were declined, and the way back. */
export function RevisionState({ uid, revision, onWithdrawn }: RevisionStateProps) {
  const { t } = useTranslation('coaches');
  const withdrawal = useSubmission('withdraw coach revision', withdrawCoachRevision);
  const { state, declineReason } = revision;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Alert severity="info" role="status" sx={{ width: '100%' }}>
        {t(`coaches:own.revision.${state}`)}
        {declineReason && (
          <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {`${t('coaches:apply.declineReason')} ${declineReason}`}
          </Box>
        )}
      </Alert>
      <FailureAlert failureCode={withdrawal.failureCode} />
      <Button
        color="secondary"
        loading={withdrawal.isBusy}
        sx={{ minHeight: TOUCH_TARGET_PIXELS, ml: -1 }}
        onClick={() => {
          void withdrawal.submit(uid).then((isDone) => {
            if (isDone) onWithdrawn();
          });
        }}
      >
        {t('coaches:own.revision.withdraw')}
      </Button>
    </Box>
  );
}
