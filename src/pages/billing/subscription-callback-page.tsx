import { useParams, useSearchParams } from 'react-router-dom';
import { methodPath } from '../../features/billing/payment-link.ts';
import { SetUpResult } from '../../features/billing/set-up-result.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** The page on which another payment method takes effect, or a payment is over. */
export default function SubscriptionCallbackPage() {
  const { subscriptionId = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <SetUpResult
      setupIntentId={search.get('setup_intent')}
      changedId={subscriptionId}
      againPath={methodPath(subscriptionId)}
    />
  );
}
