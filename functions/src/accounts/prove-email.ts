import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { mailRequest } from '../mail/send-mail-job.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { isSessionOver, readCallerState } from '../platform/caller-state.ts';
import { retryOnContention } from '../platform/firestore/retry-on-contention.ts';
import { FIRST_LOOK_MILLISECONDS, SETTLE_NEXT_PROOF } from './judge-account-job.ts';
import { judgeAccount, noteProof, withProof, type JudgeDependencies } from './judge-account.ts';
import { judgeOtherHolders } from './judge-other-holders.ts';
import { readMailedCode } from './mailed-code.ts';
import { changeAccountState, writeAccountState } from './write-account-state.ts';

/** The person who has the mail's code, and when their session was given. */
interface ProvingSession {
  uid: string;
  sessionGivenAt: Date;
}

/**
 * Notes to which address the holder of a session changes. A mail that somebody else had sent for the
 * account proves nothing then, whoever opens its link.
 */
export async function announceNewEmail(
  { uid, sessionGivenAt }: ProvingSession,
  newEmail: string,
  firestore: Firestore,
): Promise<void> {
  const announced = { pendingEmail: newEmail.toLowerCase() };
  await changeAccountState(
    uid,
    (state = {}) => {
      refuseEnded(sessionGivenAt, state);
      return announced;
    },
    firestore,
  );
}

/** @throws TasukiFailure 'account/session-expired', also where the session has ended since it called */
function refuseEnded(sessionGivenAt: Date, state: Partial<AccountState>): void {
  if (isSessionOver(sessionGivenAt, state)) throw new TasukiFailure('account/session-expired');
}

/**
 * Notes that the holder of a session reads the mails to an address, since they have a mail's code. The mail
 * was sent to the account's address, or to the one that was announced for it. The code itself stays unused.
 * The browser hands it to Firebase Auth next, which marks the address or changes to it. Nothing else makes
 * an address a proven one by mail, since anybody who reads the mailbox can follow its links. Safe to repeat
 * until the code is used.
 *
 * Another address than the account's counts for an hour until it is used, and ends with the session. The
 * address of before is sent a mail.
 *
 * @returns the address that is proven
 * @throws TasukiFailure 'auth/invalid-action-code', 'auth/expired-action-code';
 *   'account/mail-of-other-account' where the mail is for another address, or the address is back with an
 *   account that a mail had moved away; 'auth/email-already-in-use' where somebody holds the new address;
 *   'account/address-released' where the session is of somebody who came by a mail;
 *   'account/session-expired' where it has ended; 'common/unavailable' where Firebase Auth gives no answer
 */
export async function proveEmailByCode(
  session: ProvingSession,
  oobCode: string,
  now: Date,
  dependencies: JudgeDependencies,
): Promise<string> {
  const { auth, firestore } = dependencies;
  const { uid, sessionGivenAt } = session;
  const { purpose, accountEmail, recipient } = await readMailedCode(oobCode);
  const isChange = purpose === 'VERIFY_AND_CHANGE_EMAIL';
  if ((!isChange && purpose !== 'VERIFY_EMAIL') || recipient === null) {
    throw new TasukiFailure('auth/invalid-action-code');
  }
  // A person who has just signed up has no state yet, so any session is accepted.
  if ((await judgeAccount(uid, now, dependencies)) === 'released') {
    throw new TasukiFailure('account/address-released');
  }
  refuseEnded(sessionGivenAt, await readCallerState(uid, firestore));
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
  if (!isChange) await noteProof(uid, recipient, firestore);
  else await noteNextEmail(session, recipient.toLowerCase(), now, dependencies);
  return recipient;
}

/** Notes a proven address to which the account changes next, with the mail to the present one. */
async function noteNextEmail(
  { uid, sessionGivenAt }: ProvingSession,
  address: string,
  now: Date,
  { firestore, startJob }: JudgeDependencies,
): Promise<void> {
  const mailId = await retryOnContention(async () => {
    const [snapshot, waiting] = await firestore.getAll(
      firestore.doc(firestorePaths.accountState(uid)),
      firestore.doc(firestorePaths.job(jobId(SETTLE_NEXT_PROOF, uid))),
    );
    const state = storedAccountState(snapshot) ?? {};
    refuseEnded(sessionGivenAt, state);
    if (state.pendingEmail !== address) throw new TasukiFailure('account/mail-of-other-account');
    const proof = withProof(address, state);
    if (!snapshot || !proof) return null;
    const batch = firestore.batch();
    writeAccountState(batch, snapshot, {
      ...proof,
      nextProof: { email: address, provenAtMilliseconds: now.getTime() },
    });
    const again = jobRequest(SETTLE_NEXT_PROOF, uid, { uid });
    const dueAt = new Date(now.getTime() + FIRST_LOOK_MILLISECONDS);
    askForJob(batch, firestore, again, { current: storedJob(waiting), now, dueAt });
    const present = proof.provenEmails.find((email) => email === state.judgedEmail);
    const mail =
      present === undefined || present === address
        ? null
        : mailRequest(
            {
              uid,
              key: `email-changed_${now.getTime()}`,
              mail: { kind: 'email-changed' },
              to: present,
            },
            now,
          );
    if (mail) askForJob(batch, firestore, mail, { current: undefined, now });
    await batch.commit();
    return mail?.id ?? null;
  });
  if (mailId !== null) await startJob(mailId);
}

/** @throws TasukiFailure 'auth/email-already-in-use' */
async function refuseHeldAddress(email: string, auth: JudgeDependencies['auth']): Promise<void> {
  const { users } = await auth.getUsers([{ email }]);
  if (users.length > 0) throw new TasukiFailure('auth/email-already-in-use');
}
