import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { Turns, TURNS_PER_PERSON, turnsReference, type TurnTaker } from './job-turns.ts';
import { storedJob } from './job.ts';
import type { StartedJob } from './task-queues.ts';

export interface StartDependencies {
  firestore: Firestore;
  now: () => Date;
  /** Hands a job to its queue. */
  enqueue: (job: StartedJob) => Promise<void>;
}

/**
 * Hands a job that is due to its queue, with a turn of its person. Where there is none left it
 * stays where it is: whoever gives a turn back looks for it afterwards.
 *
 * @throws whatever Firestore or the queue throws
 */
export async function startJobInTurn(
  id: string,
  { firestore, now, enqueue }: StartDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.job(id));
  const job = storedJob(await reference.get());
  if (!job) return;
  const hasTurn = await retryOnContention(async () => {
    const snapshot = await turnsReference(firestore, job).get();
    const turns = new Turns(snapshot, job.queue, now());
    if (turns.isQueued(id) || !turns.isFreeFor(id)) return false;
    // Read after the turns: whoever takes the job from now on changes them, so this fails. A turn
    // for a job that was taken would stay, and the job would seem to be queued when it goes on.
    const current = storedJob(await reference.get());
    if (current?.state !== 'open' || current.dueAt.toMillis() > now().getTime()) return false;
    turns.queue(id);
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, turns.toStored());
    await batch.commit();
    return true;
  });
  if (hasTurn) await enqueue({ id, queue: job.queue });
}

/** A job that gives its turn back: it has ended, or was deferred before it was run (fence null). */
interface ReleasedJob {
  id: string;
  fence: number | null;
}

/**
 * Hands those jobs of a person to their queue that have been due the longest, as many as they
 * have turns left.
 *
 * @param released the job whose turn goes to another
 * @returns the jobs that have a turn and could not be enqueued, each with the cause
 * @throws whatever Firestore throws
 */
export async function startDueJobs(
  taker: TurnTaker,
  released: ReleasedJob | null,
  dependencies: StartDependencies,
): Promise<{ job: StartedJob; cause: unknown }[]> {
  const { ids, isTurnLeft } = await takeTurns(taker, released, dependencies);
  const left = await runCommandScript(ids, taker, dependencies);
  if (!released || !isTurnLeft) return left;
  // A job that became due after that search may have found no turn before this one was given back.
  const later = await takeTurns(taker, null, dependencies);
  return [...left, ...(await runCommandScript(later.ids, taker, dependencies))];
}

async function runCommandScript(
  ids: readonly string[],
  { queue }: TurnTaker,
  { enqueue }: Pick<StartDependencies, 'enqueue'>,
): Promise<{ job: StartedJob; cause: unknown }[]> {
  const left: { job: StartedJob; cause: unknown }[] = [];
  await Promise.all(
    ids.map(async (id) => {
      try {
        await enqueue({ id, queue });
      } catch (cause) {
        left.push({ job: { id, queue }, cause });
      }
    }),
  );
  return left;
}

/**
 * Gives one turn back, and gives those that are left then to the jobs of a person that have been
 * due the longest.
 *
 * @returns these jobs, and whether there are turns that none of them has
 */
async function takeTurns(
  taker: TurnTaker,
  released: ReleasedJob | null,
  { firestore, now }: Pick<StartDependencies, 'firestore' | 'now'>,
): Promise<{ ids: string[]; isTurnLeft: boolean }> {
  return retryOnContention(async () => {
    const snapshot = await turnsReference(firestore, taker).get();
    const turns = new Turns(snapshot, taker.queue, now());
    if (released) turns.release(released.id, released.fence);
    const ids: string[] = [];
    for (const id of await dueJobs(taker, { firestore, now })) {
      // One that is due and still has the turn of a holder was left behind by it.
      if (turns.isQueued(id) || !turns.isFreeFor(id)) continue;
      turns.queue(id);
      ids.push(id);
    }
    const { isTurnLeft } = turns;
    // Somebody whose account was deleted has none, and gets none by an end.
    if (ids.length === 0 && (!released || !snapshot.exists)) return { ids, isTurnLeft };
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, turns.toStored());
    await batch.commit();
    return { ids, isTurnLeft };
  });
}

async function dueJobs(
  { queue, person }: TurnTaker,
  { firestore, now }: Pick<StartDependencies, 'firestore' | 'now'>,
): Promise<string[]> {
  const { docs } = await firestore
    .collection(firestorePaths.jobs())
    .where('queue', '==', queue)
    .where('state', '==', 'open')
    .where('person', '==', person)
    .where('dueAt', '<=', Timestamp.fromDate(now()))
    .orderBy('dueAt')
    .limit(TURNS_PER_PERSON[queue])
    .get();
  return docs.map(({ id }) => id);
}
