/**
 * Where the next step continues: the section of the file, and the last item that is already in it.
 * Null = from the section's beginning.
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

/** Entries that belong together in the zip, and where to continue after them. */
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
