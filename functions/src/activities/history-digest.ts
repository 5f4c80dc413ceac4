import { createHash } from 'node:crypto';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';

const DIGEST_LENGTH = 22;

/**
 * The digest of an activity that was read while its history was arriving. It is read again once the
 * history is complete.
 */
export const ARRIVING_HISTORY = 'arriving';

/**
 * Names what an activity is compared with: another one as soon as an earlier activity comes, goes or
 * has other figures. What the runner says of earlier activities is no part of it.
 *
 * @param history in any order; of it only what counts for the activity
 */
export function historyDigest(history: readonly RecentActivity[]): string {
  const lines = history.map((one) => [
    one.id,
    one.sport,
    one.startedAt.getTime(),
    one.utcOffsetMinutes ?? null,
    one.distanceMeters ?? null,
    one.movingSeconds,
    one.averagePaceSecondsPerKilometer ?? null,
    one.averageHeartRateBeatsPerMinute ?? null,
    one.load?.value ?? null,
    one.load?.method ?? null,
    one.purpose ?? null,
  ]);
  const sorted = lines.map((line) => JSON.stringify(line)).sort();
  const digest = createHash('sha256').update(sorted.join('\n')).digest('base64url');
  return digest.slice(0, DIGEST_LENGTH);
}
