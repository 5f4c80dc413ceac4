import { STANDING_METERS_PER_SECOND } from '@tasuki/domain/recordings/standing-speed';
import type { Terrain } from './course.ts';
import type { RunPlan, RunStep } from './run-plan.ts';
import { simulateRun, type SimulatedRun } from './simulate-run.ts';
import {
  easyRun,
  hillRepeats,
  intervalRun,
  progressionRun,
  race,
  stopAndGo,
  tempoRun,
} from './training-sessions.ts';

/** The structures that one average pace can hide. */
export const EQUAL_PACE_KINDS = [
  'easy',
  'steady',
  'tempo',
  'intervals',
  'progression',
  'hills',
  'race',
  'stopAndGo',
] as const;
export type EqualPaceKind = (typeof EQUAL_PACE_KINDS)[number];

const STEPS: Readonly<Record<EqualPaceKind, readonly RunStep[]>> = {
  easy: easyRun(9000),
  steady: [{ kind: 'move', length: { meters: 9000 }, effort: 0.88 }],
  tempo: tempoRun(25),
  intervals: intervalRun(6, { meters: 1000, effort: 1.07 }, 2.5),
  progression: progressionRun(9000),
  hills: hillRepeats(8),
  race: race(10_000, 1.02),
  stopAndGo: stopAndGo(9000),
};
const TERRAINS: Partial<Record<EqualPaceKind, Terrain>> = { hills: 'hilly' };
const WORKOUTS: ReadonlySet<EqualPaceKind> = new Set(['tempo', 'intervals', 'hills']);

const ROUNDS_MAXIMUM = 12;
const TOLERANCE_SECONDS_PER_KILOMETER = 0.2;

/** Seconds per kilometre while the runner moved. */
export function movingPace({ samples }: SimulatedRun): number {
  const moving = samples.filter(
    ({ speedMetersPerSecond }) => speedMetersPerSecond > STANDING_METERS_PER_SECOND,
  ).length;
  return moving / ((samples.at(-1)?.distanceMeters ?? 0) / 1000);
}

/**
 * A run of one structure at a wanted average pace while moving. The efforts are those of the
 * structure, and the runner is as fast as that takes. A slow one races at a pace at which a fast
 * one jogs.
 */
export function equalPaceRun(
  kind: EqualPaceKind,
  options: {
    paceSecondsPerKilometer: number;
    startedAt: Date;
    utcOffsetMinutes: number;
    seed: number;
  },
): SimulatedRun {
  const { paceSecondsPerKilometer, ...rest } = options;
  let speed = 1000 / paceSecondsPerKilometer / 0.85;
  let run = simulate(kind, speed, rest);
  for (let round = 0; round < ROUNDS_MAXIMUM; round += 1) {
    const pace = movingPace(run);
    if (Math.abs(pace - paceSecondsPerKilometer) < TOLERANCE_SECONDS_PER_KILOMETER) break;
    speed *= pace / paceSecondsPerKilometer;
    run = simulate(kind, speed, rest);
  }
  return run;
}

function simulate(
  kind: EqualPaceKind,
  thresholdSpeedMetersPerSecond: number,
  rest: Pick<RunPlan, 'startedAt' | 'utcOffsetMinutes' | 'seed'>,
): SimulatedRun {
  return simulateRun({
    ...rest,
    runner: {
      restingHeartRateBeatsPerMinute: 54,
      maximumHeartRateBeatsPerMinute: 186,
      thresholdSpeedMetersPerSecond,
      massKilograms: 62,
    },
    steps: STEPS[kind],
    terrain: TERRAINS[kind] ?? 'flat',
    temperatureCelsius: 14,
    laps: WORKOUTS.has(kind) ? 'workout' : 'kilometers',
    faults: [],
  });
}
