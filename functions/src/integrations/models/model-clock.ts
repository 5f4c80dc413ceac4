/** How long a model may take, in milliseconds. */
export interface ModelTimeLimits {
  /** From the question to the first sign of an answer; again after each use of a tool. */
  firstToken: number;
  /** Between two signs of life within an answer. */
  betweenTokens: number;
  /** For the answer as a whole, tools included. */
  whole: number;
}

/** The reason of an abort that time made, not the caller. */
export class ModelTimeOut extends Error {
  override readonly name = 'ModelTimeOut';
  readonly limit: keyof ModelTimeLimits;

  constructor(limit: keyof ModelTimeLimits) {
    super(`The model took too long: ${limit}`);
    this.limit = limit;
  }
}

/** Aborts its signal when one of the limits is reached. */
export class ModelClock {
  readonly #controller = new AbortController();
  readonly #limits: ModelTimeLimits;
  readonly #whole: NodeJS.Timeout;
  #next: NodeJS.Timeout | null = null;

  constructor(limits: ModelTimeLimits) {
    this.#limits = limits;
    this.#whole = this.#after('whole');
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** A question was put: the first token is waited for. */
  asked(): void {
    this.#wait('firstToken');
  }

  /** The model said something, or thought audibly. */
  received(): void {
    this.#wait('betweenTokens');
  }

  /** Nothing is waited for while a tool works. */
  paused(): void {
    if (this.#next) clearTimeout(this.#next);
  }

  stop(): void {
    this.paused();
    clearTimeout(this.#whole);
  }

  #wait(limit: 'firstToken' | 'betweenTokens'): void {
    this.paused();
    this.#next = this.#after(limit);
  }

  #after(limit: keyof ModelTimeLimits): NodeJS.Timeout {
    return setTimeout(() => {
      this.#controller.abort(new ModelTimeOut(limit));
    }, this.#limits[limit]);
  }
}
