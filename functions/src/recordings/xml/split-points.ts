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
 * piece by piece and one damaged point costs only itself.
 *
 * @param text without comments and CDATA, see `plainXml`
 * @param pointName qualified name, e.g. `trkpt` or `gpx:trkpt`
 */
export function splitPoints(text: string, pointName: string): SplitDocument {
  const open = `<${pointName}`;
  const close = `</${pointName}>`;
  const points: [number, number][] = [];
  let frame = '';
  let hasDamage = false;
  let position = 0;
  let runStart = 0;
  const closeRun = () => {
    if (points.length > runStart) {
      frame += `<${POINT_RUN} from="${runStart}" to="${points.length}"/>`;
      runStart = points.length;
    }
  };
  for (;;) {
    const start = nextOpening(text, open, position);
    const between = text.slice(position, start === -1 ? text.length : start);
    if (between.trim() !== '') {
      closeRun();
      frame += between;
    }
    if (start === -1) break;
    const end = endOfPoint(text, start, open, close);
    if (end === null) {
      hasDamage = true;
      position = start + open.length;
      // What is left of a broken point must not end up in the frame.
      const next = nextOpening(text, open, position);
      const nextClose = text.indexOf(close, position);
      if (nextClose !== -1 && (next === -1 || nextClose < next))
        position = nextClose + close.length;
      else position = next === -1 ? text.length : next;
      continue;
    }
    points.push([start, end]);
    position = end;
  }
  closeRun();
  return { frame, points, hasDamage };
}

function nextOpening(text: string, open: string, from: number): number {
  for (let at = text.indexOf(open, from); at !== -1; at = text.indexOf(open, at + 1)) {
    // `<trkpt` also begins `<trkptExtension`.
    if (/[\s/>]/.test(text.charAt(at + open.length))) return at;
  }
  return -1;
}

function endOfPoint(text: string, start: number, open: string, close: string): number | null {
  const tagEnd = text.indexOf('>', start);
  if (tagEnd === -1) return null;
  if (text.charAt(tagEnd - 1) === '/') return tagEnd + 1;
  const closing = text.indexOf(close, tagEnd);
  if (closing === -1 || closing - start > POINT_MAX_LENGTH) return null;
  const nested = nextOpening(text.slice(tagEnd, closing), open, 0);
  return nested === -1 ? closing + close.length : null;
}

/** The document without comments, its CDATA as escaped text: then every `<` begins a tag. */
export function plainXml(text: string): string {
  if (!text.includes('<!')) return text;
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_whole, content: string) =>
      content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
}
