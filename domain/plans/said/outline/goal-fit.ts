import { dayNumberOf, weekdayOf } from '../../../measures/calendar-day.ts';
import { DAY_MILLISECONDS } from '../../../measures/durations.ts';
import { slowerByHeat } from '../../../training/performance/heat-slowing.ts';
import { MARATHON_METERS } from '../../../training/performance/vdot.ts';
import {
  gainWeeksOf,
  isThinlyTrained,
  roundedDown,
  roundedUp,
  vdotForTime,
  type RaceTimes,
} from '../../goal/race-times.ts';
import { resultMarksOf } from '../../goal/result-marks.ts';
import { isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import { isFormGuessed, isFormOutdated } from '../../goal/runner-form.ts';
import { goalTimesOf, isTrainedAtOtherPace } from '../../plan-paces.ts';
import {
  climbPerKilometerOf,
  hasFact,
  isFirstOfLength,
  isInjuryNamed,
  isMountainRace,
  isToFinish,
  type PlanRunner,
  type PlanWish,
  type WishOfMountains,
} from '../../plan-wish.ts';
import {
  CLIMB_PER_KILOMETER_SPAN,
  USUAL_CLIMB_PER_KILOMETER,
} from '../../sessions/mountain-climb.ts';
import { paceTableOf } from '../../goal/pace-table.ts';
import { floorTo } from '../../sessions/draft-steps.ts';
import { isAtFixedEffort, isTimedTest } from '../../sessions/session-work.ts';
import { isLongKind, metersAt, type PlanSession, type TrainingPlan } from '../../training-plan.ts';
import { returnGoalOf, stretchOf, weeksToStretch } from '../../goal/return-goal.ts';
import { runMetersOf } from '../plan-reasons.ts';
import { outlineLine, type OutlineLine } from './outline-line.ts';
import { metersBeyondLongest } from '../race-walks.ts';
import {
  GOAL_PATH_LINES,
  goalPathOf,
  growthPathOf,
  roundedTime,
  verticalPathOf,
} from './goal-path.ts';
import { pacedMetersOf } from './plan-variants.ts';

/** What is said of a goal, in this order: where the runner stands, what it asks for, three aims, and what shows it. */
export const GOAL_FIT_LINES = [
  'now-race',
  'now-easy',
  'now-guess',
  'now-heat-result',
  'now-training-result',
  'now-unknown',
  'now-break',
  'now-break-open',
  'wish-after-break',
  'now-new',
  'now-new-little',
  'healing',
  'wish-healing',
  'now-mountain',
  'now-climb',
  'within',
  'within-thin',
  'in-range',
  'trainable',
  'ambitious',
  'far',
  'trained-by-form',
  'trained-for-b',
  ...GOAL_PATH_LINES,
  'edge-ultra',
  'provisional',
  'provisional-wish',
  'finish',
  'finish-span',
  'aims-by-test',
  'aims-by-effort',
  'aims-open',
  'wish-after-guess',
  'aim-a-wish',
  'aim-a-time',
  'aim-a-new',
  'aim-a-arrive',
  'aim-a-finish',
  'aim-b-faster',
  'aim-b-time',
  'aim-b-new',
  'aim-b-arrive',
  'aim-b-finish',
  'heat',
  'heat-marathon',
  'heat-bands',
  'heat-band',
  'heat-rule',
  'wish-heat',
  'aim-a-heat',
  'aim-b-heat',
  'aim-c-heat',
  'aim-a-healing',
  'aim-a-healing-far',
  'aim-b-healing-far',
  'aim-b-healing',
  'aim-c-healing',
  'aim-c-healing-far',
  'healing-next',
  'aim-a-mountain',
  'aim-b-mountain',
  'aim-a-return',
  'aim-a-birth',
  'aim-b-return',
  'aim-c-return',
  'aim-c',
  'shown-by-test',
  'shown-by-test-wish',
  'hinted-by-test',
  'first-by-test',
  'shown-by-race',
  'shown-by-race-marks',
  'shown-by-long',
  'shown-by-long-goals',
  'shown-by-longest',
  'shown-by-longest-time',
  'shown-by-stretch',
  'fitness',
  'return',
  'return-stretch',
  'return-stretch-later',
  'return-week',
  'return-reached',
  'return-part',
  'return-steps',
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
  | 'stretchSeconds'
  | 'facts'
  | 'injury'
>;

/** A test this near to the race says nothing that training could still answer. */
const TEST_DAYS_BEFORE_RACE = 12;

/**
 * How a goal stands to what the runner can do today. Then three aims from bold to safe, and the week
 * that shows which it will be.
 */
export function goalFitOf(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: FitWish,
): OutlineLine<GoalFitLine>[] {
  const { meters } = wish.goal;
  if (meters === null) {
    return wish.goal.kind === 'return'
      ? fitOfReturn(plan, runner, wish)
      : [outlineLine('fitness'), ...growthPathOf(plan)];
  }
  if (isRunWalk(runner)) return fitOfNewcomer(plan, runner, meters);
  const times = goalTimesOf(runner, wish, plan.weeks.length);
  if (isMountainRace(wish)) return fitOfMountains(plan, runner, wish, times);
  if (isInjuryNamed(runner)) return fitOfHealing(plan, runner, wish, meters);
  if (wish.isHot) return fitOfHeat(plan, runner, wish, times);
  if (isToFinish(runner, wish)) return fitOfFinish(plan, runner, wish, times);
  if (!times) {
    return [
      ...unknownNow(plan, runner, wish),
      ...goalPathOf(plan, runner, { meters, isMountain: false, minutes: minutesOf(wish) }),
      ...edgeOf(plan, meters),
      outlineLine('aim-a-arrive'),
      outlineLine('aim-b-arrive'),
      outlineLine('aim-c'),
      ...shownBy(plan, runner, wish, null),
    ];
  }
  if (isFormGuessed(runner)) return fitOfGuess(plan, runner, wish, times);
  return [
    outlineLine(runner.vdot ? 'now-race' : 'now-easy', { meters, ...todayOf(times) }),
    ...askedOf(plan, runner, wish, times),
    ...(isTrainedAtOtherPace(times)
      ? [outlineLine('trained-by-form')]
      : trainedOf(times, runner, meters)),
    ...goalPathOf(plan, runner, { meters, isMountain: false, minutes: minutesOf(wish) }),
    ...edgeOf(plan, meters),
    ...aimsOf(times),
    ...shownBy(plan, runner, wish, times),
  ];
}

/** Who wants to finish reads how long the race may take, for its cut-off and for who waits, and no goal time. */
function fitOfFinish(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: FitWish,
  times: RaceTimes | null,
): OutlineLine<GoalFitLine>[] {
  const meters = wish.goal.meters ?? 0;
  return [
    outlineLine('finish', { meters }),
    ...(times
      ? [outlineLine('finish-span' as const, todayOf(times))]
      : unknownNow(plan, runner, wish)),
    ...goalPathOf(plan, runner, { meters, isMountain: false, minutes: minutesOf(wish) }),
    ...edgeOf(plan, meters),
    outlineLine('aim-a-finish'),
    outlineLine('aim-b-finish'),
    outlineLine('aim-c'),
    ...shownBy(plan, runner, wish, null),
  ];
}

/** From this ratio to the pace of goal A on, a slower pace is worth a word. */
const SLOWER_THAN_BOLD_SHARE = 1.012;

/** Why training is no faster than it is, where goal A asks for more than today's form allows. */
function trainedOf(
  { pacedSeconds, boldSeconds, fasterSeconds }: RaceTimes,
  runner: FitRunner,
  meters: number,
): OutlineLine<GoalFitLine>[] {
  const isSlower = pacedSeconds >= boldSeconds * SLOWER_THAN_BOLD_SHARE;
  // The first race of a length is trained at goal B on purpose.
  if (fasterSeconds !== null || !isSlower || isFirstOfLength(runner, { meters })) return [];
  if (meters > MARATHON_METERS + 1) return [];
  const paceOf = (seconds: number) => Math.round((seconds * 1000) / meters);
  const figures = { seconds: paceOf(pacedSeconds), otherSeconds: paceOf(boldSeconds) };
  return [outlineLine('trained-for-b', figures)];
}

/** What a form says holds for a cool day, and nobody knows what heat takes of it: the race goes by effort. */
function fitOfHeat(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: FitWish,
  times: RaceTimes | null,
): OutlineLine<GoalFitLine>[] {
  const { seconds } = wish.goal;
  const meters = wish.goal.meters ?? 0;
  const known = isFormGuessed(runner) ? guessOf(runner) : 'now-race';
  return [
    ...(times
      ? [outlineLine(runner.vdot ? known : 'now-easy', { meters, ...todayOf(times) })]
      : unknownNow(plan, runner, { ...wish, goal: { ...wish.goal, seconds: null } })),
    ...(times && !isFormGuessed(runner) ? heatBandsOf(meters, times) : [heatOf(meters)]),
    ...(seconds === null ? [] : [outlineLine('wish-heat' as const, { seconds })]),
    ...goalPathOf(plan, runner, { meters, isMountain: false, minutes: minutesOf(wish) }),
    ...edgeOf(plan, meters),
    ...HEAT_AIMS.map((code) => outlineLine(code)),
    ...shownBy(plan, runner, wish, null),
  ];
}

/** Only of marathons it is known what a degree has cost. */
function heatOf(meters: number): OutlineLine<GoalFitLine> {
  return outlineLine(Math.abs(meters - MARATHON_METERS) <= 1 ? 'heat-marathon' : 'heat');
}

/** Temperatures for which a race is reckoned. °C. */
const HEAT_BANDS = [20, 25, 30] as const;

/** What the form of today leads to by temperature, and the pace to begin with. */
function heatBandsOf(meters: number, { today }: RaceTimes): OutlineLine<GoalFitLine>[] {
  const bands = HEAT_BANDS.map((celsius) => {
    const { least, most } = slowerByHeat(meters, celsius);
    const [seconds, otherSeconds] = [today.likelySeconds * least, today.likelySeconds * most];
    return outlineLine('heat-band' as const, {
      count: celsius,
      seconds: roundedDown(seconds),
      otherSeconds: roundedUp(otherSeconds),
      pace: Math.round(((seconds + otherSeconds) / 2 / meters) * 1000),
    });
  });
  return [outlineLine('heat-bands'), ...bands, outlineLine('heat-rule')];
}

const HEAT_AIMS = ['aim-a-heat', 'aim-b-heat', 'aim-c-heat'] as const;

/** Nothing is run fast while something heals, so that the race is an easy run, and a time is for a later one. */
function fitOfHealing(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: FitWish,
  meters: number,
): OutlineLine<GoalFitLine>[] {
  const { seconds } = wish.goal;
  return [
    outlineLine('healing'),
    ...(seconds === null ? [] : [outlineLine('wish-healing' as const, { seconds })]),
    ...goalPathOf(plan, runner, { meters, isMountain: false, minutes: minutesOf(wish) }),
    ...edgeOf(plan, meters),
    ...healingAimsOf(plan, meters),
    outlineLine('healing-next'),
  ];
}

/** Beyond what was practised the first aim is to walk from the start, which the last long runs practise. */
function healingAimsOf(plan: TrainingPlan, meters: number): OutlineLine<GoalFitLine>[] {
  const beyond = metersBeyondLongest(plan, meters);
  return beyond === null
    ? [outlineLine('aim-a-healing'), outlineLine('aim-b-healing'), outlineLine('aim-c-healing')]
    : [
        outlineLine('aim-a-healing-far', { meters: beyond }),
        outlineLine('aim-b-healing-far'),
        outlineLine('aim-c-healing-far'),
      ];
}

/** The longest run that coaches ask for before a race of a day, and the race that a shorter one prepares for well. */
const DAY_LONG = { longestMeters: 40_000, nearestMeters: 50_000 } as const;

/** Of a race of a day whose longest run the limits keep short: that it is the edge of what can be prepared for. */
function edgeOf(plan: TrainingPlan, meters: number): OutlineLine<GoalFitLine>[] {
  if (meters <= PLAN_LIMITS.dayLongRaceMeters) return [];
  const long = plan.weeks.flatMap(({ sessions }) =>
    sessions.filter(({ kind }) => isLongKind(kind)),
  );
  const longest = mostOf(long, (session) => session.meters);
  if (!longest || longest.meters >= DAY_LONG.longestMeters) return [];
  const { nearestMeters } = DAY_LONG;
  const seconds = roundedTime(longest.seconds);
  return [
    outlineLine('edge-ultra', { meters: longest.meters, seconds, otherMeters: nearestMeters }),
  ];
}

/** A wish, with the minutes of days where they are known. */
type FitWish = WishOfMountains & Partial<Pick<PlanWish, 'minutesOnOtherDays' | 'minutesByWeekday'>>;

/** Where each day has its own, no figure is that of all of them. */
function minutesOf({ minutesOnOtherDays = null, minutesByWeekday }: FitWish): number | null {
  return minutesByWeekday ? null : minutesOnOtherDays;
}

/**
 * While the form is a guess a range is named, and a goal for now: a wish within it, else its middle. The first test
 * settles it.
 */
function fitOfGuess(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: FitWish,
  times: RaceTimes,
): OutlineLine<GoalFitLine>[] {
  const { meters, seconds } = wish.goal;
  const tested = plan.weeks.find(({ sessions }) => sessions.some(({ kind }) => kind === 'test'));
  const test = tested?.sessions.find(({ kind }) => kind === 'test');
  const span = todayOf(times);
  const isWishNear = seconds !== null && seconds >= span.seconds;
  const forNow = isWishNear ? seconds : roundedUp(times.today.likelySeconds);
  return [
    outlineLine(runner.vdot ? guessOf(runner) : 'now-easy', { meters, ...span }),
    outlineLine(isWishNear ? 'provisional-wish' : 'provisional', { seconds: forNow }),
    tested && test && isAtFixedEffort(test)
      ? settledByEffort(tested.number, test, { meters: meters ?? 0, seconds: forNow }, runner)
      : tested && test
        ? outlineLine('aims-by-test', {
            week: tested.number,
            weekdays: [weekdayOf(dayNumberOf(test.day))],
            meters: metersAt(test, 'test'),
          })
        : outlineLine('aims-open'),
    ...(seconds === null || isWishNear
      ? []
      : [outlineLine('wish-after-guess' as const, { seconds })]),
    ...goalPathOf(plan, runner, {
      meters: meters ?? 0,
      isMountain: false,
      minutes: minutesOf(wish),
    }),
    outlineLine('aim-c'),
    ...shownBy(plan, runner, wish, null),
  ];
}

/** A test at a fixed effort settles a goal by the distance that its form covers in the minutes. */
function settledByEffort(
  week: number,
  test: PlanSession,
  { meters, seconds }: { meters: number; seconds: number },
  { weeklyMeters }: FitRunner,
): OutlineLine<GoalFitLine> {
  const minutes = test.steps.find(({ part }) => part === 'main')?.seconds ?? 0;
  const vdot = vdotForTime(meters, seconds, weeklyMeters, null);
  const covered =
    vdot === null
      ? null
      : floorTo((minutes * 1000) / paceTableOf(vdot).threshold, STEADY_STEP_METERS);
  const figures = { week, weekdays: [weekdayOf(dayNumberOf(test.day))], seconds: minutes };
  return covered === null
    ? outlineLine('aims-open')
    : outlineLine('aims-by-effort', { ...figures, meters: covered });
}

/** Distances of a test are said in such steps. */
const STEADY_STEP_METERS = 100;

/** What a guess rests on. */
function guessOf(runner: FitRunner): GoalFitLine {
  if (hasFact(runner, 'result-heat')) return 'now-heat-result';
  return hasFact(runner, 'result-training') ? 'now-training-result' : 'now-guess';
}

function todayOf({ today }: RaceTimes) {
  return { seconds: roundedDown(today.fromSeconds), otherSeconds: roundedUp(today.toSeconds) };
}

/** A time that is compared with a wish: in steps of five minutes it would lie. */
function upToMinute(seconds: number): number {
  return Math.min(roundedUp(seconds), Math.ceil(Math.round(seconds) / 60) * 60);
}

/** The gain that a wished time asks for, against what the weeks of a plan usually add. */
function askedOf(
  plan: TrainingPlan,
  runner: FitRunner,
  { goal: { meters, seconds } }: WishOfMountains,
  { today, boldSeconds, safeSeconds }: RaceTimes,
): OutlineLine<GoalFitLine>[] {
  if (seconds === null || meters === null) return [];
  if (seconds >= roundedUp(today.toSeconds)) {
    const isThin = isThinlyTrained(meters, runner.weeklyMeters);
    return [outlineLine(isThin ? 'within-thin' : 'within', { seconds })];
  }
  // A wish that is the ordinary day of goal B asks for nothing that the form lacks.
  if (seconds === safeSeconds) return [outlineLine('within', { seconds })];
  // What is said must hold for the times as they are printed.
  const otherSeconds = upToMinute(today.likelySeconds);
  if (seconds >= Math.min(roundedDown(today.fromSeconds), otherSeconds)) {
    return [outlineLine('in-range', { seconds })];
  }
  const percent = Math.max(1, Math.round((1 - seconds / otherSeconds) * 100));
  const count = gainWeeksOf(percent / 100);
  const otherCount = plan.weeks.length;
  const isFar = boldSeconds > seconds;
  const code = count <= otherCount ? 'trainable' : isFar ? 'far' : 'ambitious';
  return [outlineLine(code, { seconds, otherSeconds, percent, count, otherCount })];
}

/** Without a form of today: after a long break, what will show it, and what becomes of a wish. */
function unknownNow(
  { weeks }: TrainingPlan,
  runner: FitRunner,
  { goal: { seconds } }: WishOfMountains,
): OutlineLine<GoalFitLine>[] {
  if (!isFormOutdated(runner)) {
    const wished = seconds === null ? [] : [outlineLine('wish-after-guess' as const, { seconds })];
    return [outlineLine('now-unknown'), ...wished];
  }
  const week = weeks.find(({ sessions }) => sessions.some(({ kind }) => kind === 'test'))?.number;
  const count = runner.daysSinceLastRun;
  return [
    week === undefined
      ? outlineLine('now-break-open', { count })
      : outlineLine('now-break', { count, week }),
    ...(seconds === null ? [] : [outlineLine('wish-after-break' as const, { seconds })]),
  ];
}

/** From bold to safe. A wish slower than today's form is the first aim, and the form allows the second. */
function aimsOf(times: RaceTimes): OutlineLine<GoalFitLine>[] {
  const { boldSeconds, safeSeconds, fasterSeconds } = times;
  if (fasterSeconds !== null) {
    return [
      outlineLine('aim-a-wish', { seconds: boldSeconds }),
      outlineLine('aim-b-faster', { seconds: fasterSeconds }),
      outlineLine('aim-c'),
    ];
  }
  return [
    outlineLine('aim-a-time', { seconds: boldSeconds }),
    outlineLine('aim-b-time', { seconds: safeSeconds }),
    outlineLine('aim-c'),
  ];
}

/** With an unknown climb in mountains, only a range with its assumption is honest. */
function fitOfMountains(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: FitWish,
  times: RaceTimes | null,
): OutlineLine<GoalFitLine>[] {
  const meters = wish.goal.meters ?? 0;
  const climb = climbPerKilometerOf(wish);
  const [least, most] = CLIMB_PER_KILOMETER_SPAN;
  const now = () => {
    if (!times) return null;
    if (climb !== null) {
      const count = Math.round(wish.climbMeters ?? 0);
      return outlineLine('now-climb' as const, { meters, ...todayOf(times), count });
    }
    return outlineLine('now-mountain' as const, {
      meters,
      ...todayOf(times),
      count: Math.round((meters * least) / 100_000) * 100,
      otherCount: Math.round((meters * most) / 100_000) * 100,
    });
  };
  const isTimed =
    times !== null &&
    !isInjuryNamed(runner) &&
    !wish.isHot &&
    !isToFinish(runner, wish) &&
    (climb !== null || wish.goal.seconds !== null);
  const known = now();
  return [
    ...(known ? [known] : unknownNow(plan, runner, wish)),
    ...goalPathOf(plan, runner, { meters, isMountain: true, minutes: minutesOf(wish) }),
    ...verticalPathOf(plan, wish, ((climb ?? USUAL_CLIMB_PER_KILOMETER) * meters) / 1000),
    ...(isTimed
      ? aimsOf(times)
      : [outlineLine('aim-a-mountain'), outlineLine('aim-b-mountain'), outlineLine('aim-c')]),
    ...shownBy(plan, runner, wish, times),
  ];
}

/** The weekly distance from before, how much of it the plan reaches, and three aims. */
function fitOfReturn(
  { weeks }: TrainingPlan,
  runner: FitRunner,
  wish: FitWish,
): OutlineLine<GoalFitLine>[] {
  const { weeklyMeters, daysSinceLastRun } = runner;
  const isAfterBreak = (daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const most = Math.max(0, ...weeks.map(runMetersOf));
  const week = weeks.find((one) => runMetersOf(one) === most)?.number ?? weeks.length;
  const percent = weeklyMeters > 0 ? Math.round((most / weeklyMeters) * 100) : 100;
  const isReached = percent >= REACHED_PERCENT;
  const figures = {
    week,
    meters: weeklyMeters,
    otherMeters: most,
    percent,
    toWeek: isReached ? null : weekOfReturn(weeks, weeklyMeters),
  };
  const code = isReached ? 'return-reached' : 'return-part';
  const stretch = longestStretchOf(weeks);
  return [
    goalOfReturn(weeks, runner, wish),
    ...(weeklyMeters > 0 && isAfterBreak ? [outlineLine(code, figures)] : []),
    outlineLine(hasFact(runner, 'birth') ? 'aim-a-birth' : 'aim-a-return', figures),
    ...(stretch ? [outlineLine('aim-b-return', stretch)] : []),
    outlineLine('aim-c-return'),
    ...(isLedBySigns(runner) ? [outlineLine('return-steps')] : []),
    outlineLine('return-next', { week: weeks.length }),
  ];
}

/** The measured goal, and when the weeks lead to it. */
function goalOfReturn(
  weeks: TrainingPlan['weeks'],
  runner: FitRunner,
  wish: FitWish,
): OutlineLine<GoalFitLine> {
  const goal = returnGoalOf({ weeks }, runner, wish);
  if (!goal) return outlineLine('return');
  const { week } = goal;
  if (goal.kind === 'week') return outlineLine('return-week', { week, meters: goal.meters });
  const { seconds } = goal;
  if (week !== null) return outlineLine('return-stretch', { week, seconds });
  const longest = longestStretchOf(weeks);
  const otherSeconds = longest?.seconds ?? 0;
  return outlineLine('return-stretch-later', {
    seconds,
    otherSeconds,
    week: longest?.week ?? null,
    toWeek: weeksToStretch(weeks.length, otherSeconds, seconds),
  });
}

/** After a strain or a sore tendon signs lead the way; for a bone the treating person says what may be done. */
function isLedBySigns({ injury }: FitRunner): boolean {
  return injury === 'muscle' || injury === 'tendon';
}

/** So much of the week before the break is as good as all of it. */
const REACHED_PERCENT = 95;

/** When weeks that go on growing as the limits allow, with lighter ones among them, are as large as before the break. */
function weekOfReturn(weeks: TrainingPlan['weeks'], weeklyMeters: number): number {
  const { weekStepShare, carefulWeeksWithoutCutBackMaximum: growing } = PLAN_LIMITS;
  const largest = Math.max(1, ...weeks.map(({ meters }) => meters));
  const steps = Math.log(weeklyMeters / largest) / Math.log(weekStepShare);
  return weeks.length + Math.ceil((Math.max(0, steps) * (growing + 1)) / growing);
}

/** The last test before the race, else the long run with the most race pace, else the longest run. */
function shownBy(
  plan: TrainingPlan,
  runner: FitRunner,
  wish: WishOfMountains,
  times: RaceTimes | null,
): OutlineLine<GoalFitLine>[] {
  const meters = wish.goal.meters ?? 0;
  const weeks = plan.weeks.length;
  const all = plan.weeks.flatMap(({ number, sessions }) =>
    sessions.map((session) => ({ week: number, session })),
  );
  const lastDay = Date.parse(plan.endDay) - TEST_DAYS_BEFORE_RACE * DAY_MILLISECONDS;
  const early = all.filter(({ session }) => Date.parse(session.day) <= lastDay);
  const race = early.findLast(({ session }) => session.kind === 'race');
  const test = early.findLast(({ session }) => isTimedTest(session));
  const paced = mostOf(early, ({ session }) => pacedMetersOf(session));
  const isByHours = meters > MARATHON_METERS + 1 || isMountainRace(wish);
  // A safer goal is one to choose where there are two times.
  const isOfGoals = times !== null && times.fasterSeconds === null && !isMountainRace(wish);
  const longest = mostOf(early, ({ session }) => (isLongKind(session.kind) ? session.seconds : 0));
  return [
    ...(test && times && !isByHours
      ? shownByTest(test, runner, wish, { weeks, laterRace: (race?.week ?? 0) > test.week })
      : []),
    ...(longest && isByHours ? [shownByLongest(longest, wish)] : []),
    ...(race ? [shownByRace(race, runner, wish, weeks)] : []),
    ...(paced
      ? [
          outlineLine(isOfGoals ? 'shown-by-long-goals' : 'shown-by-long', {
            week: paced.week,
            meters: Math.round(pacedMetersOf(paced.session)),
            otherMeters: paced.session.meters,
          }),
        ]
      : []),
  ];
}

interface DatedSession {
  week: number;
  session: PlanSession;
}

/** In the mountains hours count, whatever their kilometres are. */
function shownByLongest(
  { week, session: { meters, seconds } }: DatedSession,
  wish: WishOfMountains,
): OutlineLine<GoalFitLine> {
  return isMountainRace(wish)
    ? outlineLine('shown-by-longest-time', { week, seconds: roundedTime(seconds) })
    : outlineLine('shown-by-longest', { week, meters });
}

/**
 * What the last test shows. Five kilometres say nothing of the last ten of a marathon, and a race that comes after
 * the test says more than it.
 */
function shownByTest(
  { week, session }: DatedSession,
  runner: FitRunner,
  wish: WishOfMountains,
  { weeks, laterRace }: { weeks: number; laterRace: boolean },
): OutlineLine<GoalFitLine>[] {
  const raced = metersAt(session, 'test');
  const marks = resultMarksOf(raced, runner, wish, weeks);
  const isMarathon = wish.goal.meters === MARATHON_METERS;
  const usual = isMarathon ? 'hinted-by-test' : laterRace ? 'first-by-test' : 'shown-by-test';
  const code = marks?.isWishSlower ? 'shown-by-test-wish' : usual;
  return [
    ...(marks
      ? [
          outlineLine(code, {
            week,
            meters: raced,
            seconds: marks.seconds,
            otherSeconds: marks.otherSeconds,
          }),
        ]
      : []),
  ];
}

function shownByRace(
  { week, session: { meters } }: DatedSession,
  runner: FitRunner,
  wish: WishOfMountains,
  weeks: number,
): OutlineLine<GoalFitLine> {
  const marks = isFormGuessed(runner) ? null : resultMarksOf(meters, runner, wish, weeks);
  if (!marks || marks.isWishSlower) return outlineLine('shown-by-race', { week, meters });
  const { seconds, otherSeconds } = marks;
  return outlineLine('shown-by-race-marks', { week, meters, seconds, otherSeconds });
}

function mostOf<One>(all: readonly One[], figureOf: (one: One) => number): One | null {
  const most = Math.max(0, ...all.map(figureOf));
  return most > 0 ? (all.findLast((one) => figureOf(one) === most) ?? null) : null;
}

function fitOfNewcomer(
  plan: TrainingPlan,
  runner: FitRunner,
  meters: number,
): OutlineLine<GoalFitLine>[] {
  const longest = longestStretchOf(plan.weeks);
  return [
    outlineLine(runner.weeklyMeters > 0 ? 'now-new-little' : 'now-new', {
      meters,
      otherMeters: runner.weeklyMeters,
    }),
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
