import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { MethodChange } from '../../features/billing/method-change.tsx';
import { CONFIRM_STEP } from '../../features/billing/payment-link.ts';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** Another card for a subscription, or the bank's word on what is due. */
export default function SubscriptionPaymentPage() {
  const { subscriptionId = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const callbackPath = routePath('subscriptionCallback', { subscriptionId });
  return (
    <MethodChange
      subscriptionId={subscriptionId}
      isConfirmation={search.get('step') === CONFIRM_STEP}
      onConfirmed={(setupIntentId) => {
        void navigate(`${callbackPath}?setup_intent=${setupIntentId}`, { replace: true });
      }}
      onPaid={() => {
        void navigate(routePath('subscriptions'), { replace: true });
      }}
    />
  );
}
