import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { forgottenPaymentJob } from './settle-forgotten-payment.ts';
import { storedPayment, type StoredPayment } from './stored-purchase.ts';

/** Twice as many writes fit into a batch. */
const PAGE_SIZE = 200;

/**
 * Takes a person out of the payments for what they bought and sold, once their purchases are gone. What
 * is left leads a later refund to the coach's sale. A payment that was not granted gets a job that
 * ends it. Safe to repeat.
 *
 * @returns false where the time was over first
 */
export async function forgetPayments(
  uid: string,
  now: Date,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const payments = firestore.collection(firestorePaths.stripePayments());
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await payments.where('uid', '==', uid).limit(PAGE_SIZE).get();
    const batch = firestore.batch();
    for (const document of docs) {
      const stored = unlessUnreadable(() => storedPayment(document));
      // A document of an earlier release does not say whose sale it was.
      if (stored?.coachId === undefined) {
        batch.delete(document.ref);
        continue;
      }
      const { coachId, isGranted = false } = stored;
      const left: StoredPayment = { uid: null, purchaseId: null, coachId, isGranted };
      batch.set(document.ref, left);
      if (isGranted) continue;
      askForJob(batch, firestore, forgottenPaymentJob(document.id), { current: undefined, now });
    }
    await batch.commit();
    if (docs.length < PAGE_SIZE) break;
  }
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await payments.where('coachId', '==', uid).limit(PAGE_SIZE).get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.update(ref, { coachId: null });
    await batch.commit();
    if (docs.length < PAGE_SIZE) return true;
  }
}
