import { setTimeout } from 'node:timers/promises';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { DELETE_ACCOUNT } from './ask-for-deletion.ts';
import { provenEmailsOf } from '../permissions/proven-emails.ts';
import { isBeingReleased } from './end-sessions.ts';
import { newAccountState } from './new-account-state.ts';
import { jobId } from '../jobs/job-kind.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { readAuthAccount, type AuthAccount } from './auth-account.ts';
import {
  begunRelease,
  isReleaseUnderWay,
  releaseUnprovenAccount,
} from './release-unproven-account.ts';

export interface JudgeDependencies {
  firestore: Firestore;
  auth: Auth;
  startJob: (id: string) => Promise<void>;
}

/** What a session says when it asks to be judged. */
export interface JudgedSignIn {
  /** `auth_time` of its verified token, in seconds since 1970. */
  signedInAtSeconds: number;
  /** It is good already, and changes the password next. */
  isPasswordNext: boolean;
}

/**
 * `admitted`: everybody who has signed in so far is the account's maker, or the owner of an address that
 * the maker had proven. `released`: somebody else had come in by a mail, and is out again.
 */
export type Judgement = 'admitted' | 'released';

/** Kept of the addresses of one account; far more than somebody has. */
const ADDRESSES_KEPT = 20;
/** Auth writes an account and its first password at the same moment. */
const FIRST_PASSWORD_MILLISECONDS = 1000;
/** While another caller is at a release. */
const LOOK_AGAIN_MILLISECONDS = 250;

/**
 * Judges whether those who have signed in to an account are whose data it holds, and notes it in the
 * account's state. Rules and callables read it from there. Firebase Auth lets anybody ask for mails to the
 * address, and whoever reads the mailbox gets into the account. That is good only for an address which the
 * account's maker had proven before. Otherwise the account is released: it keeps its data, waits for its
 * maker without the address, and the address is free.
 *
 * Judging proves no address: whoever reads the mailbox can follow the links of its mails. That is left to
 * {@link noteProof}. Reads everything anew; safe to call at any time, twice at once, and again after it was
 * cut off.
 *
 * @throws TasukiFailure 'common/unavailable' where Firebase Auth gives no answer;
 *   'account/confirm-email-first' where the password is to be changed and the address is not proven
 */
export async function judgeAccount(
  uid: string,
  now: Date,
  dependencies: JudgeDependencies,
  signIn: JudgedSignIn | null = null,
): Promise<Judgement> {
  for (let isReleased = false; ;) {
    const verdict = await retryOnContention(async () => judgeOnce(uid, dependencies, signIn));
    if (verdict === 'admitted') return isReleased ? 'released' : 'admitted';
    if (verdict === 'toRelease') {
      await releaseUnprovenAccount(uid, now, dependencies);
      return 'released';
    }
    isReleased = true;
    await setTimeout(LOOK_AGAIN_MILLISECONDS);
  }
}

/** `toRelease`: the release is begun, by this caller; `underWay`: another one is at it. */
async function judgeOnce(
  uid: string,
  { firestore, auth }: JudgeDependencies,
  signIn: JudgedSignIn | null,
): Promise<'admitted' | 'toRelease' | 'underWay'> {
  const [snapshot, deletion] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.job(jobId(DELETE_ACCOUNT, uid))),
  );
  const account = await readAuthAccount(uid, auth);
  if (!snapshot || !account || deletion?.exists === true) return 'admitted';
  const state = snapshot.data() as Partial<AccountState> | undefined;
  const isClosed = account.isDisabled || account.isUnderForeignAddress;
  // Nobody gets in, so there is nothing to judge.
  if (isClosed && !isBeingReleased(state ?? {})) return 'admitted';
  if (isTheMakers(account, state)) {
    // It could not be distinguished from a password that is set by mail.
    if (signIn?.isPasswordNext === true && !isProven(account, state)) {
      throw new TasukiFailure('account/confirm-email-first');
    }
    await note(account, snapshot, state, signIn, firestore);
    return 'admitted';
  }
  if (isReleaseUnderWay(state)) return 'underWay';
  const batch = firestore.batch();
  const begun = begunRelease();
  writeUnlessChanged(batch, snapshot, state ? begun : { ...newAccountState(uid), ...begun });
  await batch.commit();
  return 'toRelease';
}

type State = Partial<AccountState> | undefined;

function isTheMakers(account: AuthAccount, state: State): boolean {
  if (isBeingReleased(state ?? {})) return false;
  if (isProven(account, state)) return true;
  const { settledSignInMethods = [], leftEmails = [] } = state ?? {};
  if (account.otherSignInMethods.some((way) => !settledSignInMethods.includes(way))) return false;
  // Firebase Auth changes an address, and gives one back, for whoever follows the link of a mail. The maker
  // of an account with a proven address has proven the next one before.
  const { email, isEmailVerified } = account;
  const wasProven = provenEmailsOf(state).length > 0;
  if (isEmailVerified && email !== null && (wasProven || leftEmails.includes(email))) return false;
  return isPasswordTheMakers(account, state);
}

function isProven({ email, isEmailVerified }: AuthAccount, state: State): boolean {
  return isEmailVerified && email !== null && provenEmailsOf(state).includes(email);
}

/** Whether nobody has set a password by mail. That of a mail also proves the address, at first. */
function isPasswordTheMakers(account: AuthAccount, state: State): boolean {
  const { passwordSetAtMilliseconds: setAt, createdAtMilliseconds, isEmailVerified } = account;
  const { passwordSetAtMilliseconds: known } = state ?? {};
  if (setAt === known) return true;
  if (known !== undefined) return false;
  const isOlderState = state !== undefined && !isEmailVerified;
  return (
    isOlderState || setAt === null || setAt <= createdAtMilliseconds + FIRST_PASSWORD_MILLISECONDS
  );
}

async function note(
  account: AuthAccount,
  snapshot: DocumentSnapshot,
  state: State,
  signIn: JudgedSignIn | null,
  firestore: Firestore,
): Promise<void> {
  const { email, lastSignInAtMilliseconds } = account;
  const { judgedEmail = null } = state ?? {};
  const proven = provenEmailsOf(state);
  const left = state?.leftEmails ?? [];
  const hasLeft =
    judgedEmail !== null &&
    judgedEmail !== email &&
    !isPlaceholderEmail(judgedEmail) &&
    !proven.includes(judgedEmail);
  const noted = {
    admittedSignInSeconds: Math.max(
      state?.admittedSignInSeconds ?? 0,
      Math.floor((lastSignInAtMilliseconds ?? 0) / 1000),
      signIn?.signedInAtSeconds ?? 0,
    ),
    provenEmails: proven,
    leftEmails:
      hasLeft && !left.includes(judgedEmail) ? [...left, judgedEmail].slice(-ADDRESSES_KEPT) : left,
    judgedEmail: email,
    passwordSetAtMilliseconds: account.passwordSetAtMilliseconds,
    tokensValidAfterSeconds: account.tokensValidAfterSeconds,
    settledSignInMethods: account.otherSignInMethods,
  } satisfies Partial<AccountState>;
  if (state && isNoted(state, noted)) return;
  const batch = firestore.batch();
  writeUnlessChanged(
    batch,
    snapshot,
    state ? noted : { ...newAccountState(account.uid), ...noted },
  );
  await batch.commit();
}

function isNoted(state: Partial<AccountState>, noted: Partial<AccountState>): boolean {
  const stored: Readonly<Record<string, unknown>> = { ...state };
  return Object.entries(noted).every(
    ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
  );
}

/**
 * Notes that an account's maker has proven an address. They did so by a mail's code in a session
 * (`prove-email.ts`), by Google, or to support. It is written before Firebase Auth is changed, so that what follows
 * is not taken for the work of who reads the mails.
 */
export async function noteProof(uid: string, email: string, firestore: Firestore): Promise<void> {
  const reference = firestore.doc(firestorePaths.accountState(uid));
  await retryOnContention(async () => {
    const snapshot = await reference.get();
    const state = snapshot.data() as Partial<AccountState> | undefined;
    const proven = provenEmailsOf(state);
    if (proven.includes(email)) return;
    const batch = firestore.batch();
    const provenEmails = [...proven, email].slice(-ADDRESSES_KEPT);
    const noted = state ? { provenEmails } : { ...newAccountState(uid), provenEmails };
    writeUnlessChanged(batch, snapshot, noted);
    await batch.commit();
  });
}
