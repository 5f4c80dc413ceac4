import type { Firestore } from 'firebase-admin/firestore';
import type { ActivityReference } from '@tasuki/domain/activities/activity-calls';
import { ACTIVITY_ROW_SHAPE, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { recordingBlobKey, type BlobStore } from '../blob-store/blob-store.ts';
import { plainReader } from '../platform/firestore/read-stored.ts';
import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';
import { originalEnding } from '../recordings/original-ending.ts';

/** Long enough for a slow line to begin; a link that is passed on is of no use soon. */
const LINK_MINUTES = 5;
/** The bytes by which a file without a name is recognised. */
const HEAD_BYTES = 2000;

/** Somebody keeps a season for themselves; what is downloaded is paid for by the byte. */
export const DOWNLOAD_TURNS: TurnLimit = {
  kind: 'download-recording',
  burst: 120,
  intervalSeconds: 60,
};

const storedActivity = plainReader<ActivityRow>(ACTIVITY_ROW_SHAPE);

/**
 * A link to the file that an activity was read from, for its owner, good for some minutes. The file's own
 * name may say anything, so it is named by the day.
 *
 * @throws TasukiFailure 'common/not-found' where there is no file, or its source keeps it from us;
 *   'auth/too-many-requests'
 */
export async function linkToOriginal(
  { activityId }: ActivityReference,
  { uid, now }: { uid: string; now: Date },
  { firestore, store }: { firestore: Firestore; store: BlobStore },
): Promise<{ url: string }> {
  await takeFreeTurn(uid, DOWNLOAD_TURNS, now, firestore);
  const row = storedActivity(await firestore.doc(firestorePaths.activity(uid, activityId)).get());
  if (!row?.policy.analyse || !row.contentHash) throw new TasukiFailure('common/not-found');
  const key = recordingBlobKey(uid, row.contentHash);
  if ((await store.sizeOf(key)) === null) throw new TasukiFailure('common/not-found');
  const upload = await firestore.doc(firestorePaths.upload(uid, row.contentHash)).get();
  const head = await headOf(store, key);
  const url = await store.createDownloadLink({
    key,
    fileName: `tasuki-${row.startedAt.toISOString().slice(0, 10)}.${originalEnding(upload.get('fileName'), head)}`,
    expiresAt: new Date(now.getTime() + LINK_MINUTES * MINUTE_MILLISECONDS),
  });
  return { url };
}

async function headOf(store: BlobStore, key: string): Promise<Uint8Array> {
  const size = (await store.sizeOf(key)) ?? 0;
  const pieces: Uint8Array[] = [];
  for await (const piece of store.readStretch(key, 0, Math.min(HEAD_BYTES, size))) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
