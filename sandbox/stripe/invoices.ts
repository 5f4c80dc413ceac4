import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { discountAmounts } from './catalogue/discounts.ts';
import type {
  InvoiceLine,
  InvoiceObject,
  PaymentIntentObject,
  PaymentMethodObject,
  PriceObject,
  SubscriptionObject,
} from './stripe-objects.ts';
import type { StripeAccount } from './stripe-account.ts';
import { newStripeId } from './stripe-store.ts';

/** Stripe's smallest charge; a lower amount is put on the customer's balance. */
const MINIMUM_CHARGES: Readonly<Record<string, number>> = { jpy: 50, usd: 50, eur: 50 };

/** Stripe's smallest charge in a currency. */
export function minimumCharge(currency: string): number {
  return MINIMUM_CHARGES[currency] ?? 50;
}

/** Days after a failed renewal on which Stripe tries again. */
const RETRY_DAYS: readonly number[] = [3, 5, 7];

/** The parts of an invoice. */
export interface InvoiceDraft {
  subscription: SubscriptionObject;
  lines: readonly InvoiceLine[];
  billingReason: string;
  /** A `once` coupon is spent by this invoice, since it asks for something. */
  spendsOnce: boolean;
}

/** A line for one period of a price. */
export function periodLine(
  subscription: SubscriptionObject,
  price: PriceObject,
  period: { start: number; end: number },
  change: { amount?: number; isProration?: boolean; description?: string } = {},
): InvoiceLine {
  const amount = change.amount ?? price.unit_amount;
  return {
    id: newStripeId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: change.description ?? `1 × ${price.product}`,
    discount_amounts: [],
    discountable: true,
    invoice: '',
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: {
        proration: change.isProration ?? false,
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
    },
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    subtotal: amount,
  };
}

/** The one item of a subscription. */
export function itemOf(subscription: SubscriptionObject) {
  const [item] = subscription.items.data;
  if (!item) throw new RangeError(`${subscription.id} has no item`);
  return item;
}

/** Makes invoices, and says what they amount to before they are made. */
export class Invoices {
  readonly #account: StripeAccount;

  constructor(account: StripeAccount) {
    this.#account = account;
  }

  /** An invoice as it would be, which is not kept. */
  draft({
    subscription,
    lines,
    billingReason,
  }: InvoiceDraft): Omit<InvoiceObject, 'id' | 'object' | 'created' | 'livemode'> {
    const { store, now } = this.#account;
    const customer = store.get('customer', subscription.customer);
    const discounts = this.discountsAt(subscription, now());
    const discounted = lines.map((line) => ({
      ...line,
      discount_amounts: discountAmounts(line.amount, discounts),
    }));
    const subtotal = sum(discounted.map(({ amount }) => amount));
    const totals = discounts.map(({ id }) => ({
      discount: id,
      amount: sum(
        discounted.flatMap(({ discount_amounts }) =>
          discount_amounts.filter(({ discount }) => discount === id).map(({ amount }) => amount),
        ),
      ),
    }));
    const total = subtotal - sum(totals.map(({ amount }) => amount));
    const owed = total + customer.balance;
    const isCharged = owed >= minimumCharge(subscription.currency);
    const period = lines.at(-1)?.period ?? { start: now(), end: now() };
    return {
      amount_due: isCharged ? owed : 0,
      amount_paid: 0,
      amount_remaining: isCharged ? owed : 0,
      attempt_count: 0,
      attempted: false,
      auto_advance: true,
      billing_reason: billingReason,
      collection_method: 'charge_automatically',
      currency: subscription.currency,
      customer: customer.id,
      default_payment_method: null,
      discounts: discounts.map(({ id }) => id),
      ending_balance: isCharged ? 0 : owed,
      hosted_invoice_url: null,
      invoice_pdf: null,
      lines: { object: 'list', data: discounted, has_more: false, url: '/v1/invoices/lines' },
      metadata: {},
      next_payment_attempt: null,
      number: null,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: {
          subscription: subscription.id,
          metadata: { ...subscription.metadata },
        },
      },
      period_start: period.start,
      period_end: period.end,
      starting_balance: customer.balance,
      status: 'draft',
      status_transitions: { finalized_at: null, paid_at: null, voided_at: null },
      subtotal,
      total,
      total_discount_amounts: totals,
      hidden: { paymentIntent: null },
    };
  }

  /** Makes an invoice and finalises it; one that asks for nothing is paid. */
  issue(draft: InvoiceDraft): InvoiceObject {
    const { store, now, origin } = this.#account;
    const { subscription } = draft;
    const invoice = store.add('invoice', this.draft(draft));
    const customer = store.get('customer', invoice.customer);
    for (const line of invoice.lines.data) line.invoice = invoice.id;
    customer.balance = invoice.ending_balance;
    invoice.number = `TASUKI-${String(store.all('invoice').length).padStart(4, '0')}`;
    invoice.hosted_invoice_url = `${origin()}/stripe/invoices/${invoice.id}`;
    invoice.invoice_pdf = `${origin()}/stripe/invoices/${invoice.id}/pdf`;
    invoice.status = 'open';
    invoice.status_transitions.finalized_at = now();
    subscription.latest_invoice = invoice.id;
    if (draft.spendsOnce) this.#spendOnce(subscription);
    this.#account.notify('invoice.created', invoice);
    this.#account.notify('invoice.finalized', invoice);
    if (invoice.amount_due === 0) this.markPaid(invoice);
    else invoice.hidden.paymentIntent = this.#intentFor(invoice).id;
    return invoice;
  }

  markPaid(invoice: InvoiceObject): void {
    invoice.status = 'paid';
    invoice.attempted = true;
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = this.#account.now();
    this.#account.notify('invoice.paid', invoice);
    this.#account.notify('invoice.payment_succeeded', invoice);
  }

  /** Notes a failed attempt, and when the next one is. */
  markFailed(invoice: InvoiceObject, { isRetried }: { isRetried: boolean }): void {
    const days = RETRY_DAYS[invoice.attempt_count];
    invoice.attempted = true;
    invoice.attempt_count += 1;
    invoice.next_payment_attempt =
      isRetried && days !== undefined ? this.#account.now() + days * DAY_SECONDS : null;
    this.#account.notify('invoice.payment_failed', invoice);
  }

  voidInvoice(invoice: InvoiceObject): void {
    const intent = this.intentOf(invoice);
    invoice.status = 'void';
    invoice.next_payment_attempt = null;
    invoice.status_transitions.voided_at = this.#account.now();
    if (intent && intent.status !== 'succeeded') {
      intent.status = 'canceled';
      intent.next_action = null;
      this.#account.notify('payment_intent.canceled', intent);
    }
    this.#account.notify('invoice.voided', invoice);
  }

  /** The payment that belongs to an invoice; null = it asks for nothing. */
  intentOf({ hidden }: InvoiceObject): PaymentIntentObject | null {
    return hidden.paymentIntent === null
      ? null
      : this.#account.store.find('payment_intent', hidden.paymentIntent);
  }

  /** The payment method of a subscription; null = none. */
  methodOf(subscription: SubscriptionObject): PaymentMethodObject | null {
    const { store } = this.#account;
    const customer = store.get('customer', subscription.customer);
    const id =
      subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
    const method = id === null ? null : store.find('payment_method', id);
    return method?.customer === customer.id ? method : null;
  }

  /** The coupons that count at a moment. */
  discountsAt(
    { discounts }: SubscriptionObject,
    time: number,
  ): { id: string; percentOff: number; isOnce: boolean }[] {
    const { store } = this.#account;
    return discounts.flatMap((id) => {
      const discount = store.find('discount', id);
      const coupon = discount && store.find('coupon', discount.source.coupon);
      if (!discount || !coupon || (discount.end !== null && discount.end <= time)) return [];
      return [{ id, percentOff: coupon.percent_off, isOnce: coupon.duration === 'once' }];
    });
  }

  #spendOnce(subscription: SubscriptionObject): void {
    const spent = this.discountsAt(subscription, this.#account.now()).filter(
      ({ isOnce }) => isOnce,
    );
    subscription.discounts = subscription.discounts.filter(
      (id) => !spent.some((discount) => discount.id === id),
    );
  }

  #intentFor(invoice: InvoiceObject): PaymentIntentObject {
    const intent = newPaymentIntent(this.#account, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      invoice: invoice.id,
    });
    this.#account.notify('payment_intent.created', intent);
    return intent;
  }
}

/** A payment that nobody has confirmed yet. */
export function newPaymentIntent(
  { store }: StripeAccount,
  fields: Pick<PaymentIntentObject, 'amount' | 'currency' | 'customer'> & {
    invoice: string | null;
    metadata?: Record<string, string>;
    description?: string | null;
  },
): PaymentIntentObject {
  const id = newStripeId('pi');
  return store.add(
    'payment_intent',
    {
      amount: fields.amount,
      amount_received: 0,
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
      client_secret: `${id}_secret_${newStripeId('s').slice(2)}`,
      currency: fields.currency,
      customer: fields.customer,
      description: fields.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      metadata: fields.metadata ?? {},
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
      hidden: { returnUrl: null, invoice: fields.invoice, refunded: 0 },
    },
    id,
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
