import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import type { SampleTable } from './sample-table.ts';

/** A hole in the readings shorter than this is smart recording or a tunnel. */
const SHORTEST_PAUSE_SECONDS = 10;
/** Device and readings may disagree by this much about how long the timer ran. */
const TOLERANCE_SECONDS = 5;

/**
 * Finds where the timer stood still, in a file that has no timer events but says how long the timer
 * ran. These are the longest holes in the readings. Together they are not longer than the time that
 * is to be explained.
 *
 * @param timerSeconds as the device declared; null = unknown, and then nothing is called a pause
 * @returns pauses in seconds since 1970, in order
 */
export function pausesFromGaps(samples: SampleTable, timerSeconds: number | null): TimeStretch[] {
  const times = samples.timeSeconds.subarray(0, samples.length);
  const elapsed = (times.at(-1) ?? 0) - (times[0] ?? 0);
  if (timerSeconds === null) return [];
  let unexplained = elapsed - timerSeconds;
  if (unexplained < SHORTEST_PAUSE_SECONDS) return [];
  const gaps: TimeStretch[] = [];
  for (let row = 1; row < times.length; row += 1) {
    const startSeconds = times[row - 1] ?? 0;
    const endSeconds = times[row] ?? 0;
    if (endSeconds - startSeconds >= SHORTEST_PAUSE_SECONDS)
      gaps.push({ startSeconds, endSeconds });
  }
  const pauses: TimeStretch[] = [];
  const longestFirst = [...gaps].sort(
    (a, b) => b.endSeconds - b.startSeconds - (a.endSeconds - a.startSeconds),
  );
  for (const gap of longestFirst) {
    const length = gap.endSeconds - gap.startSeconds;
    if (length > unexplained + TOLERANCE_SECONDS) continue;
    pauses.push(gap);
    unexplained -= length;
  }
  return pauses.sort((a, b) => a.startSeconds - b.startSeconds);
}
