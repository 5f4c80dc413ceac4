import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  nextServiceStatus,
  partStates,
  SERVICE_PARTS,
  type ServiceStatus,
  type WaitingWork,
} from '@tasuki/domain/service-status/service-status';
import { JOB_QUEUES } from '../jobs/job-kind.ts';
import { JOB_LIMITS } from '../jobs/job.ts';
import { readSomeOfEachPerson, type PageLimits } from '../jobs/some-of-each-person.ts';
import { logInfo } from '../platform/log.ts';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { partOfJob } from './part-of-job.ts';

const READ_LIMITS: PageLimits = { pageSize: 100, pagesMaximum: 5 };

const storedStatus = plainReader<ServiceStatus>({
  checkedAt: 'date',
  parts: 'object',
  past: 'array',
});

/**
 * Looks at the jobs that wait, and writes what anybody may know of how the service runs. A later
 * check that is written first is not overwritten by an earlier one.
 *
 * @returns what was written; null = a later check was there
 */
export async function checkServiceStatus(
  now: Date,
  firestore: Firestore,
  limits: PageLimits = READ_LIMITS,
): Promise<ServiceStatus | null> {
  const work = await readWaitingWork(now, firestore, limits);
  const reference = firestore.doc(firestorePaths.serviceStatus());
  const status = await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    // One that cannot be read is begun anew.
    const before = unlessUnreadable(() => storedStatus(snapshot)) ?? null;
    if (before !== null && before.checkedAt >= now) return null;
    const next = nextServiceStatus(before, partStates(work), now);
    transaction.set(reference, next);
    return next;
  });
  const impaired = SERVICE_PARTS.filter((part) => status && status.parts[part].state !== 'working');
  if (impaired.length > 0) logInfo('parts of the service impaired', { parts: impaired.join() });
  return status;
}

/** Work that is due, and work that failed and is tried again soon. */
async function readWaitingWork(
  now: Date,
  firestore: Firestore,
  limits: PageLimits,
): Promise<WaitingWork[]> {
  const soon = now.getTime() + JOB_LIMITS.backoffMaximumSeconds * 1000;
  const ofQueues = await Promise.all(
    JOB_QUEUES.map(async (queue) => {
      const work: WaitingWork[] = [];
      const jobs = firestore
        .collection(firestorePaths.jobs())
        .where('queue', '==', queue)
        .where('state', '==', 'open')
        .where('dueAt', '<=', Timestamp.fromMillis(soon))
        .orderBy('person')
        .orderBy('dueAt')
        .select('kind', 'person', 'dueAt', 'tries', 'lastError', 'payload.provider');
      await readSomeOfEachPerson(jobs, null, limits, (job) => {
        const one = waitingWork(job, now);
        if (one) work.push(one);
      });
      return work;
    }),
  );
  return ofQueues.flat();
}

function waitingWork(job: QueryDocumentSnapshot, now: Date): WaitingWork | null {
  const { kind, person, dueAt, tries, lastError } = job.data();
  const part = partOfJob(String(kind), job.get('payload.provider'));
  if (part === null || typeof person !== 'string' || !(dueAt instanceof Timestamp)) return null;
  return {
    part,
    person,
    lateSeconds: (now.getTime() - dueAt.toMillis()) / 1000,
    failedTries: lastError !== null && typeof tries === 'number' ? tries : 0,
  };
}
