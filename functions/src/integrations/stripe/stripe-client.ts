import type Stripe from 'stripe';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { PlannedSwitch } from '@tasuki/domain/billing/switches/plan-switch';
import { foundSubscription, previewedInvoice, setUpOf } from './read-stripe-objects.ts';
import { hasCode } from './stripe-connection.ts';
import { StripeReports } from './stripe-reports.ts';
import type { FoundSubscription, PreviewedInvoice, SetUp } from './stripe-shapes.ts';

/** How many subscriptions of a customer are listed at most, ended ones too. */
const NEWEST_MAXIMUM = 20;
/** The most that Stripe lists at once. */
const OPEN_MAXIMUM = 100;
/** What is read of a subscription beside itself. */
const SUBSCRIPTION_PARTS = [
  'default_payment_method',
  'discounts.source.coupon',
  'schedule',
  'latest_invoice',
];

/** A subscription that is to be made. */
export interface NewSubscription {
  customerId: string;
  priceId: string;
  /** null = a coupon covers all. */
  paymentMethodId: string | null;
  /** The id of a coupon's code; null = none. */
  promotionCodeId: string | null;
  /** 0 = charged at once. */
  trialDays: number;
  metadata: Record<string, string>;
}

/** Another price for a subscription. */
export interface WantedSwitch {
  subscriptionId: string;
  itemId: string;
  priceId: string;
  /** From when on the former period counts as unused, in seconds since 1970; null = it is free. */
  prorationAt: number | null;
}

/** A price that a subscription has from its next period on. */
export interface ScheduledPrice extends Omit<PlannedSwitch, 'at'> {
  priceId: string;
}

function prorated(prorationAt: number | null) {
  return prorationAt === null
    ? { proration_behavior: 'none' as const }
    : { proration_behavior: 'always_invoice' as const, proration_date: prorationAt };
}

/**
 * Asks Stripe, with keys where a repetition would do harm.
 *
 * @throws TasukiFailure from each method: 'billing/unavailable' where the same may succeed later,
 *   'billing/not-found', and what `paymentFailure` says of a card
 */
export class StripeClient extends StripeReports {
  /** The customer of an account; asking again within a day makes no second one. */
  async createCustomer(uid: string): Promise<string> {
    return this.asked(async () => {
      const { id } = await this.stripe.customers.create(
        { metadata: { uid } },
        { idempotencyKey: `customer_${uid}` },
      );
      return id;
    });
  }

  /** Deletes a customer, which ends what runs; one that is gone already is as good. */
  async deleteCustomer(customerId: string): Promise<void> {
    await this.unlessMissing(async () => this.stripe.customers.del(customerId));
  }

  /** @param key the same one gives the same set-up, for a day */
  async createSetUp(
    customerId: string,
    metadata: Record<string, string>,
    key: string,
  ): Promise<SetUp> {
    return this.asked(async () =>
      setUpOf(
        await this.stripe.setupIntents.create(
          {
            customer: customerId,
            automatic_payment_methods: { enabled: true },
            usage: 'off_session',
            metadata,
          },
          { idempotencyKey: key },
        ),
      ),
    );
  }

  async setUp(id: string): Promise<SetUp> {
    return this.asked(async () => setUpOf(await this.stripe.setupIntents.retrieve(id)));
  }

  /** @param key the same one makes no second subscription, for a day */
  async createSubscription(wanted: NewSubscription, key: string): Promise<string> {
    const { customerId, priceId, paymentMethodId, promotionCodeId, trialDays, metadata } = wanted;
    return this.asked(async () => {
      const { id } = await this.stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceId }],
          ...(paymentMethodId !== null && { default_payment_method: paymentMethodId }),
          ...(promotionCodeId !== null && {
            discounts: [{ promotion_code: promotionCodeId }],
          }),
          ...(trialDays > 0 && { trial_period_days: trialDays }),
          // A subscription that a coupon covers goes on without a payment method.
          trial_settings: {
            end_behavior: {
              missing_payment_method: paymentMethodId === null ? 'create_invoice' : 'cancel',
            },
          },
          metadata,
        },
        { idempotencyKey: key },
      );
      return id;
    });
  }

  /**
   * A customer's subscriptions, the newest first: those that are not cancelled, the newest that are, and
   * those that are known. None where the customer is gone.
   *
   * @param knownIds of subscriptions that many newer ones may have pushed out of the list
   */
  async subscriptionsOf(
    customerId: string,
    knownIds: readonly string[] = [],
  ): Promise<FoundSubscription[]> {
    return this.asked(async () => {
      const expand = SUBSCRIPTION_PARTS.map((part) => `data.${part}`);
      const { subscriptions } = this.stripe;
      // Asked for at once with the customer, since a person waits for what they read.
      const listed = Promise.all([
        subscriptions.list({ customer: customerId, status: 'all', limit: NEWEST_MAXIMUM, expand }),
        subscriptions.list({ customer: customerId, limit: OPEN_MAXIMUM, expand }),
      ]);
      // A failure of the listing is thrown at `await listed` below. This only avoids an unhandled
      // rejection until then.
      listed.catch(() => undefined);
      const customer = await this.stripe.customers.retrieve(customerId, {
        expand: ['invoice_settings.default_payment_method'],
      });
      if (customer.deleted) return [];
      const found = new Map((await listed).flatMap(({ data }) => data).map((one) => [one.id, one]));
      const unlisted = knownIds.filter((id) => !found.has(id));
      for (const one of await Promise.all(unlisted.map(async (id) => this.#subscription(id)))) {
        if (one?.customer === customerId) found.set(one.id, one);
      }
      return [...found.values()]
        .sort((a, b) => b.created - a.created)
        .flatMap((subscription) => foundSubscription(subscription, customer) ?? []);
    });
  }

  async #subscription(id: string): Promise<Stripe.Subscription | null> {
    try {
      return await this.stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_PARTS });
    } catch (cause) {
      if (hasCode(cause, 'resource_missing')) return null;
      throw cause;
    }
  }

  /** The next renewal's charge in yen; null if there is none. */
  async nextChargeYen(subscriptionId: string): Promise<number | null> {
    return this.asked(async () => {
      try {
        const preview = await this.stripe.invoices.createPreview({ subscription: subscriptionId });
        return preview.amount_due;
      } catch (cause) {
        if (hasCode(cause, 'invoice_upcoming_none')) return null;
        throw cause;
      }
    });
  }

  /** Uses a coupon for a subscription from its next invoice on, in place of any other. */
  async applyCoupon(subscriptionId: string, promotionCodeId: string): Promise<void> {
    await this.asked(async () =>
      this.stripe.subscriptions.update(
        subscriptionId,
        { discounts: [{ promotion_code: promotionCodeId }] },
        { idempotencyKey: `coupon_${subscriptionId}_${promotionCodeId}` },
      ),
    );
  }

  /** What a switch would be invoiced with: at once, or with the end of the trial. */
  async previewSwitch({
    subscriptionId,
    itemId,
    priceId,
    prorationAt,
  }: WantedSwitch): Promise<PreviewedInvoice> {
    return this.asked(async () =>
      previewedInvoice(
        await this.stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: {
            items: [{ id: itemId, price: priceId }],
            ...prorated(prorationAt),
          },
        }),
      ),
    );
  }

  /**
   * Changes the price now. Where that is charged and the payment is not through, the former price
   * stays and the change waits for the payment.
   */
  async switchPrice({ subscriptionId, itemId, priceId, prorationAt }: WantedSwitch): Promise<void> {
    await this.asked(async () =>
      this.stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: itemId, price: priceId }],
          payment_behavior: 'pending_if_incomplete',
          ...prorated(prorationAt),
        },
        // A switch that costs nothing can be repeated safely. A key would answer the switch back
        // with the first answer.
        prorationAt === null
          ? {}
          : { idempotencyKey: `switch_${subscriptionId}_${priceId}_${prorationAt}` },
      ),
    );
  }

  /** Changes the price with the next period. */
  async scheduleSwitch(
    { id, scheduleId, priceId: formerPriceId }: FoundSubscription,
    { planId, priceId, priceYen, interval }: ScheduledPrice,
  ): Promise<void> {
    await this.asked(async () => {
      const { subscriptionSchedules } = this.stripe;
      const schedule =
        scheduleId === null
          ? await subscriptionSchedules.create({ from_subscription: id })
          : await subscriptionSchedules.retrieve(scheduleId);
      const [current] = schedule.phases;
      if (!current) throw new TasukiFailure('billing/refused');
      const discounts = current.discounts.flatMap(({ discount }) =>
        typeof discount === 'string' ? [{ discount }] : [],
      );
      await subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        metadata: { planId, priceYen, interval },
        phases: [
          {
            items: [{ price: formerPriceId }],
            start_date: current.start_date,
            end_date: current.end_date,
            ...(discounts.length > 0 && { discounts }),
          },
          {
            items: [{ price: priceId }],
            duration: { interval, interval_count: 1 },
            ...(discounts.length > 0 && { discounts }),
          },
        ],
      });
    });
  }

  /** Drops a change of the price that is planned, or waits for its payment. */
  async dropSwitch({
    scheduleId,
    hasPendingUpdate,
    latestInvoiceId,
  }: Pick<
    FoundSubscription,
    'scheduleId' | 'hasPendingUpdate' | 'latestInvoiceId'
  >): Promise<void> {
    await this.asked(async () => {
      if (scheduleId !== null) await this.stripe.subscriptionSchedules.release(scheduleId);
      // The change goes with its invoice.
      if (hasPendingUpdate && latestInvoiceId !== null) {
        await this.stripe.invoices.voidInvoice(latestInvoiceId);
      }
    });
  }

  /** A switch that is planned is dropped with it: what ends becomes nothing else. */
  async setAtPeriodEnd(subscriptionId: string, end: 'cancel' | 'renew'): Promise<void> {
    await this.asked(async () => {
      const { schedule, pending_update, latest_invoice } =
        await this.stripe.subscriptions.retrieve(subscriptionId);
      await this.dropSwitch({
        scheduleId: typeof schedule === 'string' ? schedule : null,
        hasPendingUpdate: pending_update !== null,
        latestInvoiceId: typeof latest_invoice === 'string' ? latest_invoice : null,
      });
    });
    await this.asked(async () =>
      this.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: end === 'cancel' }),
    );
  }

  /** Ends at once; one that has ended is as good. */
  async endSubscription(subscriptionId: string): Promise<void> {
    await this.unlessMissing(async () => this.stripe.subscriptions.cancel(subscriptionId));
  }

  /** Goes on after a pause. */
  async resumePaused(subscriptionId: string): Promise<void> {
    await this.asked(async () => this.stripe.subscriptions.resume(subscriptionId));
  }

  /** Charges a customer and, where one is named, a subscription with a method from now on. */
  async setMethod(
    customerId: string,
    subscription: Pick<FoundSubscription, 'id' | 'scheduleId'> | null,
    paymentMethodId: string,
  ): Promise<void> {
    await this.asked(async () => {
      await this.stripe.customers.update(customerId, {
        invoice_settings: { default_payment_method: paymentMethodId },
      });
      if (subscription === null) return;
      await this.stripe.subscriptions.update(subscription.id, {
        default_payment_method: paymentMethodId,
      });
      if (subscription.scheduleId === null) return;
      await this.stripe.subscriptionSchedules.update(subscription.scheduleId, {
        default_settings: { default_payment_method: paymentMethodId },
      });
    });
  }
}
