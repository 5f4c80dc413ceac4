import {
  hasJpegLength,
  isDrawnSoon,
  isJpegFrame,
  START_OF_SCAN,
} from '@tasuki/domain/pictures/jpeg-markers';
import { lettersAt, viewOf, type CleanImage } from './clean-image.ts';
import { damaged, PIECES_MAXIMUM } from './damaged.ts';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const FIRST_RESTART = 0xd0;
const LAST_RESTART = 0xd7;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
const COMMENT = 0xfe;
/** Length, precision, height and width. */
const FRAME_BYTES = 7;

/**
 * A JPEG without what it says of itself: position, device, time, names, comments, and pictures
 * within it. Colours (JFIF without its thumbnail, ICC, Adobe) and the way up stay. What lies behind its end is left out.
 *
 * @throws TasukiFailure 'attachment/damaged'
 */
export function cleanJpeg(bytes: Uint8Array): CleanImage {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xff00 + START_OF_IMAGE) throw damaged('no JPEG');
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  const size = { widthPixels: 0, heightPixels: 0 };
  let turned = 1;
  let offset = 2;
  let pieces = 0;
  let scans = 0;
  for (;;) {
    pieces += 1;
    if (pieces > PIECES_MAXIMUM) throw damaged('too many pieces');
    const { marker, start } = markerAt(bytes, offset);
    if (marker === END_OF_IMAGE) {
      kept.push(Uint8Array.of(0xff, END_OF_IMAGE));
      break;
    }
    if (!hasJpegLength(marker)) throw damaged('JPEG marker without length');
    const length = start + 4 <= bytes.length ? view.getUint16(start + 2) : 0;
    if (length < 2 || start + 2 + length > bytes.length) throw damaged('JPEG segment');
    let end = start + 2 + length;
    if (isJpegFrame(marker)) {
      if (length < FRAME_BYTES) throw damaged('JPEG frame');
      // Decoders draw the first one.
      if (size.widthPixels !== 0 || size.heightPixels !== 0) throw damaged('two pictures');
      size.heightPixels = view.getUint16(start + 5);
      size.widthPixels = view.getUint16(start + 7);
    }
    if (marker === START_OF_SCAN) {
      scans += 1;
      end = endOfScan(bytes, end);
    }
    if (isApplicationData(marker)) {
      turned = orientationOf(bytes.subarray(start + 4, end)) ?? turned;
      const segment = bytes.subarray(start, end);
      if (isAboutColours(marker, bytes, start + 4)) {
        kept.push(marker === FIRST_APPLICATION ? withoutThumbnail(segment) : segment);
      }
    } else if (marker !== COMMENT) kept.push(bytes.subarray(start, end));
    offset = end;
  }
  const { widthPixels: width, heightPixels: height } = size;
  if (width === 0 || height === 0) throw damaged('JPEG without size');
  if (!isDrawnSoon(scans, { width, height })) throw damaged('JPEG of too many rounds');
  const isOnItsSide = turned >= 5;
  return {
    bytes: new Uint8Array(Buffer.concat(turned === 1 ? kept : withOrientation(kept, turned))),
    widthPixels: isOnItsSide ? size.heightPixels : size.widthPixels,
    heightPixels: isOnItsSide ? size.widthPixels : size.heightPixels,
  };
}

/** The next marker; any number of 0xff may stand before it. */
function markerAt(bytes: Uint8Array, offset: number): { marker: number; start: number } {
  if (bytes[offset] !== 0xff) throw damaged('JPEG marker');
  let at = offset;
  while (bytes[at + 1] === 0xff) at += 1;
  const marker = bytes[at + 1];
  if (marker === undefined || marker === 0) throw damaged('JPEG marker');
  return { marker, start: at };
}

/** The end of the picture's own data: the first marker that is no restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isOfScan = next === 0 || next === 0xff || (next >= FIRST_RESTART && next <= LAST_RESTART);
    if (!isOfScan) return at;
  }
  throw damaged('JPEG without end');
}

function isApplicationData(marker: number): boolean {
  return marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION;
}

function isAboutColours(marker: number, bytes: Uint8Array, offset: number): boolean {
  const name = lettersAt(bytes, offset, 12);
  return (
    (marker === FIRST_APPLICATION && name.startsWith('JFIF\0')) ||
    (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) ||
    (marker === 0xee && name.startsWith('Adobe'))
  );
}

/** Marker, length, name, version and density; the rest is the thumbnail, with its width and height. */
const JFIF_BYTES = 18;

/** A JFIF segment that says how dense the picture is, and holds no smaller one: that may show what was cut off. */
function withoutThumbnail(segment: Uint8Array): Uint8Array {
  if (segment.length <= JFIF_BYTES) return segment;
  const short = Uint8Array.from(segment.subarray(0, JFIF_BYTES));
  short.set([0, JFIF_BYTES - 2], 2);
  short.set([0, 0], JFIF_BYTES - 2);
  return short;
}

const EXIF_NAME = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;

/** Which way up a picture is shown, from 1 to 8; null where the segment does not say it. */
function orientationOf(segment: Uint8Array): number | null {
  if (lettersAt(segment, 0, EXIF_NAME.length) !== EXIF_NAME) return null;
  const tiff = segment.subarray(EXIF_NAME.length);
  if (tiff.length < 14) return null;
  const view = viewOf(tiff);
  const isLittleEndian = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.length) return null;
  const count = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return null;
    if (view.getUint16(entry, isLittleEndian) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** Behind the head of the picture, an Exif segment that says the way up and nothing else. */
function withOrientation(kept: readonly Uint8Array[], orientation: number): Uint8Array[] {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write(EXIF_NAME, 4, 'latin1');
  segment.write('MM', 10, 'latin1');
  segment.writeUInt16BE(42, 12);
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(ORIENTATION_TAG, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  // JFIF, where there is one, must come first.
  const second = kept[1];
  const hasJfif = second !== undefined && second[1] === FIRST_APPLICATION;
  return kept.toSpliced(hasJfif ? 2 : 1, 0, segment);
}
