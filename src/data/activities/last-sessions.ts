import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Interval } from '@tasuki/domain/activities/computed-analysis';
import {
  EARLIER_SESSIONS_READ,
  isSessionOfIntervals,
  overlaySessions,
  type OverlaidSession,
} from '@tasuki/domain/coaching/comparison/similar-sessions';
import { readEarlierOfPurpose } from './activities.ts';
import { readActivityAnalysis } from './activity-analyses.ts';

/** A session of intervals over the last one like it. */
export interface LastSession {
  row: ActivityRow;
  overlaid: OverlaidSession;
}

/** The last earlier session of the same repetitions; null = none of those looked through is. */
export async function readLastSession(
  uid: string,
  row: ActivityRow,
  intervals: readonly Interval[],
): Promise<LastSession | null> {
  const earlier = await readEarlierOfPurpose(uid, row, EARLIER_SESSIONS_READ);
  for (const candidate of earlier.filter(isSessionOfIntervals)) {
    const analysis = await readActivityAnalysis(uid, candidate.id);
    const overlaid = analysis && overlaySessions(intervals, analysis.intervals);
    if (overlaid) return { row: candidate, overlaid };
  }
  return null;
}
