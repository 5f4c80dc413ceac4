import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { logFailure, logInfo, logWarning } from '../platform/log.ts';
import type { JobHandlers } from './job-handler.ts';
import { JOB_QUEUES, type JobQueue } from './job-kind.ts';
import { storedJob } from './job.ts';
import { readSomeOfEachPerson, type PageLimits } from './some-of-each-person.ts';
import { startDueJobs, type StartDependencies } from './start-jobs.ts';

export interface SweepDependencies extends StartDependencies {
  handlers: JobHandlers;
  /** Runs a job in this process, where its queue cannot be reached. */
  runHere: (id: string) => Promise<unknown>;
}

/** Pages are those of one queue, and as many again from anywhere among the people. */
export interface SweepLimits extends PageLimits {
  /** How many people are looked after beside each other. */
  parallel: number;
  /** When to stop running jobs here. */
  budgetSeconds: number;
}

const SWEEP_LIMITS: SweepLimits = {
  pageSize: 100,
  pagesMaximum: 50,
  parallel: 8,
  budgetSeconds: 50,
};

/**
 * Queues whose jobs the sweep may run itself if no task can be made: seconds of work on our own
 * data.
 */
const RUN_HERE: ReadonlySet<JobQueue> = new Set(['replies', 'short']);

/**
 * Hands what is due to its queue: jobs whose task was never made or got lost, whose holder died,
 * or whose next try has come. Of each person as many as may run at once, so that nobody's jobs
 * stand before those of others.
 *
 * Where the queues cannot be reached, short jobs are run here. Those that decode or take long
 * stay due until the next sweep: they could hold up or end this process, and with it all others.
 *
 * @returns the people whose jobs were looked after
 */
export async function sweepJobs(
  dependencies: SweepDependencies,
  limits: SweepLimits = SWEEP_LIMITS,
): Promise<number> {
  await placeOlderJobs(dependencies, limits);
  const endAt = dependencies.now().getTime() + limits.budgetSeconds * 1000;
  const counts = await Promise.all(
    JOB_QUEUES.map(async (queue) => {
      const people = await peopleWithDueJobs(queue, dependencies, limits);
      await inParallel(people, limits.parallel, async (person) => {
        await lookAfter({ queue, person }, endAt, dependencies);
      });
      return people.length;
    }),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count > 0) logInfo('jobs swept', { people: count });
  return count;
}

/** People who have due jobs in a queue; a few documents each, however many jobs they have. */
async function peopleWithDueJobs(
  queue: JobQueue,
  { firestore, now }: SweepDependencies,
  limits: SweepLimits,
): Promise<string[]> {
  const due = firestore
    .collection(firestorePaths.jobs())
    .where('queue', '==', queue)
    .where('state', '==', 'open')
    .where('dueAt', '<=', Timestamp.fromDate(now()))
    .orderBy('person')
    .orderBy('dueAt')
    .select('person', 'dueAt');
  const people = new Set<string>();
  const readFrom = async (first: string | null) =>
    readSomeOfEachPerson(due, first, limits, (job) => {
      const person: unknown = job.get('person');
      if (typeof person === 'string') people.add(person);
    });
  // If there are more people, some of the rest come now and others the next time.
  if (!(await readFrom(null))) {
    await readFrom(String.fromCodePoint(0x30 + Math.floor(Math.random() * 75)));
  }
  return [...people];
}

/** One person's failure does not stop the others. */
async function lookAfter(
  taker: { queue: JobQueue; person: string },
  endAt: number,
  dependencies: SweepDependencies,
): Promise<void> {
  try {
    for (const { job, cause } of await startDueJobs(taker, null, dependencies)) {
      logWarning('due job not handed to its queue', { job: job.id }, cause);
      if (!RUN_HERE.has(job.queue) || dependencies.now().getTime() >= endAt) continue;
      await dependencies.runHere(job.id);
    }
  } catch (cause) {
    logFailure('due jobs not started', { queue: taker.queue }, cause);
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  parallel: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const workers = Array.from({ length: parallel }, async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  });
  await Promise.all(workers);
}

/** Says of jobs that were stored before there were queues where they run and whose they are. */
async function placeOlderJobs(
  { firestore, handlers, now }: SweepDependencies,
  { pageSize }: SweepLimits,
): Promise<void> {
  const { docs } = await firestore
    .collection(firestorePaths.jobs())
    .where('state', '==', 'open')
    .where('dueAt', '<=', Timestamp.fromDate(now()))
    .orderBy('dueAt')
    .limit(pageSize)
    .get();
  for (const document of docs) {
    const handler = handlers.get(String(document.get('kind')));
    if (document.get('queue') !== undefined || !handler) continue;
    try {
      const place = { ...handler.placeOf(storedJob(document)) };
      await document.ref.update(place, { lastUpdateTime: document.updateTime });
    } catch (cause) {
      // One that cannot be placed does not stop the sweep.
      logWarning('job not placed in its queue', { job: document.id }, cause);
    }
  }
}
