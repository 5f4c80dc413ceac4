import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { adminFirestore } from '../admin.ts';
import { killableProcess } from '../killable-process.ts';
import {
  openStravaFixture,
  shownBy,
  shownOf,
  type LinkedRunner,
  type StravaFixture,
} from '../strava-fixture.ts';

/** Behind every other clock: no sweep of a running suite takes these jobs. */
const START = new Date('2099-03-02T12:01:00Z');
/** How many of the calls at which a process can die are tried; `npm run soak` tries all. */
const KILLS = process.env['SOAK'] === '1' ? Infinity : 2;

let fixture: StravaFixture;
beforeAll(async () => {
  fixture = await openStravaFixture(START);
});
afterAll(async () => fixture.close());

const importOf = ({ uid }: LinkedRunner) => `import-history_${uid}_strava`;

async function importWhole(runner: LinkedRunner): Promise<number> {
  let steps = 0;
  while ((await adminFirestore.doc(firestorePaths.job(importOf(runner))).get()).exists) {
    await fixture.run(importOf(runner));
    steps += 1;
    if (steps > 60) throw new Error('the import does not end');
  }
  return steps;
}

describe('the history of an athlete', () => {
  it('comes in whole and exact, the last 90 days first', async () => {
    const runner = await fixture.link('linh');
    const there = fixture.strava.accounts.activities(runner.account);
    expect(await fixture.run(importOf(runner))).toBe('done');
    const first = await fixture.linkOf(runner.uid);
    expect(first?.history).toMatchObject({ state: 'running', importedCount: there.length });
    await importWhole(runner);
    const rows = await fixture.rowsOf(runner.uid);
    expect(shownBy(rows)).toEqual(shownOf(there));
    const link = await fixture.linkOf(runner.uid);
    expect(link).toMatchObject({ state: 'connected', lastProblem: null });
    expect(link?.history).toMatchObject({
      state: 'done',
      stage: 'older',
      importedCount: there.length,
      resumesAt: null,
    });
    // The terms: no figure of ours, no words, gone in a week, nothing for a coach.
    for (const row of rows) {
      expect(row).toMatchObject({
        load: null,
        purpose: null,
        feedbackState: 'withheld',
        feedbackLead: null,
        visibleToCoach: false,
        sources: ['strava'],
        utcOffsetMinutes: runner.account.athlete.training.utcOffsetMinutes,
        expiresAt: new Date(fixture.time.now.getTime() + 7 * DAY_MILLISECONDS),
      });
    }
  });

  it('is the same brought in again, and leaves the runner’s words alone', async () => {
    const runner = await fixture.link('linh');
    await importWhole(runner);
    const [row] = await fixture.rowsOf(runner.uid);
    const reference = adminFirestore.doc(firestorePaths.activity(runner.uid, row?.id ?? ''));
    await reference.update({ note: 'Knees fine', effort: 4, title: 'Mine' });
    const listed = fixture.strava.accounts
      .activities(runner.account)
      .find(({ id }) => `strava-${id}` === row?.id);
    if (!listed) throw new Error('no such activity');
    fixture.strava.accounts.change(listed.id, { name: 'Another name' });
    await adminFirestore.doc(firestorePaths.link(runner.uid, 'strava')).update({
      'history.state': 'queued',
      'history.reachedBackTo': null,
      'history.importedCount': 0,
    });
    const there = fixture.strava.accounts.activities(runner.account);
    await importAgain(runner);
    expect(shownBy(await fixture.rowsOf(runner.uid))).toEqual(shownOf(there));
    expect((await reference.get()).data()).toMatchObject({
      note: 'Knees fine',
      effort: 4,
      title: 'Mine',
      sourceTitle: 'Another name',
    });
    expect((await fixture.linkOf(runner.uid))?.history?.importedCount).toBe(there.length);
  });
});

async function importAgain(runner: LinkedRunner): Promise<void> {
  const { importFromProvider } =
    await import('../../../functions/src/provider-links/import-from-provider.ts');
  await importFromProvider(
    { provider: 'strava' },
    { uid: runner.uid, now: fixture.time.now },
    { firestore: adminFirestore, startJob: async () => Promise.resolve() },
  );
  await importWhole(runner);
}

describe('the limits of the application', () => {
  it('are waited for, with what is open left to others, and then it goes on by itself', async () => {
    const runner = await fixture.link('linh');
    fixture.passSeconds(3600);
    const limit = { quarterHour: 3, day: 1000 };
    fixture.strava.limits.setLimits({ read: limit, overall: limit });
    const windows = new Set<number>();
    for (let turn = 0; turn < 40; turn += 1) {
      const before = fixture.strava.requests().length;
      await fixture.run(importOf(runner));
      if (fixture.strava.requests().length > before) {
        windows.add(Math.floor(fixture.time.now.getTime() / 900_000));
      }
      const link = await fixture.linkOf(runner.uid);
      if (link?.history?.state === 'done') break;
      if (link?.history?.state !== 'waiting') continue;
      expect(link.lastProblem).toBe('rate-limited');
      const { resumesAt } = link.history;
      expect((resumesAt?.getTime() ?? 0) % 900_000).toBe(0);
      // The remaining requests are for people who open an activity.
      expect(fixture.strava.limits.usage().quarterHour).toBe(1);
      fixture.time.now = resumesAt ?? fixture.time.now;
    }
    expect((await fixture.linkOf(runner.uid))?.history).toMatchObject({
      state: 'done',
      importedCount: 130,
    });
    expect(windows.size).toBeGreaterThan(1);
    const refused = fixture.strava.requests().filter(({ status }) => status === 429);
    expect(refused).toEqual([]);
    expect(shownBy(await fixture.rowsOf(runner.uid)).size).toBe(130);
    fixture.strava.limits.setLimits({
      read: { quarterHour: 100, day: 1000 },
      overall: { quarterHour: 200, day: 2000 },
    });
  });

  it('are known from a refusal where others used them up', async () => {
    const runner = await fixture.link('linh');
    fixture.passSeconds(3600);
    fixture.strava.limits.useUp('quarterHour');
    await fixture.run(importOf(runner));
    const link = await fixture.linkOf(runner.uid);
    expect(link?.history).toMatchObject({ state: 'waiting', importedCount: 0 });
    expect(link?.history?.resumesAt).toEqual(
      new Date((Math.floor(fixture.time.now.getTime() / 900_000) + 1) * 900_000),
    );
  });
});

it('waits for a Strava that is away, and says so', async () => {
  const runner = await fixture.link('linh');
  fixture.passSeconds(900);
  fixture.strava.troubles.set({ isDown: true });
  await fixture.run(importOf(runner));
  expect(await fixture.linkOf(runner.uid)).toMatchObject({
    lastProblem: 'unreachable',
    history: { state: 'waiting' },
  });
  fixture.strava.troubles.end();
  fixture.passSeconds(300);
  await importWhole(runner);
  expect(await fixture.linkOf(runner.uid)).toMatchObject({
    lastProblem: null,
    history: { state: 'done', importedCount: 130 },
  });
});

it.each(['before', 'after'] as const)(
  'killed %s any call took effect, it goes on and brings nothing twice',
  async (moment) => {
    for (let dieAt = 5, tried = 0; tried < KILLS; dieAt += KILLS === Infinity ? 1 : 6, tried += 1) {
      const runner = await fixture.link('linh');
      const dying = killableProcess({}, dieAt, moment);
      await fixture.run(importOf(runner)).catch(() => undefined);
      dying.release();
      const hasDied = dying.isDead;
      fixture.passSeconds(200);
      await importWhole(runner);
      const there = fixture.strava.accounts.activities(runner.account);
      expect(shownBy(await fixture.rowsOf(runner.uid))).toEqual(shownOf(there));
      const link = await fixture.linkOf(runner.uid);
      expect(link?.history).toMatchObject({ state: 'done', importedCount: there.length });
      if (!hasDied) break;
    }
  },
);

it('brings nothing back for a runner who unlinked meanwhile', async () => {
  const runner = await fixture.link('linh');
  const link = adminFirestore.doc(firestorePaths.link(runner.uid, 'strava'));
  const step = fixture.run(importOf(runner));
  await link.update({ state: 'unlinking' });
  await step;
  await link.update({ state: 'unlinking' });
  const before = (await fixture.rowsOf(runner.uid)).length;
  await importWhole(runner);
  expect((await fixture.rowsOf(runner.uid)).length).toBe(before);
});
