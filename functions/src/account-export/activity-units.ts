import { inflateRawSync } from 'node:zlib';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { decodeRecording, decodeTrack } from '@tasuki/domain/recordings/recording-encoding';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { WITHOUT_FIGURES } from '../activities/activity-remains.ts';
import { originalEnding } from '../recordings/original-ending.ts';
import { recordingBlobKey, type BlobStore } from '../blob-store/blob-store.ts';
import { everyDocument } from './collection-units.ts';
import type { ExportFile, ExportUnit } from './export-entry.ts';
import { exportedJson } from './exported-value.ts';

interface ActivityUnitsDependencies {
  firestore: Firestore;
  store: BlobStore;
}

const PAGE_SIZE = 50;

/**
 * Each activity with what was computed, and the file it came from; where none is kept, its
 * readings. Of what its source lets nobody keep only the runner's own words: the export
 * is kept longer than that.
 */
export async function* activityUnits(
  uid: string,
  after: string | null,
  dependencies: ActivityUnitsDependencies,
): AsyncGenerator<ExportUnit> {
  const { firestore } = dependencies;
  const collection = firestore.collection(firestorePaths.activities(uid));
  for await (const row of everyDocument(collection, after, PAGE_SIZE)) {
    yield { files: await filesOf(uid, row, dependencies), after: row.id };
  }
}

async function filesOf(
  uid: string,
  row: DocumentSnapshot,
  { firestore, store }: ActivityUnitsDependencies,
): Promise<ExportFile[]> {
  const name = nameOf(row);
  if (typeof row.get('policy.keepDays') === 'number') {
    const content = { ...row.data(), ...WITHOUT_FIGURES, expiresAt: null, id: row.id };
    return [{ name: `activities/${name}.json`, content: exportedJson(content) }];
  }
  const original = await originalOf(uid, row, name, { firestore, store });
  const [analysis, recording, track] = await firestore.getAll(
    firestore.doc(firestorePaths.activityAnalysis(uid, row.id)),
    firestore.doc(firestorePaths.recording(uid, row.id)),
    firestore.doc(firestorePaths.track(uid, row.id)),
  );
  const readings = original.isKept
    ? {}
    : {
        recording: readingsOf(recording, decodeRecording),
        track: readingsOf(track, decodeTrack),
      };
  const content = { ...row.data(), id: row.id, analysis: analysis?.data() ?? null, ...readings };
  return [
    { name: `activities/${name}.json`, content: exportedJson(content) },
    ...(original.file ? [original.file] : []),
  ];
}

/** Sorts by day in any list of files. */
function nameOf(row: DocumentSnapshot): string {
  const startedAt = row.get('startedAt') as { toDate?: () => Date } | undefined;
  const day = startedAt?.toDate?.().toISOString().slice(0, 10) ?? 'undated';
  return `${day}-${row.id}`;
}

function readingsOf(
  stored: DocumentSnapshot | undefined,
  decode: (bytes: Uint8Array) => object,
): unknown {
  const bytes: unknown = stored?.get('bytes');
  return bytes instanceof Uint8Array ? decode(inflateRawSync(bytes)) : null;
}

/** Reads the original file. Only the first session of a file brings it along. */
async function originalOf(
  uid: string,
  row: DocumentSnapshot,
  name: string,
  { firestore, store }: ActivityUnitsDependencies,
): Promise<{ isKept: boolean; file: ExportFile | null }> {
  const contentHash: unknown = row.get('contentHash');
  if (typeof contentHash !== 'string' || contentHash === '') return { isKept: false, file: null };
  const key = recordingBlobKey(uid, contentHash);
  if ((await store.sizeOf(key)) === null) return { isKept: false, file: null };
  const isLaterSession = /-[1-9]\d*$/.test(row.id) && row.get('groupId') !== null;
  if (isLaterSession) return { isKept: true, file: null };
  const [bytes, upload] = await Promise.all([
    store.read(key),
    firestore.doc(firestorePaths.upload(uid, contentHash)).get(),
  ]);
  const ending = originalEnding(upload.get('fileName'), bytes);
  return { isKept: true, file: { name: `files/${name}.${ending}`, content: bytes } };
}
