import { RECORDING_FILE_PATTERN, UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { acceptedMaxBytes } from './compress-recording.ts';

/**
 * One dropped file, or one recording out of a dropped zip, on its way. What is
 * here survives a reload; how many bytes are out does not need to.
 */
export interface UploadEntry {
  id: string;
  /** The uploader: another person at the same browser never sees the entry. */
  uid: string;
  kind: 'recording' | 'archive';
  /** The zip it came out of. */
  archiveId: string | null;
  /** Its path within that zip: what was taken out already is not taken out again. */
  archivePath: string | null;
  fileName: string;
  sizeBytes: number;
  addedAt: number;
  /** `settled`: there is a result, good or bad, and nothing more happens by itself. */
  state: 'waiting' | 'settled';
  contentHash: string | null;
  /** Bytes left this browser once, so finding them there later is no surprise. */
  wasSent: boolean;
  result: UploadResult | null;
}

export type UploadResult =
  | {
      kind: 'added' | 'alreadyThere';
      /** Sessions in order. */
      activityIds: readonly string[];
      isPartial: boolean;
    }
  | { kind: 'failed'; failureCode: FailureCode; canBeRetried: boolean }
  /** A zip that has been taken apart; its recordings are entries of their own. */
  | { kind: 'opened' };

export function failedResult(
  failureCode: FailureCode,
  { canBeRetried }: { canBeRetried: boolean },
): UploadResult {
  return { kind: 'failed', failureCode, canBeRetried };
}

/** State of an entry that exists only while this page is open. */
export interface UploadProgress {
  step: 'preparing' | 'sending' | 'reading' | 'opening';
  sentBytes: number;
  /** Stopped until the network is back. */
  isWaitingForNetwork: boolean;
}

const ARCHIVE_PATTERN = /\.zip$/i;

export function isArchiveName(fileName: string): boolean {
  return ARCHIVE_PATTERN.test(fileName);
}

/** The reason to refuse a file that is known without opening it; null = it may go. */
export function refusalOf(file: { name: string; size: number }): FailureCode | null {
  const isArchive = isArchiveName(file.name);
  if (!isArchive && !RECORDING_FILE_PATTERN.test(file.name)) {
    return 'recording/unsupported-format';
  }
  if (file.size === 0) return 'recording/empty-file';
  if (isArchive) {
    return file.size > UPLOAD_LIMITS.zipMaxBytes ? 'recording/zip-too-large' : null;
  }
  return file.size > acceptedMaxBytes(file.name) ? 'recording/too-large' : null;
}

/** A name short enough to be sent; the ending, which names the format, stays. */
export function shortenedFileName(fileName: string): string {
  const maximum = UPLOAD_LIMITS.fileNameMaxLength;
  if (fileName.length <= maximum) return fileName;
  const ending = /(\.[a-z0-9]{1,8}){0,2}$/i.exec(fileName)?.[0] ?? '';
  return fileName.slice(0, maximum - ending.length) + ending;
}

/** How a zip's recordings fare. */
export interface ArchiveCount {
  total: number;
  added: number;
  alreadyThere: number;
  failed: number;
  unsettled: number;
}

export function countArchive(entries: Iterable<UploadEntry>, archiveId: string): ArchiveCount {
  const count: ArchiveCount = { total: 0, added: 0, alreadyThere: 0, failed: 0, unsettled: 0 };
  for (const entry of entries) {
    if (entry.archiveId !== archiveId) continue;
    count.total += 1;
    if (entry.result === null) count.unsettled += 1;
    else if (entry.result.kind !== 'opened') count[entry.result.kind] += 1;
  }
  return count;
}
