import { hasJpegLength, isJpegFrame } from './jpeg-markers.ts';

/** How many pixels a photo has each way. */
export interface PhotoPixels {
  width: number;
  height: number;
}

/** With length and name of the head, which comes first. Some decoders take another chunk before it and draw the head's size. */
const PNG_START = [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
];
const PNG_WIDTH_OFFSET = PNG_START.length;
const JPEG_START = [0xff, 0xd8];

/**
 * Reads the size of a PNG or JPEG from its own header. A few bytes may claim a picture that takes gigabytes to draw.
 *
 * @param bytes of the whole file
 * @returns null for any other format, and where the header is broken
 */
export function photoPixels(bytes: Uint8Array): PhotoPixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG_START)) {
    if (bytes.length < PNG_WIDTH_OFFSET + 8) return null;
    return sized(view.getUint32(PNG_WIDTH_OFFSET), view.getUint32(PNG_WIDTH_OFFSET + 4));
  }
  return startsWith(bytes, JPEG_START) ? jpegPixels(view) : null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function jpegPixels(view: DataView): PhotoPixels | null {
  let offset = JPEG_START.length;
  // Marker, length, precision, height and width.
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isJpegFrame(marker)) return sized(view.getUint16(offset + 7), view.getUint16(offset + 5));
    const length = view.getUint16(offset + 2);
    if (!hasJpegLength(marker) || length < 2) return null;
    offset += 2 + length;
  }
  return null;
}

function sized(width: number, height: number): PhotoPixels | null {
  return width > 0 && height > 0 ? { width, height } : null;
}
