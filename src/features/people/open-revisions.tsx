import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { COACH_APPLICATION_LIMITS } from '@tasuki/domain/coaches/coach-application';
import { COACH_PROFILE_FIELDS } from '@tasuki/domain/coaches/coach-documents';
import type { CoachRevision } from '@tasuki/domain/coaches/coach-revision';
import { asRecentAdmin } from '../../data/accounts/admin-acts.ts';
import { usePublicCoaches } from '../../data/coaches/coach-queries.ts';
import { useOpenRevisions } from '../../data/coaches/coach-revision-query.ts';
import { decideCoachRevision } from '../../data/coaches/coach-revisions.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

/** Revisions of coaches' public profiles that wait for an admin; nothing if there are none. */
export function OpenRevisions() {
  const { t } = useTranslation('people');
  const titleId = useId();
  const found = useOpenRevisions();
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  if (found.state === 'loading' || found.data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, pt: 1, pb: 2 }}
    >
      <Typography id={titleId} variant="h2">
        {t('people:revision.title')}
      </Typography>
      {found.data.map((revision) => (
        <Revision key={revision.uid} revision={revision} onDecided={found.retry} />
      ))}
    </Box>
  );
}

interface RevisionProps {
  revision: CoachRevision;
  onDecided: () => void;
}

/** One profile: what would change, beside what runners read now. */
function Revision({ revision, onDecided }: RevisionProps) {
  const { t } = useTranslation(['people', 'coaches']);
  const announce = useSnackbar();
  const coaches = usePublicCoaches([revision.uid]);
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const { pathname, search } = useLocation();
  const decision = useSubmission('decide coach revision', async (isApproved: boolean) => {
    const choice = { isApproved, reason: reason.trim() || null };
    return asRecentAdmin(async () => decideCoachRevision(revision, choice), pathname + search);
  });
  const decide = async (isApproved: boolean) => {
    if (!(await decision.submit(isApproved))) return;
    announce(t(`people:revision.${isApproved ? 'approved' : 'declined'}`, { name: revision.name }));
    onDecided();
  };
  const now = coaches.state === 'ready' ? (coaches.data.get(revision.uid) ?? null) : null;
  const changed = COACH_PROFILE_FIELDS.filter((field) => revision[field] !== (now?.[field] ?? ''));
  return (
    <Box
      component="article"
      aria-label={revision.name}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
        {now?.name ?? revision.name}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        {changed.map((field) => (
          <Box key={field}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(`coaches:field.${field}`)}
            </Typography>
            {now && now[field] !== '' && (
              <Typography
                component="dd"
                variant="body2"
                color="textSecondary"
                sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                <del>{now[field]}</del>
              </Typography>
            )}
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {revision[field] === '' ? t('people:revision.removed') : revision[field]}
            </Typography>
          </Box>
        ))}
      </Box>
      {!isDeclining && <FailureAlert failureCode={decision.failureCode} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={decision.isBusy && !isDeclining}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => void decide(true)}
        >
          {t('people:revision.approve')}
        </Button>
        <Button
          color="error"
          disabled={decision.isBusy}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => {
            setIsDeclining(true);
          }}
        >
          {t('people:revision.decline')}
        </Button>
      </Box>
      {isDeclining && (
        <ConfirmDialog
          title={t('people:revision.declineQuestion', { name: now?.name ?? revision.name })}
          words={t('people:revision.decline')}
          isBusy={decision.isBusy}
          failureCode={decision.failureCode}
          onClose={() => {
            setIsDeclining(false);
          }}
          onConfirm={() => void decide(false)}
        >
          <Typography variant="body2">{t('people:revision.declineText')}</Typography>
          <TextField
            multiline
            minRows={3}
            label={t('people:declineReason')}
            helperText={t('people:revision.reasonHint')}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
            }}
            slotProps={{
              htmlInput: { maxLength: COACH_APPLICATION_LIMITS.declineReasonMaxLength },
            }}
          />
        </ConfirmDialog>
      )}
    </Box>
  );
}
