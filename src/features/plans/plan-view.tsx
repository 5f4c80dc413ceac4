import { lazy, Suspense, useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { saidOfPlanIn } from '@tasuki/domain/plans/asked/said-goal';
import { PLAN_WEEK_PARAMETER } from '@tasuki/domain/navigation/calendar-address';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { isPlanCurrent, planOfRecord } from '@tasuki/domain/plans/plan-record';
import { useTrainingPlan } from '../../data/plans/training-plan-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CurrentPlan } from './current-plan.tsx';

// What reads the notes of runs is heavy, and a running plan does without it.
const PlanStart = lazy(async () => ({
  default: (await import('./starting/plan-start.tsx')).PlanStart,
}));

// Only of use to a runner with a human coach.
const NewPlans = lazy(async () => ({
  default: (await import('./coached/new-plans.tsx')).NewPlans,
}));

/** The runner's plan, or the way to one. */
export function PlanView() {
  const { t } = useTranslation('plan');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const stored = useTrainingPlan(uid);
  const hasCoach = useSessionStore(({ coachLinks }) => coachLinks.length > 0);
  const [today] = useState(() => calendarDayOf(dayNumber(new Date(), null)));
  const [search, setSearch] = useSearchParams();
  const [said] = useState(() => saidOfPlanIn(search));
  const [openMonday] = useState(() => search.get(PLAN_WEEK_PARAMETER));
  const [isStarting, setIsStarting] = useState(said !== null);
  const isAddressed = search.size > 0;
  // What began the questions is used up; loaded again later, the page must not ask again.
  useEffect(() => {
    if (isAddressed) setSearch({}, { replace: true });
  }, [isAddressed, setSearch]);
  if (stored.state === 'loading') return <LoadingState shape="rows" />;
  if (stored.state === 'failed') {
    return <FailedState failureCode={stored.failureCode} onRetry={stored.retry} />;
  }
  const record = stored.data;
  const plan = record && planOfRecord(record);
  // A plan was taken: who ends it later begins at the first page again, not in the middle of the questions.
  if (isStarting && plan) setIsStarting(false);
  const canBegin = !isPlanCurrent(plan, today);
  return (
    <Suspense fallback={<LoadingState shape="rows" />}>
      {hasCoach && canBegin && !isStarting && (
        <Suspense>
          <NewPlans uid={uid} current={record} />
        </Suspense>
      )}
      {record && plan ? (
        <CurrentPlan uid={uid} plan={plan} record={record} openMonday={openMonday} />
      ) : isStarting ? (
        <PlanStart
          uid={uid}
          said={said}
          onCancel={() => {
            setIsStarting(false);
          }}
        />
      ) : (
        <EmptyState
          sentence={t('plan:empty.sentence')}
          action={
            <Button
              variant="contained"
              onClick={() => {
                setIsStarting(true);
              }}
            >
              {t('plan:empty.action')}
            </Button>
          }
        />
      )}
    </Suspense>
  );
}
