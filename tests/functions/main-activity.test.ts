import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/activities/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { chooseMainActivity } from '../../functions/src/activities/choose-main-activity.ts';
import { placeAmong } from '../../functions/src/activities/duplicates.ts';
import {
  readSurroundings,
  writeActivities,
} from '../../functions/src/activities/write-activities.ts';
import { fromStored } from '../../functions/src/platform/stored-value.ts';
import { planStravaRows } from '../../functions/src/strava/plan-strava-rows.ts';
import { adminFirestore } from './admin.ts';

let count = 0;

/** A runner with one run three times: by file, by Garmin, by Strava. */
async function runner(): Promise<string> {
  count += 1;
  const uid = `thrice-${process.pid}-${Date.now()}-${count}`;
  const batch = adminFirestore.batch();
  for (const id of ['file', 'garmin', 'strava']) {
    batch.set(adminFirestore.doc(firestorePaths.activity(uid, id)), {
      ...exampleActivityRow({ id, ownerUid: uid, duplicateOf: id === 'file' ? null : 'file' }),
    });
  }
  await batch.commit();
  return uid;
}

async function rows(uid: string): Promise<ActivityRow[]> {
  const { docs } = await adminFirestore.collection(firestorePaths.activities(uid)).get();
  return docs.map((row) => fromStored<ActivityRow>(row.data()));
}

async function mains(uid: string): Promise<Record<string, string | null>> {
  return Object.fromEntries((await rows(uid)).map(({ id, duplicateOf }) => [id, duplicateOf]));
}

it('makes the chosen one the main one, and all others repeat it', async () => {
  const uid = await runner();
  await chooseMainActivity({ activityId: 'garmin' }, { uid }, adminFirestore);
  expect(await mains(uid)).toEqual({ file: 'garmin', garmin: null, strava: 'garmin' });
  // Again, and another one, and two at once: there is always one.
  await chooseMainActivity({ activityId: 'garmin' }, { uid }, adminFirestore);
  await Promise.all(
    ['strava', 'file'].map(async (activityId) =>
      chooseMainActivity({ activityId }, { uid }, adminFirestore),
    ),
  );
  const after = await rows(uid);
  const [main, ...none] = after.filter(({ duplicateOf }) => duplicateOf === null);
  expect(none).toEqual([]);
  expect(after.filter(({ duplicateOf }) => duplicateOf === main?.id)).toHaveLength(2);
  expect(after.filter(({ isChosenMain }) => isChosenMain === true)).toEqual([main]);
});

it('keeps the choice when a richer recording comes', async () => {
  const uid = await runner();
  await chooseMainActivity({ activityId: 'strava' }, { uid }, adminFirestore);
  const stored = (await rows(uid)).map((row) => ({ ...row, richness: 0 }));
  const richer = { ...exampleActivityRow({ id: 'watch' }), richness: 100 };
  expect(placeAmong(richer, stored)).toEqual({ duplicateOf: 'strava', nowDuplicates: [] });
});

it('is refused for an activity of somebody else', async () => {
  const uid = await runner();
  await expect(
    chooseMainActivity({ activityId: 'garmin' }, { uid: 'somebody' }, adminFirestore),
  ).rejects.toMatchObject({ code: 'common/not-found' });
  expect(await mains(uid)).toEqual({ file: null, garmin: 'file', strava: 'file' });
});

describe('written at once', () => {
  const analysis = { missing: [], laps: [] } as unknown as ActivityAnalysis;
  const newRunner = () => {
    count += 1;
    return `at-once-${process.pid}-${Date.now()}-${count}`;
  };

  /** @returns how often it had to begin */
  async function writeRecording(uid: string, fields: Partial<ActivityRow>): Promise<number> {
    const row = exampleActivityRow({ ownerUid: uid, ...fields });
    const activities = [{ row, analysis, recording: null, track: null }];
    let attempts = 0;
    await adminFirestore.runTransaction(async (transaction) => {
      attempts += 1;
      const around = await readSurroundings(transaction, adminFirestore, uid, activities);
      writeActivities(transaction, adminFirestore, uid, activities, around);
    });
    return attempts;
  }

  it('recordings of one activity, and what Strava tells of it, know each other', async () => {
    const uid = newRunner();
    const link = adminFirestore.doc(firestorePaths.link(uid, 'strava'));
    await link.set({ state: 'connected' });
    const told = exampleActivityRow({
      id: 'strava-1',
      ownerUid: uid,
      sources: ['strava'],
      policy: sourcePolicy('strava', 'standard'),
    });
    const tell = adminFirestore.runTransaction(async (transaction) => {
      const plan = await planStravaRows(transaction, adminFirestore, uid, [told]);
      plan.write();
      transaction.update(link, { lastImportAt: Timestamp.now() });
    });
    const recordings = ['watch', 'phone'].map(async (id) => writeRecording(uid, { id }));
    await Promise.all([tell, ...recordings]);
    const { 'strava-1': main, ...recorded } = await mains(uid);
    expect(new Set(Object.values(recorded))).toEqual(new Set([null, main]));
  });

  it('days of one history do not wait for each other', async () => {
    const uid = newRunner();
    const days = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 2, day + 1, 6)));
    const attempts = await Promise.all(
      days.map(async (startedAt, day) => writeRecording(uid, { id: `day-${day}`, startedAt })),
    );
    expect(attempts).toEqual(days.map(() => 1));
  });
});
