import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
} from '../../training/performance/vdot.ts';
import { boundsOfRacePace, paceTableOf } from '../goal/pace-table.ts';
import { forecastOf } from '../goal/race-times.ts';
import { reckonedFormOf } from '../goal/runner-form.ts';
import { metersAt, type PlanSession } from '../training-plan.ts';
import { isMountainRace, isToFinish, type PlanRunner, type WishOfMountains } from '../plan-wish.ts';

/** Paces that follow from a result; seconds a kilometre. */
export interface TestPaces {
  easyFast: number;
  easySlow: number;
  tempo: number;
  /** Null = no race has a pace. */
  race: number | null;
}

/** A result of a test, and what follows from it. */
export interface TestExample {
  seconds: number;
  paces: TestPaces;
  /** The race of the plan, or else a usual one, and its time at that form. */
  otherMeters: number;
  otherSeconds: number;
}

/** Where nothing is known of the form: a slow, a middling and a fast runner of each weekly distance; our choice. */
const UNKNOWN_FORMS: readonly (readonly [leastMeters: number, forms: readonly number[]])[] = [
  [40_000, [36, 43, 50]],
  [20_000, [32, 38, 44]],
  [0, [28, 34, 40]],
];
/** The distance of the examples from a form that is a guess, and from one that a race shows. VDOT. */
const AROUND_GUESS = 3;
const AROUND_KNOWN = 1.5;

const RESULT_STEP_SECONDS = 5;
const PACE_STEP_SECONDS = 5;
const RACE_STEP_SECONDS = 30;
/** The race that is named where the plan has none. */
const USUAL_RACE_METERS = 5000;

type ExampleRunner = Partial<
  Pick<
    PlanRunner,
    | 'vdot'
    | 'easyPaceSecondsPerKilometer'
    | 'daysSinceLastRun'
    | 'isFormTested'
    | 'weeklyMeters'
    | 'facts'
  >
>;

/**
 * Three results of a test whose runner has no sure form yet, from slow to fast. Each has the paces and the race that
 * follow from it. What the page offers after the test is computed in the same way.
 */
export function testExamplesOf(
  test: PlanSession,
  runner: ExampleRunner,
  wish: WishOfMountains | null,
): TestExample[] {
  const { vdot = null, easyPaceSecondsPerKilometer = null, daysSinceLastRun = null } = runner;
  const { isFormTested = false, weeklyMeters = 0 } = runner;
  const guess = reckonedFormOf({
    vdot,
    easyPaceSecondsPerKilometer,
    daysSinceLastRun,
    isFormTested,
  });
  return examplesAt(formsOf(guess, weeklyMeters), test, weeklyMeters, timedMetersOf(runner, wish));
}

/**
 * A faster and a slower result of a test than that of a form that is known, where the race goes by pace; else none.
 *
 * @param form VDOT
 */
export function examplesAround(
  form: number,
  test: PlanSession,
  runner: Pick<ExampleRunner, 'weeklyMeters' | 'facts'>,
  wish: WishOfMountains | null,
): TestExample[] {
  const { weeklyMeters = 0 } = runner;
  const raced = timedMetersOf(runner, wish);
  const forms = [form - AROUND_KNOWN, form + AROUND_KNOWN];
  return examplesAt(forms, test, weeklyMeters, raced).filter(({ paces }) => paces.race !== null);
}

function formsOf(guess: PlanRunner['vdot'], weeklyMeters: number): readonly number[] {
  if (guess) return [guess.value - AROUND_GUESS, guess.value, guess.value + AROUND_GUESS];
  return UNKNOWN_FORMS.find(([least]) => weeklyMeters >= least)?.[1] ?? [];
}

/** The race that is run by a pace; null = there is none. */
function timedMetersOf(
  { facts = [] }: Pick<ExampleRunner, 'facts'>,
  wish: WishOfMountains | null,
): number | null {
  const meters = wish?.goal.meters ?? null;
  if (!wish || meters === null || meters > MARATHON_METERS + 1) return null;
  return isMountainRace(wish) || isToFinish({ facts }, wish) ? null : meters;
}

function examplesAt(
  forms: readonly number[],
  test: PlanSession,
  weeklyMeters: number,
  raced: number | null,
): TestExample[] {
  const tested = metersAt(test, 'test');
  const otherMeters = raced ?? USUAL_RACE_METERS;
  return forms.map((form): TestExample => {
    const table = paceTableOf(form);
    const { likelySeconds } = forecastOf(
      { value: form, uncertainty: 0 },
      otherMeters,
      weeklyMeters,
    );
    const { fastest, slowest } = boundsOfRacePace(table, otherMeters);
    const racePace = Math.min(slowest, Math.max(fastest, (likelySeconds * 1000) / otherMeters));
    const stepped = (seconds: number, step: number) => Math.round(seconds / step) * step;
    return {
      seconds: stepped(raceSecondsOf(form, tested), RESULT_STEP_SECONDS),
      paces: {
        easyFast: stepped(table.easyFast, PACE_STEP_SECONDS),
        easySlow: stepped(table.easySlow, PACE_STEP_SECONDS),
        tempo: stepped(table.threshold, PACE_STEP_SECONDS),
        race: raced === null ? null : stepped(racePace, PACE_STEP_SECONDS),
      },
      otherMeters,
      otherSeconds: stepped(
        likelySeconds,
        otherMeters < HALF_MARATHON_METERS - 1 ? RACE_STEP_SECONDS : 2 * RACE_STEP_SECONDS,
      ),
    };
  });
}
