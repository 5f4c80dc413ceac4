import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';
import {
  isSignInRecent,
  RECENT_SIGN_IN_MINUTES_FOR_ADMIN_ACTS,
} from '@tasuki/domain/sign-in/recent-sign-in';

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

interface AdminCaller {
  claims: AccountClaims;
  signedInAt: Date;
  now: Date;
}

/**
 * A session that was left open, or stolen, gives nobody rights. Asked after the right to act, so that nobody
 * else has to sign in again for nothing.
 */
export function requireRecentAdmin(caller: AdminCaller): void {
  if (caller.claims.isAdmin !== true) throw new TasukiFailure('common/permission-denied');
  requireRecentSignIn(caller, RECENT_SIGN_IN_MINUTES_FOR_ADMIN_ACTS);
}
