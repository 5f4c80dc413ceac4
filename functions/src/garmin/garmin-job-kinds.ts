import type { JobKind } from '../jobs/job-kind.ts';
import type { GarminActivity } from './garmin-activity.ts';
import type { GarminFileType } from './garmin-notification.ts';

// What notifications ask for. The webhook loads only this, none of the handlers.

export interface FetchGarminFilePayload {
  uid: string;
  /** The person's id at Garmin; absent in jobs of earlier releases. */
  garminUserId?: string;
  summaryId: string;
  callbackUrl: string;
  fileType: GarminFileType;
  title: string | null;
  startedAtSeconds: number | null;
  receivedAtMilliseconds: number;
}

export const FETCH_GARMIN_FILE: JobKind<FetchGarminFilePayload> = {
  name: 'fetch-garmin-file',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

export interface WriteGarminActivityPayload {
  uid: string;
  /** The person's id at Garmin; absent in jobs of earlier releases. */
  garminUserId?: string;
  summaryId: string;
  /** Digest of what was reported. */
  digest: string;
  activity: GarminActivity;
  /** Its readings lie in the blob store, under the digest. */
  hasDetails: boolean;
  isManuallyUpdated: boolean;
  receivedAtMilliseconds: number;
  /** How often it was given up and left for later; absent = never. */
  laterRounds?: number;
}

export const WRITE_GARMIN_ACTIVITY: JobKind<WriteGarminActivityPayload> = {
  name: 'write-garmin-activity',
  // Its readings are as large as a file, and made by others as well.
  queue: 'decoding',
  personOf: ({ uid }) => uid,
};

export interface CheckGarminAccountPayload {
  uid: string;
  garminUserId: string;
  about: 'consent' | 'permissions';
  /** How often Garmin was asked whether the consent has ended. */
  looks: number;
}

export const CHECK_GARMIN_ACCOUNT: JobKind<CheckGarminAccountPayload> = {
  name: 'check-garmin-account',
  queue: 'short',
  personOf: ({ uid }) => uid,
};
