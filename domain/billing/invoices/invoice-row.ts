import { object, string, type ObjectSchema } from 'yup';

export const INVOICE_LIMITS = {
  /** The newest that are listed; two years of monthly ones. */
  listSize: 24,
} as const;

/** An invoice as its runner reads it. What asked for nothing is none. */
export interface InvoiceRow {
  id: string;
  /** As it stands on the invoice; empty where Stripe gave none. */
  number: string;
  /** In milliseconds since 1970. */
  issuedAt: number;
  /** The subscription that it is for; null = none. */
  subscriptionId: string | null;
  /** Whole yen, tax included. */
  amountYen: number;
  /** The refunded part, in whole yen. */
  refundedYen: number;
  isPaid: boolean;
}

/** The source of a receipt: an invoice by its id at Stripe, or a purchase by ours. */
export interface ReceiptWish {
  kind: 'invoice' | 'purchase';
  id: string;
}

/** A purchase's id is longer than any at Stripe. */
const ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,256}$/;

export const receiptWishSchema: ObjectSchema<ReceiptWish> = object({
  kind: string()
    .required()
    .oneOf(['invoice', 'purchase'] as const),
  id: string().required().matches(ID_PATTERN),
});
