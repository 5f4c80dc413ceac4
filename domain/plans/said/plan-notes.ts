import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isRunWalk } from '../plan-limits.ts';
import {
  hasFact,
  isBackFromBirth,
  mayRunHills,
  type PlanFact,
  type PlanInjury,
  type PlanRunner,
  type PlanWish,
} from '../plan-wish.ts';
import { hasUltraTurns } from '../sessions/ultra-turns.ts';
import { isHardKind, isLongKind, type TrainingPlan } from '../training-plan.ts';
import { goalRaceOf, LONG_FED_SECONDS, raceFoodOf } from './race-food.ts';

/** What a runner should know beside the sessions of a plan. */
export const PLAN_NOTES = [
  // After an injury, or with a niggle
  'injury-bone',
  'injury-tendon',
  'injury-muscle',
  'injury-joint',
  'injury-other',
  'cross-training',
  'birth',
  'birth-ready',
  // Of what was hurt before
  'former-shins',
  'former-calf',
  'former-ankle',
  'former-knee',
  'former-thigh',
  // Of those who begin
  'walk-breaks',
  // Of long races and hills
  'fuel-practice',
  'fuel-practice-long',
  'ultra-walking',
  'ultra-walking-flat',
  'ultra-kit',
  'stomach',
  'hills',
  // Of a life with other things in it
  'shifts',
  'few-days',
  'few-days-easy',
  // For everybody: one of these
  'easier',
  'easier-walk',
] as const;
export type PlanNote = (typeof PLAN_NOTES)[number];

/** More at once nobody reads. */
export const SHOWN_NOTES_MAXIMUM = 3;

const FEW_DAYS = 3;

export interface PlanNotes {
  /** The most important of what applies to this runner alone. */
  shown: readonly PlanNote[];
  /** The others, and what everybody should know. */
  folded: readonly PlanNote[];
}

/**
 * The notes of a plan, the most important first: what was hurt, then the race, then daily life. The rule of pain and the
 * signs for a doctor stand in the checks of the plan, once.
 */
export function planNotesOf(
  plan: TrainingPlan,
  runner: Pick<
    PlanRunner,
    'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'injury' | 'facts'
  >,
  wish: Pick<PlanWish, 'goal' | 'weekdays' | 'minutesOnOtherDays' | 'isHilly'>,
): PlanNotes {
  const own = [
    ...notesOfBirth(runner),
    ...notesOfInjury(runner, wish),
    ...notesOfFormer(runner),
    ...(isRunWalk(runner) ? (['walk-breaks'] as const) : []),
    ...notesOfRace(plan, runner, wish),
    ...notesOfLife(plan, runner, wish),
  ];
  return {
    shown: own.slice(0, SHOWN_NOTES_MAXIMUM),
    folded: [...own.slice(SHOWN_NOTES_MAXIMUM), easierOf(runner)],
  };
}

/** A bad day's half hour of running is more than the whole session of who alternates running and walking. */
function easierOf(
  runner: Pick<
    PlanRunner,
    'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'injury' | 'facts'
  >,
): PlanNote {
  const isHealing = (runner.injury ?? null) !== null || isBackFromBirth(runner);
  return isHealing || isRunWalk(runner) ? 'easier-walk' : 'easier';
}

const NOTE_OF_INJURY: Readonly<Record<Exclude<PlanInjury, 'bone' | 'other'>, PlanNote>> = {
  tendon: 'injury-tendon',
  muscle: 'injury-muscle',
  joint: 'injury-joint',
};

function notesOfInjury(
  { injury = null }: Pick<PlanRunner, 'injury'>,
  { goal }: Pick<PlanWish, 'goal'>,
): PlanNote[] {
  if (injury === null) return [];
  if (injury === 'bone') return ['injury-bone'];
  if (injury !== 'other') return [NOTE_OF_INJURY[injury], 'cross-training'];
  // A niggle is no injury that somebody treats.
  return goal.kind === 'return' ? ['injury-other'] : [];
}

function notesOfBirth(runner: Pick<PlanRunner, 'facts' | 'weeklyMeters'>): PlanNote[] {
  if (!hasFact(runner, 'birth')) return [];
  return isBackFromBirth(runner) ? ['birth', 'birth-ready'] : ['birth-ready'];
}

const NOTE_OF_FORMER = {
  shins: 'former-shins',
  calf: 'former-calf',
  ankle: 'former-ankle',
  knee: 'former-knee',
  thigh: 'former-thigh',
} as const satisfies Partial<Record<PlanFact, PlanNote>>;

/** What of it is hurt where an injury of now is named. */
const PART_OF_FACT: Partial<Record<PlanFact, readonly PlanInjury[]>> = {
  calf: ['muscle', 'tendon'],
  knee: ['joint'],
  thigh: ['muscle'],
};

/** One line for what was hurt before and is well now. What is hurt now has rules of its own. */
function notesOfFormer(runner: Pick<PlanRunner, 'facts' | 'injury'>): PlanNote[] {
  const { injury = null } = runner;
  const isHurtNow = (fact: PlanFact) => injury !== null && PART_OF_FACT[fact]?.includes(injury);
  return (['shins', 'calf', 'ankle', 'knee', 'thigh'] as const)
    .filter((fact) => hasFact(runner, fact) && !isHurtNow(fact))
    .map((fact) => NOTE_OF_FORMER[fact]);
}

function notesOfRace(
  plan: TrainingPlan,
  runner: Pick<PlanRunner, 'injury' | 'facts'>,
  { goal, isHilly }: Pick<PlanWish, 'goal' | 'isHilly'>,
): PlanNote[] {
  const meters = goal.meters ?? 0;
  return [
    ...(meters > MARATHON_METERS + 1 ? [walkingOf(plan, isHilly)] : []),
    ...(raceFoodOf(plan) === 'practised' ? ([practiceOf(plan)] as const) : []),
    ...(hasFact(runner, 'stomach') ? (['stomach'] as const) : []),
    ...(isHilly && mayRunHills(runner) ? (['hills'] as const) : []),
  ];
}

/** What of an ultra marathon long runs practise: its climbs, its walks on the flat, or its kit alone. */
function walkingOf(plan: TrainingPlan, isHilly: boolean): PlanNote {
  const race = goalRaceOf(plan);
  if (isHilly) return 'ultra-walking';
  return race && hasUltraTurns(race, { isHilly }) ? 'ultra-walking-flat' : 'ultra-kit';
}

function practiceOf(plan: TrainingPlan): PlanNote {
  const seconds = goalRaceOf(plan)?.seconds ?? 0;
  return seconds >= LONG_FED_SECONDS ? 'fuel-practice-long' : 'fuel-practice';
}

function notesOfLife(
  { weeks }: TrainingPlan,
  runner: Pick<PlanRunner, 'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'facts'>,
  { weekdays, minutesOnOtherDays }: Pick<PlanWish, 'weekdays' | 'minutesOnOtherDays'>,
): PlanNote[] {
  const isShortOfTime = weekdays.length <= FEW_DAYS || minutesOnOtherDays !== null;
  const hasLong = weeks.some(({ sessions }) => sessions.some(({ kind }) => kind === 'long'));
  const hasFast = weeks.some(({ sessions }) =>
    sessions.some(({ kind }) => isHardKind(kind) && kind !== 'race' && !isLongKind(kind)),
  );
  const isOrdered = isShortOfTime && hasLong && !isRunWalk(runner);
  return [
    ...(hasFact(runner, 'shifts') ? (['shifts'] as const) : []),
    ...(isOrdered ? ([hasFast ? 'few-days' : 'few-days-easy'] as const) : []),
  ];
}
