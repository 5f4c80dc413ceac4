import type { PlanSession, PlanStep } from '../training-plan.ts';

/** A message's number in FIT's profile, and its fields. */
export type FitWorkoutMessage = readonly [
  number: number,
  fields: Readonly<Record<string, string | number>>,
];

/** Numbers of the messages in FIT's profile. */
const NUMBERS = { fileId: 0, workout: 26, workoutStep: 27 } as const;
/** FIT counts seconds from 1989-12-31. */
const FIT_EPOCH_SECONDS = 631_065_600;
/** Longer names are cut off by watches. */
const NAME_MAX_LENGTH = 40;

/**
 * A session as the messages of a FIT workout file. Distances are in centimetres, times in milliseconds
 * and speeds in millimetres a second. Repeats are a step that goes back.
 *
 * @param name what the watch shows
 * @param madeAt when the file is made
 */
export function fitWorkoutMessages(
  session: PlanSession,
  { name, madeAt }: { name: string; madeAt: Date },
): FitWorkoutMessage[] {
  const steps = session.steps.reduce<FitWorkoutMessage[1][]>(
    (known, step) => [...known, ...stepFields(step, session, known.length)],
    [],
  );
  const fileId = {
    type: 'workout',
    manufacturer: 'development',
    product: 1,
    serialNumber: 1,
    timeCreated: Math.round(madeAt.getTime() / 1000) - FIT_EPOCH_SECONDS,
  };
  const workout = {
    sport: 'running',
    numValidSteps: steps.length,
    wktName: name.slice(0, NAME_MAX_LENGTH),
  };
  return [
    [NUMBERS.fileId, fileId],
    [NUMBERS.workout, workout],
    ...steps.map((fields, messageIndex): FitWorkoutMessage => [
      NUMBERS.workoutStep,
      { messageIndex, ...fields },
    ]),
  ];
}

const INTENSITIES = {
  'warm-up': 'warmup',
  main: 'active',
  strides: 'active',
  'cool-down': 'cooldown',
} as const;

/** @param index of the first step that comes of it */
function stepFields(step: PlanStep, session: PlanSession, index: number): FitWorkoutMessage[1][] {
  const { part, repeats, meters, seconds, restSeconds } = step;
  const length =
    meters === null
      ? { durationType: 'time', durationValue: Math.round((seconds ?? 0) * 1000) }
      : { durationType: 'distance', durationValue: Math.round(meters * 100) };
  const run = { ...length, ...targetFields(step, session), intensity: INTENSITIES[part] };
  const rest =
    restSeconds === null
      ? []
      : [
          {
            durationType: 'time',
            durationValue: Math.round(restSeconds * 1000),
            ...OPEN,
            intensity: 'rest',
          },
        ];
  if (repeats <= 1) return [run, ...rest];
  const back = {
    durationType: 'repeatUntilStepsCmplt',
    durationValue: index,
    targetType: 'open',
    targetValue: repeats,
  };
  return [run, ...rest, back];
}

const OPEN = { targetType: 'open', targetValue: 0 } as const;

/** The pace of a session is that of its main part. */
function targetFields(
  { part }: PlanStep,
  { target: { paceFast, paceSlow } }: PlanSession,
): Readonly<Record<string, string | number>> {
  if (part !== 'main' || paceFast === null || paceSlow === null) return OPEN;
  return {
    targetType: 'speed',
    targetValue: 0,
    customTargetValueLow: Math.round(1_000_000 / paceSlow),
    customTargetValueHigh: Math.round(1_000_000 / paceFast),
  };
}
