import { viewOf } from './clean-image.ts';
import { damaged } from './damaged.ts';
import {
  BLOCK,
  BLOCK_GROUP,
  CLUSTER,
  EBML_HEAD,
  EMPTIED,
  KEPT_IN_ELEMENT,
  KEPT_TRACK_TYPES,
  SEGMENT,
  SIMPLE_BLOCK,
  TRACK,
  TRACK_NUMBER,
  TRACK_TYPE,
  TRACKS,
  VOID,
} from './webm-elements.ts';

const ELEMENTS_MAXIMUM = 500_000;
/** A number of the format takes no more. */
const WHOLE_BYTES_MAXIMUM = 8;

interface Element {
  id: number;
  start: number;
  contentStart: number;
  end: number;
  /** A recording that was still going on when it was written does not say where it ends. */
  isOpen: boolean;
}

interface Film {
  bytes: Uint8Array;
  elementCount: number;
  /** The numbers of tracks with pictures or sound. */
  keptTracks: ReadonlySet<number>;
}

/**
 * A WebM film without tags, attached files, titles, dates, names of programs and devices, and without
 * tracks of words or readings along the way. All of it is overwritten where it stands, so nothing else moves.
 *
 * @throws TasukiFailure 'attachment/damaged'
 */
export function cleanWebm(given: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(given);
  const film: Film = { bytes, elementCount: 0, keptTracks: new Set() };
  const [head, ...rest] = elementsIn(film, 0, bytes.length);
  const segments = rest.filter(({ id }) => id === SEGMENT);
  const [segment] = segments;
  if (head?.id !== EBML_HEAD || !segment) throw damaged('no WebM');
  // Players show one, so nobody would see what another holds.
  if (segments.length > 1) throw damaged('several films');
  film.keptTracks = keptTracksOf(film, segment);
  for (const element of [head, ...rest]) {
    if (element === head || element === segment) cleanInside(film, element);
    else blank(bytes, element);
  }
  return bytes;
}

/** @returns the numbers of tracks that show pictures or sound, wherever the film names them */
function keptTracksOf(film: Film, segment: Element): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const tracks of childrenOf(film, segment).filter(({ id }) => id === TRACKS)) {
    for (const track of childrenOf(film, tracks).filter(({ id }) => id === TRACK)) {
      const number = keptNumberOf(film, track);
      if (number !== null) kept.add(number);
    }
  }
  return kept;
}

/** @returns null for a track that shows neither pictures nor sound */
function keptNumberOf(film: Film, track: Element): number | null {
  const parts = childrenOf(film, track);
  const types = parts.filter(({ id }) => id === TRACK_TYPE).map((part) => wholeIn(film, part));
  const number = parts.find(({ id }) => id === TRACK_NUMBER);
  const isKept = types.length > 0 && types.every((type) => KEPT_TRACK_TYPES.has(type));
  return number && isKept ? wholeIn(film, number) : null;
}

function wholeIn({ bytes }: Film, { contentStart, end }: Element): number {
  // A larger length would let the file be searched byte by byte.
  if (end - contentStart > WHOLE_BYTES_MAXIMUM) throw damaged('number too long');
  return bytes.subarray(contentStart, end).reduce((sum, byte) => sum * 256 + byte, 0);
}

function childrenOf(film: Film, { contentStart, end }: Element): Element[] {
  return elementsIn(film, contentStart, end);
}

function cleanInside(film: Film, container: Element): void {
  const { bytes } = film;
  const kept = KEPT_IN_ELEMENT.get(container.id);
  if (!kept) return;
  for (const element of childrenOf(film, container)) {
    // Another film within the film, as where two recordings were put together.
    if (element.id === SEGMENT) throw damaged('several films');
    if (!kept.has(element.id) || !isShown(film, element)) blank(bytes, element);
    else if (EMPTIED.has(element.id)) bytes.fill(0, element.contentStart, element.end);
    // The content of an open cluster comes among these elements.
    else if (!element.isOpen) cleanInside(film, element);
  }
}

/** Whether an element says nothing of a track that goes. */
function isShown(film: Film, element: Element): boolean {
  if (element.id === TRACK) return keptNumberOf(film, element) !== null;
  if (element.id === SIMPLE_BLOCK) return isOfKeptTrack(film, element);
  if (element.id !== BLOCK_GROUP) return true;
  const blocks = childrenOf(film, element).filter(({ id }) => id === BLOCK);
  return blocks.length > 0 && blocks.every((block) => isOfKeptTrack(film, block));
}

/** A block begins with the number of its track. */
function isOfKeptTrack(film: Film, { contentStart, end }: Element): boolean {
  if (contentStart >= end) return false;
  const length = lengthAt(film.bytes, contentStart, 8);
  if (contentStart + length > end) throw damaged('block without track');
  const number = film.bytes.subarray(contentStart, contentStart + length);
  const marked = number.reduce((sum, byte) => sum * 256 + byte, 0);
  return film.keptTracks.has(marked - 2 ** (7 * length));
}

/** The elements between two places. What lies in an open cluster comes as if it lay beside it. */
function elementsIn(film: Film, from: number, to: number): Element[] {
  const elements: Element[] = [];
  let offset = from;
  while (offset < to) {
    film.elementCount += 1;
    if (film.elementCount > ELEMENTS_MAXIMUM) throw damaged('too many elements');
    const element = elementAt(film.bytes, offset, to);
    elements.push(element);
    offset = element.isOpen && element.id === CLUSTER ? element.contentStart : element.end;
  }
  return elements;
}

function elementAt(bytes: Uint8Array, start: number, to: number): Element {
  const idLength = lengthAt(bytes, start, 4);
  const sizeLength = lengthAt(bytes, start + idLength, 8);
  const contentStart = start + idLength + sizeLength;
  if (contentStart > to) throw damaged('element beyond its end');
  let id = 0;
  for (let at = start; at < start + idLength; at += 1) id = id * 256 + (bytes[at] ?? 0);
  let size = (bytes[start + idLength] ?? 0) - 2 ** (8 - sizeLength);
  let isOpen = size === 2 ** (8 - sizeLength) - 1;
  for (let at = start + idLength + 1; at < contentStart; at += 1) {
    const byte = bytes[at] ?? 0;
    isOpen = isOpen && byte === 0xff;
    size = size * 256 + byte;
  }
  if (isOpen && id !== SEGMENT && id !== CLUSTER) throw damaged('open element');
  const end = isOpen ? to : contentStart + size;
  if (end > to) throw damaged('element beyond its end');
  return { id, start, contentStart, end, isOpen };
}

/** How many bytes a number takes, by the first bit that is set. */
function lengthAt(bytes: Uint8Array, offset: number, maximum: number): number {
  const length = Math.clz32(bytes[offset] ?? 0) - 23;
  if (length > maximum) throw damaged('number too long');
  return length;
}

/** Makes an element one of unused room, of exactly the same length. */
function blank(bytes: Uint8Array, { start, end }: Element): void {
  const length = end - start;
  bytes.fill(0, start, end);
  bytes[start] = VOID;
  if (length < 9) {
    bytes[start + 1] = 0x80 + (length - 2);
    return;
  }
  bytes[start + 1] = 0x01;
  viewOf(bytes).setUint32(start + 5, length - 9);
}
