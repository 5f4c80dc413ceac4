/** What a plan leads to. `race` has a day; `distance` is run on the last long-run day of the plan. */
export const PLAN_GOAL_KINDS = ['race', 'distance', 'fitness', 'return'] as const;
export type PlanGoalKind = (typeof PLAN_GOAL_KINDS)[number];

export interface PlanGoal {
  kind: PlanGoalKind;
  /** Of the race or the distance, 5 to 100 km; null for the others. */
  meters: number | null;
  /** The time wished for, in seconds; null = to finish. */
  seconds: number | null;
  /** Day of the race, YYYY-MM-DD; null for goals without one. */
  day: string | null;
  /** Name of the event, as the runner wrote it. */
  event: string | null;
}

export const PLAN_SESSION_KINDS = [
  'recovery',
  'easy',
  'strides',
  'run-walk',
  'long',
  'long-pace',
  'hills',
  'tempo',
  'intervals',
  'repetitions',
  'marathon-pace',
  'test',
  'race',
] as const;
export type PlanSessionKind = (typeof PLAN_SESSION_KINDS)[number];

/** How hard a step of a session is. */
export const PLAN_EFFORTS = [
  'easy',
  'marathon',
  'threshold',
  'interval',
  'repetition',
  'hill',
  'test',
  'race',
] as const;
export type PlanEffort = (typeof PLAN_EFFORTS)[number];

export const PLAN_PARTS = ['warm-up', 'main', 'strides', 'cool-down'] as const;

/** Part of a session: repetitions of a distance or a time, with rests between them. */
export interface PlanStep {
  part: (typeof PLAN_PARTS)[number];
  effort: PlanEffort;
  repeats: number;
  /** Of one repetition; one of metres and seconds is given. */
  meters: number | null;
  seconds: number | null;
  /** Jog or walk after each repetition; null = none. */
  restSeconds: number | null;
}

/** How a session should feel. */
export const PLAN_FEELS = [
  'slower-than-easy',
  'talk-in-sentences',
  'steady-and-controlled',
  'comfortably-hard',
  'hard-but-even',
  'quick-and-loose',
  'strong-uphill',
  'all-you-have',
  'race-patiently',
] as const;
export type PlanFeel = (typeof PLAN_FEELS)[number];

/** What a session aims at; null = not known, or better left to feel. Seconds a kilometre, beats a minute. */
export interface PlanTarget {
  paceFast: number | null;
  paceSlow: number | null;
  heartRateLow: number | null;
  heartRateHigh: number | null;
  feel: PlanFeel;
}

/** Why a week or a session is as it is. */
export const PLAN_REASONS = [
  // Of weeks
  'start-where-you-are',
  'start-after-break',
  'start-gentle',
  'start-new',
  'step-up',
  'step-up-running',
  'hold',
  'steady',
  'back-up',
  'less',
  'less-time',
  'cut-back',
  'taper',
  'race-week',
  // Of weeks and sessions that were changed later
  'bridge',
  'easier-today',
  'coach-choice',
  // Of sessions
  'easy-base',
  'strides-quick',
  'easy-after-hard',
  'second-run',
  'run-walk-stage',
  'run-walk-relaxed',
  'run-walk-longest',
  'run-walk-race',
  'long-step',
  'long-hold',
  'long-short',
  'long-taper',
  'long-below',
  'long-first',
  'long-pace-inside',
  'long-progressive',
  'long-time',
  'long-rolling',
  'long-descents',
  'hills-strength',
  'hills-descents',
  'tempo-threshold',
  'tempo-quick',
  'tempo-uphill',
  'fartlek-feel',
  'intervals-uptake',
  'repetitions-speed',
  'marathon-rehearsal',
  'keep-sharp',
  'race-primer',
  'day-before-race',
  'test-paces',
  'test-first',
  'test-form',
  'test-steady',
  'test-climb',
  'race-pace-rehearsal',
  'race-on-the-way',
  'race-goal',
] as const;
export type PlanReasonCode = (typeof PLAN_REASONS)[number];

/** A reason with the figures it rests on; screens and the coach put it into words. */
export interface PlanReason {
  code: PlanReasonCode;
  /** Metres that were there before: last weeks' highest week, or the longest run of 30 days. */
  fromMeters: number | null;
  /** Whole per cent: of the change, or of the week. */
  percent: number | null;
}

export interface PlanSession {
  /** `d1` to `d7` by ISO weekday; a second run of the day ends in b. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  kind: PlanSessionKind;
  /** Whole distance and expected time, warm-up and rests included. */
  meters: number;
  seconds: number;
  steps: readonly PlanStep[];
  target: PlanTarget;
  reason: PlanReason;
}

export const PLAN_PHASES = ['start', 'base', 'build', 'specific', 'taper'] as const;
export type PlanPhase = (typeof PLAN_PHASES)[number];

export interface PlanWeek {
  /** From 1 on. */
  number: number;
  /** YYYY-MM-DD; the plan may begin later in its first week. */
  monday: string;
  phase: PlanPhase;
  reason: PlanReason;
  /** Sum of its sessions, the goal's race left out. */
  meters: number;
  /** Of the longest training run. */
  longMeters: number;
  /** Faster than easy. */
  fasterMeters: number;
  /** Optional strength and mobility sessions. */
  strengthSessions: number;
  sessions: readonly PlanSession[];
}

export interface TrainingPlan {
  goal: PlanGoal;
  /** First and last day, YYYY-MM-DD. */
  startDay: string;
  endDay: string;
  weeks: readonly PlanWeek[];
}

/** Kinds after which and before which a day is easy. */
const HARD_KINDS: ReadonlySet<PlanSessionKind> = new Set([
  'long',
  'long-pace',
  'hills',
  'tempo',
  'intervals',
  'repetitions',
  'marathon-pace',
  'test',
  'race',
]);

/** The long run of a week, with race pace in it or without. */
export function isLongKind(kind: PlanSessionKind): boolean {
  return kind === 'long' || kind === 'long-pace';
}

export function isHardKind(kind: PlanSessionKind): boolean {
  return HARD_KINDS.has(kind);
}

/** What a session consists of, without its day. */
type SessionContent = Pick<PlanSession, 'meters' | 'seconds' | 'steps'>;

/** Distance of one effort in a session, rests left out; by its mean speed where a time is given. Metres. */
export function metersAt(session: SessionContent, effort: PlanEffort): number {
  const metersPerSecond = session.seconds > 0 ? session.meters / session.seconds : 0;
  return session.steps
    .filter((step) => step.effort === effort)
    .reduce(
      (sum, step) => sum + step.repeats * (step.meters ?? (step.seconds ?? 0) * metersPerSecond),
      0,
    );
}

/** Distance run faster than easy. Metres. */
export function fasterMetersOf(session: SessionContent): number {
  return PLAN_EFFORTS.filter((effort) => effort !== 'easy').reduce(
    (sum, effort) => sum + metersAt(session, effort),
    0,
  );
}

/** The faster part that a session's target belongs to, where the rest of it is easy. Null = to all of it. Metres. */
export function partMetersOf(session: PlanSession): number | null {
  if (session.kind === 'race' || session.steps.length < 2) return null;
  const main = session.steps.filter(({ part, effort }) => part === 'main' && effort !== 'easy');
  if (main.length === 0 || main.some(({ meters }) => meters === null)) return null;
  const meters = Math.round(main.reduce((sum, step) => sum + step.repeats * (step.meters ?? 0), 0));
  return meters > 0 && meters < session.meters ? meters : null;
}
