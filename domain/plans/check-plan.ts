import { calendarDayOf, dayNumberOf, mondayOf, weekdayOf } from '../measures/calendar-day.ts';
import {
  isCutBackWeek,
  isLongRunWithinWeek,
  raceRecoveryDays,
  taperBand,
} from '../training/load/volume-rules.ts';
import {
  easyShareMinimumOf,
  effortMetersMaximum,
  isFirstWeekFixed,
  isRunWalk,
  lastLongSecondsOf,
  keepsEveryDay,
  longRunSecondsMaximum,
  longRunShareMaximum,
  PLAN_LIMITS,
  raceOverLongestShare,
  restedDaysOf,
  singleRunMaximum,
  taperWeeksOf,
  type LimitedEffort,
  testMetersMaximumOf,
  testMetersOfWeek,
} from './plan-limits.ts';
import {
  fasterMetersOf,
  isHardKind,
  isLongKind,
  metersAt,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from './training-plan.ts';
import {
  isDayOff,
  isHurting,
  isMildAche,
  lastRunDayOf,
  type PlanRunner,
  type PlanWish,
} from './plan-wish.ts';
import { withFlatDistances } from './sessions/hilly-runs.ts';

export const PLAN_RULES = [
  'figures',
  'dates',
  'weeks',
  'days',
  'minutes',
  'sessions',
  'single-run',
  'race-jump',
  'week-step',
  'two-week-step',
  'first-week',
  'cut-back',
  'hard-days',
  'back-to-back',
  'rest-day',
  'effort-volume',
  'test',
  'test-rest',
  'easy-share',
  'long-share',
  'long-time',
  'taper',
  'race-recovery',
  'return',
] as const;
export type PlanRule = (typeof PLAN_RULES)[number];

/** A rule that a plan breaks, and where. */
export interface BrokenRule {
  rule: PlanRule;
  /** Week or day, as the plan names it. */
  where: string;
  found: number;
  allowed: number;
}

/** Sizes are whole steps, so a share may be exceeded by this much through rounding. */
const ROUNDING_METERS = 1;
/** Smaller weeks cannot keep to a taper's lower end. */
const TAPER_LEAST_PEAK_METERS = 20_000;
/** With fewer days the one before the race is too large a part. */
const TAPER_LEAST_DAYS = 10;
const TAPER_ROUNDING_SHARE = 0.04;
/** Weeks shorter than this are too few to say how much of them is easy. */
const EASY_SHARE_LEAST_METERS = 5000;

interface DatedSession {
  day: number;
  session: PlanSession;
}

/**
 * Every rule of `PLAN_LIMITS` that a plan breaks. Knows nothing of how the plan was made, so it
 * judges the plans of builders, models and people alike.
 */
export function brokenRules(
  written: TrainingPlan,
  runner: Pick<
    PlanRunner,
    | 'weeklyMeters'
    | 'longestMeters'
    | 'stretchSeconds'
    | 'daysSinceLastRun'
    | 'age'
    | 'health'
    | 'injury'
    | 'isAcheMild'
  >,
  wish: Pick<
    PlanWish,
    'weekdays' | 'sessionsPerWeek' | 'goal' | 'racesOnTheWay' | 'minutesByWeekday' | 'daysOff'
  >,
): BrokenRule[] {
  // A long run in the mountains loads as its time does, however few its kilometres are.
  const plan = withFlatDistances(written);
  const sessions = plan.weeks.flatMap((week) =>
    week.sessions.map((session): DatedSession => ({ day: dayNumberOf(session.day), session })),
  );
  const raceDay = plan.goal.meters === null ? null : dayNumberOf(plan.endDay);
  const all: AllParts = { plan, runner, wish, sessions, raceDay };
  return [
    ...brokenFigures(written),
    ...brokenDates(all),
    ...brokenMinutes(all),
    ...brokenSingleRuns(all),
    ...brokenWeekSteps(all),
    ...brokenCutBacks(all),
    ...brokenHardDays(all),
    ...brokenWeeks(all),
    ...brokenTests(all),
    ...brokenTaper(all),
    ...brokenLastDays(all),
    ...brokenReturn(all),
  ];
}

interface AllParts {
  plan: TrainingPlan;
  runner: Parameters<typeof brokenRules>[1];
  wish: Parameters<typeof brokenRules>[2];
  sessions: readonly DatedSession[];
  raceDay: number | null;
}

function broken(rule: PlanRule, where: string, found: number, allowed: number): BrokenRule {
  return { rule, where, found, allowed };
}

function brokenFigures(plan: TrainingPlan): BrokenRule[] {
  return plan.weeks.flatMap((week) => {
    const figures = [
      week.meters,
      week.longMeters,
      week.fasterMeters,
      ...week.sessions.flatMap((session) => [
        session.meters - 1,
        session.seconds - 1,
        ...session.steps.map((step) => (step.meters ?? step.seconds ?? NaN) * step.repeats),
        ...Object.values(session.target).filter((value) => typeof value === 'number'),
      ]),
    ];
    const sum = week.sessions
      .filter((session) => !isGoalRace(plan, session))
      .reduce((meters, session) => meters + session.meters, 0);
    return [
      ...figures
        .filter((figure) => !Number.isFinite(figure) || figure < 0)
        .map((figure) => broken('figures', week.monday, figure, 0)),
      ...(Math.abs(sum - week.meters) > 1
        ? [broken('figures', week.monday, week.meters, sum)]
        : []),
    ];
  });
}

function isGoalRace(plan: TrainingPlan, session: PlanSession): boolean {
  return plan.goal.meters !== null && session.kind === 'race' && session.day === plan.endDay;
}

function brokenDates({ plan, sessions, wish, raceDay }: AllParts): BrokenRule[] {
  const start = dayNumberOf(plan.startDay);
  const end = dayNumberOf(plan.endDay);
  const raceDays = new Set(wish.racesOnTheWay.map(({ day }) => dayNumberOf(day)));
  const rows: BrokenRule[] = [];
  if (plan.weeks.length < 1 || plan.weeks.length > PLAN_LIMITS.weeksMaximum) {
    rows.push(broken('weeks', plan.startDay, plan.weeks.length, PLAN_LIMITS.weeksMaximum));
  }
  plan.weeks.forEach((week, index) => {
    const monday = dayNumberOf(week.monday);
    if (monday !== mondayOf(start) + 7 * index) {
      rows.push(broken('dates', week.monday, monday, mondayOf(start) + 7 * index));
    }
    for (const { day } of week.sessions) {
      if (mondayOf(dayNumberOf(day)) !== monday) {
        rows.push(broken('dates', day, dayNumberOf(day), monday));
      }
    }
    const most = Math.min(PLAN_LIMITS.sessionsMaximum, wish.sessionsPerWeek);
    // A race may fall on a day beside the runner's own.
    if (week.sessions.filter(({ kind }) => kind !== 'race').length > most) {
      rows.push(broken('sessions', week.monday, week.sessions.length, most));
    }
  });
  for (const { day, session } of sessions) {
    if (day < start || day > end) rows.push(broken('dates', session.day, day, end));
    if (day === raceDay || raceDays.has(day)) continue;
    const weekday = weekdayOf(day);
    if (!wish.weekdays.includes(weekday)) rows.push(broken('days', session.day, weekday, 0));
    if (isDayOff(wish, session.day)) rows.push(broken('days', session.day, weekday, 0));
  }
  return rows;
}

/** A run takes no longer than its weekday leaves, where the runner said so for single ones. New paces change times. */
function brokenMinutes({ sessions, wish }: AllParts): BrokenRule[] {
  const { minutesByWeekday = {} } = wish;
  return sessions.flatMap(({ day, session }) => {
    const most = (minutesByWeekday[weekdayOf(day)] ?? Infinity) * 60;
    return session.kind === 'race' || session.seconds <= most * RACE_TIME_SLACK
      ? []
      : [broken('minutes', session.day, session.seconds, most)];
  });
}

function brokenSingleRuns({ plan, runner, sessions }: AllParts): BrokenRule[] {
  const start = dayNumberOf(plan.startDay);
  const before = { day: lastRunDayOf(start, runner), meters: runner.longestMeters ?? 0 };
  const runs = [before, ...sessions.map(({ day, session }) => ({ day, meters: session.meters }))];
  return sessions.flatMap(({ day, session }) => {
    const longest = Math.max(
      0,
      ...runs
        .filter((run) => run.day < day && run.day >= day - PLAN_LIMITS.singleRunWindowDays)
        .map(({ meters }) => meters),
    );
    if (session.kind === 'race') {
      const most = longest * raceOverLongestShare(session.meters);
      return session.meters > most + ROUNDING_METERS
        ? [broken('race-jump', session.day, session.meters, most)]
        : [];
    }
    const most = singleRunMaximum(longest, runner.weeklyMeters);
    return session.meters > most + ROUNDING_METERS
      ? [broken('single-run', session.day, session.meters, most)]
      : [];
  });
}

/** From so many days without running in a row on, steps begin at the weeks that they made small. */
const LOSS_OF_FORM_DAYS = 10;

/** Whether a few days off take runs from a week, so that it says nothing of the next steps. */
function isShortOfFewDays(
  { daysOff = [], weekdays, sessionsPerWeek }: AllParts['wish'],
  monday: number,
): boolean {
  const lengths = daysOff
    .map(({ from, to }) => ({ from: dayNumberOf(from), to: dayNumberOf(to) }))
    .filter(({ from, to }) => from <= monday + 6 && monday <= to)
    .map(({ from, to }) => to - from + 1);
  const isOff = (weekday: number) => {
    const day = calendarDayOf(monday + weekday - 1);
    return daysOff.some(({ from, to }) => from <= day && day <= to);
  };
  const left = weekdays.filter((weekday) => !isOff(weekday)).length;
  const usual = Math.min(sessionsPerWeek, weekdays.length);
  return lengths.length > 0 && Math.max(...lengths) < LOSS_OF_FORM_DAYS && left < usual;
}

function brokenWeekSteps({ plan, runner, wish }: AllParts): BrokenRule[] {
  const before = runner.weeklyMeters;
  const weeks = [before, before, before, ...plan.weeks.map(({ meters }) => meters)];
  const isShort = plan.weeks.map(({ monday }) => isShortOfFewDays(wish, dayNumberOf(monday)));
  /** The largest of the last three of these weeks, and of the last three that are not short of runs. */
  const largest = (behind: readonly number[]) =>
    Math.max(...behind.slice(-3), ...behind.filter((_, at) => isShort[at - 3] !== true).slice(-3));
  return plan.weeks.flatMap((week, index) => {
    const highest = largest(weeks.slice(0, index + 3));
    const earlier = largest(weeks.slice(0, Math.max(3, index + 2)));
    const isNew = index < 3 && isFirstWeekFixed(runner);
    const floor = isNew ? PLAN_LIMITS.newcomerWeekMeters : 0;
    const most = Math.max(
      highest * PLAN_LIMITS.weekStepShare,
      highest + PLAN_LIMITS.weekStepMeters,
      floor,
    );
    const mostInTwo = Math.max(
      earlier * PLAN_LIMITS.twoWeekStepShare,
      earlier + PLAN_LIMITS.twoWeekStepMeters,
      floor,
    );
    return [
      ...(week.meters > most + ROUNDING_METERS
        ? [broken(index === 0 ? 'first-week' : 'week-step', week.monday, week.meters, most)]
        : []),
      ...(week.meters > mostInTwo + ROUNDING_METERS
        ? [broken('two-week-step', week.monday, week.meters, mostInTwo)]
        : []),
    ];
  });
}

function isCarefulRunner({ runner, plan }: AllParts): boolean {
  return (
    (runner.age ?? 0) >= PLAN_LIMITS.carefulAge || isHurting(runner) || plan.goal.kind === 'return'
  );
}

/** Weeks of less come often enough, whatever they are called. */
function brokenCutBacks(all: AllParts): BrokenRule[] {
  const most = isCarefulRunner(all)
    ? PLAN_LIMITS.carefulWeeksWithoutCutBackMaximum
    : PLAN_LIMITS.weeksWithoutCutBackMaximum;
  const rows: BrokenRule[] = [];
  let without = 0;
  // The second of two lighter weeks in a row is light, too: both are measured against the last whole one.
  let whole: PlanWeek | null = null;
  for (const week of all.plan.weeks) {
    if (week.phase === 'taper') break;
    // Days off may leave nothing of a week.
    const isLess =
      week.meters === 0 || (whole !== null && isAtMostCutBack(whole.meters, week.meters));
    without = isLess ? 0 : without + 1;
    if (without > most) rows.push(broken('cut-back', week.monday, without, most));
    if (!isLess) whole = week;
  }
  return rows;
}

function isAtMostCutBack(before: number, week: number): boolean {
  return isCutBackWeek(before, week) || (before > 0 && week < before * 0.7);
}

function brokenHardDays({ plan, sessions, runner, wish }: AllParts): BrokenRule[] {
  const hard = sessions
    .filter(({ session }) => isHardKind(session.kind))
    .sort((a, b) => a.day - b.day);
  const rows = hard.flatMap(({ day, session }, index) => {
    const next = hard[index + 1];
    return next && next.day - day < 2
      ? [broken('back-to-back', session.day, next.day - day, 2)]
      : [];
  });
  for (const week of plan.weeks) {
    const hardDays = week.sessions.filter(({ kind }) => isHardKind(kind)).length;
    if (hardDays > PLAN_LIMITS.hardDaysMaximum) {
      rows.push(broken('hard-days', week.monday, hardDays, PLAN_LIMITS.hardDaysMaximum));
    }
    const rest = 7 - new Set(week.sessions.map(({ day }) => day)).size;
    if (rest < PLAN_LIMITS.restDaysMinimum && !keepsEveryDay(runner, wish)) {
      rows.push(broken('rest-day', week.monday, rest, PLAN_LIMITS.restDaysMinimum));
    }
  }
  const races = sessions.filter(({ session }) => session.kind === 'race');
  for (const race of races) {
    const easyUntil = race.day + raceRecoveryDays(race.session.meters);
    for (const { day, session } of hard) {
      if (day > race.day && day <= easyUntil) {
        rows.push(broken('race-recovery', session.day, day - race.day, easyUntil - race.day));
      }
    }
  }
  return rows;
}

function brokenWeeks({ plan }: AllParts): BrokenRule[] {
  return plan.weeks.flatMap((week) => {
    const training = week.sessions.filter(({ kind }) => kind !== 'race');
    const meters = week.sessions
      .filter((session) => !isGoalRace(plan, session))
      .reduce((sum, session) => sum + session.meters, 0);
    const rows: BrokenRule[] = [];
    for (const session of training) {
      for (const effort of Object.keys(PLAN_LIMITS.quality) as LimitedEffort[]) {
        const found = metersAt(session, effort);
        const allowed = effortMetersMaximum(effort, meters, plan.goal.meters);
        // Strides are few metres, of which a share of a small week says nothing.
        const isStrides = session.kind === 'strides' || session.kind === 'run-walk';
        if (!isStrides && found > allowed + ROUNDING_METERS) {
          rows.push(broken('effort-volume', session.day, found, allowed));
        }
      }
    }
    const trainingMeters = training.reduce((sum, session) => sum + session.meters, 0);
    const faster = training.reduce((sum, session) => sum + fasterMetersOf(session), 0);
    const easyShare = easyShareMinimumOf(training.length);
    const isMostlyEasy = trainingMeters - faster >= trainingMeters * easyShare - ROUNDING_METERS;
    if (trainingMeters >= EASY_SHARE_LEAST_METERS && !isMostlyEasy) {
      rows.push(broken('easy-share', week.monday, 1 - faster / trainingMeters, easyShare));
    }
    for (const session of training.filter(({ kind }) => isLongKind(kind))) {
      const runs = new Set(training.map(({ id }) => id)).size;
      const most = meters * longRunShareMaximum(meters, Math.max(3, runs), plan.goal.meters);
      const isWithin =
        isLongRunWithinWeek(session.meters, meters) || session.meters <= most + ROUNDING_METERS;
      // A race week or a week cut short by its days is no whole week.
      if (!isWithin && week.phase !== 'taper' && runs >= PLAN_LIMITS.sessionsMinimum) {
        rows.push(broken('long-share', session.day, session.meters, most));
      }
      const seconds = longRunSecondsMaximum(plan.goal.meters, slowestRaceSeconds(plan));
      if (session.seconds > seconds + 1) {
        rows.push(broken('long-time', session.day, session.seconds, seconds));
      }
    }
    return rows;
  });
}

/** How long a race takes changes with new paces, and runs that were planned stay right. */
const RACE_TIME_SLACK = 1.1;

function slowestRaceSeconds({ weeks, endDay }: TrainingPlan): number | null {
  const last = weeks.at(-1)?.sessions ?? [];
  const race = last.find(({ kind, day }) => kind === 'race' && day === endDay);
  return race ? race.seconds * RACE_TIME_SLACK : null;
}

function brokenTests({ plan, sessions }: AllParts): BrokenRule[] {
  const tests = sessions.filter(({ session }) => session.kind === 'test');
  const { testRestedDays, testRecoveryDays } = PLAN_LIMITS;
  const hardDays = sessions.filter(({ session }) => isHardKind(session.kind)).map(({ day }) => day);
  const tired = tests.flatMap(({ day, session }) => {
    const before = day - Math.max(-Infinity, ...hardDays.filter((hard) => hard < day));
    const after = Math.min(Infinity, ...hardDays.filter((hard) => hard > day)) - day;
    return [
      ...(before < testRestedDays
        ? [broken('test-rest', session.day, before, testRestedDays)]
        : []),
      ...(after < testRecoveryDays
        ? [broken('test-rest', session.day, after, testRecoveryDays)]
        : []),
    ];
  });
  const sized = tests.flatMap(({ day, session }, index) => {
    const week = plan.weeks.find(({ monday }) => dayNumberOf(monday) === mondayOf(day));
    const found = metersAt(session, 'test');
    const allowed = Math.min(
      testMetersMaximumOf(plan.goal.meters),
      testMetersOfWeek(week?.meters ?? 0)[found > PLAN_LIMITS.testMetersMaximum ? 'long' : 'usual'],
    );
    const next = tests[index + 1];
    const days = next ? next.day - day : Infinity;
    return [
      ...(found > allowed + ROUNDING_METERS ? [broken('test', session.day, found, allowed)] : []),
      ...(days < PLAN_LIMITS.testEveryDaysMinimum
        ? [broken('test', session.day, days, PLAN_LIMITS.testEveryDaysMinimum)]
        : []),
    ];
  });
  return [...tired, ...sized];
}

/**
 * The mean week of the days from the taper's first Monday to the race, whose own day is without training. It may be too
 * small only up to the last day on which the runner runs and that is not right before the race.
 */
function brokenTaper({ plan, sessions, raceDay, runner, wish }: AllParts): BrokenRule[] {
  const { meters } = plan.goal;
  if (raceDay === null || meters === null) return [];
  const build = plan.weeks
    .filter(({ phase }) => phase !== 'taper')
    .slice(-PLAN_LIMITS.taperReferenceWeeks);
  const weeks = taperWeeksOf(meters, weekdayOf(raceDay), runner);
  const from = Math.max(dayNumberOf(plan.startDay), mondayOf(raceDay) - 7 * (weeks - 1));
  const days = raceDay - from;
  if (days < 1) return [];
  const total = sessions
    .filter(({ day }) => day >= from && day < raceDay)
    .reduce((sum, { session }) => sum + session.meters, 0);
  const peak = Math.max(
    ...build.map((week) => week.meters),
    build.length > 0 ? 0 : runner.weeklyMeters,
  );
  const { leastMeters, mostMeters } = taperBand(peak);
  const mean = (total * 7) / (days + 1);
  const slack = peak * TAPER_ROUNDING_SHARE;
  if (peak > 0 && mean > mostMeters + slack) {
    return [broken('taper', plan.endDay, mean, mostMeters)];
  }
  const isJudged = build.length >= 2 && peak >= TAPER_LEAST_PEAK_METERS && days >= TAPER_LEAST_DAYS;
  const lastDays = Array.from({ length: days - 1 }, (_, index) => from + index);
  // Days off may leave less than is right before a race.
  if (lastDays.some((day) => isDayOff(wish, calendarDayOf(day)))) return [];
  const ownDays = lastDays.filter((day) => wish.weekdays.includes(weekdayOf(day)));
  // With a day of the runner in the last days all of them count.
  const lastDay = ownDays.at(-1) ?? raceDay;
  const hasOwnDay = raceDay - lastDay < DAYS_WITHOUT_RUN;
  const run = hasOwnDay ? mean : (total * 7) / (lastDay - from + 1);
  return isJudged && run < leastMeters - slack
    ? [broken('taper', plan.endDay, run, leastMeters)]
    : [];
}

/** All days count if one of the runner's own days is among this many last days before the race. */
const DAYS_WITHOUT_RUN = 4;

/** Near the race no long run is as long as before, and the day before it is for resting. */
function brokenLastDays({ plan, sessions, raceDay, runner }: AllParts): BrokenRule[] {
  const { meters } = plan.goal;
  if (raceDay === null || meters === null || isRunWalk(runner)) return [];
  const near = sessions.filter(
    ({ day, session }) =>
      isLongKind(session.kind) && day < raceDay && raceDay - day <= restedDaysOf(meters),
  );
  const before = sessions.filter(({ day }) => raceDay - day > restedDaysOf(meters));
  const longest = Math.max(
    runner.longestMeters ?? 0,
    ...before.map(({ session }) => session.meters),
  );
  const most = longest * PLAN_LIMITS.restedLongShare;
  const seconds = PLAN_LIMITS.dayBeforeRaceSeconds;
  const tooLong = near.filter(({ session }) => session.meters > most + ROUNDING_METERS);
  const last = sessions.filter(
    ({ day, session }) =>
      day === raceDay - 1 && (isHardKind(session.kind) || session.seconds > seconds),
  );
  // A wish to run slower, or slower new paces, is no fault of the plan.
  const lastLong = sessions.filter(
    ({ day, session }) =>
      isLongKind(session.kind) &&
      day < raceDay &&
      raceDay - day <= PLAN_LIMITS.lastLongDays &&
      session.seconds > lastLongSecondsOf(meters) * RACE_TIME_SLACK,
  );
  return [
    ...lastLong.map(({ session }) =>
      broken('taper', session.day, session.seconds, lastLongSecondsOf(meters)),
    ),
    ...tooLong.map(({ session }) => broken('taper', session.day, session.meters, most)),
    ...last.map(({ session }) => broken('taper', session.day, session.seconds, seconds)),
  ];
}

/** After a break, or with a niggle, the first weeks hold no faster running. */
function brokenReturn({ plan, sessions, runner, raceDay }: AllParts): BrokenRule[] {
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const weeks = isMildAche(runner)
    ? PLAN_LIMITS.easyWeeksWithMildAche
    : runner.health === 'niggle'
      ? PLAN_LIMITS.easyWeeksWithNiggle
      : isBreak
        ? PLAN_LIMITS.easyWeeksAfterBreak
        : 0;
  const until = dayNumberOf(plan.startDay) + 7 * weeks;
  return sessions
    .filter(({ day, session }) => {
      const isFaster = isHardKind(session.kind) && !isLongKind(session.kind);
      return day < until && day !== raceDay && isFaster;
    })
    .map(({ session, day }) => broken('return', session.day, day, until));
}
