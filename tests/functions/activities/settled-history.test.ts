import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  DAY_MILLISECONDS,
  HOUR_MILLISECONDS,
  MINUTE_MILLISECONDS,
} from '@tasuki/domain/measures/durations';
import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import {
  SETTLE_HISTORY,
  askToSettleHistory,
} from '../../../functions/src/activities/ask-to-settle-history.ts';
import {
  readSurroundings,
  writeActivities,
} from '../../../functions/src/activities/write-activities.ts';
import { recordingBlobKey, type BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import {
  diskBlobStore,
  type UploadReceiver,
} from '../../../functions/src/blob-store/disk-blob-store.ts';
import { analyseFile } from '../../../functions/src/file-reading/analyse-file.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { jobId } from '../../../functions/src/jobs/job-kind.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { DECODER_VERSION } from '../../../functions/src/recordings/decoder-version.ts';
import { settleHistoryJob } from '../../../functions/src/uploads/settling/settle-history-job.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { sharedData } from '../../recordings/shared-data.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';
import { steadyRunAt } from '../run-files.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const IS_SOAK = process.env['SOAK'] === '1';
const SHUFFLES = IS_SOAK ? 12 : 1;
const REAL_FILES = IS_SOAK ? 33 : 4;

const FIRST_DAY = Date.parse('2025-12-01T06:30:00Z');

/** A steady run on a day, counted from the first one. */
function runFileOn(day: number, seconds: number): Uint8Array {
  const start = new Date(FIRST_DAY + day * DAY_MILLISECONDS).toISOString();
  return steadyRunAt(start, {}, seconds);
}

interface SentFile {
  fileName: string;
  bytes: Uint8Array;
}

let directory: string;
let store: BlobStore & UploadReceiver;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-settled-'));
  store = diskBlobStore({
    directory,
    signingKey: 'a secret of at least thirty-two characters',
    uploadOrigin: 'http://127.0.0.1:9',
  });
});
afterAll(async () => rm(directory, { recursive: true }));

const newRunner = () => `settled-${randomUUID()}`;

/** A file as its upload is read and written, and what follows from the write of its rows. */
async function send(uid: string, { bytes, fileName }: SentFile, times = 1): Promise<string[]> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await store.write(recordingBlobKey(uid, contentHash), bytes);
  const activities = await analyseFile(
    { bytes, fileName },
    { uid, contentHash, source: 'file', stravaTerms: 'standard', now: NOW },
    adminFirestore,
  );
  const ids = activities.map(({ row }) => row.id);
  const upload: RecordingUpload = {
    contentHash,
    fileName,
    sizeBytes: bytes.length,
    state: 'done',
    failureCode: null,
    activityIds: ids,
    isPartial: false,
    decoderVersion: DECODER_VERSION,
    requestedAt: NOW,
    updatedAt: NOW,
  };
  for (let time = 0; time < times; time += 1) {
    const before = await rowsOf(uid, ids);
    await adminFirestore.runTransaction(async (transaction) => {
      const around = await readSurroundings(transaction, adminFirestore, uid, activities);
      writeActivities(transaction, adminFirestore, { uid, activities }, around);
      transaction.set(adminFirestore.doc(firestorePaths.upload(uid, contentHash)), upload);
    });
    await noticed(uid, before);
  }
  return ids;
}

async function rowsOf(uid: string, ids: readonly string[]): Promise<DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  return adminFirestore.getAll(
    ...ids.map((id) => adminFirestore.doc(firestorePaths.activity(uid, id))),
  );
}

/** Does what the trigger on these rows does. */
async function noticed(uid: string, before: readonly DocumentSnapshot[], now = NOW) {
  const after = await rowsOf(
    uid,
    before.map(({ id }) => id),
  );
  for (const [index, row] of before.entries()) {
    const then = after[index];
    if (then) await askToSettleHistory(uid, { before: row, after: then }, now, adminFirestore);
  }
}

async function everyRow(uid: string): Promise<DocumentSnapshot[]> {
  return (await adminFirestore.collection(firestorePaths.activities(uid)).get()).docs;
}

/** Runs the job until nothing is asked for; its own writes are noticed as others are. */
async function settle(uid: string, now = new Date(NOW.getTime() + HOUR_MILLISECONDS)) {
  const id = jobId(SETTLE_HISTORY, uid);
  const handler = settleHistoryJob({
    firestore: adminFirestore,
    store,
    stravaTerms: 'standard',
    startJob: () => Promise.resolve(),
  });
  let moment = now;
  for (let step = 0; step < 400; step += 1) {
    const job = await adminFirestore.doc(firestorePaths.job(id)).get();
    if (!job.exists) return;
    moment = new Date(moment.getTime() + 2 * MINUTE_MILLISECONDS);
    const before = await everyRow(uid);
    await runJob(id, {
      firestore: adminFirestore,
      handlers: jobHandlers([handler]),
      now: () => moment,
      enqueue: noQueue,
    });
    await noticed(uid, before, moment);
  }
  throw new Error('The history does not settle');
}

/** The words on each run, as the runner reads them, oldest first. */
async function readOf(uid: string) {
  const rows = (await everyRow(uid)).map((row) => row.data() as ActivityRow);
  const read = await Promise.all(
    rows.map(async ({ id, startedAt, purpose, load, feedbackLead, note }) => {
      const snapshot = await adminFirestore.doc(firestorePaths.activityAnalysis(uid, id)).get();
      const { facts, feedback, isHistoryArriving } = snapshot.data() as ActivityAnalysis;
      const start = startedAt as unknown as Timestamp;
      const sentences = feedback?.sentences.map(({ text }) => text);
      return {
        startedAt: start.toMillis(),
        row: { id, purpose, load, feedbackLead, note },
        isHistoryArriving,
        facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])),
        sentences,
      };
    }),
  );
  return read.sort((a, b) => a.startedAt - b.startedAt);
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, place: random.uniform() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Runs of a real runner where they are at hand, and made-up ones with a long break in any case. */
function sequences(): [string, SentFile[]][] {
  const folder = `${sharedData}athlete`;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const real = names.slice(0, REAL_FILES).map((fileName) => ({
    fileName,
    bytes: readFileSync(join(folder, fileName)),
  }));
  const days = IS_SOAK ? [0, 2, 3, 5, 8, 100, 102, 320] : [0, 2, 3, 100, 320];
  const made = days.map((day, index) => ({
    fileName: 'run.fit',
    bytes: runFileOn(day, 1500 + 300 * index),
  }));
  return [
    ['made-up runs', made],
    ...(real.length > 0 ? [['real runs', real] satisfies [string, SentFile[]]] : []),
  ];
}

it.each(sequences())(
  'ends with the same in whatever order %s arrive',
  async (_, files) => {
    const inOrder = newRunner();
    for (const file of files) {
      await send(inOrder, file);
      await settle(inOrder);
    }
    const wanted = await readOf(inOrder);
    expect(wanted.length).toBeGreaterThanOrEqual(files.length);
    const orders = [
      [...files].reverse(),
      ...Array.from({ length: SHUFFLES }, (__, seed) => shuffled(files, seed + 1)),
    ];
    for (const [order, sent] of orders.entries()) {
      const uid = newRunner();
      // Every second one is noticed twice, as events may come.
      for (const [index, file] of sent.entries()) await send(uid, file, 1 + (index % 2));
      await settle(uid);
      expect(await readOf(uid), `order ${order}`).toEqual(wanted);
    }
  },
  240_000,
);

it('compares files that were read before any of them was written', async () => {
  const files = [0, 2, 4, 7].map((day) => ({ fileName: 'run.fit', bytes: runFileOn(day, 1800) }));
  const [inOrder, atOnce] = [newRunner(), newRunner()];
  for (const file of files) await send(inOrder, file);
  await settle(inOrder);
  await Promise.all(files.map(async (file) => send(atOnce, file)));
  await settle(atOnce);
  expect(await readOf(atOnce)).toEqual(await readOf(inOrder));
});

it('keeps what the runner wrote, and words that are the same', async () => {
  const uid = newRunner();
  const [id = ''] = await send(uid, { fileName: 'run.fit', bytes: runFileOn(200, 2400) });
  await adminFirestore
    .doc(firestorePaths.activity(uid, id))
    .update({ note: 'Windy', title: 'Home' });
  await send(uid, { fileName: 'run.fit', bytes: runFileOn(3, 2400) });
  await settle(uid);
  const row = (await adminFirestore.doc(firestorePaths.activity(uid, id)).get()).data();
  expect(row).toMatchObject({ note: 'Windy', title: 'Home' });
  const [, later] = await readOf(uid);
  expect(later?.facts['history.daysSinceRun']).toMatchObject({ value: 197 });
  const written = async () =>
    (await adminFirestore.doc(firestorePaths.activityAnalysis(uid, id)).get()).updateTime;
  const before = await written();
  await send(uid, { fileName: 'run.fit', bytes: runFileOn(3, 2400) });
  await settle(uid);
  expect(await written()).toEqual(before);
});

it('waits with words on weeks while a history is imported, and says them afterwards', async () => {
  const uid = newRunner();
  const link = adminFirestore.doc(firestorePaths.link(uid, 'garmin'));
  const history = {
    state: 'running',
    stage: 'recent',
    importedCount: 0,
    reachedBackTo: null,
    resumesAt: null,
    startedAt: Timestamp.fromDate(NOW),
    finishedAt: null,
  };
  await link.set({
    provider: 'garmin',
    state: 'connected',
    athleteName: null,
    scopes: [],
    missingScopes: [],
    connectedAt: Timestamp.fromDate(NOW),
    lastImportAt: null,
    lastProblem: null,
    history,
    updatedAt: Timestamp.fromDate(NOW),
  });
  const days = [0, 7, 12, 18, 24, 28, 35];
  const files = days.map((day) => ({ fileName: 'run.fit', bytes: runFileOn(day, 1800) }));
  for (const file of [...files].reverse()) await send(uid, file);
  for (const { facts, isHistoryArriving } of await readOf(uid)) {
    expect(isHistoryArriving).toBe(true);
    expect(Object.keys(facts).filter((id) => /^(?:history|week)\./.test(id))).toEqual([]);
  }
  await link.update({ 'history.state': 'done' });
  await settle(uid);
  const inOrder = newRunner();
  for (const file of files) await send(inOrder, file);
  await settle(inOrder);
  const read = await readOf(uid);
  expect(read).toEqual(await readOf(inOrder));
  expect(read.at(-1)?.facts['history.week.distance']).toBeDefined();
});
