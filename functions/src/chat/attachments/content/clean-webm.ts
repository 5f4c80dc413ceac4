import { viewOf } from './clean-image.ts';
import { damaged } from './damaged.ts';

/** What the format calls its elements, by number. */
const EBML_HEAD = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const VOID = 0xec;
/** Tags, attached files, chapters; the title, date and file names of the whole; the name of a track. */
const METADATA: ReadonlySet<number> = new Set([
  ...[0x1254c367, 0x1941a469, 0x1043a770],
  ...[0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0x73a4, 0x536e],
]);
const CONTAINERS: ReadonlySet<number> = new Set([SEGMENT, INFO, TRACKS, 0xae]);
const ELEMENTS_MAXIMUM = 200_000;

interface Element {
  id: number;
  start: number;
  contentStart: number;
  end: number;
  /** A recording that was still going on when it was written does not say where it ends. */
  isOpen: boolean;
}

/**
 * A WebM film without tags, attached files, titles and dates. All of it is overwritten where it
 * stands, so nothing else moves.
 *
 * @throws TasukiFailure 'attachment/damaged'
 */
export function cleanWebm(given: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(given);
  const counted = { elements: 0 };
  const [head, ...rest] = elementsIn(bytes, 0, bytes.length, counted);
  const segment = rest.find(({ id }) => id === SEGMENT);
  if (head?.id !== EBML_HEAD || !segment) throw damaged('no WebM');
  cleanInside(bytes, segment, counted);
  return bytes;
}

function cleanInside(bytes: Uint8Array, container: Element, counted: { elements: number }): void {
  for (const element of elementsIn(bytes, container.contentStart, container.end, counted)) {
    if (METADATA.has(element.id)) blank(bytes, element);
    else if (CONTAINERS.has(element.id)) cleanInside(bytes, element, counted);
  }
}

/** The elements between two places. What lies in an open cluster comes as if it lay beside it. */
function elementsIn(
  bytes: Uint8Array,
  from: number,
  to: number,
  counted: { elements: number },
): Element[] {
  const elements: Element[] = [];
  let offset = from;
  while (offset < to) {
    counted.elements += 1;
    if (counted.elements > ELEMENTS_MAXIMUM) throw damaged('too many elements');
    const element = elementAt(bytes, offset, to);
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
