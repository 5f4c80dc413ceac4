import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { RECENT_SIGN_IN_MINUTES } from '@tasuki/domain/sign-in/recent-sign-in';
import { ACCOUNT_EXPORT_LIMITS } from '@tasuki/domain/accounts/account-export';
import { activityUnits } from '../../../functions/src/account-export/activity-units.ts';
import { askForExport } from '../../../functions/src/account-export/ask-for-export.ts';
import { collectionUnits } from '../../../functions/src/account-export/collection-units.ts';
import { exportAccountJob } from '../../../functions/src/account-export/export-account-job.ts';
import type { ExportUnit } from '../../../functions/src/account-export/export-entry.ts';
import { personUnits } from '../../../functions/src/account-export/person-files.ts';
import { forgetExportJob } from '../../../functions/src/account-export/forget-export-job.ts';
import { linkToExport } from '../../../functions/src/account-export/link-to-export.ts';
import {
  exportBlobKey,
  type StoredExport,
} from '../../../functions/src/account-export/stored-export.ts';
import { writeExportPart } from '../../../functions/src/account-export/write-export-part.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { JOB_LIMITS } from '../../../functions/src/jobs/job.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { diskBlobStore } from '../../../functions/src/blob-store/disk-blob-store.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { IS_SOAK } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';
import { killableProcess } from '../killable-process.ts';
import { Clock, codeOfFailure, ProviderFixture } from '../provider-fixture.ts';
import { wholePerson, type WholePerson } from '../whole-person.ts';
import { noQueue } from '../jobs/sweep-here.ts';

const OTHER = `other${process.pid}${Date.now()}`;
const clock = new Clock();
let directory: string;
let fixture: ProviderFixture;
let store: BlobStore;
let person: WholePerson;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-export-'));
  fixture = await ProviderFixture.open();
  store = diskBlobStore({
    directory,
    signingKey: 'k'.repeat(32),
    uploadOrigin: 'http://disk.test',
  });
  const { uid } = await fixture.newRunner('strava');
  person = await wholePerson(uid, OTHER, store);
});
afterAll(async () => {
  await fixture.close();
  await rm(directory, { recursive: true });
});

const startJob = async () => Promise.resolve();

function jobs(stepSeconds: number, from: BlobStore = store): JobDependencies {
  const dependencies = { firestore: adminFirestore, store: from };
  return {
    firestore: adminFirestore,
    handlers: jobHandlers([
      exportAccountJob({
        ...dependencies,
        now: clock.now,
        startJob,
        stepSeconds,
      }),
      forgetExportJob(dependencies),
    ]),
    now: clock.now,
    enqueue: noQueue,
  };
}

async function stored(uid: string): Promise<StoredExport | undefined> {
  const snapshot = await adminFirestore.doc(firestorePaths.accountExport(uid)).get();
  return snapshot.data() as StoredExport | undefined;
}

async function ask(uid = person.uid): Promise<boolean> {
  const caller = { uid, signedInAt: clock.now(), now: clock.now() };
  return (await askForExport(caller, { firestore: adminFirestore, startJob })).isAsked;
}

/** @returns how many steps it took */
async function runToTheEnd(uid: string, dependencies: JobDependencies): Promise<number> {
  for (let steps = 1; ; steps += 1) {
    const outcome = await runJob(`export-account_${uid}`, dependencies);
    if (outcome !== 'done') throw new Error(`the export was ${outcome}`);
    const job = await adminFirestore.doc(firestorePaths.job(`export-account_${uid}`)).get();
    if (!job.exists) return steps;
  }
}

/** Every file of the zip, text by its name. */
async function unzipped(uid: string): Promise<Map<string, string>> {
  const { exportId, part } = (await stored(uid)) ?? { exportId: '', part: '' };
  const bytes = await store.read(`exports/${uid}/${exportId}/${part ?? ''}`);
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(bytes)));
  const files = new Map<string, string>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const isBinary = /^(files|photo)/.test(entry.filename);
    const content = isBinary
      ? Buffer.from(await entry.getData(new Uint8ArrayWriter())).toString('latin1')
      : await entry.getData(new TextWriter());
    expect(files.has(entry.filename)).toBe(false);
    files.set(entry.filename, content);
  }
  await reader.close();
  return files;
}

async function forgetAll(uid: string): Promise<void> {
  const current = await stored(uid);
  if (current) await adminFirestore.doc(firestorePaths.accountExport(uid)).delete();
}

async function filesOf(units: AsyncIterable<ExportUnit>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const unit of units) {
    for (const { name, content } of unit.files) {
      const pieces: Uint8Array[] = [];
      for await (const piece of content as AsyncIterable<Uint8Array>) pieces.push(piece);
      files.set(name, Buffer.concat(pieces).toString());
    }
  }
  return files;
}

function parsed(files: Map<string, string>, name: string): unknown {
  const text = files.get(name);
  if (text === undefined) throw new Error(`${name} is not among ${[...files.keys()].join(' ')}`);
  return JSON.parse(text);
}

it('holds everything of the person, readable, with the files as they were sent', async () => {
  expect(await ask()).toBe(true);
  expect(await ask()).toBe(true);
  expect(await runToTheEnd(person.uid, jobs(45))).toBe(1);
  const files = await unzipped(person.uid);
  expect(parsed(files, 'account.json')).toMatchObject({ email: 'hanako@example.test' });
  expect(parsed(files, 'athlete-profile.json')).toMatchObject({ birthYear: 1990 });
  expect(parsed(files, 'goals.json')).toMatchObject([{ id: 'g1', event: 'Beppu' }]);
  expect(parsed(files, 'memories.json')).toMatchObject([{ text: 'left calf in October' }]);
  expect(parsed(files, 'trainingPlans.json')).toMatchObject([
    { id: 'p1', sessions: [{ purpose: 'long' }] },
  ]);
  expect(parsed(files, 'uploads.json')).toHaveLength(person.files.size);
  expect(parsed(files, 'links.json')).toMatchObject([{ provider: 'strava', state: 'connected' }]);
  expect(parsed(files, 'provider-accounts.json')).toMatchObject([{ provider: 'strava' }]);
  expect(parsed(files, 'rights-given.json')).toEqual([
    expect.objectContaining({ kind: 'approve-beta' }),
  ]);
  expect(files.get('rights-given.json')).not.toContain('an-admin');
  expect(files.get('photo.png')).toBe('a photo');
  for (const topicId of person.topicIds) {
    expect(parsed(files, `conversations/${topicId}.json`)).toMatchObject({
      id: topicId,
      messages: [{ text: 'How was it?' }, { text: 'Even.' }],
    });
  }
  for (const [id, bytes] of person.files) {
    expect(files.get(`files/2026-11-20-${id}.fit`)).toBe(bytes.toString('latin1'));
    const activity = parsed(files, `activities/2026-11-20-${id}.json`) as Record<string, unknown>;
    expect(activity).toMatchObject({ id, distanceMeters: 10_020, analysis: { facts: [] } });
    expect(activity).not.toHaveProperty('recording');
  }
  expect(parsed(files, `activities/2026-11-20-${person.filelessId}.json`)).toMatchObject({
    startedAt: '2026-11-20T21:05:00.000Z',
    recording: { elapsedSeconds: [0, 1, 2], heartRateBeatsPerMinute: [120, 121, null] },
    track: { elapsedSeconds: [0, 1] },
  });
});

it('holds of what may not be kept the runner’s own words', async () => {
  const uid = `borrowed-${process.pid}-${Date.now()}`;
  const row = exampleActivityRow({
    id: 'strava-1',
    ownerUid: uid,
    sources: ['strava'],
    policy: sourcePolicy('strava', 'standard'),
    sourceTitle: 'Morning Run',
    note: 'Windy',
  });
  await adminFirestore.doc(firestorePaths.activity(uid, row.id)).set(row);
  await adminFirestore
    .doc(firestorePaths.activityAnalysis(uid, row.id))
    .set({ summary: { distanceMeters: 10_020, deviceName: 'Watch of Strava' } });
  const files: { name: string; content: unknown }[] = [];
  for await (const unit of activityUnits(uid, null, { firestore: adminFirestore, store })) {
    files.push(...unit.files);
  }
  const [file, ...more] = files;
  expect(more).toEqual([]);
  expect(JSON.parse(String(file?.content))).toMatchObject({
    id: 'strava-1',
    sport: 'Run',
    note: 'Windy',
    distanceMeters: null,
    sourceTitle: null,
  });
  // A number could stand in an id as well.
  expect(String(file?.content)).not.toContain('Watch of Strava');
  expect(String(file?.content)).not.toContain('distanceMeters": 10020');
});

it('holds no words of runners out of a coach’s list of conversations', async () => {
  const uid = `coach-${process.pid}-${Date.now()}`;
  const lists = {
    asked: { role: 'runner', lastText: 'my own words' },
    asCoach: { role: 'coach', lastText: 'my shin hurts', people: [{ name: 'Hanako' }] },
    unnamed: { lastText: 'my knee hurts' },
  };
  for (const [topicId, entry] of Object.entries(lists)) {
    await adminFirestore.doc(`${firestorePaths.user(uid)}/inbox/${topicId}`).set(entry);
  }
  const files = await filesOf(collectionUnits(uid, null, adminFirestore));
  expect(parsed(files, 'inbox.json')).toEqual([{ id: 'asked', ...lists.asked }]);
});

it('holds all quick responses of a coach, however many they wrote', async () => {
  const uid = `coach-${process.pid}-${Date.now()}-responses`;
  const count = 501;
  const writer = adminFirestore.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const path = `${firestorePaths.coach(uid)}/templates/response${index}`;
    void writer.set(adminFirestore.doc(path), { name: `Response ${index}` });
  }
  await writer.close();
  const files = await filesOf(personUnits(uid, adminFirestore));
  const responses = parsed(files, 'coach-templates.json') as { id: string; name: string }[];
  expect(new Set(responses.map(({ name }) => name)).size).toBe(count);
  expect(files.has('coach-plans.json')).toBe(false);
});

it('holds no token of a provider', async () => {
  const secret = await fixture.secretOf('strava', person.uid);
  const everything = [...(await unzipped(person.uid)).values()].join('\n');
  expect(everything).not.toContain(secret.accessToken);
  expect(everything).not.toContain(secret.refreshToken);
});

it('is handed out by a link for some minutes, and not made anew at once', async () => {
  const caller = { uid: person.uid, signedInAt: clock.now(), now: clock.now() };
  const { url } = await linkToExport(caller, { firestore: adminFirestore, store });
  expect(url).toMatch(/^http:\/\/disk\.test\/sendDownload\?token=/);
  expect(await ask()).toBe(false);
  const stranger = { uid: OTHER, signedInAt: clock.now(), now: clock.now() };
  const link = linkToExport(stranger, { firestore: adminFirestore, store });
  expect(await codeOfFailure(link)).toBe('export/not-ready');
});

it('is not made anew at once where it failed', async () => {
  const uid = `${person.uid}-failed`;
  expect(await ask(uid)).toBe(true);
  const job = adminFirestore.doc(firestorePaths.job(`export-account_${uid}`));
  await job.update({ tries: JOB_LIMITS.triesMaximum });
  expect(await runJob(job.id, jobs(45))).toBe('given up');
  expect((await stored(uid))?.state).toBe('failed');
  expect(await ask(uid)).toBe(false);
  clock.passMinutes(ACCOUNT_EXPORT_LIMITS.againAfterMinutes + 1);
  expect(await ask(uid)).toBe(true);
  expect((await stored(uid))?.state).toBe('queued');
});

it('is neither made nor handed out by a sign-in that is not recent', async () => {
  const now = clock.now();
  const signedInAt = new Date(now.getTime() - (RECENT_SIGN_IN_MINUTES * 60_000 + 1));
  const caller = { uid: person.uid, signedInAt, now };
  const asked = askForExport(caller, { firestore: adminFirestore, startJob });
  expect(await codeOfFailure(asked)).toBe('auth/requires-recent-login');
  const link = linkToExport(caller, { firestore: adminFirestore, store });
  expect(await codeOfFailure(link)).toBe('auth/requires-recent-login');
});

it('holds the same however many steps it takes, and leaves no earlier part behind', async () => {
  const whole = await unzipped(person.uid);
  clock.passMinutes(ACCOUNT_EXPORT_LIMITS.againAfterMinutes + 1);
  const before = (await stored(person.uid))?.exportId ?? '';
  expect(await ask()).toBe(true);
  expect(await runToTheEnd(person.uid, jobs(0))).toBeGreaterThan(10);
  const inSteps = await unzipped(person.uid);
  expect([...inSteps].sort()).toEqual([...whole].sort());
  const { exportId = '' } = (await stored(person.uid)) ?? {};
  expect(await readdir(join(directory, 'exports', person.uid, exportId))).toHaveLength(1);
  // The one that it follows is removed.
  expect(await runJob(`forget-export_${person.uid}_${before}`, jobs(45))).toBe('done');
  expect(await readdir(join(directory, 'exports', person.uid))).toEqual([exportId]);
  expect((await stored(person.uid))?.state).toBe('ready');
});

it('has a conversation once that its person leaves meanwhile', async () => {
  const uid = `leaver-${process.pid}-${Date.now()}`;
  const topicId = `${uid}-group`;
  const topic = adminFirestore.doc(firestorePaths.topic(topicId));
  await topic.set({ kind: 'group', title: 'Sunday', participantIds: [uid, OTHER] });
  await adminFirestore
    .doc(firestorePaths.message(topicId, 'm1'))
    .set({ kind: 'participant', authorUid: uid, text: 'See you', createdAt: clock.now() });
  expect(await ask(uid)).toBe(true);
  const job = adminFirestore.doc(firestorePaths.job(`export-account_${uid}`));
  // In steps of one file each, so that the group can be left between two of them.
  const isOfGroup = async () => (await job.get()).get('payload.cursor.after') === topicId;
  while (!(await isOfGroup())) expect(await runJob(job.id, jobs(0))).toBe('done');
  await topic.update({ participantIds: [OTHER] });
  await runToTheEnd(uid, jobs(0));
  expect(parsed(await unzipped(uid), `conversations/${topicId}.json`)).toMatchObject({
    id: topicId,
    messages: [{ text: 'See you' }],
  });
});

it('has a conversation once that its person leaves within a step', async () => {
  const key = exportBlobKey(`leaver-${process.pid}`, 'one-step', 'part');
  const twice = async function* () {
    yield { name: 'conversations/group.json', content: 'as a member' };
    await Promise.resolve();
    yield { name: 'conversations/group.json', content: 'after leaving' };
  };
  await writeExportPart(store, key, null, twice());
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await store.read(key))));
  const names = (await reader.getEntries()).map(({ filename }) => filename);
  expect(names).toEqual(['conversations/group.json']);
});

it('is removed when its days are over', async () => {
  const { exportId = '' } = (await stored(person.uid)) ?? {};
  const forgetting = `forget-export_${person.uid}_${exportId}`;
  expect(await runJob(forgetting, jobs(45))).toBe('taken elsewhere');
  clock.passMinutes(ACCOUNT_EXPORT_LIMITS.keptDays * 24 * 60 + 1);
  const caller = { uid: person.uid, signedInAt: clock.now(), now: clock.now() };
  const link = linkToExport(caller, { firestore: adminFirestore, store });
  expect(await codeOfFailure(link)).toBe('export/not-ready');
  expect(await runJob(forgetting, jobs(45))).toBe('done');
  expect(await stored(person.uid)).toBeUndefined();
  expect(await readdir(join(directory, 'exports', person.uid))).toEqual([]);
});

it('is whole in the end, wherever whoever makes it dies', async () => {
  const uid = `${person.uid}-killed`;
  await wholePerson(uid, OTHER, store, { fileCount: 1 });
  const names = async () => [...(await unzipped(uid)).keys()].sort();
  await ask(uid);
  await runToTheEnd(uid, jobs(45));
  const whole = await names();
  let deaths = 0;
  for (const dieAt of deathsInTurn(5)) {
    await forgetAll(uid);
    await ask(uid);
    const killable = killableProcess<BlobStore>(store, dieAt, dieAt % 2 ? 'before' : 'after');
    await runJob(`export-account_${uid}`, jobs(45, killable.services)).catch(() => undefined);
    killable.release();
    if (!killable.isDead) break;
    deaths += 1;
    clock.passMinutes(30);
    if ((await stored(uid))?.state !== 'ready') await runToTheEnd(uid, jobs(45));
    expect(await names()).toEqual(whole);
  }
  expect(deaths).toBeGreaterThan(IS_SOAK ? 10 : 0);
});
