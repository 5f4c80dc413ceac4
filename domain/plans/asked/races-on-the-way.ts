import type { RecordDistance } from '../../athletes/athlete-profile.ts';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { RECORD_METERS } from '../../training/performance/record-meters.ts';
import type { PlanGoal } from '../training-plan.ts';
import type { RaceOnTheWay } from '../plan-wish.ts';

/** A tournament that the runner has entered. */
interface EnteredRace {
  /** YYYY-MM-DD. */
  date: string;
  distance: RecordDistance | null;
}

/**
 * The races that fall into a plan, its goal left out: those with a distance, one a day, by date.
 *
 * @param today YYYY-MM-DD; races of today are over
 * @param weeks of a plan whose goal has no day
 */
export function racesOnTheWayOf(
  entered: readonly EnteredRace[],
  { goal, today, weeks }: { goal: PlanGoal; today: string; weeks: number },
): RaceOnTheWay[] {
  const before = goal.day ?? calendarDayOf(dayNumberOf(today) + 7 * weeks);
  const races = entered.flatMap(({ date, distance }) =>
    distance !== null && date > today && date < before
      ? [{ day: date, meters: RECORD_METERS[distance] }]
      : [],
  );
  return races
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .filter(({ day }, index, all) => all[index - 1]?.day !== day);
}
