import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/activities/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { decodeRecording } from '@tasuki/domain/activities/recording-encoding';
import type { RecordingUpload } from '@tasuki/domain/activities/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { adminFirestore, documentsOf, documentWhen } from './admin.ts';
import { codeOf, openBrowser, type Browser } from './browser.ts';
import { courseFile, steadyRunAt } from './run-files.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

interface File {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
}

function file(bytes: Uint8Array, name = 'run.fit'): File {
  const copy = new Uint8Array(bytes);
  return { name, bytes: copy, hash: createHash('sha256').update(copy).digest('hex') };
}

async function request({ name, bytes, hash }: File, from = browser) {
  return from.call('requestUpload', {
    contentHash: hash,
    fileName: name,
    sizeBytes: bytes.length,
  });
}

async function put(
  answer: Awaited<ReturnType<typeof request>>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  if (answer.kind !== 'target') throw new Error(`no target but ${answer.kind}`);
  const { status } = await fetch(answer.url, {
    method: answer.method,
    headers: answer.headers,
    body: bytes,
  });
  return status;
}

/** The whole way of a file, as the browser goes it; resolves with what became of it. */
async function send(sent: File, from = browser): Promise<RecordingUpload> {
  const answer = await request(sent, from);
  if (answer.kind === 'target') {
    expect(await put(answer, sent.bytes)).toBe(200);
    await from.call('completeUpload', { contentHash: sent.hash });
  }
  return settled(sent, from);
}

async function settled({ hash }: File, from = browser): Promise<RecordingUpload> {
  const upload = await documentWhen(firestorePaths.upload(from.uid, hash), (snapshot) =>
    ['done', 'failed'].includes(String(snapshot.get('state'))),
  );
  return upload.data() as RecordingUpload;
}

async function row(id: string, from = browser): Promise<ActivityRow> {
  return (
    await adminFirestore.doc(firestorePaths.activity(from.uid, id)).get()
  ).data() as ActivityRow;
}

it('makes a dropped file into an activity with analysis, recording, track and words', async () => {
  const { uid } = browser;
  const run = file(steadyRunAt('2026-05-02T06:30:00Z'));
  const upload = await send(run);
  expect(upload).toMatchObject({ state: 'done', failureCode: null, isPartial: false });
  const id = `${run.hash.slice(0, 20)}-0`;
  expect(upload.activityIds).toEqual([id]);
  expect(await documentsOf(uid)).toEqual([
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
  const run = file(steadyRunAt('2026-05-02T06:30:00Z'));
  const before = await documentsOf(browser.uid);
  expect(await request(run)).toEqual({ kind: 'alreadyThere', state: 'done' });
  expect(await browser.call('completeUpload', { contentHash: run.hash })).toEqual({
    state: 'done',
  });
  expect(await documentsOf(browser.uid)).toEqual(before);
});

it('makes one set of the same file in two tabs at once', async () => {
  const run = file(steadyRunAt('2026-05-09T06:30:00Z'));
  const uploads = await Promise.all([send(run), send(run), send(run)]);
  expect(new Set(uploads.map(({ activityIds }) => activityIds.join())).size).toBe(1);
  const paths = await documentsOf(browser.uid);
  expect(paths.filter((path) => path.includes(run.hash.slice(0, 20)))).toHaveLength(5);
});

it('goes on where a tab was closed after sending: the next request finds the bytes', async () => {
  const run = file(steadyRunAt('2026-05-16T06:30:00Z'));
  expect(await put(await request(run), run.bytes)).toBe(200);
  expect(await request(run)).toEqual({ kind: 'alreadyThere', state: 'received' });
  expect(await settled(run)).toMatchObject({ state: 'done' });
});

it('gives a new target until the bytes are there, and says when they are not', async () => {
  const run = file(steadyRunAt('2026-05-23T06:30:00Z'));
  await request(run);
  expect(await codeOf(browser.call('completeUpload', { contentHash: run.hash }))).toBe(
    'recording/upload-interrupted',
  );
  expect((await request(run)).kind).toBe('target');
  expect(await send(run)).toMatchObject({ state: 'done' });
});

it('says why a file is no recording, and looks at it again when asked', async () => {
  const course = file(courseFile());
  const refused = {
    state: 'failed',
    failureCode: 'recording/course-not-activity',
    activityIds: [],
  };
  expect(await send(course)).toMatchObject(refused);
  expect(await request(course)).toEqual({ kind: 'alreadyThere', state: 'received' });
  expect(await settled(course)).toMatchObject(refused);
});

it('keeps what is usable of a damaged file, and says that it is partial', async () => {
  const whole = steadyRunAt('2026-06-06T06:30:00Z');
  const upload = await send(file(whole.slice(0, whole.length * 0.7)));
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
  const run = file(steadyRunAt('2026-06-13T06:30:00Z'));
  const answer = await request(run);
  expect(await put(answer, new Uint8Array(run.bytes.length))).toBe(422);
  expect(await put(answer, run.bytes.slice(1))).toBe(422);
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
  const fit = file(steadyRunAt('2026-06-20T06:30:00Z'));
  const poorer = file(steadyRunAt('2026-06-20T06:30:20Z', { heartRate: null }));
  const [first, second] = await Promise.all([send(fit, other), send(poorer, other)]);
  const main = await row(first.activityIds[0] ?? '', other);
  const repeated = await row(second.activityIds[0] ?? '', other);
  expect(main.duplicateOf).toBeNull();
  expect(repeated.duplicateOf).toBe(main.id);
  await other.close();
});

it('has the words of a one-hour run two seconds after it was dropped, once warm', async () => {
  const milliseconds: number[] = [];
  for (const day of ['01', '02', '03', '04']) {
    const run = file(steadyRunAt(`2026-07-${day}T06:30:00Z`, {}, 3600));
    const begin = performance.now();
    const upload = await send(run);
    expect((await row(upload.activityIds[0] ?? '')).feedbackLead).toBeTruthy();
    milliseconds.push(performance.now() - begin);
  }
  console.info(
    `one-hour run, dropped to words: ${milliseconds.map((value) => value.toFixed(0)).join(', ')} ms`,
  );
  expect(Math.min(...milliseconds.slice(1))).toBeLessThan(2000);
});
