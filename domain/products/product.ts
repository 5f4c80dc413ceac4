import type { PricedOffer } from '../billing/priced-offer.ts';
import type { StoredShape } from '../stored-shape.ts';

/** `draft`: only the coach sees it; `published`: it is sold; `archived`: it is sold no more. */
export const PRODUCT_STATES = ['draft', 'published', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** The states in which a product is saved; archiving is an act of its own. */
export const SAVED_PRODUCT_STATES = ['draft', 'published'] as const satisfies ProductState[];
export type SavedProductState = (typeof SAVED_PRODUCT_STATES)[number];

export const PRODUCT_LIMITS = {
  /** The most products of a coach, archived ones left out. */
  currentMaximum: 50,
} as const;

export const TERM_FIELDS = [
  'name',
  'target',
  'priceYen',
  'duration',
  'durationUnit',
] as const satisfies (keyof PricedOffer)[];

/** On what a product is sold. */
export type SaleTerms = Pick<PricedOffer, (typeof TERM_FIELDS)[number]>;

/** On what a product was sold before, and until when. */
export interface FormerTerms extends SaleTerms {
  until: Date;
}

/** coaches/{coachId}/products/{productId}: what a coach sells once. Only functions write it. */
export interface Product extends PricedOffer {
  id: string;
  coachId: string;
  state: ProductState;
  /** The id of its price at Stripe. Another amount is another price. */
  stripePriceId: string;
  updatedAt: Date;
  /** On what it was sold in the last days, the latest last. Absent in older ones. */
  formerTerms?: readonly FormerTerms[];
}

export const PRODUCT_SHAPE = {
  coachId: 'string',
  name: 'string',
  target: 'string',
  priceYen: 'number',
  duration: 'number',
  durationUnit: 'string',
  state: 'string',
  updatedAt: 'date',
  formerTerms: 'array?',
} as const satisfies StoredShape<Product>;
