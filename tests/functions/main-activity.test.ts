import { expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { chooseMainActivity } from '../../functions/src/activities/choose-main-activity.ts';
import { placeAmong } from '../../functions/src/activities/duplicates.ts';
import { fromStored } from '../../functions/src/platform/stored-value.ts';
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
