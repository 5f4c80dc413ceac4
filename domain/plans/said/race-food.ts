import { raceDayOf } from '../plan-lines.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';

/** Who runs for so long eats and drinks on the way, in a race and in training. */
export const FUEL_SECONDS = 5400;

/** From about two and a half hours on up to 90 g an hour are allowed, for those who practised it (Thomas and others 2016). */
export const LONG_FED_SECONDS = 8400;

/** The race that a plan leads to; null = none. */
export function goalRaceOf(plan: TrainingPlan): PlanSession | null {
  const day = raceDayOf(plan);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  return sessions.find((one) => one.kind === 'race' && one.day === day) ?? null;
}

/**
 * Whether the race of a plan is one to eat in, and whether a training run is long enough to practise it. Races are no
 * practice.
 */
export function raceFoodOf(plan: TrainingPlan): 'none' | 'practised' | 'not-practised' {
  const race = goalRaceOf(plan);
  if (!race || race.seconds < FUEL_SECONDS) return 'none';
  const isPractised = plan.weeks.some(({ sessions }) =>
    sessions.some(({ kind, seconds }) => kind !== 'race' && seconds >= FUEL_SECONDS),
  );
  return isPractised ? 'practised' : 'not-practised';
}
