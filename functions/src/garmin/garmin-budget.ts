import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { rateLimitedUntil } from '../platform/provider-failure.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';

/** Garmin allows an application a hundred; the rest is for clocks that differ. */
export const GARMIN_REQUESTS_A_MINUTE = 90;

/** providerBudgets/garmin */
interface StoredBudget {
  /** Milliseconds since 1970. */
  minuteStartsAt: number;
  used: number;
}

const storedBudget = storedReader<StoredBudget>({ minuteStartsAt: 'number', used: 'number' });

/**
 * Takes one request out of what the application may ask of Garmin in this
 * minute, shared by all instances. Many ask at once, so the count is written under a
 * condition: a transaction would have them wait for each other's locks, and fail.
 *
 * @throws ProviderFailure 'provider/rate-limited' when nothing is left of it
 */
export async function takeGarminRequest(firestore: Firestore, now: Date): Promise<void> {
  const reference = firestore.doc(firestorePaths.providerBudget('garmin'));
  const minuteStartsAt = Math.floor(now.getTime() / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
  await retryOnContention(async () => {
    const snapshot = await reference.get();
    const stored = storedBudget(snapshot);
    // A clock a little behind the others counts in their minute; one far ahead of them was wrong.
    const ahead = (stored?.minuteStartsAt ?? -Infinity) - minuteStartsAt;
    const current = stored && ahead >= 0 && ahead <= MINUTE_MILLISECONDS ? stored : null;
    const used = current?.used ?? 0;
    if (used >= GARMIN_REQUESTS_A_MINUTE) {
      throw rateLimitedUntil(new Date(minuteStartsAt + MINUTE_MILLISECONDS));
    }
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      minuteStartsAt: current?.minuteStartsAt ?? minuteStartsAt,
      used: used + 1,
    } satisfies StoredBudget);
    await batch.commit();
  });
}
