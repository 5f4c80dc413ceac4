import { MINUTE_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';

/** How many calls in a quarter of an hour, and in a day. */
export interface CallLimit {
  quarterHour: number;
  day: number;
}

/** `read` is for all that uploads nothing, so for all that is asked here. */
export interface StravaLimits {
  overall: CallLimit;
  read: CallLimit;
}

/** As an application has them that has not asked for more. */
export const USUAL_LIMITS: StravaLimits = {
  overall: { quarterHour: 200, day: 2000 },
  read: { quarterHour: 100, day: 1000 },
};

const QUARTER_HOUR_MILLISECONDS = 15 * MINUTE_MILLISECONDS;

/**
 * An application's calls, counted as Strava counts: in windows that begin at
 * :00, :15, :30 and :45 and in days of UTC. Refused calls count too.
 */
export class RateLimits {
  readonly #now: () => Date;
  #limits = USUAL_LIMITS;
  #quarterHour = { window: -1, calls: 0 };
  #day = { window: -1, calls: 0 };

  constructor(now: () => Date) {
    this.#now = now;
  }

  limits(): StravaLimits {
    return this.#limits;
  }

  setLimits(limits: StravaLimits): void {
    this.#limits = limits;
  }

  /** Counts one call and says whether it may be answered. */
  count(): { isExceeded: boolean } {
    this.#turn();
    this.#quarterHour.calls += 1;
    this.#day.calls += 1;
    const { overall, read } = this.#limits;
    return {
      isExceeded: [overall, read].some(
        ({ quarterHour, day }) => this.#quarterHour.calls > quarterHour || this.#day.calls > day,
      ),
    };
  }

  /** The calls of the present windows. */
  usage(): CallLimit {
    this.#turn();
    return { quarterHour: this.#quarterHour.calls, day: this.#day.calls };
  }

  /** Leaves nothing of a window, as if others had called. */
  useUp(window: keyof CallLimit): void {
    this.#turn();
    const { overall, read } = this.#limits;
    const counter = window === 'day' ? this.#day : this.#quarterHour;
    counter.calls = Math.max(counter.calls, Math.min(overall[window], read[window]));
  }

  /** Counts from nothing again. */
  forget(): void {
    this.#quarterHour.calls = 0;
    this.#day.calls = 0;
  }

  headers(): Record<string, string> {
    const { overall, read } = this.#limits;
    const { quarterHour, day } = this.usage();
    return {
      'X-RateLimit-Limit': `${overall.quarterHour},${overall.day}`,
      'X-RateLimit-Usage': `${quarterHour},${day}`,
      'X-ReadRateLimit-Limit': `${read.quarterHour},${read.day}`,
      'X-ReadRateLimit-Usage': `${quarterHour},${day}`,
    };
  }

  #turn(): void {
    const now = this.#now().getTime();
    const quarterHour = Math.floor(now / QUARTER_HOUR_MILLISECONDS);
    const day = Math.floor(now / DAY_MILLISECONDS);
    if (this.#quarterHour.window !== quarterHour) {
      this.#quarterHour = { window: quarterHour, calls: 0 };
    }
    if (this.#day.window !== day) this.#day = { window: day, calls: 0 };
  }
}
