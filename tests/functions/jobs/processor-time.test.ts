import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  RESERVED_PROCESSOR_MILLISECONDS,
  shardOfUploadLimits,
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
  UPLOAD_USAGE_SHARDS,
} from '@tasuki/domain/uploads/upload-usage';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { completeUpload } from '../../../functions/src/uploads/complete-upload.ts';
import { decodeUploadJob } from '../../../functions/src/uploads/decode-upload-job.ts';
import {
  diskBlobStore,
  type UploadReceiver,
} from '../../../functions/src/blob-store/disk-blob-store.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { adminFirestore } from '../admin.ts';
import { courseFile, steadyRunAt } from '../run-files.ts';
import { noQueue } from './sweep-here.ts';

/** Ahead of every other clock, so that nobody else takes these jobs. */
const NOW = new Date('2099-03-01T09:00:00Z');
const TOMORROW = new Date('2099-03-02T00:00:00Z');

let directory: string;
let store: BlobStore & UploadReceiver;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-processor-'));
  store = diskBlobStore({
    directory,
    signingKey: 'a secret of at least thirty-two characters',
    uploadOrigin: 'http://127.0.0.1:9',
  });
});
afterAll(async () => rm(directory, { recursive: true }));

/** A file that lies in the store, its job written and due. */
async function sentFile(name: string, bytes: Uint8Array) {
  const uid = `processor-${process.pid}-${Date.now()}-${name}`;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const caller = { uid, now: NOW, isLetIn: true };
  const uploads = {
    firestore: adminFirestore,
    store,
    startJob: noQueue,
    limits: UPLOAD_USAGE_LIMITS,
    storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
  };
  const request = { contentHash, fileName: 'run.fit', sizeBytes: bytes.length };
  const answer = await requestUpload(request, caller, uploads);
  if (answer.kind !== 'target') throw new Error('no target');
  const token = new URL(answer.url).searchParams.get('token') ?? '';
  await store.receive(token, [bytes], bytes.length, NOW);
  await completeUpload({ contentHash }, caller, uploads);
  return { uid, contentHash, job: `decode-upload_${uid}_${contentHash}` };
}

const run = async (job: string, now: Date) =>
  runJob(job, {
    firestore: adminFirestore,
    handlers: jobHandlers([
      decodeUploadJob({ firestore: adminFirestore, store, stravaTerms: 'standard' }),
    ]),
    now: () => now,
    enqueue: noQueue,
  });

const usagePaths = (uid: string) =>
  Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) =>
    firestorePaths.uploadUsage(uid, '2099-03-01', shard),
  );

async function usedMilliseconds(uid: string): Promise<number> {
  const snapshots = await adminFirestore.getAll(
    ...usagePaths(uid).map((path) => adminFirestore.doc(path)),
  );
  return snapshots.reduce((sum, day) => sum + Number(day.get('processorMilliseconds') ?? 0), 0);
}

it.each([
  ['a run', steadyRunAt('2026-05-02T06:30:00Z'), 'done'],
  ['a file that is no recording', courseFile(), 'failed'],
])(
  'counts the processor time that %s took, in place of what was reserved',
  async (_what, bytes, state) => {
    const { uid, contentHash, job } = await sentFile(state, bytes);
    expect(await run(job, NOW)).toBe('done');
    const upload = await adminFirestore.doc(firestorePaths.upload(uid, contentHash)).get();
    expect(upload.get('state')).toBe(state);
    const used = await usedMilliseconds(uid);
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThan(RESERVED_PROCESSOR_MILLISECONDS);
  },
);

it('reads a file the next day that was accepted when its person’s time was used up', async () => {
  const { uid, contentHash, job } = await sentFile('spent', steadyRunAt('2026-05-03T06:30:00Z'));
  for (const [shard, path] of usagePaths(uid).entries()) {
    const { processorMilliseconds } = shardOfUploadLimits(UPLOAD_USAGE_LIMITS, shard);
    await adminFirestore.doc(path).set({ processorMilliseconds }, { merge: true });
  }
  const upload = adminFirestore.doc(firestorePaths.upload(uid, contentHash));
  expect(await run(job, NOW)).toBe('done');
  expect((await upload.get()).get('state')).toBe('received');
  const stored = await adminFirestore.doc(firestorePaths.job(job)).get();
  expect((stored.get('dueAt') as Timestamp).toDate()).toEqual(TOMORROW);
  expect(await run(job, TOMORROW)).toBe('done');
  expect((await upload.get()).get('state')).toBe('done');
});
