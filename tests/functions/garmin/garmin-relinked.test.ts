import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { adminFirestore } from '../admin.ts';
import { openGarminFixture, type GarminFixture, type LinkedRunner } from '../garmin-fixture.ts';

let fixture: GarminFixture;
beforeAll(async () => {
  fixture = await openGarminFixture(new Date('2099-05-01T09:00:00Z'));
});
afterAll(async () => fixture.close());

/** Garmin's report of a run arrives, and none of its jobs has run yet. */
async function reported(runner: LinkedRunner, hasFile: boolean): Promise<void> {
  const bodies = await fixture.notifications({ athletes: [runner.key], distanceMeters: 300 });
  for (const body of bodies.filter((one) => hasFile || !('activityFiles' in one)))
    expect(await fixture.post(body)).toBe(200);
  expect((await fixture.jobsOf(runner.uid)).length).toBeGreaterThan(0);
}

/** The runner has unlinked the account, and linked another one at once. */
async function linkAnother({ uid, userId }: LinkedRunner, accountId: string): Promise<void> {
  const former = adminFirestore.doc(firestorePaths.providerAccount('garmin', userId));
  const account = (await former.get()).data();
  await former.delete();
  await adminFirestore
    .doc(firestorePaths.providerAccount('garmin', accountId))
    .set({ ...account, accountId, uid });
}

it.each([
  ['a file', true],
  ['what is reported without one', false],
])(
  'drops %s of an account that is not linked any more, whatever is linked by then',
  async (_what, hasFile) => {
    const runner = await fixture.link('wei');
    await reported(runner, hasFile);
    await linkAnother(runner, `other-${runner.userId}`);
    await fixture.settle(runner, 3600);
    expect(await fixture.rowsOf(runner.uid)).toEqual([]);
    const known = await adminFirestore
      .collection(firestorePaths.garminActivities(runner.uid))
      .get();
    expect(known.size).toBe(0);
  },
);

it('takes what came before the same account was linked again', async () => {
  const runner = await fixture.link('wei');
  await reported(runner, true);
  await linkAnother(runner, runner.userId);
  await fixture.settle(runner, 3600);
  expect(await fixture.rowsOf(runner.uid)).toHaveLength(1);
});

it('takes a job of a release that noted no account', async () => {
  const runner = await fixture.link('wei');
  await reported(runner, true);
  const jobs = await adminFirestore
    .collection(firestorePaths.jobs())
    .where('payload.uid', '==', runner.uid)
    .get();
  for (const job of jobs.docs) {
    await job.ref.update({ 'payload.garminUserId': FieldValue.delete() });
  }
  await fixture.settle(runner, 3600);
  expect(await fixture.rowsOf(runner.uid)).toHaveLength(1);
});
