import { heldInOrder, WebhookSender, type ReleaseOrder } from '../webhook-sender.ts';
import type { NotificationItem } from './activity-items.ts';
import type { GarminKeptState } from './garmin-kept-state.ts';
import type { NotificationKind } from './garmin-kinds.ts';

/** `hold`: they wait until released; `lose`: nobody ever gets them. */
export const NOTIFICATION_MODES = ['send', 'hold', 'lose'] as const;
export type NotificationMode = (typeof NOTIFICATION_MODES)[number];

/** One POST and how it went. */
export interface Delivery {
  kind: NotificationKind;
  items: number;
  body: string;
  state: 'waiting' | 'held' | 'delivered' | 'lost' | 'given-up';
  /** The answers so far; null = none came. */
  statuses: (number | null)[];
}

export interface NotificationOptions {
  clientId: string;
  /** The address to which notifications go; null = nobody takes them yet. */
  url: string | null;
  /** How long to wait before each further attempt; as many attempts as there are, and one. */
  retryDelaysMilliseconds: readonly number[];
  /** Notifications from before a stop; held until released. */
  undelivered?: GarminKeptState['undelivered'];
}

const ANSWER_TIMEOUT_MILLISECONDS = 30_000;
/** Many runs of a second's readings each would be more than a receiver takes at once. */
const CHARACTERS_A_POST = 2_000_000;
const ITEMS_A_POST = 100;
/** Bodies are large; older ones are of no use. */
const KEPT_DELIVERIES = 60;

/**
 * Posts what happened to the application. What comes up in one go travels
 * together, whoever it is about; what is not answered with 200 is posted again, later each time.
 */
export class Notifications {
  readonly #options: NotificationOptions;
  #url: string | null;
  #mode: NotificationMode = 'send';
  #pending = new Map<NotificationKind, { text: string }[]>();
  #deliveries: Delivery[] = [];
  readonly #sender: WebhookSender;
  /**
   * In each of these lines, posts go one after the other, so that a receiver gets a limited number
   * at once.
   */
  #lines: readonly Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

  constructor(options: NotificationOptions) {
    this.#options = options;
    this.#sender = new WebhookSender({
      retryDelaysMilliseconds: options.retryDelaysMilliseconds,
      answerMilliseconds: ANSWER_TIMEOUT_MILLISECONDS,
    });
    this.#url = options.url;
    this.#deliveries = (options.undelivered ?? []).map((post) => ({
      ...post,
      state: 'held',
      statuses: [],
    }));
  }

  /** Notifications that nobody has taken yet, the newest first. */
  undelivered(): GarminKeptState['undelivered'] {
    return this.#deliveries
      .filter(({ state }) => state === 'waiting' || state === 'held')
      .map(({ kind, items, body }) => ({ kind, items, body }));
  }

  setUrl(url: string | null): void {
    this.#url = url;
  }

  setMode(mode: NotificationMode): void {
    this.#mode = mode;
  }

  mode(): NotificationMode {
    return this.#mode;
  }

  add(kind: NotificationKind, items: readonly NotificationItem[]): void {
    if (items.length === 0) return;
    if (this.#pending.size === 0) this.#sender.run(Promise.resolve().then(() => this.#flush()));
    const known = this.#pending.get(kind) ?? [];
    known.push(...items.map((item) => ({ text: JSON.stringify(item) })));
    this.#pending.set(kind, known);
  }

  /** Releases what was held; what comes from now on is sent. */
  release(order: ReleaseOrder): void {
    this.#mode = 'send';
    this.#sender.run(this.#sendOneByOne(heldInOrder(this.#deliveries, order)));
  }

  /** Posts the newest ones again, `times` times each, as if their arrival had not been noted. */
  repeat(count: number, times: number): void {
    const newest = this.#deliveries.slice(0, count).reverse();
    for (let time = 0; time < times; time += 1) {
      for (const { kind, items, body } of newest) this.#deliver({ kind, items, body });
    }
  }

  /** The newest first. */
  deliveries(): readonly Delivery[] {
    return this.#deliveries;
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

  #flush(): void {
    const pending = this.#pending;
    this.#pending = new Map();
    for (const [kind, entries] of pending) {
      for (const texts of batches(entries.map(({ text }) => text))) {
        this.#deliver({ kind, items: texts.length, body: `{"${kind}":[${texts.join(',')}]}` });
      }
    }
  }

  #deliver(post: Pick<Delivery, 'kind' | 'items' | 'body'>): void {
    const delivery: Delivery = { ...post, state: this.#fate(), statuses: [] };
    this.#deliveries = [delivery, ...this.#deliveries].filter(
      (one, index) => index < KEPT_DELIVERIES || one.state === 'held',
    );
    if (delivery.state === 'waiting') this.#sender.run(this.#send(delivery));
  }

  #fate(): Delivery['state'] {
    if (this.#mode === 'hold') return 'held';
    return this.#mode === 'send' && this.#url !== null ? 'waiting' : 'lost';
  }

  async #sendOneByOne(deliveries: readonly Delivery[]): Promise<void> {
    for (const delivery of deliveries) {
      delivery.state = 'waiting';
      await this.#send(delivery);
    }
  }

  async #send(delivery: Delivery): Promise<void> {
    await this.#sender.deliver(delivery, async () =>
      this.#inLine(async () => this.#post(delivery.body)),
    );
  }

  async #inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const [first = Promise.resolve(), ...others] = this.#lines;
    const done = first.then(work);
    this.#lines = [...others, done];
    return done;
  }

  async #post(body: string): Promise<number | null> {
    return this.#sender.post(this.#url, body, {
      'content-type': 'application/json;charset=utf-8',
      'garmin-client-id': this.#options.clientId,
    });
  }
}

function batches(texts: readonly string[]): string[][] {
  const made: string[][] = [];
  let last: string[] = [];
  let characters = 0;
  for (const text of texts) {
    const isFull = last.length >= ITEMS_A_POST || characters + text.length > CHARACTERS_A_POST;
    if (last.length === 0 || isFull) {
      last = [];
      characters = 0;
      made.push(last);
    }
    last.push(text);
    characters += text.length;
  }
  return made;
}
