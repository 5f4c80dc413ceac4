import { lettersAt, viewOf, type CleanImage } from './clean-image.ts';
import { damaged, PIECES_MAXIMUM } from './damaged.ts';
import { FrameCount } from './frame-count.ts';

const FILE_HEAD = 12;
const CHUNK_HEAD = 8;
const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  ...['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'],
]);
/** The chunks that can come first and give the picture's size. */
const SIZED_CHUNKS: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L']);
/** The length of a frame's head: its place, its size and how long it is shown. */
const FRAME_HEAD = 16;
/** Across and down, before its size. */
const FRAME_PLACE = 6;
/** The parts of a frame that draw it; all others are removed. */
const KEPT_IN_FRAME: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH']);
/** In the flags of `VP8X`: that Exif and XMP follow. */
const METADATA_FLAGS = 0x08 | 0x04;

/**
 * A WebP without Exif, XMP and what is not known. What lies behind its end is left out.
 *
 * @throws TasukiFailure 'attachment/damaged'; 'attachment/too-large' for too many frames
 */
export function cleanWebp(bytes: Uint8Array): CleanImage {
  const view = viewOf(bytes);
  if (bytes.length < FILE_HEAD + CHUNK_HEAD) throw damaged('no WebP');
  const endOfFile = CHUNK_HEAD + view.getUint32(4, true);
  if (endOfFile > bytes.length) throw damaged('WebP without end');
  const kept: Buffer[] = [];
  const frames = new FrameCount();
  let size: Pick<CleanImage, 'widthPixels' | 'heightPixels'> | null = null;
  let offset = FILE_HEAD;
  let pieces = 0;
  while (offset + CHUNK_HEAD <= endOfFile) {
    pieces += 1;
    if (pieces > PIECES_MAXIMUM) throw damaged('too many pieces');
    const length = view.getUint32(offset + 4, true);
    const end = offset + CHUNK_HEAD + length + (length % 2);
    const type = lettersAt(bytes, offset, 4);
    if (end > endOfFile + 1) throw damaged('WebP chunk');
    if (KEPT_CHUNKS.has(type)) {
      const chunk = Buffer.from(bytes.subarray(offset, end));
      if (type === 'VP8X') chunk[CHUNK_HEAD] = (chunk[CHUNK_HEAD] ?? 0) & ~METADATA_FLAGS;
      const stated = sizeOf(type, chunk);
      size ??= stated;
      kept.push(
        type === 'ANMF' ? cleanFrame(chunk.subarray(0, CHUNK_HEAD + length), frames) : chunk,
      );
    }
    offset = end;
  }
  if (size === null || size.widthPixels === 0) throw damaged('WebP without size');
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, FILE_HEAD));
  head.writeUInt32LE(body.length + 4, 4);
  return { bytes: new Uint8Array(Buffer.concat([head, body])), ...size };
}

/** A frame without the parts that draw nothing. */
function cleanFrame(frame: Buffer, frames: FrameCount): Buffer {
  const start = CHUNK_HEAD + FRAME_HEAD;
  if (frame.length < start) throw damaged('WebP frame');
  const sizeAt = CHUNK_HEAD + FRAME_PLACE;
  frames.add(frame.readUIntLE(sizeAt, 3) + 1, frame.readUIntLE(sizeAt + 3, 3) + 1);
  const kept: Buffer[] = [];
  let pieces = 0;
  let offset = start;
  while (offset + CHUNK_HEAD <= frame.length) {
    pieces += 1;
    if (pieces > PIECES_MAXIMUM) throw damaged('too many pieces');
    const length = frame.readUInt32LE(offset + 4);
    const end = offset + CHUNK_HEAD + length + (length % 2);
    if (end > frame.length + 1) throw damaged('WebP frame');
    const part = frame.subarray(offset, end);
    if (KEPT_IN_FRAME.has(lettersAt(frame, offset, 4))) kept.push(part);
    offset = end;
  }
  const body = Buffer.concat([frame.subarray(CHUNK_HEAD, start), ...kept]);
  const head = Buffer.from(frame.subarray(0, CHUNK_HEAD));
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function sizeOf(
  type: string,
  chunk: Buffer,
): Pick<CleanImage, 'widthPixels' | 'heightPixels'> | null {
  if (SIZED_CHUNKS.has(type) && chunk.length < CHUNK_HEAD + 10) throw damaged('WebP chunk');
  switch (type) {
    case 'VP8X':
      return {
        widthPixels: chunk.readUIntLE(12, 3) + 1,
        heightPixels: chunk.readUIntLE(15, 3) + 1,
      };
    case 'VP8 ':
      return {
        widthPixels: chunk.readUInt16LE(14) & 0x3fff,
        heightPixels: chunk.readUInt16LE(16) & 0x3fff,
      };
    case 'VP8L': {
      const bits = chunk.readUInt32LE(9);
      return { widthPixels: (bits & 0x3fff) + 1, heightPixels: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}
