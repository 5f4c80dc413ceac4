import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { isOpenToCoach } from '@tasuki/domain/activities/open-to-coach';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { chooseMainActivity } from '../../../functions/src/activities/choose-main-activity.ts';
import { placeAmong } from '../../../functions/src/activities/duplicates.ts';
import {
  readSurroundings,
  writeActivities,
} from '../../../functions/src/activities/write-activities.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { deleteStravaData } from '../../../functions/src/provider-links/delete-strava-data.ts';
import { planStravaRows } from '../../../functions/src/strava/plan-strava-rows.ts';
import { planRemoval } from '../../../functions/src/strava/remove-strava-activity.ts';
import { rewriteFile } from '../../../functions/src/uploads/outdated/rewrite-file.ts';
import { hideMainActivitiesOf } from '../../../scripts/data-updates/hide-main-activities.ts';
import { adminFirestore } from '../admin.ts';
import { countedReads } from '../killable-process.ts';

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

const ANALYSIS = { missing: [], laps: [] } as unknown as ActivityAnalysis;
const newRunner = () => {
  count += 1;
  return `at-once-${process.pid}-${Date.now()}-${count}`;
};

/** @returns how often it had to begin */
async function writeRecording(uid: string, fields: Partial<ActivityRow>): Promise<number> {
  const row = exampleActivityRow({ ownerUid: uid, ...fields });
  const activities = [{ row, analysis: ANALYSIS, recording: null, track: null }];
  let attempts = 0;
  await adminFirestore.runTransaction(async (transaction) => {
    attempts += 1;
    const around = await readSurroundings(transaction, adminFirestore, uid, activities);
    writeActivities(transaction, adminFirestore, { uid, activities }, around);
  });
  return attempts;
}

it('makes the chosen one the main one, and all others repeat it', async () => {
  const uid = await runner();
  await chooseMainActivity({ activityId: 'garmin' }, { uid, now: new Date() }, adminFirestore);
  expect(await mains(uid)).toEqual({ file: 'garmin', garmin: null, strava: 'garmin' });
  // Again, and another one, and two at once: there is always one.
  await chooseMainActivity({ activityId: 'garmin' }, { uid, now: new Date() }, adminFirestore);
  await Promise.all(
    ['strava', 'file'].map(async (activityId) =>
      chooseMainActivity({ activityId }, { uid, now: new Date() }, adminFirestore),
    ),
  );
  const after = await rows(uid);
  const [main, ...none] = after.filter(({ duplicateOf }) => duplicateOf === null);
  expect(none).toEqual([]);
  expect(after.filter(({ duplicateOf }) => duplicateOf === main?.id)).toHaveLength(2);
  expect(after.filter(({ isChosenMain }) => isChosenMain === true)).toEqual([main]);
});

/** Writes what Strava reports of the run, as its pages do. */
async function writeReported(uid: string, fields: Partial<ActivityRow> = {}): Promise<void> {
  const reported = exampleActivityRow({
    id: 'strava-1',
    ownerUid: uid,
    sources: ['strava'],
    policy: sourcePolicy('strava', 'standard'),
    ...fields,
  });
  await adminFirestore.runTransaction(async (transaction) => {
    const plan = await planStravaRows({
      transaction,
      firestore: adminFirestore,
      uid,
      rows: [reported],
    });
    plan.write();
    const link = adminFirestore.doc(firestorePaths.link(uid, 'strava'));
    transaction.set(link, { lastImportAt: Timestamp.now() });
  });
}

it.each([
  ['another recording of it', async (uid: string) => writeRecording(uid, { id: 'phone' })],
  ['what Strava reports of it', writeReported],
])(
  'is not written unseen while somebody looks for copies of a recording: %s',
  async (_who, write) => {
    const uid = newRunner();
    const row = exampleActivityRow({ id: 'watch', ownerUid: uid });
    const activities = [{ row, analysis: ANALYSIS, recording: null, track: null }];
    let writing: Promise<unknown> = Promise.resolve();
    const looking = adminFirestore.runTransaction(async (transaction) => {
      await readSurroundings(transaction, adminFirestore, uid, activities);
      writing = write(uid);
      const reading = async () => {
        for (let count = 0; count < 30; count += 1) await rows(uid);
        return 'waits';
      };
      const first = await Promise.race([writing.then(() => 'is written'), reading()]);
      // Gives up here, so that nobody has to wait for long.
      throw new Error(first);
    });
    await expect(looking).rejects.toThrow('waits');
    await writing;
    expect(await rows(uid)).toHaveLength(1);
  },
);

it('keeps the choice when a richer recording comes', async () => {
  const uid = await runner();
  await chooseMainActivity({ activityId: 'strava' }, { uid, now: new Date() }, adminFirestore);
  const stored = (await rows(uid)).map((row) => ({ ...row, richness: 0 }));
  const richer = { ...exampleActivityRow({ id: 'watch' }), richness: 100 };
  expect(placeAmong(richer, stored).own).toEqual({ duplicateOf: 'strava' });
});

it('is refused to what the coach may not speak of, while it may speak of the main one', async () => {
  const uid = await runner();
  const stravas = adminFirestore.doc(firestorePaths.activity(uid, 'strava'));
  await stravas.update({ policy: sourcePolicy('strava', 'standard') });
  await expect(
    chooseMainActivity({ activityId: 'strava' }, { uid, now: new Date() }, adminFirestore),
  ).rejects.toMatchObject({ code: 'topic/activity-withheld' });
  expect(await mains(uid)).toEqual({ file: null, garmin: 'file', strava: 'file' });
});

it('is refused for a while where somebody chooses again and again', async () => {
  const uid = await runner();
  const now = new Date();
  const choose = async (activityId: string, at: Date) =>
    chooseMainActivity({ activityId }, { uid, now: at }, adminFirestore);
  for (let count = 0; count < 10; count += 1) {
    await choose('garmin', now);
    await choose('file', now);
  }
  await expect(choose('garmin', now)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  expect((await mains(uid))['file']).toBeNull();
  await choose('garmin', new Date(now.getTime() + 60_000));
  expect((await mains(uid))['garmin']).toBeNull();
});

it('is refused for an activity of somebody else', async () => {
  const uid = await runner();
  await expect(
    chooseMainActivity(
      { activityId: 'garmin' },
      { uid: 'somebody', now: new Date() },
      adminFirestore,
    ),
  ).rejects.toMatchObject({ code: 'common/not-found' });
  expect(await mains(uid)).toEqual({ file: null, garmin: 'file', strava: 'file' });
});

it('days of one history that come at once do not wait for each other', async () => {
  const uid = newRunner();
  const days = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 2, day + 1, 6)));
  const attempts = await Promise.all(
    days.map(async (startedAt, day) => writeRecording(uid, { id: `day-${day}`, startedAt })),
  );
  expect(attempts).toEqual(days.map(() => 1));
});

it('reads a limited number of neighbours, however many sessions a file has', async () => {
  const uid = newRunner();
  const startOfDay = Date.UTC(2026, 2, 1);
  const at = (minute: number) => new Date(startOfDay + minute * 60_000);
  const stored = adminFirestore.bulkWriter();
  for (let number = 0; number < 450; number += 1) {
    const row = exampleActivityRow({ id: `near-${number}`, ownerUid: uid, startedAt: at(number) });
    void stored.set(adminFirestore.doc(firestorePaths.activity(uid, row.id)), row);
  }
  await stored.close();
  const sessions = Array.from({ length: 200 }, (_, number) => ({
    row: exampleActivityRow({ id: `own-${number}`, ownerUid: uid, startedAt: at(number * 2) }),
    analysis: ANALYSIS,
    recording: null,
    track: null,
  }));
  const read = countedReads();
  const { neighbours } = await adminFirestore
    .runTransaction(async (transaction) =>
      readSurroundings(transaction, adminFirestore, uid, sessions),
    )
    .finally(read.release);
  expect(neighbours.length).toBeGreaterThan(80);
  expect(neighbours.length).toBeLessThanOrEqual(400);
  expect(read.count).toBeLessThan(2000);
});

it('finds the neighbour of each session of a file, also where they are years apart', async () => {
  const uid = newRunner();
  const days = [new Date('2019-05-01T06:00:00Z'), new Date('2026-05-01T06:00:00Z')];
  for (const [number, startedAt] of days.entries()) {
    await writeRecording(uid, { id: `watch-${number}`, startedAt });
  }
  const sessions = days.map((startedAt, number) => ({
    row: exampleActivityRow({ id: `phone-${number}`, ownerUid: uid, startedAt }),
    analysis: ANALYSIS,
    recording: null,
    track: null,
  }));
  const { neighbours } = await adminFirestore.runTransaction(async (transaction) =>
    readSurroundings(transaction, adminFirestore, uid, sessions),
  );
  expect(neighbours.map(({ id }) => id).toSorted()).toEqual(['watch-0', 'watch-1']);
});

describe('reported by Strava anew', () => {
  /** A run by a watch, and what is here of Strava's report of it. */
  async function reportedAnew(here: Partial<ActivityRow>, reported: Partial<ActivityRow>) {
    count += 1;
    const uid = `retold-${process.pid}-${Date.now()}-${count}`;
    const stravas = exampleActivityRow({
      id: 'strava-1',
      ownerUid: uid,
      sources: ['strava'],
      policy: sourcePolicy('strava', 'standard'),
      feedbackState: 'withheld',
      duplicateOf: 'watch',
    });
    const at = (id: string) => adminFirestore.doc(firestorePaths.activity(uid, id));
    await at('watch').set(exampleActivityRow({ id: 'watch', ownerUid: uid }));
    await at('strava-1').set({ ...stravas, note: 'Windy', ...here });
    await adminFirestore.runTransaction(async (transaction) => {
      const row = { ...stravas, ...reported };
      (await planStravaRows({ transaction, firestore: adminFirestore, uid, rows: [row] })).write();
    });
    expect((await rows(uid)).find(({ id }) => id === 'strava-1')?.note).toBe('Windy');
    return mains(uid);
  }

  it('repeats what it repeated before its link ended, of which only the runner’s words were left', async () => {
    const diary = { isPurged: true, contentHash: '', elapsedSeconds: 0, duplicateOf: null };
    expect(await reportedAnew(diary, {})).toEqual({ watch: null, 'strava-1': 'watch' });
  });

  it('stands for itself once it was moved to another time there', async () => {
    const moved = { startedAt: new Date('2026-11-20T09:05:00Z'), contentHash: 'moved' };
    expect(await reportedAnew({}, moved)).toEqual({ watch: null, 'strava-1': null });
  });

  it('repeats on what it repeated where only its name is another', async () => {
    const named = await reportedAnew(
      { startedAt: new Date('2026-11-20T12:00:00Z') },
      { sourceTitle: 'x' },
    );
    expect(named).toEqual({ watch: null, 'strava-1': 'watch' });
  });
});

it('leaves the richest of its copies as the main one when it is gone at Strava', async () => {
  const uid = await runner();
  await chooseMainActivity({ activityId: 'strava' }, { uid, now: new Date() }, adminFirestore);
  const withheld = sourcePolicy('strava', 'standard');
  await adminFirestore.doc(firestorePaths.activity(uid, 'file')).update({ policy: withheld });
  await adminFirestore.runTransaction(async (transaction) => {
    const remove = await planRemoval(
      transaction,
      adminFirestore,
      { uid, activityId: 'strava' },
      { removedAt: new Date('2026-11-21T00:00:00Z'), isRemembered: false },
    );
    remove?.();
  });
  expect(await mains(uid)).toEqual({ file: 'garmin', garmin: null });
});

describe('a run that the runner hides', () => {
  /** One run of which a poor recording is the main one, with a copy; the runner hides it. */
  async function hiddenRun(fields: Partial<ActivityRow> = {}): Promise<string> {
    const uid = newRunner();
    const set = async (row: ActivityRow) =>
      adminFirestore.doc(firestorePaths.activity(uid, row.id)).set(row);
    await set(
      exampleActivityRow({ id: 'poor', ownerUid: uid, isPartial: true, isHidden: true, ...fields }),
    );
    await set(
      exampleActivityRow({ id: 'copy', ownerUid: uid, isPartial: true, duplicateOf: 'poor' }),
    );
    return uid;
  }

  const choose = async (uid: string) => {
    await chooseMainActivity({ activityId: 'copy' }, { uid, now: new Date() }, adminFirestore);
  };

  it.each<[string, Partial<ActivityRow>, (uid: string) => Promise<unknown>]>([
    ['nothing happens', {}, async () => Promise.resolve()],
    ['a richer recording of it comes', {}, async (uid) => writeRecording(uid, { id: 'watch' })],
    [
      'a poorer recording of it comes',
      {},
      async (uid) => writeRecording(uid, { id: 'phone', isPartial: true }),
    ],
    [
      'Strava reports it',
      { sources: ['strava'], feedbackState: 'withheld' },
      async (uid) => writeReported(uid, { policy: sourcePolicy('strava', 'partner') }),
    ],
    ['the runner makes a copy the main one', {}, choose],
    [
      'it is gone at Strava',
      {},
      async (uid) =>
        adminFirestore.runTransaction(async (transaction) => {
          const remove = await planRemoval(
            transaction,
            adminFirestore,
            { uid, activityId: 'poor' },
            { removedAt: new Date('2026-11-21T00:00:00Z'), isRemembered: false },
          );
          remove?.();
        }),
    ],
    [
      'what Strava reported is deleted',
      { sources: ['strava'] },
      async (uid) => deleteStravaData(uid, adminFirestore),
    ],
    [
      'its file makes another activity now',
      {},
      async (uid) => {
        const row = exampleActivityRow({ id: 'anew', ownerUid: uid });
        const activities = [{ row, analysis: ANALYSIS, recording: null, track: null }];
        await adminFirestore.runTransaction(async (transaction) =>
          rewriteFile(
            transaction,
            adminFirestore,
            { uid, now: new Date() },
            { activities, earlierIds: ['poor'] },
          ),
        );
      },
    ],
  ])('stays closed to the coach in all of its recordings when %s', async (_what, fields, act) => {
    const uid = await hiddenRun(fields);
    await act(uid);
    const all = await rows(uid);
    expect(all.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(1);
    expect(all.filter(isOpenToCoach)).toEqual([]);
  });

  it('is open again in its main recording alone once the runner shows it', async () => {
    const uid = await hiddenRun();
    await writeRecording(uid, { id: 'watch' });
    await adminFirestore.doc(firestorePaths.activity(uid, 'watch')).update({ isHidden: false });
    expect((await rows(uid)).filter(isOpenToCoach).map(({ id }) => id)).toEqual(['watch']);
  });

  it('is hidden also where a recording took its place before that was so, once', async () => {
    const uid = newRunner();
    const at = (id: string) => adminFirestore.doc(firestorePaths.activity(uid, id));
    const day = (date: number) => new Date(Date.UTC(2026, 10, date));
    const main = exampleActivityRow({ id: 'main', ownerUid: uid, createdAt: day(3) });
    await at('main').set(main);
    await at('before').set({
      ...main,
      id: 'before',
      createdAt: day(2),
      isHidden: true,
      duplicateOf: 'main',
    });
    expect(await hideMainActivitiesOf(uid, adminFirestore)).toBe(1);
    expect((await at('main').get()).get('isHidden')).toBe(true);
    await at('main').update({ isHidden: false });
    expect(await hideMainActivitiesOf(uid, adminFirestore)).toBe(0);
    // A copy that came later the runner hid for itself.
    await at('before').update({ isHidden: true, createdAt: day(4) });
    expect(await hideMainActivitiesOf(uid, adminFirestore)).toBe(0);
    expect((await at('main').get()).get('isHidden')).toBe(false);
  });
});
