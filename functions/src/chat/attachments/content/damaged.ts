import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** A file that is not built as its kind is. */
export function damaged(what: string): TasukiFailure {
  return new TasukiFailure('attachment/damaged', { message: what });
}
