import { HOUR_MILLISECONDS } from '../../measures/durations.ts';
import { OWN_SELLER } from '../own-plan.ts';

/** One movement of money at Stripe that somebody's sale caused. */
export interface MoneyMovement {
  kind: 'charge' | 'refund' | 'dispute';
  /** The seller: a coach, or `OWN_SELLER`; null = not known here. */
  sellerId: string | null;
  /** Whole yen as Stripe counts them: what came in is above 0, what went out is below. */
  amountYen: number;
  /** Stripe's fee. */
  feeYen: number;
  /** The coupon's discount before the charge. */
  couponYen: number;
}

/**
 * One seller's earnings in a month, in whole yen. Net = gross − coupons − refunds − disputes −
 * fees.
 */
export interface StatementRow {
  sellerId: string | null;
  /** Empty where the coach is gone, and for Tasuki itself. */
  sellerName: string;
  paymentCount: number;
  /** Before coupons. */
  grossYen: number;
  couponYen: number;
  refundedYen: number;
  disputedYen: number;
  feeYen: number;
  netYen: number;
}

/** One month's statement of every seller. */
export interface MonthlyStatement {
  month: string;
  rows: readonly StatementRow[];
}

/** A month as in `2026-11`. Nothing was sold before 2026. */
export const STATEMENT_MONTH_PATTERN = /^20(?:2[6-9]|[3-9]\d)-(?:0[1-9]|1[0-2])$/;

const JAPAN_OFFSET_MILLISECONDS = 9 * HOUR_MILLISECONDS;

/**
 * When a month begins and ends in Japan, where things are sold.
 *
 * @param month as in `2026-11`
 * @example statementPeriod('2026-12').end // 2026-12-31T15:00:00Z
 */
export function statementPeriod(month: string): { start: Date; end: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const startOf = (index: number) => new Date(Date.UTC(year, index) - JAPAN_OFFSET_MILLISECONDS);
  return { start: startOf(number - 1), end: startOf(number) };
}

/**
 * The months that have a statement, the running one first.
 *
 * @param count the most months
 */
export function statementMonths(now: Date, count: number): string[] {
  const local = new Date(now.getTime() + JAPAN_OFFSET_MILLISECONDS);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back))
      .toISOString()
      .slice(0, 7),
  ).filter((month) => STATEMENT_MONTH_PATTERN.test(month));
}

/**
 * Adds the movements of a month up for each seller: Tasuki first, then coaches by their ids, and last what
 * nobody here sold. The same movements in any order make the same rows.
 *
 * @param names of coaches, by their ids
 */
export function statementRows(
  movements: readonly MoneyMovement[],
  names: ReadonlyMap<string, string>,
): StatementRow[] {
  const rows = new Map<string | null, StatementRow>();
  for (const { kind, sellerId, amountYen, feeYen, couponYen } of movements) {
    const row = rows.get(sellerId) ?? emptyRow(sellerId, names);
    rows.set(sellerId, row);
    row.feeYen += feeYen;
    row.netYen += amountYen - feeYen;
    if (kind === 'charge') {
      row.paymentCount += 1;
      row.grossYen += amountYen + couponYen;
      row.couponYen += couponYen;
    } else if (kind === 'refund') row.refundedYen -= amountYen;
    else row.disputedYen -= amountYen;
  }
  return [...rows.values()].sort((a, b) => compareText(orderOf(a), orderOf(b)));
}

function emptyRow(sellerId: string | null, names: ReadonlyMap<string, string>): StatementRow {
  return {
    sellerId,
    sellerName: names.get(sellerId ?? '') ?? '',
    paymentCount: 0,
    grossYen: 0,
    couponYen: 0,
    refundedYen: 0,
    disputedYen: 0,
    feeYen: 0,
    netYen: 0,
  };
}

function orderOf({ sellerId }: StatementRow): string {
  if (sellerId === null) return '2';
  return sellerId === OWN_SELLER ? '0' : `1${sellerId}`;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
