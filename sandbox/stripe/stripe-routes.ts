import { invalidRequest } from './stripe-failure.ts';
import type { ListOf } from './stripe-objects.ts';
import type { StripeParameters } from './stripe-parameters.ts';

/** One call of the API. */
export interface StripeRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for an id. */
  path: string;
  /** Also with the publishable key and the object's client secret, as Stripe.js asks. */
  isOpenToBrowsers?: true;
  /**
   * Reads its parameters first, so that one that it does not know is refused before anything is done.
   *
   * @param ready refuses unknown parameters; called between reading and doing
   */
  run: (parameters: StripeParameters, id: string, ready: () => void) => object;
}

const LIMIT_MAXIMUM = 100;
const USUAL_LIMIT = 10;

/** A page of a list, the newest first. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  parameters: StripeParameters,
  url: string,
): ListOf<Item> {
  const limit = parameters.integer('limit') ?? USUAL_LIMIT;
  if (limit < 1 || limit > LIMIT_MAXIMUM) {
    throw invalidRequest('Invalid limit', { param: 'limit' });
  }
  const after = parameters.text('starting_after');
  const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const data = items.slice(start, start + limit);
  return { object: 'list', data, has_more: items.length > start + limit, url };
}
