import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import { isRunning } from '../../sports/sport-type.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import { summariseHistory } from '../../training/training-history.ts';
import {
  earlierThan,
  isEasyPurpose,
  lastRunBefore,
  middleOf,
  runsOf,
  weeksOf,
  type EarlierActivity,
  historyProof,
  WEEK_DAYS,
  MONTH_DAYS,
  LEAST_DAYS_FOR_MONTH,
} from './earlier-runs.ts';
import type { Fact } from './fact.ts';
import { longestBefore, longRunLimit } from './long-run-limit.ts';
import { makeFact } from './make-fact.ts';

const WEEKS = 4;
const USUAL_DAYS = 42;
const LEAST_DAYS_FOR_LOAD = 70;

/** The session that is compared, or the day from which a runner looks back. */
interface HistoryParts {
  decoded: Pick<DecodedActivity, 'sport' | 'startedAt' | 'utcOffsetMinutes'>;
  analysis: Pick<ActivityAnalysis, 'summary' | 'load'>;
  history: readonly RecentActivity[];
}

/** The session beside the runner's last weeks: distance, longest run, usual pace, load. */
export function factsOfHistory({ decoded, analysis, history }: HistoryParts): Fact[] {
  const earlier = earlierThan(decoded, history);
  const runs = runsOf(earlier);
  const last = lastRunBefore(decoded, history);
  const within = (days: number) => runs.filter(({ daysAgo }) => daysAgo <= days);
  const facts = [
    ...factsOfLoad({ decoded, analysis, history }, earlier),
    ...makeFact('history.daysSinceRun', last?.daysAgo, {
      unit: 'count',
      method: 'days-between',
      proof: historyProof(last?.daysAgo ?? 0, last ? [last] : []),
    }),
    ...factsOfUsual(within(USUAL_DAYS)),
  ];
  if (!isRunning(decoded.sport)) return facts;
  const meters = analysis.summary.distanceMeters ?? 0;
  return [
    ...facts,
    ...makeFact('window.week.days', WEEK_DAYS, {
      unit: 'count',
      method: 'window',
      proof: { kind: 'model' },
    }),
    ...makeFact('window.month.days', MONTH_DAYS, {
      unit: 'count',
      method: 'window',
      proof: { kind: 'model' },
    }),
    ...factsOfWeeks(runs, meters),
    ...factsOfMonth(within(MONTH_DAYS - 1), runs.at(-1)?.daysAgo ?? 0),
    ...factsOfLongest(runs, meters),
  ];
}

/** This week (the last seven days, today among them) against the four before it. */
function factsOfWeeks(runs: readonly EarlierActivity[], meters: number): Fact[] {
  const weeks = weeksOf(runs, 0, meters);
  if (!weeks) return [];
  const { weekMeters, meanMeters, thisWeek, before } = weeks;
  const proof = historyProof(WEEK_DAYS, thisWeek);
  return [
    ...makeFact('history.week.distance', weekMeters, {
      unit: 'meters',
      method: 'seven-days',
      proof,
    }),
    ...makeFact('history.weeks.mean', meanMeters, {
      unit: 'meters',
      method: 'four-weeks-mean',
      proof: historyProof(WEEK_DAYS * WEEKS, before),
    }),
    ...(weekMeters > 0 && thisWeek.length > 0
      ? makeFact('week.runShare', (100 * meters) / weekMeters, {
          unit: 'percent',
          method: 'seven-days',
          proof,
        })
      : []),
  ];
}

/** How often the runner runs; only once a month is known. */
function factsOfMonth(month: readonly EarlierActivity[], oldestDaysAgo: number): Fact[] {
  if (oldestDaysAgo < LEAST_DAYS_FOR_MONTH) return [];
  const proof = historyProof(MONTH_DAYS, month);
  return [
    ...makeFact('history.monthRuns', month.length + 1, {
      unit: 'count',
      method: 'runs-in-month',
      proof,
    }),
  ];
}

/** The longest run of the month before, and how far it allowed this one to go. */
function factsOfLongest(runs: readonly EarlierActivity[], meters: number): Fact[] {
  const longest = longestBefore(runs);
  if (longest === null) return [];
  const month = runs.filter(({ daysAgo }) => daysAgo <= MONTH_DAYS);
  const proof = historyProof(MONTH_DAYS, month);
  const beyond = Math.round((100 * (meters - longest)) / longest);
  return [
    ...makeFact('history.longest30', longest, { unit: 'meters', method: 'longest-before', proof }),
    ...makeFact('history.longRun.limit', longRunLimit(runs, null), {
      unit: 'roundMeters',
      method: 'plan-longest',
      proof,
    }),
    ...(beyond > 0
      ? makeFact('distance.beyondLongest', beyond, {
          unit: 'percent',
          method: 'longest-before',
          proof,
        })
      : []),
  ];
}

function factsOfUsual(runs: readonly EarlierActivity[]): Fact[] {
  const easy = runs.filter(({ activity }) => isEasyPurpose(activity.purpose));
  const proof = historyProof(USUAL_DAYS, easy);
  return [
    ...makeFact(
      'history.easyPace',
      middleOf(easy.map(({ activity }) => activity.averagePaceSecondsPerKilometer)),
      { unit: 'secondsPerKilometer', method: 'usual-easy', proof },
    ),
    ...makeFact(
      'history.easyHeartRate',
      middleOf(easy.map(({ activity }) => activity.averageHeartRateBeatsPerMinute)),
      { unit: 'beatsPerMinute', method: 'usual-easy', proof },
    ),
  ];
}

function factsOfLoad(
  { decoded, analysis, history }: HistoryParts,
  earlier: readonly EarlierActivity[],
): Fact[] {
  const current = {
    sport: decoded.sport,
    distanceMeters: analysis.summary.distanceMeters,
    load: analysis.load,
  };
  const { load } = summariseHistory(history, decoded, current);
  // Before ten weeks are known, fitness only shows how long somebody has been recording.
  const isFull = load !== null && load.days >= LEAST_DAYS_FOR_LOAD;
  if (!load || !isFull || load.methods.length > 1) return [];
  const proof = historyProof(load.days, earlier);
  return [
    ...makeFact('load.fitness', load.fitness, { unit: 'load', method: 'fitness-fatigue', proof }),
    ...makeFact('load.fatigue', load.fatigue, { unit: 'load', method: 'fitness-fatigue', proof }),
    ...makeFact('load.form', load.form, { unit: 'load', method: 'fitness-fatigue', proof }),
  ];
}
