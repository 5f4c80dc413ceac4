/** Auth's part of signing in by a provider, with the SDK; `provider-sign-in.ts` imports it when it is needed. */
import {
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithCustomToken,
} from 'firebase/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firebaseAuth } from '../platform/firebase-auth.ts';
import { tokenClaims } from '../platform/token-claims.ts';
import { refreshCredential } from './session-listener.ts';

/**
 * Signs in by Google's token. Whoever is signed in already proves so that it is them.
 *
 * @throws what failureCodeOf understands; 'auth/user-mismatch' when it is somebody else
 */
export async function enterByGoogle(idToken: string): Promise<void> {
  await firebaseAuth.authStateReady();
  const credential = GoogleAuthProvider.credential(idToken);
  const { currentUser } = firebaseAuth;
  if (currentUser) await reauthenticateWithCredential(currentUser, credential);
  else await signInWithCredential(firebaseAuth, credential);
}

/** The same by a token of ours. */
export async function enterByCustomToken(customToken: string): Promise<void> {
  await firebaseAuth.authStateReady();
  const { currentUser } = firebaseAuth;
  if (currentUser && tokenClaims(customToken)['uid'] !== currentUser.uid) {
    throw new TasukiFailure('auth/user-mismatch');
  }
  await signInWithCustomToken(firebaseAuth, customToken);
}

/** Adds Google to the ways in of whoever is signed in. */
export async function linkGoogle(idToken: string): Promise<void> {
  await firebaseAuth.authStateReady();
  const { currentUser } = firebaseAuth;
  if (!currentUser) throw new TasukiFailure('account/session-expired');
  await linkWithCredential(currentUser, GoogleAuthProvider.credential(idToken));
  await refreshCredential();
}
