import type { PurchasePayment, PurchaseResult } from '@tasuki/domain/products/product-calls';
import { callBilling } from './call-billing.ts';

/**
 * Begins the payment of a purchase, which the browser confirms. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function payPurchase(purchaseId: string): Promise<PurchasePayment> {
  return callBilling('payPurchase', { purchaseId });
}

/**
 * Has Stripe asked what became of a purchase. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function settlePurchase(purchaseId: string): Promise<PurchaseResult> {
  return callBilling('settlePurchase', { purchaseId });
}
