import { lettersAt, viewOf, type CleanImage } from './clean-image.ts';
import { damaged, PIECES_MAXIMUM } from './damaged.ts';

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME = 12;
/** What the picture, its colours and its movement are made of. Texts, times, Exif and unknown ones go. */
const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP'],
  ...['bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
]);

/**
 * A PNG without texts, times and Exif. What lies behind its end is left out.
 *
 * @throws TasukiFailure 'attachment/damaged'
 */
export function cleanPng(bytes: Uint8Array): CleanImage {
  const view = viewOf(bytes);
  if (lettersAt(bytes, 1, 3) !== 'PNG') throw damaged('no PNG');
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE_LENGTH)];
  let size: Pick<CleanImage, 'widthPixels' | 'heightPixels'> | null = null;
  let offset = SIGNATURE_LENGTH;
  let pieces = 0;
  for (;;) {
    pieces += 1;
    if (pieces > PIECES_MAXIMUM) throw damaged('too many pieces');
    if (offset + CHUNK_FRAME > bytes.length) throw damaged('PNG without end');
    const end = offset + CHUNK_FRAME + view.getUint32(offset);
    const type = lettersAt(bytes, offset + 4, 4);
    // Its size comes first, and once.
    if (end > bytes.length || (type === 'IHDR') !== (offset === SIGNATURE_LENGTH)) {
      throw damaged('PNG chunk');
    }
    if (type === 'IHDR') {
      size = { widthPixels: view.getUint32(offset + 8), heightPixels: view.getUint32(offset + 12) };
    }
    if (KEPT_CHUNKS.has(type)) kept.push(bytes.subarray(offset, end));
    if (type === 'IEND') break;
    offset = end;
  }
  if (size === null || size.widthPixels === 0 || size.heightPixels === 0)
    throw damaged('PNG without size');
  return { bytes: new Uint8Array(Buffer.concat(kept)), ...size };
}
