import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchSubscriptions } from './subscriptions.ts';

/** The person's subscriptions, live, the newest first. */
export function useSubscriptions(uid: string) {
  return useLiveQuery<SubscriptionMirror[]>({
    key: `subscriptions/${uid}`,
    watch: (onData, onError) => watchSubscriptions(uid, onData, onError),
  });
}
