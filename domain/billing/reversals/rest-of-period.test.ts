import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import {
  refundsOfRest,
  restOfPeriod,
  type PaymentSince,
  type SettledInvoice,
} from './rest-of-period.ts';

const START = new Date('2026-11-01T00:00:00Z');
const day = (count: number) => new Date(START.getTime() + count * DAY_MILLISECONDS);

const MONTH: SettledInvoice = {
  paymentIntentId: 'month',
  paidYen: 3000,
  periodStartsAt: START,
  periodEndsAt: day(30),
  costYen: 3000,
  credit: null,
};
/** Ten days later: of the month 2,000 yen are left. */
const YEAR_AFTER_MONTH: SettledInvoice = {
  paymentIntentId: 'year',
  paidYen: 34_500,
  periodStartsAt: day(10),
  periodEndsAt: day(375),
  costYen: 36_500,
  credit: { yen: 2000, formerEndsAt: day(30) },
};
const YEAR: SettledInvoice = {
  ...{ paymentIntentId: 'year', paidYen: 7300, periodStartsAt: START, periodEndsAt: day(365) },
  ...{ costYen: 7300, credit: null },
};
/** Ten days later: of the year 7,100 yen are left. */
const MONTH_AFTER_YEAR: SettledInvoice = {
  ...{ paymentIntentId: 'month', paidYen: 1900, periodStartsAt: day(10), periodEndsAt: day(40) },
  ...{ costYen: 9000, credit: { yen: 7100, formerEndsAt: day(365) } },
};

const UNTOUCHED: PaymentSince = { refundedYen: 0, isDisputed: false };
const DISPUTED: PaymentSince = { refundedYen: 0, isDisputed: true };
const refunded = (refundedYen: number): PaymentSince => ({ refundedYen, isDisputed: false });

/** The refund of each payment on a day, the newest first. */
function backOn(
  days: number,
  invoices: readonly SettledInvoice[],
  since: readonly PaymentSince[] = [],
): number[] {
  const [newest] = invoices;
  const end = newest?.periodEndsAt ?? START;
  return refundsOfRest(restOfPeriod(end, invoices, day(days)), since);
}

describe('what is left of a period', () => {
  it('is the share of its cost that its time left has, and nothing of a period before it', () => {
    expect(backOn(20, [MONTH])).toEqual([1000]);
    const next = { ...MONTH, periodStartsAt: day(30), periodEndsAt: day(60) };
    expect(backOn(45, [next, MONTH])).toEqual([1500]);
    expect(backOn(30, [MONTH])).toEqual([0]);
  });

  it('counts what a credit has paid for', () => {
    // A hundred days are over of a year for 36,500 yen.
    expect(backOn(110, [YEAR_AFTER_MONTH, MONTH])).toEqual([26_500, 0]);
    expect(backOn(25, [MONTH_AFTER_YEAR, YEAR])).toEqual([1900, 2600]);
  });

  it('takes no more of a former payment than its credit', () => {
    expect(backOn(10, [MONTH_AFTER_YEAR, YEAR])).toEqual([1900, 7100]);
    const later = { ...MONTH_AFTER_YEAR, periodStartsAt: day(40), periodEndsAt: day(70) };
    const paidWhole = { ...later, paidYen: 9000, credit: null };
    expect(backOn(41, [paidWhole, MONTH_AFTER_YEAR, YEAR])).toEqual([8700]);
  });

  it('goes back from what was paid for a difference first', () => {
    const difference = { ...MONTH, paymentIntentId: 'difference', paidYen: 2000, costYen: 4000 };
    const dearer = {
      ...difference,
      periodStartsAt: day(10),
      credit: { yen: 2000, formerEndsAt: day(30) },
    };
    expect(backOn(20, [dearer, MONTH])).toEqual([2000, 0]);
    expect(backOn(15, [dearer, MONTH])).toEqual([2000, 1000]);
  });

  it('is paid back where a switch cost too little to be charged', () => {
    const unpaid = { ...MONTH_AFTER_YEAR, paymentIntentId: null, paidYen: 0, costYen: 7140 };
    expect(backOn(25, [unpaid, YEAR])).toEqual([3570]);
  });
});

describe('what has gone back already', () => {
  it('counts, wherever it came from', () => {
    expect(backOn(20, [MONTH], [refunded(400)])).toEqual([600]);
    expect(backOn(20, [MONTH], [refunded(3000)])).toEqual([0]);
    expect(backOn(20, [MONTH], [DISPUTED])).toEqual([0]);
    expect(backOn(10, [YEAR_AFTER_MONTH, MONTH], [DISPUTED, UNTOUCHED])).toEqual([0, 2000]);
    expect(backOn(110, [YEAR_AFTER_MONTH, MONTH], [DISPUTED, UNTOUCHED])).toEqual([0, 0]);
  });

  it('counts of a former payment as much as was for this period', () => {
    const whole = [YEAR_AFTER_MONTH, MONTH];
    expect(backOn(10, whole, [UNTOUCHED, refunded(1000)])).toEqual([34_500, 1000]);
    expect(backOn(10, whole, [UNTOUCHED, DISPUTED])).toEqual([34_500, 0]);
    expect(backOn(110, whole, [UNTOUCHED, refunded(3000)])).toEqual([24_500, 0]);
  });

  it('makes a repetition pay nothing', () => {
    const invoices = [YEAR_AFTER_MONTH, MONTH];
    for (const days of [10, 25, 110, 300]) {
      const first = backOn(days, invoices);
      expect(backOn(days, invoices, first.map(refunded))).toEqual([0, 0]);
    }
  });
});
