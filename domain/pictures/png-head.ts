import { seenPixels, type PicturePixels } from './picture-pixels.ts';

/** How long the signature is with which every PNG begins. */
export const PNG_SIGNATURE_BYTES = 8;

/**
 * The signature, with length and name of the head, which comes first. Some decoders take another
 * chunk before it and draw the head's size.
 */
const PNG_START = [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
];

/**
 * How large a PNG says that it is.
 *
 * @returns null for what does not begin as a PNG does, and for one with nothing to see
 */
export function pngPixels(bytes: Uint8Array): PicturePixels | null {
  const at = PNG_START.length;
  const isPng = PNG_START.every((byte, index) => bytes[index] === byte);
  if (!isPng || bytes.length < at + 8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return seenPixels(view.getUint32(at), view.getUint32(at + 4));
}
