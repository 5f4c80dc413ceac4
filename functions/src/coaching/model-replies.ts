import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  entitlementsOf,
  FREE_ENTITLEMENTS,
  REPLIES_LEFT_SAID_FROM,
} from '@tasuki/domain/billing/entitlements';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedSubscription } from '../billing/stored-subscription.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { logWarning } from '../platform/log.ts';

/** A reply by a model that a person has taken of those of their month. */
export interface TakenReply {
  /** How many are left of the month after it, where that is to be said; null = enough, or no limit. */
  left: number | null;
  /** No sentence of the model went out; a failure is logged and costs one reply. */
  giveBack: () => Promise<void>;
}

/** More of them nobody has; the mirror holds fewer. */
const SUBSCRIPTIONS_MAXIMUM = 50;
/** The count is of no use after its month. */
const EXPIRES_AFTER_DAYS = 3;

/**
 * Takes one of the replies by models that a person has in a calendar month (UTC). It counts as had
 * until it is given back, so a process that dies in between has used it.
 *
 * The count is written only where nobody has written it since it was read. What a person pays for
 * is read only where the free replies are nearly used up.
 *
 * @returns null where none is left
 * @throws whatever Firestore throws; then none is taken
 */
export async function takeModelReply(
  firestore: Firestore,
  { uid, now }: { uid: string; now: Date },
): Promise<TakenReply | null> {
  const month = now.toISOString().slice(0, 7);
  const reference = firestore.doc(firestorePaths.modelReplies(uid, month));
  return retryOnContention(async () => {
    const snapshot = await reference.get();
    const { replies = 0 } = (snapshot.data() ?? {}) as { replies?: number };
    const free = FREE_ENTITLEMENTS.modelRepliesPerMonth ?? Number.POSITIVE_INFINITY;
    const isNearEnd = replies + 1 >= free - REPLIES_LEFT_SAID_FROM;
    const limit = isNearEnd ? await limitOf(firestore, { uid, now }) : free;
    if (replies >= limit) return null;
    const left = limit - replies - 1;
    const batch = firestore.batch();
    const expiresAt = Timestamp.fromMillis(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1 + EXPIRES_AFTER_DAYS),
    );
    writeUnlessChanged(batch, snapshot, { uid, month, replies: replies + 1, expiresAt });
    await batch.commit();
    return {
      left: left <= REPLIES_LEFT_SAID_FROM ? left : null,
      giveBack: async () => {
        try {
          await reference.update({ replies: FieldValue.increment(-1) });
        } catch (cause) {
          logWarning('reply of a month not given back', { month }, cause);
        }
      },
    };
  });
}

/** How many a person has in a month: by a subscription, or the right of a coach, more than the free ones. */
async function limitOf(
  firestore: Firestore,
  { uid, now }: { uid: string; now: Date },
): Promise<number> {
  const [subscriptions, state] = await Promise.all([
    firestore
      .collection(firestorePaths.subscriptions(uid))
      .where('sellerId', '==', OWN_SELLER)
      .limit(SUBSCRIPTIONS_MAXIMUM)
      .get(),
    firestore.doc(firestorePaths.accountState(uid)).get(),
  ]);
  // Coaches buy no plan of ours; the limits of a day hold for them.
  if (storedAccountState(state)?.roles?.includes('coach') === true) {
    return Number.POSITIVE_INFINITY;
  }
  const own = subscriptions.docs.flatMap((document) => {
    const subscription = unlessUnreadable(() => storedSubscription(document));
    return subscription?.sellerId === OWN_SELLER ? [subscription] : [];
  });
  return entitlementsOf(own, now).modelRepliesPerMonth ?? Number.POSITIVE_INFINITY;
}
