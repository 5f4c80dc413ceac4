import { RECORDING_SAMPLES_MAXIMUM } from '@tasuki/domain/activities/recording-encoding';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** Name of the elements that stand in the frame where runs of points were taken out. */
export const POINT_RUN = 'tasukiPoints';
/** No device writes more about one moment; what is longer is no point. */
const POINT_MAX_LENGTH = 20_000;

/**
 * A recording in XML, taken apart: the points' texts, and the frame (tracks,
 * laps) around them, where `<tasukiPoints from="0" to="12"/>` marks each run.
 */
export interface SplitDocument {
  frame: string;
  /** Character ranges of the points in the document, in order, end exclusive. */
  points: readonly (readonly [start: number, end: number])[];
  /** Something was no whole point and was left out. */
  hasDamage: boolean;
}

/**
 * Takes a document apart at its points, so that a file of any size is parsed
 * piece by piece and one damaged point costs only itself. Linear in the text.
 *
 * @param text without comments and CDATA, see `plainXml`
 * @param pointName qualified name, e.g. `trkpt` or `gpx:trkpt`
 * @throws TasukiFailure 'recording/too-large' for more points than a recording may hold
 */
export function splitPoints(text: string, pointName: string): SplitDocument {
  const open = `<${pointName}`;
  const close = `</${pointName}>`;
  const points: [number, number][] = [];
  const frame: string[] = [];
  let hasDamage = false;
  let position = 0;
  let runStart = 0;
  let closing = 0;
  const closeRun = () => {
    if (points.length === runStart) return;
    frame.push(`<${POINT_RUN} from="${runStart}" to="${points.length}"/>`);
    runStart = points.length;
  };
  for (;;) {
    const start = nextOpening(text, open, position);
    const between = text.slice(position, start === -1 ? text.length : start);
    if (between.trim() !== '') {
      closeRun();
      frame.push(between);
    }
    if (start === -1) break;
    if (points.length === RECORDING_SAMPLES_MAXIMUM) throw new TasukiFailure('recording/too-large');
    // Looked for anew only when passed: a text full of openings would be searched over and over.
    if (closing !== -1 && closing <= start) closing = text.indexOf(close, start);
    const tagEnd = text.indexOf('>', start);
    if (tagEnd !== -1 && text.charAt(tagEnd - 1) === '/') {
      points.push([start, tagEnd + 1]);
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
    if (isWhole) points.push([start, end]);
    else hasDamage = true;
    // What is left of a broken point must not end up in the frame.
    position = isWhole || next === -1 ? end : Math.min(end, next);
  }
  closeRun();
  return { frame: frame.join(''), points, hasDamage };
}

function nextOpening(text: string, open: string, from: number): number {
  for (let at = text.indexOf(open, from); at !== -1; at = text.indexOf(open, at + 1)) {
    // `<trkpt` also begins `<trkptExtension`.
    if (/[\s/>]/.test(text.charAt(at + open.length))) return at;
  }
  return -1;
}

const COMMENT = ['<!--', '-->'] as const;
const CDATA = ['<![CDATA[', ']]>'] as const;

/** The document without comments, its CDATA as escaped text: then every `<` begins a tag. */
export function plainXml(text: string): string {
  const parts: string[] = [];
  let position = 0;
  for (
    let at = text.indexOf('<!');
    at !== -1;
    at = text.indexOf('<!', Math.max(at + 2, position))
  ) {
    const kind = text.startsWith(COMMENT[0], at)
      ? COMMENT
      : text.startsWith(CDATA[0], at)
        ? CDATA
        : null;
    if (!kind) continue;
    const end = text.indexOf(kind[1], at + kind[0].length);
    parts.push(text.slice(position, at));
    if (kind === CDATA) {
      const content = text.slice(at + kind[0].length, end === -1 ? undefined : end);
      parts.push(content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    }
    position = end === -1 ? text.length : end + kind[1].length;
  }
  return position === 0 ? text : parts.join('') + text.slice(position);
}
