import { INCOMPLETE_HOURS } from '@tasuki/domain/billing/subscription-status';
import { isAnotherInterval, periodEnd } from './billing-periods.ts';
import { itemOf, type Invoices } from '../invoices.ts';
import type { StripeAccount } from '../stripe-account.ts';
import type { InvoiceObject, PriceObject, SubscriptionObject } from '../stripe-objects.ts';
import { linesOfChange, type Proration } from './subscription-lines.ts';

export const PAYMENT_BEHAVIORS = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;
export type PaymentBehavior = (typeof PAYMENT_BEHAVIORS)[number];

const PENDING_UPDATE_SECONDS = INCOMPLETE_HOURS * 3600;

/** Changes of a subscription whose price a request changes. */
export class PriceChanges {
  readonly #account: StripeAccount;
  readonly #invoices: Invoices;
  readonly #charge: (subscription: SubscriptionObject, invoice: InvoiceObject) => void;

  /** @param charge tries to have an open invoice paid */
  constructor(
    account: StripeAccount,
    invoices: Invoices,
    charge: (subscription: SubscriptionObject, invoice: InvoiceObject) => void,
  ) {
    this.#account = account;
    this.#invoices = invoices;
    this.#charge = charge;
  }

  /**
   * Another price. In a trial it counts from its end; otherwise what was paid for the old one counts
   * towards the new one.
   */
  change(
    subscription: SubscriptionObject,
    price: PriceObject,
    proration: Proration,
    payment: PaymentBehavior,
  ): void {
    const { store, now } = this.#account;
    const item = itemOf(subscription);
    const lines = linesOfChange(subscription, price, proration, this.#account);
    const isNewInterval = isAnotherInterval(item.price, price);
    const isTrial = subscription.status === 'trialing';
    const before = {
      price: item.price,
      start: item.current_period_start,
      end: item.current_period_end,
      anchor: subscription.billing_cycle_anchor,
      number: subscription.hidden.periodNumber,
    };
    if (isTrial) item.price = price;
    else this.#take(subscription, price);
    const isInvoicedNow = !isTrial && (isNewInterval || proration.behavior === 'always_invoice');
    if (!isInvoicedNow) {
      for (const line of lines) {
        store.add('invoiceitem', {
          customer: subscription.customer,
          metadata: {},
          hidden: { subscription: subscription.id, line },
        });
      }
      return;
    }
    const invoice = this.#invoices.issue({
      subscription,
      lines,
      billingReason: 'subscription_update',
      spendsOnce: isNewInterval,
    });
    this.#charge(subscription, invoice);
    if (invoice.status === 'paid' || payment !== 'pending_if_incomplete') {
      subscription.status = invoice.status === 'paid' ? 'active' : 'past_due';
      return;
    }
    item.price = before.price;
    item.current_period_start = before.start;
    item.current_period_end = before.end;
    subscription.billing_cycle_anchor = before.anchor;
    subscription.hidden.periodNumber = before.number;
    subscription.pending_update = {
      expires_at: now() + PENDING_UPDATE_SECONDS,
      subscription_items: [{ price: price.id }],
    };
  }

  /** The invoice of a change that waited for it is paid. */
  applyPending(subscription: SubscriptionObject): void {
    const pending = subscription.pending_update?.subscription_items[0];
    if (!pending) return;
    this.#take(subscription, this.#account.store.get('price', pending.price));
    subscription.pending_update = null;
    this.#account.notify('customer.subscription.pending_update_applied', subscription);
  }

  /** The invoice of a change that waited for it is not asked for any more. */
  dropPending(subscription: SubscriptionObject): void {
    if (!subscription.pending_update) return;
    subscription.pending_update = null;
    this.#account.notify('customer.subscription.pending_update_expired', subscription);
  }

  #take(subscription: SubscriptionObject, price: PriceObject): void {
    const item = itemOf(subscription);
    if (isAnotherInterval(item.price, price)) {
      const time = this.#account.now();
      subscription.billing_cycle_anchor = time;
      subscription.hidden.periodNumber = 0;
      item.current_period_start = time;
      item.current_period_end = periodEnd(time, price, 1);
    }
    item.price = price;
  }
}
