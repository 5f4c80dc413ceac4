import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { configuration } from '../current-configuration.ts';

/**
 * Wraps what a write in the database starts: while a backup is brought back nothing is done. What is stored may be of
 * before the import, or half of it. The event fails, so that it is delivered again; each trigger has `retry: true`.
 *
 * @example onDocumentWritten({ document, retry: true }, afterRestore(async ({ params }) => …))
 */
export function afterRestore<Event>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    if (configuration.isBeingRestored) throw new TasukiFailure('common/being-restored');
    await handle(event);
  };
}
