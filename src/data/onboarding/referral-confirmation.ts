import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';

/** Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY = 'tasuki.personal.confirmedReferral';

function isConfirmed(refCode: string): boolean {
  try {
    return globalThis.localStorage.getItem(KEY) === refCode;
  } catch {
    return false;
  }
}

/**
 * Has the invitation counted that the signed-in person came by, once their email is proven. No
 * function is notified of that. Counted or not, it is asked once in a browser.
 */
export async function confirmReferral(): Promise<void> {
  const { user, userCredential } = useSessionStore.getState();
  const refCode = user?.referredBy;
  if (!refCode || !userCredential?.isEmailVerified || isConfirmed(refCode)) return;
  try {
    const { checkOnboarding } = await import('./onboarding.ts');
    await checkOnboarding();
    globalThis.localStorage.setItem(KEY, refCode);
  } catch (cause) {
    // Asked again at the next start.
    reportError(cause, 'confirm referral');
  }
}
