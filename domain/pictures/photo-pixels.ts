import { hasJpegLength, isDrawnSoon, isJpegFrame, jpegScansAtMost } from './jpeg-markers.ts';
import { seenPixels, type PicturePixels } from './picture-pixels.ts';
import { pngPixels } from './png-head.ts';

const JPEG_START = [0xff, 0xd8];

/**
 * Reads the size of a PNG or JPEG from its own header. A few bytes may claim a picture that takes gigabytes to draw.
 *
 * @param bytes of the whole file
 * @returns null for any other format, where the header is broken, and for what would take minutes to draw
 */
export function photoPixels(bytes: Uint8Array): PicturePixels | null {
  const isJpeg = JPEG_START.every((byte, index) => bytes[index] === byte);
  if (!isJpeg) return pngPixels(bytes);
  const pixels = jpegPixels(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return pixels && isDrawnSoon(jpegScansAtMost(bytes), pixels) ? pixels : null;
}

function jpegPixels(view: DataView): PicturePixels | null {
  let offset = JPEG_START.length;
  // Marker, length, precision, height and width.
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isJpegFrame(marker))
      return seenPixels(view.getUint16(offset + 7), view.getUint16(offset + 5));
    const length = view.getUint16(offset + 2);
    if (!hasJpegLength(marker) || length < 2) return null;
    offset += 2 + length;
  }
  return null;
}
