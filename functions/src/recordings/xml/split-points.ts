import { randomUUID } from 'node:crypto';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { GrowingBytes } from '../growing-bytes.ts';

const TAG_END = 0x3e;
const SLASH = 0x2f;
/** No device writes more about one moment; what is longer is no point. */
const POINT_MAX_LENGTH = 20_000;

/**
 * A recording in XML, taken apart: the points' texts, and the frame (tracks,
 * laps) around them. In the frame an element named `runName` stands for each run
 * of points and holds the run's number.
 */
export interface SplitDocument {
  frame: string;
  /** Drawn at random for this document, after the file was written: no file contains it. */
  runName: string;
  /** The byte at which each point begins in the document, in order. */
  pointStarts: readonly number[];
  /** The byte behind each point's end. */
  pointEnds: readonly number[];
  /** Ranges of the points that follow each other without anything between them, end exclusive. */
  runs: readonly (readonly [from: number, to: number])[];
  /** Something was no whole point and was left out. */
  hasDamage: boolean;
}

/**
 * Takes a document apart at its points. So a file of any size is parsed piece by piece, and one
 * damaged point costs only itself. Linear in the text.
 *
 * @param text in UTF-8, without comments and CDATA, see `plainXml`
 * @param pointName qualified name, e.g. `trkpt` or `gpx:trkpt`
 * @throws TasukiFailure 'recording/too-large' for more points than a recording may hold
 */
export function splitPoints(text: Buffer, pointName: string): SplitDocument {
  // As bytes: a search for a string would encode it anew each time.
  const open = Buffer.from(`<${pointName}`);
  const close = Buffer.from(`</${pointName}>`);
  const runName = `run-${randomUUID()}`;
  // Two lists of numbers take far less memory than one of pairs.
  const pointStarts: number[] = [];
  const pointEnds: number[] = [];
  const runs: [number, number][] = [];
  const frame: string[] = [];
  let hasDamage = false;
  let position = 0;
  let runStart = 0;
  let closing = 0;
  let tagEnd = 0;
  const closeRun = () => {
    if (pointStarts.length === runStart) return;
    frame.push(`<${runName}>${runs.length}</${runName}>`);
    runs.push([runStart, pointStarts.length]);
    runStart = pointStarts.length;
  };
  const addPoint = (start: number, end: number) => {
    pointStarts.push(start);
    pointEnds.push(end);
  };
  for (;;) {
    const start = nextOpening(text, open, position);
    const between = text.toString('latin1', position, start === -1 ? text.length : start);
    if (between.trim() !== '') {
      closeRun();
      frame.push(between);
    }
    if (start === -1) break;
    if (pointStarts.length === RECORDING_LIMITS.samples)
      throw new TasukiFailure('recording/too-large');
    // Searched again only once passed: otherwise a text full of openings takes quadratic time.
    if (closing !== -1 && closing <= start) closing = text.indexOf(close, start);
    if (tagEnd !== -1 && tagEnd <= start) tagEnd = text.indexOf(TAG_END, start);
    if (tagEnd !== -1 && text[tagEnd - 1] === SLASH) {
      addPoint(start, tagEnd + 1);
      position = tagEnd + 1;
      continue;
    }
    const end = closing === -1 ? text.length : closing + close.length;
    const next = nextOpening(text, open, start + open.length);
    const isWhole =
      tagEnd !== -1 &&
      closing > tagEnd &&
      end - start <= POINT_MAX_LENGTH &&
      (next === -1 || next > closing);
    if (isWhole) addPoint(start, end);
    else hasDamage = true;
    // The rest of a broken point must not end up in the frame.
    position = isWhole || next === -1 ? end : Math.min(end, next);
  }
  closeRun();
  return { frame: frame.join(''), runName, pointStarts, pointEnds, runs, hasDamage };
}

function nextOpening(text: Buffer, open: Buffer, from: number): number {
  for (let at = text.indexOf(open, from); at !== -1; at = text.indexOf(open, at + 1)) {
    // `<trkpt` also begins `<trkptExtension`.
    if (/[\s/>]/.test(String.fromCharCode(text[at + open.length] ?? 0))) return at;
  }
  return -1;
}

const COMMENT = { begin: '<!--', end: '-->' };
const CDATA = { begin: '<![CDATA[', end: ']]>' };

/** The document without comments, its CDATA as escaped text: then every `<` begins a tag. */
export function plainXml(text: Buffer): Buffer {
  let comment = text.indexOf(COMMENT.begin);
  let cdata = text.indexOf(CDATA.begin);
  if (comment === -1 && cdata === -1) return text;
  const plain = new GrowingBytes(text.length);
  let position = 0;
  while (comment !== -1 || cdata !== -1) {
    const isComment = comment !== -1 && (cdata === -1 || comment < cdata);
    const at = isComment ? comment : cdata;
    const { begin, end } = isComment ? COMMENT : CDATA;
    const from = at + begin.length;
    const found = text.indexOf(end, from);
    const to = found === -1 ? text.length : found;
    plain.add(text.subarray(position, at));
    if (!isComment) plain.add(escaped(text.toString('latin1', from, to)));
    position = Math.min(text.length, to + end.length);
    // Searched again only once passed, or a text full of one kind would take quadratic time.
    if (comment !== -1 && comment < position) comment = text.indexOf(COMMENT.begin, position);
    if (cdata !== -1 && cdata < position) cdata = text.indexOf(CDATA.begin, position);
  }
  plain.add(text.subarray(position));
  const { buffer, byteOffset, byteLength } = plain.written();
  return Buffer.from(buffer, byteOffset, byteLength);
}

function escaped(content: string): Buffer {
  const text = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return Buffer.from(text, 'latin1');
}
