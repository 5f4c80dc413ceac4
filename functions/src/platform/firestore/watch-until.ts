import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { logWarning } from '../log.ts';

/**
 * Watches a document until it is as wanted, the time is over or `signal` aborts.
 * A failure of the watch ends it like the time: who waits looks again anyway.
 *
 * @param isAsWanted called with every state of the document
 */
export async function watchUntil(
  reference: DocumentReference,
  isAsWanted: (snapshot: DocumentSnapshot) => boolean,
  { milliseconds, signal }: { milliseconds: number; signal: AbortSignal },
): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    const stop = reference.onSnapshot(
      (snapshot) => {
        if (isAsWanted(snapshot)) end();
      },
      (cause) => {
        logWarning('document not watched', { path: reference.path }, cause);
        end();
      },
    );
  });
}
