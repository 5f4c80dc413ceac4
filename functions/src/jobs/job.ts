import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { ExportCursor } from '../account-export/export-entry.ts';
import type { LinkedProvider } from '@tasuki/domain/people/provider';
import type { GarminActivity } from '../garmin/garmin-activity.ts';
import type { GarminFileType } from '../garmin/garmin-notification.ts';

/** Work that must not be lost, by kind, with what it needs to know. */
export interface JobPayloads {
  'decode-upload': { uid: string; contentHash: string };
  'forget-upload': { uid: string; contentHash: string };
  /** `activityId` null = the person's newest activities. */
  'rewrite-feedback': { uid: string; activityId: string | null };
  'write-reply': { topicId: string; messageId: string };
  /** Into the person's sign-in token, from what their state says. */
  'set-claims': { uid: string };
  /** How far it has come is in the link's document. */
  'import-history': {
    uid: string;
    provider: LinkedProvider;
    /** How often it was looked whether what Garmin was asked for has come. */
    looks?: number;
  };
  /** `refusals`: how often the provider could not be told yet. */
  'unlink-provider': { uid: string; provider: LinkedProvider; refusals: number };
  'fetch-garmin-file': {
    uid: string;
    summaryId: string;
    callbackUrl: string;
    fileType: GarminFileType;
    title: string | null;
    startedAtSeconds: number | null;
    receivedAtMilliseconds: number;
  };
  'write-garmin-activity': {
    uid: string;
    summaryId: string;
    /** Of what was told. */
    digest: string;
    activity: GarminActivity;
    /** Its readings lie in the blob store, under the digest. */
    hasDetails: boolean;
    isManuallyUpdated: boolean;
    receivedAtMilliseconds: number;
  };
  /** `looks`: how often Garmin was asked whether the consent has ended. */
  'check-garmin-account': {
    uid: string;
    garminUserId: string;
    about: 'consent' | 'permissions';
    looks: number;
  };
  'delete-garmin-data': { uid: string; looks: number };
  /** `lookedAt`, `askedAt`: when it was looked last, and asked for by the runner, in milliseconds since 1970. */
  'reconcile-link': {
    uid: string;
    provider: LinkedProvider;
    lookedAt: number | null;
    askedAt: number | null;
  };
  /** By Strava's numbers. `failures`: how often Strava did not answer. */
  'fetch-strava-activity': { accountId: string; activityId: number; failures: number };
  'check-strava-link': { accountId: string };
  /** `activityId` of the activity from Strava. `failures`: how often Strava did not answer. */
  'post-to-strava': { uid: string; activityId: string; isRemoval: boolean; failures: number };
  /** `earlierPart`: what the steps before have collected; null = nothing yet. */
  'export-account': {
    uid: string;
    exportId: string;
    earlierPart: string | null;
    cursor: ExportCursor | null;
  };
  'forget-export': { uid: string; exportId: string };
  /** `askedAt` in milliseconds since 1970. The second round takes what came during the first. */
  'delete-account': { uid: string; askedAt: number; round: 1 | 2 };
}
export type JobKind = keyof JobPayloads;

/**
 * jobs/{id}: written with the change that asks for it, deleted with the change
 * that fulfils it. Whoever takes it moves `dueAt` to the end of the lease and
 * raises `fence`; what an older holder still writes is refused by that number.
 */
export interface StoredJob<Kind extends JobKind = JobKind> {
  kind: Kind;
  /** One job a key; asking again for the same thing is the same job. */
  key: string;
  payload: JobPayloads[Kind];
  state: 'open' | 'dead';
  /** When it may be taken next. */
  dueAt: Timestamp;
  fence: number;
  /** How often it has been taken. */
  tries: number;
  lastError: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/**
 * What one kind of job does. `run` works outside of any transaction and may be
 * repeated, cut off anywhere and run twice at once; only what `fulfil` writes
 * counts, and that happens once, together with the deletion of the job.
 */
export interface JobHandler<Kind extends JobKind> {
  /**
   * A short lease that is renewed while `run` is at work, so that others need not
   * wait long where a holder died. Left out: one lease is enough for all of `run`.
   */
  renewedLeaseSeconds?: number;
  /** Tried until it is done, however often holders die: for what somebody was promised. */
  isNeverGivenUp?: boolean;
  run: (payload: JobPayloads[Kind], now: Date, lease: JobLease) => Promise<JobResult<Kind>>;
  /** Writes that nothing will come of it, when it is given up. Reads first, then writes. */
  giveUp: (payload: JobPayloads[Kind], transaction: Transaction, now: Date) => Promise<void> | void;
}

/** The hold on a job, as its handler sees it. */
export interface JobLease {
  /** Aborted once the job is in other hands: nothing done from then on counts. */
  signal: AbortSignal;
  /**
   * Writes what is known so far, if the job is still in these hands. Reads first, then writes.
   *
   * @throws an error that the handler lets through, when it is not
   */
  write: (progress: (transaction: Transaction) => Promise<void> | void) => Promise<void>;
}

/** @typeParam Kind only where the result may have a `next` step */
export interface JobResult<Kind extends JobKind = never> {
  /** Reads first, then writes, as Firestore demands. */
  fulfil: (transaction: Transaction) => Promise<void> | void;
  /**
   * The job's next step, where this was not all of it: written with the change in place of the
   * deletion, its tries counted anew. Left to the sweep unless `afterwards` hands it to a task.
   */
  next?: { dueAt: Date; payload: JobPayloads[Kind] };
  /** What may be done after it, and is no loss when it is not. */
  afterwards?: () => Promise<void>;
}

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> };

export const JOB_LIMITS = {
  /** Longer than any handler may run, renewals or not. */
  leaseSeconds: 150,
  triesMaximum: 6,
  /** Wait after the first failure; doubled each time. */
  firstBackOffSeconds: 5,
  backOffMaximumSeconds: 600,
} as const;

/** Seconds to wait before the next try, after `tries` that failed. */
export function backOffSeconds(tries: number): number {
  return Math.min(
    JOB_LIMITS.firstBackOffSeconds * 2 ** Math.max(0, tries - 1),
    JOB_LIMITS.backOffMaximumSeconds,
  );
}

/** The id of a job's document: one a kind and key. */
export function jobId(kind: JobKind, key: string): string {
  return `${kind}_${key}`;
}
