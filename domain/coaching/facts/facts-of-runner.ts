import { dayNumber, monthsBefore, mondayOf } from '../../measures/calendar-day.ts';
import { HISTORY_DAYS, type RecentActivity } from '../../training/recent-activity.ts';
import {
  isEasyPurpose,
  isHardPurpose,
  metersWithin,
  middleOf,
  type EarlierActivity,
  historyProof,
  WEEK_DAYS,
  MONTH_DAYS,
  LEAST_DAYS_FOR_MONTH,
} from './earlier-runs.ts';
import type { Fact, FactProof } from './fact.ts';
import type { FactMethod } from './fact-methods.ts';
import { makeFact } from './make-fact.ts';
import type { RunnerStanding } from './runner-standing.ts';

/** What is called lately, and compared with as much of the time before it as is known. */
export const TREND_DAYS = 28;
/** Before that many days are known, no week is compared. */
const LEAST_DAYS_FOR_WEEKLY_TREND = 56;

/** The weeks: this one from Monday on, the one before, the last seven days, the last month. */
export function factsOfWeeksNow({ day, earlierRuns }: RunnerStanding): Fact[] {
  const today = dayNumber(day.startedAt, day.utcOffsetMinutes ?? 0);
  const sinceMonday = today - mondayOf(today);
  const thisWeek = earlierRuns.filter(({ daysAgo }) => daysAgo <= sinceMonday);
  const weekBefore = earlierRuns.filter(
    ({ daysAgo }) => daysAgo > sinceMonday && daysAgo <= sinceMonday + WEEK_DAYS,
  );
  const sevenDays = earlierRuns.filter(({ daysAgo }) => daysAgo < WEEK_DAYS);
  const hard = sevenDays.filter(({ activity }) => isHardPurpose(activity.purpose));
  const month = earlierRuns.filter(({ daysAgo }) => daysAgo < MONTH_DAYS);
  const isMonthKnown = (earlierRuns.at(-1)?.daysAgo ?? 0) >= LEAST_DAYS_FOR_MONTH;
  return [
    ...factsOfSpan('runner.week', thisWeek, historyProof(sinceMonday + 1, thisWeek), 'week-so-far'),
    ...factsOfSpan(
      'runner.lastWeek',
      weekBefore,
      historyProof(WEEK_DAYS, weekBefore),
      'week-before',
    ),
    ...factsOfSpan(
      'runner.sevenDays',
      sevenDays,
      historyProof(WEEK_DAYS, sevenDays),
      'seven-days-now',
    ),
    ...(hard.length > 0
      ? makeFact('runner.sevenDays.hardRuns', hard.length, {
          unit: 'count',
          method: 'hard-runs',
          proof: historyProof(WEEK_DAYS, hard),
        })
      : []),
    ...factsOfMonth(month),
    ...factsOfCalendarMonths(day, earlierRuns),
    ...makeFact('runner.history.days', HISTORY_DAYS, {
      unit: 'count',
      method: 'window',
      proof: { kind: 'model' },
    }),
    ...(isMonthKnown
      ? makeFact('runner.month.runs', month.length, {
          unit: 'count',
          method: 'runs-in-month-now',
          proof: historyProof(MONTH_DAYS, month),
        })
      : []),
  ];
}

/** How far and how long the runs of the last month were, as many as are known. */
function factsOfMonth(month: readonly EarlierActivity[]): Fact[] {
  if (month.length === 0) return [];
  const proof = historyProof(MONTH_DAYS, month);
  const meters = metersWithin(month, 0, Infinity);
  const seconds = month.reduce((sum, { activity }) => sum + activity.movingSeconds, 0);
  return [
    ...makeFact('runner.month.days', MONTH_DAYS, {
      unit: 'count',
      method: 'window',
      proof: { kind: 'model' },
    }),
    ...(meters > 0
      ? makeFact('runner.month.distance', meters, { unit: 'meters', method: 'month-now', proof })
      : []),
    ...makeFact('runner.month.duration', seconds, { unit: 'seconds', method: 'month-now', proof }),
  ];
}

/** Calendar months that the history holds from their first day on: this one, the last, … */
function factsOfCalendarMonths(
  { startedAt, utcOffsetMinutes }: RunnerStanding['day'],
  earlierRuns: readonly EarlierActivity[],
): Fact[] {
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  return [0, 1, 2].flatMap((back) => {
    const { firstDay, lastDay } = monthsBefore(today, back);
    if (today - firstDay > HISTORY_DAYS) return [];
    const runs = earlierRuns.filter(
      ({ daysAgo }) => today - daysAgo >= firstDay && today - daysAgo <= lastDay,
    );
    const proof = historyProof(Math.min(today, lastDay) - firstDay + 1, runs);
    return factsOfSpan(`runner.calendarMonth.${back}`, runs, proof, 'calendar-month');
  });
}

/** A runner without runs is shown by the missing fact, not by a figure of nought. */
function factsOfSpan(
  id: string,
  runs: readonly EarlierActivity[],
  proof: FactProof,
  method: FactMethod,
): Fact[] {
  if (runs.length === 0) return [];
  const meters = metersWithin(runs, 0, Infinity);
  const seconds = runs.reduce((sum, { activity }) => sum + activity.movingSeconds, 0);
  return [
    ...(meters > 0 ? makeFact(`${id}.distance`, meters, { unit: 'meters', method, proof }) : []),
    ...makeFact(`${id}.duration`, seconds, { unit: 'seconds', method, proof }),
    ...makeFact(`${id}.runs`, runs.length, { unit: 'count', method, proof }),
  ];
}

/** Days since the last run and the last hard one. */
export function daysSince(
  id: string,
  last: EarlierActivity | undefined,
): (Fact & { activityId: string | null })[] {
  if (!last) return [];
  const proof = historyProof(last.daysAgo, [last]);
  return makeFact(id, last.daysAgo, { unit: 'count', method: 'days-ago', proof }).map((fact) => ({
    ...fact,
    activityId: last.activity.id,
  }));
}

/**
 * Easy running lately against the weeks before: pace, heart rate and what both say
 * together, and the average week. Only where enough runs stand on both sides.
 */
export function factsOfTrend({ earlierRuns }: RunnerStanding): Fact[] {
  const easy = earlierRuns.filter(({ activity }) => isEasyPurpose(activity.purpose));
  const lately = easy.filter(({ daysAgo }) => daysAgo < TREND_DAYS);
  const before = easy.filter(({ daysAgo }) => daysAgo >= TREND_DAYS);
  const window = makeFact('runner.trend.days', TREND_DAYS, {
    unit: 'count',
    method: 'window',
    proof: { kind: 'model' },
  });
  const pace = (one: RecentActivity) => one.averagePaceSecondsPerKilometer;
  const heartRate = (one: RecentActivity) => one.averageHeartRateBeatsPerMinute;
  const sides = [
    ['recent', lately],
    ['before', before],
  ] as const;
  const middle = (runs: readonly EarlierActivity[], of: (one: RecentActivity) => number | null) =>
    middleOf(runs.map(({ activity }) => of(activity)));
  const isKnown = (of: (one: RecentActivity) => number | null) =>
    sides.every(([, runs]) => middle(runs, of) !== null);
  const facts = (
    name: string,
    of: (one: RecentActivity) => number | null,
    unit: 'secondsPerKilometer' | 'beatsPerMinute',
  ) =>
    isKnown(of)
      ? sides.flatMap(([side, runs]) =>
          makeFact(`runner.trend.${side}.${name}`, middle(runs, of), {
            unit,
            method: 'easy-trend',
            proof: historyProof(spanOf(runs), runs),
          }),
        )
      : [];
  const efficiency = sides.map(([, runs]) => middle(runs, efficiencyOf));
  const [now = null, then = null] = efficiency;
  return [
    ...window,
    ...facts('pace', pace, 'secondsPerKilometer'),
    ...facts('heartRate', heartRate, 'beatsPerMinute'),
    ...(now !== null && then !== null
      ? makeFact('runner.trend.efficiency', (100 * (now - then)) / then, {
          unit: 'percent',
          method: 'easy-efficiency',
          proof: historyProof(spanOf(easy), easy),
        })
      : []),
    ...factsOfWeeklyTrend(earlierRuns),
  ];
}

function spanOf(runs: readonly EarlierActivity[]): number {
  return (runs.at(-1)?.daysAgo ?? 0) + 1;
}

/** Speed for each heartbeat, in metres. */
function efficiencyOf({
  averagePaceSecondsPerKilometer: pace,
  averageHeartRateBeatsPerMinute: heartRate,
}: RecentActivity): number | null {
  return pace !== null && heartRate !== null && pace > 0 && heartRate > 0
    ? 60_000 / pace / heartRate
    : null;
}

function factsOfWeeklyTrend(runs: readonly EarlierActivity[]): Fact[] {
  const oldest = runs.at(-1)?.daysAgo ?? 0;
  if (oldest < LEAST_DAYS_FOR_WEEKLY_TREND) return [];
  const weeksBefore = Math.floor((oldest + 1 - TREND_DAYS) / WEEK_DAYS);
  const sides = [
    ['recent', 0, TREND_DAYS - 1, TREND_DAYS / WEEK_DAYS],
    ['before', TREND_DAYS, TREND_DAYS + weeksBefore * WEEK_DAYS - 1, weeksBefore],
  ] as const;
  const means = sides.map(([side, from, to, weeks]) => ({
    side,
    proof: historyProof(
      to + 1 - from,
      runs.filter(({ daysAgo }) => daysAgo >= from && daysAgo <= to),
    ),
    mean: metersWithin(runs, from, to) / weeks,
  }));
  if (means.some(({ mean }) => mean <= 0)) return [];
  return means.flatMap(({ side, mean, proof }) =>
    makeFact(`runner.trend.${side}.week`, mean, { unit: 'meters', method: 'weeks-trend', proof }),
  );
}

/** How runners prepare for fast running; a coaching convention. */
export function factsOfWarmUp(): Fact[] {
  const model: FactProof = { kind: 'model' };
  const method = 'plan-warm-up';
  return [
    ...makeFact('runner.warmUp.duration', 15, { unit: 'minutes', method, proof: model }),
    ...makeFact('runner.strides.count', 4, { unit: 'count', method, proof: model }),
    ...makeFact('runner.strides.duration', 20, { unit: 'seconds', method, proof: model }),
    ...makeFact('runner.strides.rest', 60, { unit: 'seconds', method, proof: model }),
  ];
}

/**
 * What an earlier run was, as it was recorded: distance, moving time and pace.
 *
 * @param name what the ids begin with
 */
export function factsOfRun(name: string, one: EarlierActivity): Fact[] {
  const { activity, daysAgo } = one;
  const proof = historyProof(daysAgo, [one]);
  return [
    ...makeFact(`${name}.distance`, activity.distanceMeters, {
      unit: 'meters',
      method: 'recorded',
      proof,
    }),
    ...makeFact(`${name}.duration`, activity.movingSeconds, {
      unit: 'seconds',
      method: 'recorded',
      proof,
    }),
    ...makeFact(`${name}.pace`, activity.averagePaceSecondsPerKilometer, {
      unit: 'secondsPerKilometer',
      method: 'moving-average',
      proof,
    }),
  ];
}
