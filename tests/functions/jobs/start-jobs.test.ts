import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../../functions/src/jobs/ask-for-job.ts';
import { jobHandler, jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { jobRequest, type JobKind } from '../../../functions/src/jobs/job-kind.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { startJobInTurn } from '../../../functions/src/jobs/start-jobs.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { firestore } = undisturbedAdmin('starts');

/** A queue in which each person has two turns. */
const QUEUE = 'long';

interface StepPayload {
  person: string;
  name: string;
  /** The job after which it goes on. */
  after: string | null;
}
const STEPS: JobKind<StepPayload> = {
  name: 'started-step',
  queue: QUEUE,
  personOf: ({ person }) => person,
};

let personCount = 0;

/** A person's jobs, and a queue in which enqueued jobs lie until the test runs it. */
function fixture() {
  personCount += 1;
  const person = `starts-${process.pid}-${Date.now()}-${personCount}`;
  const time = new Date();
  const handed: string[] = [];
  const handler = jobHandler(STEPS, {
    isAwaited: true,
    run: async ({ after, ...payload }, now) => {
      const dueAt = new Date(now.getTime() + 40_000);
      const next = { dueAt, payload: { ...payload, after: null } };
      return Promise.resolve({
        fulfil: () => undefined,
        ...(after !== null && { next: { ...next, after } }),
      });
    },
    giveUp: () => undefined,
  });
  const jobs: JobDependencies = {
    firestore,
    handlers: jobHandlers([handler]),
    now: () => time,
    enqueue: async ({ id }) => Promise.resolve(void handed.push(id)),
  };
  const ask = async (name: string, after: string | null = null): Promise<string> => {
    const job = jobRequest(STEPS, `${person}_${name}`, { person, name, after });
    const batch = firestore.batch();
    askForJob(batch, firestore, job, { current: undefined, now: time });
    await batch.commit();
    return job.id;
  };
  const holders = async () => {
    const turns = await firestore.doc(firestorePaths.jobTurns(QUEUE, person)).get();
    return Object.keys((turns.get('holders') ?? {}) as object);
  };
  return { jobs, handed, ask, holders };
}

/** The database, in which something else happens just before one of the batches is written. */
function interrupted(meanwhile: () => Promise<unknown>, atBatch = 1): Firestore {
  let batchCount = 0;
  return Object.create(firestore, {
    batch: {
      value: () => {
        const batch = firestore.batch();
        const commit = batch.commit.bind(batch);
        batch.commit = async () => {
          batchCount += 1;
          if (batchCount === atBatch) await meanwhile();
          return commit();
        };
        return batch;
      },
    },
  }) as Firestore;
}

it('takes no turn for a job that somebody has run since it was looked at', async () => {
  const { jobs, handed, ask, holders } = fixture();
  const id = await ask('only');
  const meanwhile = async () => expect(await runJob(id, jobs)).toBe('done');
  await startJobInTurn(id, { ...jobs, firestore: interrupted(meanwhile) });
  expect(await holders()).toEqual([]);
  expect(handed).toEqual([]);
});

it('hands over a job that goes on, also where it was started while it ran and began to wait', async () => {
  const { jobs, handed, ask } = fixture();
  const first = await ask('first');
  const second = await ask('second', first);
  const meanwhile = async () => expect(await runJob(second, jobs)).toBe('waiting for a job');
  await startJobInTurn(second, { ...jobs, firestore: interrupted(meanwhile) });
  // Its own end handed the first one over.
  expect(handed.splice(0)).toEqual([first]);
  expect(await runJob(first, jobs)).toBe('done');
  expect(handed).toEqual([second]);
  expect(await runJob(second, jobs)).toBe('done');
});

it('hands over a job that found no turn while another one was giving its turn back', async () => {
  const { jobs, handed, ask, holders } = fixture();
  const [waiting, ending] = [await ask('waiting'), await ask('ending')];
  await startJobInTurn(waiting, jobs);
  expect(handed.splice(0)).toEqual([waiting]);
  let late = '';
  const meanwhile = async () => {
    late = await ask('late');
    await startJobInTurn(late, jobs);
    // Both turns are taken still.
    expect(handed).toEqual([]);
  };
  // The first batch takes the job, the second gives its turn back.
  const firestoreOfEnding = interrupted(meanwhile, 2);
  expect(await runJob(ending, { ...jobs, firestore: firestoreOfEnding })).toBe('done');
  expect(handed).toEqual([late]);
  expect((await holders()).toSorted()).toEqual([late, waiting].toSorted());
});
