import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { HISTORY_IMPORT_LIMITS } from '@tasuki/domain/provider-links/provider-link';
import { GARMIN_REQUESTS_A_MINUTE } from '../../../functions/src/garmin/garmin-budget.ts';
import { askForJob } from '../../../functions/src/jobs/ask-for-job.ts';
import {
  reconciliationJob,
  reconciliationJobId,
} from '../../../functions/src/provider-links/ask-for-reconciliation.ts';
import { importJob } from '../../../functions/src/provider-links/import-history-job.ts';
import { adminFirestore } from '../admin.ts';
import { openGarminFixture, type GarminFixture, type LinkedRunner } from '../garmin-fixture.ts';

/**
 * How many of the oldest days are left out: none under `SOAK=1`, so that the whole history is
 * imported.
 */
const DAYS_LEFT_OUT = process.env['SOAK'] === '1' ? 0 : 212;

let fixture: GarminFixture;
beforeAll(async () => {
  fixture = await openGarminFixture(new Date('2099-05-01T09:00:00Z'));
});
afterAll(async () => fixture.close());

const linkReference = ({ uid }: LinkedRunner) =>
  adminFirestore.doc(firestorePaths.link(uid, 'garmin'));
const importId = ({ uid }: LinkedRunner) => importJob(uid, 'garmin').id;

/** A link that was made this number of days ago: newer activities are not history. */
async function linkedEarlier(daysAgo: number): Promise<{ runner: LinkedRunner; since: Date }> {
  const runner = await fixture.link('wei', { hasHistory: true });
  const since = new Date(fixture.time.now.getTime() - daysAgo * DAY_MILLISECONDS);
  await linkReference(runner).update({ 'history.startedAt': Timestamp.fromDate(since) });
  return { runner, since };
}

/** Windows of history that Garmin was asked for, newest first, in days before now. */
function askedWindows(): { from: Date; to: Date }[] {
  return fixture.garmin
    .requests()
    .filter(({ path, status }) => path.includes('/backfill/activities?') && status === 202)
    .map(({ path }) => {
      const query = new URL(path, 'http://garmin').searchParams;
      const at = (name: string) => new Date(Number(query.get(name)) * 1000);
      return { from: at('summaryStartTimeInSeconds'), to: at('summaryEndTimeInSeconds') };
    })
    .reverse();
}

describe('a history at Garmin', () => {
  it('comes whole and once, the newest first, with its progress on the link', async () => {
    const { runner, since } = await linkedEarlier(DAYS_LEFT_OUT);
    const before = askedWindows().length;
    await fixture.settle(runner, 2 * 3600);
    const account = fixture.garmin.state().accounts.find(({ key }) => key === runner.key);
    const rows = await fixture.rowsOf(runner.uid);
    const link = await fixture.linkOf(runner.uid);
    expect(link?.history).toMatchObject({
      state: 'done',
      stage: 'older',
      importedCount: rows.length,
      resumesAt: null,
    });
    expect(link?.lastProblem).toBeNull();
    expect(new Set(rows.map(({ startedAt }) => startedAt.getTime())).size).toBe(rows.length);
    expect(rows.every(({ startedAt }) => startedAt < since)).toBe(true);
    expect(rows.every(({ duplicateOf }) => duplicateOf === null)).toBe(true);
    if (DAYS_LEFT_OUT === 0) expect(rows).toHaveLength(account?.activities ?? 0);
    else expect(rows.length).toBeGreaterThanOrEqual(5);

    const windows = askedWindows().slice(before);
    let end = since.getTime();
    for (const { from, to } of windows) {
      expect(Math.abs(to.getTime() - end)).toBeLessThanOrEqual(1000);
      expect(to.getTime() - from.getTime()).toBeLessThanOrEqual(
        HISTORY_IMPORT_LIMITS.garminWindowDays * DAY_MILLISECONDS,
      );
      end = from.getTime();
    }
    expect(await fixture.jobsOf(runner.uid)).toMatchObject([
      { id: `reconcile-link_${runner.uid}_garmin`, state: 'open' },
    ]);

    // Asked for all of it once more: nothing is written twice.
    const versions = rows.map(({ createdAt }) => createdAt.getTime());
    for (const { body } of fixture.posts.slice(0, 50)) await fixture.post(body);
    await fixture.settle(runner, 3600);
    const again = await fixture.rowsOf(runner.uid);
    expect(again.map(({ createdAt }) => createdAt.getTime())).toEqual(versions);
  });

  it('is settling while nothing more comes, and done after that', async () => {
    const { runner } = await linkedEarlier(2000);
    await fixture.settle(runner, 600);
    expect((await fixture.linkOf(runner.uid))?.history?.state).toBe('settling');
    await fixture.settle(runner, 3600);
    expect((await fixture.linkOf(runner.uid))?.history?.state).toBe('done');
  });

  it('is not asked for where the runner did not allow it, and that is said', async () => {
    const runner = await fixture.link('wei', {
      permissions: ['ACTIVITY_EXPORT'],
      hasHistory: true,
    });
    await fixture.settle(runner, 60);
    expect(await fixture.linkOf(runner.uid)).toMatchObject({
      state: 'connected',
      lastProblem: 'history-not-allowed',
      missingScopes: ['HISTORICAL_DATA_EXPORT'],
      history: { state: 'failed', importedCount: 0 },
    });
  });

  it('begins once the runner allows it', async () => {
    const runner = await fixture.link('wei', {
      permissions: ['ACTIVITY_EXPORT'],
      hasHistory: true,
    });
    await fixture.settle(runner, 60);
    fixture.garmin.setPermissions(runner.key, ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT']);
    await fixture.garmin.settled();
    const check = (await fixture.jobsOf(runner.uid)).find(({ id }) =>
      id.startsWith('check-garmin'),
    );
    await fixture.run(check?.id ?? '');
    expect(await fixture.linkOf(runner.uid)).toMatchObject({
      lastProblem: null,
      missingScopes: [],
      history: { state: 'queued', reachedBackTo: null },
    });
    expect((await fixture.jobsOf(runner.uid)).map(({ id }) => id)).toContain(importId(runner));
  });

  it('waits while Garmin does not answer, or lets the application ask no more', async () => {
    const runner = await fixture.link('wei', { hasHistory: true });
    fixture.garmin.setTroubles({ isDown: true });
    await fixture.run(importId(runner));
    expect(await fixture.linkOf(runner.uid)).toMatchObject({
      lastProblem: 'unreachable',
      history: { state: 'waiting', reachedBackTo: null },
    });
    fixture.garmin.setTroubles({ isDown: false, isRateLimited: true });
    fixture.time.now = new Date(fixture.time.now.getTime() + 600_000);
    await fixture.run(importId(runner));
    const waiting = await fixture.linkOf(runner.uid);
    expect(waiting).toMatchObject({ lastProblem: 'rate-limited', history: { state: 'waiting' } });
    expect(waiting?.history?.resumesAt?.getTime()).toBeGreaterThan(fixture.time.now.getTime());
    fixture.garmin.setTroubles({ isRateLimited: false });
    fixture.time.now = new Date(fixture.time.now.getTime() + 600_000);
    await fixture.run(importId(runner));
    expect(await fixture.linkOf(runner.uid)).toMatchObject({
      lastProblem: null,
      history: { state: 'running', resumesAt: null },
    });
  });

  it('keeps within what the application may ask, whoever it asks for', async () => {
    const runner = await fixture.link('wei', { hasHistory: true });
    fixture.time.now = new Date(Math.ceil(fixture.time.now.getTime() / 60_000) * 60_000);
    const minuteStartsAt = fixture.time.now.getTime();
    const budget = adminFirestore.doc(firestorePaths.providerBudget('garmin'));
    await budget.set({ minuteStartsAt, used: GARMIN_REQUESTS_A_MINUTE - 1 });
    const before = askedWindows().length;
    await fixture.run(importId(runner));
    await fixture.run(importId(runner));
    expect(askedWindows().length - before).toBe(1);
    expect(await fixture.linkOf(runner.uid)).toMatchObject({
      lastProblem: 'rate-limited',
      history: { state: 'waiting', resumesAt: new Date(minuteStartsAt + 60_000) },
    });
  });
});

it('finds by itself what no notification reported, and nothing twice', async () => {
  const runner = await fixture.link('wei');
  const id = reconciliationJobId(runner.uid, 'garmin');
  fixture.garmin.finishRun({ athletes: [runner.key], distanceMeters: 300 });
  await fixture.settle(runner, 600);
  const job = reconciliationJob({
    uid: runner.uid,
    provider: 'garmin',
    lookedAt: fixture.time.now.getTime(),
    askedAt: null,
  });
  const batch = adminFirestore.batch();
  askForJob(batch, adminFirestore, job, { current: undefined, now: fixture.time.now });
  await batch.commit();

  fixture.garmin.notifications.setMode('lose');
  for (let hours = 0; hours < 24; hours += 12) {
    fixture.time.now = new Date(fixture.time.now.getTime() + 12 * HOUR_MILLISECONDS);
    fixture.garmin.finishRun({ athletes: [runner.key], distanceMeters: 300 });
  }
  await fixture.garmin.settled();
  fixture.garmin.notifications.setMode('send');
  await fixture.settle(runner);
  expect(await fixture.rowsOf(runner.uid)).toHaveLength(1);

  expect(await fixture.run(id)).toBe('done');
  await fixture.settle(runner, 1200);
  const rows = await fixture.rowsOf(runner.uid);
  const lost = rows.filter(
    ({ startedAt }) => startedAt.getTime() > fixture.time.now.getTime() - DAY_MILLISECONDS * 1.1,
  );
  expect(lost.length).toBeGreaterThanOrEqual(3);
  expect(new Set(rows.map(({ startedAt }) => startedAt.getTime())).size).toBe(rows.length);

  const next = (await fixture.jobsOf(runner.uid)).find((job) => job.id === id);
  expect(next?.state).toBe('open');
  fixture.time.now = next?.dueAt ?? fixture.time.now;
  expect(await fixture.run(id)).toBe('done');
  await fixture.settle(runner, 1200);
  // A day later the athlete may have run once more; nothing is there twice.
  const after = await fixture.rowsOf(runner.uid);
  expect(new Set(after.map(({ startedAt }) => startedAt.getTime())).size).toBe(after.length);
  expect(after.length - rows.length).toBeLessThanOrEqual(1);
});
