import { object, string, type ObjectSchema } from 'yup';
import type { BillingInterval } from '../billing-period.ts';
import type { SubscriptionReversal } from '../reversals/subscription-reversal.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../subscription-status.ts';
import { STATEMENT_MONTH_PATTERN } from './coach-statement.ts';
import type { CallSchemas } from '../../call-schemas.ts';
import type { MonthlyStatement } from './coach-statement.ts';

/** Admins' lists of everybody's money. */
export const MONEY_LISTS = ['subscriptions', 'failedPayments', 'refunds', 'disputes'] as const;
export type MoneyList = (typeof MONEY_LISTS)[number];

export const MONEY_LIMITS = { pageSize: 25, statementMonths: 24 } as const;

/** One page of a list, the newest first. */
export interface MoneyPageWish {
  list: MoneyList;
  /** The state of subscriptions to list; null = all states, and for the other lists. */
  status: SubscriptionStatus | null;
  /** The id at Stripe of the last one that is known; null = the first page. */
  after: string | null;
}

/** A subscription, an invoice that waits, a refund or a dispute, by its id at Stripe. */
export interface MoneyRow {
  id: string;
  /** The id of the payment at Stripe; null = the list has none. */
  paymentId: string | null;
  /** Empty where the runner is gone, or has no name. */
  runnerName: string;
  /** A coach, or Tasuki itself; null = not known. */
  sellerId: string | null;
  /** Empty where it is no coach, or one who is gone. */
  sellerName: string;
  amountYen: number;
  /** The interval of a subscription. */
  interval: BillingInterval | null;
  /** As Stripe names it. */
  state: string;
  isCancelledAtPeriodEnd: boolean;
  /** In milliseconds since 1970. */
  at: number;
  /** When something happens next: a renewal, a try, the end of the time to answer. In milliseconds. */
  dueAt: number | null;
  /** Attempts to charge; null = a list without. */
  tries: number | null;
  /** The fate of a payment that ended its subscription; null or absent = it ended none. */
  reversal?: SubscriptionReversal | null;
}

export interface MoneyPage {
  rows: readonly MoneyRow[];
  /** For the next page; null = there is none. */
  after: string | null;
  /** On the first page of subscriptions: how many there are in each state, by our own copies. */
  counts?: Readonly<Record<SubscriptionStatus, number>>;
}

export interface StatementWish {
  /** As in `2026-11`. */
  month: string;
}

export const moneyPageWishSchema: ObjectSchema<MoneyPageWish> = object({
  list: string().required().oneOf(MONEY_LISTS),
  status: string()
    .defined()
    .nullable()
    .oneOf([...SUBSCRIPTION_STATUSES, null]),
  after: string()
    .defined()
    .nullable()
    .matches(/^[a-z]{2,5}_[A-Za-z0-9_]{1,100}$/),
});

export const statementWishSchema: ObjectSchema<StatementWish> = object({
  month: string().required().matches(STATEMENT_MONTH_PATTERN),
});

/** The calls about everybody's money, for admins. */
export interface MoneyCalls {
  /** One page of everybody's subscriptions, failed payments, refunds or disputes. */
  listMoney: { request: MoneyPageWish; response: MoneyPage };
  /** Each seller's earnings in a month. */
  monthlyStatement: { request: StatementWish; response: MonthlyStatement };
}

export const moneyCallSchemas: CallSchemas<MoneyCalls> = {
  listMoney: moneyPageWishSchema,
  monthlyStatement: statementWishSchema,
};
