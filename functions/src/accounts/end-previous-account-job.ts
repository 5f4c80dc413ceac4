import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import { requestDeletion } from './ask-for-deletion.ts';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import { isNoUser } from '../permissions/is-no-user.ts';

/** previousAccounts/{uid}: the account lost its address to the address's owner. */
export interface StoredPreviousAccount {
  uid: string;
  lostAt: Timestamp;
  /** The digest of the address, as in the ids of its placeholders. */
  emailDigest: string;
}

const storedPreviousAccount = storedReader<StoredPreviousAccount>({ lostAt: 'date' });

export const END_PREVIOUS_ACCOUNT: JobKind<{ uid: string }> = {
  name: 'end-previous-account',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

interface EndPreviousAccountDependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'getUser'>;
  startJob: (id: string) => Promise<void>;
}

/**
 * Deletes an account that lost its address, unless its maker has claimed it: by signing in since, or
 * by an address of their own.
 */
export function endPreviousAccountJob(dependencies: EndPreviousAccountDependencies): JobHandler {
  return jobHandler(END_PREVIOUS_ACCOUNT, {
    isNeverGivenUp: true,
    run: async ({ uid }, now) => {
      const { firestore, auth } = dependencies;
      const previous = firestore.doc(firestorePaths.previousAccount(uid));
      const lost = storedPreviousAccount(await previous.get());
      if (lost && !(await isClaimed(uid, lost, auth))) {
        await requestDeletion(uid, now, dependencies);
      }
      return { fulfil: () => undefined };
    },
    giveUp: () => undefined,
  });
}

async function isClaimed(
  uid: string,
  { lostAt }: StoredPreviousAccount,
  auth: Pick<Auth, 'getUser'>,
): Promise<boolean> {
  try {
    const { email, metadata } = await auth.getUser(uid);
    // The release was cut off before it took the address, or there is a new one.
    if (email !== undefined && !isPlaceholderEmail(email)) return true;
    return Date.parse(metadata.lastSignInTime) > lostAt.toMillis();
  } catch (cause) {
    if (isNoUser(cause)) return false;
    throw cause;
  }
}
