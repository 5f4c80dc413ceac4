import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../../functions/src/jobs/ask-for-job.ts';
import {
  jobHandler,
  jobHandlers,
  type GivenUpReason,
  type JobHandler,
  type JobLease,
} from '../../../functions/src/jobs/job-handler.ts';
import { jobRequest, type JobKind } from '../../../functions/src/jobs/job-kind.ts';
import { LeaseLost } from '../../../functions/src/jobs/job-lease.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from './sweep-here.ts';

/** Long before today: no sweep of a running suite is due to take these jobs. */
const FAR_FUTURE = Date.UTC(2099, 0, 1);

let now = FAR_FUTURE;
const clock = () => new Date(now);
const STEPS: JobKind<{ step: number }> = {
  name: 'three-steps',
  queue: 'short',
  personOf: () => 'runner',
};
const payloadOf = (step: number) => ({ step });

/** A job of three steps; `failures` of its first tries fail. */
function threeSteps(done: number[], failures = 0): JobHandler {
  let left = failures;
  return jobHandler(STEPS, {
    run: async ({ step }, time) => {
      if (left > 0) {
        left -= 1;
        return Promise.reject(new Error('not now'));
      }
      return Promise.resolve({
        fulfil: () => {
          done.push(step);
        },
        ...(step < 3 && {
          next: { dueAt: new Date(time.getTime() + 60_000), payload: payloadOf(step + 1) },
        }),
      });
    },
    giveUp: () => undefined,
  });
}

async function askFor(key: string): Promise<string> {
  return adminFirestore.runTransaction((transaction) =>
    Promise.resolve(
      askForJob(transaction, adminFirestore, jobRequest(STEPS, key, payloadOf(1)), {
        current: undefined,
        now: clock(),
      }),
    ),
  );
}

const run = async (id: string, handler: JobHandler) =>
  runJob(id, {
    firestore: adminFirestore,
    handlers: jobHandlers([handler]),
    now: clock,
    enqueue: noQueue,
  });

it('goes on step by step, each when it is due, and is gone after the last', async () => {
  const done: number[] = [];
  const handler = threeSteps(done);
  const id = await askFor(`steps-${process.pid}-${Date.now()}`);
  for (const steps of [[1], [1, 2], [1, 2, 3]]) {
    expect(await run(id, handler)).toBe('done');
    expect(await run(id, handler)).toBe('taken elsewhere');
    expect(done).toEqual(steps);
    now += 60_000;
  }
  expect((await adminFirestore.doc(firestorePaths.job(id)).get()).exists).toBe(false);
});

it('counts the tries of each step anew', async () => {
  const done: number[] = [];
  const handler = threeSteps(done, 1);
  const id = await askFor(`tries-${process.pid}-${Date.now()}`);
  expect(await run(id, handler)).toBe('to be repeated');
  now += 600_000;
  expect(await run(id, handler)).toBe('done');
  const job = (await adminFirestore.doc(firestorePaths.job(id)).get()).data();
  expect(job).toMatchObject({ state: 'open', tries: 0, lastError: null, payload: payloadOf(2) });
  expect((job?.['dueAt'] as Timestamp | undefined)?.toMillis()).toBe(now + 60_000);
});

it('lets the holder of a step write no more once the next one is due', async () => {
  const leases: JobLease[] = [];
  const steps = threeSteps([]);
  const handler: JobHandler = {
    ...steps,
    run: async (payload, time, lease) => {
      leases.push(lease);
      return steps.run(payload, time, lease);
    },
  };
  const id = await askFor(`late-${process.pid}-${Date.now()}`);
  const job = adminFirestore.doc(firestorePaths.job(id));
  expect(await run(id, handler)).toBe('done');
  const stored = (await job.get()).data();
  // As a renewal of the lease does that was on its way.
  const renewal = leases[0]?.write((transaction) => {
    transaction.update(job, { dueAt: new Date(now + 600_000) });
  });
  await expect(renewal).rejects.toBeInstanceOf(LeaseLost);
  expect((await job.get()).data()).toEqual(stored);
});

it('gives up at once what the database refuses for its size, and says so to its kind', async () => {
  const reasons: GivenUpReason[] = [];
  const key = `large-${process.pid}-${Date.now()}`;
  const handler = jobHandler(STEPS, {
    run: async () =>
      Promise.resolve({
        fulfil: (transaction) => {
          const large = adminFirestore.doc(firestorePaths.job(`${key}-result`));
          transaction.set(large, { text: 'a'.repeat(2_000_000) });
        },
      }),
    giveUp: (_payload, _transaction, _now, reason) => {
      reasons.push(reason);
    },
  });
  const id = await askFor(key);
  expect(await run(id, handler)).toBe('given up');
  expect(reasons).toEqual(['too large']);
  const job = (await adminFirestore.doc(firestorePaths.job(id)).get()).data();
  expect(job).toMatchObject({ state: 'dead', tries: 1 });
});
