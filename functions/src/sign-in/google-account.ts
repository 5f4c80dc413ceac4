import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { GoogleClaims } from '@tasuki/domain/accounts/user-account';
import { askForJob } from '../jobs/ask-for-job.ts';
import type { JobRequest } from '../jobs/job-kind.ts';
import { safetyMails } from '../mail/safety-mails.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { isOfPreviousOwner, provenEmailOf } from './previous-owner.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';

/**
 * googleAccounts/{subject}: into which account a Google account leads. Only functions write it, after
 * they verified Google's token. What Firebase Auth says of Google is not asked: with the public key
 * anybody may have Auth write there.
 */
export interface StoredGoogleAccount {
  /** Google's own id of the account. It stays when the address changes, and is never reused. */
  subject: string;
  uid: string;
  email: string;
  /** As of `providerAccounts`. */
  provenEmail: string | null;
  createdAt: Timestamp;
}

const storedGoogleAccount = storedReader<StoredGoogleAccount>({
  uid: 'string',
  provenEmail: 'string?',
  createdAt: 'date',
});

/** The account a Google account leads to; null = none. */
export async function readGoogleAccount(
  subject: string,
  firestore: Firestore,
): Promise<StoredGoogleAccount | null> {
  const snapshot = await firestore.doc(firestorePaths.googleAccount(subject)).get();
  return storedGoogleAccount(snapshot) ?? null;
}

/** The account to which a Google account shall lead. */
interface BoundAccount {
  uid: string;
  /** As Firebase Auth has it; null = not made yet. */
  user: UserRecord | null;
  /** The account that the Google account led to and that is no more; null = it led to none. */
  gone: string | null;
}

/**
 * Has a Google account lead to an account, all or nothing. Of two that do so at once, one wins. A
 * Google account that a previous owner of the account has linked is replaced, by a caller who has
 * proven the account's address. A new one is said to the account's proven address.
 *
 * @returns the uid it leads to now
 * @throws TasukiFailure 'provider/other-account-linked' where another Google account leads to `uid`
 */
export async function bindGoogleAccount(
  { subject, email, provenEmail }: Pick<StoredGoogleAccount, 'subject' | 'email' | 'provenEmail'>,
  { uid, user, gone }: BoundAccount,
  now: Date,
  { firestore, startJob }: Pick<SignInDependencies, 'firestore' | 'startJob'>,
): Promise<string> {
  const reference = firestore.doc(firestorePaths.googleAccount(subject));
  const others = firestore
    .collection(firestorePaths.googleAccounts())
    .where('uid', '==', uid)
    .limit(2);
  const currentEmail = user === null ? null : await provenEmailOf(user, firestore);
  return retryOnContention(async () => {
    const [snapshot, { docs }, stateSnapshot] = await Promise.all([
      reference.get(),
      others.get(),
      firestore.doc(firestorePaths.accountState(uid)).get(),
    ]);
    const current = storedGoogleAccount(snapshot);
    const isProvenAnew =
      current?.uid === uid && provenEmail !== null && current.provenEmail !== provenEmail;
    if (current && current.uid !== gone && !isProvenAnew) return current.uid;
    const replaced = docs.filter(({ id }) => id !== reference.id);
    const isReplaced = (other: QueryDocumentSnapshot) =>
      user !== null &&
      currentEmail !== null &&
      provenEmail === currentEmail &&
      isGoogleOfPreviousOwner(storedGoogleAccount(other), user, currentEmail);
    if (!replaced.every(isReplaced)) {
      throw new TasukiFailure('provider/other-account-linked');
    }
    const bound: StoredGoogleAccount = {
      subject,
      uid,
      email,
      provenEmail,
      createdAt: Timestamp.fromDate(now),
    };
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, bound);
    for (const { ref, updateTime } of replaced) batch.delete(ref, { lastUpdateTime: updateTime });
    const mails: readonly JobRequest[] =
      current?.uid === uid
        ? []
        : safetyMails(
            {
              uid,
              key: `google_${now.getTime()}`,
              mail: { kind: 'sign-in-method-added', method: 'google' },
            },
            storedAccountState(stateSnapshot),
            now,
          );
    for (const mail of mails) askForJob(batch, firestore, mail, { current: undefined, now });
    await batch.commit();
    await Promise.all(mails.map(async ({ id }) => startJob(id)));
    return uid;
  });
}

/**
 * Checks whether a Google account was linked under another address than the account's, whose owner
 * has set a password by mail since. Where only one address counts ({@link GoogleClaims.ownerEmail}),
 * Google is the owner's, and it is the mailed change that was somebody else's.
 *
 * @param currentEmail the account's address, where it is proven
 */
export function isGoogleOfPreviousOwner(
  bound: Pick<StoredGoogleAccount, 'provenEmail' | 'createdAt'>,
  user: UserRecord,
  currentEmail: string | null,
): boolean {
  const { ownerEmail } = (user.customClaims ?? {}) as GoogleClaims;
  return ownerEmail === undefined && isOfPreviousOwner(bound, user, currentEmail);
}
