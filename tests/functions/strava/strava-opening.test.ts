import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { openStravaActivity } from '../../../functions/src/strava/open-strava-activity.ts';
import { purgeExpiredActivities } from '../../../functions/src/strava/purge-expired-activities.ts';
import { detailShape } from '../../../sandbox/strava/activity-shapes.ts';
import type { StravaActivity } from '../../../sandbox/strava/strava-accounts.ts';
import { adminFirestore } from '../admin.ts';
import {
  eventOf,
  openStravaFixture,
  type LinkedRunner,
  type StravaFixture,
} from '../strava-fixture.ts';

/** Behind every other clock: what is purged or swept meanwhile is none of these. */
const START = new Date('2098-05-04T09:02:00Z');
const WEEK_SECONDS = 7 * DAY_SECONDS;

let fixture: StravaFixture;
let partner: StravaFixture;
beforeAll(async () => {
  fixture = await openStravaFixture(START);
  partner = await openStravaFixture(START, 'partner');
});
afterAll(async () => Promise.all([fixture.close(), partner.close()]));

/** A runner with one run at Strava, known here by its event. */
async function runnerWithRun(
  { link, strava, receive, runStartedJobs, startedJobIds }: StravaFixture,
  distanceMeters = 6000,
): Promise<{ runner: LinkedRunner; run: StravaActivity; id: string }> {
  const runner = await link('linh');
  await adminFirestore.doc(firestorePaths.job(`import-history_${runner.uid}_strava`)).delete();
  startedJobIds.length = 0;
  const run = strava.accounts.finish(runner.account, { distanceMeters });
  await receive(eventOf(runner.account, run.id, 'create', 1));
  await runStartedJobs();
  return { runner, run, id: `strava-${run.id}` };
}

async function stored(uid: string, id: string) {
  const [row, analysis, recording, track] = await adminFirestore.getAll(
    adminFirestore.doc(firestorePaths.activity(uid, id)),
    adminFirestore.doc(firestorePaths.activityAnalysis(uid, id)),
    adminFirestore.doc(firestorePaths.recording(uid, id)),
    adminFirestore.doc(firestorePaths.track(uid, id)),
  );
  return {
    row: fromStored<ActivityRow>(row?.data()),
    analysis: analysis?.exists ? fromStored<ActivityAnalysis>(analysis.data()) : null,
    hasRecording: recording?.exists,
    hasTrack: track?.exists,
    expiresAt: fromStored<{ expiresAt?: Date }>(recording?.data() ?? {}).expiresAt,
  };
}

describe('opening an activity', () => {
  it('shows what Strava reports, and nothing of our own', async () => {
    const { runner, run, id } = await runnerWithRun(fixture);
    expect((await stored(runner.uid, id)).analysis).toBeNull();
    const answer = await openStravaActivity({ activityId: id }, runner, fixture.dependencies);
    expect(answer).toEqual({ state: 'ready' });
    const { row, analysis, hasRecording, hasTrack, expiresAt } = await stored(runner.uid, id);
    const detail = detailShape(run);
    expect(hasRecording && hasTrack).toBe(true);
    expect(row).toMatchObject({ load: null, purpose: null, feedbackState: 'withheld' });
    expect(analysis).toMatchObject({
      facts: [],
      zones: null,
      intervals: [],
      purpose: 'unclear',
      load: null,
      feedback: null,
    });
    expect(analysis?.laps.map(({ distanceMeters }) => distanceMeters)).toEqual(
      detail.laps.map(({ distance }) => distance),
    );
    expect(analysis?.splits.map(({ movingSeconds }) => movingSeconds)).toEqual(
      detail.splits_metric?.map(({ moving_time }) => moving_time),
    );
    expect(analysis?.summary.averageCadencePerMinute).toBeCloseTo(
      2 * (detail.average_cadence ?? NaN),
      5,
    );
    const inAWeek = new Date(fixture.time.now.getTime() + WEEK_SECONDS * 1000);
    expect([row.expiresAt, analysis?.expiresAt, expiresAt]).toEqual([inAWeek, inAWeek, inAWeek]);
  });

  it('asks Strava once, however many open it at a time and afterwards', async () => {
    const { runner, id } = await runnerWithRun(fixture);
    const before = fixture.strava.requests().length;
    const open = async () => openStravaActivity({ activityId: id }, runner, fixture.dependencies);
    const answers = await Promise.all(Array.from({ length: 8 }, open));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['ready']));
    await open();
    const paths = fixture.strava.requests().slice(0, fixture.strava.requests().length - before);
    expect(paths.length).toBe(2);
  });

  it('says when it can go on where the allowance is used up', async () => {
    const { runner, id } = await runnerWithRun(fixture);
    fixture.passSeconds(900);
    fixture.strava.limits.useUp('quarterHour');
    const answer = await openStravaActivity({ activityId: id }, runner, fixture.dependencies);
    const end = (Math.floor(fixture.time.now.getTime() / 900_000) + 1) * 900_000;
    expect(answer).toEqual({ state: 'waiting', resumesAt: new Date(end).toISOString() });
    fixture.passSeconds(900);
    expect(await openStravaActivity({ activityId: id }, runner, fixture.dependencies)).toEqual({
      state: 'ready',
    });
  });

  it('lets nobody use up alone what all share', async () => {
    const { runner, id } = await runnerWithRun(fixture);
    fixture.passSeconds(900);
    const open = async (uid = runner.uid, activityId = id) =>
      openStravaActivity({ activityId }, { uid }, fixture.dependencies, 1);
    expect(await open()).toEqual({ state: 'ready' });
    await adminFirestore.doc(firestorePaths.activity(runner.uid, id)).update({ isPurged: true });
    const before = fixture.strava.requests().length;
    expect(await open()).toMatchObject({ state: 'waiting' });
    expect(fixture.strava.requests().length).toBe(before);
    const { runner: other, id: theirs } = await runnerWithRun(fixture);
    expect(await open(other.uid, theirs)).toEqual({ state: 'ready' });
    fixture.passSeconds(900);
    expect(await open()).toEqual({ state: 'ready' });
  });

  it('finds it gone, and then it is gone here', async () => {
    const { runner, run, id } = await runnerWithRun(fixture);
    fixture.strava.accounts.delete(run);
    const opening = openStravaActivity({ activityId: id }, runner, fixture.dependencies);
    await expect(opening).rejects.toMatchObject({ code: 'common/not-found' });
    expect(await fixture.rowsOf(runner.uid)).toEqual([]);
  });

  it('is refused for what is not one’s own', async () => {
    const { id } = await runnerWithRun(fixture);
    const { runner: other } = await runnerWithRun(fixture);
    const opening = openStravaActivity({ activityId: id }, other, fixture.dependencies);
    await expect(opening).rejects.toMatchObject({ code: 'common/not-found' });
  });
});

describe('what may not be kept', () => {
  it('goes after a week but for the runner’s own words, and comes back when it is opened', async () => {
    const { runner, run, id } = await runnerWithRun(fixture);
    await openStravaActivity({ activityId: id }, runner, fixture.dependencies);
    const reference = adminFirestore.doc(firestorePaths.activity(runner.uid, id));
    await reference.update({ note: 'Windy', effort: 6, title: 'Along the river' });
    fixture.passSeconds(WEEK_SECONDS - 1);
    await purgeExpiredActivities(fixture.time.now, adminFirestore);
    expect((await stored(runner.uid, id)).row.isPurged).toBe(false);
    fixture.passSeconds(1);
    expect(await purgeExpiredActivities(fixture.time.now, adminFirestore)).toBeGreaterThan(0);
    const purged = await stored(runner.uid, id);
    expect(purged).toMatchObject({ analysis: null, hasRecording: false, hasTrack: false });
    expect(purged.row).toMatchObject({
      id,
      sport: 'Run',
      startedAt: run.session.startedAt,
      note: 'Windy',
      effort: 6,
      title: 'Along the river',
      sourceTitle: null,
      distanceMeters: null,
      averageHeartRateBeatsPerMinute: null,
      isPurged: true,
      expiresAt: null,
    });
    expect(await purgeExpiredActivities(fixture.time.now, adminFirestore)).toBe(0);
    expect(await openStravaActivity({ activityId: id }, runner, fixture.dependencies)).toEqual({
      state: 'ready',
    });
    const opened = await stored(runner.uid, id);
    expect(opened.hasRecording).toBe(true);
    expect(opened.row).toMatchObject({ note: 'Windy', isPurged: false, sourceTitle: run.name });
    expect(opened.row.distanceMeters).toBeGreaterThan(5000);
  });
});

describe('under other terms', () => {
  it('a new run is analysed like a file, with the coach’s words, and stays', async () => {
    const { runner, id } = await runnerWithRun(partner);
    const { row, analysis, hasRecording } = await stored(runner.uid, id);
    expect(hasRecording).toBe(true);
    expect(row).toMatchObject({ feedbackState: 'ready', visibleToCoach: true, expiresAt: null });
    expect(analysis?.facts.length).toBeGreaterThan(5);
    expect(analysis?.feedback?.sentences.length).toBeGreaterThan(0);
    expect(row.purpose).not.toBeNull();
  });

  it('what its athlete shows to nobody is not shown to a coach', async () => {
    const { runner, run, id } = await runnerWithRun(partner);
    partner.strava.accounts.change(run.id, { isPrivate: true });
    await partner.receive({
      ...eventOf(runner.account, run.id, 'update', 2),
      updates: { private: 'true' },
    });
    await partner.runStartedJobs();
    expect((await stored(runner.uid, id)).row.visibleToCoach).toBe(false);
  });
});
