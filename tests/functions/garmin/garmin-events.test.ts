import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
} from '@tasuki/domain/uploads/upload-usage';
import {
  beginUnlinking,
  readLinkStates,
} from '../../../functions/src/provider-links/begin-unlinking.ts';
import { GARMIN_NOTIFICATION_LIMITS } from '../../../functions/src/garmin/receive-garmin-notification.ts';
import { writeGarminActivityJob } from '../../../functions/src/garmin/write-garmin-activity-job.ts';
import { JOB_LIMITS } from '../../../functions/src/jobs/job.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { adminFirestore, documentsOf } from '../admin.ts';
import {
  NEXT_GARMIN_PATH_SECRET,
  openGarminFixture,
  type GarminFixture,
  type LinkedRunner,
} from '../garmin-fixture.ts';

const SEED = 20_261_121;
const RUNS = process.env['SOAK'] === '1' ? 290 : 3;
const HOUR = 3_600_000;
const noStart = async () => Promise.resolve();

let fixture: GarminFixture;
beforeAll(async () => {
  fixture = await openGarminFixture(new Date('2099-04-01T09:00:00Z'));
});
afterAll(async () => fixture.close());

type Body = Record<string, { userId: string }[]>;

/** The part of a notification that is about one runner. */
function about({ userId }: LinkedRunner, body: Body): Body {
  return Object.fromEntries(
    Object.entries(body).map(([kind, items]) => [
      kind,
      items.filter((item) => item.userId === userId),
    ]),
  );
}

const kindOf = (body: Body) => Object.keys(body)[0];

/**
 * A row as it follows from what Garmin has. It is without whose it is, when it was written and what
 * the coach says. The coach also speaks of the runs that were there by then.
 */
function essence(row: ActivityRow): object {
  const words = { feedbackLead: '', feedbackNextStep: '' };
  return { ...row, ...words, ownerUid: '', createdAt: null, purpose: '', load: null };
}

async function essencesOf({ uid }: LinkedRunner): Promise<object[]> {
  const rows = await fixture.rowsOf(uid);
  return rows.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime()).map(essence);
}

async function activitiesOf(runner: LinkedRunner): Promise<ActivityRow> {
  const [row, ...more] = await fixture.rowsOf(runner.uid);
  expect(more).toEqual([]);
  if (!row) throw new Error('no activity');
  return row;
}

it(`comes to the same in any order, each sent one to five times (${RUNS} runs, seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  const [ordered, shuffled] = [await fixture.link('wei'), await fixture.link('wei')];
  const bodies: Body[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const notifications = await fixture.notifications({
      athletes: [ordered.key, shuffled.key],
      endedAt: new Date(fixture.time.now.getTime() - (RUNS - run) * 12 * HOUR),
      distanceMeters: 300,
      comesInTwoParts: run % 2 === 1,
    });
    bodies.push(...notifications);
  }
  for (const body of bodies) expect(await fixture.post(about(ordered, body))).toBe(200);
  await fixture.settle(ordered, 3600);

  const disordered = bodies
    .flatMap((body) => Array.from({ length: 1 + Math.floor(random.uniform() * 5) }, () => body))
    .map((body) => ({ body, place: random.uniform() }))
    .sort((a, b) => a.place - b.place);
  for (const [index, { body }] of disordered.entries()) {
    expect(await fixture.post(about(shuffled, body))).toBe(200);
    if (index % 4 === 0) await fixture.settle(shuffled, 200);
  }
  await fixture.settle(shuffled, 3600);

  expect(await essencesOf(ordered)).toHaveLength(RUNS);
  expect(await essencesOf(shuffled)).toEqual(await essencesOf(ordered));
});

it('takes one notification about several people, and passes over who is unknown', async () => {
  const [first, second] = [await fixture.link('wei'), await fixture.link('haruka')];
  const stranger = 'haruka~nobody-here';
  fixture.garmin.finishRun({ athletes: [first.key, second.key, stranger], distanceMeters: 300 });
  await fixture.settle(first, 600);
  await fixture.settle(second);
  expect(await fixture.rowsOf(first.uid)).toHaveLength(1);
  expect(await fixture.rowsOf(second.uid)).toHaveLength(1);
});

describe('an activity without a file', () => {
  /** An entry that the runner typed in at Garmin. */
  const typedIn = (runner: LinkedRunner, fields: object = {}) => ({
    userId: runner.userId,
    summaryId: '990001',
    activityName: 'Evening run',
    activityType: 'RUNNING',
    startTimeInSeconds: Math.floor(fixture.time.now.getTime() / 1000) - 7200,
    startTimeOffsetInSeconds: 28_800,
    durationInSeconds: 3600,
    distanceInMeters: 10_000,
    manual: true,
    ...fields,
  });

  it('is shown at once where it was typed in, and follows what the runner changes', async () => {
    const runner = await fixture.link('wei');
    await fixture.post({ activities: [typedIn(runner)] });
    await fixture.settle(runner);
    const row = await activitiesOf(runner);
    expect(row).toMatchObject({
      id: 'garmin-990001',
      sport: 'Run',
      sourceTitle: 'Evening run',
      distanceMeters: 10_000,
      elapsedSeconds: 3600,
      utcOffsetMinutes: 480,
      sources: ['garmin'],
    });
    await adminFirestore
      .doc(firestorePaths.activity(runner.uid, row.id))
      .update({ title: 'With Mei', effort: 4, isChosenMain: true, stravaPost: 'removed' });

    const shorter = typedIn(runner, { durationInSeconds: 3000, activityName: 'Short run' });
    fixture.time.now = new Date(fixture.time.now.getTime() + HOUR);
    await fixture.post({
      manuallyUpdatedActivities: [{ ...shorter, startTimeInSeconds: 4_075_000_000 }],
    });
    // Sent once more, the older one changes nothing.
    await fixture.post({ activities: [typedIn(runner, { durationInSeconds: 3500 })] });
    await fixture.settle(runner);
    expect(await activitiesOf(runner)).toMatchObject({
      sourceTitle: 'Short run',
      elapsedSeconds: 3000,
      startedAt: new Date(4_075_000_000_000),
      title: 'With Mei',
      effort: 4,
      isChosenMain: true,
      stravaPost: 'removed',
    });
  });

  it('waits for its file, and is shown with its readings where none comes', async () => {
    const runner = await fixture.link('wei');
    const notifications = await fixture.notifications({
      athletes: [runner.key],
      distanceMeters: 600,
    });
    for (const body of notifications.filter((one) => kindOf(one) !== 'activityFiles')) {
      await fixture.post(body);
    }
    await fixture.settle(runner, 60);
    expect(await fixture.rowsOf(runner.uid)).toEqual([]);
    await fixture.settle(runner, 600);
    const row = await activitiesOf(runner);
    expect(row.id).toMatch(/^garmin-/);
    expect(row.feedbackState).toBe('ready');
    const paths = await documentsOf(runner.uid);
    expect(paths).toContain(`users/${runner.uid}/recordings/${row.id}`);
    expect(paths).toContain(`users/${runner.uid}/tracks/${row.id}`);
  });

  it('asks for the readings where Garmin reported nothing but the totals', async () => {
    const runner = await fixture.link('wei');
    const notifications = await fixture.notifications({
      athletes: [runner.key],
      distanceMeters: 600,
    });
    await fixture.post(notifications.find((body) => kindOf(body) === 'activities'));
    await fixture.settle(runner, 900);
    const row = await activitiesOf(runner);
    expect(row.id).toMatch(/^garmin-/);
    expect(await documentsOf(runner.uid)).toContain(`users/${runner.uid}/recordings/${row.id}`);
  });

  /** A report of readings whose tries all fail, because the store cannot be read for hours. */
  async function givenUpReadings(runner: LinkedRunner): Promise<Body> {
    const notifications = await fixture.notifications({
      athletes: [runner.key],
      distanceMeters: 600,
    });
    const report = notifications.find((body) => kindOf(body) === 'activityDetails') ?? {};
    await fixture.post(report);
    const [job] = await fixture.jobsOf(runner.uid);
    const failing = fixture.jobsWith({
      read: async () => Promise.reject(new Error('the readings cannot be read')),
    });
    let outcome: unknown;
    for (let tries = 0; tries < JOB_LIMITS.triesMaximum; tries += 1) {
      fixture.time.now = new Date(fixture.time.now.getTime() + HOUR);
      outcome = await fixture.run(job?.id ?? '', failing);
    }
    expect(outcome).toBe('given up');
    // Garmin does not answer either: the readings are not asked for once more.
    const unreachable = fixture.jobsWith({
      token: async () => Promise.reject(new Error('Garmin cannot be reached')),
    });
    const totals = (await fixture.jobsOf(runner.uid)).find(({ id }) => id.endsWith('_totals'));
    expect(await fixture.run(totals?.id ?? '', unreachable)).toBe('done');
    const row = await activitiesOf(runner);
    expect(row.distanceMeters).toBeGreaterThan(500);
    expect((await fixture.linkOf(runner.uid))?.lastProblem).toBeNull();
    expect(await hasReadings(runner)).toBe(false);
    return report;
  }

  async function hasReadings({ uid }: LinkedRunner): Promise<boolean> {
    return (await documentsOf(uid)).some((path) => path.includes('/recordings/'));
  }

  it('is shown by its totals where its readings cannot be used, and by them when they come again', async () => {
    const runner = await fixture.link('wei');
    const report = await givenUpReadings(runner);
    await fixture.post(report);
    await fixture.settle(runner, 600);
    expect(await hasReadings(runner)).toBe(true);
    await activitiesOf(runner);
  });

  it('is shown by its readings later, where nothing reports them again', async () => {
    const runner = await fixture.link('wei');
    await givenUpReadings(runner);
    await fixture.settle(runner, 7200);
    expect(await hasReadings(runner)).toBe(true);
    await activitiesOf(runner);
    const left = (await fixture.jobsOf(runner.uid)).filter(({ state }) => state === 'open');
    expect(left.filter(({ id }) => !id.startsWith('reconcile-link'))).toEqual([]);
  });

  it('is named as a problem of the link where it cannot be shown at all', async () => {
    const runner = await fixture.link('wei');
    await fixture.post({ activities: [typedIn(runner)] });
    const [job] = await fixture.jobsOf(runner.uid);
    const stored = await adminFirestore.doc(firestorePaths.job(job?.id ?? '')).get();
    const handler = writeGarminActivityJob(fixture.dependencies);
    await adminFirestore.runTransaction(async (transaction) =>
      handler.giveUp(stored.get('payload'), transaction, fixture.time.now, 'failing'),
    );
    expect((await fixture.linkOf(runner.uid))?.lastProblem).toBe('activity-not-added');
  });

  it('makes room for its file, which takes over what the runner wrote', async () => {
    const runner = await fixture.link('wei');
    const notifications = await fixture.notifications({
      athletes: [runner.key],
      distanceMeters: 600,
    });
    const files = notifications.filter((body) => kindOf(body) === 'activityFiles');
    for (const body of notifications) if (!files.includes(body)) await fixture.post(body);
    await fixture.settle(runner, 900);
    const before = await activitiesOf(runner);
    const own = {
      ...{ title: 'Along the river', note: 'Easy', effort: 3, isHidden: true },
      ...{ isChosenMain: true, stravaPost: 'removed' },
    };
    await adminFirestore.doc(firestorePaths.activity(runner.uid, before.id)).update(own);

    for (const body of files) await fixture.post(body);
    await fixture.settle(runner, 60);
    const row = await activitiesOf(runner);
    expect(row.id).not.toBe(before.id);
    expect(row).toMatchObject({ ...own, duplicateOf: null });
    const left = (await documentsOf(runner.uid)).filter((path) => path.includes(before.id));
    expect(left).toEqual([]);
  });
});

describe('forged', () => {
  it('notifications write nothing', async () => {
    const runner = await fixture.link('wei');
    const [body = {}] = await fixture.notifications({
      athletes: [runner.key],
      distanceMeters: 300,
    });
    const item = body['activities']?.[0];
    expect(await fixture.post(body, { clientId: 'another' })).toBe(403);
    expect(await fixture.post(body, { clientId: null })).toBe(403);
    expect(await fixture.post(body, { pathSecret: '' })).toBe(404);
    expect(await fixture.post(body, { pathSecret: 'guessed' })).toBe(404);
    // While a secret is replaced, the next one is good too.
    expect(await fixture.post([body], { pathSecret: NEXT_GARMIN_PATH_SECRET })).toBe(400);
    expect(await fixture.post(body, { method: 'GET' })).toBe(405);
    expect(await fixture.post('{"activities":[')).toBe(400);
    expect(await fixture.post([body])).toBe(400);
    expect(await fixture.post({ activities: 'all' })).toBe(400);
    const { bodyMaxBytes, itemsMaximum } = GARMIN_NOTIFICATION_LIMITS;
    expect(await fixture.post(`{"activities":[${' '.repeat(bodyMaxBytes)}]}`)).toBe(413);
    const many = Array.from({ length: itemsMaximum + 1 }, () => item);
    expect(await fixture.post({ activities: many })).toBe(413);
    const wrong = [
      { ...item, userId: '../../users' },
      { ...item, summaryId: '../x' },
      { ...item, summaryId: 'a/b/c' },
    ];
    expect(await fixture.post({ activities: wrong })).toBe(200);
    expect(await fixture.jobsOf(runner.uid)).toEqual([]);
    expect(await documentsOf(runner.uid)).toEqual([`users/${runner.uid}/links/garmin`]);
  });

  it('a file of somebody else’s cannot be had', async () => {
    const [runner, other] = [await fixture.link('wei'), await fixture.link('haruka')];
    const notifications = await fixture.notifications({
      athletes: [other.key],
      distanceMeters: 300,
    });
    const files =
      notifications.find((body) => kindOf(body) === 'activityFiles')?.['activityFiles'] ?? [];
    await fixture.post({
      activityFiles: files.map((file) => ({ ...file, userId: runner.userId })),
    });
    await fixture.settle(runner, 25 * 3600);
    expect(await fixture.rowsOf(runner.uid)).toEqual([]);
  });

  it('an end of the consent is not believed while Garmin still knows the runner', async () => {
    const runner = await fixture.link('wei');
    await fixture.post({ deregistrations: [{ userId: runner.userId }] });
    await fixture.settle(runner, 3600);
    expect(await fixture.linkOf(runner.uid)).toMatchObject({ state: 'connected' });
    await fixture.post({ userPermissionsChange: [{ userId: runner.userId, permissions: [] }] });
    await fixture.settle(runner, 60);
    expect(await fixture.linkOf(runner.uid)).toMatchObject({
      missingScopes: [],
      lastProblem: null,
    });
  });
});

it('says what the runner allows, as Garmin has it', async () => {
  const runner = await fixture.link('wei');
  fixture.garmin.setPermissions(runner.key, ['HISTORICAL_DATA_EXPORT']);
  await fixture.settle(runner);
  expect(await fixture.linkOf(runner.uid)).toMatchObject({
    state: 'connected',
    scopes: ['HISTORICAL_DATA_EXPORT'],
    missingScopes: ['ACTIVITY_EXPORT'],
    lastProblem: 'missing-scope',
  });
  fixture.garmin.setPermissions(runner.key, ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT']);
  await fixture.settle(runner);
  expect(await fixture.linkOf(runner.uid)).toMatchObject({ missingScopes: [], lastProblem: null });
});

describe('an end at Garmin', () => {
  it('is what the runner did there: tokens and data go, their own words stay', async () => {
    const runner = await fixture.link('wei');
    for (const hours of [30, 20, 10]) {
      const endedAt = new Date(fixture.time.now.getTime() - hours * HOUR);
      fixture.garmin.finishRun({ athletes: [runner.key], distanceMeters: 300, endedAt });
    }
    await fixture.settle(runner, 900);
    const rows = await fixture.rowsOf(runner.uid);
    expect(rows).toHaveLength(3);
    const [written, dropped, plain] = rows;
    if (!written || !dropped || !plain) throw new Error('runs are missing');
    const at = (id: string) => adminFirestore.doc(firestorePaths.activity(runner.uid, id));
    await at(written.id).update({ note: 'New shoes' });
    // The same bytes, sent by the runner too.
    const size = await fixture.store.sizeOf(`recordings/${runner.uid}/${dropped.contentHash}`);
    const answer = await requestUpload(
      { contentHash: dropped.contentHash, fileName: 'run.fit', sizeBytes: size ?? 0 },
      { uid: runner.uid, now: fixture.time.now, isLetIn: true },
      {
        firestore: adminFirestore,
        store: fixture.store,
        startJob: noStart,
        limits: UPLOAD_USAGE_LIMITS,
        storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
      },
    );
    expect(answer).toEqual({ kind: 'alreadyThere', state: 'done' });

    fixture.garmin.deregister(runner.key);
    await fixture.settle(runner, 3600);
    expect(await fixture.linkOf(runner.uid)).toMatchObject({ state: 'revoked' });
    const secret = firestorePaths.providerSecret('garmin', runner.uid);
    expect((await adminFirestore.doc(secret).get()).data()).toMatchObject({
      sealedTokens: null,
    });
    expect((await at(plain.id).get()).exists).toBe(false);
    expect((await at(written.id).get()).data()).toMatchObject({
      note: 'New shoes',
      sources: ['manual'],
      distanceMeters: null,
      feedbackLead: null,
    });
    expect((await at(dropped.id).get()).data()).toMatchObject({
      sources: ['file'],
      distanceMeters: dropped.distanceMeters,
    });
    const kept = (await documentsOf(runner.uid)).map((path) => path.split('/')[2]);
    expect(kept.filter((one) => one === 'recordings' || one === 'uploads')).toHaveLength(2);
    expect(kept).not.toContain('garminActivities');
    for (const { contentHash } of [written, plain]) {
      expect(await fixture.store.sizeOf(`recordings/${runner.uid}/${contentHash}`)).toBeNull();
    }

    // Work that was under way then writes nothing more.
    expect(await fixture.jobsOf(runner.uid)).toEqual([]);
  });

  it('changes nothing that comes too late or about somebody unknown', async () => {
    expect(await fixture.post({ deregistrations: [{ userId: 'nobody-here' }] })).toBe(200);
  });
});

it('keeps what came from Garmin where the runner unlinks here, and takes in nothing more', async () => {
  const runner = await fixture.link('wei');
  fixture.garmin.finishRun({ athletes: [runner.key], distanceMeters: 300 });
  await fixture.settle(runner, 900);
  const late = await fixture.notifications({ athletes: [runner.key], distanceMeters: 300 });
  for (const body of late) await fixture.post(body);
  await adminFirestore.runTransaction(async (transaction) => {
    const states = await readLinkStates(transaction, adminFirestore, runner.uid);
    const state = states.find(({ provider }) => provider === 'garmin');
    if (state)
      beginUnlinking(transaction, adminFirestore, state, {
        uid: runner.uid,
        now: fixture.time.now,
      });
  });
  await fixture.settle(runner, 3600);
  expect(await fixture.linkOf(runner.uid)).toBeNull();
  expect(await fixture.rowsOf(runner.uid)).toHaveLength(1);
  expect(await fixture.jobsOf(runner.uid)).toEqual([]);
  const account = fixture.garmin.state().accounts.find(({ key }) => key === runner.key);
  expect(account?.permissions).toBeNull();
});
