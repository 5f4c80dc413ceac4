import { Navigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';

/**
 * The page to which a bank leads back if a switch took the whole page. The list of subscriptions
 * compares itself with Stripe as it opens, so it shows the result.
 */
export default function SubscriptionEditCallbackPage() {
  return <Navigate replace to={routePath('subscriptions')} />;
}
