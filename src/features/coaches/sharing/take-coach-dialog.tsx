import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachPlan } from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { takeFreePlan } from '../../../data/coaches/free-plans.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { OtherCoaches } from '../other-coaches.tsx';
import { SharingDialog } from './sharing-dialog.tsx';

interface TakeCoachDialogProps {
  plan: CoachPlan;
  /** Name of the coach. */
  name: string;
  onTaken: () => void;
  onClose: () => void;
}

/** Takes the plan of a human coach, who reads nothing unless the runner agrees to it. */
export function TakeCoachDialog({ plan, name, onTaken, onClose }: TakeCoachDialogProps) {
  const { t } = useTranslation('coaches');
  const [isAgreed, setIsAgreed] = useState(false);
  const { submit, isBusy, failureCode } = useSubmission('take free plan', takeFreePlan);
  return (
    <SharingDialog
      title={t('coaches:sharing.taking.title', { name })}
      name={name}
      words={t('coaches:plans.take')}
      isBusy={isBusy}
      failureCode={failureCode}
      onClose={onClose}
      onConfirm={() => {
        const consent = isAgreed ? { consentVersion: SHARING_CONSENT_VERSION } : {};
        void submit({ coachId: plan.coachId, planId: plan.id, ...consent }).then((isDone) => {
          if (isDone) onTaken();
        });
      }}
    >
      <OtherCoaches coachId={plan.coachId} />
      <CheckRow
        words={t('coaches:sharing.agree', { name })}
        isChecked={isAgreed}
        onChange={setIsAgreed}
      />
      <Typography variant="body2" color="textSecondary">
        {t('coaches:sharing.taking.optional')}
      </Typography>
    </SharingDialog>
  );
}
