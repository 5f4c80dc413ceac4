import { invalidRequest } from './stripe-failure.ts';
import type { InvoiceObject } from './stripe-objects.ts';
import type { StripeStore } from './stripe-store.ts';

type View = Record<string, unknown>;

/** Fields of an object that are shown only on request. */
const ON_REQUEST: Readonly<Record<string, readonly string[]>> = {
  invoice: ['confirmation_secret', 'payments'],
};

function isRecord(value: unknown): value is View {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of an object without what is hidden. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'hidden')
      .map(([name, inner]) => [name, shown(inner)]),
  );
}

/** Shows objects as the API answers them, with what a request wants expanded. */
export class StripeViews {
  readonly #store: StripeStore;

  constructor(store: StripeStore) {
    this.#store = store;
  }

  /** An object as events and answers show it. */
  view(object: object, expansions: readonly string[] = []): View {
    const view = shown(object) as View;
    for (const expansion of expansions) this.#expand(view, expansion.split('.'), expansion);
    return view;
  }

  #expand(value: unknown, path: readonly string[], whole: string): void {
    if (Array.isArray(value)) {
      for (const item of value) this.#expand(item, path, whole);
      return;
    }
    const [name, ...rest] = path;
    if (name === undefined || !isRecord(value)) return;
    const kind = typeof value['object'] === 'string' ? value['object'] : '';
    if (!(name in value) && ON_REQUEST[kind]?.includes(name)) {
      value[name] = this.#onRequest(value, name);
    }
    if (!(name in value)) {
      throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
    }
    value[name] = this.#resolved(value[name]);
    this.#expand(value[name], rest, whole);
  }

  /** Ids become what they stand for. */
  #resolved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.#resolved(item));
    if (typeof value !== 'string') return value;
    const object = this.#store.any(value);
    return object === null ? value : shown(object);
  }

  #onRequest(invoice: View, name: string): unknown {
    const stored = this.#store.find('invoice', String(invoice['id']));
    const intent = intentOf(stored, this.#store);
    if (name === 'confirmation_secret') {
      return intent && { type: 'payment_intent', client_secret: intent.client_secret };
    }
    const data =
      stored && intent
        ? [
            {
              id: `inpay_${intent.id.slice(3)}`,
              object: 'invoice_payment',
              amount_paid: stored.amount_paid,
              amount_requested: stored.amount_due,
              created: intent.created,
              currency: stored.currency,
              invoice: stored.id,
              is_default: true,
              livemode: false,
              payment: { type: 'payment_intent', payment_intent: intent.id },
              status: stored.status === 'paid' ? 'paid' : 'open',
            },
          ]
        : [];
    return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
  }
}

function intentOf(invoice: InvoiceObject | null, store: StripeStore) {
  const id = invoice?.hidden.paymentIntent ?? null;
  return id === null ? null : store.find('payment_intent', id);
}
