import type { AccountState } from '@tasuki/domain/accounts/user-account';

/** The state of a person whose account has not been followed yet. */
export function newAccountState(
  uid: string,
): Pick<AccountState, 'uid' | 'roles' | 'isBetaApproved' | 'claimsVersion'> {
  return { uid, roles: ['runner'], isBetaApproved: false, claimsVersion: 0 };
}
