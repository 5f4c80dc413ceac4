import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { requestIdOfWrite } from '@tasuki/domain/request-id';
import { configuration } from '../current-configuration.ts';
import { onBehalfOf } from '../requests/current-request.ts';

/**
 * Wraps what a write in the database starts. What it logs, and the jobs that it asks for, bear the id that the
 * browser has for that write too.
 *
 * While a backup is brought back nothing is done. What is stored may be of before the import, or half of it. The event
 * fails, so that it is delivered again; each trigger has `retry: true`.
 *
 * @example onDocumentWritten({ document, retry: true }, followingWrite(async ({ params }) => …))
 */
export function followingWrite<Event extends { document: string }>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    if (configuration.isBeingRestored) throw new TasukiFailure('common/being-restored');
    await onBehalfOf(requestIdOfWrite(event.document), async () => handle(event));
  };
}
