import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';
import { goalRaceOf } from './race-food.ts';

/** What matters on a day of the last week, beside its run. */
export const LAST_WEEK_TIPS = [
  'nothing-new',
  'stop-early',
  'sleep',
  'way-there',
  'way-there-own',
  'sleep-tonight',
  'more-carbohydrate',
  'load-carbohydrate',
  'load-again',
  'eve',
  'eve-ultra',
  'eve-own',
] as const;
export type LastWeekTip = (typeof LAST_WEEK_TIPS)[number];

/** One day of the week before the race. */
export interface LastWeekDay {
  /** YYYY-MM-DD. */
  day: string;
  daysBefore: number;
  /** In the order in which they are run; none = rest. */
  sessions: readonly PlanSession[];
  tips: readonly LastWeekTip[];
}

const LAST_DAYS = 6;
/** Two days of plenty of carbohydrate fill the stores (Thomas and others 2016). */
const LOADING_DAYS = 2;
const SLEEP_DAYS = 4;
const WAY_DAYS = 3;

/**
 * The days before the goal's race, the farthest first: what is run, and what matters beside it.
 *
 * @returns null for plans without a distance
 */
export function lastWeekOf(plan: TrainingPlan): LastWeekDay[] | null {
  const race = goalRaceOf(plan);
  if (!race) return null;
  const raceDay = dayNumberOf(race.day);
  const first = dayNumberOf(plan.startDay);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  return Array.from({ length: LAST_DAYS }, (_, index) => LAST_DAYS - index)
    .filter((daysBefore) => raceDay - daysBefore >= first)
    .map((daysBefore) => {
      const day = calendarDayOf(raceDay - daysBefore);
      const ofDay = sessions.filter((one) => one.day === day);
      const isRace = plan.goal.kind === 'race';
      const tips = tipsOf(daysBefore, ofDay, race.meters, isRace);
      return { day, daysBefore, sessions: ofDay, tips };
    });
}

function tipsOf(
  daysBefore: number,
  sessions: readonly PlanSession[],
  meters: number,
  isRace: boolean,
): LastWeekTip[] {
  const isLong = meters >= HALF_MARATHON_METERS - 1;
  const isMarathon = meters >= MARATHON_METERS - 1;
  const tips: LastWeekTip[] = [];
  if (daysBefore === LAST_DAYS) tips.push('nothing-new');
  if (sessions.some(({ reason }) => reason.code === 'race-primer')) tips.push('stop-early');
  if (daysBefore === SLEEP_DAYS) tips.push('sleep');
  if (daysBefore === WAY_DAYS) tips.push(isRace ? 'way-there' : 'way-there-own');
  if (daysBefore === LOADING_DAYS) tips.push('sleep-tonight');
  if (daysBefore === LOADING_DAYS && isMarathon) tips.push('load-carbohydrate');
  if (daysBefore < LOADING_DAYS && isMarathon) tips.push('load-again');
  if (daysBefore === LOADING_DAYS && isLong && !isMarathon) tips.push('more-carbohydrate');
  if (daysBefore === 1 && !isRace) tips.push('eve-own');
  if (daysBefore === 1 && isRace) tips.push(meters > MARATHON_METERS + 1 ? 'eve-ultra' : 'eve');
  return tips;
}
