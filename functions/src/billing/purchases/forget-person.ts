import { GONE_SELLER } from '@tasuki/domain/billing/subscription-mirror';
import type { Firestore, Query } from 'firebase-admin/firestore';

const PAGE_SIZE = 200;

/**
 * Takes a person out of what others bought of them, and of what they bought of others. The other
 * side keeps what was sold, and when.
 *
 * @returns false where the time was over first
 */
export async function forgetInPurchases(
  uid: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const bought = firestore.collectionGroup('purchases').where('coachId', '==', uid);
  const sold = firestore.collectionGroup('sales').where('runnerUid', '==', uid);
  const subscribed = firestore.collectionGroup('subscribers').where('runnerUid', '==', uid);
  const subscriptions = firestore.collectionGroup('subscriptions').where('sellerId', '==', uid);
  return (
    (await changeAll(bought, { coachId: null, coachName: '' }, isTimeOver)) &&
    (await changeAll(sold, { runnerUid: null, runnerName: '' }, isTimeOver)) &&
    (await changeAll(
      subscribed,
      { runnerUid: null, runnerName: '', status: 'canceled' },
      isTimeOver,
    )) &&
    (await changeAll(subscriptions, { sellerId: GONE_SELLER, sellerName: '' }, isTimeOver))
  );
}

async function changeAll(
  query: Query,
  change: Record<string, string | null>,
  isTimeOver: () => boolean,
): Promise<boolean> {
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await query.limit(PAGE_SIZE).get();
    const batch = query.firestore.batch();
    for (const { ref } of docs) batch.update(ref, change);
    await batch.commit();
    if (docs.length < PAGE_SIZE) return true;
  }
}
