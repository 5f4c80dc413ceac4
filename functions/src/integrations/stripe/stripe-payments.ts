import type { Stripe } from 'stripe';
import { INVOICE_LIMITS, type InvoiceRow } from '@tasuki/domain/billing/invoices/invoice-row';
import type { SettledInvoice } from '@tasuki/domain/billing/reversals/rest-of-period';
import {
  foundInvoice,
  foundPayment,
  idOf,
  invoiceRow,
  paidInvoice,
  paidSubscription,
  paymentOfInvoice,
  settledInvoice,
} from './read-stripe-objects.ts';
import { StripeCatalogue } from './stripe-catalogue.ts';
import { hasCode, LIST_MAXIMUM } from './stripe-connection.ts';
import type { FoundInvoice, FoundPayment, PaidInvoice, PaidSubscription } from './stripe-shapes.ts';

/** A payment that is to be confirmed in a browser. */
export interface NewPayment {
  customerId: string;
  /** Whole yen, tax included. */
  amountYen: number;
  /** The name of what is bought. */
  description: string;
  metadata: Record<string, string>;
}

/** Paid periods of a subscription that are looked at; a lost event is older than none of them. */
const PAID_INVOICES = 31;
/** Charges that are asked for by themselves; Stripe answers a hundred requests a second. */
const CHARGES_AT_ONCE = 5;

/** Payments, invoices and what is paid back. */
export class StripePayments extends StripeCatalogue {
  /** @param key the same one makes no second payment, for a day */
  async createPayment(wanted: NewPayment, key: string): Promise<FoundPayment> {
    const { customerId, amountYen, description, metadata } = wanted;
    return this.asked(async () =>
      foundPayment(
        await this.stripe.paymentIntents.create(
          {
            amount: amountYen,
            currency: 'jpy',
            customer: customerId,
            automatic_payment_methods: { enabled: true },
            description,
            metadata,
          },
          { idempotencyKey: key },
        ),
        [],
      ),
    );
  }

  /** A payment with what became of it since: a refund, a dispute. */
  async payment(id: string): Promise<FoundPayment> {
    return this.asked(async () => {
      const intent = await this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      const { latest_charge: charge } = intent;
      const isDisputed = typeof charge === 'object' && charge?.disputed === true;
      const disputes = isDisputed
        ? (await this.stripe.disputes.list({ payment_intent: id })).data
        : [];
      return foundPayment(intent, disputes);
    });
  }

  /** A payment can be confirmed no more; one that is over already stays as it is. */
  async cancelPayment(id: string): Promise<void> {
    await this.asked(async () => {
      try {
        await this.stripe.paymentIntents.cancel(id);
      } catch (cause) {
        if (!hasCode(cause, 'payment_intent_unexpected_state')) throw cause;
      }
    });
  }

  /** Gives back all of a payment, once. */
  async refundPayment(id: string): Promise<void> {
    await this.asked(async () => {
      try {
        await this.stripe.refunds.create(
          { payment_intent: id },
          { idempotencyKey: `refund_${id}` },
        );
      } catch (cause) {
        if (!hasCode(cause, 'charge_already_refunded')) throw cause;
      }
    });
  }

  /**
   * Gives back a part of a payment, unless more of it was given back than is known.
   * Of several at once the first decides the sum, since all share one key.
   *
   * @param refundedYen what was given back of it before, as far as is known
   */
  async refundPart(id: string, amountYen: number, refundedYen = 0): Promise<void> {
    await this.asked(async () => {
      if (await this.#isRefundedOrUnpaid(id, refundedYen)) return;
      const key = refundedYen === 0 ? `refund_part_${id}` : `refund_part_${id}_${refundedYen}`;
      try {
        await this.stripe.refunds.create(
          { payment_intent: id, amount: amountYen },
          { idempotencyKey: key },
        );
      } catch (cause) {
        // The key was used for another sum: done, unless that attempt failed.
        if (!(await this.#isRefundedOrUnpaid(id, refundedYen))) throw cause;
      }
    });
  }

  async #isRefundedOrUnpaid(id: string, knownYen: number): Promise<boolean> {
    const { latest_charge: charge } = await this.stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    return typeof charge !== 'object' || charge === null || charge.amount_refunded > knownYen;
  }

  /** An invoice with what became of its payment. */
  async invoice(id: string): Promise<FoundInvoice> {
    return this.asked(async () =>
      foundInvoice(
        await this.stripe.invoices.retrieve(id, {
          expand: ['payments.data.payment.payment_intent'],
        }),
      ),
    );
  }

  /** Which subscription one payment was for; null = for none. */
  async subscriptionPaidBy(paymentIntentId: string): Promise<PaidSubscription | null> {
    const invoice = await this.invoicePaidBy(paymentIntentId);
    return invoice && paidSubscription(invoice);
  }

  protected async invoicePaidBy(paymentIntentId: string): Promise<Stripe.Invoice | null> {
    return this.asked(async () => {
      const { data } = await this.stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentIntentId },
        limit: 1,
        expand: ['data.invoice'],
      });
      const invoice = data[0]?.invoice;
      return typeof invoice === 'object' && !('deleted' in invoice) ? invoice : null;
    });
  }

  /** A customer's last payment for each of some subscriptions, with its refunds. */
  async paidInvoices(
    customerId: string,
    subscriptionIds: readonly string[],
  ): Promise<{ subscriptionId: string; invoice: PaidInvoice }[]> {
    if (subscriptionIds.length === 0) return [];
    return this.asked(async () => {
      const listed = await Promise.all(
        subscriptionIds.map(async (subscriptionId) =>
          (await this.#settledInvoicesOf(subscriptionId)).map((invoice) => ({
            subscriptionId,
            invoice,
          })),
        ),
      );
      const found = listed.flat();
      const charges = await this.#chargesOf(
        customerId,
        found.map(({ invoice }) => invoice),
      );
      return found.flatMap(({ subscriptionId, invoice }) => {
        const paid = paidInvoice(invoice, charges);
        return paid ? [{ subscriptionId, invoice: paid }] : [];
      });
    });
  }

  /** The purposes of a subscription's newest paid invoices, the newest first. */
  async settledInvoices(subscriptionId: string): Promise<SettledInvoice[]> {
    return this.asked(async () =>
      (await this.#settledInvoicesOf(subscriptionId)).map(settledInvoice),
    );
  }

  async #settledInvoicesOf(subscription: string): Promise<Stripe.Invoice[]> {
    const { data } = await this.stripe.invoices.list({
      subscription,
      status: 'paid',
      limit: PAID_INVOICES,
      expand: ['data.payments'],
    });
    return data;
  }

  /**
   * The charges that paid invoices of a customer. Those that many newer ones have pushed out of the list
   * are asked for by themselves.
   */
  async #chargesOf(
    customerId: string,
    invoices: readonly Stripe.Invoice[],
  ): Promise<Stripe.Charge[]> {
    const { data, has_more: hasMore } = await this.stripe.charges.list({
      customer: customerId,
      limit: LIST_MAXIMUM,
    });
    if (!hasMore) return data;
    const listed = new Set(data.filter(({ paid }) => paid).map((one) => idOf(one.payment_intent)));
    const unlisted = invoices
      .filter(({ amount_paid: paidYen }) => paidYen > 0)
      .flatMap((invoice) => paymentOfInvoice(invoice) ?? [])
      .filter((id) => !listed.has(id));
    const found = [...data];
    for (let start = 0; start < unlisted.length; start += CHARGES_AT_ONCE) {
      const page = unlisted.slice(start, start + CHARGES_AT_ONCE);
      const intents = await Promise.all(
        page.map(async (id) =>
          this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
        ),
      );
      for (const { latest_charge: charge } of intents) {
        if (typeof charge === 'object' && charge) found.push(charge);
      }
    }
    return found;
  }

  /** The newest invoices of a customer, the newest first. */
  async invoicesOf(customerId: string): Promise<InvoiceRow[]> {
    return this.asked(async () => {
      const { data } = await this.stripe.invoices.list({
        customer: customerId,
        limit: INVOICE_LIMITS.listSize,
        expand: ['data.payments'],
      });
      const charges = await this.#chargesOf(customerId, data);
      return data.flatMap((invoice) => invoiceRow(invoice, charges) ?? []);
    });
  }

  /** The address of an invoice's PDF, and its customer; `url` is null before it is paid. */
  async invoicePdf(id: string): Promise<{ customerId: string | null; url: string | null }> {
    return this.asked(async () => {
      const { customer, invoice_pdf, status } = await this.stripe.invoices.retrieve(id);
      const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null);
      return { customerId, url: status === 'paid' ? (invoice_pdf ?? null) : null };
    });
  }

  /** The address of a payment's receipt; null before it is paid. */
  async receiptUrl(paymentIntentId: string): Promise<string | null> {
    return this.asked(async () => {
      const { latest_charge: charge } = await this.stripe.paymentIntents.retrieve(paymentIntentId, {
        expand: ['latest_charge'],
      });
      return typeof charge === 'object' && charge?.paid === true ? charge.receipt_url : null;
    });
  }

  /** Asks for the payment of an open invoice; what came of it is read from the invoice. */
  async payInvoice(invoiceId: string): Promise<void> {
    await this.asked(async () => this.stripe.invoices.pay(invoiceId));
  }
}
