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
import { openGarminWorld, type GarminWorld } from '../garmin-world.ts';
import {
  eventOf,
  openStravaWorld,
  SUBSCRIPTION_ID,
  type LinkedRunner,
  type StravaWorld,
} from '../strava-world.ts';

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
  let world: StravaWorld;
  beforeAll(async () => {
    world = await openStravaWorld(START);
  });
  afterAll(async () => world.close());

  async function waitingRunner(): Promise<LinkedRunner> {
    const runner = await world.link('linh');
    await adminFirestore.doc(firestorePaths.job(`import-history_${runner.uid}_strava`)).delete();
    await approve(runner.uid, false);
    world.handedOver.length = 0;
    return runner;
  }

  it('tells of a run of somebody who waits, and nothing is written or asked for', async () => {
    const { account, uid } = await waitingRunner();
    const run = world.strava.accounts.finish(account, { distanceMeters: 5000 });
    const before = world.strava.requests().length;
    expect(await world.receive(eventOf(account, run.id, 'create', 1))).toMatchObject({
      status: 200,
    });
    await world.runHandedOver();
    expect(world.strava.requests().length).toBe(before);
    expect(await world.rowsOf(uid)).toEqual([]);
    const job = fetchJob({ accountId: String(account.athleteId), activityId: run.id }).id;
    expect((await adminFirestore.doc(firestorePaths.job(job)).get()).exists).toBe(false);
  });

  it('is heard where the consent ends, before the approval too', async () => {
    const { account } = await waitingRunner();
    await world.receive({
      object_type: 'athlete',
      object_id: account.athleteId,
      aspect_type: 'update',
      updates: { authorized: 'false' },
      owner_id: account.athleteId,
      subscription_id: SUBSCRIPTION_ID,
      event_time: 7,
    });
    expect(world.handedOver).toEqual([jobId(CHECK_STRAVA_LINK, String(account.athleteId))]);
  });

  it('brings everything after the approval, what was told before it included, once', async () => {
    const { account, uid } = await waitingRunner();
    const run = world.strava.accounts.finish(account, { distanceMeters: 5000 });
    await world.receive(eventOf(account, run.id, 'create', 1));
    const { firestore, startJob } = world.dependencies;
    await resumeLinks(uid, world.time.now, { firestore, startJob });
    expect(world.handedOver).toEqual([]);
    await approve(uid, true);
    for (let count = 0; count < 3; count += 1) {
      await resumeLinks(uid, world.time.now, { firestore, startJob });
    }
    expect(world.handedOver).toEqual([`import-history_${uid}_strava`]);
    await world.runHandedOver();
    expect((await world.rowsOf(uid)).map(({ id }) => id)).toContain(`strava-${run.id}`);
    expect((await world.linkOf(uid))?.history?.state).toBe('done');
    await resumeLinks(uid, world.time.now, { firestore, startJob });
    expect(world.handedOver).toEqual([]);
  });

  it('is looked at again once where an approval that was taken back is given again', async () => {
    const { uid } = await world.linkWithoutHistory();
    const { firestore, startJob } = world.dependencies;
    await resumeLinks(uid, world.time.now, { firestore, startJob });
    await resumeLinks(uid, world.time.now, { firestore, startJob });
    expect(world.handedOver).toEqual([`reconcile-link_${uid}_strava`]);
    world.handedOver.length = 0;
  });
});

describe('Garmin', () => {
  let world: GarminWorld;
  beforeAll(async () => {
    world = await openGarminWorld(START);
  });
  afterAll(async () => world.close());

  it('tells of a run of somebody who waits, and leaves no job', async () => {
    const runner = await world.link('wei');
    await approve(runner.uid, false);
    const posts = await world.told({ athletes: [runner.key], distanceMeters: 1000 });
    for (const one of posts) expect(await world.post(one)).toBe(200);
    expect(await world.jobsOf(runner.uid)).toEqual([]);
    await approve(runner.uid, true);
    for (const one of posts) expect(await world.post(one)).toBe(200);
    expect((await world.jobsOf(runner.uid)).length).toBeGreaterThan(0);
  });
});
