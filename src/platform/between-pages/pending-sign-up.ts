import type { Language } from '@tasuki/domain/language';

/**
 * A person's names from sign-up or from a provider, kept until their account document is written.
 * The sign-in account is made first, and a connection lost between the two must not cost the names
 * or the agreement.
 */
export interface PendingSignUp {
  /** Null where the email says whose it is. */
  uid: string | null;
  email: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  /** Null where the sign-in method did not ask for the agreement. */
  acceptedTermsVersion: string | null;
}

const KEY = 'tasuki.personal.pendingSignUp';

export function keepPendingSignUp(pending: PendingSignUp): void {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the next page asks for the names again.
  }
}

export function forgetPendingSignUp(): void {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The kept sign-up of this person, if this browser has one. */
export function readPendingSignUp(person: {
  uid: string;
  email: string | null;
}): PendingSignUp | null {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const pending = stored as PendingSignUp;
    return isOf(pending, person) ? pending : null;
  } catch {
    return null;
  }
}

function isOf(pending: PendingSignUp, { uid, email }: { uid: string; email: string | null }) {
  if (pending.uid) return pending.uid === uid;
  return email !== null && pending.email?.toLowerCase() === email.toLowerCase();
}
