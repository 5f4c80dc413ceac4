import type { LoadMethod } from '../activities/activity-row.ts';
import type { SessionPurpose } from '../activities/session-purpose.ts';
import { isRunning } from '../sports/sport-type.ts';
import { dayNumber, mondayOf } from '../measures/calendar-day.ts';
import { FITNESS_DAYS, fitnessFatigue, formAfter } from './load/fitness-fatigue.ts';
import { comparablePace, HISTORY_DAYS, isRunOf, type RecentActivity } from './recent-activity.ts';
import { raceDistanceNear, vdotOf } from './performance/vdot.ts';

/** What the runner's last weeks say; distances are of runs, load is of every sport. */
export interface TrainingHistory {
  /** Earlier runs that the figures rest on. */
  runCount: number;
  /**
   * Mean weekly distance of the 28 days before the day of reference, or of as many weeks as there
   * are since the first run known. It is null without a run in them.
   */
  weeklyMeters: number | null;
  /** Weeks behind `weeklyMeters`, 1 to 4; 0 without a run in them. */
  weeksCounted: number;
  /** From Monday on, the day of reference included. */
  thisWeekMeters: number;
  /** Full days between the last run and this day: 1 = yesterday. Null without an earlier run. */
  daysSinceLast: number | null;
  /** Longest earlier run of the 30 days before. */
  longestIn30DaysMeters: number | null;
  /** Distance of the middle one of the earlier runs of six weeks. */
  usualMeters: number | null;
  usualEasyPaceSecondsPerKilometer: number | null;
  /** Middle mean heart rate of the earlier runs of six weeks. */
  usualHeartRateBeatsPerMinute: number | null;
  vdot: VdotEstimate | null;
  /** Null when no activity has a load. */
  load: LoadHistory | null;
}

export interface VdotEstimate {
  value: number;
  /** `race`: from a race. `best-run`: the best of other runs, so at least this. */
  basis: 'race' | 'best-run';
  activityId: string;
}

export interface LoadHistory {
  fitness: number;
  fatigue: number;
  /** Fitness less fatigue of the evening before. */
  form: number;
  /** Fewer than 42 days lie behind, so that fitness has not yet come to its height. */
  isStillFilling: boolean;
  days: number;
  /** More than one: loads of different kinds were added up, which must be said. */
  methods: readonly LoadMethod[];
  /** Activities that count as rest days because nothing allows a load. */
  withoutLoadCount: number;
}

const WEEKS = 4;
const USUAL_DAYS = 42;
const LEAST_RUNS = 3;
/** Shorter runs say nothing about habits. */
const SHORTEST_RUN_SECONDS = 600;
/** VDOT holds from 3.5 minutes to 4 hours; training runs need more road to be evidence. */
const VDOT_METERS = [3000, 45_000] as const;
/** What a run that was not hard is for. */
export const EASY_PURPOSES: ReadonlySet<SessionPurpose> = new Set([
  'recovery',
  'easy',
  'long',
  'steady',
  'stop-and-go',
]);

/** The day that a history is counted back from. */
export interface HistoryDay {
  startedAt: Date;
  /** The runner's own clock; null = unknown, then UTC. */
  utcOffsetMinutes: number | null;
}

/**
 * Sums up what came before an activity. Days are counted on the runner's own
 * clock, each activity's own where it is known. What started later, or at the
 * same moment as the day of reference, is left out.
 *
 * @param history earlier activities in any order, at most {@link HISTORY_DAYS} back
 * @param current the activity itself, when its distance and load shall count to week and fitness
 */
export function summariseHistory(
  history: readonly RecentActivity[],
  day: HistoryDay,
  current: Pick<RecentActivity, 'sport' | 'distanceMeters' | 'load'> | null = null,
): TrainingHistory {
  const offset = day.utcOffsetMinutes ?? 0;
  const today = dayNumber(day.startedAt, offset);
  const earlier = history
    .filter(({ startedAt }) => startedAt.getTime() < day.startedAt.getTime())
    .map((activity) => ({
      activity,
      daysAgo: today - dayNumber(activity.startedAt, activity.utcOffsetMinutes ?? offset),
    }))
    // Travelling west, the run of this morning may carry tomorrow's date.
    .map((dated) => ({ ...dated, daysAgo: Math.max(0, dated.daysAgo) }))
    .filter(({ daysAgo }) => daysAgo <= HISTORY_DAYS)
    .sort((a, b) => a.activity.startedAt.getTime() - b.activity.startedAt.getTime());
  const runs = earlier.filter(({ activity }) => isRunOf(activity));
  const metersWithin = (from: number, to: number) =>
    runs
      .filter(({ daysAgo }) => daysAgo >= from && daysAgo <= to)
      .reduce((sum, { activity }) => sum + (activity.distanceMeters ?? 0), 0);
  const fourWeeks = metersWithin(1, WEEKS * 7);
  const weeks = Math.max(1, Math.min(WEEKS, Math.ceil((runs[0]?.daysAgo ?? 0) / 7)));
  const last = runs.at(-1);
  const usual = runs
    .filter(({ daysAgo }) => daysAgo <= USUAL_DAYS)
    .map(({ activity }) => activity)
    .filter(({ movingSeconds }) => movingSeconds >= SHORTEST_RUN_SECONDS);
  const currentMeters = current && isRunning(current.sport) ? (current.distanceMeters ?? 0) : 0;
  const longest = Math.max(
    0,
    ...runs
      .filter(({ daysAgo }) => daysAgo <= 30)
      .map(({ activity }) => activity.distanceMeters ?? 0),
  );
  return {
    runCount: runs.length,
    weeklyMeters: fourWeeks > 0 ? fourWeeks / weeks : null,
    weeksCounted: fourWeeks > 0 ? weeks : 0,
    thisWeekMeters: metersWithin(0, today - mondayOf(today)) + currentMeters,
    daysSinceLast: last ? last.daysAgo : null,
    longestIn30DaysMeters: longest > 0 ? longest : null,
    usualMeters: middleOf(usual.map((run) => run.distanceMeters)),
    usualEasyPaceSecondsPerKilometer: easyPaceOf(usual),
    usualHeartRateBeatsPerMinute: middleOf(usual.map((run) => run.averageHeartRateBeatsPerMinute)),
    vdot: bestVdotOf(runs.map(({ activity }) => activity)),
    load: loadHistoryOf(earlier, current),
  };
}

/** Middle pace of the runs that were not hard; of the slower half where purposes are not known. */
function easyPaceOf(runs: readonly RecentActivity[]): number | null {
  const paces = (chosen: readonly RecentActivity[]) =>
    chosen.flatMap((run) => comparablePace(run) ?? []).sort((a, b) => a - b);
  const easy = paces(runs.filter(({ purpose }) => purpose !== null && EASY_PURPOSES.has(purpose)));
  if (easy.length >= LEAST_RUNS) return easy[Math.floor(easy.length / 2)] ?? null;
  const all = paces(runs);
  return all.length >= LEAST_RUNS ? (all[Math.floor(all.length * 0.6)] ?? null) : null;
}

/**
 * What one run says of the runner's VDOT: a race its distance and time, any other run a lower bound. Null for what
 * is no run, too short or too long, and where no pace counts.
 */
export function vdotEstimateOf(
  run: Pick<
    RecentActivity,
    | 'id'
    | 'sport'
    | 'distanceMeters'
    | 'movingSeconds'
    | 'averagePaceSecondsPerKilometer'
    | 'isDistanceContradicted'
    | 'purpose'
  >,
): VdotEstimate | null {
  const { distanceMeters, movingSeconds, purpose, id } = run;
  if (comparablePace(run) === null) return null;
  if (!isRunning(run.sport) || distanceMeters === null || movingSeconds <= 0) return null;
  if (distanceMeters < VDOT_METERS[0] || distanceMeters > VDOT_METERS[1]) return null;
  const basis = purpose === 'race' ? 'race' : 'best-run';
  const courseMeters = basis === 'race' ? raceDistanceNear(distanceMeters) : null;
  const value = vdotOf({
    distanceMeters: courseMeters ?? distanceMeters,
    elapsedSeconds: movingSeconds,
  });
  return value === null ? null : { value, basis, activityId: id };
}

function bestVdotOf(runs: readonly RecentActivity[]): VdotEstimate | null {
  const estimates = runs.flatMap((run) => vdotEstimateOf(run) ?? []);
  const races = estimates.filter(({ basis }) => basis === 'race');
  const [best] = (races.length > 0 ? races : estimates).sort((a, b) => b.value - a.value);
  return best ?? null;
}

function loadHistoryOf(
  earlier: readonly { activity: RecentActivity; daysAgo: number }[],
  current: Pick<RecentActivity, 'load'> | null,
): LoadHistory | null {
  const first = earlier[0];
  const days = Math.max(0, ...earlier.map(({ daysAgo }) => daysAgo)) + 1;
  const dailyLoads = Array.from({ length: days }, () => 0);
  const methods = new Set<LoadMethod>();
  let withoutLoadCount = 0;
  const add = (load: RecentActivity['load'], daysAgo: number) => {
    if (!load) {
      withoutLoadCount += 1;
      return;
    }
    methods.add(load.method);
    dailyLoads[days - 1 - daysAgo] = (dailyLoads[days - 1 - daysAgo] ?? 0) + load.value;
  };
  for (const { activity, daysAgo } of earlier) add(activity.load, daysAgo);
  if (current) add(current.load, 0);
  if (methods.size === 0 || (!first && !current)) return null;
  const curve = fitnessFatigue(dailyLoads);
  const todays = curve.at(-1) ?? { fitness: 0, fatigue: 0 };
  return {
    ...todays,
    form: formAfter(curve.at(-2) ?? { fitness: 0, fatigue: 0 }),
    isStillFilling: days < FITNESS_DAYS,
    days,
    methods: [...methods].sort(),
    withoutLoadCount,
  };
}

function middleOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known.length >= LEAST_RUNS ? (known[Math.floor(known.length / 2)] ?? null) : null;
}
