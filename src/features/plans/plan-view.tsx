import { lazy, Suspense, useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { saidOfPlanIn } from '@tasuki/domain/plans/asked/said-goal';
import { PLAN_WEEK_PARAMETER } from '@tasuki/domain/navigation/calendar-address';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { isPlanCurrent, planOfRecord } from '@tasuki/domain/plans/plan-record';
import { useTrainingPlan } from '../../data/plans/training-plan-query.ts';
import { useSeenPage } from '../../platform/last-seen/use-seen-page.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { writtenRules } from '../../ui/theme/constructed-style-sheet.ts';
import { LAYOUT_BREAKPOINTS } from '../../ui/theme/theme.ts';
import { CurrentPlan } from './current-plan.tsx';
import type { DrawnExpiry } from './week/week-rows.tsx';

// The code that reads the notes of runs is heavy, and a running plan does without it.
const PlanStart = lazy(async () => ({
  default: (await import('./starting/plan-start.tsx')).PlanStart,
}));

// Only of use to a runner with a human coach.
const NewPlans = lazy(async () => ({
  default: (await import('./coached/new-plans.tsx')).NewPlans,
}));

/** The next visit begins with the week of this one, as it was last seen on the same day. */
function useLastSeenPlan(
  uid: string,
  stored: ReturnType<typeof useTrainingPlan>,
  week: { isWeekDrawn: boolean; isKept: boolean; expiresAt: DrawnExpiry },
): void {
  const { isWeekDrawn, isKept, expiresAt } = week;
  const record = stored.state === 'ready' ? stored.data : null;
  useSeenPage({
    uid,
    path: routePath('plan'),
    breakpoints: LAYOUT_BREAKPOINTS,
    rulesOf: writtenRules,
    trueFor: 'day',
    isDrawn: stored.state === 'failed' || (stored.state === 'ready' && (isWeekDrawn || !record)),
    // Figures of the recordings are kept as long as these may be.
    isKept: isKept && expiresAt !== undefined,
    isGone: stored.state === 'ready' && record === null,
    expiresAt: expiresAt ?? null,
    content: record,
  });
}

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
  const [isWeekDrawn, setIsWeekDrawn] = useState(false);
  const [expiresAt, setExpiresAt] = useState<DrawnExpiry>(undefined);
  const [isStarting, setIsStarting] = useState(said !== null);
  const isAddressed = search.size > 0;
  // The state that began the questions is used up: after a reload the page must not ask again.
  useEffect(() => {
    if (isAddressed) setSearch({}, { replace: true });
  }, [isAddressed, setSearch]);
  useLastSeenPlan(uid, stored, {
    isWeekDrawn,
    expiresAt,
    isKept: isWeekDrawn && !isAddressed && openMonday === null,
  });
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
        <CurrentPlan
          uid={uid}
          plan={plan}
          record={record}
          openMonday={openMonday}
          onDrawn={setIsWeekDrawn}
          onExpiry={setExpiresAt}
        />
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
