import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CoachedRunnerView } from '../../features/roster/coached-runner-view.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CoachOnly } from './coach-only.tsx';

preloadDateLocale();

// What measures a plan is heavy, and the page is of use before it.
const CoachedPlan = lazy(() => import('../../features/plans/coached/coached-plan.tsx'));

/** One runner of a coach. */
export default function CoachRunnerPage() {
  const { runnerUid } = useParams();
  if (runnerUid === undefined) return null;
  return (
    <CoachOnly>
      {(uid) => (
        <CoachedRunnerView
          key={runnerUid}
          coachId={uid}
          runnerUid={runnerUid}
          planOf={(name) => (
            <Suspense fallback={<LoadingState shape="rows" />}>
              <CoachedPlan runnerUid={runnerUid} coachUid={uid} name={name} />
            </Suspense>
          )}
        />
      )}
    </CoachOnly>
  );
}
