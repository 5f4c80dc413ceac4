import { HOUR_MILLISECONDS } from '../measures/durations.ts';
import type { PlannedSwitch } from './switches/plan-switch.ts';
import type { CouponCover } from './coupon.ts';
import { OWN_SELLER, type OwnPlanTerm } from './own-plan.ts';
import type { BillingInterval } from './billing-period.ts';
import type { SubscriptionReversal } from './reversals/subscription-reversal.ts';
import { INCOMPLETE_HOURS, isEntitled, type SubscriptionStatus } from './subscription-status.ts';

/**
 * `cancel`: ends with what is paid for. `endNow`: ends at once, where nothing is paid for.
 * `retry`: pays the open invoice, with authentication where the bank asks.
 * `keepPlan`: drops a switch that is planned, or waits for its payment.
 */
export const SUBSCRIPTION_ACTIONS = [
  'cancel',
  'endNow',
  'resume',
  'updateMethod',
  'retry',
  'switchPlan',
  'applyCoupon',
  'keepPlan',
  'subscribeAgain',
] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

/** An invoice that waits to be paid. */
export interface OpenInvoice {
  /** Whole yen, tax included. */
  amountYen: number;
  /** The bank asks the runner to confirm the payment. */
  needsAuthentication: boolean;
  /** When Stripe tries next by itself; null = it does not. */
  nextAttemptAt: Date | null;
}

/** All that decides what happens next to a subscription. */
export interface SubscriptionCircumstances {
  status: SubscriptionStatus;
  startedAt: Date;
  /** The end of what is paid for, or of the trial. */
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  /** When it ended; null = it has not. */
  endedAt: Date | null;
  isCancelledAtPeriodEnd: boolean;
  hasPaymentMethod: boolean;
  /** Whether a coupon covers the whole price. */
  cover: CouponCover;
  /** The next charge, in whole yen, tax included; null = not known. */
  nextChargeYen: number | null;
  openInvoice: OpenInvoice | null;
  /** Another price that is planned; null or absent = none. */
  switchesTo?: PlannedSwitch | null;
  /** How often it is charged. */
  interval: BillingInterval;
  /** When the first period began that is not paid; null or absent = it is not known. */
  owedSince?: Date | null | undefined;
  /** When all this was so. */
  mirroredAt: Date;
  /** The seller; absent = Tasuki. */
  sellerId?: string | undefined;
  /** The fate of the payment that ended it; null or absent = no payment did. */
  reversal?: SubscriptionReversal | null | undefined;
  /** The refund if its coach no longer coaches the runner; null or absent = none. */
  paidBackYen?: number | null | undefined;
  /** The current discount; null or absent = none. */
  coupon?: { onlyTerm?: OwnPlanTerm | null | undefined } | null;
}

/** The sentence on a subscription; the words are in `billing:outlook.<sentence>`. */
export type OutlookSentence = (typeof OUTLOOK_ROWS)[number]['sentence'];

/** The next event of a subscription, and the permitted actions. */
export interface SubscriptionOutlook {
  sentence: OutlookSentence;
  /** When it happens; null = no day is fixed. */
  at: Date | null;
  /** The next charge, or the unpaid amount; null = the sentence names no sum. */
  amountYen: number | null;
  actions: readonly SubscriptionAction[];
}

type Circumstances = SubscriptionCircumstances;

interface OutlookRow {
  status: SubscriptionStatus;
  /** Left out: all that the rows before did not take. */
  when?: (circumstances: Circumstances) => boolean;
  sentence: string;
  at?: (circumstances: Circumstances) => Date | null;
  amountYen?: (circumstances: Circumstances) => number | null;
  actions: readonly SubscriptionAction[];
}

const isCancelled = ({ isCancelledAtPeriodEnd }: Circumstances) => isCancelledAtPeriodEnd;
const isFreeForGood = ({ cover }: Circumstances) => cover === 'forever';
const isFreeForNow = ({ cover }: Circumstances) => cover === 'forNow';
const isWithoutMethod = ({ hasPaymentMethod }: Circumstances) => !hasPaymentMethod;
const isFreeForNowWithoutMethod = (circumstances: Circumstances) =>
  isFreeForNow(circumstances) && isWithoutMethod(circumstances);
const mustBeConfirmed = ({ openInvoice }: Circumstances) =>
  openInvoice?.needsAuthentication === true;
/** For an active subscription, only a switch can be unpaid. */
const waitsForSwitch = ({ openInvoice, hasPaymentMethod }: Circumstances) =>
  openInvoice !== null && (hasPaymentMethod || openInvoice.needsAuthentication);
const isSwitched = ({ switchesTo = null }: Circumstances) => switchesTo !== null;
const isSwitchedFree = (circumstances: Circumstances) =>
  isSwitched(circumstances) && isFreeForGood(circumstances);
const isTriedAgain = ({ openInvoice }: Circumstances) =>
  (openInvoice?.nextAttemptAt ?? null) !== null;

/** An overdue subscription gives nothing any more, though Stripe may still try to charge it. */
const isOverdue = (circumstances: Circumstances, at: Date) =>
  circumstances.status === 'past_due' && !isEntitled(circumstances, at);

/** It would take off a price that it is not meant for. */
const hasCouponOfOneTerm = ({ coupon = null }: Circumstances) =>
  (coupon?.onlyTerm ?? null) !== null;

/** Tasuki pays for its coupons, so they take nothing off what coaches sell. */
const isOfTasuki = ({ sellerId = OWN_SELLER }: Circumstances) => sellerId === OWN_SELLER;

const periodEnd = ({ periodEndsAt }: Circumstances) => periodEndsAt;
const trialEnd = ({ trialEndsAt, periodEndsAt }: Circumstances) => trialEndsAt ?? periodEndsAt;
const end = ({ endedAt }: Circumstances) => endedAt;
const switchDay = ({ switchesTo = null }: Circumstances) => switchesTo?.at ?? null;
const nextAttempt = ({ openInvoice }: Circumstances) => openInvoice?.nextAttemptAt ?? null;
const incompleteEnd = ({ startedAt }: Circumstances) =>
  new Date(startedAt.getTime() + INCOMPLETE_HOURS * HOUR_MILLISECONDS);
const nextCharge = ({ nextChargeYen }: Circumstances) => nextChargeYen;
const paidBack = ({ paidBackYen = null }: Circumstances) => paidBackYen;
const owed = ({ openInvoice }: Circumstances) => openInvoice?.amountYen ?? null;

/**
 * The next event and the permitted actions in each state; the first row that fits counts. A
 * cancelled subscription asks for no other card, and an unpaid one ends at once.
 */
const OUTLOOK_ROWS = [
  {
    status: 'trialing',
    when: isCancelled,
    sentence: 'trialEndsCancelled',
    at: trialEnd,
    actions: ['resume'],
  },
  {
    status: 'trialing',
    when: isFreeForGood,
    sentence: 'trialThenFree',
    at: trialEnd,
    actions: ['switchPlan', 'cancel'],
  },
  {
    status: 'trialing',
    when: isFreeForNowWithoutMethod,
    sentence: 'trialThenFreeForNow',
    at: trialEnd,
    actions: ['updateMethod', 'cancel'],
  },
  {
    status: 'trialing',
    when: isWithoutMethod,
    sentence: 'trialEndsWithoutMethod',
    at: trialEnd,
    actions: ['updateMethod', 'applyCoupon', 'cancel'],
  },
  {
    status: 'trialing',
    sentence: 'trialThenCharge',
    at: trialEnd,
    amountYen: nextCharge,
    actions: ['updateMethod', 'switchPlan', 'applyCoupon', 'cancel'],
  },
  {
    status: 'active',
    when: isCancelled,
    sentence: 'endsCancelled',
    at: periodEnd,
    actions: ['resume'],
  },
  {
    status: 'active',
    when: waitsForSwitch,
    sentence: 'switchWaits',
    amountYen: owed,
    actions: ['retry', 'keepPlan', 'cancel'],
  },
  {
    status: 'active',
    when: isSwitchedFree,
    sentence: 'switchesFree',
    at: switchDay,
    actions: ['keepPlan', 'cancel'],
  },
  {
    status: 'active',
    when: isSwitched,
    sentence: 'switches',
    at: switchDay,
    amountYen: nextCharge,
    actions: ['updateMethod', 'keepPlan', 'cancel'],
  },
  {
    status: 'active',
    when: isFreeForGood,
    sentence: 'staysFree',
    at: periodEnd,
    actions: ['switchPlan', 'cancel'],
  },
  {
    status: 'active',
    when: isFreeForNowWithoutMethod,
    sentence: 'freeForNow',
    at: periodEnd,
    amountYen: nextCharge,
    actions: ['updateMethod', 'cancel'],
  },
  {
    status: 'active',
    when: isWithoutMethod,
    sentence: 'renewsWithoutMethod',
    at: periodEnd,
    amountYen: nextCharge,
    actions: ['updateMethod', 'applyCoupon', 'cancel'],
  },
  {
    status: 'active',
    sentence: 'renews',
    at: periodEnd,
    amountYen: nextCharge,
    actions: ['updateMethod', 'switchPlan', 'applyCoupon', 'cancel'],
  },
  {
    status: 'past_due',
    when: mustBeConfirmed,
    sentence: 'paymentToBeConfirmed',
    at: nextAttempt,
    amountYen: owed,
    actions: ['retry', 'updateMethod', 'endNow'],
  },
  {
    status: 'past_due',
    when: isWithoutMethod,
    sentence: 'paymentWithoutMethod',
    at: nextAttempt,
    amountYen: owed,
    actions: ['updateMethod', 'endNow'],
  },
  {
    status: 'past_due',
    when: isTriedAgain,
    sentence: 'paymentTriedAgain',
    at: nextAttempt,
    amountYen: owed,
    actions: ['updateMethod', 'retry', 'endNow'],
  },
  {
    status: 'past_due',
    sentence: 'paymentFailed',
    amountYen: owed,
    actions: ['updateMethod', 'retry', 'endNow'],
  },
  {
    status: 'unpaid',
    when: isWithoutMethod,
    sentence: 'unpaidWithoutMethod',
    amountYen: owed,
    actions: ['updateMethod', 'endNow'],
  },
  {
    status: 'unpaid',
    when: isTriedAgain,
    sentence: 'unpaidTriedAgain',
    at: nextAttempt,
    amountYen: owed,
    actions: ['updateMethod', 'retry', 'endNow'],
  },
  {
    status: 'unpaid',
    sentence: 'unpaid',
    amountYen: owed,
    actions: ['updateMethod', 'retry', 'endNow'],
  },
  {
    status: 'incomplete',
    when: mustBeConfirmed,
    sentence: 'firstPaymentToBeConfirmed',
    at: incompleteEnd,
    amountYen: owed,
    actions: ['retry', 'updateMethod', 'endNow'],
  },
  {
    status: 'incomplete',
    sentence: 'firstPaymentFailed',
    at: incompleteEnd,
    amountYen: owed,
    actions: ['updateMethod', 'endNow'],
  },
  {
    status: 'incomplete_expired',
    sentence: 'neverBegan',
    at: end,
    actions: ['subscribeAgain'],
  },
  {
    status: 'paused',
    when: isWithoutMethod,
    sentence: 'pausedWithoutMethod',
    actions: ['updateMethod', 'endNow'],
  },
  { status: 'paused', sentence: 'paused', actions: ['resume', 'updateMethod', 'endNow'] },
  {
    status: 'canceled',
    when: ({ reversal }: Circumstances) => reversal === 'disputed',
    sentence: 'endedDisputed',
    at: end,
    actions: ['subscribeAgain'],
  },
  {
    status: 'canceled',
    when: ({ reversal }: Circumstances) => reversal === 'refunded',
    sentence: 'endedRefunded',
    at: end,
    actions: ['subscribeAgain'],
  },
  {
    status: 'canceled',
    when: ({ reversal }: Circumstances) => reversal === 'disputeWon',
    sentence: 'endedDisputeWon',
    at: end,
    actions: ['subscribeAgain'],
  },
  {
    status: 'canceled',
    when: ({ reversal, paidBackYen }: Circumstances) =>
      reversal === 'unserved' && (paidBackYen ?? 0) > 0,
    sentence: 'endedUnservedPaidBack',
    at: end,
    amountYen: paidBack,
    actions: ['subscribeAgain'],
  },
  {
    status: 'canceled',
    when: ({ reversal }: Circumstances) => reversal === 'unserved',
    sentence: 'endedUnserved',
    at: end,
    actions: ['subscribeAgain'],
  },
  { status: 'canceled', sentence: 'ended', at: end, actions: ['subscribeAgain'] },
] as const satisfies readonly OutlookRow[];

/** Every sentence there is, so that tests can ask for its words in each language. */
export const OUTLOOK_SENTENCES: readonly OutlookSentence[] = OUTLOOK_ROWS.map(
  ({ sentence }) => sentence,
);

/**
 * Says what happens next to a subscription, when, and what its runner may do about it.
 *
 * @param now when it is read; left out = when all this was so
 */
export function subscriptionOutlook(
  circumstances: SubscriptionCircumstances,
  now: Date = circumstances.mirroredAt,
): SubscriptionOutlook {
  const rows: readonly (OutlookRow & { sentence: OutlookSentence })[] = OUTLOOK_ROWS;
  const shownStatus = isOverdue(circumstances, now) ? 'unpaid' : circumstances.status;
  const row = rows.find(
    ({ status, when }) => status === shownStatus && (when === undefined || when(circumstances)),
  );
  if (!row) throw new RangeError(`There is no row for the status ${circumstances.status}`);
  return {
    sentence: row.sentence,
    at: row.at?.(circumstances) ?? null,
    amountYen: row.amountYen?.(circumstances) ?? null,
    actions: row.actions.filter(
      (action) =>
        (action !== 'switchPlan' || !hasCouponOfOneTerm(circumstances)) &&
        (action !== 'applyCoupon' || isOfTasuki(circumstances)),
    ),
  };
}
