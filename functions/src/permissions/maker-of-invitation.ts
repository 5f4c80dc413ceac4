import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { storedAccountState } from './stored-account-state.ts';

/** Whether its person can use an account: it is neither disabled nor being released from its address. */
export function isInUse({
  isDisabled = false,
  releaseBegunAtMilliseconds = null,
}: Pick<AccountState, 'isDisabled' | 'releaseBegunAtMilliseconds'>): boolean {
  return !isDisabled && releaseBegunAtMilliseconds === null;
}

/**
 * The current rights of an invitation's maker, read from stored state, since the maker need not be
 * online.
 *
 * @param snapshot of their accountStates/{uid}
 * @returns null if they may invite nobody: they are not let in any more, or the account is not in
 * use
 */
export function rightsOfMaker(snapshot: DocumentSnapshot | undefined): { isCoach: boolean } | null {
  const state = unlessUnreadable(() => storedAccountState(snapshot));
  if (state?.isBetaApproved !== true || !isInUse(state)) return null;
  return { isCoach: state.roles?.includes('coach') === true };
}
