import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import {
  ATTEMPTS_PER_FILE_AND_DAY,
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_SHARDS,
  type UploadUsage,
} from '@tasuki/domain/uploads/upload-usage';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { completeUpload } from '../../../functions/src/uploads/complete-upload.ts';
import { forgetUploadJob } from '../../../functions/src/uploads/forget-upload-job.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import { deleteUpload } from '../../../functions/src/recordings/stored-bytes.ts';
import { reserveProcessorTime } from '../../../functions/src/uploads/upload-usage.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';

const figure = soakFigure(19);

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
const LIMITS: UploadUsage = { attempts: 6, bytes: 1000, processorMilliseconds: 60_000 };
const dependencies = {
  firestore: adminFirestore,
  store,
  startJob: async () => Promise.resolve(),
  limits: LIMITS,
  storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
};

async function ask(
  uid: string,
  number: number,
  {
    now = NOW,
    sizeBytes = 100,
    limits = LIMITS,
    storedBytesMaximum = STORED_UPLOAD_BYTES_MAXIMUM,
  }: { now?: Date; sizeBytes?: number; limits?: UploadUsage; storedBytesMaximum?: number } = {},
): Promise<string> {
  figure.tried();
  const request = { contentHash: hash(number), fileName: 'run.fit', sizeBytes };
  return requestUpload(
    request,
    { uid, now, isLetIn: true },
    { ...dependencies, limits, storedBytesMaximum },
  ).then(
    ({ kind }) => kind,
    (cause: unknown) => (cause as { code: string }).code,
  );
}

const uploadOf = (uid: string, number: number) =>
  adminFirestore.doc(firestorePaths.upload(uid, hash(number)));

/** The sum of all documents of a person's day. */
async function usageOf(uid: string, now = NOW): Promise<UploadUsage> {
  const snapshots = await adminFirestore.getAll(
    ...Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) =>
      adminFirestore.doc(firestorePaths.uploadUsage(uid, now.toISOString().slice(0, 10), shard)),
    ),
  );
  const sum = (field: keyof UploadUsage) =>
    snapshots.reduce((total, snapshot) => total + Number(snapshot.get(field) ?? 0), 0);
  return {
    attempts: sum('attempts'),
    bytes: sum('bytes'),
    processorMilliseconds: sum('processorMilliseconds'),
  };
}

it('refuses one more file than may be sent on a day, and takes it the next', async () => {
  const uid = person('diligent');
  for (let number = 1; number <= LIMITS.attempts; number += 1) {
    expect(await ask(uid, number)).toBe('target');
  }
  expect(await ask(uid, 99)).toBe('recording/daily-limit');
  expect(await ask(uid, 99, { now: new Date('2026-11-22T00:00:00Z') })).toBe('target');
});

it('refuses more bytes than may be sent on a day', async () => {
  const uid = person('large');
  // Each of the documents bears 250 bytes.
  for (const number of [1, 2, 3, 4]) {
    expect(await ask(uid, number, { sizeBytes: 240 })).toBe('target');
  }
  expect(await ask(uid, 5, { sizeBytes: 240 })).toBe('recording/daily-limit');
  expect(await ask(uid, 5, { sizeBytes: 10 })).toBe('target');
});

describe('what a person keeps altogether', () => {
  /** Each of the documents that count it has 250 bytes; these digests all lie in one. */
  const stored = { storedBytesMaximum: 1000, sizeBytes: 100 };
  const ofOneCount = (place: number) => 1 + place * UPLOAD_USAGE_SHARDS;
  const dayLater = (days: number) => new Date(NOW.getTime() + days * DAY_MILLISECONDS);
  const countedOf = async (uid: string) => {
    const counts = await adminFirestore.getAll(
      ...Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) =>
        adminFirestore.doc(firestorePaths.storedUploads(uid, shard)),
      ),
    );
    return counts.reduce((sum, count) => sum + Number(count.get('bytes') ?? 0), 0);
  };
  const forget = async (uid: string, number: number) => {
    const job = forgetUploadJob({ firestore: adminFirestore, store });
    const lease = { signal: new AbortController().signal, write: async () => Promise.resolve() };
    const { fulfil } = await job.run({ uid, contentHash: hash(number) }, NOW, lease);
    await adminFirestore.runTransaction(async (transaction) => fulfil(transaction));
  };

  it('never grows beyond its limit, on whatever day', async () => {
    const uid = person('collecting');
    for (const [place, days] of [
      [0, 0],
      [1, 1],
    ] as const) {
      expect(await ask(uid, ofOneCount(place), { ...stored, now: dayLater(days) })).toBe('target');
    }
    for (const days of [1, 2, 400]) {
      expect(await ask(uid, ofOneCount(2), { ...stored, now: dayLater(days) })).toBe(
        'recording/storage-full',
      );
    }
    expect(await ask(uid, ofOneCount(2), { ...stored, sizeBytes: 50 })).toBe('target');
    expect((await uploadOf(uid, ofOneCount(3)).get()).exists).toBe(false);
    expect(await countedOf(uid)).toBe(250);
  });

  it('counts a file once, however often it is asked for', async () => {
    const uid = person('asking');
    for (const days of [0, 1, 2]) {
      expect(await ask(uid, 1, { ...stored, now: dayLater(days) })).toBe('target');
    }
    expect(await countedOf(uid)).toBe(100);
  });

  it('is as much as was granted where many files are asked for at once', async () => {
    const uid = person('hasty');
    const limits = { attempts: 1000, bytes: 1e6, processorMilliseconds: 60_000 };
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, number) => ask(uid, number, { ...stored, limits })),
    );
    const granted = answers.filter((answer) => answer === 'target').length;
    expect(granted).toBe(2 * UPLOAD_USAGE_SHARDS);
    expect(new Set(answers)).toEqual(new Set(['target', 'recording/storage-full']));
    expect(await countedOf(uid)).toBe(granted * stored.sizeBytes);
  });

  it('gets the bytes back of a file that came to nothing, once, and not of one that is wanted', async () => {
    const uid = person('returning');
    await ask(uid, ofOneCount(0), stored);
    await ask(uid, ofOneCount(1), stored);
    await uploadOf(uid, ofOneCount(0)).update({ state: 'failed' });
    await uploadOf(uid, ofOneCount(1)).update({ state: 'done' });
    expect(await ask(uid, ofOneCount(2), stored)).toBe('recording/storage-full');
    for (const place of [0, 0, 1, 1]) await forget(uid, ofOneCount(place));
    expect(await countedOf(uid)).toBe(100);
    expect(await ask(uid, ofOneCount(2), stored)).toBe('target');
    await deleteUpload({ uid, contentHash: hash(ofOneCount(1)) }, adminFirestore);
    await deleteUpload({ uid, contentHash: hash(ofOneCount(1)) }, adminFirestore);
    expect(await countedOf(uid)).toBe(100);
  });
});

it('counts a file that is asked for again like a new one, whatever became of it', async () => {
  const uid = person('again');
  for (let count = 1; count <= LIMITS.attempts; count += 1) {
    expect(await ask(uid, 1)).toBe('target');
    await uploadOf(uid, 1).update({ state: 'failed', failureCode: 'recording/damaged' });
  }
  expect(await ask(uid, 1)).toBe('recording/daily-limit');
  expect(await usageOf(uid)).toEqual({ attempts: 6, bytes: 600, processorMilliseconds: 0 });
});

it('lets one file fail a few times a day, and again the next', async () => {
  const uid = person('stubborn');
  const limits = { ...LIMITS, attempts: 1000, bytes: 1e9 };
  const fail = async () =>
    uploadOf(uid, 1).update({ state: 'failed', failureCode: 'recording/damaged' });
  for (let count = 1; count <= ATTEMPTS_PER_FILE_AND_DAY; count += 1) {
    expect(await ask(uid, 1, { limits })).toBe('target');
    // A tab that asks once more before the bytes are there has its target, and no further attempt.
    expect(await ask(uid, 1, { limits })).toBe('target');
    await fail();
  }
  expect(await ask(uid, 1, { limits })).toBe('recording/too-many-attempts');
  expect(await ask(uid, 2, { limits })).toBe('target');
  expect(await ask(uid, 1, { limits, now: new Date('2026-11-22T00:00:00Z') })).toBe('target');
});

it('does not read a failed file again because somebody says that its bytes are there', async () => {
  const uid = person('insistent');
  await ask(uid, 1);
  await uploadOf(uid, 1).update({ state: 'failed', failureCode: 'recording/damaged' });
  const started: string[] = [];
  const answer = await completeUpload(
    { contentHash: hash(1) },
    { uid, now: NOW, isLetIn: true },
    {
      ...dependencies,
      store: { ...store, sizeOf: async () => Promise.resolve(100) },
      startJob: async (id) => {
        started.push(id);
        return Promise.resolve();
      },
    },
  );
  expect(answer).toEqual({ state: 'failed' });
  expect(started).toEqual([]);
});

it('grants no more than the limit to fifty requests at once', async () => {
  const uid = person('racing');
  const limits = { attempts: 20, bytes: 1e6, processorMilliseconds: 60_000 };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => ask(uid, number, { limits })),
  );
  expect(answers.filter((answer) => answer === 'target')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'recording/daily-limit')).toHaveLength(30);
  expect((await usageOf(uid)).attempts).toBe(20);
});

it('grants one file no more attempts than its limit to many requests at once', async () => {
  const uid = person('racing-file');
  const limits = { attempts: 1000, bytes: 1e6, processorMilliseconds: 60_000 };
  await ask(uid, 1, { limits });
  await uploadOf(uid, 1).update({
    state: 'failed',
    failureCode: 'recording/damaged',
    attempts: { day: '2026-11-21', count: ATTEMPTS_PER_FILE_AND_DAY - 1 },
  });
  const answers = await Promise.all(
    Array.from({ length: 15 }, async () => ask(uid, 1, { limits })),
  );
  // The first takes the last attempt; the others find the file asked for already.
  expect(new Set(answers)).toEqual(new Set(['target']));
  const stored = await uploadOf(uid, 1).get();
  expect(stored.get('attempts')).toEqual({ day: '2026-11-21', count: ATTEMPTS_PER_FILE_AND_DAY });
  await uploadOf(uid, 1).update({ state: 'failed' });
  expect(await ask(uid, 1, { limits })).toBe('recording/too-many-attempts');
});

it('reserves processor time of a day for no more files than it lasts for, and settles it', async () => {
  const uid = person('busy');
  const limits = { ...LIMITS, processorMilliseconds: 400 };
  const reserve = async () =>
    reserveProcessorTime(uid, 50, { firestore: adminFirestore, now: NOW, limits });
  const reserved = (await Promise.all(Array.from({ length: 50 }, reserve))).filter(
    (reservation) => reservation !== null,
  );
  expect(reserved).toHaveLength(8);
  expect((await usageOf(uid)).processorMilliseconds).toBe(400);
  // No new file where no time is left to read it.
  expect(await ask(uid, 1, { limits })).toBe('recording/daily-limit');
  for (const reservation of reserved) await reservation.settle(12.3);
  expect((await usageOf(uid)).processorMilliseconds).toBe(8 * 13);
  expect(await ask(uid, 1, { limits })).toBe('target');
});

it('says that a target has expired, or before that that the bytes are not there', async () => {
  const uid = person('late');
  await ask(uid, 1);
  const complete = async (minutesLater: number) =>
    completeUpload(
      { contentHash: hash(1) },
      { uid, now: new Date(NOW.getTime() + minutesLater * 60_000), isLetIn: true },
      dependencies,
    );
  await expect(complete(1)).rejects.toMatchObject({ code: 'recording/upload-interrupted' });
  await expect(complete(UPLOAD_LIMITS.targetLifetimeMinutes)).rejects.toMatchObject({
    code: 'recording/upload-expired',
  });
});
