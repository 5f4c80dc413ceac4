import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachApplication } from '@tasuki/domain/people/coach-application';
import { COACH_PROFILE_FIELDS } from '@tasuki/domain/people/coach-documents';
import type { AuditKind } from '@tasuki/domain/people/user-account';
import type { ListedPerson } from '../../data/account-states.ts';
import { loadCoachApplication } from '../../data/coach-applications.ts';
import { giveRight } from '../../data/given-rights.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useLiveQuery, type LiveQuerySource } from '../../platform/live-query.ts';
import { useSubmission } from '../../platform/use-submission.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { nameOf } from './name-of.ts';

interface GiveRightDialogProps {
  kind: AuditKind;
  person: ListedPerson;
  onClose: () => void;
}

/** Asks once more, with everything that the decision is about. */
export default function GiveRightDialog({ kind, person, onClose }: GiveRightDialogProps) {
  const { t } = useTranslation('people');
  const titleId = useId();
  const announce = useSnackbar();
  const name = nameOf(person);
  const application = useApplication(kind === 'appoint-coach' ? person.uid : null);
  const read = application.state === 'ready' ? application.data : null;
  const { submit, isBusy, failureCode } = useSubmission('give right', async (right: AuditKind) => {
    try {
      await giveRight(right, person.uid, read?.updatedAt ?? null);
    } catch (cause) {
      if (failureCodeOf(cause) === 'coach/application-changed') application.retry();
      throw cause;
    }
  });
  const confirm = async () => {
    if (!(await submit(kind))) return;
    announce(t(`people:right.${kind}.done`, { name }));
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{t(`people:right.${kind}.question`, { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {person.email !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {person.email}
          </Typography>
        )}
        <Typography variant="body2">{t(`people:right.${kind}.text`)}</Typography>
        {kind === 'appoint-coach' && <Application application={application} />}
        <FailureAlert failureCode={failureCode} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isBusy} onClick={onClose} sx={{ minHeight: 44 }}>
          {t('people:cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={kind === 'appoint-coach' && read === null}
          onClick={() => void confirm()}
          sx={{ minHeight: 44 }}
        >
          {t(`people:right.${kind}.action`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** @param uid null = nothing to read */
function useApplication(uid: string | null) {
  const source = useMemo<LiveQuerySource<CoachApplication | null> | null>(
    () =>
      uid === null
        ? null
        : { key: `coach application/${uid}`, load: () => loadCoachApplication(uid) },
    [uid],
  );
  return useLiveQuery(source);
}

/** What the applicant wants runners to read of them. */
function Application({ application }: { application: ReturnType<typeof useApplication> }) {
  const { t } = useTranslation(['people', 'coaches']);
  if (application.state === 'loading') return <LoadingState shape="detail" />;
  if (application.state === 'failed') {
    return <FailedState failureCode={application.failureCode} onRetry={application.retry} />;
  }
  const words = application.data;
  if (!words) return <FailedState failureCode="coach/no-application" />;
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      {COACH_PROFILE_FIELDS.filter((field) => words[field] !== '').map((field) => (
        <Box key={field}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {t(`coaches:field.${field}`)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {words[field]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
