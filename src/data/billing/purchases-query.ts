import type { Purchase } from '@tasuki/domain/products/purchase';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchPurchase, watchPurchases, watchReversedPurchases } from './purchases.ts';

/** What the person bought once, live, the newest first. */
export function usePurchases(uid: string) {
  return useLiveQuery<Purchase[]>({
    key: `purchases/${uid}`,
    watch: (onData, onError) => watchPurchases(uid, onData, onError),
  });
}

/** One purchase, live; null = there is none of this id. */
export function usePurchase(uid: string, purchaseId: string) {
  return useLiveQuery<Purchase | null>({
    key: `purchase/${uid}/${purchaseId}`,
    watch: (onData, onError) => watchPurchase(uid, purchaseId, onData, onError),
  });
}

/**
 * What the person lost of late because its payment was reversed, live.
 *
 * @param from since when; the same as long as the page is open
 */
export function useReversedPurchases(uid: string, from: Date) {
  return useLiveQuery<Purchase[]>({
    key: `reversedPurchases/${uid}`,
    watch: (onData, onError) => watchReversedPurchases(uid, from, onData, onError),
  });
}
