import { COUPON_DURATIONS } from '@tasuki/domain/billing/coupon';
import { isValidCoupon } from './discounts.ts';
import { invalidRequest, resourceMissing } from '../stripe-failure.ts';
import type { PriceObject } from '../stripe-objects.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { pageOf, type StripeRoute } from '../stripe-routes.ts';
import { newStripeId } from '../stripe-store.ts';

const CURRENCY = /^[a-z]{3}$/;
const PRICE_INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** Products, prices, coupons and promotion codes. */
export function catalogueRoutes(account: StripeAccount): StripeRoute[] {
  return [
    ...productRoutes(account),
    ...priceRoutes(account),
    ...couponRoutes(account),
    ...promotionCodeRoutes(account),
  ];
}

function productRoutes(account: StripeAccount): StripeRoute[] {
  const { store } = account;
  return [
    {
      method: 'POST',
      path: '/v1/products',
      run: (parameters, _, ready) => {
        const id = parameters.text('id');
        const name = parameters.needed('name');
        const description = parameters.text('description') ?? null;
        const active = parameters.boolean('active') ?? true;
        const metadata = parameters.metadata() ?? {};
        ready();
        if (id !== undefined && store.find('product', id)) throw alreadyExists('Product', id);
        const product = store.add('product', { active, name, description, metadata }, id);
        account.notify('product.created', product);
        return product;
      },
    },
    {
      method: 'GET',
      path: '/v1/products/:id',
      run: (_, id, ready) => {
        ready();
        return store.get('product', id);
      },
    },
    {
      method: 'POST',
      path: '/v1/products/:id',
      run: (parameters, id, ready) => {
        const product = store.get('product', id);
        const name = parameters.text('name');
        const active = parameters.boolean('active');
        const metadata = parameters.metadata();
        ready();
        if (name !== undefined) product.name = name;
        if (active !== undefined) product.active = active;
        if (metadata) product.metadata = { ...product.metadata, ...metadata };
        account.notify('product.updated', product);
        return product;
      },
    },
  ];
}

function priceRoutes(account: StripeAccount): StripeRoute[] {
  const { store } = account;
  const holders = (lookupKey: string): PriceObject[] =>
    store.all('price').filter((price) => price.lookup_key === lookupKey);
  return [
    {
      method: 'POST',
      path: '/v1/prices',
      run: (parameters, _, ready) => {
        const product = store.get('product', parameters.needed('product'), 'product');
        const currency = parameters.needed('currency');
        const amount = parameters.integer('unit_amount') ?? 0;
        const lookupKey = parameters.text('lookup_key') ?? null;
        const isTaken = parameters.boolean('transfer_lookup_key') === true;
        const recurring = parameters.child('recurring');
        const interval = recurring?.oneOf('interval', PRICE_INTERVALS);
        const active = parameters.boolean('active') ?? true;
        const taxBehavior = parameters.text('tax_behavior') ?? 'unspecified';
        const metadata = parameters.metadata() ?? {};
        ready();
        if (!CURRENCY.test(currency)) {
          throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' });
        }
        if (amount < 0) throw invalidRequest('Invalid unit_amount', { param: 'unit_amount' });
        if (lookupKey !== null) {
          for (const holder of holders(lookupKey)) {
            if (!isTaken) {
              throw invalidRequest(`A price already uses that lookup key: ${lookupKey}`, {
                param: 'lookup_key',
              });
            }
            holder.lookup_key = null;
          }
        }
        const price = store.add('price', {
          active,
          currency,
          lookup_key: lookupKey,
          product: product.id,
          recurring: interval ? { interval, interval_count: 1, usage_type: 'licensed' } : null,
          tax_behavior: taxBehavior,
          type: interval ? 'recurring' : 'one_time',
          unit_amount: amount,
          unit_amount_decimal: String(amount),
          metadata,
        });
        account.notify('price.created', price);
        return price;
      },
    },
    {
      method: 'GET',
      path: '/v1/prices',
      run: (parameters, _, ready) => {
        const keys = parameters.texts('lookup_keys');
        const active = parameters.boolean('active');
        const product = parameters.text('product');
        const prices = store
          .all('price')
          .filter(
            (price) =>
              (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
              (active === undefined || price.active === active) &&
              (product === undefined || price.product === product),
          );
        const page = pageOf(prices, parameters, '/v1/prices');
        ready();
        return page;
      },
    },
    {
      method: 'GET',
      path: '/v1/prices/:id',
      run: (_, id, ready) => {
        ready();
        return store.get('price', id);
      },
    },
    {
      method: 'POST',
      path: '/v1/prices/:id',
      run: (parameters, id, ready) => {
        const price = store.get('price', id);
        const active = parameters.boolean('active');
        ready();
        if (active !== undefined) price.active = active;
        account.notify('price.updated', price);
        return price;
      },
    },
  ];
}

function couponRoutes(account: StripeAccount): StripeRoute[] {
  const { store, now } = account;
  return [
    {
      method: 'POST',
      path: '/v1/coupons',
      run: (parameters, _, ready) => {
        const id = parameters.text('id') ?? newStripeId('coupon').slice(7);
        const percentOff = parameters.decimal('percent_off');
        const duration = parameters.oneOf('duration', COUPON_DURATIONS) ?? 'once';
        const months = parameters.integer('duration_in_months') ?? null;
        const redeemBy = parameters.integer('redeem_by') ?? null;
        const limit = parameters.integer('max_redemptions') ?? null;
        const name = parameters.text('name') ?? null;
        const metadata = parameters.metadata() ?? {};
        ready();
        if (percentOff === undefined || percentOff <= 0 || percentOff > 100) {
          throw invalidRequest('Invalid percent_off', { param: 'percent_off' });
        }
        if ((duration === 'repeating') !== (months !== null && months > 0)) {
          throw invalidRequest('duration_in_months belongs to repeating coupons.', {
            param: 'duration_in_months',
          });
        }
        if (redeemBy !== null && redeemBy <= now()) {
          throw invalidRequest('redeem_by must be in the future.', { param: 'redeem_by' });
        }
        if (store.find('coupon', id)) throw alreadyExists('Coupon', id);
        const coupon = store.add(
          'coupon',
          {
            amount_off: null,
            duration,
            duration_in_months: months,
            max_redemptions: limit,
            name,
            percent_off: percentOff,
            redeem_by: redeemBy,
            times_redeemed: 0,
            valid: true,
            metadata,
          },
          id,
        );
        account.notify('coupon.created', coupon);
        return coupon;
      },
    },
    {
      method: 'GET',
      path: '/v1/coupons/:id',
      run: (_, id, ready) => {
        ready();
        const coupon = store.get('coupon', id);
        coupon.valid = isValidCoupon(coupon, now());
        return coupon;
      },
    },
  ];
}

function promotionCodeRoutes(account: StripeAccount): StripeRoute[] {
  const { store } = account;
  return [
    {
      method: 'POST',
      path: '/v1/promotion_codes',
      run: (parameters, _, ready) => {
        const promotion = parameters.child('promotion');
        promotion?.oneOf('type', ['coupon'] as const);
        const coupon = store.get('coupon', promotion?.needed('coupon') ?? '', 'promotion[coupon]');
        const code = parameters.text('code') ?? newStripeId('C').slice(2, 10).toUpperCase();
        const customer = parameters.text('customer') ?? null;
        const expiresAt = parameters.integer('expires_at') ?? null;
        const limit = parameters.integer('max_redemptions') ?? null;
        const active = parameters.boolean('active') ?? true;
        const metadata = parameters.metadata() ?? {};
        ready();
        const isTaken = store
          .all('promotion_code')
          .some((other) => other.active && other.code.toUpperCase() === code.toUpperCase());
        if (isTaken) throw alreadyExists('Promotion code', code);
        const created = store.add('promotion_code', {
          active,
          code,
          customer,
          expires_at: expiresAt,
          max_redemptions: limit,
          promotion: { type: 'coupon', coupon: coupon.id },
          times_redeemed: 0,
          metadata,
        });
        account.notify('promotion_code.created', created);
        return created;
      },
    },
    {
      method: 'GET',
      path: '/v1/promotion_codes',
      run: (parameters, _, ready) => {
        const code = parameters.text('code');
        const active = parameters.boolean('active');
        const codes = store
          .all('promotion_code')
          .filter(
            (one) =>
              (code === undefined || one.code.toUpperCase() === code.toUpperCase()) &&
              (active === undefined || one.active === active),
          );
        const page = pageOf(codes, parameters, '/v1/promotion_codes');
        ready();
        return page;
      },
    },
    {
      method: 'POST',
      path: '/v1/promotion_codes/:id',
      run: (parameters, id, ready) => {
        const code = store.find('promotion_code', id);
        const active = parameters.boolean('active');
        ready();
        if (!code) throw resourceMissing('promotion_code', id, 'id');
        if (active !== undefined) code.active = active;
        account.notify('promotion_code.updated', code);
        return code;
      },
    },
  ];
}

function alreadyExists(what: string, id: string) {
  return invalidRequest(`${what} already exists: ${id}`, { code: 'resource_already_exists' });
}
