import { climbPerKilometerOf, isMountainRace, type WishOfMountains } from '../plan-wish.ts';
import type { PlanSession, PlanWeek, TrainingPlan } from '../training-plan.ts';
import { slowerByClimb, USUAL_CLIMB_PER_KILOMETER } from './mountain-climb.ts';

/** Climb of hilly long runs, metres a kilometre, against that of the race: of the first one and of the last. */
const CLIMB_SHARES = { first: 0.5, last: 1 } as const;
/** Their distance follows from their time, in multiples of this. */
const STEP_METERS = 500;

/** Whether a long run is on hilly ground. */
export function isOnHillyGround({ reason: { code } }: Pick<PlanSession, 'reason'>): boolean {
  return code === 'long-rolling' || code === 'long-descents';
}

function hillyRunsOf({ weeks }: TrainingPlan): PlanSession[] {
  return weeks.flatMap(({ sessions }) => sessions.filter(isOnHillyGround));
}

/** Metres of climb a kilometre for a hilly long run of a mountain race: more from one to the next. */
function climbOfRun(plan: TrainingPlan, day: string, wish: WishOfMountains): number {
  const runs = hillyRunsOf(plan);
  // From the longest one on they are as steep as the race.
  const longest = Math.max(0, ...runs.map(({ seconds }) => seconds));
  const steepest = runs.findLastIndex(({ seconds }) => seconds === longest);
  const way = Math.min(1, runs.findIndex((run) => run.day === day) / Math.max(1, steepest));
  const { first, last } = CLIMB_SHARES;
  const race = climbPerKilometerOf(wish) ?? USUAL_CLIMB_PER_KILOMETER;
  return race * (first + (last - first) * way);
}

/** How far a hilly long run before a mountain race climbs in all. Metres. */
export function climbMetersOf(
  plan: TrainingPlan,
  { day, meters }: PlanSession,
  wish: WishOfMountains,
): number {
  return (climbOfRun(plan, day, wish) * meters) / 1000;
}

/**
 * The plan with the distances of its hilly long runs as their climb leaves them: they are planned by their time on
 * flat ground. Only before a mountain race the difference is worth a figure.
 */
export function withHillyDistances(plan: TrainingPlan, wish: WishOfMountains): TrainingPlan {
  if (!isMountainRace(wish)) return plan;
  const onGround = (session: PlanSession): PlanSession => {
    if (!isOnHillyGround(session)) return session;
    const whole = session.meters / slowerByClimb(climbOfRun(plan, session.day, wish));
    const meters = Math.max(STEP_METERS, Math.round(whole / STEP_METERS) * STEP_METERS);
    const steps = session.steps.map((step) => (step.meters === null ? step : { ...step, meters }));
    return { ...session, meters, steps };
  };
  return {
    ...plan,
    weeks: plan.weeks.map((week) => withSessions(week, week.sessions.map(onGround), plan)),
  };
}

/** Runs are planned in whole steps, which a distance computed from whole seconds misses by a few metres. */
const FLAT_STEP_METERS = 100;
/** Times are whole seconds, so that a distance computed from them differs a little. */
const ROUNDED_METERS = 10;

/** Seconds a metre of easy running on flat ground; null = no session shows it. */
function flatPaceOf(sessions: readonly PlanSession[]): number | null {
  const easy = sessions.find(
    (session) => session.kind === 'easy' || (session.kind === 'long' && !isOnHillyGround(session)),
  );
  if (easy) return easy.seconds / easy.meters;
  // On three days each easy run may end with strides.
  const strides = sessions.find(({ kind }) => kind === 'strides');
  const meters = strides?.steps.find(({ part }) => part === 'main')?.meters ?? 0;
  if (!strides || meters <= 0) return null;
  const quick = strides.steps
    .filter(({ part }) => part === 'strides')
    .reduce((sum, step) => sum + step.repeats * ((step.seconds ?? 0) + (step.restSeconds ?? 0)), 0);
  return (strides.seconds - quick) / meters;
}

/**
 * The plan with each hilly long run as far as its time leads on flat ground: what load is compared by. Where its
 * distance is that of its time already, nothing changes.
 */
export function withFlatDistances(plan: TrainingPlan): TrainingPlan {
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const pace = flatPaceOf(sessions);
  if (pace === null || hillyRunsOf(plan).length === 0) return plan;
  const onFlat = (session: PlanSession): PlanSession => {
    const meters = Math.round(session.seconds / pace / FLAT_STEP_METERS) * FLAT_STEP_METERS;
    const isFarther = isOnHillyGround(session) && meters > session.meters + ROUNDED_METERS;
    return isFarther ? { ...session, meters } : session;
  };
  return {
    ...plan,
    weeks: plan.weeks.map((week) => withSessions(week, week.sessions.map(onFlat), plan)),
  };
}

function withSessions(
  week: PlanWeek,
  sessions: readonly PlanSession[],
  { goal, endDay }: TrainingPlan,
): PlanWeek {
  const training = sessions.filter(
    ({ kind, day }) => !(kind === 'race' && goal.meters !== null && day === endDay),
  );
  return {
    ...week,
    sessions,
    meters: training.reduce((sum, { meters }) => sum + meters, 0),
    longMeters: Math.max(
      0,
      ...training.filter(({ kind }) => kind !== 'race').map(({ meters }) => meters),
    ),
  };
}
