import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ReversedPaymentState } from '@tasuki/domain/billing/reversals/reversed-payment';
import type { PaymentOutcome } from '@tasuki/domain/billing/payment-outcome';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { PurchaseResult } from '@tasuki/domain/products/product-calls';
import {
  durationEnd,
  isPaidOnTerms,
  isSaleState,
  type Purchase,
  type PurchaseState,
  type Sale,
} from '@tasuki/domain/products/purchase';
import { isCoachThere } from '../../coaches/is-coach-there.ts';
import { isClosedLink, storedCoachLink } from '../../coaches/stored-coach.ts';
import type { FoundPayment } from '../../integrations/stripe/stripe-shapes.ts';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { mailRequest } from '../../mail/send-mail-job.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { isShutOut } from '../is-shut-out.ts';
import { storedProduct } from '../products/stored-product.ts';
import { chargedPayment, reversalMail } from '../reversals/reversal-mail.ts';
import { storedPurchase } from './stored-purchase.ts';

/** One purchase, by who makes it. */
export interface PurchaseOfPerson {
  uid: string;
  purchaseId: string;
}

/**
 * Reads what became of a purchase's payment from Stripe, and grants or withdraws what was bought. The
 * return page and the webhook both run it, at once and again and again; it grants once. A payment to
 * a coach who is gone, is disabled or has ended coaching the buyer goes back before anything is granted. So
 * does one of a buyer who is shut out, and one on terms that ended some while ago, see `isPaidOnTerms`.
 *
 * @throws TasukiFailure 'billing/not-found' also for a purchase of somebody else,
 *   'billing/not-offered', 'billing/unavailable'
 */
export async function settlePurchase(
  { uid, purchaseId }: PurchaseOfPerson,
  dependencies: BillingDependencies,
): Promise<PurchaseResult> {
  const stripe = sellingStripe(dependencies);
  const { firestore } = dependencies;
  const reference = firestore.doc(firestorePaths.purchase(uid, purchaseId));
  const taken = await firestore.runTransaction(async (transaction) => {
    const purchase = storedPurchase(await transaction.get(reference));
    if (!purchase) throw new TasukiFailure('billing/not-found');
    const turn = purchase.turn + 1;
    if (purchase.paymentIntentId !== null) transaction.update(reference, { turn });
    return { purchase, turn };
  });
  const { paymentIntentId } = taken.purchase;
  if (paymentIntentId === null) return { outcome: 'failed' };
  let payment = await stripe.payment(paymentIntentId);
  const isFirstGrant = taken.purchase.paidAt === null && stateOf(payment) === 'paid';
  const mayStand = async () =>
    (await isServed(taken.purchase, uid, dependencies)) && !(await isShutOut(uid, firestore));
  const isOnTerms = async () => areTermsHeld(taken.purchase, payment, dependencies);
  if (isFirstGrant && !((await mayStand()) && (await isOnTerms()))) {
    if (!(await isOnTerms())) await noteFormerTerms(reference, firestore);
    await stripe.refundPayment(paymentIntentId);
    payment = await stripe.payment(paymentIntentId);
  }
  const found = payment;
  const mailJobIds = await firestore.runTransaction(async (transaction) => {
    const purchase = storedPurchase(await transaction.get(reference));
    // Gone with the account, or a later look has written.
    if (!purchase || purchase.writtenTurn >= taken.turn) return [];
    const settlement = { uid, purchase, payment: found, turn: taken.turn };
    const askForMail = await mailOf(settlement, transaction, dependencies);
    const sale = await write(settlement, transaction, dependencies);
    const mails = [askForMail?.(), sale && askForSaleMail(sale, transaction, dependencies)];
    return mails.filter((id) => typeof id === 'string');
  });
  for (const id of mailJobIds) await dependencies.startJob(id);
  return { outcome: outcomeOf(found) };
}

/** The state that a payment gives its purchase. */
export function stateOf({
  outcome,
  isCancelled,
  isRefunded,
  isDisputed,
  refusal,
}: FoundPayment): PurchaseState {
  if (isRefunded) return 'refunded';
  if (isDisputed) return 'disputed';
  if (outcome === 'successful') return 'paid';
  if (outcome === 'processing') return 'processing';
  if (isCancelled) return 'cancelled';
  return refusal === null ? 'open' : 'failed';
}

function outcomeOf(payment: FoundPayment): PaymentOutcome {
  const { outcome, isRefunded, isDisputed } = payment;
  return isRefunded || isDisputed ? 'failed' : outcome;
}

/** Whether the coach is there, and has not lately ended coaching the buyer. */
async function isServed(
  { coachId }: Purchase,
  uid: string,
  { firestore, now }: BillingDependencies,
): Promise<boolean> {
  if (coachId === null) return false;
  const [coach, state, link] = await firestore.getAll(
    firestore.doc(firestorePaths.coach(coachId)),
    firestore.doc(firestorePaths.accountState(coachId)),
    firestore.doc(firestorePaths.coachLink(uid, coachId)),
  );
  return isCoachThere(coach, state) && !isClosedLink(storedCoachLink(link), uid, now());
}

/**
 * Checks that the terms still hold: a charge long after its product was archived or changed is no
 * sale.
 */
async function areTermsHeld(
  purchase: Purchase,
  { paidAt }: FoundPayment,
  { firestore, now }: BillingDependencies,
): Promise<boolean> {
  const { coachId, productId } = purchase;
  if (coachId === null) return false;
  const snapshot = await firestore.doc(firestorePaths.coachProduct(coachId, productId)).get();
  return isPaidOnTerms(purchase, storedProduct(snapshot), paidAt ?? now());
}

/** Before the money goes back, so that whichever look writes the state, the buyer reads why. */
async function noteFormerTerms(reference: DocumentReference, firestore: Firestore): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    // Gone with the account meanwhile, it stays gone.
    const { exists } = await transaction.get(reference);
    if (exists) transaction.update(reference, { refundedFor: 'former-terms' });
  });
}

interface Settlement {
  uid: string;
  purchase: Purchase;
  payment: FoundPayment;
  turn: number;
}

/** @returns null also while the bank only asks */
function reversedAs({ isRefunded, isChargedBack }: FoundPayment): ReversedPaymentState | null {
  if (isRefunded) return 'refunded';
  return isChargedBack ? 'disputed' : null;
}

/** The buyer reads by mail, once, that what they bought is gone with its payment. */
async function mailOf(
  { uid, purchase, payment }: Settlement,
  transaction: Transaction,
  { firestore, now }: BillingDependencies,
) {
  const reversal = reversedAs(payment);
  const { id, name, takenBackAt = null } = purchase;
  if (reversal === null || takenBackAt !== null) return null;
  const news = { uid, id, reversal, name, purchaseId: id, charged: chargedPayment(payment) };
  return reversalMail(news, transaction, { firestore, now: now() });
}

/** A sale that its coach has not been notified of. */
interface NewSale {
  coachId: string;
  sale: Sale;
}

function askForSaleMail(
  { coachId, sale }: NewSale,
  transaction: Transaction,
  { firestore, now }: BillingDependencies,
): string {
  const { productName, runnerName, priceYen: amountYen } = sale;
  const mail = { kind: 'product-sold', productName, runnerName, amountYen } as const;
  const request = mailRequest({ uid: coachId, key: `sold_${sale.id}`, mail }, now());
  return askForJob(transaction, firestore, request, { current: undefined, now: now() });
}

/** @returns the sale, where it is granted for the first time */
async function write(
  { uid, purchase, payment, turn }: Settlement,
  transaction: Transaction,
  { firestore, now }: BillingDependencies,
): Promise<NewSale | null> {
  const { id, coachId, duration, durationUnit } = purchase;
  const state = stateOf(payment);
  const wasPaid = payment.outcome === 'successful';
  const paidAt = purchase.paidAt ?? (wasPaid ? (payment.paidAt ?? now()) : null);
  const endsAt = paidAt && durationEnd(paidAt, duration, durationUnit);
  const [coach, profile] =
    paidAt !== null && coachId !== null
      ? await transaction.getAll(
          firestore.doc(firestorePaths.coach(coachId)),
          firestore.doc(firestorePaths.publicProfile(uid)),
        )
      : [];
  transaction.update(firestore.doc(firestorePaths.purchase(uid, id)), {
    state,
    failure: state === 'failed' ? payment.refusal : null,
    paidAt,
    endsAt,
    takenBackAt: reversedAs(payment) === null ? null : (purchase.takenBackAt ?? now()),
    writtenTurn: turn,
  });
  if (paidAt !== null && purchase.paidAt === null) {
    const trace = firestore.doc(firestorePaths.stripePayment(payment.id));
    transaction.set(trace, { uid, purchaseId: id, coachId, isGranted: true });
  }
  if (
    !isSaleState(state) ||
    paidAt === null ||
    endsAt === null ||
    coachId === null ||
    !coach?.exists
  )
    return null;
  const displayName: unknown = profile?.get('displayName');
  const sale: Sale = {
    id: payment.id,
    productId: purchase.productId,
    productName: purchase.name,
    runnerUid: uid,
    runnerName: typeof displayName === 'string' ? displayName : '',
    priceYen: purchase.priceYen,
    refundedYen: payment.refundedYen,
    state,
    paidAt,
    endsAt,
  };
  transaction.set(firestore.doc(firestorePaths.sale(coachId, payment.id)), sale);
  return state === 'paid' && purchase.paidAt === null ? { coachId, sale } : null;
}
