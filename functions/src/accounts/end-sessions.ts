import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { endPushSubscriptions } from '../push/change-push-subscription.ts';
import { withoutNextProof } from '../permissions/proven-emails.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { DELETE_ACCOUNT } from './ask-for-deletion.ts';
import { jobId } from '../jobs/job-kind.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { isNoUser } from '../permissions/is-no-user.ts';

/**
 * The fields of accountStates/{uid} that end every session of a person, with the next address that one of them
 * has proven. Rules and callables refuse their tokens from the moment of the write; the job `set-claims` has
 * Firebase Auth follow.
 *
 * @param state as it is in this moment
 * @example transaction.update(stateReference, { ...endedSessions(now, state) })
 */
export function endedSessions(
  now: Date,
  state: Partial<AccountState> | undefined,
): Pick<
  AccountState,
  'sessionsValidSinceSeconds' | 'isAuthOutdated' | 'nextProof' | 'pendingEmail' | 'provenEmails'
> {
  return {
    ...withoutNextProof(state),
    // A token says the second of its sign-in alone; one of this very second is ended as well.
    sessionsValidSinceSeconds: Math.ceil(now.getTime() / 1000),
    isAuthOutdated: true,
  };
}

/** Longer than a release takes, and a function that was cut off is gone. */
export const RELEASE_MILLISECONDS = 30_000;

/** Whether somebody who came in by a mail is being put out of the account (`release-unproven-account.ts`). */
export function isBeingReleased({
  releaseBegunAtMilliseconds = null,
}: Pick<AccountState, 'releaseBegunAtMilliseconds'>): boolean {
  return releaseBegunAtMilliseconds !== null;
}

/**
 * Has Firebase Auth follow the state: the account is disabled there or not, and no new token comes
 * of earlier sign-ins. The version rises last, so that the browser is notified of it. Safe to
 * repeat. A release closes the account and opens it again, so nothing is written beside it: whoever died
 * with that would leave the account closed.
 *
 * @returns false where a release is under way; then it is to be repeated
 */
export async function followSessions(
  uid: string,
  {
    firestore,
    auth,
  }: { firestore: Firestore; auth: Pick<Auth, 'updateUser' | 'revokeRefreshTokens'> },
): Promise<boolean> {
  // If the state changed after this wrote to Auth, the newer state is written again.
  let isAuthWritten = false;
  return retryOnContention(async () => {
    const [snapshot, deletion] = await firestore.getAll(
      firestore.doc(firestorePaths.accountState(uid)),
      firestore.doc(firestorePaths.job(jobId(DELETE_ACCOUNT, uid))),
    );
    const state = storedAccountState(snapshot);
    if (!snapshot || !state || (state.isAuthOutdated !== true && !isAuthWritten)) return true;
    if (isBeingReleased(state) && !isAuthWritten) return false;
    isAuthWritten = true;
    try {
      // An account that is being deleted, or released from its address, stays closed.
      const disabled =
        state.isDisabled === true || isBeingReleased(state) || deletion?.exists === true;
      if (disabled) await endPushSubscriptions(uid, firestore);
      await auth.updateUser(uid, { disabled });
      await auth.revokeRefreshTokens(uid);
    } catch (cause) {
      if (!isNoUser(cause)) throw cause;
    }
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      isAuthOutdated: false,
      claimsVersion: FieldValue.increment(1),
    });
    await batch.commit();
    return true;
  });
}
