import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { importFromProvider } from '../../../functions/src/provider-links/import-from-provider.ts';
import { adminFirestore } from '../admin.ts';
import {
  eventOf,
  openStravaFixture,
  shownBy,
  shownOf,
  SUBSCRIPTION_ID,
  type LinkedRunner,
  type StravaFixture,
} from '../strava-fixture.ts';

/** Behind every other clock: no sweep of a running suite takes these jobs. */
const START = new Date('2099-06-06T09:02:00Z');

let fixture: StravaFixture;
beforeAll(async () => {
  fixture = await openStravaFixture(START);
  const much = { quarterHour: 1_000_000, day: 1_000_000 };
  fixture.strava.limits.setLimits({ read: much, overall: much });
});
afterAll(async () => fixture.close());

async function importedRunner(): Promise<LinkedRunner> {
  const runner = await fixture.link('linh');
  const job = `import-history_${runner.uid}_strava`;
  while ((await adminFirestore.doc(firestorePaths.job(job)).get()).exists) await fixture.run(job);
  fixture.startedJobIds.length = 0;
  return runner;
}

/** The first and the last session of the sandbox's athletes change every day. */
async function expectSameNews({ uid, account }: LinkedRunner): Promise<void> {
  const since = START.getTime() - 100 * DAY_MILLISECONDS;
  const there = fixture.strava.accounts
    .activities(account)
    .filter(({ session }) => session.startedAt.getTime() > since);
  const here = (await fixture.rowsOf(uid)).filter(({ startedAt }) => startedAt.getTime() > since);
  expect(there.length).toBeGreaterThan(20);
  expect(shownBy(here)).toEqual(shownOf(there));
}

describe('the reconciliation', () => {
  it('finds after a day of lost events all that is new, changed and gone, once', async () => {
    const runner = await importedRunner();
    const { accounts } = fixture.strava;
    const [newest, second] = accounts.activities(runner.account);
    if (!newest || !second) throw new Error('no history');
    for (let run = 0; run < 3; run += 1) {
      fixture.passSeconds(6 * 3600);
      accounts.finish(runner.account);
    }
    accounts.change(second.id, { name: 'Named later' });
    accounts.delete(newest);
    const job = `reconcile-link_${runner.uid}_strava`;
    fixture.passSeconds(6 * 3600);
    expect(await fixture.run(job)).toBe('done');
    await fixture.runStartedJobs();
    await expectSameNews(runner);
    expect(await fixture.run(job)).toBe('taken elsewhere');
    fixture.passSeconds(4 * 3600);
    const requests = fixture.strava.requests().length;
    const versions = await versionsOf(runner);
    expect(await fixture.run(job)).toBe('done');
    expect(await versionsOf(runner)).toEqual(versions);
    expect(fixture.strava.requests().length).toBeLessThanOrEqual(requests + 2);
  });

  it('ends with its link', async () => {
    const runner = await fixture.linkWithoutHistory();
    await askForLook(runner);
    await adminFirestore.doc(firestorePaths.link(runner.uid, 'strava')).delete();
    fixture.passSeconds(5 * 3600);
    const job = `reconcile-link_${runner.uid}_strava`;
    expect(await fixture.run(job)).toBe('done');
    expect((await adminFirestore.doc(firestorePaths.job(job)).get()).exists).toBe(false);
  });
});

async function askForLook({ uid }: LinkedRunner): Promise<void> {
  await importFromProvider(
    { provider: 'strava' },
    { uid, now: fixture.time.now },
    { firestore: adminFirestore, startJob: async () => Promise.resolve() },
  );
}

async function runnerWithRun(): Promise<LinkedRunner> {
  const runner = await fixture.linkWithoutHistory();
  const { id } = fixture.strava.accounts.finish(runner.account);
  await fixture.receive(eventOf(runner.account, id, 'create', 6));
  await fixture.runStartedJobs();
  expect(await fixture.rowsOf(runner.uid)).toHaveLength(1);
  return runner;
}

describe('an athlete who takes the consent back', () => {
  const deauthorised = ({ account }: LinkedRunner, eventTime: number) => ({
    object_type: 'athlete',
    object_id: account.athleteId,
    aspect_type: 'update',
    updates: { authorized: 'false' },
    owner_id: account.athleteId,
    subscription_id: SUBSCRIPTION_ID,
    event_time: eventTime,
  });

  it('leaves neither link nor data', async () => {
    const runner = await runnerWithRun();
    fixture.strava.tokens.revoke(runner.account.athleteId);
    await fixture.receive(deauthorised(runner, 7));
    await fixture.runStartedJobs();
    expect((await fixture.linkOf(runner.uid))?.state).toBe('revoked');
    expect(await fixture.run(`unlink-provider_${runner.uid}_strava`)).not.toBe('to be repeated');
    expect(await fixture.rowsOf(runner.uid)).toEqual([]);
  });

  it('is not believed where the tokens still work', async () => {
    const runner = await runnerWithRun();
    await fixture.receive(deauthorised(runner, 8));
    await fixture.runStartedJobs();
    expect((await fixture.linkOf(runner.uid))?.state).toBe('connected');
    expect(await fixture.rowsOf(runner.uid)).toHaveLength(1);
  });
});

async function versionsOf({ uid }: LinkedRunner): Promise<unknown[]> {
  const rows = await adminFirestore.collection(firestorePaths.activities(uid)).get();
  return rows.docs.map(({ id, updateTime }) => [id, updateTime.toMillis()]);
}
