import type { FailureCode } from '../failure-codes.ts';
import type { StoredShape } from '../stored-shape.ts';

/** users/{uid}/uploads/{contentHash}: one file on its way to become activities. */
export interface RecordingUpload {
  contentHash: string;
  fileName: string;
  sizeBytes: number;
  state: UploadState;
  failureCode: FailureCode | null;
  /** Activities made from it, sessions in order. */
  activityIds: readonly string[];
  /** Something in the file was damaged; what was usable was kept. */
  isPartial: boolean;
  requestedAt: Date;
  updatedAt: Date;
  /** Which version of the decoder has read it; left out: the first. */
  decoderVersion?: number;
  /** Left out: the runner dropped it in. */
  source?: 'file' | 'garmin';
  /** How often it was asked for anew on the UTC day `day`; left out: never. */
  attempts?: { day: string; count: number };
  /** How many bytes it counts against what its person may keep; left out: none, as what Garmin alone brought. */
  countedBytes?: number;
  /** Set if Garmin brought the same bytes. */
  garmin?: GarminDelivery;
}

/** How Garmin called what it brought. */
export interface GarminDelivery {
  summaryId: string;
  title: string | null;
  /** Digest of the address that it was fetched from. */
  callbackHash: string;
  /** The owner's id at Garmin; left out in uploads of earlier releases. */
  garminUserId?: string;
}

/**
 * requested → received → done | failed. A failed one may be requested again;
 * a done one answers every repetition with its activities.
 */
export const UPLOAD_STATES = ['requested', 'received', 'done', 'failed'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

export const UPLOAD_LIMITS = {
  fileMaxBytes: 25 * 1024 * 1024,
  /** A .gz may not grow beyond this when opened. */
  inflatedMaxBytes: 100 * 1024 * 1024,
  fileNameMaxLength: 200,
  /** How long an upload target is good for. */
  targetLifetimeMinutes: 15,
  /** Zips are opened in the browser. */
  zipMaxBytes: 4 * 1024 * 1024 * 1024,
  zipEntriesMaximum: 20_000,
} as const;

/** File names that may hold a recording, each also with `.gz`. */
export const RECORDING_FILE_PATTERN = /\.(fit|tcx|gpx)(\.gz)?$/i;
/** Lower-case hexadecimal SHA-256. */
export const CONTENT_HASH_PATTERN = /^[0-9a-f]{64}$/;

/** The fields that its activities and its repetition use. */
export const RECORDING_UPLOAD_SHAPE = {
  state: 'string',
  activityIds: 'array',
} as const satisfies StoredShape<RecordingUpload>;
