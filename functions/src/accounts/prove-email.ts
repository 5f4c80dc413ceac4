import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { noteProof } from './judge-account.ts';
import { readMailedCode } from './mailed-code.ts';

/** The mails whose reader has the address that they went to. */
const PROVING_MAILS: ReadonlySet<string> = new Set(['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']);

/**
 * Notes that the holder of a session reads the mails to an address: they have the code of a mail that was
 * asked for under the account's address. The code itself stays unused; the browser hands it to Firebase
 * Auth next, which marks the address or changes to it. Nothing else makes an address a proven one by mail,
 * since anybody who reads the mailbox can follow its links. Safe to repeat until the code is used.
 *
 * @returns the address that is proven
 * @throws TasukiFailure 'auth/invalid-action-code', 'auth/expired-action-code';
 *   'account/mail-of-other-account' where the mail was asked for under another address;
 *   'common/unavailable' where Firebase Auth gives no answer
 */
export async function proveEmailByCode(
  uid: string,
  oobCode: string,
  { auth, firestore }: { auth: Pick<Auth, 'getUser'>; firestore: Firestore },
): Promise<string> {
  const { purpose, accountEmail, recipient } = await readMailedCode(oobCode);
  if (!PROVING_MAILS.has(purpose) || recipient === null) {
    throw new TasukiFailure('auth/invalid-action-code');
  }
  const { email } = await auth.getUser(uid);
  if (email === undefined || accountEmail !== email) {
    throw new TasukiFailure('account/mail-of-other-account');
  }
  await noteProof(uid, recipient, firestore);
  return recipient;
}
