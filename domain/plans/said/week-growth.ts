import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import {
  isLongKind,
  metersAt,
  type PlanEffort,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';
import { isMountainRace, type PlanRunner, type WishOfMountains } from '../plan-wish.ts';
import { nameOfSession } from '../sessions/session-name.ts';
import { runSecondsOf, workSecondsOf } from '../sessions/session-work.ts';
import { fuelGramsOf } from './fuel-practice.ts';
import {
  growthLine,
  type GrowthRunner,
  type WeekGrowth,
  type WeekGrowthCode,
} from './growth-line.ts';
import { returnGoalOf, stretchOf as stretchOfSession } from '../goal/return-goal.ts';
import { runMetersOf } from './plan-reasons.ts';
import { mountainLinesOf, slopeLinesOf, type MountainLine } from './mountain-week.ts';
import { hasWalkBreaks } from './race-walks.ts';
import { testLinesOf, type TestBasis } from './week-tests.ts';
import { weekWatchOf } from './week-watch.ts';

/** A longer run is worth a line if it adds at least this. Metres. */
const LONGER_METERS = 1000;
/** Two sessions whose work differs by no more are about the same. Seconds. */
const SAME_WORK_SECONDS = 120;
/** More work is named if it adds at least this. Seconds. */
const MORE_WORK_SECONDS = 60;
/** Time downhill of the first long run that is run so, and more each time. */
const DESCENT = { firstSeconds: 600, stepSeconds: 300, mostSeconds: 2400 } as const;

interface Earlier {
  week: number;
  session: PlanSession;
}

/**
 * What grows most in a week against the weeks before it. That is running without a walk, the long run, and race
 * pace in it. Hard sessions are compared with the last one of the same effort. Lighter weeks and those
 * before a race say what stays. A test says which result changes what. The last line is the one thing to look at.
 *
 * @param basis without a form the plan has no paces; without a wish the climb of its race is not known
 */
export function weekGrowthOf(
  plan: TrainingPlan,
  week: PlanWeek,
  { form = null, runner = {}, wish = null }: Partial<TestBasis> = {},
): WeekGrowth[] {
  return [
    ...grownOf(plan, week, { form, runner, wish }),
    { ...weekWatchOf(plan, week, runner, wish?.isHot ?? false), session: null, paces: null },
  ];
}

function grownOf(plan: TrainingPlan, week: PlanWeek, basis: TestBasis): WeekGrowth[] {
  const { runner, wish } = basis;
  const before: Earlier[] = plan.weeks
    // A lighter week is no measure for the others.
    .filter(({ number, reason }) => number < week.number && reason.code !== 'cut-back')
    .flatMap(({ number, sessions }) => sessions.map((session) => ({ week: number, session })));
  const slope = slopeLinesOf(plan, week, wish).map(grownUphill);
  if (week.phase === 'taper') {
    const running = runTimeOf(week);
    // Running and walking in turns is compared by minutes, and no pace stays.
    return running.length > 0 ? running : [...taperOf(plan, week), ...slope];
  }
  if (week.reason.code === 'cut-back') {
    const tested = testLinesOf(plan, week, basis);
    return [...runTimeOf(week), ...tested, ...slope, ...lighterOf(plan, week)];
  }
  const isFirst = before.length === 0;
  const mountain = mountainLinesOf(plan, week, wish).map(grownUphill);
  // In the mountains another line says how long the long run is.
  const isTimed = mountain.some(({ code }) => code === 'climb' || code === 'climb-again');
  const grown = isFirst ? [] : largestGrowthOf(week, before, runner, wish);
  return [
    ...(isFirst ? fromWeekOf(week, runner) : []),
    ...runTimeOf(week),
    ...grown.filter(({ code }) => !(isTimed && code === 'long-more-time')),
    ...mountain,
    ...descentsOf(week, before),
    ...twoDaysOf(plan, week),
    ...walksOf(plan, week, runner, wish),
    ...fuelOf(plan, week, runner),
    ...testLinesOf(plan, week, basis),
    ...returnCheckOf(plan, week, basis),
  ];
}

/** The week that reaches the goal of a return: on which day it is checked, and what follows. */
function returnCheckOf(
  plan: TrainingPlan,
  week: PlanWeek,
  { runner, wish }: TestBasis,
): WeekGrowth[] {
  if (!wish) return [];
  const { weeklyMeters = 0, longestMeters = null, stretchSeconds = null } = runner;
  const { easyPaceSecondsPerKilometer = null } = runner;
  const known = { weeklyMeters, longestMeters, stretchSeconds, easyPaceSecondsPerKilometer };
  const goal = returnGoalOf(plan, known, wish);
  if (goal?.week !== week.number) return [];
  if (goal.kind === 'week') return [growthLine('return-check-week', { meters: goal.meters })];
  const { seconds } = goal;
  const run = week.sessions.find((session) => stretchOfSession(session) >= seconds);
  const weekdays = run ? [weekdayOf(dayNumberOf(run.day))] : null;
  const before = plan.weeks.findLast(({ number }) => number < week.number);
  return [
    growthLine('return-check-stretch', { seconds, weekdays, week: before?.number ?? week.number }),
  ];
}

function grownUphill({ session, ...one }: MountainLine): WeekGrowth {
  return growthLine(one.code, one, session);
}

/** This many lines of what grows are read; the sessions below show the rest. */
const MOST_GROWN = 2;
/** What asks most of the runner is said first. */
const GROWN_BY_WEIGHT: readonly WeekGrowthCode[] = [
  'stretch',
  'long-more',
  'long-more-time',
  'pace-first',
  'work-first',
  'pace-more',
  'steady-more',
  'work-less',
  'work-more',
  'work-rest',
  'work-longer',
  'work-quicker',
  'work-same',
];

/** What grows most in a week: running without a walk, the long run, race pace in it and hard sessions. */
function largestGrowthOf(
  week: PlanWeek,
  before: readonly Earlier[],
  runner: GrowthRunner,
  wish: WishOfMountains | null,
): WeekGrowth[] {
  const lines = [
    ...stretchOf(week, before),
    ...longOf(week, before, runner, wish),
    ...week.sessions.flatMap((session) => workOf(session, before)),
  ];
  const weightOf = ({ code }: WeekGrowth) => GROWN_BY_WEIGHT.indexOf(code);
  const kept = new Set(
    lines.toSorted((one, other) => weightOf(one) - weightOf(other)).slice(0, MOST_GROWN),
  );
  return lines.filter((one) => kept.has(one));
}

/** Weeks whose difference is no more are the same; its reason says so. */
const SAME_WEEK_SHARE = 0.03;

/** The first week beside the runner's own one of before, where it is another. */
function fromWeekOf(week: PlanWeek, { weeklyMeters = 0 }: GrowthRunner): WeekGrowth[] {
  const isWalked = week.sessions.some(({ kind }) => kind === 'run-walk');
  const isAsBefore = Math.abs(week.meters - weeklyMeters) <= weeklyMeters * SAME_WEEK_SHARE;
  if (week.number > 1 || weeklyMeters <= 0 || isWalked || isAsBefore) return [];
  return [growthLine('from-week', { meters: week.meters, otherMeters: weeklyMeters })];
}

/** Minutes that are run, where some are walked. */
function runTimeOf({ sessions, meters }: PlanWeek): WeekGrowth[] {
  if (sessions.every(({ kind }) => kind !== 'run-walk')) return [];
  const seconds = sessions
    .filter(({ kind }) => kind !== 'race')
    .reduce((sum, session) => sum + runSecondsOf(session), 0);
  return [growthLine('run-time', { seconds: Math.round(seconds / 60) * 60, meters })];
}

/** The run of the day before is about as long as the long one, and both are long. */
const TWO_DAYS = { share: 0.8, meters: 20_000, seconds: 7200 } as const;

/** Two long days in a row, which are one long way; why is said the first time. */
function twoDaysOf(plan: TrainingPlan, week: PlanWeek): WeekGrowth[] {
  const meters = twoDaysMetersOf(week);
  if (meters === null) return [];
  const isAgain = plan.weeks.some(
    (one) => one.number < week.number && twoDaysMetersOf(one) !== null,
  );
  return [growthLine(isAgain ? 'two-days-again' : 'two-days', { meters })];
}

/** Of both days together; null = the week has no two long days. */
function twoDaysMetersOf({ sessions }: PlanWeek): number | null {
  const long = sessions.find(({ kind }) => isLongKind(kind));
  if (!long || (long.meters < TWO_DAYS.meters && long.seconds < TWO_DAYS.seconds)) return null;
  const eve = sessions.find(
    ({ kind, day, meters }) =>
      kind === 'easy' &&
      dayNumberOf(day) === dayNumberOf(long.day) - 1 &&
      meters >= long.meters * TWO_DAYS.share,
  );
  return eve ? eve.meters + long.meters : null;
}

/** Long runs in which walks of the race are practised: the long ones of the second half. */
const PRACTISED_WALKS_SECONDS = 6000;

function walksOf(
  plan: TrainingPlan,
  { number, phase, sessions }: PlanWeek,
  runner: GrowthRunner,
  wish: WishOfMountains | null,
): WeekGrowth[] {
  const isLate = phase === 'build' || phase === 'specific';
  const long = sessions.find(
    ({ kind, seconds }) => isLongKind(kind) && seconds >= PRACTISED_WALKS_SECONDS,
  );
  const { weeklyMeters = 0, longestMeters = null, stretchSeconds = null, facts = [] } = runner;
  if (!isLate || !long || !wish) return [];
  const isPractised = plan.weeks.some(
    (one) =>
      one.number < number &&
      (one.phase === 'build' || one.phase === 'specific') &&
      one.sessions.some((run) => isLongKind(run.kind) && run.seconds >= PRACTISED_WALKS_SECONDS),
  );
  // From then on they are part of each such run.
  if (isPractised) return [];
  return hasWalkBreaks(plan, { weeklyMeters, longestMeters, stretchSeconds, facts }, wish)
    ? [growthLine('walks', {}, long)]
    : [];
}

/** The longest running without a walk, where running is learnt. */
function stretchOf({ sessions }: PlanWeek, before: readonly Earlier[]): WeekGrowth[] {
  const secondsOf = ({ kind, steps }: PlanSession) =>
    kind === 'run-walk' ? (steps.find(({ part }) => part === 'main')?.seconds ?? 0) : 0;
  const now = Math.max(0, ...sessions.map(secondsOf));
  const most = Math.max(0, ...before.map(({ session }) => secondsOf(session)));
  return now > most && most > 0
    ? [growthLine('stretch', { seconds: now, otherSeconds: most })]
    : [];
}

function longOf(
  { sessions }: PlanWeek,
  before: readonly Earlier[],
  { longestMeters = null }: GrowthRunner,
  wish: WishOfMountains | null,
): WeekGrowth[] {
  if (wish && isMountainRace(wish)) return longTimeOf(sessions, before);
  const long = sessions.find(({ kind }) => isLongKind(kind));
  // What was run before the plan was run, too.
  const most = Math.max(
    longestMeters ?? 0,
    ...before.flatMap(({ session }) => (isLongKind(session.kind) ? session.meters : [])),
  );
  if (!long || most === 0 || long.meters - most < LONGER_METERS) return [];
  return [growthLine('long-more', { meters: long.meters, otherMeters: long.meters - most })];
}

/** A longer time on hilly ground is worth a line if it adds at least this. Seconds. */
const LONGER_SECONDS = 180;

function longTimeOf(sessions: readonly PlanSession[], before: readonly Earlier[]): WeekGrowth[] {
  const long = sessions.find(({ kind }) => isLongKind(kind));
  const most = Math.max(
    0,
    ...before.flatMap(({ session }) => (isLongKind(session.kind) ? session.seconds : [])),
  );
  if (!long || most === 0 || long.seconds - most < LONGER_SECONDS) return [];
  const rounded = (seconds: number) => Math.round(seconds / CLIMB_TIME_STEP) * CLIMB_TIME_STEP;
  const seconds = rounded(long.seconds);
  const otherSeconds = seconds - rounded(most);
  return otherSeconds > 0 ? [growthLine('long-more-time', { seconds, otherSeconds })] : [];
}

function effortOf({ steps }: PlanSession): PlanEffort | null {
  return steps.find(({ part }) => part === 'main')?.effort ?? null;
}

/** The work of a hard session against the last one of its effort, long runs left out. */
function workOf(session: PlanSession, before: readonly Earlier[]): WeekGrowth[] {
  const seconds = workSecondsOf(session);
  if (seconds === null) return session.kind === 'long-pace' ? pacedOf(session, before) : [];
  if (isLongKind(session.kind)) return pacedOf(session, before);
  const effort = effortOf(session);
  const last = before.findLast(
    (one) =>
      !isLongKind(one.session.kind) &&
      effortOf(one.session) === effort &&
      workSecondsOf(one.session) !== null,
  );
  const otherSeconds = last ? workSecondsOf(last.session) : null;
  if (!last || otherSeconds === null) return [growthLine('work-first', { seconds }, session)];
  const figures = { seconds, otherSeconds, week: last.week };
  if (seconds >= otherSeconds + MORE_WORK_SECONDS)
    return [growthLine('work-more', figures, session)];
  // Hills that could grow no more begin anew with shorter ones; on the flat the pace is given.
  const isShorter = pieceOf(session) < pieceOf(last.session);
  const isAsMany = repeatsOf(session) >= repeatsOf(last.session) && repeatsOf(session) > 1;
  if (effort === 'hill' && isShorter && isAsMany && seconds < otherSeconds) {
    return [growthLine('work-quicker', figures, session)];
  }
  if (seconds < otherSeconds - SAME_WORK_SECONDS)
    return [growthLine('work-less', figures, session)];
  const rests = { seconds: restOf(session), otherSeconds: restOf(last.session) };
  if (pieceOf(session) === pieceOf(last.session) && rests.seconds < rests.otherSeconds) {
    return [growthLine('work-rest', { ...rests, week: last.week }, session)];
  }
  const isLonger = pieceOf(session) > pieceOf(last.session);
  return [growthLine(isLonger ? 'work-longer' : 'work-same', figures, session)];
}

function repeatsOf({ steps }: PlanSession): number {
  return steps.find(({ part }) => part === 'main')?.repeats ?? 0;
}

/** Between two pieces of the work; 0 = none. */
function restOf({ steps }: PlanSession): number {
  return steps.find(({ part }) => part === 'main')?.restSeconds ?? 0;
}

/** How long one piece of the work is; metres or seconds, as the session is said. */
function pieceOf({ steps }: PlanSession): number {
  const main = steps.find(({ part }) => part === 'main');
  return main?.meters ?? main?.seconds ?? 0;
}

function pacedMetersOf(session: PlanSession): number {
  const efforts = ['race', 'marathon', 'threshold'] as const;
  return Math.round(efforts.reduce((sum, effort) => sum + metersAt(session, effort), 0));
}

/** The faster part of a long run against the last one of its name. */
function pacedOf(session: PlanSession, before: readonly Earlier[]): WeekGrowth[] {
  const meters = pacedMetersOf(session);
  const name = nameOfSession(session);
  const last = before.findLast((one) => nameOfSession(one.session) === name);
  if (!last) return [growthLine('pace-first', { meters }, session)];
  const otherMeters = pacedMetersOf(last.session);
  if (meters <= otherMeters) return [];
  const code = name === 'long-progressive' ? 'steady-more' : 'pace-more';
  return [growthLine(code, { meters, otherMeters, week: last.week }, session)];
}

/** The time of a run on hilly ground is said in such steps. */
const CLIMB_TIME_STEP = 300;

function descentsOf({ sessions }: PlanWeek, before: readonly Earlier[]): WeekGrowth[] {
  const isDescent = ({ reason }: PlanSession) => reason.code === 'long-descents';
  const session = sessions.find(isDescent);
  if (!session) return [];
  const runs = before.filter((one) => isDescent(one.session)).length;
  const { firstSeconds, stepSeconds, mostSeconds } = DESCENT;
  const seconds = Math.min(mostSeconds, firstSeconds + stepSeconds * runs);
  return [growthLine('descents', { seconds }, session)];
}

/** Carbohydrate to practise in the long run. */
function fuelOf(
  plan: TrainingPlan,
  week: PlanWeek,
  runner: Pick<PlanRunner, 'facts'>,
): WeekGrowth[] {
  const count = fuelGramsOf(plan, week, runner);
  const before = plan.weeks
    .filter(({ number }) => number < week.number)
    .flatMap((one) => fuelGramsOf(plan, one, runner) ?? [])
    .at(-1);
  if (count === before) return [];
  const long = week.sessions.find(({ kind }) => isLongKind(kind)) ?? null;
  return count === null ? [] : [growthLine('fuel', { count }, long)];
}

/** A lighter week names the one that goes on after it. */
function lighterOf({ weeks }: TrainingPlan, { number }: PlanWeek): WeekGrowth[] {
  const next = weeks[number];
  if (!next || next.phase === 'taper') return [];
  const [running] = runTimeOf(next);
  return running
    ? [growthLine('lighter-running', { seconds: running.seconds, week: next.number })]
    : [growthLine('lighter', { meters: next.meters, week: next.number })];
}

/** Friday. */
const LATE_IN_WEEK = 5;

function taperOf({ weeks }: TrainingPlan, week: PlanWeek): WeekGrowth[] {
  const largest = Math.max(...weeks.map(runMetersOf));
  const percent = largest > 0 ? Math.round((1 - runMetersOf(week) / largest) * 100) : 0;
  // A week without a run before the race compares with nothing.
  if (percent <= 0 || week.meters <= 0) return [];
  const isOfRace = week.number === weeks.length;
  if (!isOfRace) return [growthLine('taper', { percent, meters: largest })];
  const race = week.sessions.find(({ kind }) => kind === 'race');
  // A race early in its week has too few days before it to compare with a week.
  if (race && weekdayOf(dayNumberOf(race.day)) < LATE_IN_WEEK) return [];
  const raced = race?.meters ?? 0;
  return [growthLine('taper-race', { percent, meters: largest, otherMeters: week.meters + raced })];
}
