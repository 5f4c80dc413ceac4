import type { SimulatedRunner } from './run-plan.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The heart follows the legs late: up faster than down. */
const RISE_SECONDS = 28;
const FALL_SECONDS = 46;
/** Share of the reserve that an hour at an easy effort adds at 15 °C. */
const DRIFT_PER_HOUR = 0.045;
/** Each degree above 15 adds this part of the drift again. */
const HEAT_DRIFT_PER_DEGREE = 0.07;

/** Standing after running. */
const STANDING_SHARE = 0.3;

/**
 * Share of the heart-rate reserve that an effort settles at, taken as the share of oxygen uptake by
 * Daniels and Gilbert's cost of running. It is 0.88 at threshold, 0.68 at an easy run's 81 % of it,
 * 0.95 at intervals' 107 %.
 */
function settledShare(effort: number): number {
  return Math.min(0.99, Math.max(STANDING_SHARE, 1.04 * effort - 0.165));
}

/** A heart during one run: lag, drift with time and heat, the form of the day. */
export class HeartRateModel {
  readonly #runner: SimulatedRunner;
  readonly #random: SeededRandom;
  readonly #formBeats: number;
  readonly #driftPerSecond: number;
  #beats: number;
  #drift = 0;
  #flutter = 0;

  constructor(runner: SimulatedRunner, temperatureCelsius: number, random: SeededRandom) {
    this.#runner = runner;
    this.#random = random;
    this.#formBeats = 1.6 * random.normal();
    const heat = 1 + HEAT_DRIFT_PER_DEGREE * Math.max(0, temperatureCelsius - 15);
    this.#driftPerSecond = (DRIFT_PER_HOUR * heat) / 3600;
    this.#beats = runner.restingHeartRateBeatsPerMinute + random.between(24, 38);
  }

  /** One second further at an effort (1 = threshold); returns beats per minute. */
  next(effort: number): number {
    const { maximumHeartRateBeatsPerMinute: maximum } = this.#runner;
    this.#drift += this.#driftPerSecond * Math.min(1.2, effort);
    const target = this.#targetAt(effort);
    const lag = target > this.#beats ? RISE_SECONDS : FALL_SECONDS;
    this.#beats += (target - this.#beats) / lag;
    this.#flutter = 0.9 * this.#flutter + 0.3 * this.#random.normal();
    return Math.min(maximum, this.#beats + this.#flutter);
  }

  /** Some seconds further at an effort, all at once and without the flutter. */
  pass(effort: number, seconds: number): { average: number; last: number } {
    this.#drift += this.#driftPerSecond * Math.min(1.2, effort) * seconds;
    const target = this.#targetAt(effort);
    const difference = this.#beats - target;
    const lag = difference < 0 ? RISE_SECONDS : FALL_SECONDS;
    const leftOver = Math.exp(-seconds / lag);
    this.#beats = target + difference * leftOver;
    const average =
      seconds > 0 ? target + (difference * lag * (1 - leftOver)) / seconds : this.#beats;
    return { average, last: this.#beats };
  }

  #targetAt(effort: number): number {
    const { restingHeartRateBeatsPerMinute: resting, maximumHeartRateBeatsPerMinute: maximum } =
      this.#runner;
    const share = settledShare(effort) + this.#drift;
    return Math.min(maximum, resting + (maximum - resting) * share + this.#formBeats);
  }
}
