import { TasukiFailure } from '@tasuki/domain/failure-codes';

/**
 * The largest number of pieces of an image; a real one has some thousands, and each piece takes
 * time.
 */
export const PIECES_MAXIMUM = 20_000;

/** A file that is not built as its kind is. */
export function damaged(what: string): TasukiFailure {
  return new TasukiFailure('attachment/damaged', { message: what });
}
