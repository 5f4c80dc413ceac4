import { Suspense } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { CoachPlanPayment } from '../../features/billing/coach-plan-payment.tsx';
import { coachPlanCallbackPath } from '../../features/billing/payment-link.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';

preloadDateLocale();

/** The terms and the card for a coach's plan; without a plan it leads to the coach's list. */
export default function CoachSubscribePage() {
  const { coachId = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const planId = search.get('plan') ?? '';
  if (planId === '') return <Navigate replace to={routePath('coachProfile', { coachId })} />;
  return (
    <Suspense fallback={<LoadingState shape="form" />}>
      <CoachPlanPayment
        coachId={coachId}
        planId={planId}
        onConfirmed={(setupIntentId) => {
          const callbackPath = coachPlanCallbackPath(coachId, planId);
          void navigate(`${callbackPath}?setup_intent=${setupIntentId}`, { replace: true });
        }}
      />
    </Suspense>
  );
}
