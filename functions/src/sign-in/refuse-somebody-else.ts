import type { UserRecord } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/**
 * A signed-in person who signs in once more proves that they are the same person. Taking another
 * account of the provider by mistake must neither make a second account nor change somebody's.
 *
 * @param callerUid null = signed out
 * @param account the account that the provider's account leads to; null = none yet
 * @throws TasukiFailure 'auth/user-mismatch'
 */
export function refuseSomebodyElse(callerUid: string | null, account: UserRecord | null): void {
  if (callerUid !== null && account?.uid !== callerUid) {
    throw new TasukiFailure('auth/user-mismatch');
  }
}
