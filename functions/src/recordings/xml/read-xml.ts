import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { elementsIn, parseXml, type XmlElement } from './xml-tree.ts';
import { plainXml, splitPoints } from './split-points.ts';

/** Tracks, laps and names of any honest file fit into this; points are not counted. */
const FRAME_MAX_LENGTH = 4 * 1024 * 1024;
/** Points parsed at once. */
const BATCH_SIZE = 200;

export interface XmlRecording {
  root: XmlElement;
  /** The parsed points from `from` to `to` (exclusive); null for one that was no XML. */
  points: (from: number, to: number) => readonly (XmlElement | null)[];
  hasDamage: () => boolean;
}

/** Bytes of a text file in the encoding that it says it has; UTF-8 when it says nothing. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = declaredEncoding(bytes);
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // An encoding nobody knows: the tags and figures are ASCII anyway.
    return new TextDecoder('utf-8').decode(bytes);
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
export function xmlRootOf(text: string): XmlRoot | null {
  const match = /<([A-Za-z_][\w.-]*:)?(gpx|TrainingCenterDatabase)[\s>]/.exec(
    text.slice(0, 20_000),
  );
  if (!match) return null;
  return { name: match[2] === 'gpx' ? 'gpx' : 'TrainingCenterDatabase', prefix: match[1] ?? '' };
}

/**
 * Opens a GPX or TCX text: the frame is parsed at once, its points in batches
 * when asked for. A text that breaks off or has damaged points gives what is whole.
 *
 * @throws TasukiFailure 'recording/damaged' when the frame is no XML or the text declares
 *   a document type: neither format has one, and it is how entity attacks begin
 */
export function openXml(text: string, { name, prefix }: XmlRoot): XmlRecording {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) {
    throw new TasukiFailure('recording/damaged', { message: 'document type declared' });
  }
  const plain = plainXml(text);
  const split = splitPoints(plain, prefix + (name === 'gpx' ? 'trkpt' : 'Trackpoint'));
  const isClosed = plain.trimEnd().endsWith(`</${prefix}${name}>`);
  if (split.frame.length > FRAME_MAX_LENGTH) {
    throw new TasukiFailure('recording/damaged', { message: 'more frame than recording' });
  }
  let hasDamage = split.hasDamage || !isClosed;
  const frame = parseFrame(split.frame);
  const root = elementsIn(frame, name)[0];
  if (!root) throw new TasukiFailure('recording/damaged', { message: 'no root element' });
  const parseOne = (index: number): XmlElement | null => {
    const [start, end] = split.points[index] ?? [0, 0];
    const point = parsedPoint(plain.slice(start, end));
    if (!point) hasDamage = true;
    return point;
  };
  return {
    root,
    hasDamage: () => hasDamage,
    points: (from, to) => {
      const parsed: (XmlElement | null)[] = [];
      for (let batch = from; batch < to; batch += BATCH_SIZE) {
        const end = Math.min(to, batch + BATCH_SIZE);
        const whole = parsedBatch(plain, split.points.slice(batch, end));
        if (whole) parsed.push(...whole);
        else for (let index = batch; index < end; index += 1) parsed.push(parseOne(index));
      }
      return parsed;
    },
  };
}

function parseFrame(frame: string): XmlElement {
  try {
    return parseXml(frame);
  } catch (cause) {
    // Broken off inside a tag: what is before it is whole.
    const lastTag = frame.lastIndexOf('<');
    try {
      return parseXml(frame.slice(0, Math.max(0, lastTag)));
    } catch {
      throw new TasukiFailure('recording/damaged', { cause });
    }
  }
}

/** All points of a batch, or null when the batch is not as many whole points as it should be. */
function parsedBatch(
  text: string,
  ranges: readonly (readonly [number, number])[],
): readonly XmlElement[] | null {
  try {
    const joined = ranges.map(([start, end]) => text.slice(start, end)).join('');
    const root = elementsIn(parseXml(`<points>${joined}</points>`), 'points')[0] ?? {};
    const points = [...elementsIn(root, 'trkpt'), ...elementsIn(root, 'Trackpoint')];
    return points.length === ranges.length ? points : null;
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
