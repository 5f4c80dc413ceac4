import { createHash } from 'node:crypto';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { analyseFile } from '../../../functions/src/file-reading/analyse-file.ts';
import {
  readSurroundings,
  writeActivities,
} from '../../../functions/src/activities/write-activities.ts';
import { removeStravaPost } from '../../../functions/src/strava/remove-strava-post.ts';
import { recordingOf } from '../../../sandbox/athletes/athlete-sessions.ts';
import type { StravaActivity } from '../../../sandbox/strava/strava-accounts.ts';
import { adminFirestore } from '../admin.ts';
import {
  eventOf,
  openStravaFixture,
  type LinkedRunner,
  type StravaFixture,
} from '../strava-fixture.ts';

/** Behind every other clock: no sweep of a running suite takes these jobs. */
const START = new Date('2099-07-08T18:03:00Z');

let fixture: StravaFixture;
beforeAll(async () => {
  fixture = await openStravaFixture(START);
});
afterAll(async () => fixture.close());

async function runner(
  wants: { isPostingToStrava: boolean },
  scopes?: readonly string[],
): Promise<LinkedRunner> {
  const linked = await fixture.link('linh', scopes);
  fixture.startedJobIds.length = 0;
  await adminFirestore
    .doc(firestorePaths.user(linked.uid))
    .set({ ...wants, language: 'en', units: 'metric' });
  return linked;
}

function runToday({ account }: LinkedRunner, description: string | null = null): StravaActivity {
  return fixture.strava.accounts.finish(account, { distanceMeters: 7000, text: { description } });
}

async function notify({ account }: LinkedRunner, run: StravaActivity): Promise<void> {
  await fixture.receive(eventOf(account, run.id, 'create', run.id % 1e9));
  await fixture.runStartedJobs();
}

/** The same run comes as a file. */
async function dropFile({ uid }: LinkedRunner, run: StravaActivity): Promise<string> {
  const bytes = recordingOf(run.session);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const activities = await analyseFile(
    { bytes, fileName: 'run.fit' },
    { uid, contentHash, source: 'file', stravaTerms: 'standard', now: fixture.time.now },
    adminFirestore,
  );
  await adminFirestore.runTransaction(async (transaction) => {
    const around = await readSurroundings(transaction, adminFirestore, uid, activities);
    writeActivities(transaction, adminFirestore, { uid, activities }, around);
  });
  return activities[0]?.row.id ?? '';
}

async function post({ uid }: LinkedRunner, run: StravaActivity): Promise<string> {
  fixture.passSeconds(61);
  return fixture.run(`post-to-strava_${uid}_strava-${run.id}`);
}

const descriptionOf = (run: StravaActivity) =>
  fixture.strava.accounts.activity(run.id)?.description ?? '';
const rowOf = async ({ uid }: LinkedRunner, id: string) =>
  (await adminFirestore.doc(firestorePaths.activity(uid, id)).get()).data() as ActivityRow;

it.each(['the file first', 'Strava first'] as const)(
  'puts the words on one’s own recording behind one’s own words, once: %s',
  async (order) => {
    const one = await runner({ isPostingToStrava: true });
    const run = runToday(one, 'Lovely evening');
    if (order === 'Strava first') await notify(one, run);
    const fileId = await dropFile(one, run);
    if (order === 'the file first') await notify(one, run);
    expect((await rowOf(one, `strava-${run.id}`)).duplicateOf).toBe(fileId);
    expect(await post(one, run)).toBe('done');
    const posted = descriptionOf(run);
    expect(posted).toMatch(/^Lovely evening\n\n\[Tasuki\]\n[\s\S]{40,}\n\[\/Tasuki\]$/);
    expect(posted).not.toContain('{{');
    expect((await rowOf(one, fileId)).stravaPost).toBe('posted');
    const puts = () => fixture.strava.requests().filter(({ method }) => method === 'PUT').length;
    const before = puts();
    await fixture.receive({
      ...eventOf(one.account, run.id, 'update', 5),
      updates: { title: 'Again' },
    });
    await fixture.runStartedJobs();
    await dropFile(one, run);
    await post(one, run);
    expect(puts()).toBe(before);
    expect(descriptionOf(run)).toBe(posted);
  },
);

it('takes them out again, and does not put them back', async () => {
  const one = await runner({ isPostingToStrava: true });
  const run = runToday(one, 'Lovely evening');
  await notify(one, run);
  const activityId = await dropFile(one, run);
  await post(one, run);
  const asked = { firestore: adminFirestore, startJob: fixture.dependencies.startJob };
  const caller = { uid: one.uid, now: fixture.time.now };
  expect(await removeStravaPost({ activityId }, caller, asked)).toEqual({ isAsked: true });
  await fixture.runStartedJobs();
  expect(descriptionOf(run)).toBe('Lovely evening');
  expect((await rowOf(one, activityId)).stravaPost).toBe('removed');
  await dropFile(one, run);
  await post(one, run);
  expect(descriptionOf(run)).toBe('Lovely evening');
  await expect(
    removeStravaPost({ activityId }, { ...caller, uid: 'somebody-else' }, asked),
  ).rejects.toMatchObject({ code: 'common/not-found' });
});

it('asks Strava no more often for whoever wants them out again and again', async () => {
  const one = await runner({ isPostingToStrava: true });
  const run = runToday(one, 'Lovely evening');
  await notify(one, run);
  const activityId = await dropFile(one, run);
  await post(one, run);
  const started: string[] = [];
  const startJob = async (id: string) => {
    started.push(id);
    return Promise.resolve();
  };
  const takeOut = async () =>
    removeStravaPost(
      { activityId },
      { uid: one.uid, now: fixture.time.now },
      { firestore: adminFirestore, startJob },
    );
  fixture.strava.troubles.set({ isDown: true });
  await takeOut();
  const id = `post-to-strava_${one.uid}_strava-${run.id}`;
  await fixture.run(id);
  const job = adminFirestore.doc(firestorePaths.job(id));
  const waiting = (await job.get()).get('dueAt') as Timestamp;
  for (let again = 0; again < 3; again += 1) expect(await takeOut()).toEqual({ isAsked: true });
  expect((await job.get()).get('dueAt')).toEqual(waiting);
  fixture.strava.troubles.set({ isDown: false });
  fixture.time.now = waiting.toDate();
  expect(await fixture.run(id)).toBe('done');
  expect(descriptionOf(run)).toBe('Lovely evening');
  expect(await takeOut()).toEqual({ isAsked: true });
  expect(started).toEqual([id]);
});

it('does not put them back either where another copy has become the main one', async () => {
  const one = await runner({ isPostingToStrava: true });
  const run = runToday(one, 'Lovely evening');
  await notify(one, run);
  const activityId = await dropFile(one, run);
  await post(one, run);
  const caller = { uid: one.uid, now: fixture.time.now };
  const asked = { firestore: adminFirestore, startJob: fixture.dependencies.startJob };
  await removeStravaPost({ activityId }, caller, asked);
  await fixture.runStartedJobs();
  const file = adminFirestore.doc(firestorePaths.activity(one.uid, activityId));
  const words = adminFirestore.doc(firestorePaths.activityAnalysis(one.uid, activityId));
  const at = (path: string) => adminFirestore.doc(path);
  const another = 'another-recording';
  const row = at(firestorePaths.activity(one.uid, another));
  await row.set({ ...(await file.get()).data(), id: another });
  await row.update({ stravaPost: FieldValue.delete() });
  await at(firestorePaths.activityAnalysis(one.uid, another)).set((await words.get()).data() ?? {});
  for (const id of [activityId, `strava-${run.id}`]) {
    await at(firestorePaths.activity(one.uid, id)).update({ duplicateOf: another });
  }
  await dropFile(one, run);
  await post(one, run);
  expect(descriptionOf(run)).toBe('Lovely evening');
});

it('gives up where Strava does not take them for days', async () => {
  const one = await runner({ isPostingToStrava: true });
  const run = runToday(one, 'Mine');
  await notify(one, run);
  await dropFile(one, run);
  const job = adminFirestore.doc(firestorePaths.job(`post-to-strava_${one.uid}_strava-${run.id}`));
  fixture.strava.troubles.set({ isDown: true });
  let tries = 0;
  for (; (await job.get()).exists; tries += 1) {
    if (tries > 20) throw new Error('it goes on for ever');
    fixture.time.now = ((await job.get()).get('dueAt') as Timestamp).toDate();
    await fixture.run(job.id);
  }
  fixture.strava.troubles.set({ isDown: false });
  expect(tries).toBeGreaterThan(10);
  expect(descriptionOf(run)).toBe('Mine');
});

it.each([
  ['whoever did not ask for it', { isPostingToStrava: false }, undefined],
  [
    'whoever did not allow it at Strava',
    { isPostingToStrava: true },
    ['read', 'activity:read_all'],
  ],
] as const)('writes nothing for %s', async (_who, wants, scopes) => {
  const one = await runner(wants, scopes);
  const run = runToday(one, 'Mine');
  await notify(one, run);
  await dropFile(one, run);
  await post(one, run);
  expect(descriptionOf(run)).toBe('Mine');
});

it('writes nothing of what only Strava knows', async () => {
  const one = await runner({ isPostingToStrava: true });
  const run = runToday(one, 'Mine');
  await notify(one, run);
  await post(one, run);
  expect(descriptionOf(run)).toBe('Mine');
});

it('writes nothing of what may belong to a doctor', async () => {
  const one = await runner({ isPostingToStrava: true });
  const run = runToday(one, 'Mine');
  await notify(one, run);
  const fileId = await dropFile(one, run);
  const analysis = adminFirestore.doc(firestorePaths.activityAnalysis(one.uid, fileId));
  await analysis.update({ 'feedback.isSafetyFirst': true });
  await post(one, run);
  expect(descriptionOf(run)).toBe('Mine');
});
