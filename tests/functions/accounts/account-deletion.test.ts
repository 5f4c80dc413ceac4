import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { RECENT_SIGN_IN_MINUTES } from '@tasuki/domain/sign-in/recent-sign-in';
import { ACCOUNT_DELETION, DELETED_PERSON } from '@tasuki/domain/accounts/account-deletion';
import { askForDeletion } from '../../../functions/src/accounts/ask-for-deletion.ts';
import { deleteAccountJob } from '../../../functions/src/account-deletion/delete-account-job.ts';
import { askForExport } from '../../../functions/src/account-export/ask-for-export.ts';
import { isSessionGood, readCallerState } from '../../../functions/src/platform/caller-state.ts';
import { refreshAccountState } from '../../../functions/src/accounts/refresh-account-state.ts';
import { openTopic } from '../../../functions/src/chat/open-topic.ts';
import { openInvitation } from '../../../functions/src/onboarding/open-invitation.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { recordingBlobKey, type BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { diskBlobStore } from '../../../functions/src/blob-store/disk-blob-store.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { adminAuth, adminFirestore } from '../admin.ts';
import { killableProcess } from '../killable-process.ts';
import { askAuth, codeOfFailure, PASSWORD, ProviderFixture } from '../provider-fixture.ts';
import { clearDatabase } from '../whole-database.ts';
import { tracesOf, wholePerson, type WholePerson } from '../whole-person.ts';

// A database of its own, since all of it is searched.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-deletion-${process.pid}`;
});

const figure = soakFigure(20);
const OTHER = `bystander${process.pid}${Date.now()}`;
let directory: string;
let fixture: ProviderFixture;
let store: BlobStore;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-deletion-'));
  fixture = await ProviderFixture.open();
  store = diskBlobStore({
    directory,
    signingKey: 'k'.repeat(32),
    uploadOrigin: 'http://disk.test',
  });
});
afterAll(async () => {
  await fixture.close();
  await rm(directory, { recursive: true });
});

/** The jobs that the last deletion asked for beside itself. */
const startedJobs = new Set<string>();
const startJob = async (id: string) => {
  startedJobs.add(id);
  return Promise.resolve();
};

interface Services {
  auth?: Auth;
  store?: BlobStore;
  stepSeconds?: number;
}

function jobs(services: Services = {}): JobDependencies {
  const base = fixture.jobs();
  const deletion = deleteAccountJob({
    firestore: adminFirestore,
    auth: adminAuth,
    store,
    now: fixture.clock.now,
    startJob,
    endBilling: async () => Promise.resolve(),
    ...services,
  });
  return { ...base, handlers: new Map(base.handlers).set(deletion.name, deletion) };
}

/** A runner who came by Strava, has used everything, and has a password too. */
async function somebody(fileCount = 2): Promise<WholePerson & { email: string }> {
  const { uid } = await fixture.newRunner('strava');
  const email = `${uid}@runners.example`;
  await adminAuth.updateUser(uid, { email, password: PASSWORD });
  await adminFirestore.doc(firestorePaths.previousAccount(uid)).set({ uid });
  return {
    ...(await wholePerson(uid, OTHER, store, { fileCount, now: fixture.clock.now() })),
    email,
  };
}

async function ask(uid: string, minutesSinceSignIn = 1): Promise<string> {
  const now = fixture.clock.now();
  const signedInAt = new Date(now.getTime() - minutesSinceSignIn * 60_000);
  const dependencies = { firestore: adminFirestore, startJob };
  return (await askForDeletion({ uid, signedInAt, now }, dependencies)).deletedBy;
}

async function isOpen(uid: string): Promise<boolean> {
  return (await adminFirestore.doc(firestorePaths.job(`delete-account_${uid}`)).get()).exists;
}

async function sweep(uid: string): Promise<void> {
  for (const id of startedJobs) if (id.includes(uid)) await runJob(id, jobs());
}

/** Seldom, so that a day passes quickly here. */
const SWEEP_MINUTES = 40;

/** Lets time pass and runs what is due, as the sweep does, until nothing is left to do. */
async function runToTheEnd(uid: string): Promise<void> {
  for (let minutes = 0; minutes < 24 * 60; minutes += SWEEP_MINUTES) {
    if (!(await isOpen(uid))) {
      figure.tried();
      return;
    }
    await sweep(uid);
    fixture.clock.passMinutes(SWEEP_MINUTES);
  }
  throw new Error('not deleted within a day');
}

async function theirsOnly(): Promise<string[]> {
  return (await tracesOf(OTHER)).filter((path) => path.startsWith('topics/'));
}

it('is refused to whoever signed in too long ago', async () => {
  const { uid } = await somebody(0);
  const late = ask(uid, RECENT_SIGN_IN_MINUTES + 1);
  expect(await codeOfFailure(late)).toBe('auth/requires-recent-login');
  expect(await isOpen(uid)).toBe(false);
});

it('is refused to the last admin, also of two who leave at once', async () => {
  const admins = [await somebody(0), await somebody(0)];
  for (const { uid } of admins) {
    const roles = ['runner', 'admin'];
    await adminFirestore.doc(firestorePaths.accountState(uid)).update({ roles });
  }
  const answers = await Promise.all(admins.map(async ({ uid }) => codeOfFailure(ask(uid))));
  expect(answers.toSorted()).toEqual(['account/last-admin', 'none']);
  for (const [index, { uid }] of admins.entries()) {
    expect(await isOpen(uid)).toBe(answers[index] === 'none');
    const state = await adminFirestore.doc(firestorePaths.accountState(uid)).get();
    const left = answers[index] === 'none' ? ['runner'] : ['runner', 'admin'];
    expect(state.get('roles')).toEqual(left);
    // Asked again, the answer is the same.
    expect(await codeOfFailure(ask(uid))).toBe(answers[index]);
  }
});

it('leaves nothing of the person anywhere, ends the link at Strava, and says so in time', async () => {
  const { uid, email, sharedTopicId, refCode } = await somebody();
  const secret = await fixture.secretOf('strava', uid);
  const askedAt = fixture.clock.now();
  const deadline = new Date(await ask(uid));
  expect(deadline.getTime() - askedAt.getTime()).toBe(
    ACCOUNT_DELETION.deadlineHours * HOUR_MILLISECONDS,
  );
  expect(await ask(uid)).toBe(deadline.toISOString());

  // Nobody comes in any more from the first step on.
  await runJob(`delete-account_${uid}`, jobs());
  const signIn = await askAuth('signInWithPassword', { email, password: PASSWORD });
  expect(signIn.status).toBe(400);

  await runToTheEnd(uid);
  expect(fixture.clock.now().getTime()).toBeLessThan(deadline.getTime());
  // Nothing is left either that would show who they are.
  for (const trace of [uid, email, secret.accountId]) expect(await tracesOf(trace)).toEqual([]);
  await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  for (const folder of ['recordings', 'exports']) {
    expect(await readdir(join(directory, folder)).catch(() => [])).not.toContain(uid);
  }
  const refused = await fetch(`${fixture.origin}/strava/api/v3/athlete`, {
    headers: { authorization: `Bearer ${secret.accessToken}` },
  });
  expect(refused.status).toBe(401);

  // Others keep what is theirs.
  const shared = await adminFirestore.doc(firestorePaths.topic(sharedTopicId)).get();
  expect(shared.get('participantIds')).toEqual([OTHER]);
  const theirs = adminFirestore.doc(firestorePaths.message(sharedTopicId, 'theirs'));
  expect((await theirs.get()).get('text')).toBe('their words');
  const log = adminFirestore.collection(firestorePaths.auditLog());
  expect((await log.doc(`given-to-${refCode}`).get()).data()).toMatchObject({
    kind: 'approve-beta',
    actorUid: 'an-admin',
    subjectUid: DELETED_PERSON,
  });
  expect((await log.doc(`given-by-${refCode}`).get()).data()).toMatchObject({
    actorUid: DELETED_PERSON,
    subjectUid: OTHER,
  });
  const audit = await adminFirestore
    .collection(firestorePaths.auditLog())
    .where('kind', '==', 'delete-account')
    .get();
  expect(audit.docs.map((entry) => entry.get('subjectUid') as unknown)).toContain(null);
});

it('takes what a token of before still wrote, once that has expired', async () => {
  const { uid, topicIds } = await somebody(0);
  await ask(uid);
  await sweep(uid);
  fixture.clock.passMinutes(1);
  await sweep(uid);
  // Everything that they still may, or set going before.
  await adminFirestore.doc(firestorePaths.user(uid)).set({ firstName: 'back', referredBy: uid });
  const caller = { uid, signedInAt: fixture.clock.now(), now: fixture.clock.now() };
  const nobody = async () => Promise.resolve();
  await askForExport(caller, { firestore: adminFirestore, startJob: nobody });
  await openInvitation(caller, { firestore: adminFirestore });
  await openTopic({ activityId: null }, caller, { firestore: adminFirestore });
  await adminFirestore.doc(firestorePaths.coachApplication(uid)).set({ uid, state: 'open' });
  // In a conversation that is gone by then.
  const stray = firestorePaths.message(topicIds[0] ?? '', 'sentwhileoffline');
  await adminFirestore.doc(stray).set({ authorUid: uid, text: 'Still here?' });
  await store.write(recordingBlobKey(uid, 'f'.repeat(64)), Buffer.from('sent at the last moment'));
  await refreshAccountState(uid, caller.now, {
    firestore: adminFirestore,
    auth: adminAuth,
    isBetaAutoApproved: true,
  });
  expect((await tracesOf(uid)).length).toBeGreaterThan(5);
  await runToTheEnd(uid);
  expect(await tracesOf(uid)).toEqual([]);
  expect(await readdir(join(directory, 'recordings')).catch(() => [])).not.toContain(uid);
});

it('goes on without a provider that never answers, before the promised time is over', async () => {
  const { uid } = await somebody(0);
  const deadline = new Date(await ask(uid));
  await fixture.control('strava/sandbox/troubles', { isDown: true });
  await runToTheEnd(uid);
  await fixture.control('strava/sandbox/troubles', { isDown: false });
  expect(fixture.clock.now().getTime()).toBeLessThan(deadline.getTime());
  expect(await tracesOf(uid)).toEqual([]);
});

it('takes no token of before back, also not of a session that had ended', async () => {
  const { uid } = await somebody(0);
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  const token = {
    auth_time: Math.floor(Date.now() / 1000) - 60,
    firebase: { sign_in_provider: 'password' },
  };
  await ask(uid);
  await sweep(uid);
  fixture.clock.passMinutes(1);
  await sweep(uid);
  expect((await adminFirestore.doc(firestorePaths.user(uid)).get()).exists).toBe(false);
  expect((await state.get()).data()).toMatchObject({ uid, isDisabled: true });
  expect(isSessionGood(token, await readCallerState(uid, adminFirestore))).toBe(false);
  await runToTheEnd(uid);
  expect((await state.get()).exists).toBe(false);
});

it('is never given up, however many died of it', async () => {
  const { uid } = await somebody(0);
  await ask(uid);
  // Sets the state after twenty runs that never finished.
  await adminFirestore.doc(firestorePaths.job(`delete-account_${uid}`)).update({ tries: 20 });
  await runToTheEnd(uid);
  expect(await tracesOf(uid)).toEqual([]);
});

it('is done in small steps as well', async () => {
  const { uid } = await somebody();
  await ask(uid);
  for (let step = 0; step < 3; step += 1) {
    // No time at all: nothing is deleted, and the job stays.
    await runJob(`delete-account_${uid}`, jobs({ stepSeconds: 0 }));
    expect(await isOpen(uid)).toBe(true);
  }
  await runToTheEnd(uid);
  expect(await tracesOf(uid)).toEqual([]);
});

it('is finished by the sweep, wherever whoever does it dies', async () => {
  let deaths = 0;
  for (const dieAt of deathsInTurn(12)) {
    // Jobs that earlier rounds left make each search longer.
    await clearDatabase();
    const { uid } = await somebody(1);
    const own = new Set(await tracesOf(uid));
    const theirs = (await theirsOnly()).filter((path) => !own.has(path));
    await ask(uid);
    const moment = dieAt % 2 ? 'before' : 'after';
    const killable = killableProcess(
      {
        updateUser: adminAuth.updateUser.bind(adminAuth),
        revokeRefreshTokens: adminAuth.revokeRefreshTokens.bind(adminAuth),
        deleteUser: adminAuth.deleteUser.bind(adminAuth),
        removeAll: store.removeAll,
      },
      dieAt,
      moment,
    );
    const services = {
      auth: killable.services as unknown as Auth,
      store: { ...store, removeAll: killable.services.removeAll },
    };
    await runJob(`delete-account_${uid}`, jobs(services)).catch(() => undefined);
    killable.release();
    fixture.clock.passMinutes(30);
    await runToTheEnd(uid);
    expect(await tracesOf(uid)).toEqual([]);
    expect(await theirsOnly()).toEqual(expect.arrayContaining(theirs));
    if (!killable.isDead) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(IS_SOAK ? 10 : 0);
});
