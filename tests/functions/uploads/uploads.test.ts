import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { decodeRecording } from '@tasuki/domain/recordings/recording-encoding';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { distantActivities } from '../../recordings/hostile-files.ts';
import { adminFirestore, documentsOf } from '../admin.ts';
import { codeOf, openBrowser, type Browser } from '../browser.ts';
import { courseFile, steadyRunAt } from '../run-files.ts';
import {
  putBytes,
  recordingFile,
  requestTarget,
  sendRecording,
  settledUpload,
} from '../sent-recording.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

async function row(id: string, from = browser): Promise<ActivityRow> {
  return (
    await adminFirestore.doc(firestorePaths.activity(from.uid, id)).get()
  ).data() as ActivityRow;
}

/** All but the trends, which a job of their own computes at any time after. */
async function documentsOfRuns(uid: string): Promise<string[]> {
  return (await documentsOf(uid)).filter((path) => !/\/(?:trends|sharedTrends)\//.test(path));
}

it('makes a dropped file into an activity with analysis, recording, track and words', async () => {
  const { uid } = browser;
  const run = recordingFile(steadyRunAt('2026-05-02T06:30:00Z'));
  const upload = await sendRecording(run, browser);
  expect(upload).toMatchObject({ state: 'done', failureCode: null, isPartial: false });
  const id = `${run.hash.slice(0, 20)}-0`;
  expect(upload.activityIds).toEqual([id]);
  expect(await documentsOfRuns(uid)).toEqual([
    `users/${uid}/activities/${id}`,
    `users/${uid}/activities/${id}/detail/analysis`,
    `users/${uid}/recordings/${id}`,
    `users/${uid}/tracks/${id}`,
    `users/${uid}/uploads/${run.hash}`,
  ]);
  const stored = await row(id);
  expect(stored).toMatchObject({
    id,
    ownerUid: uid,
    sport: 'Run',
    contentHash: run.hash,
    sources: ['file'],
    visibleToCoach: true,
    duplicateOf: null,
    isHidden: false,
    feedbackState: 'ready',
  });
  expect(stored.feedbackLead).toBeTruthy();
  expect(JSON.stringify(stored).length).toBeLessThan(3000);
  const analysis = await adminFirestore.doc(firestorePaths.activityAnalysis(uid, id)).get();
  expect((analysis.data() as ActivityAnalysis).feedback?.sentences.length).toBeGreaterThan(0);
  const recording = await adminFirestore.doc(firestorePaths.recording(uid, id)).get();
  const columns = decodeRecording(inflateRawSync(recording.get('bytes') as Buffer));
  expect(columns.elapsedSeconds).toHaveLength(Number(recording.get('sampleCount')));
  expect(columns.distanceMeters.at(-1)).toBe(1800);
});

it('answers the same file with what it became, and makes no second set', async () => {
  const run = recordingFile(steadyRunAt('2026-05-02T06:30:00Z'));
  const before = await documentsOfRuns(browser.uid);
  expect(await requestTarget(run, browser)).toEqual({ kind: 'alreadyThere', state: 'done' });
  expect(await browser.call('completeUpload', { contentHash: run.hash })).toEqual({
    state: 'done',
  });
  expect(await documentsOfRuns(browser.uid)).toEqual(before);
});

it('makes one set of the same file in two tabs at once', async () => {
  const run = recordingFile(steadyRunAt('2026-05-09T06:30:00Z'));
  const uploads = await Promise.all([
    sendRecording(run, browser),
    sendRecording(run, browser),
    sendRecording(run, browser),
  ]);
  expect(new Set(uploads.map(({ activityIds }) => activityIds.join())).size).toBe(1);
  const paths = await documentsOf(browser.uid);
  expect(paths.filter((path) => path.includes(run.hash.slice(0, 20)))).toHaveLength(5);
});

it('goes on where a tab was closed after sending: the next request finds the bytes', async () => {
  const run = recordingFile(steadyRunAt('2026-05-16T06:30:00Z'));
  expect(await putBytes(await requestTarget(run, browser), run.bytes)).toBe(200);
  expect(await requestTarget(run, browser)).toEqual({ kind: 'alreadyThere', state: 'received' });
  expect(await settledUpload(run, browser)).toMatchObject({ state: 'done' });
});

it('gives a new target until the bytes are there, and says when they are not', async () => {
  const run = recordingFile(steadyRunAt('2026-05-23T06:30:00Z'));
  await requestTarget(run, browser);
  expect(await codeOf(browser.call('completeUpload', { contentHash: run.hash }))).toBe(
    'recording/upload-interrupted',
  );
  expect((await requestTarget(run, browser)).kind).toBe('target');
  expect(await sendRecording(run, browser)).toMatchObject({ state: 'done' });
});

it('says why a file is no recording, and looks at it again when asked', async () => {
  const course = recordingFile(courseFile());
  const refused = {
    state: 'failed',
    failureCode: 'recording/course-not-activity',
    activityIds: [],
  };
  expect(await sendRecording(course, browser)).toMatchObject(refused);
  expect(await requestTarget(course, browser)).toEqual({ kind: 'alreadyThere', state: 'received' });
  expect(await settledUpload(course, browser)).toMatchObject(refused);
});

it('refuses a file with more laps than any recording has, and reads the next one', async () => {
  const laps = `<TrainingCenterDatabase><Activities><Activity>${'<Lap/>'.repeat(3000)}</Activity></Activities></TrainingCenterDatabase>`;
  const hostile = recordingFile(new TextEncoder().encode(laps), 'run.tcx');
  expect(await sendRecording(hostile, browser)).toMatchObject({
    state: 'failed',
    failureCode: 'recording/too-demanding',
    activityIds: [],
  });
  const run = recordingFile(steadyRunAt('2026-05-30T06:30:00Z'));
  expect(await sendRecording(run, browser)).toMatchObject({ state: 'done' });
});

it('refuses a file whose activities are too much together, and reads the next one', async () => {
  const hostile = recordingFile(new TextEncoder().encode(distantActivities(100)), 'run.tcx');
  expect(await sendRecording(hostile, browser)).toMatchObject({
    state: 'failed',
    failureCode: 'recording/too-demanding',
    activityIds: [],
  });
  const run = recordingFile(steadyRunAt('2026-05-31T06:30:00Z'));
  expect(await sendRecording(run, browser)).toMatchObject({ state: 'done' });
});

it('keeps what is usable of a damaged file, and says that it is partial', async () => {
  const whole = steadyRunAt('2026-06-06T06:30:00Z');
  const upload = await sendRecording(recordingFile(whole.slice(0, whole.length * 0.7)), browser);
  expect(upload).toMatchObject({ state: 'done', isPartial: true });
  expect((await row(upload.activityIds[0] ?? '')).isPartial).toBe(true);
});

it('refuses what is empty or too large before anything is sent', async () => {
  const request = (sizeBytes: number) =>
    codeOf(
      browser.call('requestUpload', { contentHash: 'b'.repeat(64), fileName: 'a.fit', sizeBytes }),
    );
  expect(await request(0)).toBe('recording/empty-file');
  expect(await request(25 * 1024 * 1024 + 1)).toBe('recording/too-large');
});

it('refuses other bytes at a target, and the target of another person', async () => {
  const run = recordingFile(steadyRunAt('2026-06-13T06:30:00Z'));
  const answer = await requestTarget(run, browser);
  expect(await putBytes(answer, new Uint8Array(run.bytes.length))).toBe(422);
  expect(await putBytes(answer, run.bytes.slice(1))).toBe(422);
  const other = await openBrowser();
  expect(await codeOf(other.call('completeUpload', { contentHash: run.hash }))).toBe(
    'common/not-found',
  );
  await other.close();
});

it('knows nothing of what was never asked for', async () => {
  expect(await codeOf(browser.call('completeUpload', { contentHash: 'c'.repeat(64) }))).toBe(
    'common/not-found',
  );
});

it('makes one main activity of the same run from two sources sent at once, the richer one', async () => {
  const other = await openBrowser();
  const fit = recordingFile(steadyRunAt('2026-06-20T06:30:00Z'));
  const poorer = recordingFile(steadyRunAt('2026-06-20T06:30:20Z', { heartRate: null }));
  const [first, second] = await Promise.all([
    sendRecording(fit, other),
    sendRecording(poorer, other),
  ]);
  const main = await row(first.activityIds[0] ?? '', other);
  const repeated = await row(second.activityIds[0] ?? '', other);
  expect(main.duplicateOf).toBeNull();
  expect(repeated.duplicateOf).toBe(main.id);
  await other.close();
});

it('has the words of a one-hour run two seconds after it was dropped, once warm', async () => {
  const milliseconds: number[] = [];
  for (const day of ['01', '02', '03', '04']) {
    const run = recordingFile(steadyRunAt(`2026-07-${day}T06:30:00Z`, {}, 3600));
    const begin = performance.now();
    const upload = await sendRecording(run, browser);
    expect((await row(upload.activityIds[0] ?? '')).feedbackLead).toBeTruthy();
    milliseconds.push(performance.now() - begin);
  }
  console.info(
    `one-hour run, dropped to words: ${milliseconds.map((value) => value.toFixed(0)).join(', ')} ms`,
  );
  expect(Math.min(...milliseconds.slice(1))).toBeLessThan(2000);
});
