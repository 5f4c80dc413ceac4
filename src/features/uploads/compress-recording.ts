import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** Formats of plain text, which shrink to about a tenth. */
const PLAIN_TEXT_PATTERN = /\.(gpx|tcx)$/i;

/** How many bytes a recording may have before it is prepared for the upload. */
export function acceptedMaxBytes(fileName: string): number {
  return PLAIN_TEXT_PATTERN.test(fileName)
    ? UPLOAD_LIMITS.inflatedMaxBytes
    : UPLOAD_LIMITS.fileMaxBytes;
}

/** A recording's name and bytes as they are uploaded. */
export interface PreparedRecording {
  fileName: string;
  bytes: Blob;
}

/**
 * Compresses a GPX or TCX file that is larger than an upload may be, so that the recording of a
 * whole day can be sent. The server opens such a file up to the same limit. Any other file stays
 * as it is.
 *
 * @throws TasukiFailure 'recording/too-large' where the file is too large before or afterwards
 */
export async function compressLargeRecording(
  { fileName, bytes }: PreparedRecording,
  signal: AbortSignal,
): Promise<PreparedRecording> {
  if (bytes.size <= UPLOAD_LIMITS.fileMaxBytes) return { fileName, bytes };
  if (bytes.size > acceptedMaxBytes(fileName)) throw new TasukiFailure('recording/too-large');
  const chunks: BlobPart[] = [];
  let sizeBytes = 0;
  const collected = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      sizeBytes += chunk.length;
      if (sizeBytes > UPLOAD_LIMITS.fileMaxBytes) throw new TasukiFailure('recording/too-large');
      chunks.push(chunk);
    },
  });
  await bytes.stream().pipeThrough(new CompressionStream('gzip')).pipeTo(collected, { signal });
  return { fileName: `${fileName}.gz`, bytes: new Blob(chunks) };
}
