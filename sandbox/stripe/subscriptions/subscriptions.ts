import { INCOMPLETE_HOURS, isLive } from '@tasuki/domain/billing/subscription-status';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { periodEnd } from './billing-periods.ts';
import { redeem, type WantedDiscount } from '../catalogue/discounts.ts';
import { Invoices, itemOf, periodLine } from '../invoices.ts';
import { Payments } from '../payments.ts';
import { PriceChanges, type PaymentBehavior } from './price-changes.ts';
import { enterNextPhase, release } from './schedules.ts';
import { invalidRequest, StripeFailure } from '../stripe-failure.ts';
import type {
  InvoiceObject,
  Metadata,
  MissingMethodBehavior,
  PaymentMethodObject,
  PriceObject,
  SubscriptionObject,
} from '../stripe-objects.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { newStripeId } from '../stripe-store.ts';
import { linesOfRenewal, waitingItems } from './subscription-lines.ts';

/** The fate of a subscription whose renewal failed for the last time; a setting of the account. */
export const AFTER_RETRIES = ['cancel', 'unpaid', 'leave'] as const;
export type AfterRetries = (typeof AFTER_RETRIES)[number];

/** A subscription that is to be made. */
export interface WantedSubscription {
  customer: string;
  price: PriceObject;
  trialDays: number;
  defaultMethod: string | null;
  discounts: readonly WantedDiscount[];
  missingMethod: MissingMethodBehavior;
  paymentBehavior: PaymentBehavior;
  metadata: Metadata;
}

/** Announced this long before it happens. */
const TRIAL_END_NOTICE_SECONDS = 3 * DAY_SECONDS;
const RENEWAL_NOTICE_SECONDS = 7 * DAY_SECONDS;
const INCOMPLETE_SECONDS = INCOMPLETE_HOURS * 3600;

/** The next step of a subscription, and its time. */
interface DueStep {
  at: number;
  run: () => void;
}

/**
 * The life of subscriptions: what requests make of them, and what time does. Invoices are
 * finalised and charged at once, where Stripe leaves a renewal open for an hour.
 */
export class Subscriptions {
  readonly invoices: Invoices;
  readonly payments: Payments;
  readonly prices: PriceChanges;
  afterRetries: AfterRetries = 'cancel';
  readonly #account: StripeAccount;

  constructor(account: StripeAccount) {
    this.#account = account;
    this.invoices = new Invoices(account);
    this.payments = new Payments(account, {
      paid: (id) => {
        this.#invoicePaid(account.store.get('invoice', id));
      },
    });
    this.prices = new PriceChanges(account, this.invoices, (subscription, invoice) => {
      this.#attempt(subscription, invoice);
    });
  }

  create(wanted: WantedSubscription): SubscriptionObject {
    const { store, now } = this.#account;
    const start = now();
    const isTrial = wanted.trialDays > 0;
    const trialEnd = isTrial ? start + wanted.trialDays * DAY_SECONDS : null;
    const anchor = trialEnd ?? start;
    const id = newStripeId('sub');
    const { price } = wanted;
    const subscription = store.add(
      'subscription',
      {
        billing_cycle_anchor: anchor,
        billing_mode: { type: 'flexible' },
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        cancellation_details: { comment: null, feedback: null, reason: null },
        collection_method: 'charge_automatically',
        currency: price.currency,
        customer: wanted.customer,
        default_payment_method: wanted.defaultMethod,
        discounts: [],
        ended_at: null,
        items: {
          object: 'list',
          data: [
            {
              id: newStripeId('si'),
              object: 'subscription_item',
              created: start,
              livemode: false,
              current_period_start: start,
              current_period_end: trialEnd ?? periodEnd(anchor, price, 1),
              metadata: {},
              price,
              quantity: 1,
              subscription: id,
            },
          ],
          has_more: false,
          url: `/v1/subscription_items?subscription=${id}`,
        },
        latest_invoice: null,
        metadata: wanted.metadata,
        pending_setup_intent: null,
        pending_update: null,
        schedule: null,
        start_date: start,
        status: isTrial ? 'trialing' : 'incomplete',
        trial_end: trialEnd,
        trial_settings: { end_behavior: { missing_payment_method: wanted.missingMethod } },
        trial_start: isTrial ? start : null,
        hidden: { periodNumber: 0, isTrialEndAnnounced: false, announcedPeriodEnd: null },
      },
      id,
    );
    subscription.discounts = redeem(wanted.discounts, id, wanted.customer, this.#account).map(
      (discount) => discount.id,
    );
    const item = itemOf(subscription);
    const period = { start, end: item.current_period_end };
    const invoice = this.invoices.issue({
      subscription,
      lines: [periodLine(subscription, price, period, isTrial ? { amount: 0 } : {})],
      billingReason: 'subscription_create',
      spendsOnce: !isTrial,
    });
    if (!isTrial) this.#payFirst(subscription, invoice, wanted.paymentBehavior);
    this.#account.notify('customer.subscription.created', subscription);
    return subscription;
  }

  /** Ends at the end of the period, or no longer. */
  setCancelAtPeriodEnd(subscription: SubscriptionObject, isCancelled: boolean): void {
    subscription.cancel_at_period_end = isCancelled;
    subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null;
    subscription.canceled_at = isCancelled ? this.#account.now() : null;
    subscription.cancellation_details.reason = isCancelled ? 'cancellation_requested' : null;
  }

  /** Reports a change that a request made. */
  updated(subscription: SubscriptionObject, previous: Record<string, unknown> = {}): void {
    this.#account.notify('customer.subscription.updated', subscription, previous);
  }

  /** Ends at once; what was not paid is not asked for any more. */
  end(subscription: SubscriptionObject, reason: string): void {
    const time = this.#account.now();
    subscription.status = 'canceled';
    subscription.ended_at = time;
    subscription.canceled_at ??= time;
    subscription.cancellation_details.reason = reason;
    subscription.pending_update = null;
    const open = this.#openInvoice(subscription);
    if (open) this.invoices.voidInvoice(open);
    if (subscription.schedule !== null) {
      release(
        this.#account.store.get('subscription_schedule', subscription.schedule),
        this.#account,
      );
    }
    this.#account.notify('customer.subscription.deleted', subscription);
  }

  /** An invoice is not asked for any more; a change of the price that waited for it is dropped. */
  voidInvoice(invoice: InvoiceObject): void {
    const { store } = this.#account;
    this.invoices.voidInvoice(invoice);
    const { subscription: id } = invoice.parent.subscription_details;
    const subscription = store.find('subscription', id);
    if (subscription?.latest_invoice === invoice.id) this.prices.dropPending(subscription);
  }

  /** Goes on after a pause: a new period begins now. */
  resume(subscription: SubscriptionObject): void {
    if (subscription.status !== 'paused') {
      throw invalidRequest('Subscriptions that are not paused cannot be resumed.');
    }
    this.#beginPeriod(subscription, this.#account.now(), 0, 'subscription_update');
    this.#account.notify('customer.subscription.resumed', subscription);
  }

  /**
   * Pays an open invoice because somebody asked to.
   *
   * @throws StripeFailure 402 where the card is declined or the bank wants the cardholder's word
   */
  pay(invoice: InvoiceObject, method: PaymentMethodObject | null): void {
    const { store } = this.#account;
    if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid');
    if (invoice.status !== 'open') {
      throw invalidRequest(`Invoice is ${invoice.status} and cannot be paid`);
    }
    const subscription = store.get(
      'subscription',
      invoice.parent.subscription_details.subscription,
    );
    const used = method ?? this.invoices.methodOf(subscription);
    const intent = this.invoices.intentOf(invoice);
    if (!used || !intent) {
      throw invalidRequest(
        'There is no `default_payment_method` set on this Customer or Invoice.',
        { code: 'invoice_no_payment_method' },
      );
    }
    const error = this.payments.charge(intent, used, { isOffSession: false });
    if (error) {
      this.invoices.markFailed(invoice, { isRetried: invoice.next_payment_attempt !== null });
      throw this.payments.cardFailure(error, intent);
    }
    if (intent.status === 'requires_action') {
      throw new StripeFailure(402, {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message: 'This payment requires additional user action before it can be completed.',
        payment_intent: this.#account.views.view(intent),
      });
    }
  }

  /** Does all that is due by now, in its order. */
  catchUp(until: number, moveTo: (time: number) => void): void {
    for (;;) {
      const step = this.#nextStep();
      if (!step || step.at > until) return;
      moveTo(Math.max(step.at, 0));
      step.run();
    }
  }

  #nextStep(): DueStep | null {
    const steps = this.#account.store
      .all('subscription')
      .filter(({ status }) => isLive(status))
      .flatMap((subscription) => this.#stepsOf(subscription));
    return steps.reduce<DueStep | null>(
      (first, step) => (first === null || step.at < first.at ? step : first),
      null,
    );
  }

  #stepsOf(subscription: SubscriptionObject): DueStep[] {
    const { status, hidden, pending_update: pending, trial_end: trialEnd } = subscription;
    const end = itemOf(subscription).current_period_end;
    const steps: DueStep[] = [];
    if (status === 'incomplete') {
      steps.push({
        at: subscription.created + INCOMPLETE_SECONDS,
        run: () => {
          this.#expire(subscription);
        },
      });
    }
    if (status === 'trialing' && trialEnd !== null && !hidden.isTrialEndAnnounced) {
      steps.push({
        at: Math.max(subscription.created, trialEnd - TRIAL_END_NOTICE_SECONDS),
        run: () => {
          hidden.isTrialEndAnnounced = true;
          this.#account.notify('customer.subscription.trial_will_end', subscription);
        },
      });
    }
    if (status === 'trialing' || status === 'active') {
      if (hidden.announcedPeriodEnd !== end && !subscription.cancel_at_period_end) {
        steps.push({
          at: Math.max(subscription.created, end - RENEWAL_NOTICE_SECONDS),
          run: () => {
            hidden.announcedPeriodEnd = end;
            this.#announceRenewal(subscription);
          },
        });
      }
      steps.push({
        at: end,
        run: () => {
          this.#endPeriod(subscription);
        },
      });
    }
    const open = status === 'past_due' ? this.#openInvoice(subscription) : null;
    if (open !== null && open.next_payment_attempt !== null) {
      steps.push({
        at: open.next_payment_attempt,
        run: () => {
          this.#attempt(subscription, open);
          this.#afterRetry(subscription, open);
        },
      });
    }
    if (pending) {
      steps.push({
        at: pending.expires_at,
        run: () => {
          const unpaid = this.#openInvoice(subscription);
          if (unpaid) this.voidInvoice(unpaid);
          this.prices.dropPending(subscription);
        },
      });
    }
    return steps;
  }

  #payFirst(
    subscription: SubscriptionObject,
    invoice: InvoiceObject,
    behavior: PaymentBehavior,
  ): void {
    if (invoice.status === 'paid') {
      subscription.status = 'active';
      return;
    }
    const method = this.invoices.methodOf(subscription);
    const intent = this.invoices.intentOf(invoice);
    if (!method || !intent || behavior === 'default_incomplete') return;
    const error = this.payments.charge(intent, method, { isOffSession: false });
    if (error) this.invoices.markFailed(invoice, { isRetried: false });
    if (error && behavior === 'error_if_incomplete') {
      this.#account.store.delete(subscription.id);
      throw this.payments.cardFailure(error, intent);
    }
  }

  /** Tries to charge an open invoice; a failed one may be tried again. */
  #attempt(subscription: SubscriptionObject, invoice: InvoiceObject): void {
    const intent = this.invoices.intentOf(invoice);
    if (invoice.status !== 'open' || !intent) return;
    const method = this.invoices.methodOf(subscription);
    if (!method) {
      this.invoices.markFailed(invoice, { isRetried: true });
      return;
    }
    const error = this.payments.charge(intent, method, { isOffSession: true });
    if (error) this.invoices.markFailed(invoice, { isRetried: true });
    else if (intent.status === 'requires_action') {
      this.invoices.markFailed(invoice, { isRetried: true });
      this.#account.notify('invoice.payment_action_required', invoice);
    }
  }

  #statusAfterAttempt(subscription: SubscriptionObject, invoice: InvoiceObject): void {
    subscription.status = invoice.status === 'paid' ? 'active' : 'past_due';
  }

  #afterRetry(subscription: SubscriptionObject, invoice: InvoiceObject): void {
    if (invoice.status !== 'open' || invoice.next_payment_attempt !== null) return;
    if (this.afterRetries === 'cancel') this.end(subscription, 'payment_failed');
    else if (this.afterRetries === 'unpaid') {
      subscription.status = 'unpaid';
      this.updated(subscription, { status: 'past_due' });
    }
  }

  #endPeriod(subscription: SubscriptionObject): void {
    if (subscription.cancel_at_period_end) {
      this.end(subscription, 'cancellation_requested');
      return;
    }
    const isTrial = subscription.status === 'trialing';
    const end = itemOf(subscription).current_period_end;
    if (isTrial && this.#isHeldForMethod(subscription)) return;
    const isCountedAnew = enterNextPhase(subscription, this.#account) || isTrial;
    const number = isCountedAnew ? 0 : subscription.hidden.periodNumber + 1;
    this.#beginPeriod(
      subscription,
      isCountedAnew ? end : subscription.billing_cycle_anchor,
      number,
      'subscription_cycle',
    );
  }

  /** @returns whether the trial ended without a way to pay, so that no period begins */
  #isHeldForMethod(subscription: SubscriptionObject): boolean {
    const behavior = subscription.trial_settings.end_behavior.missing_payment_method;
    const draft = this.invoices.draft({
      subscription,
      lines: linesOfRenewal(subscription, this.#account),
      billingReason: 'subscription_cycle',
      spendsOnce: true,
    });
    if (this.invoices.methodOf(subscription) || draft.amount_due === 0) return false;
    if (behavior === 'create_invoice') return false;
    if (behavior === 'cancel') this.end(subscription, 'payment_failed');
    else {
      subscription.status = 'paused';
      this.#account.notify('customer.subscription.paused', subscription);
    }
    return true;
  }

  #beginPeriod(
    subscription: SubscriptionObject,
    anchor: number,
    number: number,
    billingReason: string,
  ): void {
    const item = itemOf(subscription);
    const previous = { status: subscription.status };
    const waiting = waitingItems(subscription, this.#account);
    subscription.billing_cycle_anchor = anchor;
    subscription.hidden.periodNumber = number;
    item.current_period_start = periodEnd(anchor, item.price, number);
    item.current_period_end = periodEnd(anchor, item.price, number + 1);
    const period = { start: item.current_period_start, end: item.current_period_end };
    const invoice = this.invoices.issue({
      subscription,
      lines: [
        ...waiting.map(({ hidden }) => hidden.line),
        periodLine(subscription, item.price, period),
      ],
      billingReason,
      spendsOnce: true,
    });
    for (const { id } of waiting) this.#account.store.delete(id);
    this.#attempt(subscription, invoice);
    this.#statusAfterAttempt(subscription, invoice);
    this.updated(subscription, previous);
  }

  #expire(subscription: SubscriptionObject): void {
    const open = this.#openInvoice(subscription);
    if (open) this.invoices.voidInvoice(open);
    subscription.status = 'incomplete_expired';
    subscription.ended_at = this.#account.now();
    this.updated(subscription, { status: 'incomplete' });
  }

  #announceRenewal(subscription: SubscriptionObject): void {
    const draft = this.invoices.draft({
      subscription,
      lines: linesOfRenewal(subscription, this.#account),
      billingReason: 'upcoming',
      spendsOnce: false,
    });
    const upcoming = {
      ...draft,
      id: newStripeId('upcoming_in'),
      object: 'invoice' as const,
      created: this.#account.now(),
      livemode: false as const,
    };
    this.#account.notify('invoice.upcoming', upcoming);
  }

  #invoicePaid(invoice: InvoiceObject): void {
    if (invoice.status !== 'open') return;
    const { store } = this.#account;
    const subscription = store.get(
      'subscription',
      invoice.parent.subscription_details.subscription,
    );
    this.invoices.markPaid(invoice);
    if (subscription.latest_invoice !== invoice.id) return;
    const previous = { status: subscription.status };
    this.prices.applyPending(subscription);
    if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
    subscription.status = 'active';
    this.updated(subscription, previous);
  }

  #openInvoice({ latest_invoice: id }: SubscriptionObject): InvoiceObject | null {
    const invoice = id === null ? null : this.#account.store.find('invoice', id);
    return invoice?.status === 'open' ? invoice : null;
  }
}
