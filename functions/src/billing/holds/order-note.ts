import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BillingDependencies } from '../billing-dependencies.ts';

/** Whether a set-up has become a subscription before, however long ago. */
export async function isOrderOver(
  setupIntentId: string,
  { firestore }: Pick<BillingDependencies, 'firestore'>,
): Promise<boolean> {
  return (await firestore.doc(noteOf(setupIntentId)).get()).exists;
}

/** Notes that a set-up has become a subscription. It stays: a page of then may be opened in years. */
export async function noteOrderOver(
  setupIntentId: string,
  { firestore }: Pick<BillingDependencies, 'firestore'>,
): Promise<void> {
  await firestore.doc(noteOf(setupIntentId)).set({ isMade: true });
}

function noteOf(setupIntentId: string): string {
  return firestorePaths.delivery(`setup_${setupIntentId}`);
}
