import { randomBytes } from 'node:crypto';
import { resourceMissing } from './stripe-failure.ts';
import type { AnyStripeObject, StripeKind, StripeObjects } from './stripe-objects.ts';

const PREFIXES: Readonly<Record<StripeKind, string>> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  promotion_code: 'promo',
  discount: 'di',
  payment_method: 'pm',
  setup_intent: 'seti',
  payment_intent: 'pi',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  invoice: 'in',
  invoiceitem: 'ii',
  refund: 're',
  charge: 'ch',
  dispute: 'du',
  balance_transaction: 'txn',
};

/** An id as Stripe makes them: nobody can guess one. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** All objects of one account, which change in place. */
export class StripeStore {
  readonly #objects = new Map<string, AnyStripeObject>();
  /** The same by their kind: a long run has tens of thousands, and each request looks through one kind. */
  readonly #ofKind = new Map<StripeKind, Map<string, AnyStripeObject>>();
  readonly #now: () => number;

  /** @param now the clock, in seconds since 1970 */
  constructor(now: () => number, kept: readonly AnyStripeObject[] = []) {
    this.#now = now;
    for (const object of kept) this.#keep(object);
  }

  /** @param id left out: a new one */
  add<Kind extends StripeKind>(
    kind: Kind,
    fields: Omit<StripeObjects[Kind], 'id' | 'object' | 'created' | 'livemode'>,
    id = newStripeId(PREFIXES[kind]),
  ): StripeObjects[Kind] {
    const object = {
      id,
      object: kind,
      created: this.#now(),
      livemode: false,
      ...fields,
    } as unknown as StripeObjects[Kind];
    this.#keep(object);
    return object;
  }

  find<Kind extends StripeKind>(kind: Kind, id: string): StripeObjects[Kind] | null {
    const object = this.#objects.get(id);
    return object?.object === kind ? (object as StripeObjects[Kind]) : null;
  }

  /**
   * @param param of the request that names the object
   * @throws StripeFailure where there is none
   */
  get<Kind extends StripeKind>(kind: Kind, id: string, param = 'id'): StripeObjects[Kind] {
    const object = this.find(kind, id);
    if (!object) throw resourceMissing(kind, id, param);
    return object;
  }

  /** The newest first. */
  all<Kind extends StripeKind>(kind: Kind): StripeObjects[Kind][] {
    const found = [...(this.#ofKind.get(kind)?.values() ?? [])] as StripeObjects[Kind][];
    return found.reverse();
  }

  /** Whatever has the id. */
  any(id: string): AnyStripeObject | null {
    return this.#objects.get(id) ?? null;
  }

  delete(id: string): void {
    const object = this.#objects.get(id);
    if (object) this.#ofKind.get(object.object)?.delete(id);
    this.#objects.delete(id);
  }

  clear(): void {
    this.#objects.clear();
    this.#ofKind.clear();
  }

  /** Everything, the oldest first, to be kept over a stop. */
  keptState(): AnyStripeObject[] {
    return [...this.#objects.values()];
  }

  #keep(object: AnyStripeObject): void {
    this.#objects.set(object.id, object);
    const ofKind = this.#ofKind.get(object.object) ?? new Map<string, AnyStripeObject>();
    ofKind.set(object.id, object);
    this.#ofKind.set(object.object, ofKind);
  }
}
