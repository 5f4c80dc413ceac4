import { invalidRequest } from '../stripe-failure.ts';
import type { PriceObject } from '../stripe-objects.ts';
import type { StripeParameters } from '../stripe-parameters.ts';
import type { StripeStore } from '../stripe-store.ts';

/** The price that parameters name, which must be one to subscribe to. */
export function recurringPrice(parameters: StripeParameters, store: StripeStore): PriceObject {
  const price = store.get('price', parameters.needed('price'), parameters.name('price'));
  if (!price.recurring) {
    throw invalidRequest('The price specified is set to `type=one_time`.', {
      param: parameters.name('price'),
    });
  }
  if (!price.active) {
    throw invalidRequest('The price specified is inactive.', { param: parameters.name('price') });
  }
  return price;
}

/** The method of a customer that parameters name; null = none. */
export function methodFor(
  id: string | undefined,
  customer: string,
  store: StripeStore,
): string | null {
  if (id === undefined || id === '') return null;
  const method = store.get('payment_method', id, 'default_payment_method');
  if (method.customer !== customer) {
    throw invalidRequest('The payment method is not attached to this customer.', {
      param: 'default_payment_method',
    });
  }
  return id;
}

/** From when on the former period counts as unused; null = now. */
export function prorationDate(parameters: StripeParameters): number | null {
  return parameters.integer('proration_date') ?? null;
}
