import { dayNumberOf } from '../../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { forecastOf, roundedDown, roundedUp } from '../../goal/race-times.ts';
import { isFormGuessed, isFormOutdated, planFormOf } from '../../goal/runner-form.ts';
import { isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import { isAtFixedEffort } from '../../sessions/session-work.ts';
import { HEART_RATE_SHARES } from '../../goal/heart-rate-shares.ts';
import { easySharesOf, raceSharesOf } from '../../plan-paces.ts';
import {
  hasFact,
  isInjuryNamed,
  isMildAche,
  isToFinish,
  mayRunHills,
  RESULT_FACTS,
  type PlanRunner,
  type PlanWish,
} from '../../plan-wish.ts';
import { metersAt, type PlanSession, type TrainingPlan } from '../../training-plan.ts';
import { estimatedMaximumOf, guideOfSession } from '../session-guide.ts';
import { outlineLine, type OutlineLine } from './outline-line.ts';

/** What a plan takes for granted, since it was recorded, answered or is simply not known. `told` is what follows from an answer. */
export const PLAN_ASSUMPTIONS = [
  'week',
  'week-only',
  'before-break',
  'before-break-only',
  'week-none',
  'week-little',
  'told-stretch',
  'break',
  'form-race',
  'form-guess',
  'form-easy',
  'form-none',
  'form-break',
  'days',
  'told-long-day',
  'told-long-day-other',
  'minutes',
  'minutes-of-days',
  'days-off',
  'told-club',
  'told-club-easy',
  'told-club-off',
  'told-runs',
  'told-runs-new',
  'told-runs-days',
  'told-runs-healing',
  'told-runs-small',
  'told-runs-long',
  'told-rest-day',
  'older',
  'masters',
  'well',
  'niggle',
  'mild-ache',
  'injury',
  'told-injury-unnamed',
  'told-calf',
  'told-walks',
  'told-first-time',
  'told-first-finish',
  'told-to-finish',
  'told-raced',
  'told-result-climb',
  'told-result-heat',
  'told-result-training',
  'heart-rate',
  'no-heart-rate',
  'no-heart-rate-easy',
  'heart-rate-age',
  'heart-rate-test',
  'heart-rate-test-steady',
  'heart-rate-test-slow',
  'heart-rate-talk',
  'flat',
  'told-hilly',
  'told-climb',
  'told-race',
  'told-race-left',
  'hot',
] as const;
export type PlanAssumption = (typeof PLAN_ASSUMPTIONS)[number];

type AssumedRunner = Pick<
  PlanRunner,
  | 'weeklyMeters'
  | 'longestMeters'
  | 'stretchSeconds'
  | 'daysSinceLastRun'
  | 'isFormTested'
  | 'vdot'
  | 'easyPaceSecondsPerKilometer'
  | 'heartRate'
  | 'health'
  | 'injury'
  | 'isAcheMild'
  | 'age'
  | 'facts'
>;
type AssumedWish = Pick<
  PlanWish,
  'goal' | 'weekdays' | 'minutesOnOtherDays' | 'isHilly' | 'isHot'
> &
  Partial<
    Pick<
      PlanWish,
      | 'longRunWeekday'
      | 'clubWeekdays'
      | 'sessionsPerWeek'
      | 'climbMeters'
      | 'racesOnTheWay'
      | 'minutesByWeekday'
      | 'daysOff'
    >
  >;

type Line = OutlineLine<PlanAssumption>;

/** What the plan was built on, so that who reads it can say where it is wrong, and finds each answer again. */
export function assumptionsOf(
  runner: AssumedRunner,
  wish: AssumedWish,
  plan: Pick<TrainingPlan, 'weeks'> | null = null,
): Line[] {
  return [
    ...runningOf(runner, wish),
    ...daysOf(runner, wish),
    ...(plan ? runsOf(runner, wish, plan) : fewerRunsOf(wish)),
    ...olderOf(runner, wish),
    outlineLine(healthLineOf(runner)),
    ...unnamedOf(runner, wish, plan),
    ...factsOf(runner, wish),
    ...heartRateOf(runner, plan),
    ...groundOf(runner, wish),
    ...(wish.isHot ? [outlineLine('hot' as const)] : []),
    ...(plan ? racesOf(plan, wish) : []),
    ...(plan ? daysOffOf(plan, wish) : []),
  ];
}

function healthLineOf(runner: AssumedRunner): PlanAssumption {
  if (isMildAche(runner)) return 'mild-ache';
  if (runner.health === 'niggle') return 'niggle';
  return isHurt(runner) ? 'injury' : 'well';
}

function runningOf(runner: AssumedRunner, { isHot }: AssumedWish): Line[] {
  const { weeklyMeters, longestMeters, daysSinceLastRun, stretchSeconds = null } = runner;
  const isResting = (daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const both = { meters: weeklyMeters, otherMeters: longestMeters };
  const week = () => {
    if (isRunWalk(runner)) {
      return weeklyMeters > 0 && longestMeters
        ? outlineLine('week-little' as const, both)
        : outlineLine('week-none' as const);
    }
    if (longestMeters) return outlineLine(isResting ? 'before-break' : 'week', both);
    return outlineLine(isResting ? 'before-break-only' : 'week-only', { meters: weeklyMeters });
  };
  const isStretchSaid = stretchSeconds !== null && isRunWalk(runner) && !isResting;
  return [
    ...(isStretchSaid && weeklyMeters === 0 ? [] : [week()]),
    ...(isStretchSaid ? [outlineLine('told-stretch' as const, { seconds: stretchSeconds })] : []),
    ...(isResting ? [outlineLine('break' as const, { count: daysSinceLastRun })] : []),
    // In heat no pace is named, wherever it would come from.
    ...(isRunWalk(runner) || isHot || isOfUnsureResult(runner) ? [] : [formOf(runner)]),
  ];
}

/** Whether the form rests on a result that is doubted, of which a line of its own says what is made of it. */
function isOfUnsureResult(runner: AssumedRunner): boolean {
  const isDoubted = hasFact(runner, 'result-heat') || hasFact(runner, 'result-training');
  return isDoubted && !isFormOutdated(runner);
}

/** What a form stands for is said over a distance that most runners know. */
const KNOWN_METERS = 10_000;

function formOf(runner: AssumedRunner): Line {
  if (isFormOutdated(runner)) return outlineLine('form-break');
  const form = planFormOf(runner);
  if (!form) return outlineLine('form-none');
  if (runner.vdot === null) return outlineLine('form-easy');
  const { fromSeconds, likelySeconds, toSeconds } = forecastOf(form, KNOWN_METERS);
  if (!isFormGuessed(runner))
    return outlineLine('form-race', { seconds: roundedUp(likelySeconds) });
  const figures = { seconds: roundedDown(fromSeconds), otherSeconds: roundedUp(toSeconds) };
  return outlineLine('form-guess', figures);
}

/** Days, minutes and the club, each with what the plan makes of it. */
function daysOf(runner: AssumedRunner, wish: AssumedWish): Line[] {
  const { weekdays, longRunWeekday = null, clubWeekdays = [] } = wish;
  const club = clubWeekdays.filter((day) => weekdays.includes(day));
  const isEasy = isRunWalk(runner) || isInjuryNamed(runner) || wish.goal.kind === 'return';
  return [
    outlineLine('days', { weekdays: weekdays.toSorted((a, b) => a - b), count: weekdays.length }),
    ...(longRunWeekday === null
      ? []
      : [
          outlineLine(weekdays.includes(longRunWeekday) ? 'told-long-day' : 'told-long-day-other', {
            weekdays: [longRunWeekday],
          }),
        ]),
    ...minutesOf(wish),
    ...(club.length > 0
      ? [outlineLine(isEasy ? 'told-club-easy' : 'told-club', { weekdays: club })]
      : []),
    ...(club.length < clubWeekdays.length
      ? [
          outlineLine('told-club-off' as const, {
            weekdays: clubWeekdays.filter((day) => !club.includes(day)),
          }),
        ]
      : []),
  ];
}

/** One figure for all days but that of the long run, or the days that share one. */
function minutesOf({ weekdays, minutesOnOtherDays, minutesByWeekday }: AssumedWish): Line[] {
  if (!minutesByWeekday) {
    return minutesOnOtherDays === null
      ? []
      : [outlineLine('minutes', { count: minutesOnOtherDays })];
  }
  const limited = weekdays
    .filter((day) => minutesByWeekday[day] !== undefined)
    .toSorted((a, b) => a - b);
  const byMinutes = Map.groupBy(limited, (day) => minutesByWeekday[day] ?? 0);
  return [...byMinutes].map(([count, days]) =>
    outlineLine('minutes-of-days', { count, weekdays: days }),
  );
}

/** Fewer runs than days. */
function fewerRunsOf({ weekdays, sessionsPerWeek }: AssumedWish): Line[] {
  const runs = sessionsPerWeek ?? weekdays.length;
  return runs < weekdays.length ? [outlineLine('told-runs', { count: runs })] : [];
}

/** Runs a week as they were wished for, and where there are fewer, why. */
function runsOf(
  runner: AssumedRunner,
  wish: AssumedWish,
  { weeks }: Pick<TrainingPlan, 'weeks'>,
): Line[] {
  const days = new Set(wish.weekdays).size;
  const count = wish.sessionsPerWeek ?? days;
  const trainingOf = ({ sessions }: TrainingPlan['weeks'][number]) =>
    sessions.filter(({ kind }) => kind !== 'race');
  const otherCount = Math.max(0, ...weeks.map((week) => trainingOf(week).length));
  if (otherCount >= count) {
    const run = Math.max(
      0,
      ...weeks.map((week) => new Set(trainingOf(week).map(({ day }) => day)).size),
    );
    const isRested = days > PLAN_LIMITS.runDaysMaximum && count === days && run < days;
    return isRested ? [outlineLine('told-rest-day', { count })] : fewerRunsOf(wish);
  }
  const meters = Math.max(0, ...weeks.map((week) => week.meters));
  const figures = { count, otherCount, meters };
  if (isRunWalk(runner)) return [outlineLine('told-runs-new', figures)];
  if (otherCount >= days) return [outlineLine('told-runs-days', figures)];
  // What was hurt rests on the day after each run.
  if (isHurt(runner) && weeks.every(isApart)) return [outlineLine('told-runs-healing', figures)];
  const isSmall = meters < count * LEAST_MEAN_RUN_METERS;
  return [outlineLine(isSmall ? 'told-runs-small' : 'told-runs-long', figures)];
}

function isApart({ sessions }: TrainingPlan['weeks'][number]): boolean {
  const days = sessions.map(({ day }) => dayNumberOf(day));
  return days.every((day) => !days.includes(day + 1));
}

/** Below it a run is hardly worth its warm-up, so that a week has fewer of them; as the builder divides it. */
const LEAST_MEAN_RUN_METERS = 3000;

/** What is different from fifty and from sixty years on, where the plan holds anything hard. */
function olderOf(runner: AssumedRunner, { goal }: AssumedWish): Line[] {
  const age = runner.age ?? 0;
  const isEasy = isRunWalk(runner) || isHurt(runner) || goal.kind === 'return';
  if (age < PLAN_LIMITS.mastersAge || isEasy) return [];
  return [outlineLine(age >= PLAN_LIMITS.carefulAge ? 'older' : 'masters', { count: age })];
}

/** What follows for faster running where nobody said what was hurt. */
function unnamedOf(
  { injury = null }: AssumedRunner,
  { isHilly }: AssumedWish,
  plan: Pick<TrainingPlan, 'weeks'> | null,
): Line[] {
  const isHard = plan?.weeks.some(({ sessions }) => sessions.some(({ kind }) => kind === 'tempo'));
  const isMeant = injury === 'other' && !isHilly && isHard === true;
  return isMeant ? [outlineLine('told-injury-unnamed')] : [];
}

function isHurt(runner: AssumedRunner): boolean {
  return isInjuryNamed(runner) || (runner.injury ?? null) !== null;
}

function factsOf(runner: AssumedRunner, wish: AssumedWish): Line[] {
  const { meters } = wish.goal;
  const isLong = (meters ?? 0) >= HALF_MARATHON_METERS - 1;
  return [
    // While a calf heals the plan has no hills at all.
    ...(hasFact(runner, 'calf') && !isInjuryNamed(runner)
      ? [outlineLine('told-calf' as const)]
      : []),
    ...(hasFact(runner, 'walks') ? [outlineLine('told-walks' as const)] : []),
    ...(hasFact(runner, 'first-time') && isLong
      ? [
          outlineLine(isToFinish(runner, wish) ? 'told-first-finish' : 'told-first-time', {
            meters,
          }),
        ]
      : []),
    ...(hasFact(runner, 'to-finish') ? [outlineLine('told-to-finish' as const)] : []),
    ...RESULT_FACTS.filter((fact) => hasFact(runner, fact)).map((fact) =>
      outlineLine(`told-${fact}` as const),
    ),
    ...(hasFact(runner, 'raced') && meters !== null
      ? [outlineLine('told-raced' as const, { meters })]
      : []),
  ];
}

/** The weeks in which days off begin, as far as they are of the plan. */
function daysOffOf({ weeks }: Pick<TrainingPlan, 'weeks'>, { daysOff = [] }: AssumedWish): Line[] {
  return daysOff.flatMap(({ from, to }) => {
    const first = dayNumberOf(from);
    const week = weeks.find(({ monday }) => dayNumberOf(monday) + 6 >= first);
    const isOfPlan = week !== undefined && to >= week.monday;
    return isOfPlan
      ? [outlineLine('days-off', { week: week.number, count: dayNumberOf(to) - first + 1 })]
      : [];
  });
}

/** The first race on the way that the plan runs, and the first that it cannot. */
function racesOf(
  { weeks }: Pick<TrainingPlan, 'weeks'>,
  { racesOnTheWay = [] }: AssumedWish,
): Line[] {
  const weekOf = (day: string) =>
    weeks.find(({ sessions }) => sessions.some((one) => one.kind === 'race' && one.day === day))
      ?.number ?? null;
  const races = racesOnTheWay.map(({ day, meters }) => ({ meters, week: weekOf(day) }));
  const run = races.find(({ week }) => week !== null);
  const left = races.find(({ week }) => week === null);
  return [
    ...(run ? [outlineLine('told-race' as const, run)] : []),
    ...(left ? [outlineLine('told-race-left' as const, { meters: left.meters })] : []),
  ];
}

/** The mean heart rate of a test over 2 to 5 km against the threshold: that of a race, by what is known of each. */
export const TEST_OVER_THRESHOLD = 1.033;

/** Where no heart rate is measured they are reckoned from age, and the first test gives the runner's own. */
function heartRateOf(runner: AssumedRunner, plan: Pick<TrainingPlan, 'weeks'> | null): Line[] {
  const { heartRate } = runner;
  if (heartRate !== null && heartRate.basis !== 'age-estimate') {
    const { thresholdBeatsPerMinute: threshold } = heartRate;
    return [
      outlineLine('heart-rate', {
        count: easyCeilingOf(plan) ?? Math.round(threshold * HEART_RATE_SHARES.easy[1]),
        otherCount: Math.round(threshold * HEART_RATE_SHARES.threshold[0]),
      }),
    ];
  }
  if (!plan) return isRunWalk(runner) ? [] : [outlineLine('no-heart-rate')];
  // Between walks no heart rate is named.
  const isSteady = plan.weeks.some(({ sessions }) =>
    sessions.some((session) => guideOfSession(session, runner.age).isEstimated),
  );
  const count = isSteady ? estimatedMaximumOf(runner.age) : null;
  const isHard = plan.weeks.some(({ fasterMeters }) => fasterMeters > HARD_WEEK_METERS);
  const known =
    count === null
      ? outlineLine(isHard ? 'no-heart-rate' : 'no-heart-rate-easy')
      : outlineLine('heart-rate-age', { count });
  const tested = testedHeartRateOf(plan);
  if (tested) return [known, tested];
  return isHard ? [known] : [known, outlineLine('heart-rate-talk')];
}

/** The highest heart rate of easy runs, as the plan names it; null = no plan names one. */
function easyCeilingOf(plan: Pick<TrainingPlan, 'weeks'> | null): number | null {
  const easy = plan?.weeks
    .flatMap(({ sessions }) => sessions)
    .find(({ kind }) => kind === 'easy' || kind === 'long');
  return easy?.target.heartRateHigh ?? null;
}

function testedHeartRateOf(plan: Pick<TrainingPlan, 'weeks'>): Line | null {
  const week = plan.weeks.find(({ sessions }) => sessions.some(({ kind }) => kind === 'test'));
  const test = week?.sessions.find(({ kind }) => kind === 'test');
  if (!week || !test) return null;
  if (isAtFixedEffort(test)) return steadyHeartRateOf(plan, week.number);
  const figures = { week: week.number, meters: metersAt(test, 'test') };
  const race = slowRaceOf(plan);
  if (!race) return outlineLine('heart-rate-test', figures);
  const percentOf = (share: number) => Math.round((share / TEST_OVER_THRESHOLD) * 100);
  const [low, high] = raceSharesOf(race.meters, race.seconds);
  const [, ceiling] = easySharesOf(race, race.seconds);
  return outlineLine('heart-rate-test-slow', {
    ...figures,
    percent: percentOf(ceiling),
    count: percentOf(low),
    otherCount: percentOf(high),
  });
}

/** A test at threshold effort shows that heart rate itself. */
function steadyHeartRateOf(plan: Pick<TrainingPlan, 'weeks'>, week: number): Line {
  const race = slowRaceOf(plan);
  const [, ceiling] = race ? easySharesOf(race, race.seconds) : HEART_RATE_SHARES.easy;
  return outlineLine('heart-rate-test-steady', { week, percent: Math.round(ceiling * 100) });
}

/** A race of hours is run below the heart rate of steady running. */
const SLOW_RACE_SECONDS = 14_400;

/** The race of the plan, if it takes hours; null = it is shorter, or there is none. */
function slowRaceOf({ weeks }: Pick<TrainingPlan, 'weeks'>): PlanSession | null {
  const race = weeks.at(-1)?.sessions.findLast(({ kind }) => kind === 'race');
  return race && race.meters >= MARATHON_METERS && race.seconds > SLOW_RACE_SECONDS ? race : null;
}

/** Strides alone are less than this in a week. */
const HARD_WEEK_METERS = 1000;

function groundOf(
  runner: AssumedRunner,
  { goal, isHilly, climbMeters = null }: AssumedWish,
): Line[] {
  if (goal.meters === null || !mayRunHills(runner)) return [];
  if (!isHilly) return goal.kind === 'race' ? [outlineLine('flat')] : [];
  return climbMeters === null
    ? [outlineLine('told-hilly')]
    : [outlineLine('told-climb', { count: Math.round(climbMeters) })];
}
