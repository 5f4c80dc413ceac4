import type {
  ProductChoice,
  ProductReference,
  ProductWish,
} from '@tasuki/domain/products/product-calls';

async function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/**
 * Makes or changes a product of the coach's own. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function saveProduct(wish: ProductWish): Promise<void> {
  const { callFunction } = await functions();
  await callFunction('saveProduct', wish);
}

/** @throws what failureCodeOf understands */
export async function archiveProduct(reference: ProductReference): Promise<void> {
  const { callFunction } = await functions();
  await callFunction('archiveProduct', reference);
}

/**
 * Notes what the runner is about to buy; charges nothing.
 *
 * @returns the id of the purchase
 * @throws what failureCodeOf understands
 */
export async function beginPurchase(choice: ProductChoice): Promise<string> {
  const { callFunction } = await functions();
  return (await callFunction('beginPurchase', choice)).purchaseId;
}
