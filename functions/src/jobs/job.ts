import type { Timestamp } from 'firebase-admin/firestore';
import { storedReader } from '../platform/firestore/read-stored.ts';
import type { JobQueue } from './job-kind.ts';

/**
 * jobs/{id}: written with the change that asks for it, deleted with the change that fulfils it. A
 * run that takes it moves `dueAt` to the end of the lease and raises `fence`. That number refuses
 * writes of an older holder.
 */
export interface StoredJob<Payload = unknown> {
  /** Name of its kind. */
  kind: string;
  queue: JobQueue;
  /** The person whose job it is. */
  person: string;
  /** One job a key; asking again for the same thing is the same job. */
  key: string;
  payload: Payload;
  state: 'open' | 'dead';
  /** When it may be taken next. */
  dueAt: Timestamp;
  fence: number;
  /** How often it has been taken. */
  tries: number;
  /** Id of the job after which it goes on; null = none. */
  waitsFor: string | null;
  lastError: string | null;
  /** Id of the browser's request that led to it; left out where none did. */
  requestId?: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** The fields that every version has stored; queue and person came later. */
export const storedJob = storedReader<StoredJob>({
  kind: 'string',
  key: 'string',
  state: 'string',
  dueAt: 'date',
  fence: 'number',
  tries: 'number',
  waitsFor: 'string?',
  lastError: 'string?',
  createdAt: 'date',
  updatedAt: 'date',
});

export const JOB_LIMITS = {
  /** Longer than any handler may run, renewals or not. */
  leaseSeconds: 150,
  triesMaximum: 6,
  /** Wait after the first failure; doubled each time. */
  firstBackoffSeconds: 5,
  backoffMaximumSeconds: 600,
} as const;

/** Seconds to wait before the next try, after `tries` that failed. */
export function backoffSeconds(tries: number): number {
  return Math.min(
    JOB_LIMITS.firstBackoffSeconds * 2 ** Math.max(0, tries - 1),
    JOB_LIMITS.backoffMaximumSeconds,
  );
}

/**
 * Checks whether a job is open and nobody has taken it yet. The run that takes it later reads what
 * was written before, so it need not be asked for again.
 */
export function isWaiting<Payload>(job: StoredJob<Payload> | undefined): job is StoredJob<Payload> {
  return job?.state === 'open' && job.tries === 0;
}
