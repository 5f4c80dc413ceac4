import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { importFromProvider } from '../../../functions/src/provider-links/import-from-provider.ts';
import { adminFirestore } from '../admin.ts';
import {
  eventOf,
  openStravaWorld,
  shownBy,
  shownOf,
  SUBSCRIPTION_ID,
  type LinkedRunner,
  type StravaWorld,
} from '../strava-world.ts';

/** Behind every other clock: no sweep of a running suite takes these jobs. */
const START = new Date('2099-06-06T09:02:00Z');

let world: StravaWorld;
beforeAll(async () => {
  world = await openStravaWorld(START);
  const much = { quarterHour: 1_000_000, day: 1_000_000 };
  world.strava.limits.setLimits({ read: much, overall: much });
});
afterAll(async () => world.close());

async function importedRunner(): Promise<LinkedRunner> {
  const runner = await world.link('linh');
  const job = `import-history_${runner.uid}_strava`;
  while ((await adminFirestore.doc(firestorePaths.job(job)).get()).exists) await world.run(job);
  world.handedOver.length = 0;
  return runner;
}

/** With each day the sandbox's athletes have another first and another last session. */
async function expectSameNews({ uid, account }: LinkedRunner): Promise<void> {
  const since = START.getTime() - 100 * 24 * 3_600_000;
  const there = world.strava.accounts
    .activities(account)
    .filter(({ session }) => session.startedAt.getTime() > since);
  const here = (await world.rowsOf(uid)).filter(({ startedAt }) => startedAt.getTime() > since);
  expect(there.length).toBeGreaterThan(20);
  expect(shownBy(here)).toEqual(shownOf(there));
}

describe('the reconciliation', () => {
  it('finds after a day of lost events all that is new, changed and gone, once', async () => {
    const runner = await importedRunner();
    const { accounts } = world.strava;
    const [newest, second] = accounts.activities(runner.account);
    if (!newest || !second) throw new Error('no history');
    for (let run = 0; run < 3; run += 1) {
      world.passSeconds(6 * 3600);
      accounts.finish(runner.account);
    }
    accounts.change(second.id, { name: 'Named later' });
    accounts.delete(newest);
    const job = `reconcile-link_${runner.uid}_strava`;
    world.passSeconds(6 * 3600);
    expect(await world.run(job)).toBe('done');
    await world.runHandedOver();
    await expectSameNews(runner);
    expect(await world.run(job)).toBe('taken elsewhere');
    world.passSeconds(4 * 3600);
    const requests = world.strava.requests().length;
    const versions = await versionsOf(runner);
    expect(await world.run(job)).toBe('done');
    expect(await versionsOf(runner)).toEqual(versions);
    expect(world.strava.requests().length).toBeLessThanOrEqual(requests + 2);
  });

  it('ends with its link', async () => {
    const runner = await world.linkWithoutHistory();
    await askForLook(runner);
    await adminFirestore.doc(firestorePaths.link(runner.uid, 'strava')).delete();
    world.passSeconds(5 * 3600);
    const job = `reconcile-link_${runner.uid}_strava`;
    expect(await world.run(job)).toBe('done');
    expect((await adminFirestore.doc(firestorePaths.job(job)).get()).exists).toBe(false);
  });
});

async function askForLook({ uid }: LinkedRunner): Promise<void> {
  await importFromProvider(
    { provider: 'strava' },
    { uid, now: world.time.now },
    { firestore: adminFirestore, startJob: async () => Promise.resolve() },
  );
}

async function runnerWithRun(): Promise<LinkedRunner> {
  const runner = await world.linkWithoutHistory();
  const { id } = world.strava.accounts.finish(runner.account);
  await world.receive(eventOf(runner.account, id, 'create', 6));
  await world.runHandedOver();
  expect(await world.rowsOf(runner.uid)).toHaveLength(1);
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
    world.strava.tokens.revoke(runner.account.athleteId);
    await world.receive(deauthorised(runner, 7));
    await world.runHandedOver();
    expect((await world.linkOf(runner.uid))?.state).toBe('revoked');
    expect(await world.run(`unlink-provider_${runner.uid}_strava`)).not.toBe('to be repeated');
    expect(await world.rowsOf(runner.uid)).toEqual([]);
  });

  it('is not believed where the tokens still work', async () => {
    const runner = await runnerWithRun();
    await world.receive(deauthorised(runner, 8));
    await world.runHandedOver();
    expect((await world.linkOf(runner.uid))?.state).toBe('connected');
    expect(await world.rowsOf(runner.uid)).toHaveLength(1);
  });
});

async function versionsOf({ uid }: LinkedRunner): Promise<unknown[]> {
  const rows = await adminFirestore.collection(firestorePaths.activities(uid)).get();
  return rows.docs.map(({ id, updateTime }) => [id, updateTime.toMillis()]);
}
