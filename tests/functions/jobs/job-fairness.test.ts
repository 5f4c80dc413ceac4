import { FieldValue } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { askForJob } from '../../../functions/src/jobs/ask-for-job.ts';
import { JOB_LIMITS } from '../../../functions/src/jobs/job.ts';
import { jobHandler, jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { jobRequest, type JobKind } from '../../../functions/src/jobs/job-kind.ts';
import { TURNS_PER_PERSON } from '../../../functions/src/jobs/job-turns.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { startDueJobs, startJobInTurn } from '../../../functions/src/jobs/start-jobs.ts';
import { sweepJobs } from '../../../functions/src/jobs/sweep-jobs.ts';
import { countedReads } from '../killable-process.ts';
import { SimulatedQueue } from './simulated-queue.ts';
import { noQueue } from './sweep-here.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { firestore } = undisturbedAdmin('fairness');
const TURNS = TURNS_PER_PERSON.decoding;
/** `npm run soak` floods with more. */
const FLOOD = process.env['SOAK'] === '1' ? 2000 : 40;

interface FilePayload {
  uid: string;
  number: number;
}
const FILES: JobKind<FilePayload> = {
  name: 'fair-file',
  queue: 'decoding',
  personOf: ({ uid }) => uid,
};

/** People who ask for files to be read, in a queue of its own. */
function fixture(workers: number, read: (file: FilePayload) => Promise<void>) {
  const now = () => new Date();
  const handler = jobHandler(FILES, {
    run: async (file) => {
      await read(file);
      return { fulfil: () => undefined };
    },
    giveUp: () => undefined,
  });
  const queue = new SimulatedQueue(workers, async (id) => runJob(id, dependencies));
  const dependencies: JobDependencies = {
    firestore,
    handlers: jobHandlers([handler]),
    now,
    enqueue: queue.enqueue,
  };
  const ask = async (uid: string, number: number): Promise<string> => {
    const job = jobRequest(FILES, `${uid}_${number}`, { uid, number });
    const batch = firestore.batch();
    askForJob(batch, firestore, job, { current: undefined, now: now() });
    await batch.commit();
    return job.id;
  };
  const start = async (id: string) => startJobInTurn(id, dependencies);
  return { dependencies, queue, ask, start };
}

const personOf = (name: string) => `${name}-${process.pid}-${Date.now()}`;

/** A busy machine takes its time; no test depends on how long. */
const WAIT = { timeout: 20_000 };

it(`reads one person’s file at once while another’s ${FLOOD} files are read, and then all of these`, async () => {
  const [flooding, other] = [personOf('flooding'), personOf('other')];
  const hold = Promise.withResolvers<undefined>();
  const isOtherRead = Promise.withResolvers<undefined>();
  const read: string[] = [];
  let running = 0;
  let mostRunning = 0;
  const { ask, start, queue } = fixture(TURNS + 2, async ({ uid, number }) => {
    if (uid === other) isOtherRead.resolve(undefined);
    else {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      // None of the first files ends before the other person's file is read.
      await hold.promise;
      running -= 1;
    }
    read.push(`${uid} ${number}`);
  });
  const files = Array.from({ length: FLOOD }, (_, number) => number);
  await Promise.all(files.map(async (number) => start(await ask(flooding, number))));
  await start(await ask(other, 0));
  await isOtherRead.promise;
  await vi.waitFor(() => {
    expect(running).toBe(TURNS);
  }, WAIT);
  hold.resolve(undefined);
  await queue.idle();
  // Each started the next one of its person: no sweep was needed, and none was read twice.
  expect(mostRunning).toBe(TURNS);
  expect(read.sort()).toEqual([`${other} 0`, ...files.map((n) => `${flooding} ${n}`)].sort());
  expect(new Set(read).size).toBe(FLOOD + 1);
});

it('lets people take turns: the last of eight files waits for about as many of who has 24', async () => {
  const people = ['ana', 'ben', 'chi'].map(personOf);
  const order: string[] = [];
  const allAsked = Promise.withResolvers<undefined>();
  const { ask, start, queue } = fixture(2, async ({ uid }) => {
    order.push(uid);
    await allAsked.promise;
  });
  const [first = '', ...others] = people;
  // The first has all of theirs in before the others begin.
  for (let number = 0; number < 24; number += 1) await start(await ask(first, number));
  for (const uid of others) {
    for (let number = 0; number < 8; number += 1) await start(await ask(uid, number));
  }
  allAsked.resolve(undefined);
  await queue.idle();
  expect(order).toHaveLength(40);
  const lastOfOthers = Math.max(...others.map((uid) => order.lastIndexOf(uid)));
  const readBefore = order.slice(0, lastOfOthers).filter((uid) => uid === first).length;
  console.info(`files of who had 24 read before the last of who had 8: ${readBefore}`);
  // One for each of theirs, and as many as had a turn already.
  expect(readBefore).toBeLessThanOrEqual(8 + 2 * TURNS);
});

it('enqueues few jobs of who has many, and reads few, when it sweeps', async () => {
  const [flooding, other] = [personOf('a-flooding'), personOf('b-other')];
  const { ask, dependencies } = fixture(1, async () => Promise.resolve());
  const ids = await Promise.all(
    Array.from({ length: FLOOD }, async (_, number) => ask(flooding, number)),
  );
  const lost = await ask(other, 0);
  const handed: string[] = [];
  const counted = countedReads();
  await sweepJobs(
    {
      ...dependencies,
      enqueue: async ({ id }) => {
        handed.push(id);
        return Promise.resolve();
      },
      runHere: async () => Promise.reject(new Error('never here')),
    },
    { pageSize: 10, pagesMaximum: 20, parallel: 2, budgetSeconds: 10 },
  );
  counted.release();
  expect(handed).toContain(lost);
  expect(handed.filter((id) => ids.includes(id))).toHaveLength(TURNS);
  console.info(`documents read by a sweep over ${FLOOD + 1} due jobs: ${counted.count}`);
  expect(counted.count).toBeLessThan(60);
  await Promise.all(
    [...ids, lost].map(async (id) => firestore.doc(firestorePaths.job(id)).delete()),
  );
});

it('never reads files in its own process, also where no queue takes them; short jobs it runs', async () => {
  const uid = personOf('unreachable');
  const { ask, dependencies } = fixture(1, async () => Promise.resolve());
  const SHORT: JobKind<{ uid: string }> = {
    name: 'fair-short',
    queue: 'short',
    personOf: () => uid,
  };
  const short = jobHandler(SHORT, {
    run: async () => Promise.resolve({ fulfil: () => undefined }),
    giveUp: () => undefined,
  });
  const decoding = await ask(uid, 0);
  const batch = firestore.batch();
  const shortJob = jobRequest(SHORT, uid, { uid });
  askForJob(batch, firestore, shortJob, { current: undefined, now: new Date() });
  await batch.commit();
  const jobs = { ...dependencies, handlers: new Map(dependencies.handlers).set(short.name, short) };
  await sweepJobs({
    ...jobs,
    enqueue: async () => Promise.reject(new Error('no queue answers')),
    runHere: async (id) => runJob(id, { ...jobs, enqueue: noQueue }),
  });
  const left = await firestore.getAll(
    ...[decoding, shortJob.id].map((id) => firestore.doc(firestorePaths.job(id))),
  );
  expect(left.map(({ exists }) => exists)).toEqual([true, false]);
  expect(left[0]?.get('tries')).toBe(0);
});

it('places and enqueues a job that was stored before there were queues', async () => {
  const uid = personOf('older');
  const { ask, dependencies } = fixture(1, async () => Promise.resolve());
  const id = await ask(uid, 0);
  const missing = { queue: FieldValue.delete(), person: FieldValue.delete() };
  await firestore.doc(firestorePaths.job(id)).update(missing);
  // One before it that says nothing of whose it is does not stop the sweep.
  const broken = firestore.doc(firestorePaths.job(await ask(uid, 1)));
  await broken.update({ ...missing, payload: {}, dueAt: new Date(0) });
  const handed: string[] = [];
  await sweepJobs({
    ...dependencies,
    enqueue: async (job) => {
      handed.push(job.id);
      return Promise.resolve();
    },
    runHere: async () => Promise.resolve(),
  });
  expect(handed).toContain(id);
  expect(await storedJob(id)).toMatchObject({ queue: 'decoding', person: uid });
  await broken.delete();
});

async function storedJob(id: string) {
  return (await firestore.doc(firestorePaths.job(id)).get()).data() ?? {};
}

it('does not let a holder that died keep a turn from its person', async () => {
  const uid = personOf('died');
  let time = Date.now() + 60_000;
  const { ask, dependencies } = fixture(1, async () => Promise.resolve());
  const jobs = { ...dependencies, now: () => new Date(time), enqueue: noQueue };
  // Turns that nobody gave back.
  await firestore.doc(firestorePaths.jobTurns('decoding', uid)).set({
    holders: Object.fromEntries(
      Array.from({ length: TURNS }, (_, number) => [
        `fair-file_dead_${number}`,
        { fence: 1, until: new Date(time + 60_000) },
      ]),
    ),
    expiresAt: new Date(time + DAY_MILLISECONDS),
  });
  const id = await ask(uid, 0);
  expect(await runJob(id, jobs)).toBe('waiting for a turn');
  time += 61_000;
  expect(await runJob(id, jobs)).toBe('done');
});

it('defers a job of an unknown kind, so that the next jobs of its person run', async () => {
  const uid = personOf('unknown-kind');
  let time = Date.now() + 60_000;
  const { ask, dependencies } = fixture(1, async () => Promise.resolve());
  const unknown = await Promise.all(Array.from({ length: TURNS }, async (_, n) => ask(uid, n)));
  const known = await ask(uid, TURNS);
  for (const id of unknown) {
    await firestore.doc(firestorePaths.job(id)).update({ kind: 'later-kind', dueAt: new Date(0) });
  }
  const handed: string[] = [];
  const jobs: JobDependencies = {
    ...dependencies,
    now: () => new Date(time),
    enqueue: async ({ id }) => Promise.resolve(void handed.push(id)),
  };
  await startDueJobs({ queue: 'decoding', person: uid }, null, jobs);
  expect(handed.toSorted()).toEqual(unknown.toSorted());
  for (const id of unknown) expect(await runJob(id, jobs)).toBe('to be repeated');
  expect(handed).toContain(known);
  expect(await runJob(known, jobs)).toBe('done');

  const [first = ''] = unknown;
  expect(await runJob(first, jobs)).toBe('taken elsewhere');
  expect(await storedJob(first)).toMatchObject({
    state: 'open',
    tries: 0,
    payload: { uid },
    lastError: 'RangeError: No handler for jobs of the kind later-kind',
  });
  // A later version knows the kind.
  await firestore.doc(firestorePaths.job(first)).update({ kind: FILES.name });
  time += JOB_LIMITS.backoffMaximumSeconds * 1000;
  expect(await runJob(first, jobs)).toBe('done');
});
