export const MODERATION_PAUSE = {
  /** Failures one after the other, after which nobody asks for a while. */
  failures: 3,
  seconds: 60,
  /** After too many requests, where the answer does not say how long. */
  rateLimitedSeconds: 20,
  /** However long the answer says. */
  longestSeconds: 300,
} as const;

/** When moderation is not asked: so that a service that is down costs one reply in a minute its time, not all. */
export class ModerationPause {
  readonly #now: () => number;
  #failures = 0;
  #untilMilliseconds = 0;

  /** @param now in milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  isOn(): boolean {
    return this.#now() < this.#untilMilliseconds;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures < MODERATION_PAUSE.failures) return;
    this.#failures = 0;
    this.#pauseFor(MODERATION_PAUSE.seconds);
  }

  /** @param seconds as the answer says; anything but a positive number = it does not say */
  begin(seconds: number): void {
    const wait = seconds > 0 ? seconds : MODERATION_PAUSE.rateLimitedSeconds;
    this.#pauseFor(Math.min(wait, MODERATION_PAUSE.longestSeconds));
  }

  #pauseFor(seconds: number): void {
    const until = this.#now() + seconds * 1000;
    this.#untilMilliseconds = Math.max(this.#untilMilliseconds, until);
  }
}
