import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import { VDOT_UNCERTAINTY } from '../../runner-at-start.ts';
import { isFormGuessed, planFormOf } from '../../goal/runner-form.ts';
import { goalTimesOf } from '../../plan-paces.ts';
import {
  climbPerKilometerOf,
  hasFact,
  isBackFromBirth,
  isInjuryNamed,
  isMountainRace,
  isToFinish,
  type PlanRunner,
  type PlanWish,
} from '../../plan-wish.ts';
import { roundedDown, roundedUp } from '../../goal/race-times.ts';
import { resultMarksOf } from '../../goal/result-marks.ts';
import { isTimedTest } from '../../sessions/session-work.ts';
import { climbMetersOf } from '../../sessions/hilly-runs.ts';
import { USUAL_CLIMB_PER_KILOMETER } from '../../sessions/mountain-climb.ts';
import { isHardKind, isLongKind, metersAt, type TrainingPlan } from '../../training-plan.ts';
import { practisedGramsOf } from '../fuel-practice.ts';
import { goalRaceOf } from '../race-food.ts';
import { isFastForAge, isMuchForAge, isTooYoung } from './age-doubts.ts';
import { goalFitOf } from './goal-fit.ts';
import { outlineLine, type OutlineFigures, type OutlineLine } from './outline-line.ts';
import {
  bestExtraDay,
  bestFewerDays,
  pacedMetersOf,
  planFigures,
  variantOf,
  type PlanVariant,
} from './plan-variants.ts';

/** What would still change the plan, the most decisive first. */
export const PLAN_DOUBTS = [
  'age-health',
  'heart-check-masters',
  'heart-check',
  'health-condition',
  'break-cause',
  'what-hurts',
  'diagnosis',
  'calf-raises',
  'calf-morning',
  'pain-free',
  'stairs',
  'age-young',
  'age-time',
  'age-wish',
  'wish-slow',
  'wish-far',
  'recent-race',
  'climb',
  'climb-known',
  'descents',
  'high-volume',
  'large-growth',
  'cut-off',
  'long-race',
  'race-heat',
  'race-stomach',
  'more-minutes',
  'more-days',
  'fewer-days',
  'tune-up',
  'race-as-test',
  'old-injury',
  'race-history-paced',
  'race-history',
  'long-day',
  'long-day-easy',
  'goal-time',
  'goal-time-finish',
  'short-race',
  'race-age',
  'course',
  'other-sport',
  'next-goal',
  'next-race',
] as const;
export type PlanDoubt = (typeof PLAN_DOUBTS)[number];

/** More nobody answers. */
const DOUBTS_MAXIMUM = 5;
const DOUBTS_LEAST = 3;
const FEW_DAYS = 4;
/** From this ratio on a larger largest week is worth a question. */
const GAIN_LEAST_SHARE = 1.04;
const MORE_MINUTES = 20;
/** From this distance a week on not everybody stays healthy. */
const HIGH_WEEK_METERS = 90_000;
/** Growth by this share does not suit everybody, however small its steps. Both coaches asked about it. */
const LARGE_GROWTH = { share: 1.35, weekMeters: 48_000 } as const;
/** A marathon is run as training this many weeks before a race of a day, the best first. */
const TRAINING_RACE_WEEKS_BEFORE = [7, 8, 6, 9] as const;
/** A race of this time needs more food than most untrained stomachs take. */
const FUELLED_RACE_SECONDS = 4 * 3600;
/** Hard sessions below this share are worth a question. */
const GENTLER_SHARE = 0.9;
/** This many more weeks with hills are worth a question. */
const MORE_HILL_WEEKS = 2;
/** A run of this time needs a day with room for it. Seconds. */
const LONG_DAY_SECONDS = 5400;
const TUNE_UP_WEEKS = 9;
/** How long before the race one of half its length fits best, in weeks. */
const TUNE_UP_WEEKS_BEFORE = { marathon: [6, 7, 5], half: [3, 4, 5] } as const;
const TEN_KILOMETERS = 10_000;
/** Races of this length are run somewhere each week. */
const RACED_TEST_METERS = 5000;
/** A wish slower than the form by this share hardly means a race on a flat course; our choice. */
const SLOW_WISH_SHARE = 1.06;
/** An ambitious wish that is faster than the form by this share is asked about. */
const FAR_WISH_PERCENT = 3;
/** A marathon at this form needs 70 to 90 g of carbohydrate an hour. */
const FAST_MARATHON_VDOT = 50;
/** A form less sure than this is worth a race to find out. */
const UNSURE_VDOT = 1.5;

function isOlder({ age }: Pick<PlanRunner, 'age'>): boolean {
  return (age ?? 0) >= PLAN_LIMITS.carefulAge;
}

/** The week of the first session faster than a long run; null = the plan has none. */
function firstFastWeekOf({ weeks }: TrainingPlan): number | null {
  const isFast = ({ kind }: TrainingPlan['weeks'][number]['sessions'][number]) =>
    isHardKind(kind) && !isLongKind(kind) && kind !== 'race';
  return weeks.find(({ sessions }) => sessions.some(isFast))?.number ?? null;
}

/** Whether somebody is back after weeks off, and nothing says why they stopped. */
function isStoppedUnknown(runner: PlanRunner): boolean {
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.gentleReturnDays;
  const isBirth = hasFact(runner, 'birth');
  return isBreak && runner.health === 'well' && !isHurt(runner) && !isBirth && !isRunWalk(runner);
}

function isHurt(runner: Pick<PlanRunner, 'injury'>): boolean {
  return isInjuryNamed(runner) || (runner.injury ?? null) !== null;
}

/**
 * What to ask the runner still, three to five questions, each with what its answer would change. Age and health come first. What an
 * answer makes of the plan is not guessed: the plan is built with it, and the figures are compared.
 */
export function doubtsOf(
  plan: TrainingPlan,
  runner: PlanRunner,
  wish: PlanWish,
): OutlineLine<PlanDoubt>[] {
  const asked: OutlineLine<PlanDoubt>[] = [];
  // A plan may be of an older builder, so that its own figures would compare two builders.
  const now = variantOf(runner, wish, {}) ?? planFigures(plan);
  for (const doubt of PLAN_DOUBTS) {
    if (asked.length >= DOUBTS_MAXIMUM) break;
    const figures = FIGURES_OF_DOUBT[doubt](plan, runner, wish, now);
    if (figures) asked.push(outlineLine(doubt, { meters: wish.goal.meters, ...figures }));
  }
  if (asked.length >= DOUBTS_LEAST) return asked;
  // Where all else is known, what comes afterwards still decides how a plan should end.
  const next = wish.goal.kind === 'race' ? 'next-race' : 'next-goal';
  return asked.some(({ code }) => code === next) ? asked : [...asked, outlineLine(next)];
}

/** The figures of a question; null = it need not be asked. */
type DoubtFigures = (
  plan: TrainingPlan,
  runner: PlanRunner,
  wish: PlanWish,
  /** What today's builder makes of the same answers. */
  now: PlanVariant,
) => Partial<OutlineFigures> | null;

const when = (isAsked: boolean, figures: Partial<OutlineFigures> = {}) =>
  isAsked ? figures : null;

function isRace({ goal }: PlanWish): boolean {
  return goal.meters !== null;
}

const FIGURES_OF_DOUBT: Readonly<Record<PlanDoubt, DoubtFigures>> = {
  'age-health': (_, { age }) => when(age === null),
  'heart-check-masters': (plan, runner) => {
    const week = isOlder(runner) ? firstFastWeekOf(plan) : null;
    return week === null ? null : { week };
  },
  'heart-check': (plan, runner) =>
    when(
      runner.age !== null &&
        !isRunWalk(runner) &&
        !(isOlder(runner) && firstFastWeekOf(plan) !== null),
    ),
  'break-cause': (_, runner) => when(isStoppedUnknown(runner)),
  'what-hurts': (_, { health, injury = null }) =>
    when(injury === 'other' || (health === 'niggle' && injury === null)),
  diagnosis: (_, runner) => when(isInjuryNamed(runner)),
  'calf-raises': (_, { injury }) => when(injury === 'muscle' || injury === 'tendon'),
  'calf-morning': (_, runner) => when(hasFact(runner, 'calf') && !isHurt(runner)),
  'pain-free': (_, runner, { goal }) =>
    when(runner.health === 'well' && (isHurt(runner) || goal.kind === 'return')),
  stairs: (_, runner) => when(isRunWalk(runner)),
  'health-condition': (_, runner) => when(isRunWalk(runner) && runner.age !== null),
  'age-young': (_, runner, wish) => when(isTooYoung(runner, wish), { count: runner.age }),
  'age-time': (_, runner, wish) =>
    when(isFastForAge(runner, wish), { count: runner.age, seconds: wish.goal.seconds }),
  'age-wish': (_, runner, wish) =>
    when(isMuchForAge(runner, wish), { count: runner.age, otherCount: wish.sessionsPerWeek }),
  'wish-slow': slowWishDoubt,
  'wish-far': farWishDoubt,
  // After a break runs go by feel, whatever was raced.
  'recent-race': (_, runner, { goal }) =>
    when(
      !isRunWalk(runner) &&
        runner.vdot === null &&
        !hasFact(runner, 'result-climb') &&
        goal.kind !== 'return' &&
        !isBackFromBirth(runner),
    ),
  climb: (plan, _, wish) => (isClimbKnown(wish) ? null : longestOfMountains(plan, wish)),
  'climb-known': (plan, _, wish) => (isClimbKnown(wish) ? longestOfMountains(plan, wish) : null),
  descents: (plan, _, wish) => longestOfMountains(plan, wish),
  'high-volume': (_, __, wish, { weekMeters }) =>
    when(isRace(wish) && weekMeters >= HIGH_WEEK_METERS, { otherMeters: weekMeters }),
  'large-growth': (_, runner, wish, { weekMeters }) =>
    when(isMuchMore(runner, weekMeters) && isRace(wish) && weekMeters < HIGH_WEEK_METERS, {
      otherMeters: weekMeters,
    }),
  'cut-off': (_, __, { goal }) =>
    when(goal.kind === 'race' && (goal.meters ?? 0) > MARATHON_METERS + 1),
  'long-race': longRaceDoubt,
  'race-heat': (_, __, wish) => when(isRace(wish) && wish.isHot),
  'race-stomach': stomachDoubt,
  'race-history-paced': pacedHistoryDoubt,
  'race-history': (plan, runner, wish) =>
    when(hasRaceHistory(runner, wish) && cautiousSecondsOf(plan, runner, wish) === null),
  'goal-time': goalTimeDoubt,
  'goal-time-finish': (_, runner, wish) =>
    when(isToFinish(runner, wish) && !isRunWalk(runner) && !hasFact(runner, 'to-finish')),
  'long-day': (plan, runner, wish) => longDayDoubt(plan, runner, wish, 'paced'),
  'long-day-easy': (plan, runner, wish) => longDayDoubt(plan, runner, wish, 'easy'),
  'more-days': moreDaysDoubt,
  'fewer-days': fewerDaysDoubt,
  'more-minutes': moreMinutesDoubt,
  'short-race': shortRaceDoubt,
  'tune-up': tuneUpDoubt,
  'race-age': raceAgeDoubt,
  'race-as-test': raceAsTestDoubt,
  'old-injury': oldInjuryDoubt,
  course: courseDoubt,
  'other-sport': (_, runner) => when(isRunWalk(runner)),
  'next-goal': (_, __, wish) => when(!isRace(wish)),
  'next-race': () => null,
};

/** A wish far slower than the form: its course may be the reason, or what the runner wants of the day. */
function slowWishDoubt({ weeks }: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  const { seconds } = wish.goal;
  const times = seconds === null ? null : goalTimesOf(runner, wish, weeks.length);
  if (!times || seconds === null || isFormGuessed(runner) || isRunWalk(runner)) return null;
  const isSlow =
    times.fasterSeconds !== null && seconds >= times.today.likelySeconds * SLOW_WISH_SHARE;
  return when(isSlow, { seconds, otherSeconds: times.fasterSeconds });
}

/** A wish beyond what training usually reaches by the day. */
function farWishDoubt(plan: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  const far = goalFitOf(plan, runner, wish).find(
    ({ code, percent }) =>
      code === 'far' || (code === 'ambitious' && (percent ?? 0) >= FAR_WISH_PERCENT),
  );
  const times = goalTimesOf(runner, wish, plan.weeks.length);
  return far && times ? { seconds: far.seconds, otherSeconds: times.boldSeconds } : null;
}

/** Whether it is worth asking how a race of this length went before; not where it is known that there was one, or none. */
function hasRaceHistory(runner: PlanRunner, { goal }: PlanWish): boolean {
  if (hasFact(runner, 'first-time') || hasFact(runner, 'raced')) return false;
  const isEasy = isRunWalk(runner) || isInjuryNamed(runner);
  return goal.kind === 'race' && (goal.meters ?? 0) >= TEN_KILOMETERS && !isEasy;
}

/** The time of goal B; null = it has none. */
function cautiousSecondsOf(plan: TrainingPlan, runner: PlanRunner, wish: PlanWish): number | null {
  const aim = goalFitOf(plan, runner, wish).find(({ code }) => code === 'aim-b-time');
  return aim?.seconds ?? null;
}

/** In a first race of this length the pace of goal B is run over a third of the way. */
function pacedHistoryDoubt(plan: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  const seconds = cautiousSecondsOf(plan, runner, wish);
  const { meters } = wish.goal;
  if (!hasRaceHistory(runner, wish) || seconds === null || meters === null) return null;
  const third = Math.round(meters / 3 / 1000) * 1000;
  return { seconds, otherMeters: third, otherSeconds: Math.round((seconds * third) / meters) };
}

function longestOf({ weeks }: TrainingPlan) {
  const runs = weeks.flatMap(({ number, sessions }) =>
    sessions.filter(({ kind }) => isLongKind(kind)).map((session) => ({ week: number, session })),
  );
  const most = Math.max(0, ...runs.map(({ session }) => session.seconds));
  return runs.find(({ session }) => session.seconds === most) ?? null;
}

function isClimbKnown(wish: PlanWish): boolean {
  return climbPerKilometerOf(wish) !== null;
}

/** The longest run in hours, and how far it climbs; of an unknown race, how much climb is reckoned with. */
function longestOfMountains(plan: TrainingPlan, wish: PlanWish) {
  const longest = longestOf(plan);
  const { meters } = wish.goal;
  if (!longest || meters === null || !isMountainRace(wish)) return null;
  const climb = isClimbKnown(wish)
    ? climbMetersOf(plan, longest.session, wish)
    : (meters / 1000) * USUAL_CLIMB_PER_KILOMETER;
  const { week, session } = longest;
  return {
    week,
    seconds: Math.round(session.seconds / TIME_STEP) * TIME_STEP,
    count: Math.round(climb / CLIMB_STEP) * CLIMB_STEP,
  };
}

/** Climb and hours on hilly ground are said in such steps. */
const CLIMB_STEP = 50;
const TIME_STEP = 300;

/** Without a time, today's form decides: its range is named. */
function goalTimeDoubt({ weeks }: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  if (isRunWalk(runner) || wish.goal.seconds !== null || wish.isHot || isToFinish(runner, wish))
    return null;
  const times = goalTimesOf(runner, wish, weeks.length);
  return (
    times && {
      seconds: roundedDown(times.today.fromSeconds),
      otherSeconds: roundedUp(times.today.toSeconds),
    }
  );
}

/** The first long run in which to practise; for fast marathons and for many hours. */
function stomachDoubt(plan: TrainingPlan, runner: PlanRunner, { goal }: PlanWish) {
  const race = goalRaceOf(plan);
  const isFast = goal.meters === MARATHON_METERS && (runner.vdot?.value ?? 0) >= FAST_MARATHON_VDOT;
  const isUltra = (goal.meters ?? 0) > MARATHON_METERS + 1;
  if (hasFact(runner, 'stomach')) return null;
  if (!race || isRunWalk(runner) || !(isFast || isUltra || race.seconds >= FUELLED_RACE_SECONDS)) {
    return null;
  }
  const first = plan.weeks.find(({ sessions }) =>
    sessions.some(({ kind, seconds }) => isLongKind(kind) && seconds >= LONG_DAY_SECONDS),
  );
  const count = practisedGramsOf(plan, runner);
  return first && count !== null ? { week: first.number, count } : null;
}

/** A long run needs a day with room for it, and busy runners have few of them. */
function longDayDoubt(
  plan: TrainingPlan,
  runner: PlanRunner,
  wish: PlanWish,
  longRun: 'paced' | 'easy',
) {
  const longest = longestOf(plan);
  const isBusy = wish.minutesOnOtherDays !== null || (wish.goal.meters ?? 0) === MARATHON_METERS;
  if (!longest || !isBusy || isRunWalk(runner)) return null;
  const { week, session } = longest;
  // Words about the part at race pace need a run that has one.
  if (pacedMetersOf(session) > 0 !== (longRun === 'paced')) return null;
  // A runner who runs as far already has the day for it.
  if ((runner.longestMeters ?? 0) >= session.meters) return null;
  const count = plan.weeks.filter(({ sessions }) =>
    sessions.some(({ kind, seconds }) => isLongKind(kind) && seconds >= session.seconds * 0.9),
  ).length;
  const isAsked = isRace(wish) && session.seconds >= LONG_DAY_SECONDS;
  return when(isAsked, { week, count, seconds: session.seconds, otherMeters: session.meters });
}

function moreDaysDoubt(
  _: TrainingPlan,
  runner: PlanRunner,
  wish: PlanWish,
  { weekMeters }: PlanVariant,
) {
  if (isRunWalk(runner) || !isRace(wish) || wish.weekdays.length > FEW_DAYS) return null;
  // A week that grows a lot already needs no more of it.
  if (isMuchMore(runner, weekMeters)) return null;
  const extra = bestExtraDay(runner, wish);
  if (!extra || extra.variant.weekMeters < weekMeters * GAIN_LEAST_SHARE) return null;
  return {
    weekdays: [extra.weekday],
    meters: weekMeters,
    otherMeters: extra.variant.weekMeters,
  };
}

/** The plan with a run less, for a runner with enough runs to miss one easily. */
function fewerDaysDoubt(_: TrainingPlan, runner: PlanRunner, wish: PlanWish, now: PlanVariant) {
  const count = new Set(wish.weekdays).size;
  const isMany = count > FEW_DAYS && wish.sessionsPerWeek >= count;
  if (!isMany || isRunWalk(runner) || !isRace(wish)) return null;
  const variant = bestFewerDays(runner, wish);
  if (!variant || variant.weekMeters >= now.weekMeters) return null;
  return {
    count,
    otherCount: count - 1,
    meters: now.weekMeters,
    otherMeters: variant.weekMeters,
  };
}

/** A race in the week of a test takes its place, and shows more than a test run alone. */
function raceAsTestDoubt(plan: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  const isShort = (wish.goal.meters ?? 0) < HALF_MARATHON_METERS;
  if (!isRace(wish) || !isShort || isRunWalk(runner) || wish.racesOnTheWay.length > 0) return null;
  for (const { number, sessions } of plan.weeks) {
    const day = sessions.find(({ kind }) => isLongKind(kind))?.day;
    if (day === undefined || sessions.every((one) => !isTimedTest(one))) continue;
    const racesOnTheWay = [{ day, meters: RACED_TEST_METERS }];
    const variant = variantOf(runner, wish, { wish: { racesOnTheWay } });
    if (variant?.raceDays.includes(day)) return { week: number, meters: RACED_TEST_METERS };
  }
  return null;
}

function moreMinutesDoubt(
  _: TrainingPlan,
  runner: PlanRunner,
  wish: PlanWish,
  { weekMeters }: PlanVariant,
) {
  const { minutesOnOtherDays, minutesByWeekday } = wish;
  if (isRunWalk(runner) || !isRace(wish) || minutesOnOtherDays === null) return null;
  const more = {
    minutesOnOtherDays: minutesOnOtherDays + MORE_MINUTES,
    ...(minutesByWeekday && {
      minutesByWeekday: Object.fromEntries(
        Object.entries(minutesByWeekday).map(([day, minutes = 0]) => [day, minutes + MORE_MINUTES]),
      ),
    }),
  };
  const variant = variantOf(runner, wish, { wish: more });
  if (!variant || variant.weekMeters < weekMeters * GAIN_LEAST_SHARE) return null;
  return { count: MORE_MINUTES, meters: weekMeters, otherMeters: variant.weekMeters };
}

/** A form that is hardly known spreads the forecast. */
function shortRaceDoubt({ weeks }: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  if (!runner.vdot || runner.vdot.uncertainty <= UNSURE_VDOT || isRunWalk(runner)) return null;
  // Nobody races while running comes back, and without a race there is no forecast to narrow.
  if (isHurt(runner) || hasFact(runner, 'birth') || wish.isHot || isToFinish(runner, wish))
    return null;
  const times = goalTimesOf(runner, wish, weeks.length);
  return (
    times && {
      seconds: roundedDown(times.today.fromSeconds),
      otherSeconds: roundedUp(times.today.toSeconds),
    }
  );
}

/** A race of half the distance, and the time in it that stands for the goal. */
function tuneUpDoubt(plan: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  const { meters } = wish.goal;
  const isLong = (meters ?? 0) >= HALF_MARATHON_METERS && (meters ?? 0) <= MARATHON_METERS;
  const isFree = wish.racesOnTheWay.length === 0 && plan.weeks.length >= TUNE_UP_WEEKS;
  const form = planFormOf(runner);
  if (!isLong || !isFree || isRunWalk(runner) || !form || meters === null) return null;
  const raced = meters === MARATHON_METERS ? HALF_MARATHON_METERS : TEN_KILOMETERS;
  const aimed = goalTimesOf(runner, wish, plan.weeks.length)?.boldSeconds ?? null;
  const time = resultMarksOf(raced, runner, wish, plan.weeks.length)?.seconds ?? null;
  if (aimed === null || time === null) return null;
  const before = TUNE_UP_WEEKS_BEFORE[meters === MARATHON_METERS ? 'marathon' : 'half'];
  for (const weeks of before) {
    const week = plan.weeks.length - weeks;
    const day = plan.weeks[week - 1]?.sessions.find(({ kind }) => isLongKind(kind))?.day;
    if (day === undefined) continue;
    const variant = variantOf(runner, wish, { wish: { racesOnTheWay: [{ day, meters: raced }] } });
    if (!variant?.raceDays.includes(day) || variant.pacedMeters === 0) continue;
    const otherMeters = Math.round(variant.pacedMeters);
    return { week, meters: raced, otherMeters, seconds: time, otherSeconds: aimed };
  }
  return null;
}

function isMuchMore(runner: PlanRunner, weekMeters: number): boolean {
  const { share, weekMeters: least } = LARGE_GROWTH;
  return weekMeters >= Math.max(least, runner.weeklyMeters * share) && !isRunWalk(runner);
}

/** Before a race of a day a marathon as training shows more than any single run of the plan. */
function longRaceDoubt({ weeks }: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  const { goal, racesOnTheWay } = wish;
  const isOfDay = (goal.meters ?? 0) > PLAN_LIMITS.dayLongRaceMeters;
  if (goal.kind !== 'race' || !isOfDay || racesOnTheWay.length > 0) return null;
  for (const before of TRAINING_RACE_WEEKS_BEFORE) {
    const week = weeks.length - before;
    const day = weeks[week - 1]?.sessions.find(({ kind }) => isLongKind(kind))?.day;
    if (day === undefined) continue;
    const races = { racesOnTheWay: [{ day, meters: MARATHON_METERS }] };
    const variant = variantOf(runner, wish, { wish: races });
    if (variant?.raceDays.includes(day)) return { week, meters: MARATHON_METERS };
  }
  return null;
}

/** Paces rest on races, and the first test shows whether they still hold. */
function raceAgeDoubt(plan: TrainingPlan, runner: PlanRunner, wish: PlanWish) {
  // The day of a recorded race is known.
  const isKnown = (runner.vdot?.uncertainty ?? 0) <= VDOT_UNCERTAINTY.race;
  if (planFormOf(runner) === null || runner.vdot === null || isKnown) return null;
  if (isRunWalk(runner) || wish.isHot) return null;
  for (const { number, sessions } of plan.weeks) {
    const test = sessions.find(isTimedTest);
    if (test) return { week: number, meters: metersAt(test, 'test') };
  }
  return null;
}

/** With a niggle the plan begins with easy weeks and has fewer hard sessions. */
function oldInjuryDoubt(_: TrainingPlan, runner: PlanRunner, wish: PlanWish, now: PlanVariant) {
  const isNamed = (['shins', 'calf', 'ankle', 'knee', 'thigh', 'birth'] as const).some((fact) =>
    hasFact(runner, fact),
  );
  const isOfBreak = isStoppedUnknown(runner);
  const isHealthy = runner.health === 'well' && !isHurt(runner) && !isNamed;
  const isAsked = isHealthy && !isOfBreak && !isRunWalk(runner);
  const variant = isAsked ? variantOf(runner, wish, { runner: { health: 'niggle' } }) : null;
  if (!variant || variant.easyWeeks <= now.easyWeeks) return null;
  if (variant.hardSessions > now.hardSessions * GENTLER_SHARE) return null;
  return {
    toWeek: variant.easyWeeks,
    count: now.hardSessions,
    otherCount: variant.hardSessions,
  };
}

function courseDoubt(_: TrainingPlan, runner: PlanRunner, wish: PlanWish, now: PlanVariant) {
  if (!isRace(wish) || isRunWalk(runner) || wish.isHilly || wish.isHot) return null;
  const variant = variantOf(runner, wish, { wish: { isHilly: true } });
  if (!variant || variant.hillWeeks < now.hillWeeks + MORE_HILL_WEEKS) return null;
  return { count: now.hillWeeks, otherCount: variant.hillWeeks };
}
