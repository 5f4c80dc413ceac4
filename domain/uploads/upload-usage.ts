import { MINUTE_MILLISECONDS } from '../measures/durations.ts';

/** Limits of one person's uploads on a day (UTC). */
export const UPLOAD_USAGE_LIMITS = {
  /** Files sent and files tried again: an export of more than ten years. */
  attempts: 5_000,
  /** As announced: 4 GiB; a file of an hour has about 200 kB. */
  bytes: 4 * 1024 ** 3,
  /** For reading files, which takes about 0.2 s each. */
  processorMilliseconds: 40 * MINUTE_MILLISECONDS,
} as const satisfies UploadUsage;

/** How often one file may be asked for anew on a day (UTC) after it failed, the first time among them. */
export const ATTEMPTS_PER_FILE_AND_DAY = 10;

/**
 * How many files may be sent before the approval until one of them is a run; only one run is read.
 */
export const FIRST_RUN_FILES_MAXIMUM = 3;

/** The assumed processor time of a file, until it has been read. */
export const RESERVED_PROCESSOR_MILLISECONDS = 10_000;

/**
 * The number of documents that keep one person's usage of a day. Many files are asked for at once,
 * and one document takes few writes a second. Each may spend its part of the limits.
 */
export const UPLOAD_USAGE_SHARDS = 4;

/**
 * The limit of all files that one person keeps here: 20 GiB. Two runs a day for fifty years are
 * 36,500 files, 7 GiB at 200 kB each. The rest is for long runs and for files that are text.
 */
export const STORED_UPLOAD_BYTES_MAXIMUM = 20 * 1024 ** 3;

/**
 * Which of the documents counts a file's stored bytes, by its digest: always the same, so that it can be
 * given back. Each may count its part of the whole.
 *
 * @param contentHash SHA-256 in hexadecimal
 */
export function shardOfStoredUpload(contentHash: string): number {
  return Number.parseInt(contentHash.slice(-1), 16) % UPLOAD_USAGE_SHARDS;
}

/** The usage of uploads; `attempts` counts files that may be sent or are tried again. */
export interface UploadUsage {
  attempts: number;
  bytes: number;
  processorMilliseconds: number;
}

/**
 * The limits of one of the documents: its part of each limit. All parts together make exactly the
 * limits.
 */
export function shardOfUploadLimits(limits: UploadUsage, shard: number): UploadUsage {
  const part = (whole: number) => Math.floor((whole + shard) / UPLOAD_USAGE_SHARDS);
  return {
    attempts: part(limits.attempts),
    bytes: part(limits.bytes),
    processorMilliseconds: part(limits.processorMilliseconds),
  };
}

/**
 * Whether more may be spent of what one document bears. No file may be sent for which no time
 * to read it is left.
 */
export function isUploadAffordable(
  spent: Partial<UploadUsage>,
  more: Partial<UploadUsage>,
  limits: UploadUsage,
): boolean {
  const isTimeSpent = (spent.processorMilliseconds ?? 0) >= limits.processorMilliseconds;
  if ((more.attempts ?? 0) > 0 && isTimeSpent) return false;
  return USAGE_FIELDS.every(
    (field) =>
      (more[field] ?? 0) === 0 || (spent[field] ?? 0) + (more[field] ?? 0) <= limits[field],
  );
}

const USAGE_FIELDS = [
  'attempts',
  'bytes',
  'processorMilliseconds',
] as const satisfies readonly (keyof UploadUsage)[];
