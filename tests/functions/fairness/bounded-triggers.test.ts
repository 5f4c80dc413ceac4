import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  askToRewriteFeedback,
  rewriteJob,
} from '../../../functions/src/activities/ask-to-rewrite-feedback.ts';
import {
  FOLLOW_ACCOUNT,
  followAccountInTurn,
  type FollowDependencies,
} from '../../../functions/src/accounts/follow-account.ts';
import { followAccountJob } from '../../../functions/src/accounts/follow-account-job.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { jobId } from '../../../functions/src/jobs/job-kind.ts';
import type { StoredJob } from '../../../functions/src/jobs/job.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { takeFreeTurn, takeTurn } from '../../../functions/src/platform/take-turn.ts';
import { adminAuth, adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';
import { codeOfFailure } from '../provider-fixture.ts';

const NOW = new Date('2096-03-01T10:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

async function newPerson(): Promise<string> {
  const { uid } = await adminAuth.createUser({ email: `${randomUUID()}@runners.example` });
  return uid;
}

async function nameIs(uid: string, firstName: string, language = 'en') {
  await adminFirestore.doc(firestorePaths.user(uid)).set({
    email: 'loop@runners.example',
    contactEmail: null,
    firstName,
    lastName: 'Loop',
    phoneNumber: null,
    country: 'JP',
    language,
    units: 'metric',
  });
}

function dependenciesOf(started: string[] = []): FollowDependencies {
  return {
    firestore: adminFirestore,
    auth: adminAuth,
    isBetaAutoApproved: false,
    startJob: async (id) => {
      started.push(id);
      return Promise.resolve();
    },
  };
}

it('gives a burst of turns at once, then one each interval, to any number of requests at once', async () => {
  const uid = randomUUID();
  const limit = { kind: 'test', burst: 5, intervalSeconds: 60 };
  const turns = await Promise.all(
    Array.from({ length: 8 }, async () => takeTurn(uid, limit, NOW, adminFirestore)),
  );
  const waits = turns.map((turn) => (turn.getTime() - NOW.getTime()) / 1000).sort((a, b) => a - b);
  expect(waits).toEqual([0, 0, 0, 0, 0, 60, 120, 180]);
  // After a while without any, turns are free again.
  expect(await takeTurn(uid, limit, after(3600), adminFirestore)).toEqual(after(3600));
});

it('lets a burst of those through who wait, to any number of requests at once, and refuses the rest for a while', async () => {
  const uid = randomUUID();
  const limit = { kind: 'test-free', burst: 3, intervalSeconds: 60 };
  const take = async (now: Date) => codeOfFailure(takeFreeTurn(uid, limit, now, adminFirestore));
  const codes = await Promise.all(Array.from({ length: 8 }, async () => take(NOW)));
  expect(codes.filter((code) => code === 'none')).toHaveLength(3);
  expect(codes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(5);
  // A refused caller has delayed nothing.
  expect(await take(after(30))).toBe('auth/too-many-requests');
  expect(await take(after(60))).toBe('none');
});

it('follows a loop of profile writes a few times a minute, and the last write for sure', async () => {
  const uid = await newPerson();
  const dependencies = dependenciesOf();
  const looks = vi.spyOn(adminAuth, 'getUser');
  await nameIs(uid, 'Once');
  await followAccountInTurn({ uid, isLanguageChanged: false }, NOW, dependencies);
  const looksOfOne = looks.mock.calls.length;
  expect(looksOfOne).toBeGreaterThan(0);
  for (let second = 0; second < 60; second += 1) {
    await nameIs(uid, `Name ${second}`);
    await followAccountInTurn({ uid, isLanguageChanged: false }, after(second), dependencies);
  }
  expect(looks.mock.calls.length).toBeLessThanOrEqual(13 * looksOfOne);
  const id = jobId(FOLLOW_ACCOUNT, uid);
  const job = (await adminFirestore.doc(firestorePaths.job(id)).get()).data() as StoredJob;
  expect(job.state).toBe('open');
  const outcome = await runJob(id, {
    firestore: adminFirestore,
    handlers: jobHandlers([followAccountJob(dependencies)]),
    now: () => job.dueAt.toDate(),
    enqueue: noQueue,
  });
  expect(outcome).toBe('done');
  const mirror = await adminFirestore.doc(firestorePaths.publicProfile(uid)).get();
  expect(mirror.get('displayName')).toBe('Name 59 Loop');
});

it('keeps in a put-off job that the language changed meanwhile', async () => {
  const uid = await newPerson();
  const dependencies = dependenciesOf();
  await nameIs(uid, 'Anna');
  for (let count = 0; count < 12; count += 1) {
    await followAccountInTurn({ uid, isLanguageChanged: false }, NOW, dependencies);
  }
  await followAccountInTurn({ uid, isLanguageChanged: true }, NOW, dependencies);
  await followAccountInTurn({ uid, isLanguageChanged: false }, NOW, dependencies);
  const path = firestorePaths.job(jobId(FOLLOW_ACCOUNT, uid));
  expect((await adminFirestore.doc(path).get()).get('payload.isLanguageChanged')).toBe(true);
});

it('has the newest words written anew three times at once, then every two minutes', async () => {
  const uid = await newPerson();
  const started: string[] = [];
  const dependencies = dependenciesOf(started);
  const { id } = rewriteJob(uid, null);
  for (let second = 0; second < 60; second += 1) {
    await askToRewriteFeedback(uid, null, after(second), dependencies);
    // Each due job is finished before the next write.
    const job = await adminFirestore.doc(firestorePaths.job(id)).get();
    if ((job.data() as StoredJob).dueAt.toDate() <= after(second)) await job.ref.delete();
  }
  expect(started).toEqual([id, id, id]);
  const waiting = (await adminFirestore.doc(firestorePaths.job(id)).get()).data() as StoredJob;
  expect(waiting.dueAt.toDate()).toEqual(after(120));
});
