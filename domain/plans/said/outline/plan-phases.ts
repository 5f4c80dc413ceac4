import { dayNumberOf } from '../../../measures/calendar-day.ts';
import { MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { isRunWalk, longRunSecondsMaximum, PLAN_LIMITS } from '../../plan-limits.ts';
import {
  isInjuryNamed,
  isMountainRace,
  type PlanRunner,
  type WishOfMountains,
} from '../../plan-wish.ts';
import {
  isHardKind,
  isLongKind,
  metersAt,
  type PlanPhase,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../../training-plan.ts';
import { nameOfSession, type PlanSessionName } from '../../sessions/session-name.ts';
import { fasterSecondsOf } from '../../sessions/session-work.ts';
import { raceSecondsIn, runMetersOf } from '../plan-reasons.ts';
import { stretchOf } from '../../goal/return-goal.ts';
import { isAtFixedEffort } from '../../sessions/session-work.ts';
import { outlineLine, type OutlineLine } from './outline-line.ts';

/** The aim of a phase, by its runner and goal. It names no session. */
export const PHASE_AIMS = [
  'learn',
  'comeback',
  'base',
  'base-easy',
  'build',
  'build-easy',
  'specific',
  'specific-short',
  'specific-hours',
  'specific-easy',
  'specific-fitness',
  'taper',
  'taper-short',
  'taper-new',
  'taper-easy',
] as const;
export type PhaseAim = (typeof PHASE_AIMS)[number];

/** What the sessions of a phase are for, which their own reasons say. By the last of them a runner notices the phase. */
export const PHASE_PARTS = [
  'hills',
  'fartlek',
  'tempo',
  'intervals',
  'quick',
  'race-repeats',
  'marathon-pace',
  'steady-finish',
  'paced-long',
  'two-days',
  'longest',
] as const;
export type PhasePart = (typeof PHASE_PARTS)[number];

/** By what a runner notices that a phase does what it is for. */
export const PHASE_SIGNS = [
  ...PHASE_AIMS,
  'intervals',
  'race-repeats',
  'marathon-pace',
  'steady-finish',
  'paced-long',
  'two-days',
] as const;
export type PhaseSign = (typeof PHASE_SIGNS)[number];

/** A phase of a plan: its weeks, the largest week in it, and its longest run. */
export interface OutlinePhase {
  phase: PlanPhase;
  /** What it is called: a plan without a race has nothing specific to one. */
  title: PlanPhase | 'settle';
  aim: PhaseAim;
  parts: readonly PhasePart[];
  /** Null = that of an earlier phase still holds. */
  sign: PhaseSign | null;
  fromWeek: number;
  toWeek: number;
  weekMeters: number;
  longMeters: number;
  /** Faster than easy, of the time of its weeks that are not lighter; whole per cent. Null = nothing is. */
  fasterPercents: readonly [least: number, most: number] | null;
}

type PhaseRunner = Pick<
  PlanRunner,
  'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'injury' | 'daysSinceLastRun' | 'health'
>;
type PhaseWish = WishOfMountains;

/** The phases of a plan, each with what it is for. */
export function outlinePhasesOf(
  plan: TrainingPlan,
  runner: PhaseRunner,
  wish: PhaseWish,
): OutlinePhase[] {
  const phases: PlanWeek[][] = [];
  for (const week of plan.weeks) {
    const last = phases.at(-1);
    if (last?.[0]?.phase === week.phase) last.push(week);
    else phases.push([week]);
  }
  const named = (own: readonly PlanWeek[]) => phaseOf(own, plan, runner, wish);
  const joined: PlanWeek[][] = [];
  for (const own of phases) {
    const last = joined.at(-1);
    const [before, now] = [last && named(last), named(own)];
    // Two phases in a row that are called alike are one to the reader.
    const isSame = before?.title === now?.title && before?.aim === now?.aim;
    if (last && isSame) last.push(...own);
    else joined.push([...own]);
  }
  // What sessions are for is said in the first phase that holds them.
  const said = new Set<string>();
  return joined
    .flatMap((own) => named(own) ?? [])
    .map((one) => {
      const parts = one.parts.filter((part) => !said.has(part));
      const signs = [one.sign, one.aim];
      const sign = signs.find((choice) => !said.has(`sign ${choice ?? ''}`)) ?? null;
      for (const part of parts) said.add(part);
      said.add(`sign ${one.sign ?? ''}`);
      return { ...one, parts, sign };
    });
}

function phaseOf(
  weeks: readonly PlanWeek[],
  plan: TrainingPlan,
  runner: PhaseRunner,
  wish: PhaseWish,
): OutlinePhase | null {
  const [first] = weeks;
  if (!first) return null;
  const { phase } = first;
  const isWalked = first.sessions.every(({ kind }) => kind === 'run-walk');
  const aim =
    isWalked && phase === 'base' && !isRunWalk(runner)
      ? 'comeback'
      : aimOf(phase, runner, wish, weeks.some(isFasterWeek));
  const parts = phase === 'taper' ? [] : partsOf(weeks, plan, isMountainRace(wish));
  return {
    phase,
    title: titleOf(phase, aim),
    aim,
    parts,
    sign: signOf(aim, parts),
    fromWeek: first.number,
    toWeek: first.number + weeks.length - 1,
    // Walks are part of a week and of a run, as a watch counts them.
    weekMeters: Math.max(...weeks.map(({ meters }) => meters)),
    longMeters: Math.max(...weeks.map(({ longMeters }) => longMeters)),
    fasterPercents: phase === 'taper' ? null : fasterPercentsOf(weeks),
  };
}

/** Two whole figures as they are read; one where they are the same. */
export function rangeOf([least, most]: readonly [least: number, most: number]): string {
  return least === most ? `${most}` : `${least}–${most}`;
}

/** Lighter weeks with a test say nothing of how hard a phase is. */
function fasterPercentsOf(weeks: readonly PlanWeek[]): OutlinePhase['fasterPercents'] {
  const percents = weeks
    .filter(({ reason }) => reason.code !== 'cut-back')
    .map(({ sessions }) => {
      const training = sessions.filter(({ kind }) => kind !== 'race');
      const whole = training.reduce((sum, { seconds }) => sum + seconds, 0);
      const faster = training.reduce((sum, one) => sum + fasterSecondsOf(one), 0);
      return whole > 0 ? Math.round((faster / whole) * 100) : 0;
    });
  const most = Math.max(0, ...percents);
  return most > 0 ? [Math.min(...percents), most] : null;
}

/** Whether a week has a session that is faster than easy; races and strides are none. */
function isFasterWeek({ sessions }: PlanWeek): boolean {
  return sessions.some(({ kind }) => isHardKind(kind) && kind !== 'long' && kind !== 'race');
}

function titleOf(phase: PlanPhase, aim: PhaseAim): OutlinePhase['title'] {
  if (aim === 'specific-easy' || aim === 'specific-fitness') return 'settle';
  return aim === 'build-easy' ? 'build' : phase;
}

/** Up to this race its last weeks are short. */
const SHORT_RACE_METERS = 10_000;

/** Where no session is faster than easy, none is promised. */
function aimOf(
  phase: PlanPhase,
  runner: PhaseRunner,
  { goal }: PhaseWish,
  isFaster: boolean,
): PhaseAim {
  const isEasy = isRunWalk(runner) || isInjuryNamed(runner) || goal.kind === 'return';
  const meters = goal.meters ?? 0;
  switch (phase) {
    case 'start':
      return isRunWalk(runner) ? 'learn' : 'comeback';
    case 'base':
      return isEasy || !isFaster ? 'base-easy' : 'base';
    case 'build':
      return isEasy || !isFaster ? 'build-easy' : 'build';
    case 'specific':
      // With a race no word of new goals is needed.
      if (isEasy) return meters === 0 ? 'specific-easy' : 'build-easy';
      // A healthy runner with a race needs no word of pain or of a new goal.
      if (!isFaster && meters <= MARATHON_METERS) return 'build-easy';
      if (meters > MARATHON_METERS + 1) return 'specific-hours';
      if (meters > SHORT_RACE_METERS) return 'specific';
      return meters === 0 ? 'specific-fitness' : 'specific-short';
    case 'taper':
      if (isRunWalk(runner)) return 'taper-new';
      if (isEasy) return 'taper-easy';
      // Two lighter weeks before a short race are no taper as before a marathon.
      return meters > 0 && meters <= SHORT_RACE_METERS ? 'taper-short' : 'taper';
  }
}

const PART_OF_SESSION: Readonly<Partial<Record<PlanSessionName, PhasePart>>> = {
  hills: 'hills',
  fartlek: 'fartlek',
  tempo: 'tempo',
  cruise: 'tempo',
  'tempo-quick': 'tempo',
  intervals: 'intervals',
  repetitions: 'quick',
  'race-pace': 'race-repeats',
  'marathon-pace': 'marathon-pace',
  'long-progressive': 'steady-finish',
  'long-pace': 'paced-long',
};
/** With this share of the long run, a run on the day before or after it makes two long days. */
const SECOND_LONG_SHARE = 0.4;

/** What the sessions of a phase are for, from the sessions themselves. */
function partsOf(weeks: readonly PlanWeek[], plan: TrainingPlan, isMountain: boolean): PhasePart[] {
  const sessions = weeks.flatMap((week) => week.sessions).filter(({ kind }) => kind !== 'race');
  const parts = new Set(sessions.flatMap((one) => PART_OF_SESSION[nameOfSession(one)] ?? []));
  const lengthOf = (week: PlanWeek) =>
    isMountain
      ? Math.max(0, ...week.sessions.map((one) => (isLongKind(one.kind) ? one.seconds : 0)))
      : week.longMeters;
  const most = Math.max(...plan.weeks.map(lengthOf));
  const isFirstOfMost = plan.weeks.find((week) => lengthOf(week) === most);
  const isUltra = (plan.goal.meters ?? 0) > MARATHON_METERS;
  if (isUltra && hasTwoLongDays(sessions)) parts.add('two-days');
  if (plan.goal.meters !== null && weeks.some(({ number }) => number === isFirstOfMost?.number)) {
    parts.add('longest');
  }
  return PHASE_PARTS.filter((part) => parts.has(part));
}

function hasTwoLongDays(sessions: readonly PlanSession[]): boolean {
  return sessions.some(({ kind, day, meters }) => {
    if (!isLongKind(kind)) return false;
    return sessions.some(
      (other) =>
        Math.abs(dayNumberOf(other.day) - dayNumberOf(day)) === 1 &&
        other.meters >= meters * SECOND_LONG_SHARE,
    );
  });
}

/** The last part of the phase that has a sign of its own; else the sign of its aim. */
function signOf(aim: PhaseAim, parts: readonly PhasePart[]): PhaseSign {
  const own = parts.flatMap((part) => PHASE_SIGNS.find((sign) => sign === part) ?? []);
  return own.at(-1) ?? aim;
}

/** What a runner looks forward to, week by week. */
export const MILESTONES = [
  'stretch',
  'stretch-again',
  'first-fast',
  'first-fast-after-rest',
  'test',
  'test-steady',
  'race',
  'longest',
  'longest-by-time',
  'longest-hilly',
  'longest-of-marathon',
  'back-at-volume',
  'rehearsal',
  'rehearsal-paced',
  'rehearsal-short',
  'rehearsal-walk',
] as const;
export type MilestoneCode = (typeof MILESTONES)[number];

/** Minutes of running without a walk that are worth a line. */
const STRETCHES = [300, 600, 900, 1200, 1500, 1800] as const;
/** From this ratio on a longest run is new. */
const NEW_LONGEST_SHARE = 1.02;
/** From this share of the longest time on, the time is what ends the run. */
const BY_TIME_SHARE = 0.9;
/** A race of at least this distance is rehearsed: clothes, breakfast, food and pace. */
const REHEARSED_RACE_METERS = 15_000;

/** A shorter long run than this share of the longest rehearses little. */
const REHEARSED_SHARE = 0.8;

/** The milestones of a plan in the order of their weeks. */
export function milestonesOf(
  plan: TrainingPlan,
  runner: PhaseRunner,
  wish: PhaseWish,
): OutlineLine<MilestoneCode>[] {
  const training = plan.weeks.flatMap(({ number, sessions }) =>
    sessions
      .filter(({ day, kind }) => !(kind === 'race' && day === plan.endDay))
      .map((session) => ({ week: number, session })),
  );
  const lines: OutlineLine<MilestoneCode>[] = [];
  const isLearning = isRunWalk(runner);
  if (isLearning || hasStretches(training)) {
    lines.push(...stretchesOf(training, isLearning ? 'stretch' : 'stretch-again'));
  }
  for (const { week, session } of training) {
    if (session.kind === 'test') {
      lines.push(
        isAtFixedEffort(session)
          ? outlineLine('test-steady', { week })
          : outlineLine('test', { week, meters: metersAt(session, 'test') }),
      );
    }
    if (session.kind === 'race') lines.push(outlineLine('race', { week, meters: session.meters }));
  }
  const isBack =
    runner.health === 'niggle' || (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const fast = training.find(
    ({ session }) => isHardKind(session.kind) && !isLongKind(session.kind),
  );
  const isHurt = runner.health === 'niggle' || (runner.injury ?? null) !== null;
  const code = isHurt ? 'first-fast' : 'first-fast-after-rest';
  if (isBack && fast) lines.push(outlineLine(code, { week: fast.week }));
  const runs = training.filter(({ session }) => session.kind !== 'race');
  lines.push(
    ...longestOf(runs, wish, raceSecondsIn(plan)).filter(
      // What was run before the plan is no milestone of it.
      ({ code, meters }) =>
        code !== 'longest' || (meters ?? 0) > (runner.longestMeters ?? 0) * NEW_LONGEST_SHARE,
    ),
    ...backOf(plan, runner),
  );
  lines.push(...rehearsalOf(plan, runs, wish));
  return lines.toSorted((a, b) => (a.week ?? 0) - (b.week ?? 0));
}

/** So many days before the race it is rehearsed: late enough to be alike, and early enough to rest from. */
const REHEARSED_DAYS = { least: 8, most: 14 } as const;

/** The run that rehearses the race: with its pace where one holds it, else a long one. */
function rehearsalOf(
  plan: TrainingPlan,
  runs: readonly DatedSession[],
  { goal }: PhaseWish,
): OutlineLine<MilestoneCode>[] {
  const raceMeters = goal.meters ?? 0;
  if (raceMeters === 0) return [];
  const walked = runs.findLast(({ session }) => session.reason.code === 'run-walk-race');
  if (walked) return [outlineLine('rehearsal-walk', { week: walked.week })];
  const raceDay = dayNumberOf(plan.endDay);
  const near = runs.filter(({ session }) => {
    const days = raceDay - dayNumberOf(session.day);
    return days >= REHEARSED_DAYS.least && days <= REHEARSED_DAYS.most;
  });
  const racePaceOf = ({ session }: DatedSession) =>
    metersAt(session, 'race') +
    (raceMeters === MARATHON_METERS ? metersAt(session, 'marathon') : 0);
  const paced = near
    .filter((one) => racePaceOf(one) > 0)
    .toSorted((one, other) => racePaceOf(other) - racePaceOf(one))[0];
  if (paced) {
    const { week, session } = paced;
    const code = raceMeters >= REHEARSED_RACE_METERS ? 'rehearsal-paced' : 'rehearsal-short';
    const otherMeters = Math.round(racePaceOf(paced));
    return [outlineLine(code, { week, meters: session.meters, otherMeters })];
  }
  if (raceMeters < REHEARSED_RACE_METERS) return [];
  const long = runs.filter(({ session }) => isLongKind(session.kind));
  const early = long.filter(({ week }) => isBeforeTaper(plan, week));
  const most = Math.max(0, ...early.map(({ session }) => session.seconds));
  const last =
    near.findLast(({ session }) => isLongKind(session.kind)) ??
    early.findLast(({ session }) => session.seconds >= most * REHEARSED_SHARE);
  if (!last) return [];
  return [outlineLine('rehearsal', { week: last.week, meters: last.session.meters })];
}

interface DatedSession {
  week: number;
  session: PlanSession;
}

/** Of several stretches that the same week reaches first, the longest. */
function hasStretches(training: readonly DatedSession[]): boolean {
  return training[0]?.session.kind === 'run-walk';
}

function stretchesOf(
  training: readonly DatedSession[],
  code: Extract<MilestoneCode, 'stretch' | 'stretch-again'>,
): OutlineLine<MilestoneCode>[] {
  const weeks = new Map<number, number>();
  for (const seconds of STRETCHES) {
    const first = training.find(({ session }) => stretchOf(session) >= seconds);
    if (first) weeks.set(first.week, seconds);
  }
  return [...weeks].map(([week, seconds]) => outlineLine(code, { week, seconds }));
}

function isBeforeTaper({ weeks }: TrainingPlan, week: number): boolean {
  return weeks[week - 1]?.phase !== 'taper';
}

function longestOf(
  runs: readonly DatedSession[],
  wish: PhaseWish,
  raceSeconds: number | null,
): OutlineLine<MilestoneCode>[] {
  const goalMeters = wish.goal.meters;
  if (isMountainRace(wish)) return longestOnHills(runs);
  const metersOf = ({ session }: DatedSession) => Math.round(session.meters);
  const meters = Math.max(0, ...runs.map(metersOf));
  const first = runs.find((one) => metersOf(one) === meters);
  if (!first || meters === 0) return [];
  const { seconds } = first.session;
  const isByTime = seconds >= longRunSecondsMaximum(goalMeters, raceSeconds) * BY_TIME_SHARE;
  if (isByTime && goalMeters === MARATHON_METERS) {
    return [outlineLine('longest-of-marathon', { week: first.week, meters, seconds })];
  }
  const code = isByTime && goalMeters !== null ? 'longest-by-time' : 'longest';
  return [outlineLine(code, { week: first.week, meters, seconds })];
}

/** In the mountains hours are what grows. */
function longestOnHills(runs: readonly DatedSession[]): OutlineLine<MilestoneCode>[] {
  const seconds = Math.max(0, ...runs.map(({ session }) => session.seconds));
  const first = runs.find(({ session }) => session.seconds === seconds);
  if (!first || seconds === 0) return [];
  const { week, session } = first;
  const minutes = Math.round(seconds / 300) * 300;
  return [outlineLine('longest-hilly', { week, meters: session.meters, seconds: minutes })];
}

/** The week in which a runner runs as much again as before a break. A runner who learns to run had no such amount. */
function backOf({ weeks }: TrainingPlan, runner: PhaseRunner): OutlineLine<MilestoneCode>[] {
  const isBack = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  if (!isBack || isRunWalk(runner)) return [];
  const back = weeks.find((week) => runMetersOf(week) >= runner.weeklyMeters * 0.97);
  return back ? [outlineLine('back-at-volume', { week: back.number, meters: back.meters })] : [];
}
