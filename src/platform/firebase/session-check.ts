/** Asks the server whether it takes the session. Import it dynamically, once something was refused. */
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { failureCodeOf } from '../failure-code-of.ts';
import { useSessionStore } from '../session-store.ts';
import { readDocument } from './firestore-rest.ts';

/** The person whose session goes on as far as this browser knows; null = nobody's. */
function uidInSession(): string | null {
  const { status, userCredential } = useSessionStore.getState();
  return status === 'expired' ? null : (userCredential?.uid ?? null);
}

let asking: Promise<boolean | null> | null = null;

async function ask(): Promise<boolean | null> {
  const uid = uidInSession();
  if (uid === null) return false;
  try {
    // Everybody reads their own state, unless the server does not take their session.
    await readDocument(firestorePaths.accountState(uid));
  } catch (cause) {
    const code = failureCodeOf(cause);
    const isOver = code === 'common/permission-denied' || code === 'account/session-expired';
    return isOver ? false : null;
  }
  return uidInSession() === uid;
}

/** Whether the server takes the session; null = it could not be asked. What is refused at once asks once. */
export async function isSessionTaken(): Promise<boolean | null> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
