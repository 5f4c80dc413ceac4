import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CoachedRunnerView } from '../../features/roster/coached-runner-view.tsx';
import { loadCatalogues } from '../../platform/i18n.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CoachOnly } from './coach-only.tsx';

preloadDateLocale();

// The code that measures a plan is heavy, and the page is of use before it.
const CoachedPlan = lazy(() => import('../../features/plans/coached/coached-plan.tsx'));

const SharedTrends = lazy(async () => {
  const [trends] = await Promise.all([
    import('../../features/trends/shared-trends.tsx'),
    loadCatalogues(['trends', 'sports']),
  ]);
  return trends;
});

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
          trends={
            <Suspense fallback={<LoadingState shape="rows" />}>
              <SharedTrends runnerUid={runnerUid} />
            </Suspense>
          }
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
