import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { JOB_QUEUES, type JobQueue } from './job-kind.ts';

/**
 * How many jobs of one person may wait in a queue or run there at once. The others stay in the
 * database until one of these has ended. So what one person asks for never fills a queue, however
 * much it is.
 */
export const TURNS_PER_PERSON: Readonly<Record<JobQueue, number>> = {
  // One reply a topic at a time; three topics are more than anybody reads at once.
  replies: 3,
  short: 4,
  // A history of a thousand files, half a second each, is read in about two minutes.
  decoding: 4,
  redecoding: 1,
  // A deletion does not wait for an export.
  long: 2,
};

/** A task that was not run by then may be lost: the next sweep, a minute later, makes another one. */
const QUEUED_SECONDS = 55;
const KEPT_MILLISECONDS = DAY_MILLISECONDS;

/** The person and the kind of work that take turns. */
export interface TurnTaker {
  queue: JobQueue;
  person: string;
}

/** A job that has a turn; `fence` is the number of this run of it, null = it waits in the queue. */
interface Turn {
  fence: number | null;
  until: Timestamp;
}

/**
 * jobTurns/{queue}_{person}: which of a person's jobs wait in a queue or run. A holder that died
 * leaves an entry, which no longer counts after `until`.
 */
interface StoredTurns {
  holders: Readonly<Record<string, Turn>>;
  /** Firestore deletes it then. */
  expiresAt: Timestamp;
}

export function turnsReference(
  firestore: Firestore,
  { queue, person }: TurnTaker,
): DocumentReference {
  return firestore.doc(firestorePaths.jobTurns(queue, person));
}

/** The documents that name a person, in every queue. */
export function turnsOfPerson(person: string): string[] {
  return JOB_QUEUES.map((queue) => firestorePaths.jobTurns(queue, person));
}

/** The turns of a person as they are now, to be changed and written back. */
export class Turns {
  readonly #holders: Map<string, Turn>;
  readonly #queue: JobQueue;
  readonly #now: Date;

  constructor(snapshot: DocumentSnapshot, queue: JobQueue, now: Date) {
    const { holders = {} } = (snapshot.data() ?? {}) as Partial<StoredTurns>;
    this.#holders = new Map(
      Object.entries(holders).filter(([, { until }]) => until.toMillis() > now.getTime()),
    );
    this.#queue = queue;
    this.#now = now;
  }

  /** Whether there is one that nobody has. */
  get isTurnLeft(): boolean {
    return this.#holders.size < TURNS_PER_PERSON[this.#queue];
  }

  /** Whether a job may be enqueued or run: it has a turn, or there is one left. */
  isFreeFor(id: string): boolean {
    return this.#holders.has(id) || this.isTurnLeft;
  }

  /** Whether a job waits in the queue already. */
  isQueued(id: string): boolean {
    return this.#holders.get(id)?.fence === null;
  }

  /** For a job that is handed to its queue. */
  queue(id: string): void {
    this.#set(id, null, QUEUED_SECONDS);
  }

  /** For a job that is run, for as long as its holder may live. */
  run(id: string, fence: number, seconds: number): void {
    this.#set(id, fence, seconds);
  }

  /** Gives a turn back, unless somebody else runs the job by now; `fence` null = it only waited. */
  release(id: string, fence: number | null): void {
    if (this.#holders.get(id)?.fence === fence) this.#holders.delete(id);
  }

  toStored(): StoredTurns {
    return {
      holders: Object.fromEntries(this.#holders),
      expiresAt: Timestamp.fromMillis(this.#now.getTime() + KEPT_MILLISECONDS),
    };
  }

  #set(id: string, fence: number | null, seconds: number): void {
    const until = Timestamp.fromMillis(this.#now.getTime() + seconds * 1000);
    this.#holders.set(id, { fence, until });
  }
}
