import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ProductChoice, PurchaseReference } from '@tasuki/domain/products/product-calls';
import {
  hasTermsOf,
  isPayable,
  isPurchaseEntitled,
  type Purchase,
} from '@tasuki/domain/products/purchase';
import { isClosedLink, storedCoach, storedCoachLink } from '../../coaches/stored-coach.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { isForSale, storedProduct } from '../products/stored-product.ts';
import { giveUpPurchase } from './give-up-purchase.ts';
import { countOfPurchase, purchaseId, storedPurchase } from './stored-purchase.ts';

/** Those before are long over. */
const LATEST_PURCHASES_READ = 200;

/**
 * Notes what a runner is about to buy, on the terms of this moment. Nothing is charged. Two calls for
 * the same product, at once or one after the other, get the same purchase until it is paid.
 *
 * @throws TasukiFailure 'billing/product-not-sold' also for the caller's own product,
 *   'coach/ended-by-coach' where the coach has lately ended coaching the caller,
 *   'billing/purchase-exists' while an earlier one still runs, 'billing/processing',
 *   'billing/not-offered', 'billing/unavailable'
 */
export async function beginPurchase(
  choice: ProductChoice,
  uid: string,
  dependencies: BillingDependencies,
): Promise<PurchaseReference> {
  sellingStripe(dependencies);
  const taken = await takePurchase(choice, uid, dependencies);
  if (!taken.isOutdated) return { purchaseId: taken.id };
  await giveUpPurchase({ uid, purchaseId: taken.id }, dependencies);
  const next = await takePurchase(choice, uid, dependencies);
  if (next.isOutdated) throw new TasukiFailure('billing/offer-outdated');
  return { purchaseId: next.id };
}

async function takePurchase(
  { coachId, productId }: ProductChoice,
  uid: string,
  { firestore, now }: BillingDependencies,
): Promise<{ id: string; isOutdated: boolean }> {
  return firestore.runTransaction(async (transaction) => {
    const [coachSnapshot, productSnapshot, linkSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.coach(coachId)),
      firestore.doc(firestorePaths.coachProduct(coachId, productId)),
      firestore.doc(firestorePaths.coachLink(uid, coachId)),
    );
    const coach = storedCoach(coachSnapshot);
    const product = storedProduct(productSnapshot);
    if (!coach || !product || coachId === uid || !isForSale(coach, product)) {
      throw new TasukiFailure('billing/product-not-sold');
    }
    const time = now();
    if (isClosedLink(storedCoachLink(linkSnapshot), uid, time)) {
      throw new TasukiFailure('coach/ended-by-coach');
    }
    const { docs } = await transaction.get(
      firestore
        .collection(firestorePaths.purchases(uid))
        .where('coachId', '==', coachId)
        .where('productId', '==', productId)
        .orderBy('createdAt', 'desc')
        .limit(LATEST_PURCHASES_READ),
    );
    const earlier = docs.map((document) => storedPurchase(document));
    if (earlier.some((one) => isPurchaseEntitled(one, time))) {
      throw new TasukiFailure('billing/purchase-exists');
    }
    if (earlier.some(({ state }) => state === 'processing')) {
      throw new TasukiFailure('billing/processing');
    }
    const open = earlier.find(({ state }) => isPayable(state));
    if (open) return { id: open.id, isOutdated: !hasTermsOf(open, product) };
    const last = Math.max(0, ...docs.map((document) => countOfPurchase(document.id)));
    const id = purchaseId(coachId, productId, last + 1);
    const reference = firestore.doc(firestorePaths.purchase(uid, id));
    // Read as well, so that two transactions at once cannot both make it.
    if ((await transaction.get(reference)).exists) return { id, isOutdated: false };
    const purchase: Purchase = {
      id,
      coachId,
      coachName: coach.name,
      productId,
      name: product.name,
      target: product.target,
      priceYen: product.priceYen,
      duration: product.duration,
      durationUnit: product.durationUnit,
      state: 'open',
      failure: null,
      paymentIntentId: null,
      createdAt: time,
      paidAt: null,
      endsAt: null,
      turn: 0,
      writtenTurn: 0,
    };
    transaction.set(reference, purchase);
    return { id, isOutdated: false };
  });
}
