import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LET_IN_JOBS, onlyForLetIn } from '../../../functions/src/let-in-jobs.ts';
import type { JobHandler } from '../../../functions/src/jobs/job-handler.ts';
import { jobId } from '../../../functions/src/jobs/job-kind.ts';
import { resumeLinks } from '../../../functions/src/provider-links/resume-links.ts';
import { fetchJob } from '../../../functions/src/strava/ask-to-fetch.ts';
import { CHECK_STRAVA_LINK } from '../../../functions/src/strava/check-strava-link-job.ts';
import { adminFirestore } from '../admin.ts';
import { openGarminFixture, type GarminFixture } from '../garmin-fixture.ts';
import {
  eventOf,
  openStravaFixture,
  SUBSCRIPTION_ID,
  type LinkedRunner,
  type StravaFixture,
} from '../strava-fixture.ts';

const START = new Date('2095-05-04T09:02:00Z');
const LEASE = { signal: new AbortController().signal, write: async () => Promise.resolve() };

async function approve(uid: string, isBetaApproved: boolean): Promise<void> {
  await adminFirestore.doc(firestorePaths.accountState(uid)).set({ isBetaApproved });
}

describe('jobs that fetch or compute', () => {
  const calls: string[] = [];
  const notingOf = (name: string): JobHandler => ({
    name,
    placeOf: () => ({ queue: 'short', person: 'runner' }),
    run: async () => {
      calls.push(name);
      return Promise.resolve({ fulfil: () => undefined });
    },
    giveUp: () => undefined,
  });
  const NEEDED = [
    'set-claims',
    'follow-account',
    'unlink-provider',
    'check-strava-link',
    'check-garmin-account',
    'delete-garmin-data',
    'export-account',
    'forget-export',
    'delete-account',
    // Paid subscriptions end with the approval.
    'end-renewals',
  ];

  it.each([...LET_IN_JOBS, ...NEEDED])(
    '%s is done before the approval only where onboarding needs it',
    async (name) => {
      const uid = `waiting-${randomUUID()}`;
      const accountId = randomUUID();
      await adminFirestore.doc(firestorePaths.providerAccount('strava', accountId)).set({ uid });
      const payload = name === 'fetch-strava-activity' ? { accountId } : { uid };
      const [handler] = onlyForLetIn([notingOf(name)], adminFirestore);
      calls.length = 0;
      await handler?.run(payload, START, LEASE);
      expect(calls).toEqual(NEEDED.includes(name) ? [name] : []);
      await approve(uid, true);
      calls.length = 0;
      await handler?.run(payload, START, LEASE);
      expect(calls).toEqual([name]);
    },
  );
});

describe('Strava', () => {
  let fixture: StravaFixture;
  beforeAll(async () => {
    fixture = await openStravaFixture(START);
  });
  afterAll(async () => fixture.close());

  async function waitingRunner(): Promise<LinkedRunner> {
    const runner = await fixture.link('linh');
    await adminFirestore.doc(firestorePaths.job(`import-history_${runner.uid}_strava`)).delete();
    await approve(runner.uid, false);
    fixture.startedJobIds.length = 0;
    return runner;
  }

  it('reports a run of somebody who waits, and nothing is written or asked for', async () => {
    const { account, uid } = await waitingRunner();
    const run = fixture.strava.accounts.finish(account, { distanceMeters: 5000 });
    const before = fixture.strava.requests().length;
    expect(await fixture.receive(eventOf(account, run.id, 'create', 1))).toMatchObject({
      status: 200,
    });
    await fixture.runStartedJobs();
    expect(fixture.strava.requests().length).toBe(before);
    expect(await fixture.rowsOf(uid)).toEqual([]);
    const job = fetchJob({ accountId: String(account.athleteId), activityId: run.id }).id;
    expect((await adminFirestore.doc(firestorePaths.job(job)).get()).exists).toBe(false);
  });

  it('is notified where the consent ends, before the approval too', async () => {
    const { account } = await waitingRunner();
    await fixture.receive({
      object_type: 'athlete',
      object_id: account.athleteId,
      aspect_type: 'update',
      updates: { authorized: 'false' },
      owner_id: account.athleteId,
      subscription_id: SUBSCRIPTION_ID,
      event_time: 7,
    });
    expect(fixture.startedJobIds).toEqual([jobId(CHECK_STRAVA_LINK, String(account.athleteId))]);
  });

  it('brings everything after the approval, what was reported before it included, once', async () => {
    const { account, uid } = await waitingRunner();
    const run = fixture.strava.accounts.finish(account, { distanceMeters: 5000 });
    await fixture.receive(eventOf(account, run.id, 'create', 1));
    const { firestore, startJob } = fixture.dependencies;
    await resumeLinks(uid, fixture.time.now, { firestore, startJob });
    expect(fixture.startedJobIds).toEqual([]);
    await approve(uid, true);
    for (let count = 0; count < 3; count += 1) {
      await resumeLinks(uid, fixture.time.now, { firestore, startJob });
    }
    expect(fixture.startedJobIds).toEqual([`import-history_${uid}_strava`]);
    await fixture.runStartedJobs();
    expect((await fixture.rowsOf(uid)).map(({ id }) => id)).toContain(`strava-${run.id}`);
    expect((await fixture.linkOf(uid))?.history?.state).toBe('done');
    await resumeLinks(uid, fixture.time.now, { firestore, startJob });
    expect(fixture.startedJobIds).toEqual([]);
  });

  it('is looked at again once where an approval that was taken back is given again', async () => {
    const { uid } = await fixture.linkWithoutHistory();
    const { firestore, startJob } = fixture.dependencies;
    await resumeLinks(uid, fixture.time.now, { firestore, startJob });
    await resumeLinks(uid, fixture.time.now, { firestore, startJob });
    expect(fixture.startedJobIds).toEqual([`reconcile-link_${uid}_strava`]);
    fixture.startedJobIds.length = 0;
  });
});

describe('Garmin', () => {
  let fixture: GarminFixture;
  beforeAll(async () => {
    fixture = await openGarminFixture(START);
  });
  afterAll(async () => fixture.close());

  it('reports a run of somebody who waits, and leaves no job', async () => {
    const runner = await fixture.link('wei');
    await approve(runner.uid, false);
    const posts = await fixture.notifications({ athletes: [runner.key], distanceMeters: 1000 });
    for (const one of posts) expect(await fixture.post(one)).toBe(200);
    expect(await fixture.jobsOf(runner.uid)).toEqual([]);
    await approve(runner.uid, true);
    for (const one of posts) expect(await fixture.post(one)).toBe(200);
    expect((await fixture.jobsOf(runner.uid)).length).toBeGreaterThan(0);
  });
});
