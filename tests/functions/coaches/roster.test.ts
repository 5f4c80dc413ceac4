import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { jobId } from '../../../functions/src/jobs/job-kind.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import {
  askToRefreshRoster,
  askToRefreshRostersOf,
  REFRESH_ROSTER,
} from '../../../functions/src/roster/ask-to-refresh-roster.ts';
import { noteCaution } from '../../../functions/src/plans/note-caution.ts';
import { refreshDueRosters } from '../../../functions/src/roster/refresh-due-rosters.ts';
import { refreshRosterEntry } from '../../../functions/src/roster/refresh-roster-entry.ts';
import { refreshRosterJob } from '../../../functions/src/roster/refresh-roster-job.ts';
import { fillRosters } from '../../../scripts/data-updates/fill-rosters.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';

const NOW = new Date('2096-03-07T10:00:00Z');

let runnerUid: string;
let coachId: string;

beforeEach(async () => {
  runnerUid = `runner${randomUUID()}`;
  coachId = `coach${randomUUID()}`;
  const write = async (path: string, fields: object) => adminFirestore.doc(path).set(fields);
  await write(firestorePaths.coach(coachId), {
    kind: 'human',
    name: 'Kenji Arai',
    isApproved: true,
    isPublished: true,
  });
  await write(firestorePaths.publicProfile(runnerUid), { uid: runnerUid, displayName: 'Hana' });
  await setLink({ sharesActivities: true });
});

async function setLink(fields: object): Promise<void> {
  await adminFirestore.doc(firestorePaths.coachLink(runnerUid, coachId)).set(
    {
      runnerUid,
      coachId,
      planId: 'free',
      state: 'active',
      consentVersion: SHARING_CONSENT_VERSION,
      since: Timestamp.fromMillis(NOW.getTime() - 90 * DAY_MILLISECONDS),
      ...fields,
    },
    { merge: true },
  );
}

function hoursBefore(hours: number): Date {
  return new Date(NOW.getTime() - hours * HOUR_MILLISECONDS);
}

async function run(id: string, hours: number, fields: Partial<ActivityRow> = {}): Promise<void> {
  const row = exampleActivityRow({
    id,
    ownerUid: runnerUid,
    startedAt: hoursBefore(hours),
    distanceMeters: 10_000,
    ...fields,
  });
  await adminFirestore.doc(firestorePaths.activity(runnerUid, id)).set({ ...row });
}

async function say(authorUid: string, text: string, hours: number): Promise<void> {
  const topicId = coachTopicId(runnerUid, coachId);
  await adminFirestore.doc(firestorePaths.message(topicId, randomUUID())).set({
    kind: 'participant',
    authorUid,
    text,
    createdAt: Timestamp.fromDate(hoursBefore(hours)),
    writtenAt: Timestamp.fromDate(hoursBefore(hours)),
    isStopRequested: false,
  });
}

async function refresh(): Promise<boolean> {
  return refreshRosterEntry({ runnerUid, coachId }, NOW, adminFirestore);
}

async function entry() {
  return (await adminFirestore.doc(firestorePaths.rosterEntry(coachId, runnerUid)).get()).data();
}

it('shows of a runner what is shared, and nothing of what is hidden, forbidden or doubled', async () => {
  await run('shown', 30);
  await run('hidden', 2, { isHidden: true, note: 'chest pain on the hill' });
  await run('strava', 3, { visibleToCoach: false, note: 'chest pain on the hill' });
  await run('copy', 4, { duplicateOf: 'shown' });
  await run('old', 100 * 24);
  expect(await refresh()).toBe(true);
  expect(await entry()).toMatchObject({
    name: 'Hana',
    isSharing: true,
    lastRun: { activityId: 'shown', distanceMeters: 10_000 },
    attention: null,
    priority: 0,
    activeAt: Timestamp.fromDate(hoursBefore(30)),
  });
  expect(await refresh()).toBe(true);
});

it('counts no ride that is called a run, until the runner says that it was one', async () => {
  await run('shown', 30);
  await run('ride', 2, { purpose: 'unclear', distanceMeters: 40_000 });
  const analysis = adminFirestore.doc(firestorePaths.activityAnalysis(runnerUid, 'ride'));
  await analysis.set({ riding: 'whole' });
  await refresh();
  expect(await entry()).toMatchObject({ lastRun: { activityId: 'shown' }, weekMeters: 10_000 });
  await run('ride', 2, { purpose: 'long', distanceMeters: 40_000 });
  await refresh();
  expect(await entry()).toMatchObject({ lastRun: { activityId: 'ride' }, weekMeters: 50_000 });
});

it('forgets what it showed as soon as the sharing ends, and the runner with the link', async () => {
  await run('shown', 30, { note: 'chest pain on the hill' });
  await refresh();
  expect(await entry()).toMatchObject({ attention: { reason: 'redFlag', activityId: 'shown' } });
  await setLink({ sharesActivities: false });
  await refresh();
  expect(await entry()).toMatchObject({ isSharing: false, lastRun: null, attention: null });
  expect(JSON.stringify(await entry())).not.toContain('shown');
  await setLink({ state: 'ended' });
  expect(await refresh()).toBe(false);
  expect(await entry()).toBeUndefined();
});

it('shows where the plan stands while it is shared, by the runs that the coach may read', async () => {
  const today = dayNumber(NOW, 0);
  const proposed = proposedPlan(EXAMPLE_RUNNER, {
    ...EXAMPLE_WISH,
    goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
    today: calendarDayOf(today - 21),
  });
  if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
  await adminFirestore.doc(firestorePaths.trainingPlan(runnerUid)).set({
    ...storedPlanOf(proposed.record, EXAMPLE_REVISION),
    createdAt: NOW,
    updatedAt: NOW,
  });
  const due = proposed.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ day }) => day < calendarDayOf(today));
  for (const { day, meters } of due) {
    const startedAt = new Date(`${day}T06:00:00Z`);
    await run(`of-${day}`, 0, {
      startedAt,
      utcOffsetMinutes: 0,
      distanceMeters: meters,
      purpose: null,
    });
  }
  await refresh();
  const kept: unknown = (await entry())?.['plan'];
  expect(kept).toMatchObject({ state: 'running', weeks: proposed.plan.weeks.length });
  const { planned, done } = kept as { planned: number; done: number };
  expect(done).toBe(planned);

  // The coach may not see activities that the runner hides.
  for (const { day } of due.slice(-2)) {
    const path = firestorePaths.activity(runnerUid, `of-${day}`);
    await adminFirestore.doc(path).update({ isHidden: true });
  }
  await refresh();
  expect(await entry()).toMatchObject({
    plan: { done: planned - 2 },
    attention: { reason: 'missedSessions', activityId: null },
  });
  await setLink({ sharesActivities: false });
  await refresh();
  expect(await entry()).toMatchObject({ plan: null, attention: null });
});

it('says that the plan is eased by words to the AI alone, and not by which, while it is shared', async () => {
  const proposed = proposedPlan(EXAMPLE_RUNNER, {
    ...EXAMPLE_WISH,
    goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
    today: calendarDayOf(dayNumber(NOW, 0)),
  });
  if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
  await adminFirestore.doc(firestorePaths.trainingPlan(runnerUid)).set({
    ...storedPlanOf(proposed.record, EXAMPLE_REVISION),
    createdAt: NOW,
    updatedAt: NOW,
  });
  await refresh();
  expect(await entry()).toMatchObject({ isPlanEased: false });
  const words = { uid: runnerUid, text: 'My left knee hurts since yesterday.', at: NOW };
  await noteCaution(words, adminFirestore);
  await refresh();
  expect(await entry()).toMatchObject({ isPlanEased: true, attention: null });
  expect(JSON.stringify(await entry())).not.toMatch(/knee|pain/i);
  await setLink({ sharesActivities: false });
  await refresh();
  expect(await entry()).toMatchObject({ isPlanEased: false });
});

it('says who waits for an answer, until the coach gives it', async () => {
  await setLink({ sharesActivities: false });
  await say(coachId, 'Welcome', 60);
  await say(runnerUid, 'Thank you. May I run tomorrow?', 30);
  await refresh();
  expect(await entry()).toMatchObject({ attention: { reason: 'unanswered', activityId: null } });
  await say(coachId, 'Yes, easily.', 1);
  await refresh();
  expect(await entry()).toMatchObject({ attention: null, priority: 0 });
});

it('takes an answered note for news when it changes, and not when its row is written anew', async () => {
  const row = adminFirestore.doc(firestorePaths.activity(runnerUid, 'noted'));
  const refreshNow = async () =>
    refreshRosterEntry({ runnerUid, coachId }, new Date(), adminFirestore);
  await run('noted', 0, { startedAt: new Date(), note: 'chest pain on the hill' });
  await refreshNow();
  expect(await entry()).toMatchObject({ attention: { reason: 'redFlag', activityId: 'noted' } });
  const topicId = coachTopicId(runnerUid, coachId);
  await adminFirestore.doc(firestorePaths.message(topicId, randomUUID())).set({
    kind: 'participant',
    authorUid: coachId,
    text: 'Please see a doctor before you run again.',
    createdAt: FieldValue.serverTimestamp(),
    writtenAt: FieldValue.serverTimestamp(),
    isStopRequested: false,
  });
  await row.update({ title: 'Morning run' });
  await refreshNow();
  expect(await entry()).toMatchObject({ attention: null, priority: 0 });
  await row.update({ note: 'chest pain again, on the flat' });
  await refreshNow();
  expect(await entry()).toMatchObject({ attention: { reason: 'redFlag', activityId: 'noted' } });
});

it('counts a coach’s answer at once, however often the runner’s activities changed', async () => {
  const parties = { runnerUid, coachId };
  const started: string[] = [];
  const dependencies = {
    firestore: adminFirestore,
    startJob: async (id: string) => {
      started.push(id);
      await runJob(id, {
        firestore: adminFirestore,
        handlers: jobHandlers([refreshRosterJob({ firestore: adminFirestore })]),
        now: () => NOW,
        enqueue: noQueue,
      });
    },
  };
  await run('noted', 1, { note: 'chest pain on the hill' });
  for (let count = 0; count < 20; count += 1) {
    await askToRefreshRoster(parties, NOW, dependencies);
  }
  const turns = started.length;
  expect(turns).toBeLessThan(20);
  await adminFirestore.doc(firestorePaths.message(coachTopicId(runnerUid, coachId), 'a')).set({
    kind: 'participant',
    authorUid: coachId,
    text: 'Please see a doctor.',
    createdAt: Timestamp.fromMillis(Date.now() + DAY_MILLISECONDS),
    writtenAt: Timestamp.now(),
    isStopRequested: false,
  });
  await askToRefreshRoster(parties, NOW, dependencies, 'message');
  expect(started).toHaveLength(turns + 1);
  expect(await entry()).toMatchObject({ attention: null });
});

describe('a coach who writes to a runner in a loop', () => {
  const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

  /** The queue takes what is due, and is done before the next message. */
  async function takeDue(reference: DocumentReference, now: Date): Promise<void> {
    const job = await reference.get();
    const dueAt: unknown = job.get('dueAt');
    if (dueAt instanceof Timestamp && dueAt.toMillis() <= now.getTime()) await reference.delete();
  }

  function jobFor(ofCoach: string): DocumentReference {
    return adminFirestore.doc(firestorePaths.job(jobId(REFRESH_ROSTER, `${runnerUid}_${ofCoach}`)));
  }

  async function waitMilliseconds(ofCoach: string, now: Date): Promise<number> {
    const dueAt = (await jobFor(ofCoach).get()).get('dueAt') as Timestamp;
    return dueAt.toMillis() - now.getTime();
  }

  const dependencies = { firestore: adminFirestore, startJob: async () => Promise.resolve() };
  const SECOND_MILLISECONDS = 1000;

  async function flood(ofCoach: string, messages: number): Promise<Date> {
    for (let index = 0; index < messages; index += 1) {
      const now = later((index * SECOND_MILLISECONDS) / 10);
      await takeDue(jobFor(ofCoach), now);
      await askToRefreshRoster({ runnerUid, coachId: ofCoach }, now, dependencies, 'message');
    }
    return later((messages * SECOND_MILLISECONDS) / 10);
  }

  it('puts off nothing of another coach, and their own line by seconds', async () => {
    const hostile = `hostile${randomUUID()}`;
    const now = await flood(hostile, 100);
    await askToRefreshRoster({ runnerUid, coachId }, now, dependencies, 'message');
    expect(await waitMilliseconds(coachId, now)).toBe(0);
    await takeDue(jobFor(hostile), now);
    await askToRefreshRoster({ runnerUid, coachId: hostile }, now, dependencies, 'message');
    expect(await waitMilliseconds(hostile, now)).toBeLessThanOrEqual(10 * SECOND_MILLISECONDS);
  });

  it('does not hold back an activity or a caution, which brings forward what waits', async () => {
    const now = await flood(coachId, 40);
    expect(await waitMilliseconds(coachId, now)).toBeGreaterThan(0);
    await askToRefreshRoster({ runnerUid, coachId }, now, dependencies);
    expect(await waitMilliseconds(coachId, now)).toBe(0);
  });
});

it('takes no words for news that were said before the link', async () => {
  await setLink({ since: Timestamp.fromDate(hoursBefore(5)) });
  await say(runnerUid, 'I fainted', 100);
  await refresh();
  expect(await entry()).toMatchObject({ attention: null });
});

it('shows nobody to a coach of another runner with the same link id, nor to the built-in coach', async () => {
  await setLink({ runnerUid: 'another' });
  expect(await refresh()).toBe(false);
  await setLink({ runnerUid });
  await adminFirestore.doc(firestorePaths.coach(coachId)).update({ kind: 'ai' });
  expect(await refresh()).toBe(false);
  expect(await entry()).toBeUndefined();
});

it('computes a history of many runs a few times, the last one among them', async () => {
  const started: string[] = [];
  const dependencies = {
    firestore: adminFirestore,
    startJob: async (id: string) => {
      started.push(id);
      return Promise.resolve();
    },
  };
  for (let index = 0; index < 12; index += 1) {
    await run(`run${index}`, 200 - index);
    await askToRefreshRostersOf(runnerUid, NOW, dependencies);
  }
  expect(new Set(started).size).toBe(1);
  expect(started.length).toBeLessThanOrEqual(6);
  const [id = ''] = started;
  await runJob(id, {
    firestore: adminFirestore,
    handlers: jobHandlers([refreshRosterJob({ firestore: adminFirestore })]),
    now: () => NOW,
    enqueue: noQueue,
  });
  expect(await entry()).toMatchObject({ lastRun: { activityId: 'run11' } });
});

it('puts runners whose link is older than the roster into it, once', async () => {
  expect(await fillRosters(adminFirestore)).toBeGreaterThan(0);
  expect(await entry()).toMatchObject({ name: 'Hana' });
  expect(await fillRosters(adminFirestore)).toBe(0);
});

it('looks again when time alone has changed something', async () => {
  await setLink({ sharesActivities: false });
  await say(runnerUid, 'May I run tomorrow?', 20);
  await refresh();
  expect(await entry()).toMatchObject({ attention: null });
  const asked: string[] = [];
  const dependencies = {
    firestore: adminFirestore,
    startJob: async (id: string) => {
      asked.push(id);
      return Promise.resolve();
    },
  };
  const isAsked = () => asked.some((id) => id.includes(runnerUid));
  const limits = { batchSize: 2, entriesMaximum: 1000 };
  await refreshDueRosters(hoursBefore(-3), dependencies, limits);
  expect(isAsked()).toBe(false);
  await refreshDueRosters(hoursBefore(-5), dependencies, limits);
  expect(isAsked()).toBe(true);
});
