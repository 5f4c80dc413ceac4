/** An invoice of a subscription that is settled: with money, with a credit, or with both. */
export interface SettledInvoice {
  /** null = nothing was charged for it. */
  paymentIntentId: string | null;
  /** The charge, in whole yen. */
  paidYen: number;
  /** From when on it pays: for a switch, from that. */
  periodStartsAt: Date;
  /** The end of the period that it pays for. */
  periodEndsAt: Date;
  /**
   * The full price of that period from its start on, in whole yen, before a credit is taken off.
   */
  costYen: number;
  /** The credit for the rest of another period, which a switch has cut short; null = none. */
  credit: { yen: number; formerEndsAt: Date } | null;
}

/** A payment that has paid for a period that runs. */
export interface PeriodPayment {
  paymentIntentId: string;
  paidYen: number;
  /**
   * The part of it for that period, in whole yen. For a former period's payment, this is its
   * credit.
   */
  forPeriodYen: number;
}

/** The rest of a running period. */
export interface RestOfPeriod {
  /** The price of the remaining time, in whole yen. */
  restYen: number;
  /** The payments of the period, the newest first. */
  payments: readonly PeriodPayment[];
}

/**
 * The rest of a subscription's current period, and the payments from which it may be paid back. A
 * switch to another interval uses up the rest of the former period as a credit. So a former payment
 * counts for that credit alone.
 *
 * @param periodEndsAt the end of the running period
 * @param invoices of the subscription, the newest first
 */
export function restOfPeriod(
  periodEndsAt: Date,
  invoices: readonly SettledInvoice[],
  now: Date,
): RestOfPeriod {
  const ofPeriod = invoices.filter((one) => isOf(one, periodEndsAt));
  const [newest] = ofPeriod;
  if (!newest) return { restYen: 0, payments: [] };
  const { costYen, periodStartsAt } = newest;
  const whole = periodEndsAt.getTime() - periodStartsAt.getTime();
  const left = Math.min(whole, periodEndsAt.getTime() - now.getTime());
  const restYen = whole <= 0 || left <= 0 ? 0 : Math.floor((costYen * left) / whole);
  return { restYen, payments: paymentsFor(periodEndsAt, invoices, Infinity) };
}

function isOf(invoice: SettledInvoice, periodEndsAt: Date): boolean {
  return invoice.periodEndsAt.getTime() === periodEndsAt.getTime();
}

/** @param mostYen the part of the period that payments count for */
function paymentsFor(
  periodEndsAt: Date,
  invoices: readonly SettledInvoice[],
  mostYen: number,
): PeriodPayment[] {
  const found: PeriodPayment[] = [];
  let openYen = mostYen;
  for (const [index, invoice] of invoices.entries()) {
    if (!isOf(invoice, periodEndsAt)) continue;
    const { paymentIntentId, paidYen, credit } = invoice;
    const forPeriodYen = Math.min(openYen, paidYen);
    openYen -= forPeriodYen;
    if (paymentIntentId !== null && forPeriodYen > 0) {
      found.push({ paymentIntentId, paidYen, forPeriodYen });
    }
    // A difference within the period takes off nothing of another.
    if (!credit || credit.formerEndsAt.getTime() === periodEndsAt.getTime()) continue;
    const creditYen = Math.min(openYen, credit.yen);
    return [...found, ...paymentsFor(credit.formerEndsAt, invoices.slice(index + 1), creditYen)];
  }
  return found;
}

/** The later fate of a payment. */
export interface PaymentSince {
  /** Whole yen that were given back. */
  refundedYen: number;
  /** The bank has taken it back, or may yet. */
  isDisputed: boolean;
}

/**
 * How much of each payment is to go back, so that in all the rest of the period does, and no more. What has
 * gone back already counts, of a former payment as much as was for this period.
 *
 * @param since the same payments in the same order
 * @returns whole yen, in the same order; 0 = nothing
 */
export function refundsOfRest(
  { restYen, payments }: RestOfPeriod,
  since: readonly PaymentSince[],
): number[] {
  const gone = payments.map(({ paidYen }, index) => {
    const { isDisputed = false, refundedYen = 0 } = since[index] ?? {};
    return isDisputed ? paidYen : refundedYen;
  });
  const goneYen = payments.reduce(
    (sum, { forPeriodYen }, index) => sum + Math.min(gone[index] ?? 0, forPeriodYen),
    0,
  );
  let dueYen = Math.max(0, restYen - goneYen);
  return payments.map(({ paidYen, forPeriodYen }, index) => {
    const yen = Math.min(dueYen, forPeriodYen, paidYen - (gone[index] ?? 0));
    dueYen -= yen;
    return yen;
  });
}
