import { lettersAt } from './clean-image.ts';
import { damaged } from './damaged.ts';

/** A box of the file: its type and where it and its content begin and end. */
export interface Box {
  type: string;
  start: number;
  contentStart: number;
  end: number;
}

/** A film of MP4 or QuickTime that is being read and overwritten. */
export interface Film {
  bytes: Uint8Array;
  view: DataView;
  boxCount: number;
  /** Bytes of readings that were erased; more than the file has means that they overlap. */
  erasedBytes: number;
  isFragmented: boolean;
}

/** A stretch of the file, up to `end` and not with it. */
export interface Stretch {
  start: number;
  end: number;
}

/** Most boxes are read twice: to find what is shown, and to be cleaned. */
const BOXES_MAXIMUM = 400_000;
/** The bytes that QuickTime's versions of a sound header add. */
export const SOUND_HEAD_EXTRA_BYTES: Readonly<Record<number, number>> = { 1: 16, 2: 36 };
/** The bytes of a sound's sample entry before the boxes in it. */
export const SOUND_HEAD_BYTES = 28;

/** The boxes between two places, which they fill. */
export function boxesIn(film: Film, from: number, to: number): Box[] {
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

/** The first box within another one, by the types on the way to it; null = there is none. */
export function boxAt(film: Film, within: Box, ...types: readonly string[]): Box | null {
  let found: Box | null = within;
  for (const type of types) {
    if (!found) return null;
    found = boxesIn(film, found.contentStart, found.end).find((box) => box.type === type) ?? null;
  }
  return found;
}

/** The four letters of a track's handler, such as 'vide' or 'soun'. */
export function handlerOf(film: Film, track: Box): string {
  const handler = boxAt(film, track, 'mdia', 'hdlr');
  if (!handler || handler.contentStart + 12 > handler.end) throw damaged('track without handler');
  return lettersAt(film.bytes, handler.contentStart + 8, 4);
}

/** How many entries a table has; all of them lie within it. */
function countIn(film: Film, table: Box, at: number, entryBytes: number): number {
  const head = table.contentStart + at;
  if (head + 4 > table.end) throw damaged('table without count');
  const count = film.view.getUint32(head);
  if (head + 4 + count * entryBytes > table.end) throw damaged('table beyond its end');
  return count;
}

/** The sizes of a track's samples: one for all, or how to find each. */
interface SampleSizes {
  count: number;
  /** 0 = they differ. */
  ofAll: number;
  at: (sample: number) => number;
}

function sampleSizes(film: Film, table: Box): SampleSizes {
  const { bytes, view } = film;
  const sizes = boxAt(film, table, 'stsz');
  if (sizes) {
    const first = sizes.contentStart + 12;
    const ofAll = view.getUint32(sizes.contentStart + 4);
    const count = ofAll === 0 ? countIn(film, sizes, 8, 4) : view.getUint32(sizes.contentStart + 8);
    return { count, ofAll, at: (sample) => view.getUint32(first + sample * 4) };
  }
  const compact = boxAt(film, table, 'stz2');
  if (!compact) throw damaged('track without tables');
  const bits = bytes[compact.contentStart + 7] ?? 0;
  if (bits !== 4 && bits !== 8 && bits !== 16) throw damaged('track without tables');
  const count = countIn(film, compact, 8, bits / 8);
  const first = compact.contentStart + 12;
  const at = (sample: number) => {
    if (bits === 16) return view.getUint16(first + sample * 2);
    if (bits === 8) return view.getUint8(first + sample);
    const pair = view.getUint8(first + (sample >> 1));
    return sample % 2 === 0 ? pair >> 4 : pair & 15;
  };
  return { count, ofAll: 0, at };
}

/**
 * The stretches of a track's data, chunk by chunk, as its tables say.
 *
 * @throws TasukiFailure 'attachment/damaged' where it has no tables, or they lead beyond themselves
 */
export function* chunksOf(film: Film, track: Box): Generator<Stretch> {
  const table = boxAt(film, track, 'mdia', 'minf', 'stbl');
  const groups = table && boxAt(film, table, 'stsc');
  const offsets = table && (boxAt(film, table, 'stco') ?? boxAt(film, table, 'co64'));
  if (!table || !groups || !offsets) throw damaged('track without tables');
  const { view } = film;
  const isWide = offsets.type === 'co64';
  const chunkCount = countIn(film, offsets, 4, isWide ? 8 : 4);
  const sizes = sampleSizes(film, table);
  const bytesOfSound = sizes.ofAll === 0 ? null : bytesOfEvenSound(film, track, table);
  const groupCount = countIn(film, groups, 4, 12);
  let sample = 0;
  let group = 0;
  for (let chunk = 0; chunk < chunkCount && sample < sizes.count; chunk += 1) {
    const firstOfNext = groups.contentStart + 8 + (group + 1) * 12;
    if (group + 1 < groupCount && view.getUint32(firstOfNext) === chunk + 1) group += 1;
    const asked = groupCount === 0 ? 0 : view.getUint32(groups.contentStart + 12 + group * 12);
    const inChunk = Math.min(asked, sizes.count - sample);
    const at = offsets.contentStart + 8;
    const start = isWide
      ? Number(view.getBigUint64(at + chunk * 8))
      : view.getUint32(at + chunk * 4);
    let length = inChunk * sizes.ofAll;
    if (sizes.ofAll === 0) {
      for (let index = 0; index < inChunk; index += 1) length += sizes.at(sample + index);
    }
    sample += inChunk;
    yield { start, end: start + Math.max(length, bytesOfSound?.(inChunk) ?? 0) };
  }
}

/**
 * QuickTime counts the samples of sound that is not compressed, or evenly so, as if each were a
 * byte. How many bytes they take is in the sample entry.
 *
 * @returns a function that says how many bytes some samples take at most; null where the track is
 * no sound, or does not say it
 */
function bytesOfEvenSound(
  film: Film,
  track: Box,
  table: Box,
): ((samples: number) => number) | null {
  if (handlerOf(film, track) !== 'soun') return null;
  const description = boxAt(film, table, 'stsd');
  const [entry] = description ? boxesIn(film, description.contentStart + 8, description.end) : [];
  if (!entry || entry.contentStart + SOUND_HEAD_BYTES > entry.end) return null;
  const { view } = film;
  const head = entry.contentStart;
  const version = view.getUint16(head + 8);
  const extraBytes = SOUND_HEAD_EXTRA_BYTES[version] ?? 0;
  if (head + SOUND_HEAD_BYTES + extraBytes > entry.end) return null;
  const extra = head + SOUND_HEAD_BYTES;
  if (version === 1) {
    const [samples, bytes] = [view.getUint32(extra), view.getUint32(extra + 8)];
    return samples === 0 ? null : (count) => Math.ceil(count / samples) * bytes;
  }
  if (version === 2) {
    const [bytes, samples] = [view.getUint32(extra + 28), view.getUint32(extra + 32)];
    return samples === 0 ? null : (count) => Math.ceil(count / samples) * bytes;
  }
  const bytesOfSample = view.getUint16(head + 16) * Math.ceil(view.getUint16(head + 18) / 8);
  return (count) => count * bytesOfSample;
}
