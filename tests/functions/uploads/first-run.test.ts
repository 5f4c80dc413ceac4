import { expect, it } from 'vitest';
import {
  FIRST_RUN_FILES_MAXIMUM,
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
} from '@tasuki/domain/uploads/upload-usage';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { completeUpload } from '../../../functions/src/uploads/complete-upload.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import { adminFirestore } from '../admin.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const SIZE_BYTES = 100;
const hash = (number: number) => number.toString(16).padStart(64, '0');

/** A store in which every file has arrived. */
const store: BlobStore = {
  createUploadTarget: async () =>
    Promise.resolve({ url: 'http://127.0.0.1:9', method: 'PUT', headers: {} }),
  sizeOf: async () => Promise.resolve(SIZE_BYTES),
  read: async () => Promise.reject(new Error('not read here')),
  write: async () => Promise.resolve(),
  readStretch: () => {
    throw new Error('not read here');
  },
  createDownloadLink: async () => Promise.reject(new Error('not read here')),
  remove: async () => Promise.resolve(),
  removeAll: async () => Promise.resolve(),
};
const dependencies = {
  firestore: adminFirestore,
  store,
  startJob: async () => Promise.resolve(),
  limits: UPLOAD_USAGE_LIMITS,
  storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
};

async function somebodyWaiting(name: string, { isEmailProven = true } = {}): Promise<string> {
  const uid = `first-run-${process.pid}-${Date.now()}-${name}`;
  const state = { uid, roles: ['runner'], isBetaApproved: false, isEmailProven, claimsVersion: 0 };
  await adminFirestore.doc(firestorePaths.accountState(uid)).set(state);
  return uid;
}

async function ask(uid: string, number: number, isLetIn = false): Promise<string> {
  const request = { contentHash: hash(number), fileName: 'run.fit', sizeBytes: SIZE_BYTES };
  return requestUpload(request, { uid, now: NOW, isLetIn }, dependencies).then(
    ({ kind }) => kind,
    (cause: unknown) => (cause as { code: string }).code,
  );
}

async function complete(uid: string, number: number): Promise<string> {
  const caller = { uid, now: NOW, isLetIn: false };
  return completeUpload({ contentHash: hash(number) }, caller, dependencies).then(
    ({ state }) => state,
    (cause: unknown) => (cause as { code: string }).code,
  );
}

async function end(uid: string, number: number, state: 'done' | 'failed'): Promise<void> {
  const failureCode = state === 'failed' ? 'recording/upload-mismatch' : null;
  const upload = adminFirestore.doc(firestorePaths.upload(uid, hash(number)));
  await upload.update({ state, failureCode });
}

it('takes one run of who waits for the approval, and no second one', async () => {
  const uid = await somebodyWaiting('one');
  expect(await ask(uid, 1)).toBe('target');
  expect(await ask(uid, 2)).toBe('recording/one-before-approval');
  expect(await complete(uid, 1)).toBe('received');
  await end(uid, 1, 'done');
  expect(await ask(uid, 2)).toBe('recording/one-before-approval');
  expect(await ask(uid, 1)).toBe('alreadyThere');
  expect(await ask(uid, 2, true)).toBe('target');
});

it('takes another file where the first was no run, a few times', async () => {
  const uid = await somebodyWaiting('failing');
  for (let number = 1; number <= FIRST_RUN_FILES_MAXIMUM; number += 1) {
    expect(await ask(uid, number)).toBe('target');
    await end(uid, number, 'failed');
  }
  expect(await ask(uid, 99)).toBe('recording/one-before-approval');
});

it('reads no failed file again beside a run that was read', async () => {
  const uid = await somebodyWaiting('again');
  expect(await ask(uid, 1)).toBe('target');
  await adminFirestore
    .doc(firestorePaths.upload(uid, hash(1)))
    .update({ state: 'failed', failureCode: 'common/unavailable' });
  expect(await ask(uid, 2)).toBe('target');
  await end(uid, 2, 'done');
  expect(await ask(uid, 1)).toBe('recording/one-before-approval');
});

it('reads one of several files that are sent at once', async () => {
  const uid = await somebodyWaiting('at-once');
  const answers = await Promise.all([1, 2, 3, 4, 5].map(async (number) => ask(uid, number)));
  expect(answers.filter((answer) => answer === 'target')).toHaveLength(1);
});

it('asks for a proven email first, and writes nothing before', async () => {
  const uid = await somebodyWaiting('unproven', { isEmailProven: false });
  expect(await ask(uid, 1)).toBe('recording/confirm-email-first');
  const uploads = await adminFirestore.collection(firestorePaths.uploads(uid)).get();
  expect(uploads.size).toBe(0);
});
