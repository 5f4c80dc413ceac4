import { HALF_MARATHON_METERS } from '../../training/performance/vdot.ts';
import { raceDayOf } from '../plan-lines.ts';
import {
  isLongKind,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';

/** From this time on a runner eats and drinks on the way, in a race and in training. */
export const FUEL_SECONDS = 5400;

/** From about two and a half hours on up to 90 g an hour are allowed, for those who practised it (Thomas and others 2016). */
export const LONG_FED_SECONDS = 8400;

/** The race that a plan leads to; null = none. */
export function goalRaceOf(plan: TrainingPlan): PlanSession | null {
  const day = raceDayOf(plan);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  return sessions.find((one) => one.kind === 'race' && one.day === day) ?? null;
}

/** Whether a week holds a long run to practise eating in. Lighter weeks and those before a race name nothing new. */
export function isFuelled({ phase, reason, sessions }: PlanWeek): boolean {
  if (phase === 'taper' || reason.code === 'cut-back') return false;
  return sessions.some(({ kind, seconds }) => isLongKind(kind) && seconds >= FUEL_SECONDS);
}

/**
 * Whether the race of a plan is one to eat in, and whether its weeks name what to practise. They do so from the half
 * marathon on, and what was practised is used however fast the race is. Races are no practice.
 */
export function raceFoodOf(plan: TrainingPlan): 'none' | 'practised' | 'not-practised' {
  const race = goalRaceOf(plan);
  if (!race) return 'none';
  const isNamed = (plan.goal.meters ?? 0) >= HALF_MARATHON_METERS;
  if (isNamed && plan.weeks.some(isFuelled)) return 'practised';
  return race.seconds < FUEL_SECONDS ? 'none' : 'not-practised';
}
