import { useNavigate, useSearchParams } from 'react-router-dom';
import { OWN_PLAN_TERMS } from '@tasuki/domain/billing/own-plan';
import { OwnPlanPayment } from '../../features/billing/own-plan-payment.tsx';
import { ownPlanCallbackPath } from '../../features/billing/payment-link.ts';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** The terms and the card for Tasuki's own plan. */
export default function OnboardingPaymentPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get('term');
  const term = OWN_PLAN_TERMS.find((known) => known === wanted) ?? 'monthly';
  return (
    <OwnPlanPayment
      term={term}
      onConfirmed={(setupIntentId) => {
        void navigate(`${ownPlanCallbackPath(term)}?setup_intent=${setupIntentId}`, {
          replace: true,
        });
      }}
    />
  );
}
