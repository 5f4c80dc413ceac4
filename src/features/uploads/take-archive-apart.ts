import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { compressLargeRecording } from './compress-recording.ts';
import type { UploadEntry, UploadResult } from './upload-entry.ts';

/** A recording found in a zip, or what stands in its way. */
export interface ArchivedRecording {
  /** Unique within the zip. */
  path: string;
  sizeBytes: number;
  /** Inflates it. @throws TasukiFailure when its content is not what the zip promised */
  read: () => Promise<Blob>;
}

export type OpenArchive = (bytes: Blob, signal: AbortSignal) => AsyncIterable<ArchivedRecording>;

/** Inflated recordings that wait at once; a whole export does not fit in a browser twice. */
const UNSETTLED_MAXIMUM = 30;

interface ArchiveSurroundings {
  openArchive: OpenArchive;
  signal: AbortSignal;
  /** Everything that came out of this zip so far, in earlier tries too. */
  entries: () => readonly UploadEntry[];
  subscribe: (listener: () => void) => () => void;
  /** @param content null for an entry that is settled already */
  addEntry: (
    known: Pick<UploadEntry, 'kind' | 'fileName' | 'sizeBytes' | 'archivePath'> &
      Partial<UploadEntry>,
    content: Blob | null,
  ) => Promise<void>;
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Makes an entry of every recording in a zip, one by one and no faster than
 * they are sent. What an earlier try took out is not taken out again.
 */
export async function takeArchiveApart(
  bytes: Blob,
  surroundings: ArchiveSurroundings,
): Promise<UploadResult> {
  const { signal, addEntry } = surroundings;
  const taken = new Set(surroundings.entries().map((entry) => entry.archivePath));
  let found = 0;
  for await (const recording of surroundings.openArchive(bytes, signal)) {
    found += 1;
    if (taken.has(recording.path)) continue;
    await roomForAnother(surroundings);
    const known = {
      kind: 'recording' as const,
      archivePath: recording.path,
      fileName: fileNameOf(recording.path),
      sizeBytes: recording.sizeBytes,
    };
    try {
      const read = { fileName: known.fileName, bytes: await recording.read() };
      // Before it is kept: thirty that wait would otherwise fill the browser's storage.
      const { fileName, bytes: content } = await compressLargeRecording(read, signal);
      signal.throwIfAborted();
      await addEntry({ ...known, fileName, sizeBytes: content.size }, content);
    } catch (cause) {
      signal.throwIfAborted();
      // One bad recording does not spoil the zip; a bad zip ends it.
      if (!(cause instanceof TasukiFailure) || isOfWholeArchive(cause.code)) throw cause;
      const result = { kind: 'failed', failureCode: cause.code, canBeRetried: false } as const;
      await addEntry({ ...known, state: 'settled', result }, null);
    }
  }
  if (found === 0) throw new TasukiFailure('recording/zip-no-recordings');
  return { kind: 'opened' };
}

function isOfWholeArchive(failureCode: FailureCode): boolean {
  return failureCode === 'recording/zip-too-large';
}

function roomForAnother({ entries, subscribe, signal }: ArchiveSurroundings): Promise<void> {
  const isRoom = () =>
    entries().filter((entry) => entry.result === null).length < UNSETTLED_MAXIMUM;
  return new Promise((resolve, reject) => {
    const end = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
    const look = () => {
      if (!isRoom()) return;
      end();
      resolve();
    };
    const abort = () => {
      end();
      reject(signal.reason as Error);
    };
    const unsubscribe = subscribe(look);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else look();
  });
}
