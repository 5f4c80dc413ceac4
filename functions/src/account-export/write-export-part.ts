import {
  configure,
  Reader,
  TextReader,
  Uint8ArrayReader,
  ZipReader,
  ZipWriter,
  type CreateReadableOptions,
} from '@zip.js/zip.js';
import type { BlobStore } from '../blob-store/blob-store.ts';
import type { ExportFile } from './export-entry.ts';

configure({ useWebWorkers: false });

/** A zip in the store, read where the library asks. */
class BlobStoreReader extends Reader<string> {
  readonly #store: BlobStore;
  readonly #key: string;

  constructor(store: BlobStore, key: string, sizeBytes: number) {
    super(key);
    this.#store = store;
    this.#key = key;
    this.size = sizeBytes;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    const within = Math.min(length, this.size - index);
    for await (const piece of this.#store.readStretch(this.#key, index, within)) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  }

  override createReadable({
    offset = 0,
    size = this.size - offset,
  }: CreateReadableOptions = {}): ReadableStream<Uint8Array> {
    return ReadableStream.from(this.#store.readStretch(this.#key, offset, size));
  }
}

/**
 * Writes a zip to the store, piece by piece: what an earlier one holds, then more files. A name that is in it
 * stays as it is: meanwhile a person may leave a group, whose conversation then comes once more.
 *
 * @param earlierKey where the earlier one lies; null = there is none
 * @param files asked for the next one only when the one before is written
 * @returns its size in bytes
 */
export async function writeExportPart(
  store: BlobStore,
  key: string,
  earlierKey: string | null,
  files: AsyncIterable<ExportFile>,
): Promise<number> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  let sizeBytes = 0;
  const counted = async function* () {
    for await (const chunk of readable) {
      sizeBytes += chunk.length;
      yield chunk;
    }
  };
  const stored = store.write(key, counted());
  const filled = fill(writable, store, earlierKey, files).catch(async (cause: unknown) => {
    // Lets the store know, so that it keeps nothing.
    await writable.abort(cause).catch(() => undefined);
    throw cause;
  });
  const [fillResult, storeResult] = await Promise.allSettled([filled, stored]);
  if (fillResult.status === 'rejected') throw fillResult.reason;
  if (storeResult.status === 'rejected') throw storeResult.reason;
  return sizeBytes;
}

async function fill(
  writable: WritableStream<Uint8Array>,
  store: BlobStore,
  earlierKey: string | null,
  files: AsyncIterable<ExportFile>,
): Promise<void> {
  const zip = new ZipWriter(writable);
  const names = new Set<string>();
  if (earlierKey !== null) {
    const sizeBytes = await store.sizeOf(earlierKey);
    if (sizeBytes === null) throw new Error('The earlier part of the export is gone');
    const earlier = new BlobStoreReader(store, earlierKey, sizeBytes);
    for await (const { filename } of new ZipReader(earlier).getEntriesGenerator()) {
      names.add(filename);
    }
    await zip.appendZip(earlier);
  }
  for await (const { name, content } of files) {
    if (names.has(name)) continue;
    names.add(name);
    await zip.add(name, readerOf(content));
  }
  await zip.close();
}

function readerOf(content: ExportFile['content']) {
  if (typeof content === 'string') return new TextReader(content);
  if (content instanceof Uint8Array) return new Uint8ArrayReader(content);
  return ReadableStream.from(content);
}
