import type { Transaction } from 'firebase-admin/firestore';
import type { JobKind, JobQueue } from './job-kind.ts';
import type { StoredJob } from './job.ts';

/** The hold on a job, as its handler sees it. */
export interface JobLease {
  /** Aborted once somebody else holds the job: nothing done from then on counts. */
  signal: AbortSignal;
  /**
   * Writes what is known so far, if the job is still held. Reads first, then writes.
   *
   * @throws an error that the handler lets through, when it is not
   */
  write: (progress: (transaction: Transaction) => Promise<void> | void) => Promise<void>;
}

/** Why a job is given up: each of its tries failed, or the database refuses its result for its size. */
export type GivenUpReason = 'failing' | 'too large';

/** @typeParam Payload only where the result may have a `next` step */
export interface JobResult<Payload = never> {
  /** Reads first, then writes, as Firestore demands. */
  fulfil: (transaction: Transaction) => Promise<void> | void;
  /**
   * The job's next step, where this was not all of it: written with the change in place of the
   * deletion, its tries counted anew.
   */
  next?: {
    dueAt: Date;
    payload: Payload;
    /** Id of a job after which it goes on, at once when that has ended and at `dueAt` at the latest. */
    after?: string;
  };
  /** Optional work after it; a loss of it does no harm. */
  afterwards?: () => Promise<void>;
}

/**
 * What one kind of job does. `run` works outside of any transaction and may be repeated, cut off
 * anywhere and run twice at once. Only what `fulfil` writes counts, and that happens once, together
 * with the deletion of the job.
 */
export interface JobWork<Payload> {
  /**
   * A short lease that is renewed while `run` is at work, so that others need not
   * wait long where a holder died. Left out: one lease is enough for all of `run`.
   */
  renewedLeaseSeconds?: number;
  /** Other jobs wait for jobs of this kind. */
  isAwaited?: boolean;
  /** Tried until it is done, however often holders die: for what somebody was promised. */
  isNeverGivenUp?: boolean;
  run: (payload: Payload, now: Date, lease: JobLease) => Promise<JobResult<Payload>>;
  /** Writes that nothing will come of it, when it is given up. Reads first, then writes. */
  giveUp: (
    payload: Payload,
    transaction: Transaction,
    now: Date,
    reason: GivenUpReason,
  ) => Promise<void> | void;
}

/** A kind of job with what it does, as those see it who run jobs of any kind. */
export interface JobHandler extends JobWork<unknown> {
  /** Name of the job's kind. */
  name: string;
  /** The queue in which a stored job runs, and its person. */
  placeOf: (job: StoredJob) => { queue: JobQueue; person: string };
}

/** Every kind of job that can be run, by its name. */
export type JobHandlers = ReadonlyMap<string, JobHandler>;

/**
 * What a kind of job does, for the list of all kinds. Jobs of the kind are only
 * made by `jobRequest`, so their stored payload has the kind's shape.
 */
export function jobHandler<Payload>(kind: JobKind<Payload>, work: JobWork<Payload>): JobHandler {
  return {
    ...work,
    name: kind.name,
    placeOf: ({ payload }) => ({ queue: kind.queue, person: kind.personOf(payload as Payload) }),
    run: async (payload, now, lease) => work.run(payload as Payload, now, lease),
    giveUp: async (payload, ...circumstances) => work.giveUp(payload as Payload, ...circumstances),
  };
}

/** @throws RangeError where two kinds have the same name */
export function jobHandlers(handlers: readonly JobHandler[]): JobHandlers {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  if (byName.size < handlers.length) throw new RangeError('Two kinds of job have the same name');
  return byName;
}
