import { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { seededRandom, type SeededRandom } from '../../builders/seeded-random.ts';
import { adminFirestore } from '../admin.ts';
import { Killed, killableProcess } from '../killable-process.ts';
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
const START = new Date('2099-05-04T09:02:00Z');
const SEED = 20_261_121;
const IS_SOAK = process.env['SOAK'] === '1';
const EVENTS = IS_SOAK ? 1000 : 16;
const FORGED = IS_SOAK ? 1000 : 60;
/** How often a call is the last of its process. */
const KILL_SHARE = 0.4;
const CALLS_OF_A_HANDLER = 12;

let fixture: StravaFixture;
beforeAll(async () => {
  fixture = await openStravaFixture(START);
  const much = { quarterHour: 1_000_000, day: 1_000_000 };
  fixture.strava.limits.setLimits({ read: much, overall: much });
});
afterAll(async () => fixture.close());

/**
 * Here is what is at Strava, as far as it is meant.
 *
 * @param isMeant of an id of ours
 */
async function expectSame(
  { uid, account }: LinkedRunner,
  isMeant: (id: string) => boolean,
): Promise<void> {
  const there = [...shownOf(fixture.strava.accounts.activities(account))];
  const meant = there.filter(([id]) => isMeant(id));
  expect(meant.length).toBeGreaterThan(0);
  expect(shownBy(await fixture.rowsOf(uid))).toEqual(new Map(meant));
}

/** One thing happens at Strava; its event, to be delivered. */
function happen({ account }: LinkedRunner, random: SeededRandom) {
  const { accounts } = fixture.strava;
  const seconds = Math.floor(fixture.time.now.getTime() / 1000);
  const known = accounts.activities(account).slice(0, 15);
  const some = known[Math.floor(random.uniform() * known.length)];
  const chance = random.uniform();
  if (!some || chance < 0.4) {
    return eventOf(account, accounts.finish(account).id, 'create', seconds);
  }
  if (chance < 0.6) {
    accounts.delete(some);
    return eventOf(account, some.id, 'delete', seconds);
  }
  const name = `Run ${Math.floor(random.uniform() * 1000)}`;
  accounts.change(some.id, { name });
  return { ...eventOf(account, some.id, 'update', seconds), updates: { title: name } };
}

describe('events', () => {
  it(`${EVENTS} of them, shuffled, each one to five times, handlers killed anywhere: as it is at Strava (seed ${SEED})`, async () => {
    const random = seededRandom(SEED);
    const runner = await fixture.linkWithoutHistory();
    const notifiedIds = new Set<string>();
    const pending: object[] = [];
    let happened = 0;
    const dyingOr = async (work: () => Promise<unknown>): Promise<boolean> => {
      const dieAt =
        random.uniform() < KILL_SHARE ? 1 + Math.floor(random.uniform() * CALLS_OF_A_HANDLER) : 0;
      const moment = random.uniform() < 0.5 ? 'before' : 'after';
      const dying = killableProcess({}, dieAt, moment);
      try {
        await work();
      } catch (cause) {
        if (!(cause instanceof Killed)) throw cause;
      } finally {
        dying.release();
      }
      return dying.isDead;
    };
    while (happened < EVENTS || pending.length > 0) {
      fixture.passSeconds(7);
      if (happened < EVENTS) {
        const event = happen(runner, random);
        notifiedIds.add(`strava-${event.object_id}`);
        const times = 1 + Math.floor(random.uniform() * 5);
        for (let time = 0; time < times; time += 1) pending.push(event);
        happened += 1;
      }
      // Until all has happened, events wait their turn; one that came late may be very late.
      const deliveries = happened < EVENTS ? 2 : pending.length;
      for (let count = 0; count < deliveries && pending.length > 0; count += 1) {
        const [event] = pending.splice(Math.floor(random.uniform() * pending.length), 1);
        if (!event) break;
        const isDead = await dyingOr(async () => fixture.receive(event));
        // A sender without an answer sends the event again.
        if (isDead) pending.push(event);
      }
      const job = fixture.startedJobIds.shift();
      if (job !== undefined) await dyingOr(async () => fixture.run(job));
    }
    await runAllOpen(runner);
    await expectSame(runner, (id) => notifiedIds.has(id));
  });

  it('are answered alike and leave no trace where they are forged', async () => {
    const runner = await fixture.linkWithoutHistory();
    const other = await fixture.linkWithoutHistory();
    const before = [await fixture.rowsOf(runner.uid), await fixture.rowsOf(other.uid)];
    const random = seededRandom(SEED);
    const number = () => 1 + Math.floor(random.uniform() * 1e10);
    const [foreign] = fixture.strava.accounts.activities(other.account);
    const forge: readonly (() => { event: unknown; path?: string })[] = [
      () => ({ event: { ...eventOf(runner.account, number(), 'create', 1), owner_id: number() } }),
      () => ({
        event: { ...eventOf(runner.account, number(), 'delete', 1), subscription_id: number() },
      }),
      () => ({ event: eventOf(runner.account, number(), 'create', 1), path: `${number()}` }),
      () => ({ event: { ...eventOf(runner.account, number(), 'create', 1), object_id: '1' } }),
      () => ({ event: { aspect_type: 'create', subscription_id: SUBSCRIPTION_ID } }),
      () => ({ event: [null, 'text', 12, {}][Math.floor(random.uniform() * 4)] }),
      () => ({
        event: { ...eventOf(runner.account, number(), 'update', 1), object_type: 'athlete' },
      }),
    ];
    const requests = fixture.strava.requests().length;
    const writes = countedWrites();
    for (let count = 0; count < FORGED; count += 1) {
      const { event, path } = forge[count % forge.length]?.() ?? { event: null };
      const { status, body } = await fixture.receive(event as object, path);
      expect([200, 404]).toContain(status);
      expect(body).toEqual({});
    }
    expect(writes.count).toBe(0);
    writes.release();
    expect(fixture.startedJobIds).toEqual([]);
    expect(fixture.strava.requests().length).toBe(requests);
    // An event names an athlete of ours and somebody else's activity: it causes one request, and
    // nothing is shown.
    await fixture.receive(eventOf(runner.account, foreign?.id ?? 0, 'create', number()));
    await fixture.receive(eventOf(runner.account, foreign?.id ?? 0, 'delete', number()));
    await fixture.receive(eventOf(runner.account, number(), 'delete', number()));
    await fixture.runStartedJobs();
    expect([await fixture.rowsOf(runner.uid), await fixture.rowsOf(other.uid)]).toEqual(before);
    expect(fixture.strava.requests().length).toBeLessThanOrEqual(requests + 3);
    const stones = await adminFirestore
      .collection(firestorePaths.removedActivities(runner.uid))
      .get();
    expect(stones.size).toBe(0);
  });

  it('of a subscription being made are answered with its challenge', async () => {
    const { receiveStravaEvent } =
      await import('../../../functions/src/strava/receive-strava-event.ts');
    const ask = async (token: string, pathSecret: string) =>
      receiveStravaEvent(
        {
          method: 'GET',
          pathSecret,
          query: {
            'hub.mode': 'subscribe',
            'hub.challenge': 'abc',
            'hub.verify_token': token,
          },
          body: {},
        },
        {
          firestore: adminFirestore,
          now: () => START,
          startJob: async () => Promise.resolve(),
          pathSecrets: ['path', 'next-path'],
          verifyToken: 'verify',
          subscriptionId: null,
        },
      );
    expect(await ask('verify', 'path')).toEqual({ status: 200, body: { 'hub.challenge': 'abc' } });
    expect((await ask('verify', 'next-path')).status).toBe(200);
    expect((await ask('other', 'path')).status).toBe(404);
    expect((await ask('verify', 'other')).status).toBe(404);
  });

  it('wait where Strava is away or the limit is reached, and are not lost', async () => {
    const runner = await fixture.linkWithoutHistory();
    const { id } = fixture.strava.accounts.finish(runner.account);
    fixture.strava.troubles.set({ isDown: true });
    await fixture.receive(eventOf(runner.account, id, 'create', 99));
    await fixture.runStartedJobs();
    fixture.strava.troubles.end();
    fixture.strava.limits.setLimits({
      read: { quarterHour: 100, day: 1000 },
      overall: { quarterHour: 200, day: 2000 },
    });
    fixture.strava.limits.useUp('quarterHour');
    fixture.passSeconds(60);
    const job = `fetch-strava-activity_${runner.account.athleteId}_${id}`;
    expect(await fixture.run(job)).toBe('done');
    expect(await fixture.run(job)).toBe('taken elsewhere');
    fixture.passSeconds(900);
    const much = { quarterHour: 1_000_000, day: 1_000_000 };
    fixture.strava.limits.setLimits({ read: much, overall: much });
    expect(await fixture.run(job)).toBe('done');
    await expectSame(runner, (one) => one === `strava-${id}`);
  });
});

it('a token that ended before its time is renewed, once', async () => {
  const runner = await fixture.linkWithoutHistory();
  const { id } = fixture.strava.accounts.finish(runner.account);
  fixture.strava.tokens.expire(runner.account.athleteId, 'access');
  await fixture.receive(eventOf(runner.account, id, 'create', 77));
  await fixture.runStartedJobs();
  await expectSame(runner, (one) => one === `strava-${id}`);
  expect((await fixture.linkOf(runner.uid))?.state).toBe('connected');
});

it('a link whose tokens are refused expires, and nothing is asked any more', async () => {
  const runner = await fixture.linkWithoutHistory();
  const { id } = fixture.strava.accounts.finish(runner.account);
  fixture.strava.tokens.revoke(runner.account.athleteId);
  await fixture.receive(eventOf(runner.account, id, 'create', 78));
  await fixture.runStartedJobs();
  expect(await fixture.linkOf(runner.uid)).toMatchObject({
    state: 'expired',
    lastProblem: 'token-refused',
  });
  const requests = fixture.strava.requests().length;
  await fixture.receive(eventOf(runner.account, id, 'update', 79));
  await fixture.runStartedJobs();
  expect(fixture.strava.requests().length).toBe(requests);
  expect(await fixture.rowsOf(runner.uid)).toEqual([]);
});

/** Everything that is due for a runner, as the sweep would find it. */
async function runAllOpen(runner: LinkedRunner): Promise<void> {
  for (;;) {
    fixture.passSeconds(700);
    await fixture.runStartedJobs();
    const prefix = `fetch-strava-activity_${runner.account.athleteId}_`;
    const open = await adminFirestore
      .collection(firestorePaths.jobs())
      .where('key', '>=', `${runner.account.athleteId}_`)
      .where('key', '<', `${runner.account.athleteId}\``)
      .get();
    const ids = open.docs.map(({ id }) => id).filter((id) => id.startsWith(prefix));
    if (ids.length === 0) return;
    for (const id of ids) await fixture.run(id);
  }
}

/** Counts everything by which the library writes. */
function countedWrites(): { readonly count: number; release: () => void } {
  const counted = { count: 0, release: () => undefined as void };
  const targets = [
    [WriteBatch.prototype, 'commit'],
    [Firestore.prototype, 'runTransaction'],
    [DocumentReference.prototype, 'set'],
    [DocumentReference.prototype, 'update'],
    [DocumentReference.prototype, 'create'],
    [DocumentReference.prototype, 'delete'],
  ] as const;
  const restores = targets.map(([prototype, method]) => {
    const target = prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
    const original = target[method];
    if (!original) throw new Error(`Firestore has no ${method}`);
    target[method] = function (...given) {
      counted.count += 1;
      return original.apply(this, given);
    };
    return () => {
      target[method] = original;
    };
  });
  counted.release = () => {
    for (const restore of restores) restore();
  };
  return counted;
}
