import { useParams, useSearchParams } from 'react-router-dom';
import { OWN_PLAN_TERMS, OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { onboardingPaymentPath } from '../../features/billing/payment-link.ts';
import { SetUpResult } from '../../features/billing/set-up-result.tsx';
import { coachSubscribePath } from '../../platform/coach-subscribe-path.ts';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** The page that begins a subscription after its method was confirmed. */
export default function CoachPlanCallbackPage() {
  const { coachId = '', planId = '' } = useParams();
  const [search] = useSearchParams();
  const term = OWN_PLAN_TERMS.find((known) => known === planId) ?? 'monthly';
  return (
    <SetUpResult
      setupIntentId={search.get('setup_intent')}
      begunWith={coachId}
      againPath={
        coachId === OWN_SELLER ? onboardingPaymentPath(term) : coachSubscribePath(coachId, planId)
      }
    />
  );
}
