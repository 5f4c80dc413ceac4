import { setImmediate, setTimeout } from 'node:timers/promises';

export const FLUSH_LIMITS = {
  /** Between two writes while a reply grows. */
  gapMilliseconds: 500,
  /** In any second, the last write among them. */
  writesASecond: 2,
} as const;

/**
 * Writes a growing reply as often as a document may be written. It writes the first sentence at
 * once, then what has come together, one write at a time.
 */
export class ReplyFlush<Draft> {
  readonly #write: (draft: Draft) => Promise<void>;
  readonly #ended = new AbortController();
  /** When each write was through: counted so, a slow one makes no two of the next fall together. */
  readonly #writtenAt: number[] = [];
  #next: { draft: Draft } | null = null;
  #running: Promise<void> | null = null;

  /** @param write is awaited; must not reject */
  constructor(write: (draft: Draft) => Promise<void>) {
    this.#write = write;
  }

  /** Has the draft written when it may be; a newer one takes its place until then. */
  put(draft: Draft): void {
    if (this.#ended.signal.aborted) return;
    this.#next = { draft };
    this.#running ??= this.#run();
  }

  /** Writes no draft any more, and resolves when one more write, the last, is allowed. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.#running;
    const before = this.#writtenAt.at(-FLUSH_LIMITS.writesASecond);
    if (before !== undefined) await wait(before + 1000 - performance.now());
  }

  async #run(): Promise<void> {
    // An answer that is there as a whole is written as a whole, by whoever ends this.
    await setImmediate();
    while (this.#next && !this.#ended.signal.aborted) {
      const last = this.#writtenAt.at(-1) ?? Number.NEGATIVE_INFINITY;
      await wait(last + FLUSH_LIMITS.gapMilliseconds - performance.now(), this.#ended.signal);
      if (this.#ended.signal.aborted) break;
      const { draft } = this.#next;
      this.#next = null;
      await this.#write(draft);
      this.#writtenAt.push(performance.now());
    }
    this.#running = null;
  }
}

async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return;
  // Ended early, it has waited long enough.
  await setTimeout(milliseconds, undefined, { ...(signal && { signal }) }).catch(() => undefined);
}
