import type { BillingInterval } from '@tasuki/domain/billing/billing-period';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import type { MoneyMovement } from '@tasuki/domain/billing/money/coach-statement';
import type { MoneyRow } from '@tasuki/domain/billing/money/money-calls';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { PlannedSwitch } from '@tasuki/domain/billing/switches/plan-switch';
import type { PaymentOutcome } from '@tasuki/domain/billing/payment-outcome';
import type { ChargedCard } from '@tasuki/domain/billing/subscription-mirror';
import type { SubscriptionStatus } from '@tasuki/domain/billing/subscription-status';

/** The setting up of a payment method. */
export interface SetUp {
  id: string;
  clientSecret: string;
  customerId: string | null;
  outcome: PaymentOutcome;
  /** Nothing was confirmed yet, so that it may still be used. */
  isOpen: boolean;
  isCancelled: boolean;
  createdAt: Date;
  paymentMethodId: string | null;
  metadata: Readonly<Record<string, string>>;
}

/** A subscription as Stripe knows it. */
export interface FoundSubscription {
  id: string;
  status: SubscriptionStatus;
  startedAt: Date;
  periodStartedAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  endedAt: Date | null;
  isCancelledAtPeriodEnd: boolean;
  /** The card that is charged; null = nothing is set up. */
  card: ChargedCard | null;
  hasPaymentMethod: boolean;
  priceYen: number;
  interval: BillingInterval;
  coupon: (CouponTerms & { couponId: string; endsAt: Date | null }) | null;
  latestInvoiceId: string | null;
  /** The total of its latest invoice, if that is a regular one; null = it is another. */
  lastChargeYen: number | null;
  /** The id of its one item. */
  itemId: string;
  priceId: string;
  /** The product of that price. */
  productId: string;
  /** The plan that holds it in a schedule; null = none. */
  scheduleId: string | null;
  /** The switch that the schedule plans; null = none. */
  switchesTo: PlannedSwitch | null;
  /** A change of the price waits for the payment of the latest invoice. */
  hasPendingUpdate: boolean;
  metadata: Readonly<Record<string, string>>;
}

/** The payment of something that is bought once. */
export interface FoundPayment {
  id: string;
  clientSecret: string;
  outcome: PaymentOutcome;
  isCancelled: boolean;
  /** Why the last try was refused; null = it was not, or nobody has tried. */
  refusal: FailureCode | null;
  /** The amount due, in whole yen. */
  amountYen: number;
  /** When it was charged; null = it was not. */
  paidAt: Date | null;
  /** All of it was given back. */
  isRefunded: boolean;
  /** The refunded part, in whole yen. */
  refundedYen: number;
  /** The bank asked for it back, whatever became of that. */
  wasDisputed: boolean;
  /** The bank has taken it back, or may yet. */
  isDisputed: boolean;
  /** The bank has taken it back; not where it only asks, or has let it stand. */
  isChargedBack: boolean;
}

/** What a payment for a subscription was for. */
export interface PaidSubscription {
  customerId: string;
  subscriptionId: string;
  /** From when on it pays: for a switch, from that. */
  periodStartsAt: Date;
  /** The end of the period that was paid for. */
  periodEndsAt: Date;
  /** A switch asked for it. */
  isOfSwitch: boolean;
}

/** A coupon by one of its codes. */
export interface FoundCoupon {
  promotionCodeId: string;
  couponId: string;
  /** The only customer who may use the code; null = anybody. */
  customerId: string | null;
  terms: CouponTerms;
  /** Neither archived, nor over, nor used up. */
  isUsable: boolean;
}

/** An invoice with its payment. */
export interface FoundInvoice {
  id: string;
  isOpen: boolean;
  /** Whole yen. */
  amountYen: number;
  nextAttemptAt: Date | null;
  /** The paid part, in whole yen. */
  paidYen: number;
  /** When all of it was paid; null = it is not. */
  paidAt: Date | null;
  /** Id of its payment; null = it has none. */
  paymentIntentId: string | null;
  /** Outcome of its payment; null = it has none. */
  outcome: PaymentOutcome | null;
  /** Lets a browser confirm that payment; null = it has none. */
  clientSecret: string | null;
  /** Why it was refused; null = it was not. */
  refusal: FailureCode | null;
}

/** What an invoice would come to. */
export interface PreviewedInvoice {
  /** Whole yen. */
  amountYen: number;
  /** The credit for time that was paid for and is not used. */
  creditYen: number;
}

/** What was paid for a period of a subscription. */
export interface PaidInvoice {
  id: string;
  paymentIntentId: string;
  /** Whole yen. */
  paidYen: number;
  paidAt: Date;
  /** From when on it pays: for a switch, from that. */
  periodStartsAt: Date;
  /** The end of the period that it pays for. */
  periodEndsAt: Date;
  /** A switch asked for it. */
  isOfSwitch: boolean;
  refundedYen: number;
  /** The bank asked for it back, whatever became of that. */
  wasDisputed: boolean;
}

/** One page of a list, the newest first. */
export interface StripePage<Row> {
  rows: readonly Row[];
  /** The id after which the next page begins; null = there is none. */
  after: string | null;
}

/** What an admin sees of somebody's money, before names are known. */
export interface FoundMoneyRow extends Omit<MoneyRow, 'runnerName' | 'sellerName'> {
  customerId: string | null;
}

/** What a charge, a refund or a dispute did to the balance. */
export interface FoundMovement extends Omit<MoneyMovement, 'sellerId' | 'couponYen'> {
  paymentIntentId: string | null;
}

/** The seller whose plan a payment was for. */
export interface PaidForSeller {
  paymentIntentId: string;
  /** null = nobody's here. */
  sellerId: string | null;
  /** Whole yen that a coupon took off. */
  couponYen: number;
}
