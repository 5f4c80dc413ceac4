import type { RunPlan, StepIntensity } from './run-plan.ts';
import type { SimulatedSample } from './simulated-sample.ts';

export interface SimulatedLap {
  startSeconds: number;
  endSeconds: number;
  /** The duration without pauses. */
  timerSeconds: number;
  distanceMeters: number;
  averageHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  averageStepsPerMinute: number | null;
  trigger: 'manual' | 'distance' | 'sessionEnd';
  intensity: StepIntensity | null;
}

const AUTOMATIC_LAP_METERS = 1000;

/** Closes laps while a run goes on, the way the plan says. */
export class LapKeeper {
  readonly laps: SimulatedLap[] = [];
  readonly #kind: RunPlan['laps'];
  #within: SimulatedSample[] = [];
  #pausedSeconds = 0;
  #nextMeters = AUTOMATIC_LAP_METERS;

  constructor(kind: RunPlan['laps']) {
    this.#kind = kind;
  }

  add(sample: SimulatedSample): void {
    this.#within.push(sample);
    if (this.#kind !== 'kilometers' || sample.distanceMeters < this.#nextMeters) return;
    this.#nextMeters += AUTOMATIC_LAP_METERS;
    this.#close(sample, 'distance', undefined);
  }

  pause(seconds: number): void {
    this.#pausedSeconds += seconds;
  }

  endStep(sample: SimulatedSample, intensity: StepIntensity | undefined): void {
    if (this.#kind !== 'kilometers') this.#close(sample, 'manual', intensity);
  }

  finish(sample: SimulatedSample, intensity: StepIntensity | undefined): void {
    this.#close(sample, 'sessionEnd', intensity);
  }

  #close(
    sample: SimulatedSample,
    trigger: SimulatedLap['trigger'],
    intensity: StepIntensity | undefined,
  ): void {
    const [first] = this.#within;
    if (!first || sample.elapsedSeconds === first.elapsedSeconds) return;
    const beats = this.#within.flatMap(({ heartRateBeatsPerMinute: value }) => value ?? []);
    const steps = this.#within
      .map(({ stepsPerMinute }) => stepsPerMinute)
      .filter((value) => value > 0);
    this.laps.push({
      startSeconds: first.elapsedSeconds,
      endSeconds: sample.elapsedSeconds,
      timerSeconds: sample.elapsedSeconds - first.elapsedSeconds - this.#pausedSeconds,
      distanceMeters: sample.distanceMeters - first.distanceMeters,
      averageHeartRateBeatsPerMinute: average(beats),
      maximumHeartRateBeatsPerMinute:
        beats.length > 0 ? beats.reduce((highest, value) => Math.max(highest, value)) : null,
      averageStepsPerMinute: average(steps),
      trigger,
      intensity: this.#kind === 'workout' ? (intensity ?? 'active') : null,
    });
    // The second at which one lap ends is the one at which the next begins.
    this.#within = [sample];
    this.#pausedSeconds = 0;
  }
}

function average(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
