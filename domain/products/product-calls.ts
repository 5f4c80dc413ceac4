import { object, string, type ObjectSchema } from 'yup';
import { productSchema, type PricedOffer } from '../billing/priced-offer.ts';
import type { PaymentOutcome } from '../billing/payment-outcome.ts';
import { SAVED_PRODUCT_STATES, type SavedProductState } from './product.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { DOCUMENT_ID_PATTERN } from '../document-id.ts';

/** Ids that a browser makes, once for what it creates; Firestore keeps those like `__this__` to itself. */
const PRODUCT_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;
/** Ids of purchases, which functions make. */
const PURCHASE_ID_PATTERN = /^[a-f0-9]{16}-\d{1,6}$/;

/** One of the caller's own products. */
export interface ProductReference {
  productId: string;
}

/** A product as its coach wants it, new or changed. */
export interface ProductWish extends ProductReference {
  offer: PricedOffer;
  state: SavedProductState;
}

/** A product that somebody wants to buy. */
export interface ProductChoice extends ProductReference {
  coachId: string;
}

/** One of the caller's own purchases. */
export interface PurchaseReference {
  purchaseId: string;
}

/** How a purchase is paid in the browser. */
export interface PurchasePayment {
  outcome: PaymentOutcome;
  /** Lets the browser confirm this one payment; null where there is nothing to confirm. */
  clientSecret: string | null;
}

/** The result of a purchase. */
export interface PurchaseResult {
  outcome: PaymentOutcome;
}

const productId = string().required().matches(PRODUCT_ID_PATTERN);

export const productReferenceSchema: ObjectSchema<ProductReference> = object({ productId });

export const productWishSchema: ObjectSchema<ProductWish> = object({
  productId,
  offer: productSchema.required(),
  state: string().required().oneOf(SAVED_PRODUCT_STATES),
});

export const productChoiceSchema: ObjectSchema<ProductChoice> = object({
  productId,
  coachId: string().required().matches(DOCUMENT_ID_PATTERN),
});

export const purchaseReferenceSchema: ObjectSchema<PurchaseReference> = object({
  purchaseId: string().required().matches(PURCHASE_ID_PATTERN),
});

/** The calls about what is bought once. */
export interface ProductCalls {
  /** Coaches: makes or changes a product of one's own. Safe to repeat. */
  saveProduct: { request: ProductWish; response: ProductReference };
  /** Coaches: sells a product no more. Safe to repeat. */
  archiveProduct: { request: ProductReference; response: { isArchived: boolean } };
  /** Notes what the caller is about to buy; charges nothing. Safe to repeat. */
  beginPurchase: { request: ProductChoice; response: PurchaseReference };
  /** Begins the payment of a purchase, which the browser confirms. Safe to repeat. */
  payPurchase: { request: PurchaseReference; response: PurchasePayment };
  /** Reads from Stripe what became of it, and grants it once. Safe to repeat. */
  settlePurchase: { request: PurchaseReference; response: PurchaseResult };
}

export const productCallSchemas: CallSchemas<ProductCalls> = {
  saveProduct: productWishSchema,
  archiveProduct: productReferenceSchema,
  beginPurchase: productChoiceSchema,
  payPurchase: purchaseReferenceSchema,
  settlePurchase: purchaseReferenceSchema,
};
