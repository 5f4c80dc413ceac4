import type { Stripe } from 'stripe';
import { MONEY_LIMITS } from '@tasuki/domain/billing/money/money-calls';
import type { SubscriptionStatus } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  balanceMovement,
  disputeRow,
  failedPaymentRow,
  paidForSeller,
  refundRow,
  subscriptionRow,
} from './read-stripe-reports.ts';
import { LIST_MAXIMUM } from './stripe-connection.ts';
import { StripePayments } from './stripe-payments.ts';
import type { FoundMoneyRow, FoundMovement, PaidForSeller, StripePage } from './stripe-shapes.ts';

/** The most pages that are read of a month; Stripe's own reports have the rest. */
const PAGES_MAXIMUM = 50;

interface Period {
  start: Date;
  end: Date;
}

/** What admins see of everybody's money, and what sellers earned. */
export class StripeReports extends StripePayments {
  /** @param status null = each */
  async subscriptionPage(
    status: SubscriptionStatus | null,
    after: string | null,
  ): Promise<StripePage<FoundMoneyRow>> {
    return this.asked(async () =>
      pageOf(
        await this.stripe.subscriptions.list({ status: status ?? 'all', ...pageAfter(after) }),
        subscriptionRow,
      ),
    );
  }

  /** Invoices that wait, because no try to charge them came through. */
  async failedPaymentPage(after: string | null): Promise<StripePage<FoundMoneyRow>> {
    return this.asked(async () =>
      pageOf(
        await this.stripe.invoices.list({ status: 'open', ...pageAfter(after) }),
        failedPaymentRow,
      ),
    );
  }

  async refundPage(after: string | null): Promise<StripePage<FoundMoneyRow>> {
    return this.asked(async () =>
      pageOf(
        await this.stripe.refunds.list({ expand: ['data.charge'], ...pageAfter(after) }),
        refundRow,
      ),
    );
  }

  async disputePage(after: string | null): Promise<StripePage<FoundMoneyRow>> {
    return this.asked(async () =>
      pageOf(
        await this.stripe.disputes.list({ expand: ['data.charge'], ...pageAfter(after) }),
        disputeRow,
      ),
    );
  }

  /**
   * The changes of the balance by charges, refunds and disputes in a period.
   *
   * @throws TasukiFailure 'billing/statement-too-long'
   */
  async movements(period: Period): Promise<FoundMovement[]> {
    return this.#all(
      async (page) =>
        this.stripe.balanceTransactions.list({
          created: secondsOf(period),
          expand: ['data.source'],
          ...page,
        }),
      balanceMovement,
    );
  }

  /**
   * The payments for the invoices that were issued in a period.
   *
   * @throws TasukiFailure 'billing/statement-too-long'
   */
  async paidForSellers(period: Period): Promise<PaidForSeller[]> {
    return this.#all(
      async (page) =>
        this.stripe.invoices.list({
          created: secondsOf(period),
          status: 'paid',
          expand: ['data.payments'],
          ...page,
        }),
      paidForSeller,
    );
  }

  /** For whom one payment was, whenever its invoice was issued; null = for no invoice. */
  async paidForSellerBy(paymentIntentId: string): Promise<PaidForSeller | null> {
    const invoice = await this.invoicePaidBy(paymentIntentId);
    return invoice && paidForSeller(invoice, paymentIntentId);
  }

  async #all<Item extends { id: string }, Row>(
    read: (page: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<Item>>,
    rowOf: (item: Item) => Row | null,
  ): Promise<Row[]> {
    return this.asked(async () => {
      const rows: Row[] = [];
      let after: string | null = null;
      for (let pages = 0; pages < PAGES_MAXIMUM; pages += 1) {
        const { data, has_more: hasMore } = await read(pageAfter(after, LIST_MAXIMUM));
        rows.push(...data.flatMap((item) => rowOf(item) ?? []));
        after = data.at(-1)?.id ?? null;
        if (!hasMore || after === null) return rows;
      }
      throw new TasukiFailure('billing/statement-too-long');
    });
  }
}

function pageAfter(
  after: string | null,
  limit: number = MONEY_LIMITS.pageSize,
): { limit: number; starting_after?: string } {
  return { limit, ...(after !== null && { starting_after: after }) };
}

function pageOf<Item extends { id: string }, Row>(
  { data, has_more: hasMore }: Stripe.ApiList<Item>,
  rowOf: (item: Item) => Row | null,
): StripePage<Row> {
  return {
    rows: data.flatMap((item) => rowOf(item) ?? []),
    after: hasMore ? (data.at(-1)?.id ?? null) : null,
  };
}

function secondsOf({ start, end }: Period): { gte: number; lt: number } {
  return { gte: start.getTime() / 1000, lt: end.getTime() / 1000 };
}
