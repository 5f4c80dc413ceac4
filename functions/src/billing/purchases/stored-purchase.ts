import { createHash } from 'node:crypto';
import { PURCHASE_SHAPE, type Purchase } from '@tasuki/domain/products/purchase';
import { plainReader, storedReader } from '../../platform/firestore/read-stored.ts';

export const storedPurchase = plainReader<Purchase>(PURCHASE_SHAPE);

/** stripePayments/{paymentIntentId}: which purchase a payment is for. */
export interface StoredPayment {
  uid: string;
  purchaseId: string;
}

export const storedPayment = storedReader<StoredPayment>({ uid: 'string', purchaseId: 'string' });

/** The id of the nth purchase of one product by one runner, so that two calls at once make one. */
export function purchaseId(coachId: string, productId: string, count: number): string {
  const digest = createHash('sha256').update(`${coachId}/${productId}`).digest('hex');
  return `${digest.slice(0, 16)}-${count}`;
}
