import type { ActivityRow, LoadMethod } from '../activities/activity-row.ts';
import type { ComputedAnalysis, IntensityLevel } from '../activities/computed-analysis.ts';
import { dayNumber, mondayOf } from '../measures/calendar-day.ts';
import { isRunning } from '../sports/sport-type.ts';
import { EASY_PURPOSES, vdotEstimateOf, type VdotEstimate } from '../training/training-history.ts';
import {
  TREND_BANDS,
  TREND_LIMITS,
  TREND_RECORD_METERS,
  type RunVolume,
  type TrendActivity,
  type TrendBand,
  type TrendRecord,
  type TrendVdot,
  type TrendWeek,
} from './trend-week.ts';

/** The fields of an activity's row that a trend reads. */
export const TREND_ROW_FIELDS = [
  'id',
  'sport',
  'startedAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'movingSeconds',
  'averagePaceSecondsPerKilometer',
  'isDistanceContradicted',
  'averageHeartRateBeatsPerMinute',
  'ascentMeters',
  'load',
  'purpose',
  'isIndoor',
  'isTransition',
  'isHidden',
  'duplicateOf',
  'visibleToCoach',
  'policy',
] as const satisfies readonly (keyof ActivityRow)[];
export type TrendRow = Pick<ActivityRow, (typeof TREND_ROW_FIELDS)[number]>;

/** The fields of an activity's analysis that a trend reads. */
export const TREND_ANALYSIS_FIELDS = [
  'intensity',
  'intervals',
  'bestEfforts',
  'heartRateQuality',
  'riding',
] as const satisfies readonly (keyof ComputedAnalysis)[];
export type TrendAnalysis = Partial<Pick<ComputedAnalysis, (typeof TREND_ANALYSIS_FIELDS)[number]>>;

const BAND_OF: Readonly<Record<IntensityLevel, TrendBand>> = {
  recovery: 'easy',
  easy: 'easy',
  moderate: 'moderate',
  hard: 'hard',
  veryHard: 'hard',
  max: 'hard',
  unknown: 'unknown',
};
/** Heart rate of a shorter run is that of its beginning. */
const EASY_SECONDS_MINIMUM = 1200;
/** With more climb than this, pace says little about effort. */
const ASCENT_PER_KILOMETER_MAXIMUM = 15;

/** The Monday of the week that an activity belongs to, on the athlete's own clock; UTC where unknown. */
export function trendMondayOf({
  startedAt,
  utcOffsetMinutes,
}: Pick<ActivityRow, 'startedAt' | 'utcOffsetMinutes'>): number {
  return mondayOf(dayNumber(startedAt, utcOffsetMinutes ?? 0));
}

/** Whether a row is listed as an activity of its own: no copy, nothing hidden, no change-over. */
export function isInTrends(
  row: Pick<ActivityRow, 'duplicateOf' | 'isHidden' | 'isTransition'>,
): boolean {
  return row.duplicateOf === null && !row.isHidden && !row.isTransition;
}

/**
 * Computes one week from all rows that began in it. Total and independent of their order.
 *
 * @param rows also of other weeks and such as do not count; both are left out here
 * @param analysisOf of a running row; undefined where there is none
 * @returns null for a week in which nothing counts
 */
export function computeTrendWeek(
  mondayDayNumber: number,
  rows: readonly TrendRow[],
  analysisOf: (activityId: string) => TrendAnalysis | undefined,
): TrendWeek | null {
  const listed = rows
    .filter((row) => isInTrends(row) && trendMondayOf(row) === mondayDayNumber)
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1));
  if (listed.length === 0) return null;
  const counted = listed.filter(({ policy }) => policy.analyse);
  const runs = counted.filter((row) => isRunning(row.sport) && !isRidden(row, analysisOf(row.id)));
  const estimates = runs.flatMap((run) => vdotEstimateOf(run) ?? []);
  return {
    volume: volumeOf(runs, analysisOf),
    ...loadsOf(mondayDayNumber, counted),
    race: bestVdot(estimates, 'race'),
    bestRun: bestVdot(estimates, 'best-run'),
    records: recordsOf(runs, analysisOf),
    activities: counted
      .slice(0, TREND_LIMITS.activitiesListed)
      .map((row) => trendActivity(row, analysisOf(row.id))),
    omittedCount: listed.filter(({ sport, policy }) => isRunning(sport) && !policy.analyse).length,
  };
}

/** Whether what is called a run was ridden, and the runner has not said what it was for. */
export function isRidden(
  { purpose }: Pick<TrendRow, 'purpose'>,
  analysis: TrendAnalysis | undefined,
): boolean {
  return analysis?.riding === 'whole' && (purpose === null || purpose === 'unclear');
}

/**
 * A run with intervals counts part by part, any other one as a whole. The parts are those of the
 * recording, stretched so that they make up the run's distance and moving time.
 */
function volumeOf(
  runs: readonly TrendRow[],
  analysisOf: (activityId: string) => TrendAnalysis | undefined,
): TrendWeek['volume'] {
  const volume: Record<TrendBand, RunVolume> = {
    easy: { meters: 0, seconds: 0 },
    moderate: { meters: 0, seconds: 0 },
    hard: { meters: 0, seconds: 0 },
    unknown: { meters: 0, seconds: 0 },
  };
  for (const run of runs) {
    const meters = run.distanceMeters ?? 0;
    const { intensity = 'unknown', intervals = [] } = analysisOf(run.id) ?? {};
    const partMeters = sumOf(intervals.map((part) => part.distanceMeters));
    const partSeconds = sumOf(intervals.map((part) => part.elapsedSeconds));
    if (partMeters <= 0 || partSeconds <= 0) {
      volume[BAND_OF[intensity]].meters += meters;
      volume[BAND_OF[intensity]].seconds += run.movingSeconds;
      continue;
    }
    for (const part of intervals) {
      const band = volume[BAND_OF[part.intensity]];
      band.meters += (meters * part.distanceMeters) / partMeters;
      band.seconds += (run.movingSeconds * part.elapsedSeconds) / partSeconds;
    }
  }
  for (const band of TREND_BANDS) {
    volume[band] = {
      meters: Math.round(volume[band].meters),
      seconds: Math.round(volume[band].seconds),
    };
  }
  return volume;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function loadsOf(
  monday: number,
  counted: readonly TrendRow[],
): Pick<TrendWeek, 'dailyLoads' | 'loadMethods' | 'withoutLoadCount'> {
  const dailyLoads = Array.from({ length: 7 }, () => 0);
  const methods = new Set<LoadMethod>();
  let withoutLoadCount = 0;
  for (const { load, startedAt, utcOffsetMinutes } of counted) {
    if (!load) {
      withoutLoadCount += 1;
      continue;
    }
    methods.add(load.method);
    const day = dayNumber(startedAt, utcOffsetMinutes ?? 0) - monday;
    dailyLoads[day] = (dailyLoads[day] ?? 0) + load.value;
  }
  return {
    dailyLoads: dailyLoads.map((load) => Math.round(load * 10) / 10),
    loadMethods: [...methods].sort(),
    withoutLoadCount,
  };
}

function bestVdot(
  estimates: readonly VdotEstimate[],
  basis: VdotEstimate['basis'],
): TrendVdot | null {
  const [best] = estimates
    .filter((estimate) => estimate.basis === basis)
    .sort((a, b) => b.value - a.value);
  return best ? { value: Math.round(best.value * 100) / 100, activityId: best.activityId } : null;
}

function recordsOf(
  runs: readonly TrendRow[],
  analysisOf: (activityId: string) => TrendAnalysis | undefined,
): TrendRecord[] {
  const measured = runs.filter((run) => run.isDistanceContradicted !== true);
  return TREND_RECORD_METERS.flatMap((distanceMeters): TrendRecord[] => {
    const [fastest] = measured
      .flatMap(({ id }) =>
        (analysisOf(id)?.bestEfforts ?? [])
          .filter((effort) => effort.distanceMeters === distanceMeters)
          .map(({ elapsedSeconds }) => ({ distanceMeters, elapsedSeconds, activityId: id })),
      )
      .sort((a, b) => a.elapsedSeconds - b.elapsedSeconds);
    return fastest ? [fastest] : [];
  });
}

function trendActivity(row: TrendRow, analysis: TrendAnalysis | undefined): TrendActivity {
  const beats = easyHeartRateOf(row, analysis);
  return {
    id: row.id,
    sport: row.sport,
    dayNumber: dayNumber(row.startedAt, row.utcOffsetMinutes ?? 0),
    meters: row.distanceMeters === null ? null : Math.round(row.distanceMeters),
    seconds: Math.round(row.movingSeconds),
    ...(beats !== null && { easyBeatsPerMinute: beats }),
    ...doubtOf(row, analysis),
  };
}

function doubtOf(row: TrendRow, analysis: TrendAnalysis | undefined): Pick<TrendActivity, 'doubt'> {
  if (isRunning(row.sport) && isRidden(row, analysis)) return { doubt: 'ridden' };
  return row.isDistanceContradicted === true ? { doubt: 'distance' } : {};
}

function easyHeartRateOf(row: TrendRow, analysis: TrendAnalysis | undefined): number | null {
  const { distanceMeters, movingSeconds, ascentMeters, purpose } = row;
  const isEasy = isRunning(row.sport) && purpose !== null && EASY_PURPOSES.has(purpose);
  if (!isEasy || purpose === 'stop-and-go' || row.isIndoor) return null;
  if (row.isDistanceContradicted === true) return null;
  if (distanceMeters === null || distanceMeters <= 0) return null;
  if (movingSeconds < EASY_SECONDS_MINIMUM) return null;
  if ((ascentMeters ?? 0) / (distanceMeters / 1000) > ASCENT_PER_KILOMETER_MAXIMUM) return null;
  if (analysis?.heartRateQuality !== 'reliable') return null;
  const beats = row.averageHeartRateBeatsPerMinute;
  return beats === null ? null : Math.round(beats);
}
