import { heldInOrder, WebhookSender, type ReleaseOrder } from '../webhook-sender.ts';
import type { StravaKeptState } from './strava-kept-state.ts';

/** An event as Strava posts it to an application. */
export interface StravaEvent {
  object_type: 'activity' | 'athlete';
  object_id: number;
  aspect_type: 'create' | 'update' | 'delete';
  updates: Record<string, string>;
  owner_id: number;
  subscription_id: number;
  /** In seconds since 1970. */
  event_time: number;
}

/** `hold`: they wait until released; `drop`: nobody ever gets them. */
export const EVENT_MODES = ['send', 'hold', 'drop'] as const;
export type EventMode = (typeof EVENT_MODES)[number];

/** One event on its way, and how that went. */
export interface EventDelivery {
  event: StravaEvent;
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given-up';
  /** The answers so far; null = none came in time. */
  statuses: (number | null)[];
}

export interface Subscription {
  id: number;
  callbackUrl: string;
  /** In milliseconds since 1970. */
  createdAt: number;
}

/** Before the second and the third attempt, where nothing else is said; Strava's are longer. */
export const EVENT_RETRIES_MILLISECONDS: readonly number[] = [1_000, 4_000];
const ANSWER_TIMEOUT_MILLISECONDS = 2_000;
const KEPT_DELIVERIES = 2_000;
/** As Strava's own looks, some thousand applications in. */
const FIRST_SUBSCRIPTION_ID = 120_475;

/**
 * The application's one subscription and what is posted to it: up to three
 * times, until it is answered with 200 within two seconds.
 */
export class PushEvents {
  readonly #now: () => Date;
  #subscription: Subscription | null = null;
  #nextId = FIRST_SUBSCRIPTION_ID;
  #mode: EventMode = 'send';
  #deliveries: EventDelivery[] = [];
  readonly #sender: WebhookSender;

  /** @param retryDelaysMilliseconds how long to wait before each further attempt */
  constructor(
    now: () => Date,
    retryDelaysMilliseconds: readonly number[],
    kept?: StravaKeptState['events'],
  ) {
    this.#now = now;
    this.#sender = new WebhookSender({
      retryDelaysMilliseconds,
      answerMilliseconds: ANSWER_TIMEOUT_MILLISECONDS,
    });
    if (!kept) return;
    this.#subscription = kept.subscription;
    this.#nextId = kept.nextSubscriptionId;
    this.#deliveries = kept.undelivered.map((event) => ({
      event: event,
      state: 'held',
      statuses: [],
    }));
  }

  /** The subscription, and the events that nobody has taken yet; those are held when it begins anew. */
  keptState(): StravaKeptState['events'] {
    return {
      subscription: this.#subscription,
      nextSubscriptionId: this.#nextId,
      undelivered: this.#deliveries
        .filter(({ state }) => state === 'waiting' || state === 'held')
        .map(({ event }) => event),
    };
  }

  subscription(): Subscription | null {
    return this.#subscription;
  }

  /** Subscribes an address that is known to be the application's. */
  subscribe(callbackUrl: string, id = this.#nextId): Subscription {
    this.#nextId = Math.max(this.#nextId, id) + 1;
    this.#subscription = { id, callbackUrl, createdAt: this.#now().getTime() };
    return this.#subscription;
  }

  unsubscribe(): void {
    this.#subscription = null;
  }

  mode(): EventMode {
    return this.#mode;
  }

  setMode(mode: EventMode): void {
    this.#mode = mode;
  }

  /** The newest first. */
  deliveries(): readonly EventDelivery[] {
    return this.#deliveries;
  }

  /** Reports what happened; without a subscription nobody is notified. */
  notify(event: Omit<StravaEvent, 'subscription_id' | 'event_time'>): void {
    if (!this.#subscription) return;
    this.#begin(
      {
        ...event,
        subscription_id: this.#subscription.id,
        event_time: Math.floor(this.#now().getTime() / 1000),
      },
      this.#mode,
    );
  }

  /** Releases what was held, one after the other; what comes from now on is sent. */
  release(order: ReleaseOrder = 'sent'): void {
    this.#mode = 'send';
    const held = heldInOrder(this.#deliveries, order);
    for (const delivery of held) delivery.state = 'waiting';
    this.#sender.run(
      (async () => {
        for (const delivery of held) await this.#send(delivery);
      })(),
    );
  }

  /** Posts the newest ones again, as if nobody had noted that they arrived. */
  repeat(options: { count?: number; times?: number; delayMilliseconds?: number } = {}): void {
    const { count = 1, times = 1, delayMilliseconds = 0 } = options;
    const newest = this.#deliveries.slice(0, count).reverse();
    for (let time = 0; time < times; time += 1) {
      for (const { event } of newest) this.#begin(event, 'send', delayMilliseconds);
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

  /**
   * Asks an address whether it wants events, by the challenge that it must
   * repeat.
   */
  async isWillingCallback(callbackUrl: string, verifyToken: string): Promise<boolean> {
    const challenge = crypto.randomUUID().replaceAll('-', '');
    const address = new URL(callbackUrl);
    address.searchParams.set('hub.mode', 'subscribe');
    address.searchParams.set('hub.challenge', challenge);
    address.searchParams.set('hub.verify_token', verifyToken);
    try {
      const response = await fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MILLISECONDS),
      });
      const answer = (await response.json()) as Record<string, unknown> | null;
      return response.status === 200 && answer?.['hub.challenge'] === challenge;
    } catch {
      return false;
    }
  }

  #begin(event: StravaEvent, mode: EventMode, delayMilliseconds = 0): void {
    const states = { send: 'waiting', hold: 'held', drop: 'dropped' } as const;
    const delivery: EventDelivery = { event, state: states[mode], statuses: [] };
    this.#deliveries = [delivery, ...this.#deliveries].filter(
      ({ state }, index) => index < KEPT_DELIVERIES || state === 'held',
    );
    if (mode === 'send') this.#sender.run(this.#send(delivery, delayMilliseconds));
  }

  async #send(delivery: EventDelivery, delayMilliseconds = 0): Promise<void> {
    await this.#sender.deliver(delivery, async () => this.#post(delivery.event), delayMilliseconds);
  }

  async #post(event: StravaEvent): Promise<number | null> {
    return this.#sender.post(this.#subscription?.callbackUrl ?? null, JSON.stringify(event), {
      'content-type': 'application/json',
    });
  }
}
