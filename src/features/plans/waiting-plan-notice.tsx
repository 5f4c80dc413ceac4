import { lazy, Suspense } from 'react';
import { useIsPlanWaiting } from '../../data/coaches/use-is-plan-waiting.ts';

/** Loaded by runners for whom one waits. */
const PlanWaits = lazy(() => import('./plan-waits.tsx'));

/** That a coach’s plan waits for the runner’s decision, and the way to it; nothing where none waits. */
export function WaitingPlanNotice() {
  return (
    useIsPlanWaiting() && (
      <Suspense>
        <PlanWaits />
      </Suspense>
    )
  );
}
