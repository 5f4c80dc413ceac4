import { array, number, object, string, type InferType } from 'yup';

/** A workout in somebody's library, with the days on which it stands in their calendar. */
export interface GarminLibraryWorkout {
  workoutId: number;
  workout: TrainingWorkout;
  schedules: { scheduleId: number; date: string }[];
}

const NAME_MAX_LENGTH = 80;
const STEPS_MAXIMUM = 100;
const wholeNumber = () => number().required().integer().min(1);

const runStep = object({
  type: string()
    .oneOf(['WorkoutStep'] as const)
    .required(),
  stepOrder: wholeNumber(),
  intensity: string()
    .oneOf(['REST', 'WARMUP', 'COOLDOWN', 'RECOVERY', 'ACTIVE', 'INTERVAL'] as const)
    .required(),
  description: string().nullable(),
  durationType: string()
    .oneOf(['TIME', 'DISTANCE', 'OPEN'] as const)
    .required(),
  durationValue: number().nullable().min(1),
  durationValueType: string()
    .oneOf(['METER', 'KILOMETER', 'MILE'] as const)
    .nullable(),
  targetType: string()
    .oneOf(['OPEN', 'PACE', 'HEART_RATE'] as const)
    .required(),
  targetValueLow: number().nullable(),
  targetValueHigh: number().nullable(),
})
  .noUnknown()
  .strict();

const repeatStep = object({
  type: string()
    .oneOf(['WorkoutRepeatStep'] as const)
    .required(),
  stepOrder: wholeNumber(),
  repeatType: string()
    .oneOf(['REPEAT_UNTIL_STEPS_CMPLT'] as const)
    .required(),
  repeatValue: wholeNumber().max(99),
  steps: array(runStep.required()).required().min(1),
})
  .noUnknown()
  .strict();

const segment = object({
  segmentOrder: wholeNumber(),
  sport: string()
    .oneOf(['RUNNING'] as const)
    .required(),
  estimatedDurationInSecs: number().nullable(),
  estimatedDistanceInMeters: number().nullable(),
  steps: array().required().min(1).max(STEPS_MAXIMUM),
})
  .noUnknown()
  .strict();

/** A workout of one sport as Garmin takes it; the steps are checked separately. */
const trainingWorkout = object({
  workoutId: number(),
  ownerId: number(),
  workoutName: string().required().max(NAME_MAX_LENGTH),
  description: string().nullable().max(1024),
  sport: string()
    .oneOf(['RUNNING'] as const)
    .required(),
  estimatedDurationInSecs: number().nullable(),
  estimatedDistanceInMeters: number().nullable(),
  workoutProvider: string().required().max(20),
  workoutSourceId: string().required().max(20),
  segments: array(segment.required()).required().min(1).max(1),
})
  .noUnknown()
  .strict();
type TrainingWorkout = InferType<typeof trainingWorkout>;

/** @throws TypeError, ValidationError where Garmin would not take it */
export function readWorkout(body: unknown): TrainingWorkout {
  const { isSessionTransitionEnabled, ...rest } = (body ?? {}) as Record<string, unknown>;
  if (typeof isSessionTransitionEnabled !== 'boolean') throw new TypeError('No transition.');
  const workout = trainingWorkout.validateSync(rest, { strict: true });
  const orders = new Set<number>();
  for (const step of workout.segments.flatMap(({ steps }) => steps as unknown[])) {
    const isRepeat = (step as { type?: unknown } | null)?.type === 'WorkoutRepeatStep';
    const steps = isRepeat ? repeatSteps(step, orders) : [runStep.validateSync(step)];
    for (const one of steps) {
      orders.add(one.stepOrder);
      const { targetValueLow: low, targetValueHigh: high } = one;
      const isAimed = typeof low === 'number' && typeof high === 'number' && low <= high;
      if ((one.targetType === 'OPEN') === isAimed) throw new TypeError('Not a target.');
      const hasLength = typeof one.durationValue === 'number';
      if ((one.durationType === 'OPEN') === hasLength) {
        throw new TypeError('Not a duration.');
      }
    }
  }
  if (orders.size !== Math.max(...orders)) throw new TypeError('Orders are not 1, 2, 3 …');
  return workout;
}

function repeatSteps(step: unknown, orders: Set<number>) {
  const repeat = repeatStep.validateSync(step);
  orders.add(repeat.stepOrder);
  return repeat.steps;
}
