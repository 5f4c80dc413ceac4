import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { adminFirestore, documentsOf } from './admin.ts';
import { openGarminWorld, type GarminWorld } from './garmin-world.ts';

let world: GarminWorld;
beforeAll(async () => {
  world = await openGarminWorld(new Date('2099-03-01T09:00:00Z'));
});
afterAll(async () => world.close());

it('makes a run that Garmin tells of into one activity with everything that a file gives', async () => {
  const runner = await world.link('wei');
  world.garmin.finishRun({ athletes: [runner.key], distanceMeters: 3000 });
  await world.settle(runner, 600);
  const [row, ...more] = await world.rowsOf(runner.uid);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    sport: 'Run',
    sources: ['garmin'],
    policy: { analyse: true, keepDays: null },
    duplicateOf: null,
    feedbackState: 'ready',
  });
  expect(row?.distanceMeters).toBeGreaterThan(2900);
  expect(row?.sourceTitle).not.toBeNull();
  const id = row?.id ?? '';
  const paths = (await documentsOf(runner.uid)).filter((path) => path.includes(id));
  expect(paths).toEqual([
    `users/${runner.uid}/activities/${id}`,
    `users/${runner.uid}/activities/${id}/detail/analysis`,
    `users/${runner.uid}/recordings/${id}`,
    `users/${runner.uid}/tracks/${id}`,
  ]);
  expect(await world.store.sizeOf(`recordings/${runner.uid}/${row?.contentHash}`)).toBeGreaterThan(
    0,
  );
  const link = await world.linkOf(runner.uid);
  expect(link?.lastImportAt).not.toBeNull();
  const jobs = await adminFirestore
    .collection(firestorePaths.jobs())
    .where('payload.uid', '==', runner.uid)
    .get();
  expect(jobs.docs.map(({ id }) => id).filter((id) => id.includes('garmin-file'))).toEqual([]);
});
