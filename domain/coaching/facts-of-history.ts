import type { ActivityAnalysis } from '../activities/activity-analysis.ts';
import type { DecodedActivity } from '../activities/decoded-activity.ts';
import { isRunning } from '../activities/sport-type.ts';
import type { RecentActivity } from '../training/recent-activity.ts';
import { summariseHistory } from '../training/training-history.ts';
import {
  earlierThan,
  isEasyPurpose,
  metersWithin,
  middleOf,
  runsOf,
  type EarlierActivity,
} from './earlier-runs.ts';
import type { Fact, FactProof } from './fact.ts';
import { makeFact } from './make-fact.ts';

const WEEK_DAYS = 7;
const WEEKS = 4;
const MONTH_DAYS = 30;
const USUAL_DAYS = 42;
/** Before that many runs and days are known, nothing is called usual. */
const LEAST_RUNS_FOR_WEEKS = 4;
const LEAST_DAYS_FOR_WEEKS = 28;
const LEAST_RUNS_FOR_LONGEST = 3;
const LEAST_DAYS_FOR_LOAD = 70;
const LEAST_DAYS_FOR_LONGEST = 14;

/** The session that is compared, or the day from which a runner looks back. */
interface HistoryParts {
  decoded: Pick<DecodedActivity, 'sport' | 'startedAt' | 'utcOffsetMinutes'>;
  analysis: Pick<ActivityAnalysis, 'summary' | 'load'>;
  history: readonly RecentActivity[];
}

function historyProof(days: number, chosen: readonly EarlierActivity[]): FactProof {
  return { kind: 'history', days, activityCount: chosen.length };
}

/** The session beside the runner's last weeks: distance, longest run, usual pace, load. */
export function factsOfHistory({ decoded, analysis, history }: HistoryParts): Fact[] {
  const earlier = earlierThan(decoded, history);
  const runs = runsOf(earlier);
  const within = (days: number) => runs.filter(({ daysAgo }) => daysAgo <= days);
  const facts = [
    ...factsOfLoad({ decoded, analysis, history }, earlier),
    ...makeFact(
      'history.daysSinceRun',
      runs[0]?.daysAgo,
      'count',
      'days-between',
      historyProof(runs[0]?.daysAgo ?? 0, runs.slice(0, 1)),
    ),
    ...factsOfUsual(within(USUAL_DAYS)),
  ];
  if (!isRunning(decoded.sport)) return facts;
  const meters = analysis.summary.distanceMeters ?? 0;
  return [
    ...facts,
    ...makeFact('window.week.days', WEEK_DAYS, 'count', 'window', { kind: 'model' }),
    ...makeFact('window.month.days', MONTH_DAYS, 'count', 'window', { kind: 'model' }),
    ...factsOfWeeks(runs, meters),
    ...factsOfMonth(within(MONTH_DAYS - 1), runs.at(-1)?.daysAgo ?? 0),
    ...factsOfLongest(within(MONTH_DAYS), runs.at(-1)?.daysAgo ?? 0, meters),
  ];
}

/** This week (the last seven days, today among them) against the four before it. */
function factsOfWeeks(runs: readonly EarlierActivity[], meters: number): Fact[] {
  const before = runs.filter(
    ({ daysAgo }) => daysAgo >= WEEK_DAYS && daysAgo < WEEK_DAYS * (WEEKS + 1),
  );
  const oldest = runs.at(-1)?.daysAgo ?? 0;
  if (before.length < LEAST_RUNS_FOR_WEEKS || oldest < LEAST_DAYS_FOR_WEEKS) return [];
  const thisWeek = runs.filter(({ daysAgo }) => daysAgo < WEEK_DAYS);
  const week = metersWithin(runs, 0, WEEK_DAYS - 1) + meters;
  const mean = metersWithin(runs, WEEK_DAYS, WEEK_DAYS * (WEEKS + 1) - 1) / WEEKS;
  const proof = historyProof(WEEK_DAYS, thisWeek);
  return [
    ...makeFact('history.week.distance', week, 'meters', 'seven-days', proof),
    ...makeFact(
      'history.weeks.mean',
      mean,
      'meters',
      'four-weeks-mean',
      historyProof(WEEK_DAYS * WEEKS, before),
    ),
    ...(week > 0 && thisWeek.length > 0
      ? makeFact('week.runShare', (100 * meters) / week, 'percent', 'seven-days', proof)
      : []),
  ];
}

/** How often the runner runs; only once a month is known. */
function factsOfMonth(month: readonly EarlierActivity[], oldestDaysAgo: number): Fact[] {
  if (oldestDaysAgo < LEAST_DAYS_FOR_WEEKS) return [];
  const proof = historyProof(MONTH_DAYS, month);
  return [...makeFact('history.monthRuns', month.length + 1, 'count', 'runs-in-month', proof)];
}

function factsOfLongest(
  month: readonly EarlierActivity[],
  oldestDaysAgo: number,
  meters: number,
): Fact[] {
  if (month.length < LEAST_RUNS_FOR_LONGEST || oldestDaysAgo < LEAST_DAYS_FOR_LONGEST) return [];
  const longest = Math.max(...month.map(({ activity }) => activity.distanceMeters ?? 0));
  if (longest <= 0) return [];
  const proof = historyProof(MONTH_DAYS, month);
  const beyond = Math.round((100 * (meters - longest)) / longest);
  return [
    ...makeFact('history.longest30', longest, 'meters', 'longest-before', proof),
    ...(beyond > 0
      ? makeFact('distance.beyondLongest', beyond, 'percent', 'longest-before', proof)
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
      'secondsPerKilometer',
      'usual-easy',
      proof,
    ),
    ...makeFact(
      'history.easyHeartRate',
      middleOf(easy.map(({ activity }) => activity.averageHeartRateBeatsPerMinute)),
      'beatsPerMinute',
      'usual-easy',
      proof,
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
    ...makeFact('load.fitness', load.fitness, 'load', 'fitness-fatigue', proof),
    ...makeFact('load.fatigue', load.fatigue, 'load', 'fitness-fatigue', proof),
    ...makeFact('load.form', load.form, 'load', 'fitness-fatigue', proof),
  ];
}
