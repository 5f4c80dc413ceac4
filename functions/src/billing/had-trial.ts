import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BillingDependencies } from './billing-dependencies.ts';

/** Before anything was sold. */
const EVER = Timestamp.fromMillis(0);

/**
 * Whether somebody had a trial of what a seller sells; there is no second one. Stripe is asked for the
 * newest subscriptions alone, so those that were mirrored count as well: mirrors stay.
 *
 * @param newest of the seller, as Stripe has them
 */
export async function hadTrial(
  newest: readonly { trialEndsAt: Date | null }[],
  { uid, sellerId }: { uid: string; sellerId: string },
  { firestore }: Pick<BillingDependencies, 'firestore'>,
): Promise<boolean> {
  if (includesTrial(newest)) return true;
  const mirrored = await firestore
    .collection(firestorePaths.subscriptions(uid))
    .where('sellerId', '==', sellerId)
    .where('trialEndsAt', '>', EVER)
    .limit(1)
    .get();
  return !mirrored.empty;
}

/** Whether one of some subscriptions is or was a trial. */
export function includesTrial(subscriptions: readonly { trialEndsAt: Date | null }[]): boolean {
  return subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null);
}
