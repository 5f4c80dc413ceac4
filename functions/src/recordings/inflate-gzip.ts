import { createGunzip } from 'node:zlib';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

export interface Inflated {
  bytes: Uint8Array;
  /** The archive broke off or its checksum does not match; `bytes` is what came out before. */
  isDamaged: boolean;
}

/**
 * Opens a gzip archive; stops as soon as more than `maxBytes` come out of it.
 *
 * @throws TasukiFailure 'recording/too-large', or 'recording/damaged' when nothing comes out
 */
export async function inflateGzip(archive: Uint8Array, maxBytes: number): Promise<Inflated> {
  const gunzip = createGunzip();
  const chunks: Buffer[] = [];
  let size = 0;
  let isDamaged = false;
  gunzip.end(archive);
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new TasukiFailure('recording/too-large');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof TasukiFailure) throw cause;
    if (size === 0) throw new TasukiFailure('recording/damaged', { cause });
    isDamaged = true;
  } finally {
    gunzip.destroy();
  }
  return { bytes: Buffer.concat(chunks), isDamaged };
}
