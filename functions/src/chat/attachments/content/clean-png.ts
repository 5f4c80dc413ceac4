import { PNG_SIGNATURE_BYTES, pngPixels } from '@tasuki/domain/pictures/png-head';
import { lettersAt, viewOf, type CleanImage } from './clean-image.ts';
import { damaged, PIECES_MAXIMUM } from './damaged.ts';
import { FrameCount } from './frame-count.ts';

/** Length, type and checksum of a chunk. */
const CHUNK_FRAME = 12;
const CHUNK_HEAD = 8;
/** Begins a frame of a moving picture, with its number, width, height, place and time. */
const FRAME_CONTROL = 'fcTL';
const FRAME_CONTROL_BYTES = 26;
/**
 * The chunks of the picture, its colours and its movement. Texts, times, Exif and unknown ones are
 * removed.
 */
const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP'],
  ...['bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
]);

/**
 * A PNG without texts, times and Exif. What lies behind its end is left out.
 *
 * @throws TasukiFailure 'attachment/damaged'; 'attachment/too-large' for too many frames
 */
export function cleanPng(bytes: Uint8Array): CleanImage {
  const view = viewOf(bytes);
  const pixels = pngPixels(bytes);
  if (!pixels) throw damaged('no PNG');
  const kept: Uint8Array[] = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  let offset = PNG_SIGNATURE_BYTES;
  const frames = new FrameCount();
  let pieces = 0;
  for (;;) {
    pieces += 1;
    if (pieces > PIECES_MAXIMUM) throw damaged('too many pieces');
    if (offset + CHUNK_FRAME > bytes.length) throw damaged('PNG without end');
    const end = offset + CHUNK_FRAME + view.getUint32(offset);
    const type = lettersAt(bytes, offset + 4, 4);
    // Its size comes first, and once.
    if (end > bytes.length || (type === 'IHDR') !== (offset === PNG_SIGNATURE_BYTES)) {
      throw damaged('PNG chunk');
    }
    if (type === FRAME_CONTROL) {
      if (end - offset - CHUNK_FRAME < FRAME_CONTROL_BYTES) throw damaged('PNG frame');
      const size = offset + CHUNK_HEAD + 4;
      frames.add(view.getUint32(size), view.getUint32(size + 4));
    }
    if (KEPT_CHUNKS.has(type)) kept.push(bytes.subarray(offset, end));
    if (type === 'IEND') break;
    offset = end;
  }
  const { width, height } = pixels;
  return { bytes: new Uint8Array(Buffer.concat(kept)), widthPixels: width, heightPixels: height };
}
