import { createHmac } from 'node:crypto';
import { seededRandom } from '../recordings/seeded-random.ts';
import { heldInOrder, WebhookSender } from '../webhook-sender.ts';
import { newStripeId } from './stripe-store.ts';

/** The version of Stripe's API that the pinned package speaks. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
}

/** `hold`: they wait until released; `lose`: nobody ever gets them. */
export const STRIPE_EVENT_MODES = ['send', 'hold', 'lose'] as const;
export type StripeEventMode = (typeof STRIPE_EVENT_MODES)[number];
export const STRIPE_RELEASE_ORDERS = ['sent', 'reversed', 'shuffled'] as const;
export type StripeReleaseOrder = (typeof STRIPE_RELEASE_ORDERS)[number];

/** One event on its way, and how that went. */
export interface StripeDelivery {
  event: StripeEvent;
  state: 'waiting' | 'held' | 'delivered' | 'lost' | 'given-up';
  /** The answers so far; null = none came in time. */
  statuses: (number | null)[];
}

/** The address to which events are posted, and the secret that signs them. */
export interface StripeEndpoint {
  url: string;
  /** A secret, `whsec_…`. */
  secret: string;
}

const ANSWER_TIMEOUT_MILLISECONDS = 10_000;
const KEPT_DELIVERIES = 5_000;

/** Posts signed events to the application until they are answered with 200. */
export class StripeEvents {
  readonly #endpoint: StripeEndpoint | null;
  readonly #clock: () => number;
  readonly #sender: WebhookSender;
  #mode: StripeEventMode = 'send';
  #deliveries: StripeDelivery[] = [];

  /** @param clock Stripe's moved one, in seconds since 1970; signatures carry the real time */
  constructor(
    endpoint: StripeEndpoint | null,
    clock: () => number,
    retryDelaysMilliseconds: readonly number[],
    undelivered: readonly string[] = [],
  ) {
    this.#endpoint = endpoint;
    this.#clock = clock;
    this.#sender = new WebhookSender({
      retryDelaysMilliseconds,
      answerMilliseconds: ANSWER_TIMEOUT_MILLISECONDS,
    });
    this.#deliveries = undelivered.map((body) => ({
      event: JSON.parse(body) as StripeEvent,
      state: 'held',
      statuses: [],
    }));
  }

  /** Events that nobody has taken yet, as they are posted, the newest first. */
  undelivered(): string[] {
    return this.#deliveries
      .filter(({ state }) => state === 'waiting' || state === 'held')
      .map(({ event }) => JSON.stringify(event));
  }

  mode(): StripeEventMode {
    return this.#mode;
  }

  setMode(mode: StripeEventMode): void {
    this.#mode = mode;
  }

  /** The newest first. */
  deliveries(): readonly StripeDelivery[] {
    return this.#deliveries;
  }

  notify(type: string, object: unknown, previous?: Record<string, unknown>): void {
    const event: StripeEvent = {
      id: newStripeId('evt'),
      object: 'event',
      api_version: STRIPE_API_VERSION,
      created: this.#clock(),
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.#begin(event, this.#endpoint === null ? 'lose' : this.#mode);
  }

  /** Releases what was held, one after the other; what comes from now on is sent. */
  release(order: StripeReleaseOrder, seed = 1): void {
    this.#mode = 'send';
    const held = heldInOrder(this.#deliveries, order === 'reversed' ? 'reversed' : 'sent');
    const inOrder = order === 'shuffled' ? shuffled(held, seed) : held;
    for (const delivery of inOrder) delivery.state = 'waiting';
    this.#sender.run(
      (async () => {
        for (const delivery of inOrder) await this.#send(delivery);
      })(),
    );
  }

  /** Posts the newest ones again, as if nobody had noted that they arrived. */
  repeat(count: number, times: number): void {
    const newest = this.#deliveries.slice(0, count).reverse();
    for (let time = 0; time < times; time += 1) {
      for (const { event } of newest) this.#begin(event, 'send');
    }
  }

  /** Resolves when nothing is under way any more; held ones stay held. */
  async settled(): Promise<void> {
    await this.#sender.settled();
  }

  /** Nothing is posted or tried again after this. */
  stop(): void {
    this.#sender.stop();
  }

  clear(): void {
    this.#mode = 'send';
    this.#deliveries = [];
  }

  #begin(event: StripeEvent, mode: StripeEventMode): void {
    const states = { send: 'waiting', hold: 'held', lose: 'lost' } as const;
    const delivery: StripeDelivery = { event, state: states[mode], statuses: [] };
    this.#deliveries = [delivery, ...this.#deliveries].filter(
      ({ state }, index) => index < KEPT_DELIVERIES || state === 'held',
    );
    if (mode === 'send') this.#sender.run(this.#send(delivery));
  }

  async #send(delivery: StripeDelivery): Promise<void> {
    const body = JSON.stringify(delivery.event);
    await this.#sender.deliver(delivery, async () =>
      this.#sender.post(this.#endpoint?.url ?? null, body, {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, this.#endpoint?.secret ?? ''),
      }),
    );
  }
}

function signatureOf(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const { uniform } = seededRandom(seed);
  return items
    .map((item) => ({ item, place: uniform() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
