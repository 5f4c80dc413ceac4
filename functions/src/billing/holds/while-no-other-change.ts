import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { logFailure } from '../../platform/log.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { storedStripeAccount, type StoredChange } from '../billing-documents.ts';
import { knownCustomer } from '../customer-of.ts';

/** Longer than any call may take. */
const CHANGE_MILLISECONDS = 2 * MINUTE_MILLISECONDS;

/**
 * Does work while none of another kind is under way for the same customer. Such work decides on a look
 * at Stripe and writes there later. So a coupon and a switch never meet between look and write. Work
 * of the same kind may run at once.
 *
 * @throws TasukiFailure 'billing/not-possible-now' while work of another kind is under way
 */
export async function whileNoOtherChange<Result>(
  kind: StoredChange['kind'],
  uid: string,
  dependencies: BillingDependencies,
  work: () => Promise<Result>,
): Promise<Result> {
  const customerId = await knownCustomer(uid, dependencies);
  // The work itself refuses whoever never bought anything.
  if (customerId === null) return work();
  const token = randomUUID();
  await begin(token, kind, customerId, dependencies);
  try {
    return await work();
  } finally {
    await end(token, customerId, dependencies).catch((cause: unknown) => {
      // It is over by itself in two minutes.
      logFailure('change of a subscription not noted as over', { uid }, cause);
    });
  }
}

async function begin(
  token: string,
  kind: StoredChange['kind'],
  customerId: string,
  { firestore, now }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.stripeAccount(customerId));
  await firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    if (!account) return;
    const time = now().getTime();
    const underWay = Object.entries(account.changes ?? {}).filter(
      ([, { until }]) => until.toMillis() > time,
    );
    if (underWay.some(([, change]) => change.kind !== kind)) {
      throw new TasukiFailure('billing/not-possible-now');
    }
    const until = Timestamp.fromMillis(time + CHANGE_MILLISECONDS);
    const changes = { ...Object.fromEntries(underWay), [token]: { kind, until } };
    transaction.update(reference, { changes });
  });
}

async function end(
  token: string,
  customerId: string,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.stripeAccount(customerId));
  await firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    if (!account) return;
    const { [token]: own, ...changes } = account.changes ?? {};
    if (own) transaction.update(reference, { changes });
  });
}
