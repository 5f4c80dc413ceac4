import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { JOB_LIMITS } from '../../../functions/src/jobs/job.ts';
import { adminFirestore, documentsOf } from '../admin.ts';
import { openGarminFixture, type GarminFixture, type LinkedRunner } from '../garmin-fixture.ts';
import { Killed, killableProcess } from '../killable-process.ts';

/** Every call of the decoder's under `SOAK=1`. */
const DEATHS_APART = process.env['SOAK'] === '1' ? 1 : 4;

let fixture: GarminFixture;
beforeAll(async () => {
  fixture = await openGarminFixture(new Date('2099-03-01T09:00:00Z'));
});
afterAll(async () => fixture.close());

it('makes a run that Garmin reports into one activity with everything that a file gives', async () => {
  const runner = await fixture.link('wei');
  fixture.garmin.finishRun({ athletes: [runner.key], distanceMeters: 3000 });
  await fixture.settle(runner, 600);
  const [row, ...more] = await fixture.rowsOf(runner.uid);
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
  expect(
    await fixture.store.sizeOf(`recordings/${runner.uid}/${row?.contentHash}`),
  ).toBeGreaterThan(0);
  const link = await fixture.linkOf(runner.uid);
  expect(link?.lastImportAt).not.toBeNull();
  const jobs = await adminFirestore
    .collection(firestorePaths.jobs())
    .where('payload.uid', '==', runner.uid)
    .get();
  expect(jobs.docs.map(({ id }) => id).filter((id) => id.includes('garmin-file'))).toEqual([]);
});

describe('a file', () => {
  const fileJob = async (runner: LinkedRunner): Promise<string> => {
    const jobs = await fixture.jobsOf(runner.uid);
    return jobs.find(({ id }) => id.startsWith('fetch-garmin-file'))?.id ?? '';
  };
  const finish = async (runner: LinkedRunner): Promise<void> => {
    fixture.garmin.finishRun({ athletes: [runner.key], distanceMeters: 300 });
    await fixture.garmin.settled();
  };
  const expectFromFile = async (runner: LinkedRunner): Promise<void> => {
    const rows = await fixture.rowsOf(runner.uid);
    expect(rows.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{20}-0$/)]);
  };

  it('that broke off on its only way is sent once more', async () => {
    const runner = await fixture.link('wei');
    fixture.garmin.setOddities({ breakingDownloads: 1 });
    await finish(runner);
    await fixture.settle(runner, 900);
    await expectFromFile(runner);
  });

  it('is fetched without the token where Garmin refuses one', async () => {
    const runner = await fixture.link('wei');
    fixture.garmin.setOddities({ refusesBearerForFiles: true });
    await finish(runner);
    await fixture.settle(runner, 900);
    fixture.garmin.setOddities({ refusesBearerForFiles: false });
    await expectFromFile(runner);
  });

  it('is fetched with a new token where the old one ended', async () => {
    const runner = await fixture.link('wei');
    fixture.garmin.expireTokens(runner.key, 'access');
    await finish(runner);
    await fixture.settle(runner, 900);
    await expectFromFile(runner);
  });

  it('waits for hours while Garmin is down', async () => {
    const runner = await fixture.link('wei');
    await finish(runner);
    fixture.garmin.setTroubles({ isDown: true });
    await fixture.run(await fileJob(runner));
    for (let hours = 0; hours < 6; hours += 1) {
      fixture.time.now = new Date(fixture.time.now.getTime() + 3_600_000);
      expect(await fixture.run(await fileJob(runner))).toBe('done');
    }
    expect(await fixture.rowsOf(runner.uid)).toEqual([]);
    fixture.garmin.setTroubles({ isDown: false });
    await fixture.settle(runner, 1800);
    await expectFromFile(runner);
  });

  it('is given up after its day; what was reported of the run is shown', async () => {
    const runner = await fixture.link('wei', { permissions: ['ACTIVITY_EXPORT'] });
    await finish(runner);
    fixture.time.now = new Date(fixture.time.now.getTime() + 25 * HOUR_MILLISECONDS);
    await fixture.settle(runner, 900);
    const rows = await fixture.rowsOf(runner.uid);
    expect(rows.map(({ id }) => id)).toEqual([expect.stringMatching(/^garmin-/)]);
    expect(await fixture.jobsOf(runner.uid)).toEqual([]);
  });

  it('in the place of what was reported leaves one set, wherever its decoder dies', async () => {
    const runner = await fixture.link('wei');
    for (let dieAt = 5; dieAt <= 14; dieAt += DEATHS_APART) {
      const notifications = await fixture.notifications({
        athletes: [runner.key],
        distanceMeters: 300,
      });
      const isFile = (body: object) => 'activityFiles' in body;
      for (const body of notifications.filter((one) => !isFile(one))) await fixture.post(body);
      await fixture.settle(runner, 900);
      const reportedRow = (await fixture.rowsOf(runner.uid)).find(({ id }) =>
        id.startsWith('garmin-'),
      );
      const own = adminFirestore.doc(firestorePaths.activity(runner.uid, reportedRow?.id ?? ''));
      await own.update({ note: `Run ${dieAt}` });
      for (const body of notifications.filter(isFile)) await fixture.post(body);
      await fixture.run(await fileJob(runner));
      const jobs = await fixture.jobsOf(runner.uid);
      const decode = jobs.find(({ id }) => id.startsWith('decode-upload'))?.id ?? '';
      const victim = killableProcess({ ...fixture.store }, dieAt, dieAt % 3 ? 'before' : 'after');
      const services = { ...victim.services, token: fixture.dependencies.token };
      await fixture.run(decode, fixture.jobsWith(services)).catch((cause: unknown) => {
        expect(cause).toBeInstanceOf(Killed);
      });
      victim.release();
      await fixture.settle(runner, JOB_LIMITS.leaseSeconds + 60);
      const rows = await fixture.rowsOf(runner.uid);
      expect(rows.filter(({ id }) => id.startsWith('garmin-'))).toEqual([]);
      expect(rows.filter(({ note }) => note === `Run ${dieAt}`)).toHaveLength(1);
      expect(rows).toHaveLength((dieAt - 5) / DEATHS_APART + 1);
      fixture.time.now = new Date(fixture.time.now.getTime() + 4 * HOUR_MILLISECONDS);
    }
    expect(await fixture.jobsOf(runner.uid)).toEqual([]);
  });
});
