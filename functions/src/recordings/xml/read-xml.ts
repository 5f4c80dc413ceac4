import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { elementsIn, ownText, parseXml, type XmlElement } from './xml-tree.ts';
import { plainXml, splitPoints } from './split-points.ts';

/** Tracks, laps and names of any honest file fit into this; points are not counted. */
const FRAME_MAX_LENGTH = 4 * 1024 * 1024;
/** Points parsed at once: few, so that their elements are garbage before V8 keeps them for longer. */
const BATCH_SIZE = 40;

export interface XmlRecording {
  root: XmlElement;
  /** The points directly inside `element`, parsed piece by piece; damaged ones are left out. */
  pointsIn: (element: XmlElement) => Iterable<XmlElement>;
  hasDamage: () => boolean;
}

/**
 * A text file in UTF-8, from the encoding that it says it has. It stays the bytes that it is: a
 * string of them would hold a recording of a day in memory twice.
 */
export function decodeText(bytes: Uint8Array): Buffer {
  const decoder = decoderFor(declaredEncoding(bytes));
  if (decoder.encoding !== 'utf-8') return Buffer.from(decoder.decode(bytes));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A part of a text, read a byte a character, with its letters. */
function readable(part: string): string {
  return new TextDecoder().decode(Buffer.from(part, 'latin1'));
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding);
  } catch {
    // An encoding nobody knows: the tags and figures are ASCII anyway.
    return new TextDecoder('utf-8');
  }
}

function declaredEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}

export interface XmlRoot {
  name: 'gpx' | 'TrainingCenterDatabase';
  /** Namespace prefix with its colon, or empty. */
  prefix: string;
}

/** The root element of a text that is a recording in XML, or null. */
export function xmlRootOf(text: Buffer): XmlRoot | null {
  const match = /<([A-Za-z_][\w.-]*:)?(gpx|TrainingCenterDatabase)[\s>]/.exec(
    text.toString('latin1', 0, Math.min(text.length, 20_000)),
  );
  if (!match) return null;
  return { name: match[2] === 'gpx' ? 'gpx' : 'TrainingCenterDatabase', prefix: match[1] ?? '' };
}

/**
 * Opens a GPX or TCX text: the frame is parsed at once, its points in batches
 * when asked for. A text that breaks off or has damaged points gives what is whole.
 *
 * @throws TasukiFailure 'recording/damaged' when the frame is no XML or the text declares a
 *   document type. Neither format has one, and it is how entity attacks begin
 */
export function openXml(text: Buffer, { name, prefix }: XmlRoot): XmlRecording {
  if (declaresDocumentType(text)) {
    throw new TasukiFailure('recording/damaged', { message: 'document type declared' });
  }
  const plain = plainXml(text);
  const split = splitPoints(plain, prefix + (name === 'gpx' ? 'trkpt' : 'Trackpoint'));
  const isClosed = endsWith(plain, `</${prefix}${name}>`);
  if (split.frame.length > FRAME_MAX_LENGTH) {
    throw new TasukiFailure('recording/damaged', { message: 'more frame than recording' });
  }
  let hasDamage = split.hasDamage || !isClosed;
  const frame = parseFrame(readable(split.frame));
  const root = elementsIn(frame, name)[0];
  if (!root) throw new TasukiFailure('recording/damaged', { message: 'no root element' });
  const pointText = (index: number) =>
    plain.toString('latin1', split.pointStarts[index] ?? 0, split.pointEnds[index] ?? 0);
  const parseOne = (index: number): XmlElement | null => {
    const point = parsedPoint(pointText(index));
    if (!point) hasDamage = true;
    return point;
  };
  function* pointsIn(element: XmlElement): Iterable<XmlElement> {
    for (const marker of elementsIn(element, split.runName)) {
      const [from, to] = split.runs[Number(ownText(marker))] ?? [0, 0];
      for (let batch = from; batch < to; batch += BATCH_SIZE) {
        const end = Math.min(to, batch + BATCH_SIZE);
        const texts = Array.from({ length: end - batch }, (_, index) => pointText(batch + index));
        const whole = parsedBatch(texts);
        if (whole) {
          yield* whole;
          continue;
        }
        for (let index = batch; index < end; index += 1) {
          const point = parseOne(index);
          if (point) yield point;
        }
      }
    }
  }
  return { root, hasDamage: () => hasDamage, pointsIn };
}

function declaresDocumentType(text: Buffer): boolean {
  // Searches by the first letter: a search for `<!` finds too much in some texts.
  return ['<!D', '<!d', '<!E', '<!e'].some((begin) => {
    for (let at = text.indexOf(begin); at !== -1; at = text.indexOf(begin, at + 1)) {
      const words = text.toString('latin1', at, at + '<!DOCTYPE'.length);
      if (/^<!(DOCTYPE|ENTITY)/i.test(words)) return true;
    }
    return false;
  });
}

/** Whether a text ends with some words, white space aside. */
function endsWith(text: Buffer, words: string): boolean {
  const at = text.lastIndexOf(words);
  return at !== -1 && text.toString('latin1', at + words.length).trim() === '';
}

function parseFrame(frame: string): XmlElement {
  try {
    return parseXml(frame);
  } catch (cause) {
    if (cause instanceof TasukiFailure) throw cause;
    throw new TasukiFailure('recording/damaged', { cause });
  }
}

/** All points of a batch, or null when the batch is not as many whole points as it should be. */
function parsedBatch(texts: readonly string[]): readonly XmlElement[] | null {
  try {
    const parsed = parseXml(texts.join(''));
    const points = [...elementsIn(parsed, 'trkpt'), ...elementsIn(parsed, 'Trackpoint')];
    return points.length === texts.length ? points : null;
  } catch {
    // One of them is damaged; they are then parsed one by one.
    return null;
  }
}

function parsedPoint(text: string): XmlElement | null {
  try {
    const parsed = parseXml(text);
    return elementsIn(parsed, 'trkpt')[0] ?? elementsIn(parsed, 'Trackpoint')[0] ?? null;
  } catch {
    // A point that is no XML is left out and the activity marked partial.
    return null;
  }
}
