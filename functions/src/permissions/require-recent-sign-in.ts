import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { isSignInRecent } from '@tasuki/domain/sign-in/recent-sign-in';

/**
 * Refuses who signed in too long ago for something that must not happen by a browser that was left
 * open.
 *
 * @param caller `signedInAt`: when they last proved who they are
 * @param minutes how long ago that may be; left out = as long as for taking all data along
 * @throws TasukiFailure 'auth/requires-recent-login'
 */
export function requireRecentSignIn(
  { signedInAt, now }: { signedInAt: Date; now: Date },
  minutes?: number,
): void {
  if (!isSignInRecent(signedInAt, now, minutes)) {
    throw new TasukiFailure('auth/requires-recent-login');
  }
}
