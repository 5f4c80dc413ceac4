import { constants, createGunzip, type ZlibOptions } from 'node:zlib';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { GrowingBytes } from './growing-bytes.ts';

export interface Inflated {
  bytes: Uint8Array;
  /** The archive broke off or its checksum does not match; `bytes` is what came out before. */
  isDamaged: boolean;
}

/** Checksum and length at the archive's end. */
const TRAILER_BYTES = 8;
/** The length alone. */
const SIZE_BYTES = 4;
/** Output that has not filled a chunk when the fault comes is lost. */
const CAUTIOUS: ZlibOptions = { chunkSize: 256, finishFlush: constants.Z_SYNC_FLUSH };

/**
 * Opens a gzip archive; stops as soon as more than `maxBytes` come out of it. A
 * damaged one is opened again, without its checksum and in small pieces, up to
 * the fault.
 *
 * @throws TasukiFailure 'recording/too-large', or 'recording/damaged' when nothing comes out
 */
export async function inflateGzip(archive: Uint8Array, maxBytes: number): Promise<Inflated> {
  const whole = await inflate(archive, maxBytes, {});
  if (!whole.fault) return { bytes: whole.bytes, isDamaged: false };
  const withoutTrailer = archive.subarray(0, Math.max(0, archive.length - TRAILER_BYTES));
  const usable = await inflate(withoutTrailer, maxBytes, CAUTIOUS);
  if (usable.bytes.length === 0) {
    throw new TasukiFailure('recording/damaged', { cause: whole.fault });
  }
  return { bytes: usable.bytes, isDamaged: true };
}

async function inflate(
  archive: Uint8Array,
  maxBytes: number,
  options: ZlibOptions,
): Promise<{ bytes: Uint8Array; fault: unknown }> {
  const gunzip = createGunzip(options);
  const output = new GrowingBytes(firstCapacity(archive, maxBytes));
  let fault: unknown = null;
  gunzip.end(archive);
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      if (output.length + chunk.length > maxBytes) throw new TasukiFailure('recording/too-large');
      output.add(chunk);
    }
  } catch (cause) {
    if (cause instanceof TasukiFailure) throw cause;
    fault = cause;
  } finally {
    gunzip.destroy();
  }
  return { bytes: output.written(), fault };
}

/** The archive's declared size, within limits: memory that is never written to costs nothing. */
function firstCapacity(archive: Uint8Array, maxBytes: number): number {
  if (archive.length < TRAILER_BYTES) return 0;
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  return Math.min(maxBytes, view.getUint32(archive.length - SIZE_BYTES, true));
}
