import type { ComputedAnalysis } from '../activities/computed-analysis.ts';
import { isHeartRateOfWhole } from '../activities/sensors/heart-rate-quality.ts';
import { isDistanceContradicted } from '../activities/sensors/left-out.ts';
import type { ActivityLoad, ActivityRow } from '../activities/activity-row.ts';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import { isRunning, type SportType } from '../sports/sport-type.ts';
import { isBeyondRunners } from './performance/runner-limits.ts';
import type { SessionPurpose } from '../activities/session-purpose.ts';

/** One earlier activity, as much as comparison and load need: taken from its row. */
export interface RecentActivity {
  id: string;
  sport: SportType;
  startedAt: Date;
  utcOffsetMinutes: number | null;
  distanceMeters: number | null;
  movingSeconds: number;
  averagePaceSecondsPerKilometer: number | null;
  /** The positions show another distance, so that its pace does not count; null or absent = it does. */
  isDistanceContradicted?: boolean | null;
  averageHeartRateBeatsPerMinute: number | null;
  /** Absent or null = not known. */
  ascentMeters?: number | null;
  load: ActivityLoad | null;
  purpose: SessionPurpose | null;
  /** What the runner's note on it says of pain; absent = nothing. */
  notedPain?: 'felt' | 'gone';
  /** The runner's own rating of perceived exertion, 1 to 10; null or absent = not said. */
  effort?: number | null;
  /** What the runner's note calls the session; absent = nothing. */
  saidPurpose?: 'easy' | 'long' | 'tempo' | 'intervals' | 'race';
}

/** Whether it counts among the runner's runs: a ride that is called a run does not. */
export function isRunOf({ sport, purpose, ...summary }: RecentActivity): boolean {
  return isRunning(sport) && !(purpose === 'unclear' && isBeyondRunners(summary));
}

/** The mean heart rate that other runs may be compared with; null where it is of a part, or wrong. */
export function comparableHeartRate({
  averageHeartRateBeatsPerMinute,
  heartRateQuality,
}: Pick<ActivityRow, 'averageHeartRateBeatsPerMinute' | 'heartRateQuality'>): number | null {
  return isHeartRateOfWhole(heartRateQuality) ? averageHeartRateBeatsPerMinute : null;
}

/** The pace that other runs may be compared with; null where the positions contradict the distance. */
export function comparablePace({
  averagePaceSecondsPerKilometer,
  isDistanceContradicted: isContradicted,
}: Pick<RecentActivity, 'averagePaceSecondsPerKilometer' | 'isDistanceContradicted'>):
  | number
  | null {
  return isContradicted === true ? null : averagePaceSecondsPerKilometer;
}

/** What comparison and load need of an activity that was analysed. */
export function recentActivityOf(
  {
    id,
    sport,
    startedAt,
    utcOffsetMinutes,
  }: Pick<RecentActivity, 'id' | 'sport' | 'startedAt' | 'utcOffsetMinutes'>,
  analysis: Pick<ComputedAnalysis, 'summary' | 'load' | 'purpose' | 'heartRateQuality' | 'leftOut'>,
): RecentActivity {
  const { summary, load, purpose, heartRateQuality } = analysis;
  const { averageHeartRateBeatsPerMinute, averagePaceSecondsPerKilometer } = summary;
  return {
    id,
    sport,
    startedAt,
    utcOffsetMinutes,
    distanceMeters: summary.distanceMeters,
    movingSeconds: summary.movingSeconds,
    averagePaceSecondsPerKilometer: comparablePace({
      averagePaceSecondsPerKilometer,
      isDistanceContradicted: isDistanceContradicted(analysis.leftOut),
    }),
    averageHeartRateBeatsPerMinute: comparableHeartRate({
      averageHeartRateBeatsPerMinute,
      ...(heartRateQuality && { heartRateQuality }),
    }),
    ...(summary.ascentMeters !== null && { ascentMeters: summary.ascentMeters }),
    load,
    purpose,
  };
}

/** How far back a comparison looks: 12 weeks fill the 42-day average twice. */
export const HISTORY_DAYS = 84;
export const HISTORY_ACTIVITIES_MAXIMUM = 200;

/**
 * The part of a history that counts for something that began at `moment`: the weeks before it, and
 * the newest run from before those weeks.
 */
export function historyBefore<Activity extends Pick<RecentActivity, 'sport' | 'startedAt'>>(
  moment: Date,
  history: readonly Activity[],
): Activity[] {
  const since = moment.getTime() - HISTORY_DAYS * DAY_MILLISECONDS;
  const earlier = history.filter(({ startedAt }) => startedAt < moment);
  const [lastRun] = earlier
    .filter(({ sport, startedAt }) => isRunning(sport) && startedAt.getTime() < since)
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  return earlier.filter((one) => one === lastRun || one.startedAt.getTime() >= since);
}
