import { Navigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';

/**
 * Where a bank leads back to that wanted the whole page for a switch. The truth screen compares
 * itself with Stripe as it opens, so it says what came of it.
 */
export default function SubscriptionEditCallbackPage() {
  return <Navigate replace to={routePath('subscriptions')} />;
}
