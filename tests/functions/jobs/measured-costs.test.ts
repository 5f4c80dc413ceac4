import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
} from '@tasuki/domain/uploads/upload-usage';
import {
  diskBlobStore,
  type UploadReceiver,
} from '../../../functions/src/blob-store/disk-blob-store.ts';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { completeUpload } from '../../../functions/src/uploads/complete-upload.ts';
import { decodeUploadJob } from '../../../functions/src/uploads/decode-upload-job.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import { MEASURED } from '../../../scripts/cost-model/measured-operations.ts';
import { adminFirestore } from '../admin.ts';
import { askedMessage, jobIdOf } from '../chat-fixture.ts';
import { chatFirestore, replyDependencies, scripted } from '../chat-script.ts';
import { steadyRunAt } from '../run-files.ts';
import { countOperations } from './counted-firestore.ts';
import { noQueue } from './sweep-here.ts';

let directory: string;
let store: BlobStore & UploadReceiver;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-costs-'));
  store = diskBlobStore({
    directory,
    signingKey: 'k'.repeat(32),
    uploadOrigin: 'http://disk.test',
  });
});
afterAll(async () => rm(directory, { recursive: true }));

/** Ahead of every other clock, so that nobody else takes the job. */
const NOW = new Date(Date.UTC(2098, 0, 1));

it('an uploaded run with its feedback costs what the cost model says', async () => {
  const bytes = steadyRunAt('2026-05-02T06:30:00Z');
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const uid = `costs-${process.pid}-${Date.now()}`;
  const caller = { uid, now: NOW, isLetIn: true };
  const uploads = {
    firestore: adminFirestore,
    store,
    startJob: async () => Promise.resolve(),
    limits: UPLOAD_USAGE_LIMITS,
    storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
  };
  const counted = countOperations(adminFirestore);
  const answer = await requestUpload(
    { contentHash, fileName: 'run.fit', sizeBytes: bytes.length },
    caller,
    uploads,
  );
  if (answer.kind !== 'target') throw new Error('no target');
  const token = new URL(answer.url).searchParams.get('token') ?? '';
  await store.receive(token, [bytes], bytes.length, NOW);
  await completeUpload({ contentHash }, caller, uploads);
  const handlers = jobHandlers([
    decodeUploadJob({ firestore: adminFirestore, store, stravaTerms: 'standard' }),
  ]);
  const outcome = await runJob(`decode-upload_${uid}_${contentHash}`, {
    firestore: adminFirestore,
    handlers,
    now: () => NOW,
    enqueue: noQueue,
  });
  expect(outcome).toBe('done');
  expect(counted).toEqual(MEASURED.upload);
});

it('a reply in chat costs what the cost model says', async () => {
  const message = await askedMessage();
  const counted = countOperations(chatFirestore);
  expect(await runJob(jobIdOf(message), replyDependencies(scripted()))).toBe('done');
  expect(counted).toEqual(MEASURED.reply);
});
