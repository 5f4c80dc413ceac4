import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DRAFT_LIMITS } from '@tasuki/domain/chat/drafts/coach-draft';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../../platform/firestore/retry-on-contention.ts';

/** The count is of no use after its day. */
const KEPT_DAYS = 3;

/**
 * Takes one of the drafts that a coach has on a UTC day. It counts whatever becomes of it.
 *
 * @returns false where none is left
 */
export async function takeDraft(uid: string, now: Date, firestore: Firestore): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const reference = firestore.doc(firestorePaths.draftUsage(uid, day));
  return retryOnContention(async () => {
    const snapshot = await reference.get();
    const { drafts = 0 } = (snapshot.data() ?? {}) as { drafts?: number };
    if (drafts >= DRAFT_LIMITS.draftsPerCoachAndDay) return false;
    const batch = firestore.batch();
    const expiresAt = Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MILLISECONDS);
    writeUnlessChanged(batch, snapshot, { uid, day, drafts: drafts + 1, expiresAt });
    await batch.commit();
    return true;
  });
}
