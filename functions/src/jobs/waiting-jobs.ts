import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isContention } from '../platform/firestore/write-conflicts.ts';
import { storedJob } from './job.ts';
import { startJobInTurn, type StartDependencies } from './start-jobs.ts';

/** More never wait for one: each waits for the one before it. */
const WAITING_MAXIMUM = 10;

/**
 * Lets a job go on that waits for another, without waiting any longer. Any run may take it then.
 */
export async function resumeWaitingJob(id: string, firestore: Firestore, now: Date): Promise<void> {
  const job = await firestore.doc(firestorePaths.job(id)).get();
  if (!job.updateTime || (storedJob(job)?.waitsFor ?? null) === null) return;
  try {
    await job.ref.update(
      { dueAt: Timestamp.fromDate(now), waitsFor: null },
      { lastUpdateTime: job.updateTime },
    );
  } catch (cause) {
    if (!isContention(cause)) throw cause;
  }
}

/** Whether a job that others wait for is still to be done. */
export async function isStillAwaited(
  id: string,
  { firestore }: Pick<StartDependencies, 'firestore'>,
): Promise<boolean> {
  const job = storedJob(await firestore.doc(firestorePaths.job(id)).get());
  return job?.state === 'open';
}

/** Lets those go on, at once, that wait for a job which has ended. */
export async function resumeJobsAfter(id: string, dependencies: StartDependencies): Promise<void> {
  const { firestore, now } = dependencies;
  const waiting = await firestore
    .collection(firestorePaths.jobs())
    .where('waitsFor', '==', id)
    .limit(WAITING_MAXIMUM)
    .get();
  for (const document of waiting.docs) {
    try {
      await document.ref.update(
        { dueAt: Timestamp.fromDate(now()), waitsFor: null },
        { lastUpdateTime: document.updateTime },
      );
    } catch (cause) {
      // Taken meanwhile, because it had waited long enough, or resumed by somebody else.
      if (isContention(cause)) continue;
      throw cause;
    }
    await startJobInTurn(document.id, dependencies);
  }
}
