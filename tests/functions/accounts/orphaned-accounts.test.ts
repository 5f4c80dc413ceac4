import { beforeEach, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { DELETE_ACCOUNT } from '../../../functions/src/accounts/ask-for-deletion.ts';
import {
  askToFindOrphanedAccounts,
  FIND_ORPHANED_ACCOUNTS,
  findOrphanedAccountsJob,
  ORPHAN_LIMITS,
} from '../../../functions/src/account-deletion/find-orphaned-accounts-job.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { jobId } from '../../../functions/src/jobs/job-kind.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { noQueue } from '../jobs/sweep-here.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { auth, firestore } = undisturbedAdmin('orphans');
const JOB = jobId(FIND_ORPHANED_ACCOUNTS, 'all');
const UNCHANGED_MILLISECONDS = ORPHAN_LIMITS.unchangedMinutes * 60_000;
const ROUND_MILLISECONDS = ORPHAN_LIMITS.roundHours * HOUR_MILLISECONDS;
let now: Date;
let startedJobIds: string[];

beforeEach(async () => {
  // Otherwise the job of the test before is not due for a day, and its documents are found here.
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
  now = new Date(Date.now() + 2 * UNCHANGED_MILLISECONDS);
  startedJobIds = [];
});

async function storePerson(uid: string): Promise<void> {
  await firestore.doc(firestorePaths.user(uid)).set({ firstName: 'Hana' });
}

async function signUp(): Promise<string> {
  const { uid } = await auth.createUser({});
  await storePerson(uid);
  return uid;
}

/** Runs the job as long as it is due, as one round of it. */
async function searchAll(): Promise<void> {
  await askToFindOrphanedAccounts(now, firestore);
  const dependencies = {
    firestore,
    handlers: jobHandlers([
      findOrphanedAccountsJob({
        firestore,
        auth,
        startJob: (id) => {
          startedJobIds.push(id);
          return Promise.resolve();
        },
      }),
    ]),
    enqueue: noQueue,
    now: () => now,
  };
  let stepCount = 0;
  while ((await runJob(JOB, dependencies)) === 'done') stepCount += 1;
  // A round that did not run would find nobody either.
  expect(stepCount).toBeGreaterThan(0);
}

async function isBeingDeleted(uid: string): Promise<boolean> {
  const id = jobId(DELETE_ACCOUNT, uid);
  const isRequested = (await firestore.doc(firestorePaths.job(id)).get()).exists;
  expect(startedJobIds.includes(id)).toBe(isRequested);
  return isRequested;
}

it('deletes the data of who deleted their account at Firebase Auth themselves', async () => {
  const [gone, here] = [await signUp(), await signUp()];
  await auth.deleteUser(gone);
  await searchAll();
  expect(await isBeingDeleted(gone)).toBe(true);
  expect(await isBeingDeleted(here)).toBe(false);
});

it('finds who came by a watch or by Google and never gave a name', async () => {
  await firestore.doc(firestorePaths.providerAccount('strava', '1')).set({ uid: 'byWatch' });
  await firestore.doc(firestorePaths.googleAccount('2')).set({ uid: 'byGoogle' });
  await searchAll();
  expect(await isBeingDeleted('byWatch')).toBe(true);
  expect(await isBeingDeleted('byGoogle')).toBe(true);
});

it('leaves a sign-up alone that Firebase Auth does not know yet', async () => {
  await storePerson('unfinished');
  now = new Date();
  await searchAll();
  expect(await isBeingDeleted('unfinished')).toBe(false);
  now = new Date(now.getTime() + ROUND_MILLISECONDS);
  await searchAll();
  expect(await isBeingDeleted('unfinished')).toBe(true);
});

it('leaves a sign-up alone that takes over the Google account of who is gone', async () => {
  const binding = firestore.doc(firestorePaths.googleAccount('3'));
  const { writeTime: boundAt } = await binding.set({ uid: 'gone' });
  // Later by a millisecond at least, since only the first binding may be old enough. Writing the same once more
  // would leave the time as it is.
  let changedAt = boundAt;
  while (changedAt.toMillis() <= boundAt.toMillis()) {
    await binding.set({ uid: 'gone' });
    changedAt = (await binding.set({ uid: 'unfinished' })).writeTime;
  }
  now = new Date(boundAt.toMillis() + UNCHANGED_MILLISECONDS);
  await searchAll();
  expect(await isBeingDeleted('unfinished')).toBe(false);
});

it('looks through more than one page, and again the next day', async () => {
  const uids = Array.from({ length: ORPHAN_LIMITS.pageSize + 5 }, (_, index) => `u${1000 + index}`);
  await Promise.all(
    uids.map(async (uid) => {
      await auth.createUser({ uid });
      await storePerson(uid);
    }),
  );
  const last = uids.at(-1) ?? '';
  await searchAll();
  expect(await isBeingDeleted(last)).toBe(false);
  await auth.deleteUser(last);
  now = new Date(now.getTime() + ROUND_MILLISECONDS);
  await searchAll();
  expect(await isBeingDeleted(last)).toBe(true);
});

it('counts somebody once whose documents are in several collections', async () => {
  const uids = Array.from({ length: ORPHAN_LIMITS.foundMaximum - 1 }, (_, index) => `x${index}`);
  await Promise.all(
    uids.flatMap((uid) => [
      storePerson(uid),
      firestore.doc(firestorePaths.athleteProfile(uid)).set({ weightKilograms: 60 }),
    ]),
  );
  await firestore.doc(firestorePaths.googleAccount('4')).set({ uid: 'byGoogle' });
  await searchAll();
  expect(await isBeingDeleted('byGoogle')).toBe(true);
  expect(startedJobIds).toHaveLength(ORPHAN_LIMITS.foundMaximum);
});

it('deletes nothing where far too many accounts seem to be gone', async () => {
  const uids = Array.from({ length: ORPHAN_LIMITS.foundMaximum + 1 }, (_, index) => `x${index}`);
  await Promise.all(uids.map(storePerson));
  await searchAll();
  expect(startedJobIds).toEqual([]);
});

it('deletes a few a day where somebody makes accounts and deletes them, and reaches everybody', async () => {
  const { uid: admin } = await auth.createUser({});
  await firestore.doc(firestorePaths.accountState(admin)).set({ uid: admin, roles: ['admin'] });
  const { foundMaximum } = ORPHAN_LIMITS;
  const flood = Array.from({ length: foundMaximum + 10 }, (_, index) => `a${100 + index}`);
  await Promise.all([...flood, 'z'].map(storePerson));
  await searchAll();
  expect(startedJobIds).toHaveLength(foundMaximum);
  expect(await isBeingDeleted('z')).toBe(false);
  now = new Date(now.getTime() + ROUND_MILLISECONDS);
  // The same number as before, and sooner in the order.
  await Promise.all(flood.map(async (uid) => storePerson(`${uid}again`)));
  await searchAll();
  expect(await isBeingDeleted('z')).toBe(true);
});
