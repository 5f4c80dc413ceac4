import { raceRecoveryDays } from '../../training/load/volume-rules.ts';
import { calendarDayOf, dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { brokenRules, type BrokenRule, type PlanRule } from '../check-plan.ts';
import { easedSession, withCaution, type Caution } from '../plan-caution.ts';
import { raceDayOf, weekWith } from '../plan-lines.ts';
import { PLAN_LIMITS, singleRunMaximum } from '../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import {
  isHardKind,
  isLongKind,
  type PlanGoal,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';
import { stretchOfSteps } from '../weeks/week-stretches.ts';
import { gentlerSession, shortened } from './gentler-session.ts';
import { livedForm, type LivedRun } from './lived-runs.ts';

/** The runner and the wish that a change is made for. */
export interface ChangeBasis {
  plan: TrainingPlan;
  runner: PlanRunner;
  wish: PlanWish;
  runs: readonly LivedRun[];
  /** YYYY-MM-DD, at the runner's place. */
  today: string;
  /** What comes before training; null = nothing. */
  caution: Caution | null;
}

const BRIDGE_DAYS = 7;

function withSessions(
  plan: TrainingPlan,
  change: (session: PlanSession) => PlanSession | null,
): TrainingPlan {
  const weeks = plan.weeks.map((week): PlanWeek => {
    const sessions = week.sessions.map(change).filter((session) => session !== null);
    const isSame =
      sessions.length === week.sessions.length &&
      sessions.every((session, index) => session === week.sessions[index]);
    return isSame ? week : weekWith(week, sessions, raceDayOf(plan));
  });
  return { ...plan, weeks };
}

/**
 * The plan with an easier week from today on: nothing faster, less of the rest, and no run longer
 * than the last 30 days allow.
 *
 * @param share of the distance of easy and long runs
 */
export function bridgedPlan(
  { plan, runner, runs, today }: ChangeBasis,
  share: number,
): TrainingPlan {
  const first = dayNumberOf(today);
  const { longestMeters } = livedForm(runs, first);
  const most = singleRunMaximum(longestMeters ?? 0, runner.weeklyMeters);
  const bridged = withSessions(plan, (session) => {
    const day = dayNumberOf(session.day);
    const isWithin = day >= first && day < first + BRIDGE_DAYS;
    return isWithin ? gentlerSession(session, share, most) : session;
  });
  return withBridgeReasons(bridged, plan);
}

/** The reason of a week says what became of it. */
function withBridgeReasons(changed: TrainingPlan, plan: TrainingPlan): TrainingPlan {
  const weeks = changed.weeks.map((week, index): PlanWeek => {
    const before = plan.weeks[index]?.meters ?? 0;
    if (week.meters >= before) return week;
    const percent = before > 0 ? Math.round((week.meters / before - 1) * 100) : null;
    return { ...week, reason: { code: 'bridge', fromMeters: before, percent } };
  });
  return { ...changed, weeks };
}

/** Rules by which what was really run decides what may follow. */
const OF_WHAT_WAS_RUN: ReadonlySet<PlanRule> = new Set<PlanRule>([
  'single-run',
  'race-jump',
  'week-step',
  'two-week-step',
  'first-week',
  'back-to-back',
]);

/**
 * The plan as it was lived: what was run before today, in the place of what was planned.
 *
 * @returns a plan for measuring only
 */
export function livedPlan({ plan, runs, today }: ChangeBasis): TrainingPlan {
  const weeks = plan.weeks.map((week): PlanWeek => {
    const monday = dayNumberOf(week.monday);
    if (week.monday >= today) return week;
    const ran = runs
      .filter(({ day }) => day >= monday && day < monday + 7 && calendarDayOf(day) < today)
      .map(({ day, meters }, index): PlanSession => ({
        id: `d${day - monday + 1}r${index}`,
        day: calendarDayOf(day),
        kind: 'easy',
        meters,
        seconds: Math.max(1, Math.round(meters / 3)),
        steps: [],
        target: NO_TARGET,
        reason: { code: 'easy-base', fromMeters: null, percent: null },
      }));
    const ahead = week.sessions.filter(({ day }) => day >= today);
    return weekWith(week, [...ran, ...ahead], raceDayOf(plan));
  });
  return { ...plan, weeks };
}

const NO_TARGET: PlanSession['target'] = {
  paceFast: null,
  paceSlow: null,
  heartRateLow: null,
  heartRateHigh: null,
  feel: 'talk-in-sentences',
};

/** Limits of this week and later ones that what was run would break. */
function brokenAhead(basis: ChangeBasis, rules: ReadonlySet<PlanRule>): BrokenRule[] {
  const monday = calendarDayOf(mondayOf(dayNumberOf(basis.today)));
  return brokenRules(livedPlan(basis), basis.runner, basis.wish).filter(
    ({ rule, where }) => rules.has(rule) && where >= monday,
  );
}

/** Whether a plan goes on from what was really run without breaking a limit. */
export function goesOnFromRuns(basis: ChangeBasis): boolean {
  return brokenAhead(basis, OF_WHAT_WAS_RUN).length === 0;
}

/** A plan of smaller weeks must not be left with faster sessions that are too large for them. */
const TO_BE_FITTED: ReadonlySet<PlanRule> = new Set<PlanRule>([
  ...OF_WHAT_WAS_RUN,
  'effort-volume',
]);
const FITTING_ROUNDS = 8;

/**
 * The plan with runs and weeks shortened where they would be too much after what was run.
 *
 * @returns null where shortening is not enough
 */
export function fittedPlan(basis: ChangeBasis): TrainingPlan | null {
  let { plan } = basis;
  for (let round = 0; round < FITTING_ROUNDS; round += 1) {
    const broken = brokenAhead({ ...basis, plan }, TO_BE_FITTED);
    const [first] = broken;
    if (!first) return withBridgeReasons(plan, basis.plan);
    for (const one of broken) plan = withRuleKept(plan, one, basis.today);
  }
  return null;
}

/** Rules that an easy run on the same day keeps. */
const OF_ONE_DAY: ReadonlySet<PlanRule> = new Set<PlanRule>(['effort-volume', 'back-to-back']);

function withRuleKept(
  plan: TrainingPlan,
  { rule, where, found, allowed }: BrokenRule,
  today: string,
): TrainingPlan {
  const isAhead = ({ day, kind }: PlanSession) => day >= today && kind !== 'race';
  if (rule === 'single-run') {
    return withSessions(plan, (session) =>
      session.day === where && isAhead(session) ? shortened(session, allowed / found) : session,
    );
  }
  if (OF_ONE_DAY.has(rule)) {
    return withSessions(plan, (session) =>
      session.day === where && isAhead(session) && isHardKind(session.kind)
        ? easedSession(session)
        : session,
    );
  }
  const week = plan.weeks.find(({ monday }) => monday === where);
  const isShortened = (session: PlanSession) =>
    isAhead(session) && (!isHardKind(session.kind) || isLongKind(session.kind));
  const meters = (week?.sessions ?? [])
    .filter(isShortened)
    .reduce((sum, session) => sum + session.meters, 0);
  const share = Math.max(0, 1 - (found - allowed) / Math.max(1, meters));
  return withSessions(plan, (session) =>
    week?.sessions.includes(session) && isShortened(session) ? shortened(session, share) : session,
  );
}

export type RestOfPlan =
  | { outcome: 'built'; plan: TrainingPlan; goal: PlanGoal }
  /** Nothing can be built of what is left. */
  | { outcome: 'none' };

/**
 * The plan with everything after this week built again from what was really run. This week ends
 * easily. A goal that is out of reach gives way to the nearest one.
 *
 * @param share of what was run a week, from which it begins; and of this week's runs
 */
export function rebuiltPlan(basis: ChangeBasis, share: number): RestOfPlan {
  const { plan, wish, today } = basis;
  const first = dayNumberOf(today);
  const runner = runnerNow(basis, share);
  const ranMeters = runner.weeklyMeters / share;
  const monday = mondayOf(dayNumberOf(plan.startDay));
  const nextIndex = Math.ceil((first - monday) / 7);
  const weeks = plan.weeks.length - nextIndex;
  if (weeks < 1 && plan.goal.kind !== 'race') return { outcome: 'none' };
  const ahead: PlanWish = { ...wish, today, weeks: Math.max(1, weeks), goal: plan.goal };
  const outcome = buildPlan(runner, ahead, ranMeters);
  const nearest = outcome.outcome === 'declined' ? outcome.nearest[0] : undefined;
  const goal = nearest ?? plan.goal;
  const built = nearest ? buildPlan(runner, { ...ahead, goal: nearest }, ranMeters) : outcome;
  if (built.outcome !== 'built') return { outcome: 'none' };
  const rest = built.plan;
  // A race within this week: nothing is left to be built.
  if (dayNumberOf(rest.startDay) !== mondayOf(dayNumberOf(rest.startDay))) {
    return { outcome: 'none' };
  }
  const bridge = bridgedPlan(basis, share);
  const kept = bridge.weeks.filter(({ monday: day }) => day < mondayText(rest.startDay));
  const all = [...kept, ...rest.weeks].map((week, index) => ({ ...week, number: index + 1 }));
  const isTooLong = all.length > PLAN_LIMITS.weeksMaximum;
  const merged: TrainingPlan = {
    goal,
    startDay: isTooLong ? rest.startDay : plan.startDay,
    endDay: rest.endDay,
    weeks: isTooLong ? rest.weeks : all,
  };
  return { outcome: 'built', goal, plan: withoutHardNeighbour(merged, rest.startDay) };
}

function mondayText(day: string): string {
  return calendarDayOf(mondayOf(dayNumberOf(day)));
}

function runnerNow(basis: ChangeBasis, share: number): PlanRunner {
  const { runner, runs, today, caution } = basis;
  const form = livedForm(runs, dayNumberOf(today));
  // A runner who recorded nothing is taken for somebody who did not run.
  const isUnknown = form.daysSinceLastRun === null;
  return {
    ...withCaution(runner, caution),
    weeklyMeters: (isUnknown ? runner.weeklyMeters : form.weeklyMeters) * share,
    longestMeters: form.longestMeters,
    stretchSeconds: stretchNow(basis),
    daysSinceLastRun: form.daysSinceLastRun ?? PLAN_LIMITS.longBreakDays,
    // What a test showed before the last weeks off is no form of today either.
    isFormTested: false,
  };
}

/** The longest running without a walk: as it was said at first, or that of a planned session on whose day they ran. */
function stretchNow({ plan, runner, runs, today }: ChangeBasis): number | null {
  const { stretchSeconds = null } = runner;
  if (stretchSeconds === null) return null;
  const ranOn = new Set(runs.map(({ day }) => calendarDayOf(day)));
  const run = plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ day, kind }) => day < today && ranOn.has(day) && kind !== 'race')
    .map(({ kind, steps, seconds }) => (kind === 'run-walk' ? stretchOfSteps(steps) : seconds));
  return Math.max(stretchSeconds, ...run);
}

/**
 * What is left of this week gives way where the first days after it are hard. Only a race does not: it
 * is the days after it that are easy then.
 */
function withoutHardNeighbour(plan: TrainingPlan, restStart: string): TrainingPlan {
  const start = dayNumberOf(restStart);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const easyUntil = Math.max(
    start - 1,
    ...sessions
      .filter(({ kind, day }) => kind === 'race' && dayNumberOf(day) < start)
      .map(({ day, meters }) => dayNumberOf(day) + raceRecoveryDays(meters)),
  );
  const rested = withSessions(plan, (session) => {
    const day = dayNumberOf(session.day);
    const isAfterRace = day >= start && day <= easyUntil && isHardKind(session.kind);
    return isAfterRace && session.kind !== 'race' ? easedSession(session) : session;
  });
  const isHardAtStart = rested.weeks.some((week) =>
    week.sessions.some((one) => dayNumberOf(one.day) === start && isHardKind(one.kind)),
  );
  if (!isHardAtStart) return rested;
  return withSessions(rested, (session) => {
    const isBeside = dayNumberOf(session.day) === start - 1 && isHardKind(session.kind);
    return isBeside && session.kind !== 'race' ? easedSession(session) : session;
  });
}
