import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  vdotOf,
} from '../../../training/performance/vdot.ts';
import { PLAN_LIMITS } from '../../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';

/** From which age on most races of a length may be run. */
const RACE_AGES = [
  [MARATHON_METERS - 1, 18],
  [HALF_MARATHON_METERS - 1, 16],
] as const;

/** Whether most races of that length ask for a higher age. */
export function isTooYoung({ age }: PlanRunner, { goal }: PlanWish): boolean {
  const least = RACE_AGES.find(([meters]) => (goal.meters ?? 0) >= meters)?.[1] ?? 0;
  return age !== null && age < least;
}

/** From fifty on a time of more than this VDOT is rare, and of less with each year; our choice. */
const RARE_FORM = { fromAge: 50, vdot: 64.5, lessAYear: 0.9 } as const;

/** Whether few people of that age run the time. */
export function isFastForAge(
  { age }: PlanRunner,
  { goal: { meters, seconds } }: PlanWish,
): boolean {
  const { fromAge, vdot, lessAYear } = RARE_FORM;
  if (age === null || age < fromAge || meters === null || seconds === null) return false;
  const wished = vdotOf({ distanceMeters: meters, elapsedSeconds: seconds });
  return (wished ?? 0) > vdot - lessAYear * (age - fromAge);
}

/** From sixty on few people run this often a week. */
const MUCH_FOR_AGE_RUNS = 6;

/** Whether few people of that age run as often. */
export function isMuchForAge(
  { age }: PlanRunner,
  { sessionsPerWeek, weekdays }: PlanWish,
): boolean {
  const runs = Math.min(sessionsPerWeek, new Set(weekdays).size);
  return (age ?? 0) >= PLAN_LIMITS.carefulAge && runs >= MUCH_FOR_AGE_RUNS;
}
