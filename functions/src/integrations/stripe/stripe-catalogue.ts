import type { Stripe } from 'stripe';
import type { BillingInterval } from '@tasuki/domain/billing/billing-period';
import type { CouponRow, NewCoupon } from '@tasuki/domain/billing/coupon-admin';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { couponRow, foundCoupon } from './read-stripe-objects.ts';
import { hasCode, LIST_MAXIMUM, StripeConnection } from './stripe-connection.ts';
import type { FoundCoupon } from './stripe-shapes.ts';

/** More codes of the same letters nobody makes. */
const CODES_MAXIMUM = 20;

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

/** The products and plans on sale, their prices and their coupons. */
export class StripeCatalogue extends StripeConnection {
  /** The price with its key, made where there is none. */
  async priceId(wanted: WantedPrice): Promise<string> {
    const { productId, productName, lookupKey, priceYen, interval } = wanted;
    return this.asked(async () => {
      const { data } = await this.stripe.prices.list({ lookup_keys: [lookupKey], active: true });
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
      const { id } = await this.stripe.prices.create(
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
    return this.asked(async () => {
      if (!(await this.#changeProduct(id, { name, active: isActive }))) {
        await this.#ensureProduct(id, name);
        await this.#changeProduct(id, { name, active: isActive });
      }
      const { data } = await this.stripe.prices.list({
        product: id,
        active: true,
        limit: LIST_MAXIMUM,
      });
      const isRight = (price: Stripe.Price) =>
        price.currency === 'jpy' &&
        price.unit_amount === priceYen &&
        (price.recurring?.interval ?? null) === interval;
      const right =
        data.find(isRight) ??
        (await this.stripe.prices.create(
          {
            product: id,
            currency: 'jpy',
            unit_amount: priceYen,
            tax_behavior: 'inclusive',
            ...(interval !== null && { recurring: { interval } }),
          },
          // The key names the existing prices: a return to a former amount needs a new price.
          {
            idempotencyKey: ['price', id, priceYen, interval, ...data.map((one) => one.id)].join(
              '_',
            ),
          },
        ));
      for (const former of data.filter((price) => price.id !== right.id)) {
        await this.stripe.prices.update(former.id, { active: false });
      }
      return right.id;
    });
  }

  /** Sells a product no more; one that Stripe never had is as good. */
  async deactivateProduct(id: string): Promise<void> {
    await this.asked(async () => this.#changeProduct(id, { active: false }));
  }

  /** @returns whether there is one */
  async #changeProduct(id: string, change: { name?: string; active: boolean }): Promise<boolean> {
    try {
      await this.stripe.products.update(id, change);
      return true;
    } catch (cause) {
      if (hasCode(cause, 'resource_missing')) return false;
      throw cause;
    }
  }

  async #ensureProduct(id: string, name: string): Promise<void> {
    try {
      await this.stripe.products.create({ id, name }, { idempotencyKey: `product_${id}` });
    } catch (cause) {
      if (!hasCode(cause, 'resource_already_exists')) throw cause;
    }
  }

  /** The coupon that a code stands for, one that can be used before others; null = none. */
  async coupon(code: string, now: Date): Promise<FoundCoupon | null> {
    return this.asked(async () => {
      const { data } = await this.stripe.promotionCodes.list({
        code,
        limit: CODES_MAXIMUM,
        expand: ['data.promotion.coupon'],
      });
      const found = data.flatMap((one) => foundCoupon(one, now) ?? []);
      return found.find(({ isUsable }) => isUsable) ?? found[0] ?? null;
    });
  }

  /** The newest coupons by their codes. */
  async coupons(now: Date): Promise<CouponRow[]> {
    return this.asked(async () => {
      const { data } = await this.stripe.promotionCodes.list({
        limit: LIST_MAXIMUM,
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
    return this.asked(async () => {
      const coupon = await this.stripe.coupons.create(
        {
          percent_off: percentOff,
          duration,
          ...(durationInMonths !== null && { duration_in_months: durationInMonths }),
          name: code,
          metadata: { isAffiliate: String(isAffiliate), ...(onlyTerm !== null && { onlyTerm }) },
        },
        { idempotencyKey: `coupon_${key.join('_')}` },
      );
      const { id } = await this.stripe.promotionCodes.create(
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
    await this.asked(async () =>
      this.stripe.promotionCodes.update(promotionCodeId, { active: false }),
    );
  }
}
