import { lettersAt, viewOf } from './clean-image.ts';
import { damaged } from './damaged.ts';

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
const KEPT_AT_TOP: ReadonlySet<string> = new Set([
  ...['ftyp', 'moov', 'mdat', 'wide', 'moof', 'mfra', 'sidx', 'styp', 'pdin'],
]);
/** Hold other boxes. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof']);
/** Hold what a device or a person says of the film: place, device, names. */
const METADATA_BOXES: ReadonlySet<string> = new Set([
  ...['udta', 'meta', 'uuid', 'free', 'skip', 'keys', 'ilst', 'cprt', '\u00A9xyz'],
]);
/** Begin with a version, flags and the times of making and changing. */
const DATED_BOXES: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Tracks of pictures and sound; others carry positions and readings along the film. */
const KEPT_TRACKS: ReadonlySet<string> = new Set(['vide', 'soun']);

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
  for (const box of boxes) {
    if (!KEPT_AT_TOP.has(box.type)) blank(film, box);
    else if (CONTAINERS.has(box.type)) cleanInside(film, box);
  }
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

function cleanInside(film: Film, container: Box): void {
  for (const box of boxesIn(film, container.contentStart, container.end)) {
    if (METADATA_BOXES.has(box.type)) blank(film, box);
    else if (DATED_BOXES.has(box.type)) eraseTimes(film, box);
    else if (box.type === 'trak' && !KEPT_TRACKS.has(handlerOf(film, box))) {
      eraseSamples(film, box);
      blank(film, box);
    } else if (CONTAINERS.has(box.type)) cleanInside(film, box);
    else if (box.type === 'hdlr') eraseHandlerName(film, box);
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

/** Some devices write their own name there. */
function eraseHandlerName({ bytes }: Film, { contentStart, end }: Box): void {
  bytes.fill(0, Math.min(contentStart + 24, end), end);
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
