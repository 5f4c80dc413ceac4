import { setTimeout as wait } from 'node:timers/promises';

/** In which order held ones are released. */
export const RELEASE_ORDERS = ['sent', 'reversed'] as const;
export type ReleaseOrder = (typeof RELEASE_ORDERS)[number];

/** How one message went. */
export interface WebhookAttempts {
  state: string;
  /** The answers so far; null = none came in time. */
  statuses: (number | null)[];
}

export interface WebhookSenderOptions {
  /** How long to wait before each further attempt; as many attempts as there are, and one. */
  retryDelaysMilliseconds: readonly number[];
  answerMilliseconds: number;
}

/** Posts messages to an application, again and later each time until they are answered with 200. */
export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  readonly #running = new Set<Promise<void>>();
  readonly #stopped = new AbortController();

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
  }

  /** Counts work as under way until it ends. */
  run(work: Promise<void>): void {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Nothing is posted or tried again after this. */
  stop(): void {
    this.#stopped.abort();
  }

  /**
   * Tries one message until it is answered with 200, and notes how that went.
   *
   * @param attempt posts it and returns the answer's status; null = none came
   */
  async deliver(
    delivery: WebhookAttempts,
    attempt: () => Promise<number | null>,
    firstDelayMilliseconds = 0,
  ): Promise<void> {
    for (const delay of [firstDelayMilliseconds, ...this.#options.retryDelaysMilliseconds]) {
      if (delay > 0) {
        await wait(delay, undefined, { ref: false, signal: this.#stopped.signal }).catch(
          () => null,
        );
      }
      if (this.#stopped.signal.aborted) return;
      const status = await attempt();
      delivery.statuses.push(status);
      if (status === 200) {
        delivery.state = 'delivered';
        return;
      }
    }
    if (!this.#stopped.signal.aborted) delivery.state = 'given-up';
  }

  /** @returns the answer's status; null = none came in time, or nobody to ask */
  async post(
    url: string | null,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<number | null> {
    if (url === null) return null;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.any([
          this.#stopped.signal,
          AbortSignal.timeout(this.#options.answerMilliseconds),
        ]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }
}

/** Those that were held, in the order in which they are released. */
export function heldInOrder<Delivery extends WebhookAttempts>(
  newestFirst: readonly Delivery[],
  order: ReleaseOrder,
): Delivery[] {
  const held = newestFirst.filter(({ state }) => state === 'held');
  return order === 'reversed' ? held : held.reverse();
}
