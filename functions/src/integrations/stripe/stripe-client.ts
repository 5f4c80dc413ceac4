import { Stripe } from 'stripe';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { BillingInterval } from '@tasuki/domain/billing/billing-period';
import type { CouponRow, NewCoupon } from '@tasuki/domain/billing/coupon-admin';
import type { PlannedSwitch } from '@tasuki/domain/billing/plan-switch';
import type { StripeConfiguration } from '../../platform/stripe-configuration.ts';
import { paymentFailure } from './payment-failure.ts';
import type {
  FoundCoupon,
  FoundInvoice,
  FoundPayment,
  FoundSubscription,
  PreviewedInvoice,
  SetUp,
} from './stripe-shapes.ts';
import {
  couponRow,
  foundCoupon,
  foundInvoice,
  foundPayment,
  foundSubscription,
  previewedInvoice,
  setUpOf,
} from './read-stripe-objects.ts';

/** Below the time that a callable has. */
const ANSWER_MILLISECONDS = 10_000;
/** Of a connection that fails, an outage, or a key that is in use; each with the same key. */
const RETRIES = 1;
/** More subscriptions nobody has; older ones stay as they were mirrored. */
const SUBSCRIPTIONS_MAXIMUM = 20;
/** As many as Stripe lists at once. */
const PRICES_MAXIMUM = 100;
const COUPONS_MAXIMUM = 100;

/** A subscription that is to be made. */
export interface NewSubscription {
  customerId: string;
  priceId: string;
  /** null = a coupon covers all. */
  paymentMethodId: string | null;
  /** Of a coupon; null = none. */
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

/** A price that Tasuki sells at. */
export interface WantedPrice {
  productId: string;
  productName: string;
  /** Names price and amount, so that another amount is another price. */
  lookupKey: string;
  /** Whole yen, tax included. */
  priceYen: number;
  interval: BillingInterval;
}

/** What a coach sells, as it is to stand at Stripe. */
export interface KeptProduct {
  id: string;
  name: string;
  /** Whole yen, tax included. */
  priceYen: number;
  /** Between two charges; null = bought once. */
  interval: BillingInterval | null;
  isActive: boolean;
}

/** A payment that is to be confirmed in a browser. */
export interface NewPayment {
  customerId: string;
  /** Whole yen, tax included. */
  amountYen: number;
  /** What is bought. */
  description: string;
  metadata: Record<string, string>;
}

function prorated(prorationAt: number | null) {
  return prorationAt === null
    ? { proration_behavior: 'none' as const }
    : { proration_behavior: 'always_invoice' as const, proration_date: prorationAt };
}

/**
 * Asks Stripe, always with keys that make a repetition harmless.
 *
 * @throws TasukiFailure from each method: 'billing/unavailable' where the same may succeed later,
 *   'billing/not-found', and what `paymentFailure` says of a card
 */
export class StripeClient {
  readonly #stripe: Stripe;

  constructor({ secretKey, apiUrl }: Pick<StripeConfiguration, 'secretKey' | 'apiUrl'>) {
    const { protocol, hostname, port } = new URL(apiUrl);
    this.#stripe = new Stripe(secretKey, {
      host: hostname,
      ...(port !== '' && { port: Number(port) }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: ANSWER_MILLISECONDS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }

  /** The customer of an account; asking again within a day makes no second one. */
  async createCustomer(uid: string): Promise<string> {
    return this.#asked(async () => {
      const { id } = await this.#stripe.customers.create(
        { metadata: { uid } },
        { idempotencyKey: `customer_${uid}` },
      );
      return id;
    });
  }

  /** Deletes a customer, which ends what runs; one that is gone already is as good. */
  async deleteCustomer(customerId: string): Promise<void> {
    await this.#unlessMissing(async () => this.#stripe.customers.del(customerId));
  }

  /** The price with its key, made where there is none. */
  async priceId(wanted: WantedPrice): Promise<string> {
    const { productId, productName, lookupKey, priceYen, interval } = wanted;
    return this.#asked(async () => {
      const { data } = await this.#stripe.prices.list({ lookup_keys: [lookupKey], active: true });
      const [found] = data;
      if (found) {
        const isRight =
          found.currency === 'jpy' &&
          found.unit_amount === priceYen &&
          found.recurring?.interval === interval;
        if (!isRight) {
          throw new TasukiFailure('billing/not-offered', {
            message: `the price ${lookupKey} at Stripe is another one`,
          });
        }
        return found.id;
      }
      await this.#ensureProduct(productId, productName);
      const { id } = await this.#stripe.prices.create(
        {
          product: productId,
          currency: 'jpy',
          unit_amount: priceYen,
          recurring: { interval },
          lookup_key: lookupKey,
          tax_behavior: 'inclusive',
        },
        { idempotencyKey: `price_${lookupKey}` },
      );
      return id;
    });
  }

  /**
   * Keeps a product and its price in step with ours. Another amount is another price, and the former
   * one is sold no more.
   *
   * @returns the id of the price
   */
  async keepProduct({ id, name, priceYen, interval, isActive }: KeptProduct): Promise<string> {
    return this.#asked(async () => {
      if (!(await this.#changeProduct(id, { name, active: isActive }))) {
        await this.#ensureProduct(id, name);
        await this.#changeProduct(id, { name, active: isActive });
      }
      const { data } = await this.#stripe.prices.list({
        product: id,
        active: true,
        limit: PRICES_MAXIMUM,
      });
      const isRight = (price: Stripe.Price) =>
        price.currency === 'jpy' &&
        price.unit_amount === priceYen &&
        (price.recurring?.interval ?? null) === interval;
      const right =
        data.find(isRight) ??
        (await this.#stripe.prices.create(
          {
            product: id,
            currency: 'jpy',
            unit_amount: priceYen,
            tax_behavior: 'inclusive',
            ...(interval !== null && { recurring: { interval } }),
          },
          // Whoever goes back to a former amount needs a price of its own.
          {
            idempotencyKey: ['price', id, priceYen, interval, ...data.map((one) => one.id)].join(
              '_',
            ),
          },
        ));
      for (const former of data.filter((price) => price.id !== right.id)) {
        await this.#stripe.prices.update(former.id, { active: false });
      }
      return right.id;
    });
  }

  /** Sells a product no more; one that Stripe never had is as good. */
  async deactivateProduct(id: string): Promise<void> {
    await this.#asked(async () => this.#changeProduct(id, { active: false }));
  }

  /** @param key the same one makes no second payment, for a day */
  async createPayment(wanted: NewPayment, key: string): Promise<FoundPayment> {
    const { customerId, amountYen, description, metadata } = wanted;
    return this.#asked(async () =>
      foundPayment(
        await this.#stripe.paymentIntents.create(
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
    return this.#asked(async () => {
      const intent = await this.#stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      const { latest_charge: charge } = intent;
      const isDisputed = typeof charge === 'object' && charge?.disputed === true;
      const disputes = isDisputed
        ? (await this.#stripe.disputes.list({ payment_intent: id })).data
        : [];
      return foundPayment(intent, disputes);
    });
  }

  /** A payment can be confirmed no more; one that is over already stays as it is. */
  async cancelPayment(id: string): Promise<void> {
    await this.#asked(async () => {
      try {
        await this.#stripe.paymentIntents.cancel(id);
      } catch (cause) {
        if (!hasCode(cause, 'payment_intent_unexpected_state')) throw cause;
      }
    });
  }

  /** Gives back all of a payment, once. */
  async refundPayment(id: string): Promise<void> {
    await this.#asked(async () => {
      try {
        await this.#stripe.refunds.create(
          { payment_intent: id },
          { idempotencyKey: `refund_${id}` },
        );
      } catch (cause) {
        if (!hasCode(cause, 'charge_already_refunded')) throw cause;
      }
    });
  }

  /** Gives back a part of a payment, unless some of it was given back already. */
  async refundPart(id: string, amountYen: number): Promise<void> {
    await this.#asked(async () => {
      const { latest_charge: charge } = await this.#stripe.paymentIntents.retrieve(id, {
        expand: ['latest_charge'],
      });
      if (typeof charge !== 'object' || charge === null || charge.amount_refunded > 0) return;
      await this.#stripe.refunds.create(
        { payment_intent: id, amount: amountYen },
        { idempotencyKey: `refund_${id}_${amountYen}` },
      );
    });
  }

  /** @param key the same one gives the same set-up, for a day */
  async createSetUp(
    customerId: string,
    metadata: Record<string, string>,
    key: string,
  ): Promise<SetUp> {
    return this.#asked(async () =>
      setUpOf(
        await this.#stripe.setupIntents.create(
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
    return this.#asked(async () => setUpOf(await this.#stripe.setupIntents.retrieve(id)));
  }

  /** @param key the same one makes no second subscription, for a day */
  async createSubscription(wanted: NewSubscription, key: string): Promise<string> {
    const { customerId, priceId, paymentMethodId, promotionCodeId, trialDays, metadata } = wanted;
    return this.#asked(async () => {
      const { id } = await this.#stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceId }],
          ...(paymentMethodId !== null && { default_payment_method: paymentMethodId }),
          ...(promotionCodeId !== null && {
            discounts: [{ promotion_code: promotionCodeId }],
          }),
          ...(trialDays > 0 && { trial_period_days: trialDays }),
          // What is covered goes on without a method.
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

  /** Every subscription of a customer, ended ones too, the newest first; none where the customer is gone. */
  async subscriptionsOf(customerId: string): Promise<FoundSubscription[]> {
    return this.#asked(async () => {
      const customer = await this.#stripe.customers.retrieve(customerId, {
        expand: ['invoice_settings.default_payment_method'],
      });
      if (customer.deleted) return [];
      const { data } = await this.#stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: SUBSCRIPTIONS_MAXIMUM,
        expand: [
          'data.default_payment_method',
          'data.discounts.source.coupon',
          'data.schedule',
          'data.latest_invoice',
        ],
      });
      return data.flatMap((subscription) => foundSubscription(subscription, customer) ?? []);
    });
  }

  /** An invoice with what became of its payment. */
  async invoice(id: string): Promise<FoundInvoice> {
    return this.#asked(async () =>
      foundInvoice(
        await this.#stripe.invoices.retrieve(id, {
          expand: ['payments.data.payment.payment_intent'],
        }),
      ),
    );
  }

  /** What the next renewal charges, in yen; null where there is none. */
  async nextChargeYen(subscriptionId: string): Promise<number | null> {
    return this.#asked(async () => {
      try {
        const preview = await this.#stripe.invoices.createPreview({ subscription: subscriptionId });
        return preview.amount_due;
      } catch (cause) {
        if (hasCode(cause, 'invoice_upcoming_none')) return null;
        throw cause;
      }
    });
  }

  /** The coupon that a code stands for, one that can be used before others; null = none. */
  async coupon(code: string, now: Date): Promise<FoundCoupon | null> {
    return this.#asked(async () => {
      const { data } = await this.#stripe.promotionCodes.list({
        code,
        limit: SUBSCRIPTIONS_MAXIMUM,
        expand: ['data.promotion.coupon'],
      });
      const found = data.flatMap((one) => foundCoupon(one, now) ?? []);
      return found.find(({ isUsable }) => isUsable) ?? found[0] ?? null;
    });
  }

  /** The newest coupons by their codes. */
  async coupons(now: Date): Promise<CouponRow[]> {
    return this.#asked(async () => {
      const { data } = await this.#stripe.promotionCodes.list({
        limit: COUPONS_MAXIMUM,
        expand: ['data.promotion.coupon'],
      });
      return data.flatMap((code) => couponRow(code, now) ?? []);
    });
  }

  /**
   * @param formerId of a code that is archived and read the same; null = none
   * @returns the id of its code; the same coupon again is the same one, for a day
   */
  async createCoupon(wanted: NewCoupon, formerId: string | null): Promise<string> {
    const { code, percentOff, duration, durationInMonths } = wanted;
    const { expiresAt, usesMaximum, onlyTerm, isAffiliate } = wanted;
    const key = [
      code,
      percentOff,
      duration,
      durationInMonths,
      expiresAt,
      usesMaximum,
      onlyTerm,
      isAffiliate,
      formerId,
    ];
    return this.#asked(async () => {
      const coupon = await this.#stripe.coupons.create(
        {
          percent_off: percentOff,
          duration,
          ...(durationInMonths !== null && { duration_in_months: durationInMonths }),
          name: code,
          metadata: { isAffiliate: String(isAffiliate), ...(onlyTerm !== null && { onlyTerm }) },
        },
        { idempotencyKey: `coupon_${key.join('_')}` },
      );
      const { id } = await this.#stripe.promotionCodes.create(
        {
          promotion: { type: 'coupon', coupon: coupon.id },
          code,
          ...(expiresAt !== null && { expires_at: Math.floor(expiresAt / 1000) }),
          ...(usesMaximum !== null && { max_redemptions: usesMaximum }),
        },
        { idempotencyKey: `code_${coupon.id}` },
      );
      return id;
    });
  }

  /** Ends the use of a code. */
  async archiveCoupon(promotionCodeId: string): Promise<void> {
    await this.#asked(async () =>
      this.#stripe.promotionCodes.update(promotionCodeId, { active: false }),
    );
  }

  /** Uses a coupon for a subscription from its next invoice on, in place of any other. */
  async applyCoupon(subscriptionId: string, promotionCodeId: string): Promise<void> {
    await this.#asked(async () =>
      this.#stripe.subscriptions.update(
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
    return this.#asked(async () =>
      previewedInvoice(
        await this.#stripe.invoices.createPreview({
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
    await this.#asked(async () =>
      this.#stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: itemId, price: priceId }],
          payment_behavior: 'pending_if_incomplete',
          ...prorated(prorationAt),
        },
        { idempotencyKey: `switch_${subscriptionId}_${priceId}_${prorationAt ?? 'free'}` },
      ),
    );
  }

  /** Changes the price with the next period. */
  async scheduleSwitch(
    { id, scheduleId, priceId: formerPriceId }: FoundSubscription,
    { planId, priceId, priceYen, interval }: ScheduledPrice,
  ): Promise<void> {
    await this.#asked(async () => {
      const { subscriptionSchedules } = this.#stripe;
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
    await this.#asked(async () => {
      if (scheduleId !== null) await this.#stripe.subscriptionSchedules.release(scheduleId);
      // The change goes with its invoice.
      if (hasPendingUpdate && latestInvoiceId !== null) {
        await this.#stripe.invoices.voidInvoice(latestInvoiceId);
      }
    });
  }

  /** A switch that is planned is dropped with it: what ends becomes nothing else. */
  async setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void> {
    await this.#asked(async () => {
      const { schedule, pending_update, latest_invoice } =
        await this.#stripe.subscriptions.retrieve(subscriptionId);
      await this.dropSwitch({
        scheduleId: typeof schedule === 'string' ? schedule : null,
        hasPendingUpdate: pending_update !== null,
        latestInvoiceId: typeof latest_invoice === 'string' ? latest_invoice : null,
      });
    });
    await this.#asked(async () =>
      this.#stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled }),
    );
  }

  /** Ends at once; one that has ended is as good. */
  async endSubscription(subscriptionId: string): Promise<void> {
    await this.#unlessMissing(async () => this.#stripe.subscriptions.cancel(subscriptionId));
  }

  /** Goes on after a pause. */
  async resumePaused(subscriptionId: string): Promise<void> {
    await this.#asked(async () => this.#stripe.subscriptions.resume(subscriptionId));
  }

  /** Charges a customer and, where one is named, a subscription with a method from now on. */
  async setMethod(
    customerId: string,
    subscription: Pick<FoundSubscription, 'id' | 'scheduleId'> | null,
    paymentMethodId: string,
  ): Promise<void> {
    await this.#asked(async () => {
      await this.#stripe.customers.update(customerId, {
        invoice_settings: { default_payment_method: paymentMethodId },
      });
      if (subscription === null) return;
      await this.#stripe.subscriptions.update(subscription.id, {
        default_payment_method: paymentMethodId,
      });
      if (subscription.scheduleId === null) return;
      await this.#stripe.subscriptionSchedules.update(subscription.scheduleId, {
        default_settings: { default_payment_method: paymentMethodId },
      });
    });
  }

  /** Asks for the payment of an open invoice; what came of it is read from the invoice. */
  async payInvoice(invoiceId: string): Promise<void> {
    await this.#asked(async () => this.#stripe.invoices.pay(invoiceId));
  }

  /** @returns whether there is one */
  async #changeProduct(id: string, change: { name?: string; active: boolean }): Promise<boolean> {
    try {
      await this.#stripe.products.update(id, change);
      return true;
    } catch (cause) {
      if (hasCode(cause, 'resource_missing')) return false;
      throw cause;
    }
  }

  async #ensureProduct(id: string, name: string): Promise<void> {
    try {
      await this.#stripe.products.create({ id, name }, { idempotencyKey: `product_${id}` });
    } catch (cause) {
      if (!hasCode(cause, 'resource_already_exists')) throw cause;
    }
  }

  async #unlessMissing(ask: () => Promise<unknown>): Promise<void> {
    try {
      await this.#asked(ask);
    } catch (cause) {
      if (!(cause instanceof TasukiFailure) || cause.code !== 'billing/not-found') throw cause;
    }
  }

  async #asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      throw cause instanceof TasukiFailure ? cause : paymentFailure(cause);
    }
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Stripe.errors.StripeError && cause.code === code;
}
