import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { COACH_APPLICATION_LIMITS } from '@tasuki/domain/coaches/coach-application';
import { COACH_PROFILE_FIELDS } from '@tasuki/domain/coaches/coach-documents';
import { GIVEN_RIGHTS, TAKEN_RIGHTS, type AdminAct } from '@tasuki/domain/accounts/audit-entry';
import type { ListedPerson } from '../../data/accounts/account-states.ts';
import { usePerson } from '../../data/accounts/account-states-query.ts';
import { useCoachApplication } from '../../data/coaches/coach-application-query.ts';
import { doAdminAct } from '../../data/accounts/admin-acts.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { nameOf } from './name-of.ts';

interface AdminActDialogProps {
  kind: AdminAct;
  person: ListedPerson;
  onClose: () => void;
}

const GIVEN: readonly AdminAct[] = GIVEN_RIGHTS;
const TAKEN: readonly AdminAct[] = TAKEN_RIGHTS;

/** Asks once more, with everything that the decision is about. */
export default function AdminActDialog({ kind: asked, person, onClose }: AdminActDialogProps) {
  const { t } = useTranslation('people');
  const now = usePerson(person.uid);
  // An address may change, or lose its proof, while the admin reads.
  const { email, isEmailProven } = (now.state === 'ready' ? now.data : null) ?? person;
  const titleId = useId();
  const announce = useSnackbar();
  const { pathname, search } = useLocation();
  const name = nameOf(person);
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const kind: AdminAct = isDeclining ? 'decline-application' : asked;
  const application = useCoachApplication(asked === 'appoint-coach' ? person.uid : null);
  const read = application.state === 'ready' ? application.data : null;
  const { submit, isBusy, failureCode } = useSubmission('admin act', async (act: AdminAct) => {
    try {
      const applicationUpdatedAt = read?.updatedAt ?? null;
      const details = { applicationUpdatedAt, reason };
      return await doAdminAct(act, person.uid, details, pathname + search);
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
        {email !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        )}
        {GIVEN.includes(kind) && !isEmailProven && (
          <Alert severity="warning" role="note">
            {t('people:needsProof')}
          </Alert>
        )}
        <Typography variant="body2">{t(`people:right.${kind}.text`)}</Typography>
        {isDeclining ? (
          <DeclineReason reason={reason} onChange={setReason} />
        ) : (
          asked === 'appoint-coach' && <Application application={application} />
        )}
        <FailureAlert failureCode={failureCode} />
      </DialogContent>
      <ActChoices
        kind={kind}
        // Nobody decides on an application that they have not read.
        isUnread={asked === 'appoint-coach' && read === null}
        isBusy={isBusy}
        onBack={() => {
          if (isDeclining) setIsDeclining(false);
          else onClose();
        }}
        onDecline={
          kind === 'appoint-coach'
            ? () => {
                setIsDeclining(true);
              }
            : null
        }
        onConfirm={() => void confirm()}
      />
    </Dialog>
  );
}

interface DeclineReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Why an application is declined, for the applicant. */
function DeclineReason({ reason, onChange }: DeclineReasonProps) {
  const { t } = useTranslation('people');
  return (
    <TextField
      multiline
      minRows={3}
      label={t('people:declineReason')}
      helperText={t('people:declineReasonHint')}
      value={reason}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      slotProps={{
        htmlInput: { maxLength: COACH_APPLICATION_LIMITS.declineReasonMaxLength },
      }}
    />
  );
}

interface ActChoicesProps {
  kind: AdminAct;
  isUnread: boolean;
  isBusy: boolean;
  onBack: () => void;
  /** Null = there is nothing to decline. */
  onDecline: (() => void) | null;
  onConfirm: () => void;
}

/** The ways out of the question. */
function ActChoices({ kind, isUnread, isBusy, onBack, onDecline, onConfirm }: ActChoicesProps) {
  const { t } = useTranslation('people');
  const isDeclining = kind === 'decline-application';
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      <Button
        color="secondary"
        disabled={isBusy}
        onClick={onBack}
        sx={{ minHeight: TOUCH_TARGET_PIXELS }}
      >
        {t(isDeclining ? 'people:back' : 'people:cancel')}
      </Button>
      {onDecline && (
        <Button
          color="error"
          disabled={isBusy || isUnread}
          onClick={onDecline}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('people:right.decline-application.action')}
        </Button>
      )}
      <Button
        variant="contained"
        color={TAKEN.includes(kind) || isDeclining ? 'error' : 'primary'}
        loading={isBusy}
        disabled={isUnread}
        onClick={onConfirm}
        sx={{ minHeight: TOUCH_TARGET_PIXELS }}
      >
        {t(`people:right.${kind}.action`)}
      </Button>
    </DialogActions>
  );
}

/** The profile that the applicant wants runners to read. */
function Application({ application }: { application: ReturnType<typeof useCoachApplication> }) {
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
