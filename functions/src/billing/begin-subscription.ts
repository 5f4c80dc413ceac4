import type { OwnPlanChoice, SetUpStart } from '@tasuki/domain/billing/billing-calls';
import { OWN_PLAN } from '@tasuki/domain/billing/own-plan';
import { OWN_SELLER } from '@tasuki/domain/billing/subscription-mirror';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedSlot, type StoredSlot } from './billing-documents.ts';
import { customerOf } from './customer-of.ts';
import { finishSetUp } from './finish-set-up.ts';
import { hadTrial } from './had-trial.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { ownPriceId } from './own-price.ts';
import { setUpMetadata } from './set-up-metadata.ts';

/**
 * Begins a subscription to Tasuki's own plan with the setting up of a payment method. Nothing runs
 * and nothing is charged before the method is confirmed. Two calls for the same term, at once or one
 * after the other, get the same set-up.
 *
 * @throws TasukiFailure 'billing/subscription-exists', 'billing/unavailable', 'billing/not-offered'
 */
export async function beginSubscription(
  { term }: OwnPlanChoice,
  uid: string,
  dependencies: BillingDependencies,
): Promise<SetUpStart> {
  const stripe = sellingStripe(dependencies);
  const customerId = await customerOf(uid, dependencies);
  const subscriptions = (await lookAtCustomer(customerId, dependencies)) ?? [];
  const own = subscriptions.filter(({ sellerId }) => sellerId === OWN_SELLER);
  if (own.some(({ status }) => isLive(status))) {
    throw new TasukiFailure('billing/subscription-exists');
  }
  const isTrialOver = await hadTrial(own, { uid, sellerId: OWN_SELLER }, dependencies);
  const trialDays = isTrialOver ? 0 : OWN_PLAN.trialDays;
  const priceId = await ownPriceId(term, stripe);
  for (;;) {
    const slot = await takeAttempt(uid, term, dependencies);
    const setUp =
      slot.setupIntentId === null
        ? await stripe.createSetUp(
            customerId,
            setUpMetadata({
              purpose: 'subscribe',
              uid,
              sellerId: OWN_SELLER,
              planId: term,
              priceId,
              trialDays,
            }),
            `setup_${uid}_${OWN_SELLER}_${slot.attempt}_${priceId}_${trialDays}`,
          )
        : await stripe.setUp(slot.setupIntentId);
    const isUsable =
      setUp.isOpen &&
      setUp.metadata['priceId'] === priceId &&
      setUp.metadata['trialDays'] === String(trialDays);
    if (isUsable) {
      await noteSetUp(uid, slot.attempt, setUp.id, dependencies);
      return { setupIntentId: setUp.id, clientSecret: setUp.clientSecret, trialDays };
    }
    if (setUp.outcome === 'processing') throw new TasukiFailure('billing/processing');
    const isUnclaimed = slot.claimedBy === null || slot.claimedBy === setUp.id;
    if (setUp.outcome === 'successful' && isUnclaimed && slot.subscriptionId === null) {
      // It was confirmed, and the way back was lost.
      await finishSetUp(setUp.id, uid, dependencies);
      throw new TasukiFailure('billing/subscription-exists');
    }
    await endAttempt(uid, slot.attempt, dependencies);
  }
}

/** The attempt that is under way for a term, or the next one, with the set-up that the term had. */
async function takeAttempt(
  uid: string,
  planId: string,
  { firestore }: BillingDependencies,
): Promise<StoredSlot> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, OWN_SELLER));
  return firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.planId === planId) return stored;
    const { [planId]: known = null, ...others } = stored?.otherSetUps ?? {};
    const slot: StoredSlot = {
      uid,
      sellerId: OWN_SELLER,
      claimedBy: null,
      subscriptionId: null,
      ...stored,
      attempt: (stored?.attempt ?? 0) + 1,
      planId,
      setupIntentId: known,
      otherSetUps: stored?.setupIntentId
        ? { ...others, [stored.planId]: stored.setupIntentId }
        : others,
    };
    transaction.set(reference, slot);
    return slot;
  });
}

async function noteSetUp(
  uid: string,
  attempt: number,
  setupIntentId: string,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, OWN_SELLER));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.attempt === attempt) transaction.update(reference, { setupIntentId });
  });
}

/** The next attempt gets another set-up. */
async function endAttempt(
  uid: string,
  attempt: number,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, OWN_SELLER));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.attempt !== attempt) return;
    transaction.update(reference, { attempt: attempt + 1, setupIntentId: null });
  });
}
