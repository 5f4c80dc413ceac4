import { expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '@tasuki/domain/activities/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../functions/src/uploads/blob-store.ts';
import { completeUpload } from '../../functions/src/uploads/complete-upload.ts';
import { requestUpload } from '../../functions/src/uploads/request-upload.ts';
import { adminFirestore } from './admin.ts';

const NOW = new Date('2026-11-21T23:59:00Z');
const person = (name: string) => `budget-${process.pid}-${Date.now()}-${name}`;
const hash = (number: number) => number.toString(16).padStart(64, '0');

/** A store in which nothing ever arrives. */
const store: BlobStore = {
  createUploadTarget: async () =>
    Promise.resolve({ url: 'http://127.0.0.1:9', method: 'PUT', headers: {} }),
  sizeOf: async () => Promise.resolve(null),
  read: async () => Promise.reject(new Error('nothing there')),
  write: async () => Promise.resolve(),
  readStretch: () => {
    throw new Error('nothing there');
  },
  createDownloadLink: async () => Promise.reject(new Error('nothing there')),
  remove: async () => Promise.resolve(),
  removeAll: async () => Promise.resolve(),
};
const LIMITS = { openUploadsMaximum: 3, dailyUploadsMaximum: 5 };
const dependencies = {
  firestore: adminFirestore,
  store,
  startJob: async () => Promise.resolve(),
  limits: LIMITS,
};

async function ask(uid: string, number: number, now = NOW): Promise<string> {
  const request = { contentHash: hash(number), fileName: 'run.fit', sizeBytes: 100 };
  return requestUpload(request, { uid, now }, dependencies).then(
    ({ kind }) => kind,
    (cause: unknown) => (cause as { code: string }).code,
  );
}

it('refuses one more file than may be on their way at once', async () => {
  const uid = person('full');
  for (let number = 1; number <= LIMITS.openUploadsMaximum; number += 1) {
    expect(await ask(uid, number)).toBe('target');
  }
  expect(await ask(uid, 99)).toBe('recording/too-many-uploads');
  // One that is asked for already may be asked for again, and one that ended makes room.
  expect(await ask(uid, 1)).toBe('target');
  await adminFirestore.doc(firestorePaths.upload(uid, hash(1))).update({ state: 'done' });
  expect(await ask(uid, 99)).toBe('target');
});

it('refuses one more new file than may be sent in a day, and takes it the next', async () => {
  const uid = person('diligent');
  for (let number = 1; number <= LIMITS.dailyUploadsMaximum; number += 1) {
    expect(await ask(uid, number)).toBe('target');
    await adminFirestore.doc(firestorePaths.upload(uid, hash(number))).update({ state: 'done' });
  }
  expect(await ask(uid, 99)).toBe('recording/too-many-uploads');
  expect(await ask(uid, 99, new Date('2026-11-22T00:00:00Z'))).toBe('target');
});

it('says that a target has expired, or before that that the bytes are not there', async () => {
  const uid = person('late');
  await ask(uid, 1);
  const complete = async (minutesLater: number) =>
    completeUpload(
      { contentHash: hash(1) },
      { uid, now: new Date(NOW.getTime() + minutesLater * 60_000) },
      dependencies,
    );
  await expect(complete(1)).rejects.toMatchObject({ code: 'recording/upload-interrupted' });
  await expect(complete(UPLOAD_LIMITS.targetLifetimeMinutes)).rejects.toMatchObject({
    code: 'recording/upload-expired',
  });
});
