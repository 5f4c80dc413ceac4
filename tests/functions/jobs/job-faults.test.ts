import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
} from '@tasuki/domain/uploads/upload-usage';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { completeUpload } from '../../../functions/src/uploads/complete-upload.ts';
import { rewriteFeedbackJob } from '../../../functions/src/activities/rewrite-feedback-job.ts';
import { decodeUploadJob } from '../../../functions/src/uploads/decode-upload-job.ts';
import {
  diskBlobStore,
  type UploadReceiver,
} from '../../../functions/src/blob-store/disk-blob-store.ts';
import { forgetUploadJob } from '../../../functions/src/uploads/forget-upload-job.ts';
import { requestUpload } from '../../../functions/src/uploads/request-upload.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { JOB_LIMITS } from '../../../functions/src/jobs/job.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { IS_SOAK } from '../../figures/soak-figure.ts';
import { adminFirestore, documentsOf } from '../admin.ts';
import { Killed, killableProcess } from '../killable-process.ts';
import { courseFile, steadyRunAt } from '../run-files.ts';
import { noQueue, sweepHere } from './sweep-here.ts';

/** Long before today: what the sweeps of a running suite are due to do, none of it is ours. */
const FAR_FUTURE = Date.UTC(2099, 0, 1);

/** `npm run soak` runs the full count. */
const ROUNDS = IS_SOAK ? 500 : 6;
const SEED = 20_261_121;
/** The first call of a process that has taken its job: looking at it and at its person's turns count twice in the library. */
const AFTER_TAKING = 6;

let directory: string;
let store: BlobStore & UploadReceiver;
/** The tests' own clock: leases end when it says so. Ahead of every other clock, so that nobody else takes these jobs. */
let now = FAR_FUTURE;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-faults-'));
  store = diskBlobStore({
    directory,
    signingKey: 'a secret of at least thirty-two characters',
    uploadOrigin: 'http://127.0.0.1:9',
  });
});
afterAll(async () => rm(directory, { recursive: true }));

/** The dependencies of requesting and completing; the tests run the job. */
const uploads = () => ({
  firestore: adminFirestore,
  store,
  startJob: async () => Promise.resolve(),
  limits: UPLOAD_USAGE_LIMITS,
  storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
});

const passTime = (seconds: number) => {
  now += seconds * 1000;
};

function dependencies(blobs: BlobStore): JobDependencies {
  return {
    firestore: adminFirestore,
    handlers: jobHandlers([
      decodeUploadJob({
        firestore: adminFirestore,
        store: blobs,
        stravaTerms: 'standard',
      }),
      forgetUploadJob({ firestore: adminFirestore, store: blobs }),
      rewriteFeedbackJob({ firestore: adminFirestore }),
    ]),
    now: () => new Date(now),
    enqueue: noQueue,
  };
}

interface Sent {
  uid: string;
  hash: string;
  job: string;
  id: string;
}

let count = 0;

/** A file of a new person that lies in the store, its job written and due. */
async function sentFile(bytes = steadyRunAt('2026-05-02T06:30:00Z')): Promise<Sent> {
  count += 1;
  const uid = `faults-${process.pid}-${Date.now()}-${count}`;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const caller = { uid, now: new Date(now), isLetIn: true };
  const answer = await requestUpload(
    { contentHash: hash, fileName: 'run.fit', sizeBytes: bytes.length },
    caller,
    uploads(),
  );
  if (answer.kind !== 'target') throw new Error('no target');
  const token = new URL(answer.url).searchParams.get('token') ?? '';
  await store.receive(token, [bytes], bytes.length, caller.now);
  await completeUpload({ contentHash: hash }, caller, uploads());
  return { uid, hash, job: `decode-upload_${uid}_${hash}`, id: `${hash.slice(0, 20)}-0` };
}

/** Exactly one set of documents, and no job left. */
async function expectOneSet({ uid, hash, job, id }: Sent): Promise<void> {
  expect(await documentsOf(uid)).toEqual([
    `users/${uid}/activities/${id}`,
    `users/${uid}/activities/${id}/detail/analysis`,
    `users/${uid}/recordings/${id}`,
    `users/${uid}/tracks/${id}`,
    `users/${uid}/uploads/${hash}`,
  ]);
  const upload = await adminFirestore.doc(firestorePaths.upload(uid, hash)).get();
  expect(upload.data()).toMatchObject({ state: 'done', activityIds: [id], failureCode: null });
  expect((await adminFirestore.doc(firestorePaths.job(job)).get()).exists).toBe(false);
}

async function rowVersion({ uid, id }: Sent): Promise<unknown> {
  return (await adminFirestore.doc(firestorePaths.activity(uid, id)).get()).updateTime?.toMillis();
}

describe.each(['before', 'after'] as const)('killed %s a call takes effect', (moment) => {
  it('at any of its calls, the sweep makes exactly one set of documents', async () => {
    let deaths = 0;
    // Others of the sample before than after.
    for (const dieAt of deathsInTurn(3, moment === 'before' ? 1 : 2)) {
      const sent = await sentFile();
      const victim = killableProcess(store, dieAt, moment);
      let outcome: unknown;
      try {
        outcome = await runJob(sent.job, dependencies(victim.services));
      } catch (cause) {
        expect(cause).toBeInstanceOf(Killed);
      } finally {
        victim.release();
      }
      if (victim.calls < dieAt) {
        expect(outcome).toBe('done');
        await expectOneSet(sent);
        break;
      }
      deaths += 1;
      passTime(JOB_LIMITS.leaseSeconds + 1);
      await sweepHere(dependencies(store));
      await expectOneSet(sent);
    }
    expect(deaths).toBeGreaterThanOrEqual(IS_SOAK ? 10 : 0);
  });
});

it(`makes one set however often its holders die, ${ROUNDS} times at random (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sent = await sentFile();
    const deaths = 1 + Math.floor(random.uniform() * (JOB_LIMITS.triesMaximum - 2));
    for (let death = 0; death < deaths; death += 1) {
      const dieAt = 1 + Math.floor(random.uniform() * 12);
      const victim = killableProcess(store, dieAt, random.uniform() < 0.5 ? 'before' : 'after');
      await runJob(sent.job, dependencies(victim.services)).catch((cause: unknown) => {
        expect(cause).toBeInstanceOf(Killed);
      });
      victim.release();
      passTime(JOB_LIMITS.backoffMaximumSeconds);
    }
    await sweepHere(dependencies(store));
    await expectOneSet(sent);
  }
});

it('makes one set when many run the job at once, and the sweep besides', async () => {
  const sent = await sentFile();
  const outcomes = await Promise.all([
    ...Array.from({ length: 5 }, async () => runJob(sent.job, dependencies(store))),
    sweepHere(dependencies(store)),
  ]);
  const done = outcomes.filter((outcome) => outcome === 'done' || outcome === 1);
  expect(done).toHaveLength(1);
  await expectOneSet(sent);
});

it('refuses what a holder writes whose lease has ended', async () => {
  const sent = await sentFile();
  let goOn: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const isReading = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const slow: BlobStore = {
    ...store,
    read: async (key) => {
      reached();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return store.read(key);
    },
  };
  const late = runJob(sent.job, dependencies(slow));
  await isReading;
  passTime(JOB_LIMITS.leaseSeconds + 1);
  expect(await runJob(sent.job, dependencies(store))).toBe('done');
  const version = await rowVersion(sent);
  goOn();
  expect(await late).toBe('taken elsewhere');
  expect(await rowVersion(sent)).toBe(version);
  await expectOneSet(sent);
});

it('is taken by nobody else while its lease runs', async () => {
  const sent = await sentFile();
  const victim = killableProcess(store, AFTER_TAKING, 'before');
  await runJob(sent.job, dependencies(victim.services)).catch(() => undefined);
  victim.release();
  passTime(JOB_LIMITS.leaseSeconds - 5);
  expect(await runJob(sent.job, dependencies(store))).toBe('taken elsewhere');
  passTime(10);
  expect(await runJob(sent.job, dependencies(store))).toBe('done');
});

it('backs off while the store does not answer, and gives up with a reason in the end', async () => {
  const sent = await sentFile();
  const broken: BlobStore = { ...store, read: async () => Promise.reject(new Error('no answer')) };
  const job = adminFirestore.doc(firestorePaths.job(sent.job));
  for (let tries = 1; tries < JOB_LIMITS.triesMaximum; tries += 1) {
    expect(await runJob(sent.job, dependencies(broken))).toBe('to be repeated');
    expect(await runJob(sent.job, dependencies(broken))).toBe('taken elsewhere');
    expect((await job.get()).data()).toMatchObject({ tries, lastError: 'Error: no answer' });
    passTime(JOB_LIMITS.backoffMaximumSeconds);
  }
  expect(await runJob(sent.job, dependencies(broken))).toBe('given up');
  expect((await job.get()).get('state')).toBe('dead');
  const upload = adminFirestore.doc(firestorePaths.upload(sent.uid, sent.hash));
  expect((await upload.get()).data()).toMatchObject({
    state: 'failed',
    failureCode: 'common/unavailable',
  });
  passTime(JOB_LIMITS.backoffMaximumSeconds);
  expect(await runJob(sent.job, dependencies(store))).toBe('taken elsewhere');

  // Asked for again, it begins anew: its bytes are still there.
  expect(
    await requestUpload(
      {
        contentHash: sent.hash,
        fileName: 'run.fit',
        sizeBytes: steadyRunAt('2026-05-02T06:30:00Z').length,
      },
      { uid: sent.uid, now: new Date(now), isLetIn: true },
      uploads(),
    ),
  ).toEqual({ kind: 'alreadyThere', state: 'received' });
  expect(await runJob(sent.job, dependencies(store))).toBe('done');
  await expectOneSet(sent);
});

it('gives up a job that kills every holder', async () => {
  const sent = await sentFile();
  for (let tries = 0; tries < JOB_LIMITS.triesMaximum; tries += 1) {
    const victim = killableProcess(store, AFTER_TAKING, 'before');
    await runJob(sent.job, dependencies(victim.services)).catch(() => undefined);
    victim.release();
    passTime(JOB_LIMITS.leaseSeconds + 1);
  }
  expect(await runJob(sent.job, dependencies(store))).toBe('given up');
  const upload = adminFirestore.doc(firestorePaths.upload(sent.uid, sent.hash));
  expect((await upload.get()).get('failureCode')).toBe('common/unavailable');
});

it('gives up a job whose upload is gone, and does not bring the upload back', async () => {
  const sent = await sentFile();
  const job = adminFirestore.doc(firestorePaths.job(sent.job));
  await job.update({ tries: JOB_LIMITS.triesMaximum });
  const upload = adminFirestore.doc(firestorePaths.upload(sent.uid, sent.hash));
  await upload.delete();
  expect(await runJob(sent.job, dependencies(store))).toBe('given up');
  expect((await upload.get()).exists).toBe(false);
  const forgetting = firestorePaths.job(`forget-upload_${sent.uid}_${sent.hash}`);
  expect((await adminFirestore.doc(forgetting).get()).exists).toBe(false);
});

it('ends an upload that was asked for and never sent', async () => {
  const bytes = steadyRunAt('2026-05-03T06:30:00Z');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const uid = `faults-${process.pid}-${Date.now()}-never`;
  await requestUpload(
    { contentHash: hash, fileName: 'run.fit', sizeBytes: bytes.length },
    { uid, now: new Date(now), isLetIn: true },
    uploads(),
  );
  const job = `decode-upload_${uid}_${hash}`;
  expect(await runJob(job, dependencies(store))).toBe('taken elsewhere');
  passTime(16 * 60);
  expect(await runJob(job, dependencies(store))).toBe('done');
  const upload = await adminFirestore.doc(firestorePaths.upload(uid, hash)).get();
  expect(upload.data()).toMatchObject({ state: 'failed', failureCode: 'recording/upload-expired' });
});

it('keeps the owner’s words when a file is decoded once more', async () => {
  const sent = await sentFile();
  await runJob(sent.job, dependencies(store));
  const row = adminFirestore.doc(firestorePaths.activity(sent.uid, sent.id));
  await row.update({ title: 'With Ken', effort: 6 });
  await adminFirestore
    .doc(firestorePaths.upload(sent.uid, sent.hash))
    .update({ state: 'requested' });
  await completeUpload(
    { contentHash: sent.hash },
    { uid: sent.uid, now: new Date(now), isLetIn: true },
    uploads(),
  );
  expect(await runJob(sent.job, dependencies(store))).toBe('done');
  expect((await row.get()).data()).toMatchObject({ title: 'With Ken', effort: 6 });
});

it('forgets the bytes of a file that is no recording after a day, and not one that became one', async () => {
  const course = await sentFile(courseFile());
  expect(await runJob(course.job, dependencies(store))).toBe('done');
  const kept = await sentFile();
  await runJob(kept.job, dependencies(store));
  const forget = ({ uid, hash }: Sent) => `forget-upload_${uid}_${hash}`;
  expect(await runJob(forget(course), dependencies(store))).toBe('taken elsewhere');
  passTime(25 * 3600);
  const size = async ({ uid, hash }: Sent) => store.sizeOf(`recordings/${uid}/${hash}`);
  expect(await size(course)).not.toBeNull();
  expect(await runJob(forget(course), dependencies(store))).toBe('done');
  expect(await size(course)).toBeNull();
  expect(await size(kept)).not.toBeNull();
  expect((await adminFirestore.doc(firestorePaths.job(forget(kept))).get()).exists).toBe(false);
});

it('keeps the bytes of a failed file that became activities since', async () => {
  const sent = await sentFile();
  const broken: BlobStore = { ...store, read: async () => Promise.reject(new Error('no answer')) };
  for (let tries = 0; tries < JOB_LIMITS.triesMaximum; tries += 1) {
    await runJob(sent.job, dependencies(broken));
    passTime(JOB_LIMITS.backoffMaximumSeconds);
  }
  const bytes = steadyRunAt('2026-05-02T06:30:00Z');
  await requestUpload(
    { contentHash: sent.hash, fileName: 'run.fit', sizeBytes: bytes.length },
    { uid: sent.uid, now: new Date(now), isLetIn: true },
    uploads(),
  );
  expect(await runJob(sent.job, dependencies(store))).toBe('done');
  passTime(25 * 3600);
  await runJob(`forget-upload_${sent.uid}_${sent.hash}`, dependencies(store));
  expect(await store.sizeOf(`recordings/${sent.uid}/${sent.hash}`)).toBe(bytes.length);
});
