import { isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import { hasFact, isInjuryNamed, type PlanRunner, type PlanWish } from '../../plan-wish.ts';
import { nameOfSession, type PlanSessionName } from '../../sessions/session-name.ts';
import {
  isHardKind,
  type PlanSession,
  type PlanTarget,
  type TrainingPlan,
} from '../../training-plan.ts';
import { FUEL_SECONDS } from '../race-food.ts';
import { driftRunOf } from '../week-watch.ts';

/** What to look at while a plan is lived, and what follows from it. */
export const PLAN_CHECKS = [
  'log',
  'pain',
  'pain-healing',
  'pain-bone',
  'pain-week',
  'pain-stays',
  'no-painkillers',
  'emergency',
  'birth-signs',
  'yellow',
  'yellow-easy',
  'step-on',
  'drift',
  'after-test',
  'after-test-hot',
  'after-race',
  'eat',
  'eat-masters',
  'birth-food',
  'carbohydrate-few',
  'carbohydrate',
  'carbohydrate-many',
  'drink',
  'iron',
  'periods',
  'periods-forties',
  'energy',
  'weight-masters',
  'weight-healing',
  'sleep',
  'sleep-shifts',
  'sleep-broken',
] as const;
export type PlanCheck = (typeof PLAN_CHECKS)[number];

type CheckRunner = Pick<
  PlanRunner,
  | 'weeklyMeters'
  | 'longestMeters'
  | 'daysSinceLastRun'
  | 'health'
  | 'injury'
  | 'age'
  | 'sex'
  | 'facts'
>;

/** Periods are spoken of only to women of these ages, and to nobody without an age. */
const PERIOD_AGES = [16, 55] as const;
/** From this age on the menopause may be why they change. */
const FORTIES = 45;
/** Hours of running in the largest week: below the first little carbohydrate is enough, above the second much is needed. */
const CARBOHYDRATE_HOURS = [4, 7] as const;

/**
 * The checks of a plan that hold for its runner. After a break or an injury they say when to go on, to repeat a
 * week or to step back. A niggle has the same ones. Grams of carbohydrate follow the hours of the largest week.
 */
export function planChecksOf(
  plan: TrainingPlan,
  runner: CheckRunner,
  { goal, isHot = false }: Pick<PlanWish, 'goal'> & Partial<Pick<PlanWish, 'isHot'>>,
): PlanCheck[] {
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const kinds = new Set(sessions.map(({ kind }) => kind));
  const hasTest = kinds.has('test');
  const isPaced = sessions.some(({ target }) => target.paceFast !== null);
  const hasRace = sessions.some(({ kind, day }) => kind === 'race' && day < plan.endDay);
  const isBirth = hasFact(runner, 'birth');
  const isStepwise =
    isRunWalk(runner) ||
    goal.kind === 'return' ||
    runner.health === 'niggle' ||
    (runner.injury ?? null) !== null ||
    isBirth ||
    (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  // A runner who eats too little heals slowly.
  const isHealing = (runner.injury ?? null) !== null || runner.health === 'niggle';
  const isOlder = (runner.age ?? 0) >= PLAN_LIMITS.carefulAge;
  const isHard = hasWarmUpDrills(plan);
  const hours = Math.max(...plan.weeks.map(hoursOf));
  const [few, many] = CARBOHYDRATE_HOURS;
  const isFed = isHard || kinds.has('long') || kinds.has('long-pace');
  const isShifts = hasFact(runner, 'shifts');
  const isOfUse: Readonly<Record<PlanCheck, boolean>> = {
    log: true,
    // What heals tears before it hurts much, and a bone may hurt in no run.
    pain: !isInjuryNamed(runner),
    'pain-healing': isInjuryNamed(runner) && runner.injury !== 'bone',
    'pain-bone': runner.injury === 'bone',
    'pain-week': !isSore(runner) && runner.injury !== 'bone',
    // A runner who starts sore would have to stop after a week by the other check.
    'pain-stays': isSore(runner),
    'no-painkillers': true,
    emergency: true,
    'birth-signs': isBirth,
    yellow: isHard,
    'yellow-easy': !isHard,
    drift: !isHot && plan.weeks.some((week) => driftRunOf(plan, week) !== null),
    // Where paces are named the weeks of tests say what each result means.
    'after-test': hasTest && !isPaced && !isHot,
    'after-test-hot': hasTest && isHot,
    'after-race': hasRace,
    // It says what follows from the check of a week of running and walking as well.
    'step-on': isStepwise,
    eat: !isOlder,
    'eat-masters': isOlder,
    'birth-food': isBirth,
    'carbohydrate-few': isFed && hours < few,
    carbohydrate: isFed && hours >= few && hours <= many,
    'carbohydrate-many': isFed && hours > many,
    drink: sessions.some(({ kind, seconds }) => kind !== 'race' && seconds >= FUEL_SECONDS),
    // Few hours of running cost little iron.
    iron: !isRunWalk(runner) && hours >= few,
    periods: hasPeriods(runner) && (runner.age ?? 0) < FORTIES,
    'periods-forties': hasPeriods(runner) && (runner.age ?? 0) >= FORTIES,
    energy: !hasPeriods(runner) && !isBirth && hours >= few,
    'weight-masters': !isHealing && isOlder && !isBirth,
    'weight-healing': isHealing && !isBirth,
    sleep: !isShifts && !isBirth,
    'sleep-shifts': isShifts,
    'sleep-broken': isBirth && !isShifts,
  };
  return PLAN_CHECKS.filter((check) => isOfUse[check]);
}

/** Whether the plan begins with pain that may stay for a while; pain in a bone may not. */
export function isSore({
  injury,
  health,
}: Partial<Pick<PlanRunner, 'injury' | 'health'>>): boolean {
  return injury !== 'bone' && ((injury ?? null) !== null || health === 'niggle');
}

/** After a birth periods may stay away for many months without anything being wrong. */
function hasPeriods(runner: CheckRunner): boolean {
  const [least, most] = PERIOD_AGES;
  const { sex, age } = runner;
  const isOfAge = age !== null && age >= least && age <= most;
  return sex === 'female' && isOfAge && !hasFact(runner, 'birth');
}

function hoursOf({ sessions }: TrainingPlan['weeks'][number]): number {
  return sessions.reduce((sum, { seconds }) => sum + seconds, 0) / 3600;
}

/** Sessions that are worth a word on how to run them, in the order in which people read of them. */
export const EXPLAINED_SESSIONS = [
  'run-walk',
  'recovery',
  'easy',
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

/** What is said of a session. Before a race of about an hour a tempo run is compared with its pace. */
export type SessionAdviceCode = ExplainedSession | 'tempo-of-race' | 'test-steady' | 'test-climb';

export interface ExplainedOfPlan {
  name: ExplainedSession;
  advice: SessionAdviceCode;
  /** The first of its kind, whose target is named. */
  session: PlanSession;
}

/** The sessions of a plan that are explained beside it. */
export function explainedSessionsOf(
  plan: TrainingPlan,
  { goal, isHot = false }: Pick<PlanWish, 'goal'> & Partial<Pick<PlanWish, 'isHot'>>,
): ExplainedOfPlan[] {
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const race = sessions.findLast(({ kind, day }) => kind === 'race' && day === plan.endDay);
  const isOfAnHour =
    race !== undefined &&
    (goal.meters ?? 0) <= HOUR_RACE.meters &&
    race.seconds >= HOUR_RACE.seconds;
  return EXPLAINED_SESSIONS.flatMap((name) => {
    const session = sessions.find((one) => nameOfSession(one) === name);
    if (!session) return [];
    const isNearRace =
      name === 'tempo' && isOfAnHour && !isHot && isRacedNear(race?.target, session.target);
    const advice = isNearRace ? 'tempo-of-race' : adviceOf(name, session);
    return [{ name, advice, session }];
  });
}

/** A test at a fixed effort is run in another way than one all out. */
function adviceOf(name: ExplainedSession, { reason: { code } }: PlanSession): SessionAdviceCode {
  return name === 'test' && (code === 'test-steady' || code === 'test-climb') ? code : name;
}

/** Whether a race is run hardly faster than a tempo run; a wish far slower than the form is not. */
function isRacedNear(raced: PlanTarget | undefined, { paceSlow }: PlanTarget): boolean {
  const fast = raced?.paceFast ?? null;
  return fast !== null && paceSlow !== null && fast <= paceSlow;
}

/** Over this distance a race of this time is run at about the pace that is held for an hour. */
const HOUR_RACE = { meters: 10_000, seconds: 3420 } as const;

/** Whether a plan holds anything fast, before which drills loosen the legs. */
export function hasWarmUpDrills({ weeks }: TrainingPlan): boolean {
  return weeks.some(({ sessions }) =>
    sessions.some(({ kind }) => isHardKind(kind) && kind !== 'long' && kind !== 'race'),
  );
}

/** How drills before fast running are done; hops are none for a tendon, a calf, an ankle or after a birth. */
export function warmUpDrillsOf(
  plan: TrainingPlan,
  runner: Pick<PlanRunner, 'injury' | 'facts'>,
): 'warm-up' | 'warm-up-gentle' | null {
  if (!hasWarmUpDrills(plan)) return null;
  const isSpared =
    (runner.injury ?? null) !== null ||
    (['birth', 'shins', 'calf', 'ankle'] as const).some((fact) => hasFact(runner, fact));
  return isSpared ? 'warm-up-gentle' : 'warm-up';
}

/** What counts where pace and heart rate disagree; null where the plan names no pace of anything fast. */
export function decidingOf({ weeks }: TrainingPlan): 'pace-or-pulse' | null {
  const isPaced = weeks.some(({ sessions }) =>
    sessions.some(
      ({ kind, target }) => isHardKind(kind) && kind !== 'race' && target.paceFast !== null,
    ),
  );
  return isPaced ? 'pace-or-pulse' : null;
}
