/**
 * Where the next step goes on. It is a section of the file, and the last thing of it that is
 * already in there. Null = from its beginning.
 */
export interface ExportCursor {
  section: ExportSection;
  after: string | null;
}

/** In this order. */
export const EXPORT_SECTIONS = ['person', 'collections', 'activities', 'conversations'] as const;
export type ExportSection = (typeof EXPORT_SECTIONS)[number];

/** One file within the zip; its content is made only when its turn comes. */
export interface ExportFile {
  name: string;
  content: string | Uint8Array | AsyncIterable<Uint8Array>;
}

/** What belongs together in the zip, and where to go on after it. */
export interface ExportUnit {
  files: readonly ExportFile[];
  after: string;
}

const encoder = new TextEncoder();

/** A JSON array, piece by piece, of as many values as come. */
export async function* jsonArray(
  values: AsyncIterable<string>,
  before = '[',
  behind = ']',
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(before);
  let separator = '\n';
  for await (const value of values) {
    yield encoder.encode(separator + value);
    separator = ',\n';
  }
  yield encoder.encode(`\n${behind}\n`);
}
