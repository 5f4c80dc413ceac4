import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { deleteDetail, WITHOUT_FIGURES } from '../activities/activity-remains.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { isChangedOrGone } from '../platform/firestore/write-conflicts.ts';

export const PURGE_LIMITS = {
  batchSize: 100,
  /** Rows of one run; the next run goes on. */
  rowsMaximum: 5000,
} as const;

/**
 * Removes what may not be kept any longer, of everybody, bounded: an activity whose
 * time is over loses its recording, track, analysis and figures. Opening it fetches
 * them again; one that is opened in this moment stays.
 *
 * @returns how many activities were emptied
 */
export async function purgeExpiredActivities(
  now: Date,
  firestore: Firestore,
  limits: Record<keyof typeof PURGE_LIMITS, number> = PURGE_LIMITS,
): Promise<number> {
  let purged = 0;
  for (let seen = 0; seen < limits.rowsMaximum;) {
    const expired = await firestore
      .collectionGroup('activities')
      .where('expiresAt', '<=', Timestamp.fromDate(now))
      .orderBy('expiresAt')
      .limit(limits.batchSize)
      .select()
      .get();
    seen += Math.max(1, expired.size);
    const results = await Promise.all(
      expired.docs.map(async ({ ref, updateTime }) => {
        const uid = ref.parent.parent?.id;
        if (uid === undefined) return false;
        const batch = firestore.batch();
        batch.update(ref, { ...WITHOUT_FIGURES, expiresAt: null }, { lastUpdateTime: updateTime });
        deleteDetail(batch, firestore, uid, ref.id);
        try {
          await batch.commit();
          return true;
        } catch (cause) {
          if (!isChangedOrGone(cause)) throw cause;
          logWarning('activity not purged, it has changed', { uid, activityId: ref.id }, cause);
          return false;
        }
      }),
    );
    purged += results.filter(Boolean).length;
    if (expired.size < limits.batchSize) break;
  }
  if (purged > 0) logInfo('activities purged', { purged });
  return purged;
}
