import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { retryOnContention, writeUnlessChanged } from '../platform/retry-on-contention.ts';
import { Turns, TURNS_PER_PERSON, turnsReference, type TurnTaker } from './job-turns.ts';
import type { StoredJob } from './job.ts';
import type { StartedJob } from './task-queues.ts';

export interface StartDependencies {
  firestore: Firestore;
  now: () => Date;
  /** Hands a job to its queue. */
  enqueue: (job: StartedJob) => Promise<void>;
}

/**
 * Hands a job that is due to its queue, with a turn of its person. Where there is none left it
 * stays where it is: whoever gives a turn back looks for it, after it was written.
 *
 * @throws whatever Firestore or the queue throws
 */
export async function startJobInTurn(
  id: string,
  { firestore, now, enqueue }: StartDependencies,
): Promise<void> {
  const job = (await firestore.doc(firestorePaths.job(id)).get()).data() as StoredJob | undefined;
  if (job?.state !== 'open' || job.dueAt.toMillis() > now().getTime()) return;
  const hasTurn = await retryOnContention(async () => {
    const snapshot = await turnsReference(firestore, job).get();
    const turns = new Turns(snapshot, job.queue, now());
    if (turns.isQueued(id) || !turns.isFreeFor(id)) return false;
    turns.queue(id);
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, turns.toStored());
    await batch.commit();
    return true;
  });
  if (hasTurn) await enqueue({ id, queue: job.queue });
}

/**
 * Hands those jobs of a person to their queue that have been due the longest, as many as they
 * have turns left.
 *
 * @param released a job that has ended, or was deferred before it was run (fence null), whose
 *   turn goes to another
 * @returns the jobs that have a turn and could not be handed over, each with the cause
 * @throws whatever Firestore throws
 */
export async function startDueJobs(
  taker: TurnTaker,
  released: { id: string; fence: number | null } | null,
  { firestore, now, enqueue }: StartDependencies,
): Promise<{ job: StartedJob; cause: unknown }[]> {
  const { queue } = taker;
  const ids = await retryOnContention(async () => {
    const snapshot = await turnsReference(firestore, taker).get();
    const turns = new Turns(snapshot, queue, now());
    if (released) turns.release(released.id, released.fence);
    const next: string[] = [];
    for (const id of await dueJobs(taker, { firestore, now })) {
      // One that is due and still has the turn of a holder was left behind by it.
      if (turns.isQueued(id) || !turns.isFreeFor(id)) continue;
      turns.queue(id);
      next.push(id);
    }
    // Somebody whose account was deleted has none, and gets none by an end.
    if (next.length === 0 && (!released || !snapshot.exists)) return [];
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, turns.toStored());
    await batch.commit();
    return next;
  });
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
