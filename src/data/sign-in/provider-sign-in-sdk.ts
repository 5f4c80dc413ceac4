/** Auth's part of signing in by a provider, with the SDK; `provider-sign-in.ts` imports it when it is needed. */
import { signInWithCustomToken } from 'firebase/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firebaseAuth } from '../../platform/firebase/firebase-auth.ts';
import { tokenClaims } from '../../platform/firebase/token-claims.ts';
import { refreshCredential } from './session-listener.ts';
import { admitCurrentSignIn } from './sign-in-admission.ts';

/**
 * Signs in by a token of ours. For a signed-in person this proves who they are.
 *
 * @throws what failureCodeOf understands; 'auth/user-mismatch' when it is somebody else
 */
export async function enterByCustomToken(customToken: string): Promise<void> {
  await firebaseAuth.authStateReady();
  const { currentUser } = firebaseAuth;
  if (currentUser && tokenClaims(customToken)['uid'] !== currentUser.uid) {
    throw new TasukiFailure('auth/user-mismatch');
  }
  await signInWithCustomToken(firebaseAuth, customToken);
  if (!currentUser) return;
  // If the person is the same, the session receives no event by itself.
  await admitCurrentSignIn();
  await refreshCredential();
}

/** Has the session know a sign-in method that was added or removed. */
export async function followSignInMethods(): Promise<void> {
  await firebaseAuth.authStateReady();
  await refreshCredential();
}
