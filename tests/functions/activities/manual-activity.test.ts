import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ManualActivity } from '@tasuki/domain/activities/manual-activity';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { recordingOf } from '@tasuki/domain/recordings/recording-of';
import { NOTHING_DECLARED } from '@tasuki/domain/recordings/decoded-activity';
import { analyseDecoded } from '../../../functions/src/activities/analyse-decoded.ts';
import { deleteManualActivity } from '../../../functions/src/activities/manual/delete-manual-activity.ts';
import { saveManualActivity } from '../../../functions/src/activities/manual/save-manual-activity.ts';
import { storedAnalysis, storedRow } from '../../../functions/src/activities/stored-activity.ts';
import {
  readSurroundings,
  writeActivities,
} from '../../../functions/src/activities/write-activities.ts';
import { adminFirestore } from '../admin.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const STARTED = Date.UTC(2026, 10, 25, 21, 0);
const ENTRY: ManualActivity = {
  sport: 'Run',
  startedAtMilliseconds: STARTED,
  utcOffsetMinutes: 540,
  durationSeconds: 2700,
  distanceMeters: 8200,
};

let uid: string;
let activityId: string;
let started: string[];

beforeEach(() => {
  uid = `runner${randomUUID()}`;
  activityId = `manual-${randomUUID().replaceAll('-', '')}`;
  started = [];
});

const dependencies = () => ({
  firestore: adminFirestore,
  startJob: (id: string) => {
    started.push(id);
    return Promise.resolve();
  },
});

async function save(
  changes: Partial<ManualActivity> = {},
  words: { note: string | null; effort: number | null } | null = { note: null, effort: null },
) {
  const entry = { ...ENTRY, ...changes };
  return saveManualActivity({ activityId, entry, words }, { uid, now: NOW }, dependencies());
}

async function row(id = activityId): Promise<ActivityRow | undefined> {
  return storedRow(await adminFirestore.doc(firestorePaths.activity(uid, id)).get());
}

async function analysis(): Promise<ActivityAnalysis | undefined> {
  return storedAnalysis(
    await adminFirestore.doc(firestorePaths.activityAnalysis(uid, activityId)).get(),
  );
}

/** The same run as a watch recorded it, which comes later. */
async function recordingComes(): Promise<string> {
  const seconds = Array.from({ length: 2701 }, (_, second) => second);
  const origin = {
    uid,
    contentHash: randomUUID().replaceAll('-', '').padEnd(64, '0'),
    source: 'file',
    stravaTerms: 'standard',
    now: NOW,
  } as const;
  const activities = await analyseDecoded(
    [
      {
        format: 'fit',
        sessionIndex: 0,
        sessionCount: 1,
        sport: 'Run',
        sourceSportName: null,
        isTransition: false,
        startedAt: new Date(STARTED + 60_000),
        utcOffsetMinutes: 540,
        deviceName: null,
        isIndoor: false,
        recording: recordingOf({
          elapsedSeconds: seconds,
          distanceMeters: seconds.map((second) => second * 3.05),
          heartRateBeatsPerMinute: seconds.map(() => 142),
        }),
        track: null,
        laps: [],
        declared: NOTHING_DECLARED,
        isPartial: false,
      },
    ],
    origin,
    adminFirestore,
  );
  await adminFirestore.runTransaction(async (transaction) => {
    const surroundings = await readSurroundings(transaction, adminFirestore, uid, activities);
    writeActivities(transaction, adminFirestore, { uid, activities }, surroundings);
  });
  return activities[0]?.row.id ?? '';
}

describe('an entry by hand', () => {
  it('is an activity like any other, with what the runner says of it', async () => {
    await save({}, { note: 'Felt easy.', effort: 3 });
    expect(await row()).toMatchObject({
      sport: 'Run',
      startedAt: new Date(STARTED),
      utcOffsetMinutes: 540,
      distanceMeters: 8200,
      elapsedSeconds: 2700,
      movingSeconds: 2700,
      averagePaceSecondsPerKilometer: expect.closeTo(2700 / 8.2, 6) as number,
      sources: ['manual'],
      visibleToCoach: true,
      duplicateOf: null,
      note: 'Felt easy.',
      effort: 3,
      feedbackState: 'ready',
    });
    expect(started).toEqual([`rewrite-feedback_${uid}_${activityId}`]);
  });

  it('gets words that claim nothing but the average', async () => {
    await save();
    const found = await analysis();
    const ids = (found?.facts ?? []).map(({ id }) => id);
    expect(ids.filter((id) => /split|interval|heartRate|zone|pacing|drift/i.test(id))).toEqual([]);
    const used = JSON.stringify(found?.feedback?.sentences ?? []);
    expect(found?.feedback?.sentences.length).toBeGreaterThan(0);
    expect(used).not.toMatch(/split|interval|heartRate|zone/i);
    expect(found?.splits).toEqual([]);
    expect(found?.bestEfforts).toEqual([]);
  });

  it('is one entry, however often it is sent, and keeps the words when it is corrected', async () => {
    await save({}, { note: 'Felt easy.', effort: null });
    await save({}, { note: 'Felt easy.', effort: null });
    await save({ distanceMeters: 9000, durationSeconds: 3000 }, null);
    const all = await adminFirestore.collection(firestorePaths.activities(uid)).get();
    expect(all.size).toBe(1);
    expect(await row()).toMatchObject({
      distanceMeters: 9000,
      elapsedSeconds: 3000,
      note: 'Felt easy.',
    });
  });

  it('may lack a distance, as strength work does', async () => {
    await save({ sport: 'WeightTraining', distanceMeters: null });
    expect(await row()).toMatchObject({
      distanceMeters: null,
      averagePaceSecondsPerKilometer: null,
      movingSeconds: 2700,
    });
  });

  it.each([
    ['nobody runs so fast', { distanceMeters: 42_195 }],
    ['it has not begun', { startedAtMilliseconds: NOW.getTime() + 2 * 86_400_000 }],
  ])('is refused where %s', async (_, changes) => {
    await expect(save(changes)).rejects.toMatchObject({ code: 'common/invalid-request' });
    expect(await row()).toBeUndefined();
  });

  it('gives way to a recording of the same run, and its words stay', async () => {
    await save({}, { note: 'Felt easy.', effort: null });
    const recordedId = await recordingComes();
    expect(await row(recordedId)).toMatchObject({ duplicateOf: null });
    expect(await row()).toMatchObject({ duplicateOf: recordedId, note: 'Felt easy.' });
  });

  it('is deleted with all that was computed of it, as often as that is asked for', async () => {
    await save();
    const remove = async () => deleteManualActivity({ activityId }, { uid }, adminFirestore);
    await remove();
    await remove();
    expect(await row()).toBeUndefined();
    expect(await analysis()).toBeUndefined();
  });

  it('alone can be deleted so: no recording, and nobody else’s', async () => {
    const recordedId = await recordingComes();
    await expect(
      deleteManualActivity({ activityId: recordedId }, { uid }, adminFirestore),
    ).rejects.toMatchObject({ code: 'common/not-found' });
    await save();
    await deleteManualActivity({ activityId }, { uid: 'somebody-else' }, adminFirestore);
    expect(await row()).toBeDefined();
  });
});
