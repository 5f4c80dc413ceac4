import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import { newPlanState } from '@tasuki/domain/plans/coached/new-plan';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import type { ProposalPlace } from '../../../data/plans/coach-proposals.ts';
import { useOwnNewPlan } from '../../../data/plans/new-plan-queries.ts';
import { removeNewPlan } from '../../../data/plans/new-plans.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';

// The code that asks and builds is heavy, and only of use to a coach who writes a plan.
const PlanWriting = lazy(async () => ({
  default: (await import('./plan-writing.tsx')).PlanWriting,
}));

interface WrittenPlanProps extends ProposalPlace {
  /** The runner's. */
  name: string;
  today: string;
  /** The runner's plan that is over; null = they have none. */
  current: PlanRecord | null;
}

/**
 * Shown where no plan runs: the way to write one for the runner, and the state of the one that was
 * sent.
 */
export function WrittenPlan({ name, today, current, ...place }: WrittenPlanProps) {
  const { t } = useTranslation('roster');
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) {
    return (
      <Suspense fallback={<LoadingState shape="form" />}>
        <PlanWriting
          {...place}
          name={name}
          today={today}
          onClose={() => {
            setIsWriting(false);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="textSecondary">
        {t(current ? 'roster:plan.write.over' : 'roster:plan.none', { name })}
      </Typography>
      <SentPlan {...place} name={name} today={today} current={current} />
      <Button
        variant="outlined"
        onClick={() => {
          setIsWriting(true);
        }}
      >
        {t('roster:plan.write.action')}
      </Button>
    </Box>
  );
}

/** How the plan that the coach sent stands. */
function SentPlan({ name, today, current, ...place }: WrittenPlanProps) {
  const { t } = useTranslation('roster');
  const dates = useDateLocale();
  const sent = useOwnNewPlan(place);
  const removing = useSubmission('take back new plan', async () => removeNewPlan(place));
  if (sent.state === 'failed') return <FailureAlert failureCode={sent.failureCode} />;
  if (sent.state !== 'ready' || !sent.data) return null;
  const state = newPlanState(sent.data, current, { today, caution: null });
  const standing = state === 'held' ? 'open' : state;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        {t(`roster:plan.write.standing.${standing}`, {
          name,
          day: formatMonthDay(sent.data.updatedAt, null, dates),
        })}
      </Typography>
      {standing === 'open' && (
        <Button
          size="small"
          color="secondary"
          loading={removing.isBusy}
          onClick={() => {
            void removing.submit();
          }}
        >
          {t('roster:plan.takeBack')}
        </Button>
      )}
      <FailureAlert failureCode={removing.failureCode} />
    </Box>
  );
}
