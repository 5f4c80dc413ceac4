import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOB_LIMITS } from '../../../functions/src/jobs/job.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { IS_SOAK } from '../../figures/soak-figure.ts';
import { documentsOf } from '../admin.ts';
import {
  openGarminFixture,
  type GarminServices,
  type GarminFixture,
  type LinkedRunner,
} from '../garmin-fixture.ts';
import { Killed, killableProcess } from '../killable-process.ts';

let fixture: GarminFixture;
let runner: LinkedRunner;
beforeAll(async () => {
  fixture = await openGarminFixture(new Date('2099-03-02T09:00:00Z'));
  runner = await fixture.link('wei');
});
afterAll(async () => fixture.close());

/** Finishes a short run and leaves its file's job to be run. */
async function reportedRun(): Promise<string> {
  // So little that the token lasts through all of them: renewing it takes calls of its own.
  fixture.time.now = new Date(fixture.time.now.getTime() + 600_000);
  fixture.garmin.finishRun({ athletes: [runner.key], distanceMeters: 400 });
  await fixture.garmin.settled();
  const job = (await fixture.jobsOf(runner.uid)).find(({ id }) =>
    id.startsWith('fetch-garmin-file'),
  );
  if (!job) throw new Error('no file was reported');
  return job.id;
}

async function activityCount(): Promise<number> {
  return (await fixture.rowsOf(runner.uid)).length;
}

/** One whole set of documents for each run, nothing left to do and nothing left lying about. */
async function expectWhole(runs: number): Promise<void> {
  const rows = await fixture.rowsOf(runner.uid);
  expect(rows).toHaveLength(runs);
  expect(rows.every(({ duplicateOf }) => duplicateOf === null)).toBe(true);
  const kinds = (await documentsOf(runner.uid)).map((path) => path.split('/')[2]);
  for (const kind of ['recordings', 'tracks', 'garminActivities']) {
    expect(kinds.filter((one) => one === kind)).toHaveLength(runs);
  }
  const jobs = await fixture.jobsOf(runner.uid);
  expect(jobs.filter(({ id }) => !id.startsWith('reconcile-link'))).toEqual([]);
}

function servicesOf(): GarminServices {
  return { ...fixture.store, token: fixture.dependencies.token };
}

describe.each(['before', 'after'] as const)('killed %s a call takes effect', (moment) => {
  it('loses no file that was handed out, and makes no second activity of it', async () => {
    let deaths = 0;
    let lostDownloads = 0;
    const first = await activityCount();
    // Others of the sample before than after.
    for (const dieAt of deathsInTurn(6, moment === 'before' ? 1 : 3)) {
      const job = await reportedRun();
      const victim = killableProcess(servicesOf(), dieAt, moment);
      let outcome: unknown;
      try {
        outcome = await fixture.run(job, fixture.jobsWith(victim.services));
      } catch (cause) {
        expect(cause).toBeInstanceOf(Killed);
      } finally {
        victim.release();
      }
      const before = fixture.garmin.requests().length;
      await fixture.settle(runner, JOB_LIMITS.leaseSeconds + 600);
      const asked = fixture.garmin.requests().slice(0, fixture.garmin.requests().length - before);
      if (asked.some(({ status }) => status === 410)) lostDownloads += 1;
      await expectWhole(first + deaths + 1);
      if (victim.calls < dieAt) {
        expect(outcome).toBe('done');
        break;
      }
      deaths += 1;
    }
    expect(deaths).toBeGreaterThanOrEqual(IS_SOAK ? 10 : 0);
    // Only who dies with the bytes in hand, before they are stored, loses them.
    expect(lostDownloads).toBeLessThanOrEqual(1);
  });
});
