import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { PurchasePayment } from '@tasuki/domain/products/product-calls';
import { hasTermsOf, isPayable, type Purchase } from '@tasuki/domain/products/purchase';
import { isClosedLink, storedCoach, storedCoachLink } from '../../coaches/stored-coach.ts';
import type { FoundPayment } from '../../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { customerOf } from '../customer-of.ts';
import { isForSale, storedProduct } from '../products/stored-product.ts';
import { giveUpPurchase } from './give-up-purchase.ts';
import { settlePurchase, type PurchaseOfPerson } from './settle-purchase.ts';
import { storedPurchase, type StoredPayment } from './stored-purchase.ts';

/**
 * Begins the payment of a purchase, or finds the one that was begun. Nothing is charged before the
 * browser confirms it with Stripe. Two calls get the same payment.
 *
 * @throws TasukiFailure 'billing/not-found' also for a purchase of somebody else,
 *   'billing/product-not-sold' where it is sold no more, 'billing/offer-outdated' where its terms are
 *   others now, 'coach/ended-by-coach' where the coach has lately ended coaching the buyer,
 *   'billing/not-offered', 'billing/unavailable'
 */
export async function payPurchase(
  reference: PurchaseOfPerson,
  dependencies: BillingDependencies,
): Promise<PurchasePayment> {
  sellingStripe(dependencies);
  const purchase = await readPurchase(reference, dependencies);
  if (purchase.state === 'cancelled') throw new TasukiFailure('billing/offer-outdated');
  if (!isPayable(purchase.state)) return settled(reference, dependencies);
  const refusal = await refusalOf(purchase, reference.uid, dependencies);
  if (refusal !== null) {
    await giveUpPurchase(reference, dependencies);
    // Somebody may have paid it at this moment, and then has it.
    const { state } = await readPurchase(reference, dependencies);
    if (state !== 'cancelled') return settled(reference, dependencies);
    throw new TasukiFailure(refusal);
  }
  const payment = await paymentOf(reference, purchase, dependencies);
  const isOpen = payment.outcome === 'failed' || payment.outcome === 'needsAction';
  if (!isOpen || payment.isCancelled) return settled(reference, dependencies);
  return { outcome: payment.outcome, clientSecret: payment.clientSecret };
}

async function settled(
  reference: PurchaseOfPerson,
  dependencies: BillingDependencies,
): Promise<PurchasePayment> {
  const { outcome } = await settlePurchase(reference, dependencies);
  return { outcome, clientSecret: null };
}

async function readPurchase(
  { uid, purchaseId }: PurchaseOfPerson,
  { firestore }: BillingDependencies,
): Promise<Purchase> {
  const snapshot = await firestore.doc(firestorePaths.purchase(uid, purchaseId)).get();
  const purchase = storedPurchase(snapshot);
  if (!purchase) throw new TasukiFailure('billing/not-found');
  return purchase;
}

/** Why a purchase cannot be paid any more; null = it can. */
async function refusalOf(
  purchase: Purchase,
  uid: string,
  { firestore, now }: BillingDependencies,
): Promise<'billing/product-not-sold' | 'billing/offer-outdated' | 'coach/ended-by-coach' | null> {
  const { coachId, productId } = purchase;
  if (coachId === null) return 'billing/product-not-sold';
  const [coachSnapshot, productSnapshot, linkSnapshot] = await firestore.getAll(
    firestore.doc(firestorePaths.coach(coachId)),
    firestore.doc(firestorePaths.coachProduct(coachId, productId)),
    firestore.doc(firestorePaths.coachLink(uid, coachId)),
  );
  const product = storedProduct(productSnapshot);
  if (!product || !isForSale(storedCoach(coachSnapshot), product)) {
    return 'billing/product-not-sold';
  }
  if (isClosedLink(storedCoachLink(linkSnapshot), uid, now())) return 'coach/ended-by-coach';
  return hasTermsOf(purchase, product) ? null : 'billing/offer-outdated';
}

async function paymentOf(
  { uid, purchaseId }: PurchaseOfPerson,
  { paymentIntentId, priceYen, name, coachId }: Purchase,
  dependencies: BillingDependencies,
): Promise<FoundPayment> {
  const stripe = sellingStripe(dependencies);
  if (paymentIntentId !== null) return stripe.payment(paymentIntentId);
  const payment = await stripe.createPayment(
    {
      customerId: await customerOf(uid, dependencies),
      amountYen: priceYen,
      description: name,
      metadata: { purpose: 'purchase', uid, purchaseId },
    },
    `payment_${uid}_${purchaseId}`,
  );
  const { firestore } = dependencies;
  const reference = firestore.doc(firestorePaths.purchase(uid, purchaseId));
  const kept = await firestore.runTransaction(async (transaction) => {
    const stored = storedPurchase(await transaction.get(reference));
    // Given up meanwhile, or gone with the account.
    if (!stored || !isPayable(stored.state)) return null;
    if (stored.paymentIntentId !== null) return stored.paymentIntentId;
    const found: StoredPayment = { uid, purchaseId, coachId, isGranted: false };
    transaction.update(reference, { paymentIntentId: payment.id });
    transaction.set(firestore.doc(firestorePaths.stripePayment(payment.id)), found);
    return payment.id;
  });
  if (kept === payment.id) return payment;
  await stripe.cancelPayment(payment.id);
  if (kept === null) throw new TasukiFailure('billing/offer-outdated');
  return stripe.payment(kept);
}
