import { MARATHON_METERS, HALF_MARATHON_METERS } from '../../training/performance/vdot.ts';
import { hasFact, type PlanRunner } from '../plan-wish.ts';
import type { PlanWeek, TrainingPlan } from '../training-plan.ts';
import { goalRaceOf, isFuelled } from './race-food.ts';

/** What most stomachs take untrained, and what is added after every second run; grams an hour. */
const FIRST_GRAMS = 30;
const STEP_GRAMS = 10;
/** The same for a sensitive stomach, which takes more only slowly. */
const SENSITIVE = { stepGrams: 5, mostGrams: 50 } as const;
/** The most to practise, by the length of the race; no line for races that are run without eating. */
const MOST = [
  // More suits who knows that their stomach takes it.
  { raceMeters: MARATHON_METERS + 1, grams: 70 },
  { raceMeters: MARATHON_METERS, grams: 60 },
  { raceMeters: HALF_MARATHON_METERS, grams: 60 },
] as const;
/**
 * A faster marathon burns more carbohydrate, and 60 g an hour are little for it (Thomas and others 2016); our
 * choice.
 */
const FAST_MARATHON = { seconds: 12_600, mostGrams: 80 } as const;

type FuelRunner = Pick<PlanRunner, 'facts'>;

function mostGramsOf(plan: TrainingPlan, runner: FuelRunner): number | null {
  const race = goalRaceOf(plan);
  const meters = plan.goal.meters ?? 0;
  const found = MOST.find(({ raceMeters }) => meters >= raceMeters);
  if (!found) return null;
  if (hasFact(runner, 'stomach')) return SENSITIVE.mostGrams;
  const isFast = meters === MARATHON_METERS && (race?.seconds ?? Infinity) < FAST_MARATHON.seconds;
  return isFast ? FAST_MARATHON.mostGrams : found.grams;
}

/**
 * Carbohydrate to practise in the long run of a week, from what most stomachs take, more in steps with the
 * runs that are eaten in. No step is skipped where a week has none.
 *
 * @returns grams an hour; null = nothing is eaten in this week's long run
 */
export function fuelGramsOf(plan: TrainingPlan, week: PlanWeek, runner: FuelRunner): number | null {
  const most = mostGramsOf(plan, runner);
  if (most === null || !isFuelled(week)) return null;
  const earlier = plan.weeks.filter((one) => one.number < week.number && isFuelled(one)).length;
  const grams = hasFact(runner, 'stomach')
    ? FIRST_GRAMS + SENSITIVE.stepGrams * Math.floor(earlier / 2)
    : FIRST_GRAMS + STEP_GRAMS * Math.ceil(earlier / 2);
  return Math.min(most, grams);
}

/** The most that was practised before the race, grams an hour; null = nothing. */
export function practisedGramsOf(plan: TrainingPlan, runner: FuelRunner): number | null {
  const grams = plan.weeks.flatMap((week) => fuelGramsOf(plan, week, runner) ?? []);
  return grams.length > 0 ? Math.max(...grams) : null;
}
