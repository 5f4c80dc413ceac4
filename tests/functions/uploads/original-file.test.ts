import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { recordingBlobKey } from '../../../functions/src/blob-store/blob-store.ts';
import {
  diskBlobStore,
  type DownloadSender,
} from '../../../functions/src/blob-store/disk-blob-store.ts';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { answerDownload } from '../../../functions/src/uploads/answer-download.ts';
import { DOWNLOAD_TURNS, linkToOriginal } from '../../../functions/src/uploads/link-to-original.ts';
import { adminFirestore } from '../admin.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
const GPX = Buffer.from('<?xml version="1.0"?><gpx></gpx>');

let directory: string;
let store: BlobStore & DownloadSender;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-original-'));
  store = diskBlobStore({
    directory,
    signingKey: 'k'.repeat(32),
    uploadOrigin: 'http://disk.test',
  });
});
afterAll(async () => {
  await rm(directory, { recursive: true });
});

async function run({ fileName, row = {} }: { fileName?: string; row?: Partial<ActivityRow> } = {}) {
  const uid = `runner${randomUUID()}`;
  const contentHash = randomUUID().replaceAll('-', '').padEnd(64, '0');
  const activity = exampleActivityRow({ id: `${contentHash.slice(0, 20)}-0`, contentHash, ...row });
  await adminFirestore.doc(firestorePaths.activity(uid, activity.id)).set({ ...activity });
  if (fileName !== undefined) {
    await adminFirestore.doc(firestorePaths.upload(uid, contentHash)).set({ fileName });
  }
  await store.write(recordingBlobKey(uid, contentHash), GPX);
  return { uid, activityId: activity.id };
}

async function link({ uid, activityId }: { uid: string; activityId: string }): Promise<string> {
  const dependencies = { firestore: adminFirestore, store };
  return (await linkToOriginal({ activityId }, { uid, now: NOW }, dependencies)).url;
}

async function download(url: string, now: Date) {
  const token = new URL(url).searchParams.get('token');
  const { status, headers, body } = await answerDownload({ method: 'GET', token }, { store, now });
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return { status, bytes: Buffer.concat(pieces), name: headers['content-disposition'] };
}

it('gives the owner the bytes that were sent, named by the day and by nothing of the file', async () => {
  const url = await link(
    await run({ fileName: '../../evil"\r\nname.GPX', row: { startedAt: NOW } }),
  );
  const answer = await download(url, NOW);
  expect(answer.status).toBe(200);
  expect(answer.bytes).toEqual(GPX);
  expect(answer.name).toMatch(/^attachment; filename="?tasuki-2026-11-26\.gpx"?/);
});

it('is given a season at once, and not without end', async () => {
  const place = await run({ fileName: 'run.gpx' });
  for (let turn = 0; turn < DOWNLOAD_TURNS.burst; turn += 1) await link(place);
  await expect(link(place)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
});

it('knows the kind of a file without a name', async () => {
  const answer = await download(await link(await run({ row: { startedAt: NOW } })), NOW);
  expect(answer.name).toContain('tasuki-2026-11-26.gpx');
});

it('is of no use after some minutes', async () => {
  const url = await link(await run());
  expect((await download(url, new Date(NOW.getTime() + 6 * 60_000))).status).toBe(403);
});

it('is given to nobody else, nor where the source keeps it, nor where there is none', async () => {
  const { activityId } = await run();
  const kept = await run({ row: { policy: sourcePolicy('strava', 'standard') } });
  const gone = await run();
  await store.removeAll(`recordings/${gone.uid}`);
  for (const asked of [{ uid: 'somebody-else', activityId }, kept, gone]) {
    await expect(link(asked)).rejects.toMatchObject({ code: 'common/not-found' });
  }
});
