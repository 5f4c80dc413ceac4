import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { judgeAccount, noteProof, type JudgeDependencies } from './judge-account.ts';
import { judgeOtherHolders } from './judge-other-holders.ts';
import { readMailedCode } from './mailed-code.ts';
import { changeAccountState } from './write-account-state.ts';

/**
 * Notes to which address the holder of a session changes. A mail that somebody else had sent for the
 * account proves nothing then, whoever opens its link.
 */
export async function announceNewEmail(
  uid: string,
  newEmail: string,
  firestore: Firestore,
): Promise<void> {
  const announced = { pendingEmail: newEmail.toLowerCase() };
  await changeAccountState(uid, () => announced, firestore);
}

/**
 * Notes that the holder of a session reads the mails to an address, since they have a mail's code. The mail
 * was sent to the account's address, or to the one that was announced for it. The code itself stays unused.
 * The browser hands it to Firebase Auth next, which marks the address or changes to it. Nothing else makes
 * an address a proven one by mail, since anybody who reads the mailbox can follow its links. Safe to repeat
 * until the code is used.
 *
 * @returns the address that is proven
 * @throws TasukiFailure 'auth/invalid-action-code', 'auth/expired-action-code';
 *   'account/mail-of-other-account' where the mail is for another address, or the address is back with an
 *   account that a mail had moved away; 'auth/email-already-in-use' where somebody holds the new address; 'account/address-released' where
 *   the session is of somebody who came by a mail; 'common/unavailable' where Firebase Auth gives no answer
 */
export async function proveEmailByCode(
  uid: string,
  oobCode: string,
  now: Date,
  dependencies: JudgeDependencies,
): Promise<string> {
  const { auth, firestore } = dependencies;
  const { purpose, accountEmail, recipient } = await readMailedCode(oobCode);
  const isChange = purpose === 'VERIFY_AND_CHANGE_EMAIL';
  if ((!isChange && purpose !== 'VERIFY_EMAIL') || recipient === null) {
    throw new TasukiFailure('auth/invalid-action-code');
  }
  // Whoever has just signed up has no state, so that anybody's session is taken.
  if ((await judgeAccount(uid, now, dependencies)) === 'released') {
    throw new TasukiFailure('account/address-released');
  }
  const hasOthers = await judgeOtherHolders(recipient, uid, now, dependencies);
  const [user, state] = await Promise.all([
    auth.getUser(uid),
    firestore.doc(firestorePaths.accountState(uid)).get(),
  ]);
  const isAnnounced = !isChange || state.get('pendingEmail') === recipient.toLowerCase();
  if (accountEmail !== (user.email ?? null) || !isAnnounced) {
    throw new TasukiFailure('account/mail-of-other-account');
  }
  if (hasOthers && isChange) await refuseHeldAddress(recipient, auth);
  await noteProof(uid, recipient, firestore);
  return recipient;
}

/** @throws TasukiFailure 'auth/email-already-in-use' */
async function refuseHeldAddress(email: string, auth: JudgeDependencies['auth']): Promise<void> {
  const { users } = await auth.getUsers([{ email }]);
  if (users.length > 0) throw new TasukiFailure('auth/email-already-in-use');
}
