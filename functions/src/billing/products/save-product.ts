import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AccountClaims, AccountState } from '@tasuki/domain/accounts/user-account';
import type { PricedOffer } from '@tasuki/domain/billing/priced-offer';
import { requireDecentOffer } from '@tasuki/domain/coaches/offer-words';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ProductReference, ProductWish } from '@tasuki/domain/products/product-calls';
import { formerTermsAfter } from '@tasuki/domain/products/former-terms';
import {
  PRODUCT_LIMITS,
  SAVED_PRODUCT_STATES,
  type Product,
} from '@tasuki/domain/products/product';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { storedProduct } from './stored-product.ts';

/** The seller, by their sign-in token. */
export interface Seller {
  uid: string;
  claims: AccountClaims;
}

/**
 * Makes or changes a coach's product, here and at Stripe. Another amount is another price at Stripe;
 * whoever has bought keeps what they bought. Safe to repeat.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the caller is
 *   a coach, 'coach/not-found' where there is no profile to offer it on, 'coach/offer-unsafe', 'billing/not-possible-now'
 *   for an archived one, 'billing/too-many-products', 'billing/not-offered', 'billing/unavailable'
 */
export async function saveProduct(
  { productId, offer, state }: ProductWish,
  { uid, claims }: Seller,
  dependencies: BillingDependencies,
): Promise<ProductReference> {
  const { firestore, now } = dependencies;
  const stripe = sellingStripe(dependencies);
  const words = trimmed(offer);
  requireDecentOffer(words);
  // Before Stripe is asked for anything.
  await firestore.runTransaction(async (transaction) =>
    checkRoom(productId, { uid, claims }, transaction, dependencies),
  );
  const stripePriceId = await stripe.keepProduct({
    id: stripeProductId(uid, productId),
    name: words.name,
    priceYen: words.priceYen,
    interval: null,
    isActive: state === 'published',
  });
  await firestore.runTransaction(async (transaction) => {
    const before = await checkRoom(productId, { uid, claims }, transaction, dependencies);
    transaction.set(firestore.doc(firestorePaths.coachProduct(uid, productId)), {
      ...words,
      id: productId,
      coachId: uid,
      state,
      stripePriceId,
      updatedAt: Timestamp.fromDate(now()),
      formerTerms: formerTermsAfter(before, { ...words, state }, now()),
    });
  });
  return { productId };
}

/**
 * Takes a product out of sale for good, here and at Stripe. Buyers keep it. Safe to repeat.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/not-found', 'billing/unavailable',
 *   'billing/not-offered'
 */
export async function archiveProduct(
  { productId }: ProductReference,
  { uid, claims }: Seller,
  dependencies: BillingDependencies,
): Promise<void> {
  const { firestore, now } = dependencies;
  const stripe = sellingStripe(dependencies);
  const reference = firestore.doc(firestorePaths.coachProduct(uid, productId));
  await firestore.runTransaction(async (transaction) => {
    await requireSeller({ uid, claims }, transaction, dependencies);
    const product = storedProduct(await transaction.get(reference));
    if (!product) throw new TasukiFailure('billing/not-found');
    if (product.state === 'archived') return;
    transaction.update(reference, {
      state: 'archived',
      updatedAt: Timestamp.fromDate(now()),
      formerTerms: formerTermsAfter(product, { ...product, state: 'archived' }, now()),
    });
  });
  await stripe.deactivateProduct(stripeProductId(uid, productId));
}

/** Two coaches may choose the same id for a product. */
export function stripeProductId(coachId: string, productId: string): string {
  return `coach_${coachId}_${productId}`;
}

function trimmed(offer: PricedOffer): PricedOffer {
  return { ...offer, name: offer.name.trim(), target: offer.target.trim() };
}

/**
 * Refuses whoever is no coach by token and by state.
 *
 * @throws TasukiFailure 'common/permission-denied'
 */
export async function requireSeller(
  { uid, claims }: Seller,
  transaction: Transaction,
  { firestore }: BillingDependencies,
): Promise<void> {
  if (claims.isCoach !== true) throw new TasukiFailure('common/permission-denied');
  const account = await transaction.get(firestore.doc(firestorePaths.accountState(uid)));
  const { roles = [] }: Partial<AccountState> = account.data() ?? {};
  if (!roles.includes('coach')) throw new TasukiFailure('common/permission-denied');
}

/** @returns the product as it is; undefined = it is new */
async function checkRoom(
  productId: string,
  seller: Seller,
  transaction: Transaction,
  dependencies: BillingDependencies,
): Promise<Product | undefined> {
  const { firestore } = dependencies;
  await requireSeller(seller, transaction, dependencies);
  const coach = await transaction.get(firestore.doc(firestorePaths.coach(seller.uid)));
  if (!coach.exists) throw new TasukiFailure('coach/not-found');
  const reference = firestore.doc(firestorePaths.coachProduct(seller.uid, productId));
  const product = storedProduct(await transaction.get(reference));
  if (product?.state === 'archived') throw new TasukiFailure('billing/not-possible-now');
  if (product) return product;
  const current = firestore
    .collection(firestorePaths.coachProducts(seller.uid))
    .where('state', 'in', SAVED_PRODUCT_STATES)
    .limit(PRODUCT_LIMITS.currentMaximum);
  const { size } = await transaction.get(current);
  if (size >= PRODUCT_LIMITS.currentMaximum) throw new TasukiFailure('billing/too-many-products');
  return undefined;
}
