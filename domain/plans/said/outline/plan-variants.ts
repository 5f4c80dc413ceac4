import { buildPlan } from '../../build-plan.ts';
import { PLAN_LIMITS } from '../../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import type { TrainingPlan } from '../../training-plan.ts';

/** What another answer would make of a plan. */
export interface PlanVariant {
  /** Largest week, and longest run, metres. */
  weekMeters: number;
  longMeters: number;
  /** Weeks with hills. */
  hillWeeks: number;
}

function figuresOf({ weeks }: TrainingPlan): PlanVariant {
  return {
    weekMeters: Math.max(...weeks.map(({ meters }) => meters)),
    longMeters: Math.max(...weeks.map(({ longMeters }) => longMeters)),
    hillWeeks: weeks.filter(({ sessions }) => sessions.some(({ kind }) => kind === 'hills')).length,
  };
}

/** The plan itself, as its variants are compared with it. */
export function planFigures(plan: TrainingPlan): PlanVariant {
  return figuresOf(plan);
}

/** @returns null where the other answer leads to no plan */
export function variantOf(
  runner: PlanRunner,
  wish: PlanWish,
  changed: { runner?: Partial<PlanRunner>; wish?: Partial<PlanWish> },
): PlanVariant | null {
  const outcome = buildPlan({ ...runner, ...changed.runner }, { ...wish, ...changed.wish });
  return outcome.outcome === 'built' ? figuresOf(outcome.plan) : null;
}

/** The day that adds most to the largest week, were it a day to run on; null = none is free. */
export function bestExtraDay(
  runner: PlanRunner,
  wish: PlanWish,
): { weekday: number; variant: PlanVariant } | null {
  const sessionsPerWeek = Math.min(PLAN_LIMITS.sessionsMaximum, wish.weekdays.length + 1);
  const free = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !wish.weekdays.includes(weekday));
  let best: { weekday: number; variant: PlanVariant } | null = null;
  for (const weekday of free) {
    const weekdays = [...wish.weekdays, weekday].toSorted((a, b) => a - b);
    const variant = variantOf(runner, wish, { wish: { weekdays, sessionsPerWeek } });
    if (variant && variant.weekMeters > (best?.variant.weekMeters ?? 0))
      best = { weekday, variant };
  }
  return best;
}
