import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import { startPlan } from '../../../data/plans/training-plans.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { NoPlan } from './no-plan.tsx';
import { PlanOverview, PlanSummary } from '../plan-overview.tsx';

interface PlanProposalProps {
  uid: string;
  proposed: ProposedPlan;
  /** One of the nearest goals was chosen instead. */
  onGoal: (goal: PlanGoal) => void;
  onBack: () => void;
}

/** The plan to read before it is taken; or why there is none, and what is nearest. */
export function PlanProposal({ uid, proposed: outcome, onGoal, onBack }: PlanProposalProps) {
  const { t } = useTranslation('planning');
  const record = outcome.outcome === 'built' ? outcome.record : null;
  const start = useSubmission(
    'start plan',
    useCallback(async () => {
      if (record) await startPlan(uid, record);
    }, [uid, record]),
  );
  const back = (
    <Button color="secondary" onClick={onBack}>
      {t('planning:start.back')}
    </Button>
  );
  if (outcome.outcome !== 'built') {
    return <NoPlan outcome={outcome} onGoal={onGoal} back={back} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, pb: 4 }}>
      <Box>
        <Typography variant="h2">{t('planning:proposal.title')}</Typography>
        <PlanSummary plan={outcome.plan} />
      </Box>
      <PlanOverview plan={outcome.plan} record={outcome.record} />
      {start.failureCode && <FailureAlert failureCode={start.failureCode} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={start.isBusy}
          onClick={() => {
            void start.submit();
          }}
        >
          {t('planning:start.accept')}
        </Button>
        {back}
      </Box>
    </Box>
  );
}
