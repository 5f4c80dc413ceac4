import type { CoursePoint, Terrain } from './course.ts';

/** The body that runs; efforts of a plan are shares of its threshold speed. */
export interface SimulatedRunner {
  restingHeartRateBeatsPerMinute: number;
  maximumHeartRateBeatsPerMinute: number;
  /** On the flat: what can be held for about an hour. */
  thresholdSpeedMetersPerSecond: number;
  massKilograms: number;
}

/** A watch's name for a step of a workout. */
export type StepIntensity = 'warmUp' | 'active' | 'rest' | 'coolDown';

/** Running (or walking) for so long or so far. */
export interface MovingStep {
  kind: 'move';
  length: { seconds: number } | { meters: number };
  /** 1 = threshold; the runner keeps the effort and slows uphill. */
  effort: number;
  /** Reached evenly by the end of the step; as at its start where left out. */
  endEffort?: number;
  /** Rise over run that replaces the terrain's, 0.06 = 6 % uphill. */
  grade?: number;
  intensity?: StepIntensity;
}

/** Standing: at a light with the timer running, or with the watch paused. */
export interface StoppedStep {
  kind: 'stop';
  seconds: number;
  isTimerPaused: boolean;
}

export type RunStep = MovingStep | StoppedStep;

/** A fault of a sensor, in seconds since the start. */
export interface SensorFault {
  kind:
    /** The strap loses contact: no heart rate. */
    | 'heartRateDropout'
    /** The optical sensor counts steps for beats. */
    | 'cadenceLock'
    /** A dry strap: readings no heart reaches. */
    | 'heartRateSpike'
    /** Between tall buildings: positions scatter. */
    | 'positionScatter';
  fromSeconds: number;
  seconds: number;
}

export interface RunPlan {
  runner: SimulatedRunner;
  /** On the bicycle, threshold speed and mass are those of the two. Running where left out. */
  sport?: 'walking' | 'cycling';
  startedAt: Date;
  utcOffsetMinutes: number;
  steps: readonly RunStep[];
  terrain: Terrain;
  /** The place where it begins; left out = by the Tama river. */
  start?: CoursePoint;
  temperatureCelsius: number;
  /**
   * `kilometers`: by itself each kilometre. `lapKey`: pressed at the end of each step. `workout`: a
   * workout on the watch, which also names what each step was.
   */
  laps: 'kilometers' | 'lapKey' | 'workout';
  faults: readonly SensorFault[];
  /** The same plan and seed give the same run, to the last digit. */
  seed: number;
}
