import type { Language } from '@tasuki/domain/language';

/**
 * What a person typed at sign-up, kept until their account document is written:
 * the sign-in account is made first, and a connection lost between the two must
 * not cost the names or the agreement.
 */
export interface PendingSignUp {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  acceptedTermsVersion: string;
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

/** The kept sign-up of this email, if this browser has one. */
export function readPendingSignUp(email: string | null): PendingSignUp | null {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const pending = stored as PendingSignUp;
    const isSamePerson = pending.email.toLowerCase() === email?.toLowerCase();
    return isSamePerson ? pending : null;
  } catch {
    return null;
  }
}
