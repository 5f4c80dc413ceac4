import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { logInfo } from '../platform/log.ts';
import { jobId } from '../jobs/job-kind.ts';
import { hasProvenEmail, isNextProof, withoutNextProof } from '../permissions/proven-emails.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { DELETE_ACCOUNT } from './ask-for-deletion.ts';
import { endGroupInvitationsOf } from '../permissions/end-group-invitations.ts';
import { RELEASE_MILLISECONDS } from './end-sessions.ts';
import { MAIL_LINK, readAuthAccount, type AuthAccount } from './auth-account.ts';
import {
  endWhatHungOn,
  releaseAddress,
  unknownPlaceholder,
  type ReleaseDependencies,
} from './release-address.ts';
import { changeAccountState } from './write-account-state.ts';

/** Auth refuses a token of an earlier second than the one in which all were ended. */
const SECOND_MILLISECONDS = 1000;

/**
 * Goes on with a release that was begun ({@link begunRelease}). Somebody entered such an account
 * through a mail to an address that its maker had not proven. The address becomes free. Where the
 * maker had proven another address before, the account gets that one back, with all its rights.
 * Otherwise it becomes a previous account (`previousAccounts`): its maker enters by a linked watch
 * or Google, or has support return it. Nobody knows its password any more.
 *
 * A person who is signed in can change address and password as long as the account is open. So it
 * is closed at Firebase Auth first, and opened when all tokens of before are refused. One caller
 * does it, and others wait. A release that was cut off is found by `releaseBegunAtMilliseconds`,
 * and repeated by the job `judge-account`.
 */
export async function releaseUnprovenAccount(
  uid: string,
  now: Date,
  dependencies: ReleaseDependencies,
): Promise<void> {
  const { auth, firestore, startJob } = dependencies;
  await auth.updateUser(uid, { disabled: true });
  await setTimeout(SECOND_MILLISECONDS);
  const account = await readAuthAccount(uid, auth);
  if (!account) return;
  const { email } = account;
  const restored = await provenEmailToRestore(uid, now, dependencies);
  const placeholder = unknownPlaceholder();
  const jobs =
    restored === null && email !== null && !isPlaceholderEmail(email)
      ? await endWhatHungOn(uid, { email, placeholder }, now, dependencies)
      : [];
  // Also where the rights stay: whoever came in by the mail may have made some.
  if (restored !== null) await endGroupInvitationsOf(uid, firestore);
  await replaceCredentials(account, restored ?? placeholder, auth);
  await reopen(account, restored, dependencies);
  for (const job of jobs) await startJob(job);
  logInfo('unproven account released', { uid, hasRestoredAddress: restored !== null });
}

/** The fields of accountStates/{uid} with which a release begins. Sessions of before are refused from here on. */
export function begunRelease(): Pick<
  AccountState,
  'releaseBegunAtMilliseconds' | 'sessionsValidSinceSeconds'
> {
  const now = Date.now();
  return { releaseBegunAtMilliseconds: now, sessionsValidSinceSeconds: secondAfter(now) };
}

/** Whether somebody is at it: a release takes some seconds, and one that was cut off is begun anew. */
export function isReleaseUnderWay({
  releaseBegunAtMilliseconds,
}: Partial<AccountState> | undefined = {}): boolean {
  return Date.now() - (releaseBegunAtMilliseconds ?? 0) < RELEASE_MILLISECONDS;
}

/**
 * The proven address of before, else the one that was proven last, where nobody else has proven it
 * meanwhile; null = none. Anybody may have registered it while the account was under another one. A
 * holder who has not proven it loses it.
 */
async function provenEmailToRestore(
  uid: string,
  now: Date,
  dependencies: ReleaseDependencies,
): Promise<string | null> {
  const { firestore, auth } = dependencies;
  const state = storedAccountState(await firestore.doc(firestorePaths.accountState(uid)).get());
  const isPresent = (email: string) => email === state?.judgedEmail;
  // The account was never under the next one, so it may be of whoever is put out.
  const proven = (state?.provenEmails ?? []).filter(
    (email) => isPresent(email) || !isNextProof(email, state ?? {}),
  );
  for (const email of new Set([...proven.filter(isPresent), ...proven.toReversed()])) {
    const { users } = await auth.getUsers([{ email }]);
    const holder = users.find((user) => user.uid !== uid);
    if (holder && (await hasProvenEmail(holder, firestore))) continue;
    if (holder) await releaseAddress(holder, now, dependencies);
    return email;
  }
  return null;
}

async function replaceCredentials(
  { uid, otherSignInMethods }: AuthAccount,
  email: string,
  auth: Auth,
): Promise<void> {
  await auth.updateUser(uid, {
    email,
    emailVerified: !isPlaceholderEmail(email),
    password: randomBytes(32).toString('base64url'),
    providersToUnlink: otherSignInMethods.filter((way) => way !== MAIL_LINK),
  });
  await auth.revokeRefreshTokens(uid);
}

/** Notes the account as its maker gets it, and has Firebase Auth open it. */
async function reopen(
  lost: AuthAccount,
  restored: string | null,
  { firestore, auth }: Pick<ReleaseDependencies, 'firestore' | 'auth'>,
): Promise<void> {
  const { uid } = lost;
  const account = await readAuthAccount(uid, auth);
  if (!account) return;
  await changeAccountState(
    uid,
    async (state = {}) => {
      const deletion = await firestore.doc(firestorePaths.job(jobId(DELETE_ACCOUNT, uid))).get();
      // Cut off in between, the release is repeated; the other way round the account would stay closed.
      await auth.updateUser(uid, { disabled: state.isDisabled === true || deletion.exists });
      return notedAs(account, lost, restored, state);
    },
    firestore,
  );
}

function notedAs(
  account: AuthAccount,
  lost: AuthAccount,
  restored: string | null,
  state: Partial<AccountState>,
): Partial<AccountState> {
  const { leftEmails = [], sessionsValidSinceSeconds = 0 } = state;
  const left = [...leftEmails, ...(lost.email === null ? [] : [lost.email])];
  return {
    ...withoutNextProof(state),
    releaseBegunAtMilliseconds: null,
    // Auth has followed.
    isAuthOutdated: false,
    judgedEmail: account.email,
    leftEmails: [...new Set(left)].filter(
      (email) => email !== restored && !isPlaceholderEmail(email),
    ),
    passwordSetAtMilliseconds: account.passwordSetAtMilliseconds,
    unknownPasswordSetAtMilliseconds: account.passwordSetAtMilliseconds,
    tokensValidAfterSeconds: account.tokensValidAfterSeconds,
    sessionsValidSinceSeconds: Math.max(
      sessionsValidSinceSeconds,
      account.tokensValidAfterSeconds,
      secondAfter(lost.lastSignInAtMilliseconds ?? 0),
    ),
    settledSignInMethods: account.otherSignInMethods,
  };
}

/** Later than each sign-in of this moment's second, whose tokens name the second alone. */
function secondAfter(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) + 1;
}
