import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  isUploadAffordable,
  shardOfUploadLimits,
  UPLOAD_USAGE_LIMITS,
  UPLOAD_USAGE_SHARDS,
  type UploadUsage,
} from '@tasuki/domain/uploads/upload-usage';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { logWarning } from '../platform/log.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';

/** How long counts are kept that nobody looks at later; Firestore deletes by `expiresAt`. */
const KEPT_DAYS = 3;

/** The document in which a person's day is counted, and the limits of that day. */
interface UsageAccount {
  firestore: Firestore;
  now: Date;
  /** Left out = those of the product. */
  limits?: UploadUsage;
}

/** Leave to spend processor time on one file. */
export interface ProcessorReservation {
  /** Puts the real time in place of the reserved one; a failure is logged and costs only budget. */
  settle: (usedMilliseconds: number) => Promise<void>;
}

/**
 * Counts what an upload takes against its person's day, all or nothing. The counts are written only
 * where nobody has written them since they were read, so concurrent uploads never spend more than
 * the limits. A process that dies afterwards has spent it.
 *
 * @returns false when a limit would be exceeded; then nothing is counted
 * @throws whatever Firestore throws, also when others wrote first every time
 */
export async function spendUploadUsage(
  uid: string,
  more: Partial<UploadUsage>,
  account: UsageAccount,
): Promise<boolean> {
  return (await spend(uid, more, account)) !== null;
}

/**
 * Reserves processor time for a file that is to be read.
 *
 * @returns null when the day's time is spent or reserved
 * @throws as `spendUploadUsage`
 */
export async function reserveProcessorTime(
  uid: string,
  milliseconds: number,
  account: UsageAccount,
): Promise<ProcessorReservation | null> {
  const counts = await spend(uid, { processorMilliseconds: milliseconds }, account);
  if (counts === null) return null;
  return {
    settle: async (usedMilliseconds) => {
      const difference = Math.ceil(usedMilliseconds) - milliseconds;
      try {
        await counts.update({ processorMilliseconds: FieldValue.increment(difference) });
      } catch (cause) {
        logWarning('processor time not settled, the reservation stays spent', { uid }, cause);
      }
    },
  };
}

/** @returns the document that bears it */
async function spend(
  uid: string,
  more: Partial<UploadUsage>,
  { firestore, now, limits = UPLOAD_USAGE_LIMITS }: UsageAccount,
): Promise<DocumentReference | null> {
  const first = Math.floor(Math.random() * UPLOAD_USAGE_SHARDS);
  for (let index = 0; index < UPLOAD_USAGE_SHARDS; index += 1) {
    const shard = (first + index) % UPLOAD_USAGE_SHARDS;
    const counts = firestore.doc(firestorePaths.uploadUsage(uid, dayOf(now), shard));
    const share = shardOfUploadLimits(limits, shard);
    if (await spendOf(counts, more, share, now)) return counts;
  }
  return null;
}

async function spendOf(
  counts: DocumentReference,
  more: Partial<UploadUsage>,
  limits: UploadUsage,
  now: Date,
): Promise<boolean> {
  return retryOnContention(async () => {
    const snapshot = await counts.get();
    const spent = (snapshot.data() ?? {}) as Partial<UploadUsage>;
    if (!isUploadAffordable(spent, more, limits)) return false;
    const batch = counts.firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      ...Object.fromEntries(
        Object.entries(more).map(([field, value]) => [field, FieldValue.increment(value)]),
      ),
      expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MILLISECONDS),
    });
    await batch.commit();
    return true;
  });
}

/** The UTC day, such as `2026-11-22`. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
