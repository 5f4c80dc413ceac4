import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { describeCause, logFailure, logWarning } from '../platform/log.ts';
import {
  backOffSeconds,
  JOB_LIMITS,
  type JobHandler,
  type JobHandlers,
  type JobKind,
  type JobResult,
  type StoredJob,
} from './job.ts';
import { holdLease, LeaseLost, requireHeld, type TakenJob } from './job-lease.ts';

export interface JobDependencies {
  firestore: Firestore;
  handlers: JobHandlers;
  /** The clock; asked again at each step, since a handler takes time. */
  now: () => Date;
}

/** `taken elsewhere`: not due, in other hands, done, or overtaken while it ran. */
export type JobOutcome = 'done' | 'taken elsewhere' | 'to be repeated' | 'given up';

/**
 * Takes a job and does it. May be called for the same job as often and as much
 * in parallel as anything likes: the job's result is written once.
 *
 * @throws whatever Firestore throws when the outcome cannot be written; the sweep then repeats it
 */
export async function runJob(id: string, dependencies: JobDependencies): Promise<JobOutcome> {
  const taken = await takeJob(id, dependencies);
  if (!taken) return 'taken elsewhere';
  const { kind, payload } = taken.job;
  const handler = handlerOf(dependencies.handlers, kind);
  if (taken.tries > JOB_LIMITS.triesMaximum && !handler.isNeverGivenUp) {
    // Its holders all died without a word, as a file that eats the memory makes them.
    return setBack(taken, new Error('Every holder of the job died'), handler, dependencies);
  }
  const { lease, letGo } = holdLease(
    taken,
    handler.renewedLeaseSeconds !== undefined,
    dependencies,
  );
  let result: JobResult<JobKind>;
  try {
    result = await handler.run(payload, dependencies.now(), lease);
    await fulfilJob(taken, result, dependencies);
  } catch (cause) {
    if (cause instanceof LeaseLost) return 'taken elsewhere';
    return await setBack(taken, cause, handler, dependencies);
  } finally {
    letGo();
  }
  await afterwards(taken, result);
  return 'done';
}

function handlerOf<Kind extends JobKind>(handlers: JobHandlers, kind: Kind): JobHandler<Kind> {
  return handlers[kind];
}

/** gRPC: gone, or changed since it was read. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([5, 9]);

/**
 * Takes a job that is due, if nobody touched it since it was read. Task and caller
 * often come in the same moment; a transaction would have both wait for locks.
 */
async function takeJob(
  id: string,
  { firestore, handlers, now }: JobDependencies,
): Promise<TakenJob | null> {
  const snapshot = await firestore.doc(firestorePaths.job(id)).get();
  const job = snapshot.data() as StoredJob | undefined;
  const time = now();
  if (job?.state !== 'open' || job.dueAt.toMillis() > time.getTime()) return null;
  const leaseSeconds = handlers[job.kind].renewedLeaseSeconds ?? JOB_LIMITS.leaseSeconds;
  const taken = { id, fence: job.fence + 1, tries: job.tries + 1, job, leaseSeconds };
  try {
    await snapshot.ref.update(
      {
        fence: taken.fence,
        tries: taken.tries,
        dueAt: Timestamp.fromMillis(time.getTime() + leaseSeconds * 1000),
        updatedAt: Timestamp.fromDate(time),
      },
      snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {},
    );
  } catch (cause) {
    if (OVERTAKEN.has((cause as { code?: unknown }).code)) return null;
    throw cause;
  }
  return taken;
}

/** Writes the result and deletes the job, or its next step, unless somebody else holds it by now. */
async function fulfilJob(
  taken: TakenJob,
  result: JobResult<JobKind>,
  { firestore, now }: JobDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.job(taken.id));
  await firestore.runTransaction(async (transaction) => {
    await requireHeld(transaction, firestore, taken);
    await result.fulfil(transaction);
    if (!result.next) {
      transaction.delete(reference);
      return;
    }
    transaction.update(reference, {
      payload: result.next.payload,
      dueAt: Timestamp.fromDate(result.next.dueAt),
      tries: 0,
      lastError: null,
      updatedAt: Timestamp.fromDate(now()),
    });
  });
}

async function afterwards(taken: TakenJob, result: JobResult<JobKind>): Promise<void> {
  try {
    await result.afterwards?.();
  } catch (cause) {
    logWarning('clearing up after a job failed', { job: taken.id }, cause);
  }
}

/** Puts a failed job back for later, or gives it up after the last try. */
async function setBack(
  taken: TakenJob,
  cause: unknown,
  handler: JobHandler<JobKind>,
  { firestore, now }: JobDependencies,
): Promise<JobOutcome> {
  const reference = firestore.doc(firestorePaths.job(taken.id));
  const isLate = taken.tries >= JOB_LIMITS.triesMaximum;
  const isLast = isLate && !handler.isNeverGivenUp;
  const facts = { job: taken.id, tries: taken.tries };
  if (isLate) logFailure(isLast ? 'job given up' : 'job fails on and on', facts, cause);
  else logWarning('job failed, to be repeated', facts, cause);
  return firestore.runTransaction(async (transaction) => {
    const job = (await transaction.get(reference)).data() as StoredJob | undefined;
    if (job?.fence !== taken.fence) return 'taken elsewhere';
    const time = now();
    if (isLast) await handler.giveUp(taken.job.payload, transaction, time);
    transaction.update(reference, {
      state: isLast ? 'dead' : 'open',
      dueAt: Timestamp.fromMillis(time.getTime() + backOffSeconds(taken.tries) * 1000),
      lastError: describeCause(cause).slice(0, 1000),
      updatedAt: Timestamp.fromDate(time),
    });
    return isLast ? 'given up' : 'to be repeated';
  });
}
