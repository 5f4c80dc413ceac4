import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PlanSwitch } from '../../features/billing/plan-switch.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

preloadDateLocale();

/** Another plan of the same seller. */
export default function SubscriptionEditPage() {
  const { coachId = '' } = useParams();
  return (
    <Suspense fallback={<LoadingState shape="form" />}>
      <PlanSwitch sellerId={coachId} />
    </Suspense>
  );
}
