import type { PlanSession, PlanStep } from '../training-plan.ts';

/** A step as Garmin's Training API takes it. Seconds and metres; paces as metres a second. */
export interface GarminRunStep {
  type: 'WorkoutStep';
  stepOrder: number;
  intensity: 'WARMUP' | 'INTERVAL' | 'RECOVERY' | 'COOLDOWN';
  durationType: 'TIME' | 'DISTANCE';
  durationValue: number;
  durationValueType: 'METER' | null;
  targetType: 'OPEN' | 'PACE';
  /** The slower end. */
  targetValueLow: number | null;
  targetValueHigh: number | null;
}

/** Steps that are repeated. */
export interface GarminRepeatStep {
  type: 'WorkoutRepeatStep';
  stepOrder: number;
  repeatType: 'REPEAT_UNTIL_STEPS_CMPLT';
  repeatValue: number;
  steps: GarminRunStep[];
}

export type GarminStep = GarminRunStep | GarminRepeatStep;

/** A workout as Garmin's Training API takes it, version 2. */
export interface GarminWorkout {
  workoutName: string;
  sport: 'RUNNING';
  estimatedDurationInSecs: number;
  estimatedDistanceInMeters: number;
  workoutProvider: string;
  workoutSourceId: string;
  isSessionTransitionEnabled: false;
  segments: {
    segmentOrder: 1;
    sport: 'RUNNING';
    estimatedDurationInSecs: number;
    estimatedDistanceInMeters: number;
    steps: GarminStep[];
  }[];
}

/** As it stands beside the workout at Garmin. */
const PROVIDER = 'Tasuki';
/** Watches show no more of a name. */
const NAME_MAX_LENGTH = 40;

/**
 * A session as a workout for Garmin's Training API.
 *
 * @param name what the watch shows
 */
export function garminWorkout(session: PlanSession, name: string): GarminWorkout {
  const { meters, seconds } = session;
  const estimated = {
    estimatedDurationInSecs: Math.round(seconds),
    estimatedDistanceInMeters: Math.round(meters),
  };
  let order = 0;
  const nextOrder = () => {
    order += 1;
    return order;
  };
  return {
    workoutName: name.slice(0, NAME_MAX_LENGTH),
    sport: 'RUNNING',
    ...estimated,
    workoutProvider: PROVIDER,
    workoutSourceId: PROVIDER,
    isSessionTransitionEnabled: false,
    segments: [
      {
        segmentOrder: 1,
        sport: 'RUNNING',
        ...estimated,
        steps: session.steps.flatMap((step) => stepsOf(step, session, nextOrder)),
      },
    ],
  };
}

const INTENSITIES = {
  'warm-up': 'WARMUP',
  main: 'INTERVAL',
  strides: 'INTERVAL',
  'cool-down': 'COOLDOWN',
} as const;

const OPEN = { targetType: 'OPEN', targetValueLow: null, targetValueHigh: null } as const;

function stepsOf(step: PlanStep, session: PlanSession, nextOrder: () => number): GarminStep[] {
  const { part, repeats, meters, seconds, restSeconds } = step;
  const repeatOrder = repeats > 1 ? nextOrder() : 0;
  const run: GarminRunStep = {
    type: 'WorkoutStep',
    stepOrder: nextOrder(),
    intensity: INTENSITIES[part],
    ...(meters === null ? lasting(seconds ?? 0) : reaching(meters)),
    ...targetOf(step, session),
  };
  const steps = [run];
  if (restSeconds !== null) {
    steps.push({
      type: 'WorkoutStep',
      stepOrder: nextOrder(),
      intensity: 'RECOVERY',
      ...lasting(restSeconds),
      ...OPEN,
    });
  }
  if (repeats <= 1) return steps;
  return [
    {
      type: 'WorkoutRepeatStep',
      stepOrder: repeatOrder,
      repeatType: 'REPEAT_UNTIL_STEPS_CMPLT',
      repeatValue: repeats,
      steps,
    },
  ];
}

function lasting(seconds: number) {
  return {
    durationType: 'TIME',
    durationValue: Math.round(seconds),
    durationValueType: null,
  } as const;
}

function reaching(meters: number) {
  return {
    durationType: 'DISTANCE',
    durationValue: Math.round(meters),
    durationValueType: 'METER',
  } as const;
}

/** The pace of a session is that of its main part. */
function targetOf(
  { part }: PlanStep,
  { target: { paceFast, paceSlow } }: PlanSession,
): Pick<GarminRunStep, 'targetType' | 'targetValueLow' | 'targetValueHigh'> {
  if (part !== 'main' || paceFast === null || paceSlow === null) return OPEN;
  return {
    targetType: 'PACE',
    targetValueLow: speedOf(paceSlow),
    targetValueHigh: speedOf(paceFast),
  };
}

/** Metres a second, to the millimetre. */
function speedOf(secondsPerKilometer: number): number {
  return Math.round(1_000_000 / secondsPerKilometer) / 1000;
}
