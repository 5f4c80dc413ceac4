import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ACCOUNT_EXPORT_LIMITS } from '@tasuki/domain/accounts/account-export';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { requireRecentSignIn } from '../permissions/require-recent-sign-in.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { exportBlobKey, storedExport } from './stored-export.ts';

/**
 * A link to the collected file, good for some minutes.
 *
 * @throws TasukiFailure 'auth/requires-recent-login'; 'export/not-ready' when there is none, or none any
 *   more
 */
export async function linkToExport(
  { uid, signedInAt, now }: { uid: string; signedInAt: Date; now: Date },
  { firestore, store }: { firestore: Firestore; store: BlobStore },
): Promise<{ url: string }> {
  requireRecentSignIn({ signedInAt, now });
  const snapshot = await firestore.doc(firestorePaths.accountExport(uid)).get();
  const current = storedExport(snapshot);
  const isThere =
    current?.state === 'ready' && (current.expiresAt?.toMillis() ?? 0) > now.getTime();
  if (!isThere || current.part === null) throw new TasukiFailure('export/not-ready');
  const url = await store.createDownloadLink({
    key: exportBlobKey(uid, current.exportId, current.part),
    fileName: `tasuki-${current.createdAt.toDate().toISOString().slice(0, 10)}.zip`,
    expiresAt: new Date(now.getTime() + ACCOUNT_EXPORT_LIMITS.linkMinutes * MINUTE_MILLISECONDS),
  });
  return { url };
}
