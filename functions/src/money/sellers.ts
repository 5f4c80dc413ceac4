import type { Firestore } from 'firebase-admin/firestore';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { fieldsOf } from './fields-of.ts';

/** The coaches whose sale a payment was, by payment. */
export async function sellersOfPayments(
  paymentIds: readonly string[],
  firestore: Firestore,
): Promise<ReadonlyMap<string, string>> {
  return fieldsOf(paymentIds, firestorePaths.stripePayment, 'coachId', firestore);
}

/** Names of coaches by their ids; who is gone has none. */
export async function sellerNames(
  sellerIds: readonly (string | null)[],
  firestore: Firestore,
): Promise<ReadonlyMap<string, string>> {
  const coaches = sellerIds.flatMap((id) => (id === null || id === OWN_SELLER ? [] : id));
  return fieldsOf(coaches, firestorePaths.coach, 'name', firestore);
}
