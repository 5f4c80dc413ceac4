import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { Storage } from '@google-cloud/storage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
} from '@tasuki/domain/uploads/upload-usage';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { recordingBlobKey, type BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { cloudStorageBlobStore } from '../../../functions/src/blob-store/cloud-storage-blob-store.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { completeUpload } from '../../../functions/src/uploads/complete-upload.ts';
import { decodeUploadJob } from '../../../functions/src/uploads/decode-upload-job.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import {
  startCloudStorage,
  type CloudStorageServer,
} from '../../../sandbox/cloud-storage/cloud-storage-server.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';
import { steadyRunAt } from '../run-files.ts';
import { putBytes } from '../sent-recording.ts';

/** The real clock, by which addresses are signed. */
const NOW = new Date();
const RUN = new Uint8Array(steadyRunAt('2026-05-02T06:30:00Z'));
const contentHash = createHash('sha256').update(RUN).digest('hex');

let server: CloudStorageServer;
let store: BlobStore;
let uid: string;

beforeAll(async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  server = await startCloudStorage({ publicKey, now: () => new Date() });
  const storage = new Storage({
    projectId: 'demo-bytes',
    apiEndpoint: server.origin,
    credentials: {
      client_email: 'functions@demo-bytes.test',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    retryOptions: { autoRetry: false },
  });
  store = cloudStorageBlobStore(storage.bucket('recordings'));
});
afterAll(async () => server.close());
beforeEach(() => {
  uid = `bytes${randomUUID()}`;
});

const uploads = () => ({
  firestore: adminFirestore,
  store,
  startJob: noQueue,
  limits: UPLOAD_USAGE_LIMITS,
  storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
});

async function request() {
  const wish = { contentHash, fileName: 'run.fit', sizeBytes: RUN.length };
  return requestUpload(wish, { uid, now: NOW, isLetIn: true }, uploads());
}

/** The outcome of the upload once it is read. */
async function read(): Promise<unknown> {
  await completeUpload({ contentHash }, { uid, now: NOW, isLetIn: true }, uploads());
  await runJob(`decode-upload_${uid}_${contentHash}`, {
    firestore: adminFirestore,
    handlers: jobHandlers([
      decodeUploadJob({ firestore: adminFirestore, store, stravaTerms: 'standard' }),
    ]),
    now: () => NOW,
    enqueue: noQueue,
  });
  const upload = await adminFirestore.doc(firestorePaths.upload(uid, contentHash)).get();
  return upload.get('failureCode') ?? upload.get('state');
}

it('keeps the bytes that were read, whatever is sent to their address later', async () => {
  const answer = await request();
  expect(await putBytes(answer, RUN)).toBe(200);
  expect(await read()).toBe('done');
  expect(await putBytes(answer, new Uint8Array(RUN.length))).toBe(412);
  expect(Buffer.from(await store.read(recordingBlobKey(uid, contentHash))).equals(RUN)).toBe(true);
});

it('takes the right bytes after wrong ones of the same length', async () => {
  expect(await putBytes(await request(), new Uint8Array(RUN.length))).toBe(200);
  expect(await read()).toBe('recording/upload-mismatch');
  expect(await putBytes(await request(), RUN)).toBe(200);
  expect(await read()).toBe('done');
});

it('goes on where the connection was lost after the last byte', async () => {
  const first = await request();
  expect(await putBytes(first, RUN)).toBe(200);
  expect(await request()).toEqual({ kind: 'alreadyThere', state: 'received' });
  expect(await read()).toBe('done');
});
