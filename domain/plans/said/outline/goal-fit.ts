import { MARATHON_METERS, raceSecondsOf, vdotOf } from '../../../training/performance/vdot.ts';
import { isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import { expectedRaceSeconds, planFormOf, predictedRace } from '../../plan-paces.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { isLongKind, metersAt, type PlanSession, type TrainingPlan } from '../../training-plan.ts';
import { outlineLine, type OutlineLine } from './outline-line.ts';
import { pacedMetersOf } from './plan-variants.ts';

/** What is said of a goal, in this order: where the runner stands, what it asks for, three aims, and what shows it. */
export const GOAL_FIT_LINES = [
  'now-race',
  'now-easy',
  'now-unknown',
  'now-new',
  'within',
  'in-range',
  'trainable',
  'ambitious',
  'aim-a-time',
  'aim-a-new',
  'aim-a-arrive',
  'aim-b-time',
  'aim-b-new',
  'aim-b-arrive',
  'aim-c',
  'shown-by-test',
  'shown-by-race',
  'shown-by-long',
  'shown-by-longest',
  'shown-by-stretch',
  'fitness',
  'return',
  'return-next',
] as const;
export type GoalFitLine = (typeof GOAL_FIT_LINES)[number];

type FitRunner = Pick<
  PlanRunner,
  'vdot' | 'easyPaceSecondsPerKilometer' | 'daysSinceLastRun' | 'weeklyMeters' | 'longestMeters'
>;

/** Times are said in whole minutes up from here on, and in half minutes below. */
const HALF_MINUTE = 30;
/** A test this near to the race says nothing that training could still answer. */
const TEST_DAYS_BEFORE_RACE = 12;

/**
 * How a goal stands to what the runner can do today. Then three aims from bold to safe, and the week
 * that shows which it will be.
 */
export function goalFitOf(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: Pick<PlanWish, 'goal'>,
): OutlineLine<GoalFitLine>[] {
  const { meters } = wish.goal;
  if (meters === null) {
    return wish.goal.kind === 'return'
      ? [outlineLine('return'), outlineLine('return-next', { week: plan.weeks.length })]
      : [outlineLine('fitness')];
  }
  if (isRunWalk(runner)) return fitOfNewcomer(plan, meters);
  const form = planFormOf(runner);
  const range = rangeOf(form, meters);
  const now = !range
    ? outlineLine('now-unknown')
    : outlineLine(runner.vdot ? 'now-race' : 'now-easy', {
        meters,
        seconds: roundedDown(range?.fromSeconds ?? 0),
        otherSeconds: roundedUp(range?.toSeconds ?? 0),
      });
  return [
    now,
    ...askedOf(plan, form, wish.goal.seconds, meters, range),
    ...aimsOf(form, wish.goal.seconds, range),
    // A time that is within reach shows nothing; the test then stands beside today's form.
    ...shownBy(plan, form, isWithin(wish.goal.seconds, range) ? null : wish.goal.seconds, meters),
  ];
}

type Range = ReturnType<typeof predictedRace>;

/** Beyond what the formulas hold for, around what is expected of the race. */
const EXPECTED_SHARES = [0.97, 1.05] as const;

function rangeOf(form: PlanRunner['vdot'], meters: number): Range {
  if (!form) return null;
  const expected = expectedRaceSeconds(form, meters);
  const [least, most] = EXPECTED_SHARES;
  return (
    predictedRace(form, meters) ?? { fromSeconds: expected * least, toSeconds: expected * most }
  );
}

function roundedDown(seconds: number): number {
  const step = seconds > 3600 ? 2 * HALF_MINUTE : HALF_MINUTE;
  return Math.floor(seconds / step) * step;
}

function roundedUp(seconds: number): number {
  const step = seconds > 3600 ? 2 * HALF_MINUTE : HALF_MINUTE;
  return Math.ceil(seconds / step) * step;
}

/** Whether a wished time is no faster than the slow end of what is expected today. */
function isWithin(seconds: number | null, range: Range): boolean {
  return seconds !== null && range !== null && seconds >= range.toSeconds;
}

/** What a wished time asks for, against what so many weeks usually add. */
function askedOf(
  plan: TrainingPlan,
  form: PlanRunner['vdot'],
  seconds: number | null,
  meters: number,
  range: Range,
): OutlineLine<GoalFitLine>[] {
  if (!form || !range || seconds === null) return [];
  if (isWithin(seconds, range)) return [outlineLine('within', { seconds })];
  if (seconds >= range.fromSeconds) return [outlineLine('in-range', { seconds })];
  const needed = vdotOf({ distanceMeters: meters, elapsedSeconds: seconds });
  if (needed === null) return [];
  const middle = raceSecondsOf(form.value, meters);
  const count = Math.max(1, Math.ceil((needed - form.value) * PLAN_LIMITS.vdotGainWeeks));
  const otherCount = plan.weeks.length;
  const percent = Math.max(1, Math.round((1 - seconds / middle) * 100));
  const code = count <= otherCount ? 'trainable' : 'ambitious';
  return [outlineLine(code, { seconds, percent, count, otherCount })];
}

function aimsOf(
  form: PlanRunner['vdot'],
  seconds: number | null,
  range: Range,
): OutlineLine<GoalFitLine>[] {
  if (!form || !range) {
    return [outlineLine('aim-a-arrive'), outlineLine('aim-b-arrive'), outlineLine('aim-c')];
  }
  const best = roundedDown(range.fromSeconds);
  if (seconds !== null && isWithin(seconds, range)) {
    return [
      outlineLine('aim-a-time', { seconds: best }),
      outlineLine('aim-b-time', { seconds }),
      outlineLine('aim-c'),
    ];
  }
  const bold = seconds ?? best;
  const usual = roundedUp((range.fromSeconds + range.toSeconds) / 2);
  const safe = Math.max(usual, roundedUp(bold * 1.02));
  return [
    outlineLine('aim-a-time', { seconds: bold }),
    outlineLine('aim-b-time', { seconds: safe }),
    outlineLine('aim-c'),
  ];
}

/** The last test before the race, else the long run with the most race pace, else the longest run. */
function shownBy(
  plan: TrainingPlan,
  form: PlanRunner['vdot'],
  seconds: number | null,
  meters: number,
): OutlineLine<GoalFitLine>[] {
  const all = plan.weeks.flatMap(({ number, sessions }) =>
    sessions.map((session) => ({ week: number, session })),
  );
  const lastDay = Date.parse(plan.endDay) - TEST_DAYS_BEFORE_RACE * 86_400_000;
  const early = all.filter(({ session }) => Date.parse(session.day) <= lastDay);
  const race = early.findLast(({ session }) => session.kind === 'race');
  const test = early.findLast(({ session }) => session.kind === 'test');
  const paced = mostOf(early, ({ session }) => pacedMetersOf(session));
  const isUltra = meters > MARATHON_METERS;
  const longest = mostOf(early, ({ session }) => (isLongKind(session.kind) ? session.meters : 0));
  const vdot =
    seconds === null
      ? (form?.value ?? null)
      : vdotOf({ distanceMeters: meters, elapsedSeconds: seconds });
  return [
    ...(test && vdot !== null && !isUltra
      ? [
          outlineLine('shown-by-test', {
            week: test.week,
            meters: metersAt(test.session, 'test'),
            seconds: Math.round(raceSecondsOf(vdot, metersAt(test.session, 'test')) / 5) * 5,
          }),
        ]
      : []),
    ...(longest && isUltra
      ? [outlineLine('shown-by-longest', { week: longest.week, meters: longest.session.meters })]
      : []),
    ...(race
      ? [outlineLine('shown-by-race', { week: race.week, meters: race.session.meters })]
      : []),
    ...(paced
      ? [
          outlineLine('shown-by-long', {
            week: paced.week,
            meters: Math.round(pacedMetersOf(paced.session)),
            otherMeters: paced.session.meters,
          }),
        ]
      : []),
  ];
}

function mostOf<One>(all: readonly One[], figureOf: (one: One) => number): One | null {
  const most = Math.max(0, ...all.map(figureOf));
  return most > 0 ? (all.findLast((one) => figureOf(one) === most) ?? null) : null;
}

function fitOfNewcomer(plan: TrainingPlan, meters: number): OutlineLine<GoalFitLine>[] {
  const stretches = plan.weeks.map(({ number, sessions }) => ({
    week: number,
    seconds: Math.max(0, ...sessions.map(stretchOf)),
  }));
  const longest = mostOf(stretches, ({ seconds }) => seconds);
  return [
    outlineLine('now-new', { meters }),
    outlineLine('aim-a-new'),
    outlineLine('aim-b-new'),
    outlineLine('aim-c'),
    ...(longest ? [outlineLine('shown-by-stretch', longest)] : []),
  ];
}

/** The longest running of a session without a walk. */
export function stretchOf({ kind, steps, seconds }: PlanSession): number {
  if (kind === 'race') return 0;
  if (kind !== 'run-walk') return seconds;
  return steps.find(({ part }) => part === 'main')?.seconds ?? 0;
}
