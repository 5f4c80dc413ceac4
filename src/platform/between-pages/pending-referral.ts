import { REFERRAL_CODE_PATTERN } from '@tasuki/domain/accounts/referral';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';

/**
 * The code of the invitation that a visitor followed, kept until their account is written. It stays
 * whatever sign-in method they use, and however often the page is loaded anew. Not personal: it is
 * the inviter's link, so a sign-out in between does not lose it.
 */
const KEY = 'tasuki.pendingReferral';
const KEPT_DAYS = 30;

interface PendingReferral {
  refCode: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** The latest invitation counts. What is no code is not kept. */
export function keepPendingReferral(refCode: string, now: Date): void {
  if (!REFERRAL_CODE_PATTERN.test(refCode)) return;
  const pending: PendingReferral = { refCode, keptAt: now.getTime() };
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the invitation is not counted; signing up works all the same.
  }
}

export function readPendingReferral(now: Date): string | null {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { refCode, keptAt } = stored as Partial<PendingReferral>;
    const isFresh =
      typeof keptAt === 'number' && now.getTime() - keptAt < KEPT_DAYS * DAY_MILLISECONDS;
    return isFresh && typeof refCode === 'string' && REFERRAL_CODE_PATTERN.test(refCode)
      ? refCode
      : null;
  } catch {
    return null;
  }
}

export function forgetPendingReferral(): void {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
