import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { SignInIntent } from '@tasuki/domain/sign-in/provider-sign-in';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';

/** A sign-in method that is added to an account or removed from it. */
export interface SignInMethodChange {
  kind: 'link' | 'unlink';
  provider: SignInProvider;
}

/**
 * The state that this browser needs when a person comes back from a provider's page. It holds the
 * secret that proves that the attempt began here, and where to go on.
 */
export interface SignInAttempt {
  provider: SignInProvider;
  intent: SignInIntent;
  browserKey: string;
  /** The page that they wanted to see; null = the usual one. */
  continueTo: string | null;
  /** The page on which they pressed the button, to return to. */
  begunAt: string;
  /** The terms they agreed to by going on; null where they were not asked. */
  acceptedTermsVersion: string | null;
  /**
   * The change that the person wanted when they had to prove who they are; made when they are back.
   */
  afterwards?: SignInMethodChange | undefined;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const PREFIX = 'tasuki.personal.signInAttempt.';
/** Longer than any provider's page is good for, so that a late return is distinguished from a strange one. */
const KEPT_MILLISECONDS = DAY_MILLISECONDS;

/**
 * Keeps an attempt under its state, and drops those of other days.
 *
 * @throws TasukiFailure 'provider/storage-forbidden': nobody could come back then
 */
export function keepSignInAttempt(state: string, attempt: SignInAttempt): void {
  try {
    keep(state, attempt);
  } catch (cause) {
    throw new TasukiFailure('provider/storage-forbidden', { cause });
  }
}

function keep(state: string, attempt: SignInAttempt): void {
  const { localStorage } = globalThis;
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const kept = parsed(localStorage.getItem(key));
    if (!kept || attempt.startedAt - kept.startedAt > KEPT_MILLISECONDS)
      localStorage.removeItem(key);
  }
  localStorage.setItem(PREFIX + state, JSON.stringify(attempt));
}

/** The attempt that began with this state in this browser, if it is not yet at its end. */
export function readSignInAttempt(state: string): SignInAttempt | null {
  try {
    return parsed(globalThis.localStorage.getItem(PREFIX + state));
  } catch {
    return null;
  }
}

export function forgetSignInAttempt(state: string): void {
  try {
    globalThis.localStorage.removeItem(PREFIX + state);
  } catch {
    // Nothing was kept.
  }
}

function parsed(stored: string | null): SignInAttempt | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? (value as SignInAttempt) : null;
  } catch {
    return null;
  }
}
