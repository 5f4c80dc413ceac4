import { createHash } from 'node:crypto';
import { PURCHASE_SHAPE, type Purchase } from '@tasuki/domain/products/purchase';
import { plainReader, storedReader } from '../../platform/firestore/read-stored.ts';

export const storedPurchase = plainReader<Purchase>(PURCHASE_SHAPE);

/**
 * stripePayments/{paymentIntentId}: which purchase a payment is for. One of a coach's plan names no
 * person, and the sale that it made.
 */
export interface StoredPayment {
  /** null = the buyer has deleted their account. */
  uid: string | null;
  /** null with the buyer. */
  purchaseId: string | null;
  /**
   * The coach whose product it is; null = they have deleted their account. Absent in older
   * documents.
   */
  coachId?: string | null;
  /** Its purchase was granted, whatever became of it since. Absent in older ones. */
  isGranted?: boolean;
  /** The sale of a plan's period, by its invoice. Absent = a purchase, whose sale has the payment's id. */
  saleId?: string;
}

export const storedPayment = storedReader<StoredPayment>({
  uid: 'string?',
  purchaseId: 'string?',
  coachId: 'string?',
  isGranted: 'boolean?',
  saleId: 'string?',
});

/** The id of the nth purchase of one product by one runner, so that two calls at once make one. */
export function purchaseId(coachId: string, productId: string, count: number): string {
  const digest = createHash('sha256').update(`${coachId}/${productId}`).digest('hex');
  return `${digest.slice(0, 16)}-${count}`;
}

/** The count of {@link purchaseId}. */
export function countOfPurchase(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}
