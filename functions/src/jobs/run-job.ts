import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { describeCause, logFailure, logWarning } from '../platform/log.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { isContention, isGone } from '../platform/firestore/write-conflicts.ts';
import { isTooLargeToWrite } from '../platform/firestore/too-large-to-write.ts';
import { onBehalfOf } from '../platform/requests/current-request.ts';
import type { JobHandler, JobHandlers, JobResult } from './job-handler.ts';
import { holdLease, LeaseLost, requireHeld, type TakenJob } from './job-lease.ts';
import { Turns, turnsReference, type TurnTaker } from './job-turns.ts';
import { backoffSeconds, JOB_LIMITS, storedJob } from './job.ts';
import { startDueJobs, type StartDependencies } from './start-jobs.ts';
import { isStillAwaited, resumeJobsAfter } from './waiting-jobs.ts';

/** `now` is asked again at each step, since a handler takes time. */
export interface JobDependencies extends StartDependencies {
  handlers: JobHandlers;
}

/**
 * `taken elsewhere`: not due, held by somebody else, done, or taken over while it ran.
 * `waiting for a turn`: as many jobs of its person run as may.
 * `waiting for a job`: it goes on after another one.
 */
export type JobOutcome =
  | 'done'
  | 'taken elsewhere'
  | 'waiting for a turn'
  | 'waiting for a job'
  | 'to be repeated'
  | 'given up';

/**
 * Takes a job and does it. May be called for the same job as often and as much
 * in parallel as anything likes: the job's result is written once. When it ends, the next
 * jobs of its person are handed to their queue, behind those of others.
 *
 * @throws whatever Firestore throws when the outcome cannot be written; the sweep then repeats it
 */
export async function runJob(id: string, dependencies: JobDependencies): Promise<JobOutcome> {
  const taken = await takeJob(id, dependencies);
  if (taken === 'unknown kind') return deferUnknownJob(id, dependencies);
  if (typeof taken === 'string') return taken;
  try {
    return await onBehalfOf(requestOf(taken), async () => runTaken(taken, dependencies));
  } finally {
    await passTurnOn(taken, dependencies);
  }
}

/** The request that led to the job, also if somebody else wrote the document. */
function requestOf({ job: { requestId } }: HandledJob): string | null {
  return typeof requestId === 'string' ? requestId : null;
}

async function runTaken(taken: HandledJob, dependencies: JobDependencies): Promise<JobOutcome> {
  const { handler } = taken;
  if (taken.tries > JOB_LIMITS.triesMaximum && !handler.isNeverGivenUp) {
    // Its holders all died without a word, as a file that needs too much memory makes them.
    return scheduleRetry(taken, new Error('Every holder of the job died'), dependencies);
  }
  const { lease, releaseLease } = holdLease(
    taken,
    handler.renewedLeaseSeconds !== undefined,
    dependencies,
  );
  let result: JobResult<unknown>;
  try {
    result = await handler.run(taken.job.payload, dependencies.now(), lease);
    await fulfilJob(taken, result, dependencies);
  } catch (cause) {
    if (cause instanceof LeaseLost) return 'taken elsewhere';
    return await scheduleRetry(taken, cause, dependencies);
  } finally {
    releaseLease();
  }
  await afterwards(taken, result, dependencies);
  return result.next?.after === undefined ? 'done' : 'waiting for a job';
}

interface HandledJob extends TakenJob {
  handler: JobHandler;
  taker: TurnTaker;
}

/**
 * Takes a job that is due and a turn of its person, if nobody wrote either since it was read.
 * Task and caller often come in the same moment; a transaction would have both wait for locks.
 */
async function takeJob(
  id: string,
  { firestore, handlers, now }: JobDependencies,
): Promise<HandledJob | 'taken elsewhere' | 'waiting for a turn' | 'unknown kind'> {
  const reference = firestore.doc(firestorePaths.job(id));
  return retryOnContention(async () => {
    const snapshot = await reference.get();
    const job = storedJob(snapshot);
    const time = now();
    if (job?.state !== 'open' || job.dueAt.toMillis() > time.getTime()) return 'taken elsewhere';
    const handler = handlers.get(job.kind);
    if (!handler) return 'unknown kind';
    const taker = handler.placeOf(job);
    const fence = job.fence + 1;
    const snapshotOfTurns = await turnsReference(firestore, taker).get();
    const turns = new Turns(snapshotOfTurns, taker.queue, time);
    if (!turns.isFreeFor(id)) return 'waiting for a turn';
    turns.run(id, fence, JOB_LIMITS.leaseSeconds);
    const leaseSeconds = handler.renewedLeaseSeconds ?? JOB_LIMITS.leaseSeconds;
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      ...taker,
      fence,
      tries: job.tries + 1,
      dueAt: Timestamp.fromMillis(time.getTime() + leaseSeconds * 1000),
      waitsFor: null,
      updatedAt: Timestamp.fromDate(time),
    });
    writeUnlessChanged(batch, snapshotOfTurns, turns.toStored());
    try {
      await batch.commit();
    } catch (cause) {
      if (isGone(cause)) return 'taken elsewhere';
      throw cause;
    }
    return { id, fence, tries: job.tries + 1, job, leaseSeconds, handler, taker };
  });
}

/**
 * Moves a job later whose kind this version does not know, so that the next jobs of its person
 * come before it. A version that knows the kind runs it then, with all its tries. The wait doubles:
 * it is as long as the time since the job was written.
 */
async function deferUnknownJob(id: string, dependencies: JobDependencies): Promise<JobOutcome> {
  const { firestore, now } = dependencies;
  const snapshot = await firestore.doc(firestorePaths.job(id)).get();
  const job = storedJob(snapshot);
  const time = now().getTime();
  // A version that knows the kind may have taken it meanwhile.
  const isDue = job?.state === 'open' && job.dueAt.toMillis() <= time;
  if (!isDue || !snapshot.updateTime) return 'taken elsewhere';
  const { kind, queue, person, updatedAt } = job;
  const cause = new RangeError(`No handler for jobs of the kind ${kind}`);
  logFailure('job of an unknown kind deferred', { job: id, kind }, cause);
  const waitMilliseconds = Math.min(
    Math.max(time - updatedAt.toMillis(), JOB_LIMITS.firstBackoffSeconds * 1000),
    JOB_LIMITS.backoffMaximumSeconds * 1000,
  );
  try {
    // Leaves `updatedAt` as it is, from which the next wait is counted.
    await snapshot.ref.update(
      { dueAt: Timestamp.fromMillis(time + waitMilliseconds), lastError: describeCause(cause) },
      { lastUpdateTime: snapshot.updateTime },
    );
  } catch (failure) {
    if (isContention(failure) || isGone(failure)) return 'taken elsewhere';
    throw failure;
  }
  await passTurnOn({ id, fence: null, taker: { queue, person } }, dependencies);
  return 'to be repeated';
}

/** Lets the person's next jobs run. A failure costs time only: the sweep finds them. */
async function passTurnOn(
  { id, fence, taker }: { id: string; fence: number | null; taker: TurnTaker },
  dependencies: JobDependencies,
): Promise<void> {
  const facts = { after: id };
  try {
    const left = await startDueJobs(taker, { id, fence }, dependencies);
    for (const { cause } of left) logWarning('next job left to the sweep', facts, cause);
  } catch (cause) {
    logWarning('next job left to the sweep', facts, cause);
  }
}

/** Writes the result and deletes the job, or its next step, unless somebody else holds it by now. */
async function fulfilJob(
  taken: TakenJob,
  result: JobResult<unknown>,
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
      waitsFor: result.next.after ?? null,
      // This holder's late writes, such as a renewal on its way, belong to the step that has ended.
      fence: taken.fence + 1,
      tries: 0,
      lastError: null,
      updatedAt: Timestamp.fromDate(now()),
    });
  });
}

async function afterwards(
  { id, handler }: HandledJob,
  { next, afterwards: ofHandler }: JobResult<unknown>,
  dependencies: JobDependencies,
): Promise<void> {
  try {
    // The awaited job may have ended before this one was written to wait for it.
    if (next?.after !== undefined && !(await isStillAwaited(next.after, dependencies))) {
      await resumeJobsAfter(next.after, dependencies);
    }
    if (!next && handler.isAwaited) await resumeJobsAfter(id, dependencies);
    await ofHandler?.();
  } catch (cause) {
    logWarning('clearing up after a job failed', { job: id }, cause);
  }
}

/** Leaves a failed job for later, or gives it up after the last try or where each would fail. */
async function scheduleRetry(
  taken: HandledJob,
  cause: unknown,
  dependencies: JobDependencies,
): Promise<JobOutcome> {
  const { firestore, now } = dependencies;
  const { handler } = taken;
  const reference = firestore.doc(firestorePaths.job(taken.id));
  const isTooLarge = isTooLargeToWrite(cause);
  const isLate = isTooLarge || taken.tries >= JOB_LIMITS.triesMaximum;
  const isLast = isLate && !handler.isNeverGivenUp;
  const facts = { job: taken.id, tries: taken.tries };
  if (isLate) logFailure(isLast ? 'job given up' : 'job keeps failing', facts, cause);
  else logWarning('job failed, to be repeated', facts, cause);
  const outcome = await firestore.runTransaction(async (transaction) => {
    const job = storedJob(await transaction.get(reference));
    if (job?.fence !== taken.fence) return 'taken elsewhere';
    const time = now();
    if (isLast) {
      const reason = isTooLarge ? 'too large' : 'failing';
      await handler.giveUp(taken.job.payload, transaction, time, reason);
    }
    transaction.update(reference, {
      state: isLast ? 'dead' : 'open',
      dueAt: Timestamp.fromMillis(time.getTime() + backoffSeconds(taken.tries) * 1000),
      lastError: describeCause(cause).slice(0, 1000),
      updatedAt: Timestamp.fromDate(time),
    });
    return isLast ? 'given up' : 'to be repeated';
  });
  if (outcome === 'given up' && handler.isAwaited) {
    await resumeJobsAfter(taken.id, dependencies);
  }
  return outcome;
}
