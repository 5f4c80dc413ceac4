import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { FitContents } from './fit-contents.ts';

/** Beyond this the second reader, which has no bound of its own, is not asked. */
const SECOND_READER_MAX_BYTES = 8 * 1024 * 1024;

/**
 * Reads a FIT file by Garmin's decoder. Where that stops early (it knows no compressed timestamps
 * and gives up at the first fault), it also reads by fit-file-parser. It keeps whichever found more
 * readings.
 *
 * @throws TasukiFailure 'recording/too-large' for more messages than fit into memory
 */
export async function readFit(bytes: Uint8Array): Promise<FitContents> {
  const { readFitByGarmin } = await import('./read-fit-by-garmin.ts');
  const contents = readFitByGarmin(bytes);
  if (!contents.isDamaged || bytes.length > SECOND_READER_MAX_BYTES) return contents;
  const second = await secondReading(bytes);
  const isRicher =
    second !== null &&
    (second.samples.length > contents.samples.length ||
      (second.samples.length === contents.samples.length &&
        second.sessions.length > contents.sessions.length));
  return isRicher ? second : contents;
}

/** Reads a file with fit-file-parser that Garmin's decoder calls damaged; null if it fails too. */
async function secondReading(bytes: Uint8Array): Promise<FitContents | null> {
  const { readFitByFileParser } = await import('./read-fit-by-file-parser.ts');
  try {
    return await readFitByFileParser(bytes);
  } catch (cause) {
    // Any error of a library on damaged bytes only says that it found nothing more.
    if (cause instanceof TasukiFailure) throw cause;
    return null;
  }
}
