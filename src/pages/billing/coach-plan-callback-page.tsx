import { useParams, useSearchParams } from 'react-router-dom';
import { OWN_PLAN_TERMS } from '@tasuki/domain/billing/own-plan';
import { onboardingPaymentPath } from '../../features/billing/payment-link.ts';
import { SetUpResult } from '../../features/billing/set-up-result.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** Where a subscription begins, after its method was confirmed. */
export default function CoachPlanCallbackPage() {
  const { planId } = useParams();
  const [search] = useSearchParams();
  const term = OWN_PLAN_TERMS.find((known) => known === planId) ?? 'monthly';
  return (
    <SetUpResult
      setupIntentId={search.get('setup_intent')}
      subscriptionId={null}
      againPath={onboardingPaymentPath(term)}
    />
  );
}
