import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
  vdotOf,
} from '../../../training/performance/vdot.ts';
import { FASTER_VDOT, isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import {
  expectedRaceSeconds,
  isTrainedAtOtherPace,
  planFormOf,
  predictedRace,
} from '../../plan-paces.ts';
import { hasFact, isMountainRace, type PlanRunner, type PlanWish } from '../../plan-wish.ts';
import { CLIMB_PER_KILOMETER_SPAN, slowerByClimb } from '../../sessions/mountain-climb.ts';
import { isLongKind, metersAt, type PlanSession, type TrainingPlan } from '../../training-plan.ts';
import { outlineLine, type OutlineLine } from './outline-line.ts';
import { GOAL_PATH_LINES, goalPathOf } from './goal-path.ts';
import { pacedMetersOf } from './plan-variants.ts';

/** What is said of a goal, in this order: where the runner stands, what it asks for, three aims, and what shows it. */
export const GOAL_FIT_LINES = [
  'now-race',
  'now-easy',
  'now-unknown',
  'now-new',
  'now-mountain',
  'within',
  'within-thin',
  'in-range',
  'trainable',
  'ambitious',
  'far',
  'trained-by-form',
  ...GOAL_PATH_LINES,
  'aim-a-time',
  'aim-a-new',
  'aim-a-arrive',
  'aim-b-time',
  'aim-b-new',
  'aim-b-arrive',
  'aim-a-mountain',
  'aim-b-mountain',
  'aim-a-return',
  'aim-a-birth',
  'aim-b-return',
  'aim-c-return',
  'aim-c',
  'shown-by-test',
  'hinted-by-test',
  'test-pays',
  'shown-by-race',
  'shown-by-long',
  'shown-by-longest',
  'shown-by-stretch',
  'fitness',
  'return',
  'return-reached',
  'return-part',
  'return-next',
] as const;
export type GoalFitLine = (typeof GOAL_FIT_LINES)[number];

type FitRunner = Pick<
  PlanRunner,
  | 'vdot'
  | 'easyPaceSecondsPerKilometer'
  | 'daysSinceLastRun'
  | 'weeklyMeters'
  | 'longestMeters'
  | 'facts'
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
  wish: Pick<PlanWish, 'goal' | 'isHilly'>,
): OutlineLine<GoalFitLine>[] {
  const { meters } = wish.goal;
  if (meters === null) {
    return wish.goal.kind === 'return' ? fitOfReturn(plan, runner) : [outlineLine('fitness')];
  }
  if (isRunWalk(runner)) return fitOfNewcomer(plan, meters);
  const form = planFormOf(runner);
  const range = rangeOf(form, meters, runner.weeklyMeters);
  if (isMountainRace(wish)) {
    return fitOfMountains(plan, runner, wish.goal.seconds, meters, range);
  }
  const now = !range
    ? outlineLine('now-unknown')
    : outlineLine(runner.vdot ? 'now-race' : 'now-easy', {
        meters,
        seconds: roundedDown(range?.fromSeconds ?? 0),
        otherSeconds: roundedUp(range?.toSeconds ?? 0),
      });
  return [
    now,
    ...askedOf(plan, form, wish.goal.seconds, meters, range, isThin(runner, meters)),
    ...(isTrainedAtOtherPace(form, wish.goal) ? [outlineLine('trained-by-form')] : []),
    ...goalPathOf(plan, runner, { meters, isMountain: false }),
    ...aimsOf(plan, form, wish.goal.seconds, meters, range, isThin(runner, meters)),
    // A time that is within reach shows nothing; the test then stands beside today's form.
    ...shownBy(plan, form, isWithin(wish.goal.seconds, range) ? null : wish.goal.seconds, meters),
  ];
}

type Range = ReturnType<typeof predictedRace>;

/** Beyond what the formulas hold for, around what is expected of the race. */
const EXPECTED_SHARES = [0.97, 1.05] as const;

/** Who runs so much a week holds a marathon as well as shorter races say. */
const WELL_TRAINED_METERS = 70_000;
const WELL_TRAINED_SHARE = 1.01;
/** Who runs less a week than so many times a long race has the speed for it before the endurance. */
const THIN_WEEK_SHARE = 1.3;
/** What a time needs more than twice the weeks for is a goal for later. */
const FAR_SHARE = 2;
/** A gain is never said to take less time. */
const LEAST_GAIN_WEEKS = 4;
/** From this VDOT on the same gain takes twice as long. */
const SLOW_GAIN_VDOT = 60;

function isThin({ weeklyMeters }: FitRunner, meters: number): boolean {
  return meters >= HALF_MARATHON_METERS - 1 && weeklyMeters < meters * THIN_WEEK_SHARE;
}

function rangeOf(form: PlanRunner['vdot'], meters: number, weeklyMeters: number): Range {
  if (!form) return null;
  const predicted = predictedRace(form, meters);
  if (predicted && meters === MARATHON_METERS && weeklyMeters >= WELL_TRAINED_METERS) {
    const slow = raceSecondsOf(form.value - form.uncertainty, meters) * WELL_TRAINED_SHARE;
    return { ...predicted, toSeconds: Math.min(predicted.toSeconds, slow) };
  }
  const expected = expectedRaceSeconds(form, meters);
  const [least, most] = EXPECTED_SHARES;
  return predicted ?? { fromSeconds: expected * least, toSeconds: expected * most };
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
  isThinlyTrained: boolean,
): OutlineLine<GoalFitLine>[] {
  if (!form || !range || seconds === null) return [];
  if (isWithin(seconds, range)) {
    return [outlineLine(isThinlyTrained ? 'within-thin' : 'within', { seconds })];
  }
  if (seconds >= range.fromSeconds) return [outlineLine('in-range', { seconds })];
  const needed = vdotOf({ distanceMeters: meters, elapsedSeconds: seconds });
  if (needed === null) return [];
  const middle = raceSecondsOf(form.value, meters);
  const count = Math.max(LEAST_GAIN_WEEKS, weeksToGain(form.value, needed - form.value));
  const otherCount = plan.weeks.length;
  const percent = Math.max(1, Math.round((1 - seconds / middle) * 100));
  const isFar = count > otherCount * FAR_SHARE;
  const code = count <= otherCount ? 'trainable' : isFar ? 'far' : 'ambitious';
  return [outlineLine(code, { seconds, percent, count, otherCount })];
}

function weeksToGain(vdot: number, gain: number): number {
  return Math.ceil(gain * PLAN_LIMITS.vdotGainWeeks * (vdot >= SLOW_GAIN_VDOT ? 2 : 1));
}

/** From bold to safe. B is no slower than the form of today, unless a slower time is wished for. */
function aimsOf(
  plan: TrainingPlan,
  form: PlanRunner['vdot'],
  seconds: number | null,
  meters: number,
  range: Range,
  isThinlyTrained: boolean,
): OutlineLine<GoalFitLine>[] {
  if (!form || !range) {
    return [outlineLine('aim-a-arrive'), outlineLine('aim-b-arrive'), outlineLine('aim-c')];
  }
  const timed = (bold: number, safe: number) => [
    outlineLine('aim-a-time', { seconds: bold }),
    outlineLine('aim-b-time', { seconds: safe }),
    outlineLine('aim-c'),
  ];
  const best = roundedDown(range.fromSeconds);
  if (seconds !== null && isWithin(seconds, range)) {
    return isThinlyTrained ? timed(seconds, roundedUp(seconds * 1.02)) : timed(best, seconds);
  }
  const middle = (range.fromSeconds + range.toSeconds) / 2;
  const today = meters < MARATHON_METERS ? raceSecondsOf(form.value, meters) : middle;
  const step = today > 3600 ? 2 * HALF_MINUTE : FINE_SECONDS;
  const usual = Math.floor(today / step) * step;
  if (seconds === null) return timed(Math.min(best, usual - step), usual);
  if (seconds >= today) {
    return isThinlyTrained ? timed(seconds, roundedUp(seconds * 1.02)) : timed(best, seconds);
  }
  const gain =
    plan.weeks.length / (PLAN_LIMITS.vdotGainWeeks * (form.value >= SLOW_GAIN_VDOT ? 2 : 1));
  const reachable = roundedDown(raceSecondsOf(form.value + gain, meters));
  const needed = vdotOf({ distanceMeters: meters, elapsedSeconds: seconds }) ?? form.value;
  const isFar = weeksToGain(form.value, needed - form.value) > plan.weeks.length * FAR_SHARE;
  const bold = isFar ? Math.min(reachable, usual - step) : seconds;
  // Slower than A in any case.
  return timed(bold, Math.max(bold + step, usual));
}

/** Below an hour B is said to five seconds. */
const FINE_SECONDS = 5;

/** Of mountains with unknown climb a range with its assumption is all that is honest. */
function fitOfMountains(
  plan: TrainingPlan,
  runner: FitRunner,
  seconds: number | null,
  meters: number,
  range: Range,
): OutlineLine<GoalFitLine>[] {
  const form = planFormOf(runner);
  const [least, most] = CLIMB_PER_KILOMETER_SPAN;
  return [
    range
      ? outlineLine('now-mountain', {
          meters,
          seconds: roundedDown(range.fromSeconds * slowerByClimb(least)),
          otherSeconds: roundedUp(range.toSeconds * slowerByClimb(most)),
          count: Math.round((meters * least) / 100_000) * 100,
          otherCount: Math.round((meters * most) / 100_000) * 100,
        })
      : outlineLine('now-unknown'),
    ...goalPathOf(plan, runner, { meters, isMountain: true }),
    seconds === null ? outlineLine('aim-a-mountain') : outlineLine('aim-a-time', { seconds }),
    outlineLine('aim-b-mountain'),
    outlineLine('aim-c'),
    ...shownBy(plan, form, seconds, meters),
  ];
}

/** The weekly distance from before, how much of it the plan reaches, and three aims. */
function fitOfReturn({ weeks }: TrainingPlan, runner: FitRunner): OutlineLine<GoalFitLine>[] {
  const { weeklyMeters, daysSinceLastRun } = runner;
  const isAfterBreak = (daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const most = Math.max(0, ...weeks.map(({ meters }) => meters));
  const week = weeks.find(({ meters }) => meters === most)?.number ?? weeks.length;
  const percent = weeklyMeters > 0 ? Math.round((most / weeklyMeters) * 100) : 100;
  const code = percent >= 95 ? 'return-reached' : 'return-part';
  const figures = { week, meters: weeklyMeters, otherMeters: most, percent };
  const stretch = longestStretchOf(weeks);
  return [
    outlineLine('return'),
    ...(weeklyMeters > 0 && isAfterBreak ? [outlineLine(code, figures)] : []),
    outlineLine(hasFact(runner, 'birth') ? 'aim-a-birth' : 'aim-a-return', figures),
    ...(stretch ? [outlineLine('aim-b-return', stretch)] : []),
    outlineLine('aim-c-return'),
    outlineLine('return-next', { week: weeks.length }),
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
          // Five kilometres say nothing of the last ten of a marathon.
          outlineLine(meters === MARATHON_METERS ? 'hinted-by-test' : 'shown-by-test', {
            week: test.week,
            meters: metersAt(test.session, 'test'),
            seconds: Math.round(raceSecondsOf(vdot, metersAt(test.session, 'test')) / 5) * 5,
          }),
          ...(form ? [testPays(form.value, metersAt(test.session, 'test'))] : []),
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

/** Seconds that a faster test is said by. */
const TEST_STEP_SECONDS = 5;

/** How much faster a test leads to new paces, and what it does to them. */
function testPays(vdot: number, meters: number): OutlineLine<GoalFitLine> {
  const now = raceSecondsOf(vdot, meters);
  const gained = now - raceSecondsOf(vdot + FASTER_VDOT, meters);
  const count = Math.ceil(gained / TEST_STEP_SECONDS) * TEST_STEP_SECONDS;
  return outlineLine('test-pays', { meters, count, percent: Math.round((count / now) * 100) });
}

function mostOf<One>(all: readonly One[], figureOf: (one: One) => number): One | null {
  const most = Math.max(0, ...all.map(figureOf));
  return most > 0 ? (all.findLast((one) => figureOf(one) === most) ?? null) : null;
}

function fitOfNewcomer(plan: TrainingPlan, meters: number): OutlineLine<GoalFitLine>[] {
  const longest = longestStretchOf(plan.weeks);
  return [
    outlineLine('now-new', { meters }),
    outlineLine('aim-a-new'),
    outlineLine('aim-b-new'),
    outlineLine('aim-c'),
    ...(longest ? [outlineLine('shown-by-stretch', longest)] : []),
  ];
}

/** The longest running without a walk, and the week of it. */
function longestStretchOf(weeks: TrainingPlan['weeks']): { week: number; seconds: number } | null {
  const stretches = weeks.map(({ number, sessions }) => ({
    week: number,
    seconds: Math.max(0, ...sessions.map(stretchOf)),
  }));
  return mostOf(stretches, ({ seconds }) => seconds);
}

/** The longest running of a session without a walk. */
export function stretchOf({ kind, steps, seconds }: PlanSession): number {
  if (kind === 'race') return 0;
  if (kind !== 'run-walk') return seconds;
  return steps.find(({ part }) => part === 'main')?.seconds ?? 0;
}
