import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedCustomer, type StoredStripeAccount } from './billing-documents.ts';

/** A look at this moment is older than any. */
const NEVER = Timestamp.fromMillis(0);

/** @returns null where the runner never began to buy */
export async function knownCustomer(
  uid: string,
  { firestore }: Pick<BillingDependencies, 'firestore'>,
): Promise<string | null> {
  const snapshot = await firestore.doc(firestorePaths.stripeCustomer(uid)).get();
  return storedCustomer(snapshot)?.customerId ?? null;
}

/** The runner's customer at Stripe, made where there is none. Safe to repeat, also at once. */
export async function customerOf(uid: string, dependencies: BillingDependencies): Promise<string> {
  const known = await knownCustomer(uid, dependencies);
  if (known !== null) return known;
  const made = await sellingStripe(dependencies).createCustomer(uid);
  const { firestore } = dependencies;
  const reference = firestore.doc(firestorePaths.stripeCustomer(uid));
  return firestore.runTransaction(async (transaction) => {
    const stored = storedCustomer(await transaction.get(reference));
    if (stored) return stored.customerId;
    const account: StoredStripeAccount = { uid, turn: 0, writtenTurn: 0, lookedAt: NEVER };
    transaction.set(reference, { uid, customerId: made });
    transaction.set(firestore.doc(firestorePaths.stripeAccount(made)), account);
    return made;
  });
}
