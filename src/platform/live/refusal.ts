import type { FailureCode } from '@tasuki/domain/failure-codes';
import { clearCacheOnceSent } from '../firebase/cache-to-clear.ts';
import { reportError } from '../report-error.ts';

/** The server has said that what was read is there no more. */
const GONE: ReadonlySet<FailureCode> = new Set(['common/not-found', 'topic/not-found']);

export function isGone(failureCode: FailureCode): boolean {
  return GONE.has(failureCode);
}

async function isSessionOver(): Promise<boolean> {
  try {
    const { isSessionTaken } = await import('../firebase/session-check.ts');
    // A browser that cannot ask knows only that the read was refused.
    return (await isSessionTaken()) === false;
  } catch (cause) {
    reportError(cause, 'check session');
    return false;
  }
}

/**
 * Whether a refusal means that the reader lost access to what they read. It does not lie in this browser after
 * the next start then. The rules also refuse all that is open where a session ends. The page stays as it is then,
 * and the session asks for the password over it.
 */
export async function isAccessLost(): Promise<boolean> {
  if (await isSessionOver()) return false;
  clearCacheOnceSent();
  return true;
}

/** The same of what is refused where it is missing, too: nothing else that lies in this browser is lost by it. */
export async function isOnlyThisLost(): Promise<boolean> {
  return !(await isSessionOver());
}
