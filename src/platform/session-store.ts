import { create } from 'zustand';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import type { AccountClaims, UserAccount } from '@tasuki/domain/accounts/user-account';
import { forgetSeenPages } from './last-seen/forget-seen-pages.ts';
import { SIGN_IN_HINT_KEY } from './last-seen/sign-in-hint-key.ts';

/** The sign-in token's claims about the person. */
export interface SessionCredential {
  uid: string;
  email: string | null;
  isEmailVerified: boolean;
  /** The account had an address and lost it to the address's owner. */
  isEmailLost?: boolean;
}

/** The sign-in methods that the sign-in token names; Strava and Garmin are in the links. */
export type SignInMethod = 'password' | 'google';

/**
 * The session as the browser knows it. `status` is 'unknown' until the stored credential was looked
 * at, and 'loading' while account and links are read. It is 'expired' when the server no longer
 * takes a credential that nobody gave up. The page then stays as it is until the person signs in
 * again.
 */
export interface SessionState {
  status: 'unknown' | 'signedOut' | 'loading' | 'ready' | 'expired' | 'failed';
  userCredential: SessionCredential | null;
  signInMethods: readonly SignInMethod[];
  user: UserAccount | null;
  claims: AccountClaims;
  /** Active links only. */
  coachLinks: readonly CoachLink[];
  /** Why account or links could not be read, or nobody is signed in; null = no reason to give. */
  failureCode: FailureCode | null;
  /** The sign-in token calls the email proven, and the server does not. */
  isEmailProofRefused: boolean;
  /** The address that became free when the person came in by it; they can sign up with it. */
  releasedEmail: string | null;
}

export const SIGNED_OUT_SESSION: SessionState = {
  status: 'signedOut',
  userCredential: null,
  signInMethods: [],
  user: null,
  claims: {},
  coachLinks: [],
  failureCode: null,
  isEmailProofRefused: false,
  releasedEmail: null,
};

/** Whether the email that the person signs in with is proven. */
export function isEmailProven({
  userCredential,
  isEmailProofRefused,
}: Pick<SessionState, 'userCredential' | 'isEmailProofRefused'>): boolean {
  return userCredential?.isEmailVerified === true && !isEmailProofRefused;
}

export const useSessionStore = create<SessionState>()(() => ({
  ...SIGNED_OUT_SESSION,
  status: 'unknown',
}));

/** The server no longer takes the credential: asks for the password over the page as it is. */
export function markSessionExpired(): void {
  forgetSeenPages();
  useSessionStore.setState((session) =>
    session.status === 'ready' ? { status: 'expired' } : session,
  );
}

/**
 * Whether somebody signed in here and did not sign out. It is known before the credential is, so
 * that a returning runner sees the list's shape at once.
 */
export function isSignInRemembered(): boolean {
  try {
    return globalThis.localStorage.getItem(SIGN_IN_HINT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Followed by the author's uid: what they wrote and is not known to have arrived. Only they see and send it. */
export const UNSENT_KEY_START = 'tasuki.personal.unsent.';

/** Keys that belong to a sign-in under way, to no person, or to one who will come back for them. */
const KEPT_FOR_ANYBODY = [
  UNSENT_KEY_START,
  'tasuki.personal.pendingSignUp',
  'tasuki.personal.signInAttempt.',
  'tasuki.personal.admittedSignIn',
];

/**
 * Notes who is signed in. Where a session ended at the server, nobody signed out. What somebody else left
 * in this browser goes then, except for messages that were not sent, which wait for their author.
 */
export function rememberSignIn(uid: string): void {
  try {
    const before = globalThis.localStorage.getItem(SIGN_IN_HINT_KEY);
    // Earlier versions noted no person.
    if (before !== null && before !== '1' && before !== uid)
      forgetPersonalStorage(KEPT_FOR_ANYBODY);
    globalThis.localStorage.setItem(SIGN_IN_HINT_KEY, uid);
  } catch {
    // Only the first paint of a return visit is less exact where storage is forbidden.
  }
}

/**
 * Calls back whenever another person enters than the one before, as after a session that ended at the server.
 * What is kept of a person in the tab's memory is to go then.
 */
export function onEntryOfAnother(forget: () => void): void {
  let before = useSessionStore.getState().userCredential?.uid;
  useSessionStore.subscribe(({ userCredential }) => {
    if (!userCredential) return;
    const isAnother = before !== undefined && before !== userCredential.uid;
    before = userCredential.uid;
    if (isAnother) forget();
  });
}

/**
 * The person who is noted as signed in here; null = nobody. Earlier versions noted no person, but
 * '1'.
 */
export function rememberedUid(): string | null {
  try {
    return globalThis.localStorage.getItem(SIGN_IN_HINT_KEY);
  } catch {
    return null;
  }
}

/** Whether a key belongs to a message of somebody else than who is signed in; earlier versions noted no author. */
function isOfAnotherAuthor(key: string, uid: string | null): boolean {
  const [author, id] = key.slice(UNSENT_KEY_START.length).split('.');
  return key.startsWith(UNSENT_KEY_START) && id !== undefined && author !== uid;
}

/**
 * Removes everything personal this browser's storage holds: all keys named `tasuki.personal.…`. Messages
 * stay that others wrote whose session ended before they were sent.
 *
 * @param kept beginnings of keys that stay
 */
export function forgetPersonalStorage(kept: readonly string[] = []): void {
  const uid = rememberedUid();
  for (const storage of [globalThis.localStorage, globalThis.sessionStorage]) {
    try {
      for (const key of Object.keys(storage)) {
        if (!key.startsWith('tasuki.personal.') || isOfAnotherAuthor(key, uid)) continue;
        if (!kept.some((start) => key.startsWith(start))) storage.removeItem(key);
      }
    } catch {
      // Forbidden storage holds nothing.
    }
  }
}
