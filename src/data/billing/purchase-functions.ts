import type { PurchasePayment, PurchaseResult } from '@tasuki/domain/products/product-calls';

async function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/**
 * Begins the payment of a purchase, which the browser confirms. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function payPurchase(purchaseId: string): Promise<PurchasePayment> {
  const { callFunction } = await functions();
  return callFunction('payPurchase', { purchaseId });
}

/**
 * Has Stripe asked what became of a purchase. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function settlePurchase(purchaseId: string): Promise<PurchaseResult> {
  const { callFunction } = await functions();
  return callFunction('settlePurchase', { purchaseId });
}
