import { isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { nameOfSession, type PlanSessionName } from '../../sessions/session-name.ts';
import { isHardKind, type TrainingPlan } from '../../training-plan.ts';

/** What to look at while a plan is lived, and what follows from it. */
export const PLAN_CHECKS = [
  'log',
  'green',
  'yellow',
  'red',
  'emergency',
  'after-test',
  'after-race',
  'step-on',
  'step-repeat',
  'step-back',
  'eat',
  'carbohydrate',
  'iron',
  'weight',
  'weight-healing',
  'sleep',
] as const;
export type PlanCheck = (typeof PLAN_CHECKS)[number];

type CheckRunner = Pick<
  PlanRunner,
  'weeklyMeters' | 'longestMeters' | 'daysSinceLastRun' | 'health' | 'injury'
>;

/**
 * The checks of a plan. Who comes back from a break or an injury reads when to go on, to repeat a week
 * or to step back. So does who has a niggle.
 */
export function planChecksOf(
  plan: TrainingPlan,
  runner: CheckRunner,
  { goal }: Pick<PlanWish, 'goal'>,
): PlanCheck[] {
  const kinds = new Set(plan.weeks.flatMap(({ sessions }) => sessions.map(({ kind }) => kind)));
  const hasTest = kinds.has('test');
  const hasRace = plan.weeks.some(({ sessions }) =>
    sessions.some(({ kind, day }) => kind === 'race' && day < plan.endDay),
  );
  const isStepwise =
    isRunWalk(runner) ||
    goal.kind === 'return' ||
    runner.health === 'niggle' ||
    (runner.injury ?? null) !== null ||
    (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  // Whoever eats too little heals slowly.
  const isHealing = (runner.injury ?? null) !== null || runner.health === 'niggle';
  const isOfUse: Readonly<Record<PlanCheck, boolean>> = {
    log: true,
    green: true,
    yellow: true,
    red: true,
    emergency: true,
    'after-test': hasTest,
    'after-race': hasRace,
    'step-on': isStepwise,
    'step-repeat': isStepwise,
    'step-back': isStepwise,
    eat: true,
    carbohydrate: hasWarmUpDrills(plan) || kinds.has('long') || kinds.has('long-pace'),
    iron: true,
    weight: !isHealing,
    'weight-healing': isHealing,
    sleep: true,
  };
  return PLAN_CHECKS.filter((check) => isOfUse[check]);
}

/** Sessions that are worth a word on how to run them, in the order in which people read of them. */
export const EXPLAINED_SESSIONS = [
  'run-walk',
  'strides',
  'long',
  'long-progressive',
  'long-pace',
  'hills',
  'fartlek',
  'tempo',
  'cruise',
  'tempo-quick',
  'intervals',
  'race-pace',
  'repetitions',
  'marathon-pace',
  'test',
] as const satisfies readonly PlanSessionName[];
export type ExplainedSession = (typeof EXPLAINED_SESSIONS)[number];

/** The sessions of a plan that are explained beside it. */
export function explainedSessionsOf({ weeks }: TrainingPlan): ExplainedSession[] {
  const names = new Set<PlanSessionName>(
    weeks.flatMap(({ sessions }) => sessions.map(nameOfSession)),
  );
  return EXPLAINED_SESSIONS.filter((name) => names.has(name));
}

/** Whether a plan holds anything fast, before which drills loosen the legs. */
export function hasWarmUpDrills({ weeks }: TrainingPlan): boolean {
  return weeks.some(({ sessions }) =>
    sessions.some(({ kind }) => isHardKind(kind) && kind !== 'long' && kind !== 'race'),
  );
}
