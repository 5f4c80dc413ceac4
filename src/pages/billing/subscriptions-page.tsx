import { SubscriptionList } from '../../features/billing/subscription-list.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';

preloadDateLocale();

/** What the runner pays, when next, and how to stop. */
export default function SubscriptionsPage() {
  return <SubscriptionList />;
}
