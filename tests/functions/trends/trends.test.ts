import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { TREND_LIMITS, type TrendWeek } from '@tasuki/domain/trends/trend-week';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { askToRefreshTrends } from '../../../functions/src/trends/ask-to-refresh-trends.ts';
import { refreshTrendWeekJob } from '../../../functions/src/trends/refresh-trend-week-job.ts';
import { refreshTrendWeek } from '../../../functions/src/trends/refresh-trend-week.ts';
import { fillTrends } from '../../../scripts/data-updates/fill-trends.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';

const NOW = new Date('2096-03-07T10:00:00Z');
/** A Monday. */
const DAY = '2096-02-20';
const MONDAY = dayNumberOf(DAY);

let uid: string;

beforeEach(() => {
  uid = `runner${randomUUID()}`;
});

async function run(id: string, changes: Partial<ActivityRow> = {}) {
  const row = exampleActivityRow({
    id,
    ownerUid: uid,
    startedAt: new Date(`${DAY}T06:00:00Z`),
    utcOffsetMinutes: 0,
    distanceMeters: 10_000,
    ...changes,
  });
  const reference = adminFirestore.doc(firestorePaths.activity(uid, id));
  const before = await reference.get();
  await reference.set({ ...row });
  return { before, after: await reference.get() };
}

async function refresh(mondayDayNumber = MONDAY): Promise<void> {
  await refreshTrendWeek({ uid, mondayDayNumber }, adminFirestore);
}

async function weeks(firstYear = '2094'): Promise<Record<string, TrendWeek> | undefined> {
  const years = await adminFirestore.doc(firestorePaths.trendYears(uid, firstYear)).get();
  return years.get('weeks') as Record<string, TrendWeek> | undefined;
}

async function writtenAt(firstYear: string): Promise<Timestamp | undefined> {
  const years = await adminFirestore.doc(firestorePaths.trendYears(uid, firstYear)).get();
  return years.updateTime;
}

it('keeps for coaches what is open to them, and takes it back when a run is hidden', async () => {
  const shared = async () => {
    const years = await adminFirestore.doc(firestorePaths.sharedTrendYears(uid, '2094')).get();
    return years.get('weeks') as Record<string, TrendWeek> | undefined;
  };
  await run('shown', { visibleToCoach: true });
  await run('own', { visibleToCoach: false });
  await run('hidden', { visibleToCoach: true, isHidden: true });
  await refresh();
  expect((await weeks())?.[DAY]?.activities.map(({ id }) => id)).toEqual(['own', 'shown']);
  expect((await shared())?.[DAY]?.activities.map(({ id }) => id)).toEqual(['shown']);
  await run('shown', { visibleToCoach: true, isHidden: true });
  await refresh();
  expect((await weeks())?.[DAY]?.activities.map(({ id }) => id)).toEqual(['own']);
  expect(await shared()).toBeUndefined();
});

it('keeps a week from its rows and analyses, and nothing of what is hidden, doubled or forbidden', async () => {
  await run('shown');
  await run('hidden', { isHidden: true });
  await run('copy', { duplicateOf: 'shown' });
  await run('strava', { policy: sourcePolicy('strava', 'standard') });
  await run('next', { startedAt: new Date('2096-02-27T00:00:00Z') });
  await adminFirestore.doc(firestorePaths.activityAnalysis(uid, 'shown')).set({
    intensity: 'easy',
    intervals: [],
    heartRateQuality: 'reliable',
    bestEfforts: [
      { distanceMeters: 5000, elapsedSeconds: 1500, startSeconds: 0, endSeconds: 1500 },
    ],
  });
  await refresh();
  expect(await weeks()).toEqual({
    [DAY]: expect.objectContaining({
      volume: expect.objectContaining({ easy: { meters: 10_000, seconds: 2931 } }) as object,
      records: [{ distanceMeters: 5000, elapsedSeconds: 1500, activityId: 'shown' }],
      activities: [expect.objectContaining({ id: 'shown', easyBeatsPerMinute: 148 })],
      omittedCount: 1,
    }) as object,
  });
});

it('takes a week out with its last run, and the document with its last week', async () => {
  await run('one');
  await run('two', { startedAt: new Date('2096-02-27T00:00:00Z') });
  await refresh();
  await refresh(MONDAY + 7);
  expect(Object.keys((await weeks()) ?? {})).toHaveLength(2);
  await adminFirestore.doc(firestorePaths.activity(uid, 'one')).delete();
  await refresh();
  expect(Object.keys((await weeks()) ?? {})).toEqual(['2096-02-27']);
  await adminFirestore.doc(firestorePaths.activity(uid, 'two')).delete();
  await refresh(MONDAY + 7);
  expect(await weeks()).toBeUndefined();
  await refresh();
  expect(await weeks()).toBeUndefined();
});

it('comes to the same however many refreshes run at once', async () => {
  await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      await run(`run${index}`);
      await refresh();
    }),
  );
  expect((await weeks())?.[DAY]?.activities).toHaveLength(4);
});

it('asks for the week of a changed run and the one it was in before, once each', async () => {
  const started: string[] = [];
  const dependencies = {
    firestore: adminFirestore,
    startJob: async (id: string) => {
      started.push(id);
      return Promise.resolve();
    },
  };
  await run('moved');
  await refresh();
  const moved = await run('moved', { startedAt: new Date('2096-02-28T06:00:00Z') });
  await askToRefreshTrends(uid, moved, NOW, dependencies);
  await askToRefreshTrends(uid, moved, NOW, dependencies);
  expect(new Set(started).size).toBe(2);
  const noted = await run('moved', {
    startedAt: new Date('2096-02-28T06:00:00Z'),
    note: 'Windy',
  });
  const asked = started.length;
  await askToRefreshTrends(uid, noted, NOW, dependencies);
  expect(started).toHaveLength(asked);
  for (const id of new Set(started)) {
    await runJob(id, {
      firestore: adminFirestore,
      handlers: jobHandlers([refreshTrendWeekJob({ firestore: adminFirestore })]),
      now: () => NOW,
      enqueue: noQueue,
    });
  }
  expect(Object.keys((await weeks()) ?? {})).toEqual(['2096-02-27']);
});

it('fills in the weeks of activities from before there were trends, once', async () => {
  await adminFirestore.doc(firestorePaths.user(uid)).set({ uid });
  await run('known');
  await refresh();
  await run('old', { startedAt: new Date('2090-01-03T06:00:00Z') });
  expect(await fillTrends(adminFirestore)).toBeGreaterThan(0);
  expect(Object.keys((await weeks('2088')) ?? {})).toEqual(['2090-01-02']);
  expect(Object.keys((await weeks()) ?? {})).toEqual([DAY]);
  const filledAt = await writtenAt('2088');
  // Other files' accounts may be filled in once more, such as those whose rows cannot be read.
  await fillTrends(adminFirestore);
  expect(await writtenAt('2088')).toEqual(filledAt);
});

it('computes a week seldom where its runs change in a loop, and has the last change in the end', async () => {
  let time = NOW.getTime();
  const now = () => new Date(time);
  const dependencies = { firestore: adminFirestore, startJob: async () => Promise.resolve() };
  const job = adminFirestore.doc(firestorePaths.job(`refresh-trend-week_${uid}_${MONDAY}`));
  const runDue = async () =>
    runJob(job.id, {
      firestore: adminFirestore,
      handlers: jobHandlers([refreshTrendWeekJob({ firestore: adminFirestore })]),
      now,
      enqueue: noQueue,
    });
  const shown = await run('loop');
  // The states come again and again, as a script toggles them.
  const changes = [await run('loop', { isHidden: true }), await run('loop')];
  let refreshCount = 0;
  // Three hundred changes within an hour.
  for (let change = 0; change < 300; change += 1) {
    time += 12_000;
    await askToRefreshTrends(uid, changes[change % 2] ?? shown, now(), dependencies);
    if ((await runDue()) === 'done') refreshCount += 1;
  }
  expect(refreshCount).toBeGreaterThan(5);
  expect(refreshCount).toBeLessThanOrEqual(20);
  await askToRefreshTrends(uid, await run('loop', { distanceMeters: 7000 }), now(), dependencies);
  time += 600_000;
  expect(await runDue()).toBe('done');
  expect((await weeks())?.[DAY]?.activities.map(({ meters }) => meters)).toContain(7000);
  // A day later the first changes are followed at once again.
  time += DAY_MILLISECONDS;
  await askToRefreshTrends(uid, await run('loop', { distanceMeters: 8000 }), now(), dependencies);
  expect(await runDue()).toBe('done');
});

it('reads the analyses of the longest runs of a week alone, and counts all by their row', async () => {
  const analysed = TREND_LIMITS.analysesRead;
  const effort = (elapsedSeconds: number) => ({
    bestEfforts: [{ distanceMeters: 1000, elapsedSeconds, startSeconds: 0, endSeconds: 1 }],
  });
  for (let index = 0; index <= analysed; index += 1) {
    await run(`run${index}`, { movingSeconds: 600 + index, distanceMeters: 1000 });
  }
  // The shortest of all is the fastest, and its analysis is one too many.
  await adminFirestore.doc(firestorePaths.activityAnalysis(uid, 'run0')).set(effort(200));
  await adminFirestore.doc(firestorePaths.activityAnalysis(uid, 'run1')).set(effort(300));
  await refresh();
  const week = (await weeks())?.[DAY];
  expect(week?.records).toEqual([
    { distanceMeters: 1000, elapsedSeconds: 300, activityId: 'run1' },
  ]);
  expect(week?.volume.unknown.meters).toBe(1000 * (analysed + 1));
});
