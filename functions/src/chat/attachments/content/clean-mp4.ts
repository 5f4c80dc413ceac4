import { viewOf } from './clean-image.ts';
import { damaged } from './damaged.ts';
import {
  KEPT_AT_TOP,
  KEPT_IN_BOX,
  KEPT_IN_SAMPLE_ENTRY,
  KEPT_IN_WAVE,
  KEPT_REFERENCES,
} from './mp4-boxes.ts';
import {
  boxAt,
  boxesIn,
  chunksOf,
  handlerOf,
  SOUND_HEAD_BYTES,
  SOUND_HEAD_EXTRA_BYTES,
  type Box,
  type Film,
  type Stretch,
} from './mp4-film.ts';
import { runsOf, usualSizes } from './mp4-fragments.ts';

/** The letters of a box that holds nothing: free. */
const UNUSED_ROOM = Uint8Array.of(0x66, 0x72, 0x65, 0x65);
/** Begin with a version, flags and the times of making and changing. */
const DATED_BOXES: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Tracks of pictures and sound; others carry positions and readings along the film. */
const KEPT_TRACKS: ReadonlySet<string> = new Set(['vide', 'soun']);
/** The bytes of a picture's sample entry before the boxes in it. */
const PICTURE_HEAD_BYTES = 78;
/** Begin with four letters of who made the encoder. */
const VENDOR_BOXES: ReadonlySet<string> = new Set(['damr', 'd263']);

/**
 * A film of MP4 or QuickTime without place, device, names and times, and without tracks of readings
 * such as positions along the way. All of it is overwritten where it stands, so nothing else moves.
 * What pictures and sound show stays. Of the data that is all: dash cameras write positions between them.
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
  const description = boxes.find(({ type }) => type === 'moov');
  if (!description) throw damaged('film without description');
  // Before the tables of other tracks go.
  const shown = shownStretches(film, boxes, description);
  cleanBoxes(film, boxes, { kept: KEPT_AT_TOP, handler: '' });
  eraseBetween(film, boxes, shown);
  return bytes;
}

/** More parts of a film lie apart in none that a phone writes. */
const STRETCHES_MAXIMUM = 500_000;

/** The stretches of pictures and sound, in the order of the file. */
function shownStretches(film: Film, boxes: readonly Box[], description: Box): Stretch[] {
  const shown: Stretch[] = [];
  const ids = new Set<number>();
  const take = (stretches: Iterable<Stretch>) => {
    for (const { start, end } of stretches) {
      const last = shown.at(-1);
      if (last?.end === start) last.end = end;
      else shown.push({ start, end });
      if (shown.length > STRETCHES_MAXIMUM) throw damaged('too many stretches');
    }
  };
  for (const track of boxesIn(film, description.contentStart, description.end)) {
    if (track.type !== 'trak' || !KEPT_TRACKS.has(handlerOf(film, track))) continue;
    ids.add(idOf(film, track));
    take(chunksOf(film, track));
  }
  if (film.isFragmented) {
    const usual = usualSizes(film, description);
    for (const moof of boxes.filter(({ type }) => type === 'moof')) {
      take(runsOf(film, moof, usual, ids));
    }
  }
  return apart(shown.sort((a, b) => a.start - b.start));
}

/** Stretches in their order, those that touch or overlap as one. */
function apart(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { start, end } of stretches) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function idOf(film: Film, track: Box): number {
  const head = boxAt(film, track, 'tkhd');
  const at = head && head.contentStart + (film.bytes[head.contentStart] === 1 ? 20 : 12);
  if (!head || at === null || at + 4 > head.end) throw damaged('track without id');
  return film.view.getUint32(at);
}

/** Overwrites what of the film's data is neither pictures nor sound. Each stretch is looked at about once. */
function eraseBetween({ bytes }: Film, boxes: readonly Box[], shown: readonly Stretch[]): void {
  let next = 0;
  for (const data of boxes.filter(({ type }) => type === 'mdat')) {
    let at = data.contentStart;
    while (at < data.end) {
      const stretch = shown[next];
      const start = Math.min(stretch?.start ?? data.end, data.end);
      if (start > at) bytes.fill(0, at, start);
      // One that goes on behind this data may reach into what follows.
      if (!stretch || stretch.start >= data.end || stretch.end > data.end) break;
      at = Math.max(at, stretch.end);
      next += 1;
    }
  }
}

/** What some boxes may contain, and what the track around them shows: '' outside of tracks. */
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

/**
 * Sets data references to the file itself. Computers write the names of folders and disks there.
 */
function cleanReferences(film: Film, references: Box): void {
  for (const box of boxesIn(film, references.contentStart + 8, references.end)) {
    if (!KEPT_REFERENCES.has(box.type)) blank(film, box);
    else film.bytes.fill(0, Math.min(box.contentStart + 4, box.end), box.end);
  }
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

/** Overwrites the data of a track, wherever its tables say they lie. */
function eraseSamples(film: Film, track: Box): void {
  // Fragments keep their tables elsewhere.
  if (film.isFragmented) throw damaged('readings in fragments');
  for (const { start, end } of chunksOf(film, track)) {
    const isTooMuch = film.erasedBytes + (end - start) > film.bytes.length;
    if (end > film.bytes.length || isTooMuch) throw damaged('readings beyond the end');
    film.erasedBytes += end - start;
    film.bytes.fill(0, start, end);
  }
}
