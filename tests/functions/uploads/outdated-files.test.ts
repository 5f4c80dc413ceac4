import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import { UPLOAD_USAGE_LIMITS, UPLOAD_USAGE_SHARDS } from '@tasuki/domain/uploads/upload-usage';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { analyseFile } from '../../../functions/src/file-reading/analyse-file.ts';
import {
  readSurroundings,
  writeActivities,
} from '../../../functions/src/activities/write-activities.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { DECODER_VERSION } from '../../../functions/src/recordings/decoder-version.ts';
import {
  diskBlobStore,
  type UploadReceiver,
} from '../../../functions/src/blob-store/disk-blob-store.ts';
import { recordingBlobKey, type BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { searchOutdatedUploads } from '../../../functions/src/uploads/outdated/outdated-uploads.ts';
import { readFileAgainJob } from '../../../functions/src/uploads/outdated/read-file-again-job.ts';
import { dayOf } from '../../../functions/src/uploads/upload-usage.ts';
import { gpxFile, gpxTrack, steadyPoints, XML_START } from '../../recordings/xml-files.ts';
import { adminFirestore, documentsOf } from '../admin.ts';
import { steadyRunAt } from '../run-files.ts';
import { noQueue } from '../jobs/sweep-here.ts';

/** Ahead of every other clock, so that nobody else takes these jobs. */
const NOW = new Date('2099-05-01T09:00:00Z');
const UPLOADED_AT = new Date('2026-05-02T08:00:00Z');

let directory: string;
let store: BlobStore & UploadReceiver;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-outdated-'));
  store = diskBlobStore({
    directory,
    signingKey: 'a secret of at least thirty-two characters',
    uploadOrigin: 'http://127.0.0.1:9',
  });
});
afterAll(async () => rm(directory, { recursive: true }));
beforeEach(async () => {
  await adminFirestore.doc(firestorePaths.decoderUpdate(DECODER_VERSION)).delete();
  // One of another shape among them, which must not keep the others from being read.
  await adminFirestore.doc(firestorePaths.upload('another-runner', 'misshapen')).set({ state: 7 });
});

const inTokyo = ({ second }: { second: number }) =>
  new Date(XML_START + second * 1000 + 9 * HOUR_MILLISECONDS).toISOString().replace('Z', '+09:00');
const track = (from: number, seconds: number) =>
  gpxTrack([steadyPoints(seconds, from)], { time: inTokyo });
const firstPoint = (text: string) =>
  text.replace(/(<trkseg><trkpt[^]*?<\/trkpt>)[^]*?(<\/trkseg>)/g, '$1$2');

let count = 0;

/** A file that the first decoder has read: it took the first point of each track. */
async function readByFirstDecoder(
  whole: Uint8Array,
  asRead = whole,
): Promise<{ uid: string; contentHash: string; activityIds: string[] }> {
  count += 1;
  const uid = `outdated-${process.pid}-${Date.now()}-${count}`;
  const contentHash = createHash('sha256').update(whole).digest('hex');
  await store.write(recordingBlobKey(uid, contentHash), whole);
  const activities = await analyseFile(
    { bytes: asRead, fileName: 'run.gpx' },
    { uid, contentHash, source: 'file', stravaTerms: 'standard', now: UPLOADED_AT },
    adminFirestore,
  );
  const activityIds = activities.map(({ row }) => row.id);
  const upload: RecordingUpload = {
    contentHash,
    fileName: 'run.gpx',
    sizeBytes: whole.length,
    state: 'done',
    failureCode: null,
    activityIds,
    isPartial: false,
    requestedAt: UPLOADED_AT,
    updatedAt: UPLOADED_AT,
  };
  await adminFirestore.runTransaction(async (transaction) => {
    const around = await readSurroundings(transaction, adminFirestore, uid, activities);
    writeActivities(transaction, adminFirestore, { uid, activities }, around);
    transaction.set(adminFirestore.doc(firestorePaths.upload(uid, contentHash)), upload);
  });
  return { uid, contentHash, activityIds };
}

const gpx = (...tracks: readonly string[]) => {
  const text = gpxFile(tracks.join(''));
  const encoder = new TextEncoder();
  return { whole: encoder.encode(text), asRead: encoder.encode(firstPoint(text)) };
};

/** Everything that is scheduled, until nothing is asked for any more. */
async function readAgain(): Promise<void> {
  const asked: string[] = [];
  const startJob = async (id: string) => Promise.resolve(void asked.push(id));
  await searchOutdatedUploads(NOW, { firestore: adminFirestore, startJob });
  const handler = readFileAgainJob({ firestore: adminFirestore, store, stravaTerms: 'standard' });
  for (const id of asked) {
    await runJob(id, {
      firestore: adminFirestore,
      handlers: jobHandlers([handler]),
      now: () => NOW,
      enqueue: noQueue,
    });
  }
}

async function rowOf(uid: string, id: string): Promise<ActivityRow> {
  const snapshot = await adminFirestore.doc(firestorePaths.activity(uid, id)).get();
  return fromStored<ActivityRow>(snapshot.data());
}

async function feedbackOf(uid: string, id: string): Promise<ActivityAnalysis['feedback']> {
  const snapshot = await adminFirestore.doc(firestorePaths.activityAnalysis(uid, id)).get();
  return (snapshot.data() as ActivityAnalysis).feedback;
}

async function uploadOf(uid: string, contentHash: string): Promise<Partial<RecordingUpload>> {
  return (await adminFirestore.doc(firestorePaths.upload(uid, contentHash)).get()).data() ?? {};
}

it('reads the whole run of a file of which only a point was read, and keeps what the runner wrote', async () => {
  const { whole, asRead } = gpx(track(0, 1200));
  const { uid, contentHash, activityIds } = await readByFirstDecoder(whole, asRead);
  const [id = ''] = activityIds;
  const written = {
    title: 'Along the river',
    note: 'legs were heavy',
    effort: 6,
    isHidden: true,
    isDuplicateShown: true,
    isChosenMain: true,
  };
  await adminFirestore.doc(firestorePaths.activity(uid, id)).update(written);
  const before = await rowOf(uid, id);
  const wordsBefore = await feedbackOf(uid, id);
  expect(before.elapsedSeconds).toBe(0);
  const paths = await documentsOf(uid);

  await readAgain();

  const after = await rowOf(uid, id);
  expect(after).toMatchObject({
    ...written,
    id,
    elapsedSeconds: 1200,
    startedAt: new Date(XML_START),
    utcOffsetMinutes: 540,
    duplicateOf: null,
  });
  expect(after.distanceMeters).toBeGreaterThan(3500);
  expect(after.createdAt).toEqual(before.createdAt);
  expect(await feedbackOf(uid, id)).not.toEqual(wordsBefore);
  expect((await documentsOf(uid)).filter((path) => !path.includes('/days/'))).toEqual(
    paths.filter((path) => !path.includes('/days/')),
  );
  expect(await uploadOf(uid, contentHash)).toMatchObject({
    state: 'done',
    activityIds: [id],
    decoderVersion: DECODER_VERSION,
  });
  // The coach has yet to read the note beside the new figures.
  const job = firestorePaths.job(`rewrite-feedback_${uid}_${id}`);
  expect((await adminFirestore.doc(job).get()).exists).toBe(true);

  // Asked for again, it changes nothing.
  const version = (await adminFirestore.doc(firestorePaths.activity(uid, id)).get()).updateTime;
  await readAgain();
  const again = (await adminFirestore.doc(firestorePaths.activity(uid, id)).get()).updateTime;
  expect(again).toEqual(version);
});

it.each([
  [31, true],
  [15, false],
] as const)('asks for words anew where it was hot: %s °C', async (temperatureCelsius, isAsked) => {
  const { whole, asRead } = gpx(track(0, 1200), track(1300, 600));
  const { uid, activityIds } = await readByFirstDecoder(whole, asRead);
  const [id = ''] = activityIds;
  await adminFirestore.doc(firestorePaths.activity(uid, id)).update({
    weather: {
      temperatureCelsius,
      feelsLikeCelsius: temperatureCelsius,
      humidityPercent: 60,
      windMetersPerSecond: 1,
    },
  });
  await readAgain();
  const job = firestorePaths.job(`rewrite-feedback_${uid}_${id}`);
  expect((await adminFirestore.doc(job).get()).exists).toBe(isAsked);
});

it('makes one activity of tracks that were two, with what the runner wrote on either', async () => {
  const { whole, asRead } = gpx(track(0, 1200), track(1300, 600));
  const { uid, activityIds } = await readByFirstDecoder(whole, asRead);
  expect(activityIds).toHaveLength(2);
  const [first = '', second = ''] = activityIds;
  await adminFirestore
    .doc(firestorePaths.activity(uid, second))
    .update({ title: 'Second half', effort: 8 });

  await readAgain();

  expect(await rowOf(uid, first)).toMatchObject({
    title: 'Second half',
    effort: 8,
    elapsedSeconds: 1900,
    groupId: null,
  });
  const paths = await documentsOf(uid);
  expect(paths.filter((path) => path.includes(second))).toEqual([]);
});

it('leaves alone what reads the same, and notes that it was looked at', async () => {
  const { uid, contentHash, activityIds } = await readByFirstDecoder(
    steadyRunAt('2026-05-02T06:30:00Z'),
  );
  const row = adminFirestore.doc(firestorePaths.activity(uid, activityIds[0] ?? ''));
  const before = (await row.get()).updateTime;
  await readAgain();
  expect((await row.get()).updateTime).toEqual(before);
  expect(await uploadOf(uid, contentHash)).toMatchObject({ decoderVersion: DECODER_VERSION });
});

it('judges anew by the rules of today, and leaves what was talked about', async () => {
  const outdatedWords = {
    'feedback.sentences': [{ role: 'purpose', text: 'You opened too fast.' }],
  };
  const judgedBefore = async () => {
    const { uid, activityIds } = await readByFirstDecoder(gpx(track(0, 1200)).whole);
    const [id = ''] = activityIds;
    const analysis = adminFirestore.doc(firestorePaths.activityAnalysis(uid, id));
    await analysis.update(outdatedWords);
    await adminFirestore.doc(firestorePaths.activity(uid, id)).update({ title: 'By the river' });
    return { uid, id };
  };
  const silent = await judgedBefore();
  const discussed = await judgedBefore();
  const topic = firestorePaths.topic(topicIdOf(discussed.uid, discussed.id));
  await adminFirestore.doc(topic).set({ runnerUid: discussed.uid, activityId: discussed.id });

  await readAgain();

  const textOf = async ({ uid, id }: { uid: string; id: string }) =>
    (await feedbackOf(uid, id))?.sentences.map(({ text }) => text).join(' ');
  expect(await textOf(silent)).not.toContain('You opened too fast.');
  expect(await rowOf(silent.uid, silent.id)).toMatchObject({ title: 'By the river' });
  expect(await textOf(discussed)).toBe('You opened too fast.');
  await adminFirestore.doc(topic).delete();
});

it('waits for the next day where the processor time of this one is spent, and counts its own', async () => {
  const { uid, contentHash } = await readByFirstDecoder(gpx(track(0, 600)).whole);
  const shards = Array.from({ length: UPLOAD_USAGE_SHARDS }, (_, shard) =>
    adminFirestore.doc(firestorePaths.uploadUsage(uid, dayOf(NOW), shard)),
  );
  const { processorMilliseconds } = UPLOAD_USAGE_LIMITS;
  for (const shard of shards) await shard.set({ processorMilliseconds });
  await readAgain();
  expect((await uploadOf(uid, contentHash)).decoderVersion).toBeUndefined();
  const job = adminFirestore.doc(firestorePaths.job(`read-file-again_${uid}_${contentHash}`));
  expect((await job.get()).get('dueAt')).toEqual(
    Timestamp.fromDate(new Date('2099-05-02T00:00:00Z')),
  );
  for (const shard of shards) await shard.delete();
  await job.delete();
  await adminFirestore.doc(firestorePaths.decoderUpdate(DECODER_VERSION)).delete();
  await readAgain();
  expect(await uploadOf(uid, contentHash)).toMatchObject({ decoderVersion: DECODER_VERSION });
  const spent = await adminFirestore.getAll(...shards);
  expect(spent.some((count) => Number(count.get('processorMilliseconds')) > 0)).toBe(true);
});

it('does not bring back what was deleted', async () => {
  const { whole, asRead } = gpx(track(0, 1200));
  const { uid, contentHash, activityIds } = await readByFirstDecoder(whole, asRead);
  const row = adminFirestore.doc(firestorePaths.activity(uid, activityIds[0] ?? ''));
  await row.delete();
  await readAgain();
  expect((await row.get()).exists).toBe(false);
  expect(await uploadOf(uid, contentHash)).toMatchObject({ decoderVersion: DECODER_VERSION });
});

it('goes on where it stopped, looks at everything twice, and then stops', async () => {
  const sent = [];
  for (let index = 0; index < 3; index += 1) {
    sent.push(await readByFirstDecoder(steadyRunAt('2026-05-02T06:30:00Z')));
  }
  const asked: string[] = [];
  const search = async () =>
    searchOutdatedUploads(
      NOW,
      { firestore: adminFirestore, startJob: async (id) => Promise.resolve(void asked.push(id)) },
      { pageSize: 2, uploadsMaximum: 2 },
    );
  const update = adminFirestore.doc(firestorePaths.decoderUpdate(DECODER_VERSION));
  const uploads = (await adminFirestore.collectionGroup('uploads').count().get()).data().count;
  const roundsOfAPass = Math.floor(uploads / 2) + 1;
  for (let round = 0; round < 2 * roundsOfAPass; round += 1) {
    expect((await update.get()).get('passes') ?? 0).toBe(round < roundsOfAPass ? 0 : 1);
    await search();
  }
  for (const { uid, contentHash } of sent) {
    expect(asked.filter((id) => id === `read-file-again_${uid}_${contentHash}`)).toHaveLength(2);
  }
  expect((await update.get()).data()).toEqual({
    cursor: null,
    passes: 2,
    updatedAt: Timestamp.fromDate(NOW),
  });
  asked.length = 0;
  expect(await search()).toBe(0);
  expect(asked).toEqual([]);
});
