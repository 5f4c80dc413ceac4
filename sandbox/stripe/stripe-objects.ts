import type { BillingInterval } from '@tasuki/domain/billing/billing-period';
import type { CouponDuration } from '@tasuki/domain/billing/coupon';
import type { SubscriptionStatus } from '@tasuki/domain/billing/subscription-status';

/*
 * Stripe's objects as its API version of the pinned package shows them, as far as they are looked
 * at here. Moments are seconds since 1970, amounts the currency's smallest unit.
 */

export type Metadata = Record<string, string>;

interface Common<Kind extends string> {
  id: string;
  object: Kind;
  created: number;
  livemode: false;
}

interface WithMetadata {
  metadata: Metadata;
}

export interface ListOf<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export interface CustomerObject extends Common<'customer'>, WithMetadata {
  email: string | null;
  name: string | null;
  /** Above 0: owed with the next invoice. */
  balance: number;
  preferred_locales: string[];
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
}

export interface ProductObject extends Common<'product'>, WithMetadata {
  active: boolean;
  name: string;
  description: string | null;
}

export interface PriceObject extends Common<'price'>, WithMetadata {
  active: boolean;
  currency: string;
  lookup_key: string | null;
  product: string;
  recurring: {
    interval: BillingInterval | 'week';
    interval_count: 1;
    usage_type: 'licensed';
  } | null;
  tax_behavior: string;
  type: 'one_time' | 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface CouponObject extends Common<'coupon'>, WithMetadata {
  amount_off: null;
  duration: CouponDuration;
  duration_in_months: number | null;
  max_redemptions: number | null;
  name: string | null;
  percent_off: number;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
}

export interface PromotionCodeObject extends Common<'promotion_code'>, WithMetadata {
  active: boolean;
  code: string;
  customer: string | null;
  expires_at: number | null;
  max_redemptions: number | null;
  promotion: { type: 'coupon'; coupon: string };
  times_redeemed: number;
}

export interface DiscountObject extends Common<'discount'> {
  customer: string | null;
  end: number | null;
  promotion_code: string | null;
  source: { type: 'coupon'; coupon: string };
  start: number;
  subscription: string | null;
}

export interface PaymentMethodObject extends Common<'payment_method'>, WithMetadata {
  type: 'card';
  customer: string | null;
  billing_details: { name: string | null };
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    funding: 'credit';
  };
  hidden: {
    number: string;
    /** The bank has agreed to charges without the cardholder. */
    isAuthenticated: boolean;
  };
}

/** The part of an error that an intent remembers. */
export interface IntentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface NextAction {
  type: 'redirect_to_url' | 'use_stripe_sdk';
  redirect_to_url?: { url: string; return_url: string };
  use_stripe_sdk?: { type: 'three_d_secure_redirect'; stripe_js: string };
}

interface Intent extends WithMetadata {
  automatic_payment_methods: { enabled: boolean; allow_redirects: 'always' } | null;
  client_secret: string;
  customer: string | null;
  description: string | null;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  hidden: { returnUrl: string | null };
}

export interface SetupIntentObject extends Common<'setup_intent'>, Intent {
  last_setup_error: IntentError | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled' | 'processing';
  usage: string;
}

export interface PaymentIntentObject extends Common<'payment_intent'>, Intent {
  amount: number;
  amount_received: number;
  currency: string;
  last_payment_error: IntentError | null;
  latest_charge: string | null;
  status: SetupIntentObject['status'];
  hidden: Intent['hidden'] & {
    invoice: string | null;
    refunded: number;
  };
}

export interface SubscriptionItemObject extends Common<'subscription_item'>, WithMetadata {
  current_period_start: number;
  current_period_end: number;
  price: PriceObject;
  quantity: 1;
  subscription: string;
}

export interface SubscriptionObject extends Common<'subscription'>, WithMetadata {
  billing_cycle_anchor: number;
  billing_mode: { type: 'flexible' };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: null; feedback: null; reason: string | null };
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  default_payment_method: string | null;
  discounts: string[];
  ended_at: number | null;
  items: ListOf<SubscriptionItemObject>;
  latest_invoice: string | null;
  pending_setup_intent: null;
  pending_update: { expires_at: number; subscription_items: { price: string }[] } | null;
  /** The schedule that changes it later; null = none. */
  schedule: string | null;
  start_date: number;
  status: SubscriptionStatus;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: MissingMethodBehavior } };
  trial_start: number | null;
  hidden: {
    /** Periods are counted from the anchor. */
    periodNumber: number;
    isTrialEndAnnounced: boolean;
    /** The period end that was announced by `invoice.upcoming`. */
    announcedPeriodEnd: number | null;
  };
}
export const MISSING_METHOD_BEHAVIORS = ['cancel', 'create_invoice', 'pause'] as const;
export type MissingMethodBehavior = (typeof MISSING_METHOD_BEHAVIORS)[number];

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  discount_amounts: { amount: number; discount: string }[];
  discountable: true;
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: {
      proration: boolean;
      subscription: string;
      subscription_item: string;
    };
  };
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
  quantity: 1;
  subtotal: number;
}

export interface InvoiceObject extends Common<'invoice'>, WithMetadata {
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: string;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  default_payment_method: null;
  discounts: string[];
  ending_balance: number;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  lines: ListOf<InvoiceLine>;
  next_payment_attempt: number | null;
  number: string | null;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  period_start: number;
  period_end: number;
  starting_balance: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
  hidden: { paymentIntent: string | null };
}

/** A line that waits for the next invoice of its subscription. */
export interface InvoiceItemObject extends Common<'invoiceitem'>, WithMetadata {
  customer: string;
  hidden: { subscription: string; line: InvoiceLine };
}

export interface RefundObject extends Common<'refund'>, WithMetadata {
  amount: number;
  charge: string | null;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface ChargeObject extends Common<'charge'>, WithMetadata {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  paid: true;
  payment_intent: string;
  receipt_url: string;
  refunded: boolean;
  status: 'succeeded';
}

/** A cardholder has their bank take a payment back. */
export interface DisputeObject extends Common<'dispute'>, WithMetadata {
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'warning_needs_response' | 'won' | 'lost';
}

/** The effect of a charge, a refund or a dispute on the account's balance. */
export interface BalanceTransactionObject extends Common<'balance_transaction'> {
  amount: number;
  currency: string;
  fee: number;
  net: number;
  source: string;
  type: 'charge' | 'refund' | 'adjustment';
}

export interface SchedulePhase extends WithMetadata {
  start_date: number;
  end_date: number;
  items: [{ price: string; quantity: 1 }];
  discounts: { discount: string }[];
}

export interface SubscriptionScheduleObject extends Common<'subscription_schedule'>, WithMetadata {
  current_phase: { start_date: number; end_date: number } | null;
  customer: string;
  default_settings: { default_payment_method: string | null };
  end_behavior: 'release';
  phases: SchedulePhase[];
  released_at: number | null;
  released_subscription: string | null;
  status: 'active' | 'released';
  subscription: string | null;
}

/** Everything that is kept, by the name that Stripe gives it. */
export interface StripeObjects {
  customer: CustomerObject;
  product: ProductObject;
  price: PriceObject;
  coupon: CouponObject;
  promotion_code: PromotionCodeObject;
  discount: DiscountObject;
  payment_method: PaymentMethodObject;
  setup_intent: SetupIntentObject;
  payment_intent: PaymentIntentObject;
  subscription: SubscriptionObject;
  subscription_schedule: SubscriptionScheduleObject;
  invoice: InvoiceObject;
  invoiceitem: InvoiceItemObject;
  refund: RefundObject;
  charge: ChargeObject;
  dispute: DisputeObject;
  balance_transaction: BalanceTransactionObject;
}
export type StripeKind = keyof StripeObjects;
export type AnyStripeObject = StripeObjects[StripeKind];
