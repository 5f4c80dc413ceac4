import { buildCourse, type Course } from './course.ts';
import { CLIMB_THRESHOLD_METERS } from './encode-fit.ts';
import { HeartRateModel } from './heart-rate-model.ts';
import type { MovingStep, RunPlan, StoppedStep } from './run-plan.ts';
import {
  energyKilocalories,
  pedalStrokesPerMinuteAt,
  slopeCost,
  speedOnSlope,
  stepsPerMinuteAt,
} from './running-economy.ts';
import { seededRandom } from './seeded-random.ts';
import { watchDistanceError } from './simulate-run.ts';

/** The figures that a watch shows when it is stopped; null = it had no such sensor. */
export interface RunSummary {
  distanceMeters: number;
  /** While the runner moved. */
  movingSeconds: number;
  /** From start to stop, pauses too. */
  elapsedSeconds: number;
  ascentMeters: number | null;
  highestAltitudeMeters: number | null;
  lowestAltitudeMeters: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  /** Steps of both legs; on the bicycle, how often either pushes. */
  averageStepsPerMinute: number;
  maximumSpeedMetersPerSecond: number;
  kilocalories: number;
}

/** Coarse enough for thousands of runs in a second. */
const STRIDE_SECONDS = 10;
/** How much faster than its will a runner is at the quickest second. */
const UNEVENNESS = 1.04;
/** The wish becomes speed within seconds, as in the simulation. */
const SPEED_CHANGE_SECONDS = 2.5;
/** The barometer's noise lets a watch see a turn a little early. */
const NOISY_CLIMB_METERS = CLIMB_THRESHOLD_METERS - 0.5;
/** Below what any step is long, in its metres or seconds. */
const NOTHING = 1e-6;

/**
 * The figures of a run without running it second by second: in strides of ten
 * seconds over the same course with the same heart. Agrees with `simulateRun` of the same plan to
 * a few percent (distance and times to 1 %).
 */
export function estimateRun(plan: RunPlan): RunSummary {
  const estimate = new Estimate(plan);
  for (const step of plan.steps) {
    if (step.kind === 'stop') estimate.stand(step);
    else estimate.move(step);
  }
  return estimate.summary();
}

class Estimate {
  readonly #plan: RunPlan;
  readonly #course: Course;
  readonly #heart: HeartRateModel;
  readonly #distanceError: number;
  #clock = 0;
  #movingSeconds = 0;
  #meters = 0;
  #flatMeters = 0;
  #ascent = 0;
  /** Metres above the last turn that was high enough to count. */
  #rise = 0;
  /** Above the start. */
  #height = 0;
  #top = 0;
  #bottom = 0;
  #speed = 0;
  #fastest = 0;
  #steps = 0;
  #beats = 0;
  #beatSeconds = 0;
  #highest = 0;

  constructor(plan: RunPlan) {
    this.#plan = plan;
    // In the order in which the simulation draws, so that course, form and watch are the same.
    const random = seededRandom(plan.seed);
    this.#course = buildCourse(plan.terrain, random, plan.start);
    this.#heart = new HeartRateModel(plan.runner, plan.temperatureCelsius, random);
    this.#distanceError = watchDistanceError(plan.terrain, random);
  }

  move(step: MovingStep): void {
    const threshold = this.#plan.runner.thresholdSpeedMetersPerSecond;
    const total = 'seconds' in step.length ? step.length.seconds : step.length.meters;
    let done = 0;
    while (total - done > NOTHING) {
      const effort = step.effort + ((step.endEffort ?? step.effort) - step.effort) * (done / total);
      const grade = step.grade ?? this.#course.gradeAt(this.#meters);
      const wanted = speedOnSlope(effort * threshold, grade);
      const left = 'seconds' in step.length ? total - done : (total - done) / wanted;
      const seconds = Math.min(STRIDE_SECONDS, left);
      const leftOver = Math.exp(-seconds / SPEED_CHANGE_SECONDS);
      const difference = this.#speed - wanted;
      const meters = wanted * seconds + difference * SPEED_CHANGE_SECONDS * (1 - leftOver);
      done += 'seconds' in step.length ? seconds : meters;
      this.#speed = wanted + difference * leftOver;
      this.#advance(seconds, meters, grade);
    }
  }

  stand(step: StoppedStep): void {
    this.#clock += step.seconds;
    this.#speed = 0;
    const beats = this.#heart.pass(0, step.seconds);
    if (!step.isTimerPaused) this.#note(beats, step.seconds);
  }

  summary(): RunSummary {
    const plan = this.#plan;
    const hasBeats = this.#beatSeconds > 0;
    const elapsedSeconds = Math.round(this.#clock);
    const isIndoors = plan.terrain === 'treadmill';
    return {
      distanceMeters: Math.round(this.#meters * this.#distanceError * 10) / 10,
      movingSeconds: Math.min(Math.round(this.#movingSeconds), elapsedSeconds),
      elapsedSeconds,
      ascentMeters: isIndoors ? null : Math.round(this.#ascent),
      highestAltitudeMeters: isIndoors ? null : this.#altitudeAt(this.#top),
      lowestAltitudeMeters: isIndoors ? null : this.#altitudeAt(this.#bottom),
      averageHeartRateBeatsPerMinute: hasBeats
        ? Math.round((this.#beats / this.#beatSeconds) * 10) / 10
        : null,
      maximumHeartRateBeatsPerMinute: hasBeats ? Math.round(this.#highest) : null,
      averageStepsPerMinute: Math.round((this.#steps / Math.max(1, this.#movingSeconds)) * 10) / 10,
      maximumSpeedMetersPerSecond:
        Math.round(this.#fastest * UNEVENNESS * this.#distanceError * 1000) / 1000,
      kilocalories: Math.round(
        energyKilocalories(plan.runner.massKilograms, this.#flatMeters, plan.sport),
      ),
    };
  }

  #altitudeAt(heightMeters: number): number {
    return Math.round((this.#course.startAltitudeMeters + heightMeters) * 10) / 10;
  }

  #advance(seconds: number, meters: number, grade: number): void {
    const { runner, sport } = this.#plan;
    const cost = slopeCost(grade);
    const speed = meters / seconds;
    this.#meters += meters;
    this.#flatMeters += meters * cost;
    this.#rise += meters * grade;
    this.#height += meters * grade;
    this.#top = Math.max(this.#top, this.#height);
    this.#bottom = Math.min(this.#bottom, this.#height);
    if (Math.abs(this.#rise) >= NOISY_CLIMB_METERS) {
      this.#ascent += Math.max(0, this.#rise);
      this.#rise = 0;
    }
    this.#fastest = Math.max(this.#fastest, this.#speed);
    const perMinute = sport === 'cycling' ? pedalStrokesPerMinuteAt : stepsPerMinuteAt;
    this.#steps += perMinute(speed) * seconds;
    this.#movingSeconds += seconds;
    const effort = (speed * cost) / runner.thresholdSpeedMetersPerSecond;
    this.#note(this.#heart.pass(effort, seconds), seconds);
    this.#clock += seconds;
  }

  #note(beats: { average: number; last: number }, beatSeconds: number): void {
    const isLost = this.#plan.faults.some(
      ({ kind, fromSeconds, seconds }) =>
        kind === 'heartRateDropout' &&
        this.#clock >= fromSeconds &&
        this.#clock < fromSeconds + seconds,
    );
    if (isLost) return;
    this.#beats += beats.average * beatSeconds;
    this.#beatSeconds += beatSeconds;
    this.#highest = Math.max(this.#highest, beats.last);
  }
}
