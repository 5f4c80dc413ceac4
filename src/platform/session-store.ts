import { create } from 'zustand';
import type { CoachLink } from '@tasuki/domain/people/coach';
import type { AccountClaims, UserAccount } from '@tasuki/domain/people/user-account';

/** What the sign-in token says about the person. */
export interface SessionCredential {
  uid: string;
  email: string | null;
  isEmailVerified: boolean;
}

/**
 * The session as the browser knows it. `status` is 'unknown' until the stored
 * credential was looked at, and 'loading' while account and links are read.
 */
export interface SessionState {
  status: 'unknown' | 'signedOut' | 'loading' | 'ready' | 'failed';
  userCredential: SessionCredential | null;
  user: UserAccount | null;
  claims: AccountClaims;
  /** Active links only. */
  coachLinks: readonly CoachLink[];
}

export const SIGNED_OUT_SESSION: SessionState = {
  status: 'signedOut',
  userCredential: null,
  user: null,
  claims: {},
  coachLinks: [],
};

export const useSessionStore = create<SessionState>()(() => ({
  ...SIGNED_OUT_SESSION,
  status: 'unknown',
}));
