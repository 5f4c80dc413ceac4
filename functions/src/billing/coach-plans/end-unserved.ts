import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { isLive, SUBSCRIPTION_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isCoachThere } from '../../coaches/is-coach-there.ts';
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import { logInfo } from '../../platform/log.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { storedStripeAccount } from '../billing-documents.ts';
import { lookAtCustomer } from '../look-at-customer.ts';
import { payBackRest } from '../reversals/pay-back-rest.ts';
import { mailOfEnd } from '../reversals/reversal-mail.ts';

/** More at a time nobody has. */
const SUBSCRIPTIONS_A_LOOK = 50;

/**
 * Ends a person's subscriptions to coaches who are gone, are coaches no more, are disabled, or have ended
 * coaching this person. What is left of the current period is paid back, and the person gets a mail of it.
 * Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function endUnserved(
  uid: string,
  customerId: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const unserved = await unservedOf(uid, dependencies);
  if (unserved.length === 0) return;
  const { now, startJob } = dependencies;
  const stripe = sellingStripe(dependencies);
  const found = await stripe.subscriptionsOf(customerId);
  for (const mirror of unserved) {
    const subscription = found.find(({ id }) => id === mirror.id);
    if (!subscription || !isLive(subscription.status)) continue;
    // Back first: what has ended is not looked at again.
    const paidBackYen = await payBackRest(subscription, now(), stripe);
    const mailJobId = await noteEnd({ uid, customerId, mirror, paidBackYen }, dependencies);
    await stripe.endSubscription(subscription.id);
    if (mailJobId !== null) await startJob(mailJobId);
  }
  await lookAtCustomer(customerId, dependencies);
}

/** @returns the mirrors of what runs, and is served by nobody */
async function unservedOf(
  uid: string,
  { firestore }: Pick<BillingDependencies, 'firestore'>,
): Promise<DocumentSnapshot[]> {
  const { docs } = await firestore
    .collection(firestorePaths.subscriptions(uid))
    .where('status', 'in', SUBSCRIPTION_STATUSES.filter(isLive))
    .limit(SUBSCRIPTIONS_A_LOOK)
    .get();
  const running = docs.filter((one) => one.get('sellerId') !== OWN_SELLER);
  const [first, ...others] = running.flatMap((one) => {
    const sellerId = one.get('sellerId') as string;
    return [
      firestore.doc(firestorePaths.coach(sellerId)),
      firestore.doc(firestorePaths.accountState(sellerId)),
      firestore.doc(firestorePaths.coachLink(uid, sellerId)),
    ];
  });
  if (!first) return [];
  const found = await firestore.getAll(first, ...others);
  return running.filter((one, index) => {
    const [coach, state, link] = found.slice(index * 3, index * 3 + 3);
    return !isCoachThere(coach, state) || hasGivenUp(one, uid, link);
  });
}

/**
 * Whether the coach has ended the link. A runner who ends it goes on with what they pay for. One who
 * chooses the coach anew has the link back with the first payment, for which their bank may ask.
 */
function hasGivenUp(
  mirror: DocumentSnapshot,
  uid: string,
  snapshot: DocumentSnapshot | undefined,
): boolean {
  const link = snapshot && storedCoachLink(snapshot);
  if (link?.runnerUid !== uid || link.state !== 'ended') return false;
  return link.endedBy === mirror.get('sellerId') && mirror.get('status') !== 'incomplete';
}

interface UnservedEnd {
  uid: string;
  customerId: string;
  mirror: DocumentSnapshot;
  paidBackYen: number;
}

/**
 * Notes why a subscription ends, before it does, so that its card says so whoever ends it.
 *
 * @returns the job of the mail to its runner; null = it was asked for before, or the account is gone
 */
async function noteEnd(
  { uid, customerId, mirror, paidBackYen }: UnservedEnd,
  { firestore, now }: BillingDependencies,
): Promise<string | null> {
  const { id } = mirror;
  const name = (field: string) => {
    const value: unknown = mirror.get(field);
    return typeof value === 'string' ? value : '';
  };
  const reference = firestore.doc(firestorePaths.stripeAccount(customerId));
  return firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    if (account?.uid !== uid) return null;
    const mail = {
      kind: 'coach-plan-ended',
      planName: name('planName'),
      coachName: name('sellerName'),
      paidBackYen,
    } as const;
    const askForMail = await mailOfEnd({ uid, id, mail }, transaction, { firestore, now: now() });
    const end = { subscriptionId: id, kind: 'unserved', paidBackYen } as const;
    transaction.update(reference, { reversals: { ...account.reversals, [id]: end } });
    logInfo('subscription to a coach ended', { uid, subscription: id, paidBackYen });
    return askForMail?.() ?? null;
  });
}
