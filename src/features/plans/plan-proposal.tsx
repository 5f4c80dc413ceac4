import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { ProposedPlan } from '@tasuki/domain/plans/plan-record';
import type { PlanGoal, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { startPlan } from '../../data/plans/training-plans.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useGoalWords } from './goal-words.ts';
import { PlanChart } from './plan-chart.tsx';
import { SessionRow } from './session-row.tsx';

interface PlanProposalProps {
  uid: string;
  proposed: ProposedPlan;
  /** One of the nearest goals was chosen instead. */
  onGoal: (goal: PlanGoal) => void;
  onBack: () => void;
}

/** The plan to read before it is taken; or why there is none, and what is nearest. */
export function PlanProposal({ uid, proposed: outcome, onGoal, onBack }: PlanProposalProps) {
  const { t } = useTranslation('plan');
  const goalWords = useGoalWords();
  const record = outcome.outcome === 'built' ? outcome.record : null;
  const start = useSubmission(
    'start plan',
    useCallback(async () => {
      if (record) await startPlan(uid, record);
    }, [uid, record]),
  );
  const back = (
    <Button color="secondary" onClick={onBack}>
      {t('plan:start.back')}
    </Button>
  );
  if (outcome.outcome === 'refused') {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}>
        <Typography role="status">{t(`plan:refused.${outcome.reason}`)}</Typography>
        {back}
      </Box>
    );
  }
  if (outcome.outcome === 'declined') {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}>
        <Typography role="status">{t(`plan:declined.${outcome.reason}`)}</Typography>
        {outcome.nearest.length > 0 && (
          <Typography variant="h3">{t('plan:declined.nearest')}</Typography>
        )}
        {outcome.nearest.map((goal) => (
          <Button
            key={JSON.stringify(goal)}
            variant="outlined"
            onClick={() => {
              onGoal(goal);
            }}
          >
            {goalWords(goal)}
          </Button>
        ))}
        {back}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, pb: 4 }}>
      <Box>
        <Typography variant="h2">{t('plan:proposal.title')}</Typography>
        <Summary plan={outcome.plan} />
      </Box>
      <PlanChart plan={outcome.plan} current={null} todayWeek={null} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {outcome.plan.weeks[0]?.sessions.map((session) => (
          <SessionRow key={session.id} session={session} activityId={null} />
        ))}
      </Box>
      {start.failureCode && <FailureAlert failureCode={start.failureCode} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={start.isBusy}
          onClick={() => {
            void start.submit();
          }}
        >
          {t('plan:start.accept')}
        </Button>
        {back}
      </Box>
    </Box>
  );
}

function Summary({ plan }: { plan: TrainingPlan }) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const dateLocale = useDateLocale();
  const largest = (values: readonly number[]) =>
    formatMeasure(Math.max(0, ...values), 'roundMeters', locale);
  return (
    <Typography sx={{ mt: 0.5 }}>
      {t('plan:proposal.summary', {
        weeks: plan.weeks.length,
        day: formatDay(new Date(`${plan.startDay}T00:00:00Z`), 0, dateLocale),
        peak: largest(plan.weeks.map(({ meters }) => meters)),
        long: largest(plan.weeks.map(({ longMeters }) => longMeters)),
      })}
    </Typography>
  );
}
