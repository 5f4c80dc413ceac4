import type { IncomingMessage, ServerResponse } from 'node:http';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { readJsonObject, sendJson, type JsonObject } from '../http-messages.ts';
import { parseTroubles } from '../provider-troubles.ts';
import { STRIPE_EVENT_MODES, STRIPE_RELEASE_ORDERS } from './stripe-events.ts';
import type { StripeServer } from './stripe-server.ts';
import { AFTER_RETRIES } from './subscriptions/subscriptions.ts';

const CONTROL_PATH = '/stripe/sandbox';

/** An action on the sandbox's Stripe; each answers with the state after it. */
type Control = (stripe: StripeServer, body: JsonObject) => unknown;

const CONTROLS: Readonly<Record<string, Control>> = {
  'GET /state': () => undefined,
  /** All events and how they went, the newest first. */
  'GET /events': (stripe) => stripe.events.deliveries(),
  /** `{days?, seconds?}`: the clock goes forward. */
  'POST /clock': (stripe, body) => {
    const days = optionalNumber(body, 'days') ?? 0;
    stripe.advance(days * DAY_SECONDS + (optionalNumber(body, 'seconds') ?? 0));
  },
  /** `{mode}` */
  'POST /events/mode': (stripe, body) => {
    stripe.events.setMode(oneOf(STRIPE_EVENT_MODES, body['mode']));
  },
  /** `{order?, seed?}` */
  'POST /events/release': (stripe, body) => {
    stripe.events.release(
      oneOf(STRIPE_RELEASE_ORDERS, body['order'] ?? 'sent'),
      optionalNumber(body, 'seed'),
    );
  },
  /** `{count?, times?}` */
  'POST /events/repeat': (stripe, body) => {
    stripe.events.repeat(optionalNumber(body, 'count') ?? 1, optionalNumber(body, 'times') ?? 1);
  },
  /** `{afterRetries}`: what becomes of a subscription whose renewal failed for the last time. */
  'POST /after-retries': (stripe, body) => {
    stripe.subscriptions.afterRetries = oneOf(AFTER_RETRIES, body['afterRetries']);
  },
  /** `{isDown?, isRateLimited?, delayMilliseconds?}` */
  'POST /troubles': (stripe, body) => {
    stripe.troubles.set(parseTroubles(body));
  },
  /** `{paymentIntent, isInquiry?}`: the cardholder's bank takes a payment back, or only asks about it. */
  'POST /disputes': ({ store, subscriptions }, body) => {
    const id = body['paymentIntent'];
    const intent = typeof id === 'string' ? store.find('payment_intent', id) : null;
    if (intent?.status !== 'succeeded') throw new TypeError('It must be a payment that succeeded.');
    const status = body['isInquiry'] === true ? 'warning_needs_response' : 'needs_response';
    return subscriptions.payments.dispute(intent, status);
  },
  /** `{dispute, status}`: the bank decides. */
  'POST /disputes/decide': ({ store, subscriptions }, body) => {
    const id = body['dispute'];
    const dispute = typeof id === 'string' ? store.find('dispute', id) : null;
    if (!dispute) throw new TypeError('There is no such dispute.');
    subscriptions.payments.decideDispute(dispute, oneOf(['won', 'lost'] as const, body['status']));
  },
  /** `{count?}`: calls are carried out, and their answers lost. */
  'POST /lose-answers': (stripe, body) => {
    stripe.loseAnswers(optionalNumber(body, 'count') ?? 1);
  },
  'POST /reset': (stripe) => {
    stripe.reset();
  },
};

/** `/stripe/sandbox/…`: what a developer or a test does to the sandbox's Stripe. */
export class StripeControls {
  readonly #stripe: StripeServer;

  constructor(stripe: StripeServer) {
    this.#stripe = stripe;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith(`${CONTROL_PATH}/`)) return false;
    const action = `${request.method ?? ''} ${pathname.slice(CONTROL_PATH.length)}`;
    const control = Object.hasOwn(CONTROLS, action) ? CONTROLS[action] : undefined;
    if (!control) {
      sendJson(response, 404, { error: `There is no ${action}.`, controls: Object.keys(CONTROLS) });
      return true;
    }
    try {
      const done = control(this.#stripe, await readJsonObject(request));
      sendJson(response, 200, done ?? stateOf(this.#stripe));
    } catch (cause) {
      if (!(cause instanceof TypeError || cause instanceof SyntaxError)) throw cause;
      sendJson(response, 400, { error: cause.message });
    }
    return true;
  }
}

/** More of them nobody reads on a page. */
const SHOWN_ENTRIES = 100;

function stateOf(stripe: StripeServer) {
  const { store, events, troubles, subscriptions } = stripe;
  return {
    time: new Date(stripe.now() * 1000).toISOString(),
    subscriptions: store
      .all('subscription')
      .slice(0, SHOWN_ENTRIES)
      .map(({ id, status, customer, metadata, cancel_at_period_end }) => ({
        id,
        status,
        customer,
        metadata,
        cancel_at_period_end,
      })),
    afterRetries: subscriptions.afterRetries,
    eventMode: events.mode(),
    events: events
      .deliveries()
      .slice(0, SHOWN_ENTRIES)
      .map(({ event, state, statuses }) => ({ id: event.id, type: event.type, state, statuses })),
    troubles: troubles.current(),
    requests: stripe.requests().slice(0, SHOWN_ENTRIES),
  };
}

function optionalNumber(body: JsonObject, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new TypeError(`${name} must be a whole number, 0 or more.`);
  }
  return value;
}

function oneOf<Value extends string>(values: readonly Value[], wanted: unknown): Value {
  const found = values.find((value) => value === wanted);
  if (found === undefined) throw new TypeError(`It must be one of ${values.join(', ')}.`);
  return found;
}
