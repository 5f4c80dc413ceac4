import { BlobReader, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { RECORDING_FILE_PATTERN, UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { acceptedMaxBytes } from './compress-recording.ts';
import type { ArchivedRecording } from './take-archive-apart.ts';
import { isArchiveName } from './upload-entry.ts';

/**
 * Limits on how large a zip may grow; every byte is counted as it appears, whatever the zip
 * declares.
 */
export interface ArchiveLimits {
  /** Largest size of one recording, by its file name. */
  recordingMaxBytes: (fileName: string) => number;
  /** Largest size of all recordings together, and of all inner zips together. */
  inflatedMaxBytes: number;
  entriesMaximum: number;
}

const LIMITS: ArchiveLimits = {
  recordingMaxBytes: acceptedMaxBytes,
  inflatedMaxBytes: UPLOAD_LIMITS.zipMaxBytes,
  entriesMaximum: UPLOAD_LIMITS.zipEntriesMaximum,
};

const OPTIONS = {
  // The page's security policy allows no worker from a blob; native streams do not block either.
  useWebWorkers: false,
  // A recording whose check sum is off may still be usable; the decoder says so.
  checkSignature: false,
  // Entries over the same bytes make a small zip endless.
  checkOverlappingEntry: true,
};

/** Bytes that may still appear. */
interface Budget {
  left: number;
}

/** Notes that macOS adds to every zip. */
function isSystemNote(path: string): boolean {
  return path.startsWith('__MACOSX/') || /(^|\/)\._[^/]*$/.test(path);
}

/**
 * The recordings of a zip, found by its table of contents and inflated one at
 * a time. Zips within it (as in Garmin's export) are opened too, one level deep.
 *
 * @throws TasukiFailure recording/zip-damaged · recording/zip-too-large
 */
export async function* openRecordingArchive(
  bytes: Blob,
  signal: AbortSignal,
  limits: ArchiveLimits = LIMITS,
): AsyncGenerator<ArchivedRecording> {
  const recordings: Budget = { left: limits.inflatedMaxBytes };
  const innerZips: Budget = { left: limits.inflatedMaxBytes };
  let entryCount = 0;

  async function* opened(zip: Blob, prefix: string): AsyncGenerator<ArchivedRecording> {
    for await (const entry of entriesOf(zip, signal)) {
      signal.throwIfAborted();
      entryCount += 1;
      if (entryCount > limits.entriesMaximum) throw new TasukiFailure('recording/zip-too-large');
      if (entry.directory || isSystemNote(entry.filename)) continue;
      const path = prefix + entry.filename;
      if (RECORDING_FILE_PATTERN.test(entry.filename)) {
        yield {
          path,
          sizeBytes: entry.uncompressedSize,
          read: () => inflated(entry, recordings, limits.recordingMaxBytes(entry.filename), signal),
        };
      } else if (prefix === '' && isArchiveName(entry.filename)) {
        yield* openedInner(entry, path);
      }
    }
  }

  /** A damaged inner zip is reported like a damaged recording; the others are still opened. */
  async function* openedInner(entry: FileEntry, path: string): AsyncGenerator<ArchivedRecording> {
    try {
      yield* opened(await inflated(entry, innerZips, Infinity, signal), `${path}/`);
    } catch (cause) {
      if (!(cause instanceof TasukiFailure) || cause.code !== 'recording/zip-damaged') throw cause;
      yield { path, sizeBytes: entry.uncompressedSize, read: () => Promise.reject(cause) };
    }
  }
  yield* opened(bytes, '');
}

async function* entriesOf(zip: Blob, signal: AbortSignal) {
  const reader = new ZipReader(new BlobReader(zip), { ...OPTIONS, signal });
  try {
    yield* reader.getEntriesGenerator();
  } catch (cause) {
    signal.throwIfAborted();
    throw new TasukiFailure('recording/zip-damaged', { cause });
  } finally {
    await reader.close();
  }
}

/**
 * @throws TasukiFailure recording/empty-file · recording/too-large for this entry,
 *   recording/zip-damaged when it is not what the zip promised, recording/zip-too-large when the
 *   zip as a whole has grown beyond measure
 */
async function inflated(
  entry: FileEntry,
  budget: Budget,
  maximumBytes: number,
  signal: AbortSignal,
): Promise<Blob> {
  if (entry.uncompressedSize > maximumBytes) throw new TasukiFailure('recording/too-large');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let refusal: TasukiFailure | null = null;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      size += chunk.length;
      budget.left -= chunk.length;
      if (size > maximumBytes) refusal = new TasukiFailure('recording/too-large');
      if (budget.left < 0) refusal = new TasukiFailure('recording/zip-too-large');
      if (refusal) throw refusal;
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(sink, { ...OPTIONS, signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw refusal ?? new TasukiFailure('recording/zip-damaged', { cause });
  }
  if (size === 0) throw new TasukiFailure('recording/empty-file');
  return new Blob(chunks);
}
