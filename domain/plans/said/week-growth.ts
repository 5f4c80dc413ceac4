import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { testMarksOf } from '../goal/test-marks.ts';
import {
  isLongKind,
  metersAt,
  type PlanEffort,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';
import {
  climbPerKilometerOf,
  isMountainRace,
  type PlanRunner,
  type WishOfMountains,
} from '../plan-wish.ts';
import { nameOfSession, type PlanSessionName } from '../sessions/session-name.ts';
import { workSecondsOf } from '../sessions/session-work.ts';
import { fuelGramsOf } from './fuel-practice.ts';
import { metersWithClimb, USUAL_CLIMB_PER_KILOMETER } from '../sessions/mountain-climb.ts';
import { outlineLine, type OutlineLine } from './outline/outline-line.ts';

/** What a week asks for that the weeks before it did not, or why it asks for less. */
export const WEEK_GROWTHS = [
  'stretch',
  'long-more',
  'pace-first',
  'pace-more',
  'steady-more',
  'work-first',
  'work-more',
  'work-longer',
  'work-same',
  'work-less',
  'climb',
  'descents',
  'fuel',
  'test-result',
  'test-result-last',
  'test-flat',
  'lighter',
  'taper',
] as const;
export type WeekGrowthCode = (typeof WEEK_GROWTHS)[number];

/** A line of it; it names the session that it is of. */
export interface WeekGrowth extends OutlineLine<WeekGrowthCode> {
  session: PlanSessionName | null;
}

/** A longer run is worth a line from so much on. Metres. */
const LONGER_METERS = 400;
/** Two sessions whose work differs by no more are about the same. Seconds. */
const SAME_WORK_SECONDS = 120;
/** More work is named from so much on. Seconds. */
const MORE_WORK_SECONDS = 60;
/** Time downhill of the first long run that is run so, and more each time. */
const DESCENT = { firstSeconds: 600, stepSeconds: 300, mostSeconds: 2400 } as const;

interface Earlier {
  week: number;
  session: PlanSession;
}

/**
 * What grows in a week against the weeks before it. That is running without a walk, the long run, and race
 * pace in it. Hard sessions are compared with the last one of the same effort. Lighter weeks and those
 * before a race say what stays. A test says which result changes what.
 *
 * @param form today's, by which the paces of the plan go; null = it has none
 * @param wish with the climb of its race; null = not known
 */
export function weekGrowthOf(
  plan: TrainingPlan,
  week: PlanWeek,
  form: PlanRunner['vdot'] = null,
  runner: Pick<PlanRunner, 'facts'> = {},
  wish: WishOfMountains | null = null,
): WeekGrowth[] {
  const before: Earlier[] = plan.weeks
    // A lighter week is no measure for the others.
    .filter(({ number, reason }) => number < week.number && reason.code !== 'cut-back')
    .flatMap(({ number, sessions }) => sessions.map((session) => ({ week: number, session })));
  if (week.phase === 'taper') return taperOf(plan, week);
  if (week.reason.code === 'cut-back') {
    return [...testOf(plan, week, form, wish), ...lighterOf(plan, week)];
  }
  const isFirst = before.length === 0;
  return [
    ...(isFirst ? [] : stretchOf(week, before)),
    ...(isFirst ? [] : longOf(week, before)),
    ...(isFirst ? [] : week.sessions.flatMap((session) => workOf(session, before))),
    ...climbOf(plan, week, wish),
    ...descentsOf(week, before),
    ...fuelOf(plan, week, runner),
    ...testOf(plan, week, form, wish),
  ];
}

/** From which result on a test leads to new paces, and up to which one they stay. */
function testOf(
  plan: TrainingPlan,
  { sessions }: PlanWeek,
  form: PlanRunner['vdot'],
  wish: WishOfMountains | null,
): WeekGrowth[] {
  const test = sessions.find(({ kind }) => kind === 'test');
  if (!test || !form) return [];
  const tests = plan.weeks.flatMap((week) => week.sessions).filter(({ kind }) => kind === 'test');
  const meters = metersAt(test, 'test');
  const { fasterSeconds, slowerSeconds, percent } = testMarksOf(form.value, meters);
  const figures = { meters, seconds: fasterSeconds, otherSeconds: slowerSeconds, percent };
  const isLast = tests.at(-1)?.day === test.day;
  return [
    line(isLast ? 'test-result-last' : 'test-result', figures, test),
    ...(isOfMountains(plan, wish) ? [line('test-flat', {}, test)] : []),
  ];
}

function line(
  code: WeekGrowthCode,
  figures: Partial<OutlineLine<WeekGrowthCode>>,
  session: PlanSession | null = null,
): WeekGrowth {
  return {
    ...outlineLine(code, figures),
    code,
    session: session && nameOfSession(session),
  };
}

/** The longest running without a walk, where running is learnt. */
function stretchOf({ sessions }: PlanWeek, before: readonly Earlier[]): WeekGrowth[] {
  const secondsOf = ({ kind, steps }: PlanSession) =>
    kind === 'run-walk' ? (steps.find(({ part }) => part === 'main')?.seconds ?? 0) : 0;
  const now = Math.max(0, ...sessions.map(secondsOf));
  const most = Math.max(0, ...before.map(({ session }) => secondsOf(session)));
  return now > most && most > 0 ? [line('stretch', { seconds: now, otherSeconds: most })] : [];
}

function longOf({ sessions }: PlanWeek, before: readonly Earlier[]): WeekGrowth[] {
  const long = sessions.find(({ kind }) => isLongKind(kind));
  const most = Math.max(
    0,
    ...before.flatMap(({ session }) => (isLongKind(session.kind) ? session.meters : [])),
  );
  if (!long || most === 0 || long.meters - most < LONGER_METERS) return [];
  return [line('long-more', { meters: long.meters, otherMeters: long.meters - most })];
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
  if (!last || otherSeconds === null) return [line('work-first', { seconds }, session)];
  const figures = { seconds, otherSeconds, week: last.week };
  if (seconds >= otherSeconds + MORE_WORK_SECONDS) return [line('work-more', figures, session)];
  if (seconds < otherSeconds - SAME_WORK_SECONDS) return [line('work-less', figures, session)];
  const isLonger = pieceOf(session) > pieceOf(last.session);
  return [line(isLonger ? 'work-longer' : 'work-same', figures, session)];
}

/** How long one piece of the work is; metres or seconds, as the session is said. */
function pieceOf({ steps }: PlanSession): number {
  const main = steps.find(({ part }) => part === 'main');
  return main?.meters ?? main?.seconds ?? 0;
}

function pacedMetersOf(session: PlanSession): number {
  return Math.round(metersAt(session, 'race') + metersAt(session, 'marathon'));
}

/** The faster part of a long run against the last one of its name. */
function pacedOf(session: PlanSession, before: readonly Earlier[]): WeekGrowth[] {
  const meters = pacedMetersOf(session);
  const name = nameOfSession(session);
  const last = before.findLast((one) => nameOfSession(one.session) === name);
  if (!last) return [line('pace-first', { meters }, session)];
  const otherMeters = pacedMetersOf(last.session);
  if (meters <= otherMeters) return [];
  const code = name === 'long-progressive' ? 'steady-more' : 'pace-more';
  return [line(code, { meters, otherMeters, week: last.week }, session)];
}

/** Of the race's climb in the first hilly long run, and as much more in the last one. */
const CLIMB_SHARE = 1 / 3;
const CLIMB_STEP = 50;
/** The time of a run on hilly ground is said in such steps. */
const CLIMB_TIME_STEP = 300;

function isHilly({ reason: { code } }: PlanSession): boolean {
  return code === 'long-rolling' || code === 'long-descents';
}

function isOfMountains({ goal, weeks }: TrainingPlan, wish: WishOfMountains | null): boolean {
  if (wish) return isMountainRace(wish);
  const isLong = (goal.meters ?? 0) > MARATHON_METERS;
  return isLong && weeks.some(({ sessions }) => sessions.some(isHilly));
}

/** Climb of a long run before a mountain race: from a third of the race's to two thirds. */
function climbOf(
  plan: TrainingPlan,
  { sessions }: PlanWeek,
  wish: WishOfMountains | null,
): WeekGrowth[] {
  const { goal, weeks } = plan;
  const { meters } = goal;
  if (meters === null || !isOfMountains(plan, wish)) return [];
  const hilly = weeks.flatMap((week) => week.sessions.filter(isHilly));
  const session = sessions.find(isHilly);
  if (!session) return [];
  const way = hilly.findIndex(({ day }) => day === session.day) / Math.max(1, hilly.length - 1);
  const known = wish && climbPerKilometerOf(wish);
  const race = (meters / 1000) * (known ?? USUAL_CLIMB_PER_KILOMETER);
  const climb = race * CLIMB_SHARE * (1 + way);
  const count = Math.round(climb / CLIMB_STEP) * CLIMB_STEP;
  return [
    line(
      'climb',
      {
        count,
        otherCount: Math.round(race / CLIMB_STEP) * CLIMB_STEP,
        seconds: Math.round(session.seconds / CLIMB_TIME_STEP) * CLIMB_TIME_STEP,
        meters: Math.round(metersWithClimb(session.meters, count) / 1000) * 1000,
      },
      session,
    ),
  ];
}

function descentsOf({ sessions }: PlanWeek, before: readonly Earlier[]): WeekGrowth[] {
  const isDescent = ({ reason }: PlanSession) => reason.code === 'long-descents';
  const session = sessions.find(isDescent);
  if (!session) return [];
  const runs = before.filter((one) => isDescent(one.session)).length;
  const { firstSeconds, stepSeconds, mostSeconds } = DESCENT;
  const seconds = Math.min(mostSeconds, firstSeconds + stepSeconds * runs);
  return [line('descents', { seconds }, session)];
}

/** Carbohydrate to practise in the long run. */
function fuelOf(
  plan: TrainingPlan,
  week: PlanWeek,
  runner: Pick<PlanRunner, 'facts'>,
): WeekGrowth[] {
  const count = fuelGramsOf(plan, week, runner);
  const long = week.sessions.find(({ kind }) => isLongKind(kind)) ?? null;
  return count === null ? [] : [line('fuel', { count }, long)];
}

/** A lighter week names the one that goes on after it. */
function lighterOf({ weeks }: TrainingPlan, { number }: PlanWeek): WeekGrowth[] {
  const next = weeks[number];
  return next && next.phase !== 'taper'
    ? [line('lighter', { meters: next.meters, week: next.number })]
    : [];
}

function taperOf({ weeks }: TrainingPlan, { meters }: PlanWeek): WeekGrowth[] {
  const largest = Math.max(...weeks.map((week) => week.meters));
  const percent = largest > 0 ? Math.round((1 - meters / largest) * 100) : 0;
  return percent > 0 ? [line('taper', { percent, meters: largest })] : [];
}
