import { buildCourse, type Course, type CoursePoint } from './course.ts';
import { HeartRateModel } from './heart-rate-model.ts';
import { LapKeeper, type SimulatedLap } from './lap-keeper.ts';
import type { MovingStep, RunPlan, SensorFault, StoppedStep } from './run-plan.ts';
import {
  pedalStrokesPerMinuteAt,
  slopeCost,
  speedOnSlope,
  stepsPerMinuteAt,
} from './running-economy.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import type { SimulatedSample } from './simulated-sample.ts';

export interface SimulatedPause {
  startSeconds: number;
  endSeconds: number;
}

/** A run as a watch would have recorded it. */
export interface SimulatedRun {
  plan: RunPlan;
  /** One a second while the timer ran, from 0. */
  samples: readonly SimulatedSample[];
  /** While the watch was paused. */
  pauses: readonly SimulatedPause[];
  laps: readonly SimulatedLap[];
  /** Metres on the flat that would have cost the same. */
  flatMeters: number;
}

/** Speed follows the will within seconds. */
const SPEED_CHANGE_SECONDS = 2.5;
/** A step of metres that a plan makes impossible would never end. */
const LONGEST_STEP_SECONDS = 6 * 3600;
const METERS_PER_DEGREE = 111_195;
/** How much the wrist warms the thermometer, fading within a quarter of an hour. */
const WRIST_WARMTH_CELSIUS = 9;
const WRIST_COOLING_SECONDS = 700;

/**
 * Runs a plan second by second. Effort becomes speed by the slope, and speed becomes heart rate
 * with lag and drift. Sensors see all of it with their noise and faults. The same plan gives the
 * same run.
 */
export function simulateRun(plan: RunPlan): SimulatedRun {
  return new Simulation(plan).run();
}

/** How much longer than the way a watch finds it: by GPS well, on a treadmill by the arm's swing. */
export function watchDistanceError(terrain: RunPlan['terrain'], random: SeededRandom): number {
  return 1 + (terrain === 'treadmill' ? 0.02 : 0.004) * random.normal();
}

class Simulation {
  readonly #plan: RunPlan;
  readonly #random: SeededRandom;
  readonly #course: Course;
  readonly #heart: HeartRateModel;
  readonly #laps: LapKeeper;
  readonly #samples: SimulatedSample[] = [];
  readonly #pauses: SimulatedPause[] = [];
  /** How far off the watch's distance is, the same for the whole run. */
  readonly #distanceError: number;
  #clock = 0;
  #meters = 0;
  #flatMeters = 0;
  #altitude: number;
  #speed = 0;
  #unevenness = 0;
  #heartRate: number;
  #barometer = 0;
  #scatter = { east: 0, north: 0 };

  constructor(plan: RunPlan) {
    this.#plan = plan;
    this.#random = seededRandom(plan.seed);
    this.#course = buildCourse(plan.terrain, this.#random, plan.start);
    this.#heart = new HeartRateModel(plan.runner, plan.temperatureCelsius, this.#random);
    this.#laps = new LapKeeper(plan.laps);
    this.#distanceError = watchDistanceError(plan.terrain, this.#random);
    this.#altitude = this.#course.startAltitudeMeters;
    this.#heartRate = this.#heart.next(0);
  }

  run(): SimulatedRun {
    this.#record(0);
    for (const [index, step] of this.#plan.steps.entries()) {
      if (step.kind === 'stop') this.#stand(step);
      else this.#move(step);
      const isLast = index === this.#plan.steps.length - 1;
      if (step.kind === 'move' && !isLast) this.#laps.endStep(this.#latest(), step.intensity);
    }
    const last = this.#plan.steps.at(-1);
    this.#laps.finish(this.#latest(), last?.kind === 'move' ? last.intensity : undefined);
    return {
      plan: this.#plan,
      samples: this.#samples,
      pauses: this.#pauses,
      laps: this.#laps.laps,
      flatMeters: this.#flatMeters,
    };
  }

  #latest(): SimulatedSample {
    const sample = this.#samples.at(-1);
    if (!sample) throw new Error('A run begins with a reading');
    return sample;
  }

  #move(step: MovingStep): void {
    const startClock = this.#clock;
    const startMeters = this.#meters;
    for (;;) {
      const seconds = this.#clock - startClock;
      const share =
        'seconds' in step.length
          ? seconds / step.length.seconds
          : (this.#meters - startMeters) / step.length.meters;
      if (share >= 1 || seconds >= LONGEST_STEP_SECONDS) return;
      const effort = step.effort + ((step.endEffort ?? step.effort) - step.effort) * share;
      this.#second(effort, step.grade ?? this.#course.gradeAt(this.#meters));
    }
  }

  #stand(step: StoppedStep): void {
    if (!step.isTimerPaused) {
      for (let second = 0; second < step.seconds; second += 1) this.#second(0, 0);
      return;
    }
    this.#pauses.push({ startSeconds: this.#clock, endSeconds: this.#clock + step.seconds });
    for (let second = 0; second < step.seconds; second += 1) this.#heartRate = this.#heart.next(0);
    this.#clock += step.seconds;
    this.#speed = 0;
    this.#laps.pause(step.seconds);
    this.#record(0);
  }

  #second(effort: number, grade: number): void {
    const threshold = this.#plan.runner.thresholdSpeedMetersPerSecond;
    const wanted = speedOnSlope(effort * threshold, grade);
    this.#speed += (wanted - this.#speed) / SPEED_CHANGE_SECONDS;
    this.#unevenness = 0.86 * this.#unevenness + 0.009 * this.#random.normal();
    const isTreadmill = this.#plan.terrain === 'treadmill';
    const speed =
      wanted === 0 && this.#speed < 0.4
        ? 0
        : Math.max(0, this.#speed * (1 + (isTreadmill ? 0.3 : 1) * this.#unevenness));
    const cost = slopeCost(grade);
    this.#heartRate = this.#heart.next((this.#speed * cost) / threshold);
    this.#clock += 1;
    this.#meters += speed;
    this.#flatMeters += speed * cost;
    this.#altitude += speed * grade;
    this.#record(speed);
  }

  #record(speed: number): void {
    const { terrain, sport } = this.#plan;
    const steps = sport === 'cycling' ? pedalStrokesPerMinuteAt(speed) : stepsPerMinuteAt(speed);
    const sample: SimulatedSample = {
      elapsedSeconds: this.#clock,
      distanceMeters: this.#meters * this.#distanceError,
      speedMetersPerSecond: speed * this.#distanceError,
      stepsPerMinute: steps === 0 ? 0 : Math.round(steps + 1.2 * this.#random.normal()),
      heartRateBeatsPerMinute: null,
      altitudeMeters: terrain === 'treadmill' ? null : this.#altitudeReading(),
      position: this.#positionReading(),
      temperatureCelsius: Math.round(
        (terrain === 'treadmill'
          ? Math.max(21, this.#plan.temperatureCelsius)
          : this.#plan.temperatureCelsius) +
          2 +
          WRIST_WARMTH_CELSIUS * Math.exp(-this.#clock / WRIST_COOLING_SECONDS),
      ),
    };
    sample.heartRateBeatsPerMinute = this.#heartRateReading(sample.stepsPerMinute);
    this.#samples.push(sample);
    this.#laps.add(sample);
  }

  #hasFault(kind: SensorFault['kind']): boolean {
    return this.#plan.faults.some(
      (fault) =>
        fault.kind === kind &&
        this.#clock >= fault.fromSeconds &&
        this.#clock < fault.fromSeconds + fault.seconds,
    );
  }

  #heartRateReading(stepsPerMinute: number): number | null {
    if (this.#hasFault('heartRateDropout')) return null;
    if (this.#hasFault('cadenceLock') && stepsPerMinute > 0) {
      return stepsPerMinute + Math.round(this.#random.normal());
    }
    if (this.#hasFault('heartRateSpike')) {
      return Math.round(this.#random.between(206, 226));
    }
    return Math.round(this.#heartRate);
  }

  #altitudeReading(): number {
    this.#barometer = 0.995 * this.#barometer + 0.05 * this.#random.normal();
    return this.#altitude + this.#barometer;
  }

  #positionReading(): CoursePoint | null {
    const point = this.#course.pointAt(this.#meters);
    if (!point) return null;
    const spread = this.#hasFault('positionScatter') ? 9 : 0.7;
    const wander = (value: number) => 0.94 * value + spread * this.#random.normal();
    this.#scatter = { east: wander(this.#scatter.east), north: wander(this.#scatter.north) };
    const longitudeMeters = METERS_PER_DEGREE * Math.cos((point.latitudeDegrees * Math.PI) / 180);
    return {
      latitudeDegrees: point.latitudeDegrees + this.#scatter.north / METERS_PER_DEGREE,
      longitudeDegrees: point.longitudeDegrees + this.#scatter.east / longitudeMeters,
    };
  }
}
