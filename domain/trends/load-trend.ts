import type { LoadMethod } from '../activities/activity-row.ts';
import { FITNESS_DAYS, fitnessFatigue, formAfter } from '../training/load/fitness-fatigue.ts';
import {
  firstDayOf,
  TREND_SPAN_WEEKS,
  weeksWithin,
  type TrendPeriod,
  type TrendSpan,
} from './trend-spans.ts';
import type { TrendActivity, TrendWeek } from './trend-week.ts';

/** Load of a day, or of a period, with where the curves stand at its end. */
export interface LoadPoint extends TrendPeriod {
  /** Mean of its days. */
  dailyLoad: number;
  /** Null until six weeks lie behind: until then the averages are still filling. */
  fitness: number | null;
  fatigue: number | null;
  /** Fitness less fatigue of the evening before its last day. */
  form: number | null;
  activities: readonly TrendActivity[];
}

export interface LoadTrend {
  points: readonly LoadPoint[];
  /** Days since the first load that is known, today included. */
  knownDays: number;
  /** More than one: loads of different kinds were added up, which must be said. */
  methods: readonly LoadMethod[];
  /** Activities of the span that count as rest because nothing allows a load. */
  withoutLoadCount: number;
}

/** Longer spans are shown by their periods: a day would be narrower than a line. */
const DAYS_SHOWN_MAXIMUM = 13 * 7;

/**
 * Load, fitness, fatigue and form of a span, up to today.
 *
 * @param weeks also those before the span, without which fitness would begin at zero
 * @returns null where no activity has a load
 */
export function loadTrend(
  weeks: ReadonlyMap<number, TrendWeek>,
  span: TrendSpan,
  today: number,
): LoadTrend | null {
  const loadOf = (day: number): number => {
    const weekday = (((day + 3) % 7) + 7) % 7;
    return weeks.get(day - weekday)?.dailyLoads[weekday] ?? 0;
  };
  const firstMonday = Math.min(
    ...[...weeks].filter(([, week]) => week.loadMethods.length > 0).map(([monday]) => monday),
  );
  if (!Number.isFinite(firstMonday) || firstMonday > today) return null;
  let firstKnown = firstMonday;
  while (loadOf(firstKnown) === 0 && firstKnown < today) firstKnown += 1;
  const curve = fitnessFatigue(
    Array.from({ length: today - firstKnown + 1 }, (_, index) => loadOf(firstKnown + index)),
  );
  const firstDay = firstDayOf(span, today);
  const stepDays =
    today - firstDay < DAYS_SHOWN_MAXIMUM ? 1 : TREND_SPAN_WEEKS[span].weeksPerPeriod * 7;
  const inSpan = weeksWithin(weeks, { firstDay, lastDay: today });
  const activities = Map.groupBy(
    inSpan.flatMap((week) => week.activities),
    ({ dayNumber }) => dayNumber,
  );
  const points: LoadPoint[] = [];
  for (let day = firstDay; day <= today; day += stepDays) {
    const lastDay = Math.min(today, day + stepDays - 1);
    const days = Array.from({ length: lastDay - day + 1 }, (_, index) => day + index);
    const isFilled = lastDay - firstKnown + 1 >= FITNESS_DAYS;
    const end = isFilled ? curve[lastDay - firstKnown] : undefined;
    const evening = isFilled ? curve[lastDay - firstKnown - 1] : undefined;
    points.push({
      firstDay: day,
      lastDay,
      dailyLoad: days.reduce((sum, one) => sum + loadOf(one), 0) / days.length,
      fitness: end?.fitness ?? null,
      fatigue: end?.fatigue ?? null,
      form: evening ? formAfter(evening) : null,
      activities: days.flatMap((one) => activities.get(one) ?? []),
    });
  }
  return {
    points,
    knownDays: today - firstKnown + 1,
    methods: [...new Set(inSpan.flatMap(({ loadMethods }) => loadMethods))].sort(),
    withoutLoadCount: inSpan.reduce((sum, week) => sum + week.withoutLoadCount, 0),
  };
}
