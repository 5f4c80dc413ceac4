import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '@tasuki/domain/provider-links/provider';
import type { JobRequest } from '../jobs/job-kind.ts';
import { safetyMails } from './safety-mails.ts';

/** What Firebase Auth says of an account whose password is looked at. */
interface AccountWithPassword {
  uid: string;
  createdAtMilliseconds: number;
  /** When the password was set that holds now; null = there is none. */
  passwordSetAtMilliseconds: number | null;
}

interface JudgedStates {
  /** Undefined = nothing is stored yet. */
  state: Partial<AccountState> | undefined;
  noted: Partial<AccountState> & Pick<AccountState, 'sessionsValidSinceSeconds'>;
}

/** A person who wants lasting access links a sign-in method within this time after they came in. */
const NAMED_DAYS = 30;
/** An account has one method of each provider. */
const METHODS_READ = 10;

/**
 * The mails for an account whose password has changed since it was judged. They say that there is one now,
 * and which sign-in methods of the last days outlast the sessions that linked them.
 *
 * @param states what is stored of the account, and what the judgement writes
 */
export async function mailsAboutPassword(
  { uid, createdAtMilliseconds, passwordSetAtMilliseconds: setAt }: AccountWithPassword,
  { state, noted }: JudgedStates,
  now: Date,
  firestore: Firestore,
): Promise<readonly JobRequest[]> {
  const known = state?.passwordSetAtMilliseconds;
  // At a sign-up the password is set before anything is noted.
  if (setAt === null || known === undefined || setAt === known) return [];
  const after = { ...state, ...noted };
  const hadNone = known === null || known === state?.unknownPasswordSetAtMilliseconds;
  const added = hadNone
    ? safetyMails(
        {
          uid,
          key: `password_${setAt}`,
          mail: { kind: 'sign-in-method-added', method: 'password' },
        },
        after,
        now,
      )
    : [];
  const since = Math.max(now.getTime() - NAMED_DAYS * DAY_MILLISECONDS, createdAtMilliseconds);
  const methods = await methodsLinkedAfter(uid, since, firestore);
  const kept =
    methods.length > 0
      ? safetyMails(
          { uid, key: `kept_${setAt}`, mail: { kind: 'sign-in-methods-kept', methods } },
          after,
          now,
        )
      : [];
  return [...added, ...kept];
}

async function methodsLinkedAfter(
  uid: string,
  milliseconds: number,
  firestore: Firestore,
): Promise<readonly SignInProvider[]> {
  const linkedBy = async (collection: string) =>
    firestore.collection(collection).where('uid', '==', uid).limit(METHODS_READ).get();
  const [google, others] = await Promise.all([
    linkedBy(firestorePaths.googleAccounts()),
    linkedBy(firestorePaths.providerAccounts()),
  ]);
  const linked = [...google.docs, ...others.docs]
    .filter((method) => (method.get('createdAt') as Timestamp).toMillis() > milliseconds)
    .map((method) => (method.get('provider') as SignInProvider | undefined) ?? 'google');
  return SIGN_IN_PROVIDERS.filter((provider) => linked.includes(provider));
}
