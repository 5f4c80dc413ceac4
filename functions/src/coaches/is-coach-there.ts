import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { storedAccountState } from '../permissions/stored-account-state.ts';

/**
 * Whether somebody is a coach still, and their account is not disabled. A coach who is not published
 * is there: they go on with whom they coach.
 *
 * @param coach coaches/{uid}
 * @param state accountStates/{uid}
 */
export function isCoachThere(
  coach: DocumentSnapshot | undefined,
  state: DocumentSnapshot | undefined,
): boolean {
  if (coach?.get('isApproved') !== true || !state) return false;
  return storedAccountState(state)?.isDisabled !== true;
}
