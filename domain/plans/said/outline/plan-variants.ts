import { buildPlan } from '../../build-plan.ts';
import { PLAN_LIMITS } from '../../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { isHardKind, metersAt, type PlanSession, type TrainingPlan } from '../../training-plan.ts';

/** What another answer would make of a plan. */
export interface PlanVariant {
  /** Largest week, and longest run, metres. */
  weekMeters: number;
  longMeters: number;
  /** Weeks with hills. */
  hillWeeks: number;
  /** Faster sessions and long runs with race pace, tests and races left out. */
  hardSessions: number;
  /** Weeks before the first of them. */
  easyWeeks: number;
  /** Race pace in the run with the most of it, metres. */
  pacedMeters: number;
  raceDays: readonly string[];
}

function figuresOf({ weeks, endDay }: TrainingPlan): PlanVariant {
  const sessions = weeks.flatMap((week) => week.sessions);
  const firstHard = weeks.find((week) => week.sessions.some(isHardTraining));
  return {
    weekMeters: Math.max(...weeks.map(({ meters }) => meters)),
    longMeters: Math.max(...weeks.map(({ longMeters }) => longMeters)),
    hillWeeks: weeks.filter((week) => week.sessions.some(({ kind }) => kind === 'hills')).length,
    hardSessions: sessions.filter(isHardTraining).length,
    easyWeeks: (firstHard?.number ?? weeks.length + 1) - 1,
    pacedMeters: Math.max(0, ...sessions.map(pacedMetersOf)),
    raceDays: sessions.flatMap(({ kind, day }) => (kind === 'race' && day < endDay ? [day] : [])),
  };
}

/** The plan itself, as its variants are compared with it. */
export function planFigures(plan: TrainingPlan): PlanVariant {
  return figuresOf(plan);
}

function isHardTraining({ kind }: PlanSession): boolean {
  return isHardKind(kind) && kind !== 'long' && kind !== 'race' && kind !== 'test';
}

/** Race pace in a long run; one that only ends a little faster has none. Metres. */
export function pacedMetersOf(session: PlanSession): number {
  if (session.kind !== 'long-pace' || session.reason.code === 'long-progressive') return 0;
  return metersAt(session, 'race') + metersAt(session, 'marathon');
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

/** The plan with a day less, by the day whose loss costs the largest week least; null = there is none. */
export function bestFewerDays(runner: PlanRunner, wish: PlanWish): PlanVariant | null {
  let best: PlanVariant | null = null;
  for (const weekday of wish.weekdays) {
    if (weekday === wish.longRunWeekday || wish.clubWeekdays.includes(weekday)) continue;
    const weekdays = wish.weekdays.filter((one) => one !== weekday);
    const sessionsPerWeek = Math.min(wish.sessionsPerWeek, weekdays.length);
    const variant = variantOf(runner, wish, { wish: { weekdays, sessionsPerWeek } });
    if (variant && variant.weekMeters > (best?.weekMeters ?? 0)) best = variant;
  }
  return best;
}
