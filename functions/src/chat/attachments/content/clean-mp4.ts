import { lettersAt, viewOf } from './clean-image.ts';
import { damaged } from './damaged.ts';
import {
  KEPT_AT_TOP,
  KEPT_IN_BOX,
  KEPT_IN_SAMPLE_ENTRY,
  KEPT_IN_WAVE,
  KEPT_REFERENCES,
} from './mp4-boxes.ts';

/** A box of the file: its type and where it and its content begin and end. */
interface Box {
  type: string;
  start: number;
  contentStart: number;
  end: number;
}

/** The letters of a box that holds nothing: free. */
const UNUSED_ROOM = Uint8Array.of(0x66, 0x72, 0x65, 0x65);
const BOXES_MAXIMUM = 200_000;
/** Begin with a version, flags and the times of making and changing. */
const DATED_BOXES: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Tracks of pictures and sound; others carry positions and readings along the film. */
const KEPT_TRACKS: ReadonlySet<string> = new Set(['vide', 'soun']);
/** What a sample entry begins with, up to the boxes in it. */
const PICTURE_HEAD_BYTES = 78;
const SOUND_HEAD_BYTES = 28;
/** What QuickTime's versions of a sound's head add to it. */
const SOUND_HEAD_EXTRA_BYTES: Readonly<Record<number, number>> = { 1: 16, 2: 36 };
/** Begin with four letters of who made the encoder. */
const VENDOR_BOXES: ReadonlySet<string> = new Set(['damr', 'd263']);

/**
 * A film of MP4 or QuickTime without place, device, names and times, and without tracks of readings
 * such as positions along the way. All of it is overwritten where it stands, so nothing else moves.
 * What pictures and sound show stays, and so do bytes in their data that no track points to.
 *
 * @throws TasukiFailure 'attachment/damaged'
 */
export function cleanMp4(given: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(given);
  const film: Film = {
    bytes,
    view: viewOf(bytes),
    boxCount: 0,
    erasedBytes: 0,
    isFragmented: false,
  };
  const boxes = boxesIn(film, 0, bytes.length);
  film.isFragmented = boxes.some(({ type }) => type === 'moof');
  if (!boxes.some(({ type }) => type === 'moov')) throw damaged('film without description');
  cleanBoxes(film, boxes, { kept: KEPT_AT_TOP, handler: '' });
  return bytes;
}

interface Film {
  bytes: Uint8Array;
  view: DataView;
  boxCount: number;
  /** Of readings; more than the file has means that they overlap. */
  erasedBytes: number;
  isFragmented: boolean;
}

/** What may stay among some boxes, and what the track around them shows: '' outside of tracks. */
interface Surroundings {
  kept: ReadonlySet<string>;
  handler: string;
}

function cleanBoxes(film: Film, boxes: readonly Box[], { kept, handler }: Surroundings): void {
  for (const box of boxes) {
    // Nobody can look into it, and no phone writes it.
    if (box.type === 'cmov') throw damaged('compressed description');
    if (!kept.has(box.type)) blank(film, box);
    else if (box.type === 'trak') cleanTrack(film, box);
    else cleanBox(film, box, handler);
  }
}

function cleanTrack(film: Film, track: Box): void {
  const handler = handlerOf(film, track);
  if (KEPT_TRACKS.has(handler)) {
    cleanBox(film, track, handler);
    return;
  }
  eraseSamples(film, track);
  blank(film, track);
}

function cleanBox(film: Film, box: Box, handler: string): void {
  const { type, contentStart, end } = box;
  const kept = KEPT_IN_BOX.get(type);
  if (type === 'stsd') cleanSampleEntries(film, box, handler);
  else if (type === 'dref') cleanReferences(film, box);
  else if (kept) cleanBoxes(film, boxesIn(film, contentStart, end), { kept, handler });
  else if (type === 'hdlr') eraseHandlerName(film, box);
  else if (type === 'wide') film.bytes.fill(0, contentStart, end);
  else if (DATED_BOXES.has(type)) eraseTimes(film, box);
}

/** How each kind of picture or sound is decoded. Devices write their names and makers there. */
function cleanSampleEntries(film: Film, description: Box, handler: string): void {
  const { bytes, view } = film;
  const entriesStart = description.contentStart + 8;
  if (entriesStart > description.end) throw damaged('description without count');
  const isOfQuickTime = bytes[description.contentStart] === 0;
  for (const { contentStart, end } of boxesIn(film, entriesStart, description.end)) {
    const isPicture = handler === 'vide';
    const headBytes = isPicture ? PICTURE_HEAD_BYTES : SOUND_HEAD_BYTES;
    if (contentStart + headBytes > end) throw damaged('sample entry too short');
    bytes.fill(0, contentStart + 12, contentStart + 16);
    if (isPicture) bytes.fill(0, contentStart + 42, contentStart + 74);
    const version = view.getUint16(contentStart + 8);
    const extraBytes = isPicture || !isOfQuickTime ? 0 : (SOUND_HEAD_EXTRA_BYTES[version] ?? 0);
    cleanSettings(film, contentStart + headBytes + extraBytes, end, KEPT_IN_SAMPLE_ENTRY);
  }
}

function cleanSettings(film: Film, from: number, to: number, kept: ReadonlySet<string>): void {
  for (const box of boxesIn(film, from, to)) {
    const { type, contentStart, end } = box;
    if (!kept.has(type)) blank(film, box);
    else if (type === 'wave') cleanSettings(film, contentStart, end, KEPT_IN_WAVE);
    else if (type === '\0\0\0\0') film.bytes.fill(0, contentStart, end);
    else if (VENDOR_BOXES.has(type)) {
      film.bytes.fill(0, contentStart, Math.min(contentStart + 4, end));
    }
  }
}

/** Where the data lies: always in the file itself. Computers write the names of folders and disks there. */
function cleanReferences(film: Film, references: Box): void {
  for (const box of boxesIn(film, references.contentStart + 8, references.end)) {
    if (!KEPT_REFERENCES.has(box.type)) blank(film, box);
    else film.bytes.fill(0, Math.min(box.contentStart + 4, box.end), box.end);
  }
}

/** The boxes between two places, which they fill. */
function boxesIn(film: Film, from: number, to: number): Box[] {
  const { bytes, view } = film;
  const boxes: Box[] = [];
  let offset = from;
  while (offset + 8 <= to) {
    film.boxCount += 1;
    if (film.boxCount > BOXES_MAXIMUM) throw damaged('too many boxes');
    const short = view.getUint32(offset);
    const head = short === 1 ? 16 : 8;
    if (offset + head > to) throw damaged('box beyond its end');
    const length =
      short === 1 ? Number(view.getBigUint64(offset + 8)) : short === 0 ? to - offset : short;
    const end = offset + length;
    if (length < head || end > to) throw damaged('box beyond its end');
    boxes.push({
      type: lettersAt(bytes, offset + 4, 4),
      start: offset,
      contentStart: offset + head,
      end,
    });
    offset = end;
  }
  // QuickTime ends some lists with four zeros.
  bytes.fill(0, offset, to);
  return boxes;
}

/** Makes a box one of unused room. */
function blank({ bytes }: Film, { start, contentStart, end }: Box): void {
  bytes.set(UNUSED_ROOM, start + 4);
  bytes.fill(0, contentStart, end);
}

function eraseTimes({ bytes }: Film, { contentStart, end }: Box): void {
  const isLong = bytes[contentStart] === 1;
  const timesEnd = contentStart + (isLong ? 20 : 12);
  if (timesEnd > end) throw damaged('box without times');
  bytes.fill(0, contentStart + 4, timesEnd);
}

/** Some devices write their own name there, behind that of their maker. */
function eraseHandlerName({ bytes }: Film, { contentStart, end }: Box): void {
  bytes.fill(0, Math.min(contentStart + 12, end), end);
}

function boxAt(film: Film, within: Box, ...types: readonly string[]): Box | null {
  let found: Box | null = within;
  for (const type of types) {
    if (!found) return null;
    found = boxesIn(film, found.contentStart, found.end).find((box) => box.type === type) ?? null;
  }
  return found;
}

function handlerOf(film: Film, track: Box): string {
  const handler = boxAt(film, track, 'mdia', 'hdlr');
  if (!handler || handler.contentStart + 12 > handler.end) throw damaged('track without handler');
  return lettersAt(film.bytes, handler.contentStart + 8, 4);
}

/** Overwrites the data of a track, wherever its tables say they lie. */
function eraseSamples(film: Film, track: Box): void {
  // Fragments keep their tables elsewhere.
  if (film.isFragmented) throw damaged('readings in fragments');
  const table = boxAt(film, track, 'mdia', 'minf', 'stbl');
  const sizes = table && boxAt(film, table, 'stsz');
  const groups = table && boxAt(film, table, 'stsc');
  const offsets = table && (boxAt(film, table, 'stco') ?? boxAt(film, table, 'co64'));
  if (!sizes || !groups || !offsets) throw damaged('track without tables');
  const { view } = film;
  const isWide = offsets.type === 'co64';
  const chunkCount = countIn(film, offsets, 4, isWide ? 8 : 4);
  const sampleSize = view.getUint32(sizes.contentStart + 4);
  const sampleCount =
    sampleSize === 0 ? countIn(film, sizes, 8, 4) : view.getUint32(sizes.contentStart + 8);
  const groupCount = countIn(film, groups, 4, 12);
  let sample = 0;
  let group = 0;
  for (let chunk = 0; chunk < chunkCount && sample < sampleCount; chunk += 1) {
    const firstOfNext = groups.contentStart + 8 + (group + 1) * 12;
    if (group + 1 < groupCount && view.getUint32(firstOfNext) === chunk + 1) group += 1;
    const inChunk = groupCount === 0 ? 0 : view.getUint32(groups.contentStart + 12 + group * 12);
    const at = offsets.contentStart + 8;
    const start = isWide
      ? Number(view.getBigUint64(at + chunk * 8))
      : view.getUint32(at + chunk * 4);
    let end = start;
    for (let index = 0; index < inChunk && sample < sampleCount; index += 1, sample += 1) {
      end += sampleSize === 0 ? view.getUint32(sizes.contentStart + 12 + sample * 4) : sampleSize;
      const isTooMuch = film.erasedBytes + (end - start) > film.bytes.length;
      if (end > film.bytes.length || isTooMuch) throw damaged('readings beyond the end');
    }
    film.erasedBytes += end - start;
    film.bytes.fill(0, start, end);
  }
}

/** How many entries a table has; all of them lie within it. */
function countIn(film: Film, table: Box, at: number, entryBytes: number): number {
  const head = table.contentStart + at;
  if (head + 4 > table.end) throw damaged('table without count');
  const count = film.view.getUint32(head);
  if (head + 4 + count * entryBytes > table.end) throw damaged('table beyond its end');
  return count;
}
