import { setTimeout } from 'node:timers/promises';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import { DELETE_ACCOUNT } from './ask-for-deletion.ts';
import {
  isNextProof,
  provenEmailsOf,
  recentlyLeftEmails,
  UNUSED_PROOF_MILLISECONDS,
} from '../permissions/proven-emails.ts';
import { endGroupInvitationsOf } from '../permissions/end-group-invitations.ts';
import { isBeingReleased, RELEASE_MILLISECONDS } from './end-sessions.ts';
import { jobId, jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { retryOnContention } from '../platform/firestore/retry-on-contention.ts';
import { MAIL_LINK, readAuthAccount, type AuthAccount } from './auth-account.ts';
import {
  begunRelease,
  isReleaseUnderWay,
  releaseUnprovenAccount,
} from './release-unproven-account.ts';
import { mailsAboutPassword } from '../mail/mails-about-password.ts';
import { returnToAddress } from './return-to-address.ts';
import { changeAccountState, writeAccountState } from './write-account-state.ts';

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
 * the maker had proven. `returned`: the same. A mail had moved the account to another address, which its
 * maker did not ask for, and it is under the earlier one again. `released`: somebody else had come in by a
 * mail, and is out again.
 */
export type Judgement = 'admitted' | 'returned' | 'released';

/** Judges an account once more, where its release may have been cut off, or a proof lapses. */
export const JUDGE_ACCOUNT: JobKind<{ uid: string }> = {
  name: 'judge-account',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** Kept of the addresses of one account; far more than somebody has. */
const ADDRESSES_KEPT = 20;
/** Auth writes an account and its first password at the same moment. */
const FIRST_PASSWORD_MILLISECONDS = 1000;
/** While another caller is at a release. */
const LOOK_AGAIN_MILLISECONDS = 250;
/** How often an account goes back to its address at most while it is judged once. */
const RETURNS_MAXIMUM = 5;

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
 * @throws TasukiFailure 'common/unavailable' where Firebase Auth gives no answer, or somebody moves the
 *   account again and again; 'account/confirm-email-first' where the password is to be changed and the address is not proven
 */
export async function judgeAccount(
  uid: string,
  now: Date,
  dependencies: JudgeDependencies,
  signIn: JudgedSignIn | null = null,
): Promise<Judgement> {
  let returns = 0;
  for (let outcome: Judgement = 'admitted'; ;) {
    const verdict = await retryOnContention(async () => judgeOnce(uid, now, dependencies, signIn));
    switch (verdict.kind) {
      case 'admitted':
        return outcome;
      case 'moved':
        returns += 1;
        // An address that changes again and again meanwhile keeps no function busy.
        if (returns > RETURNS_MAXIMUM) throw new TasukiFailure('common/unavailable');
        await returnToAddress({ uid, email: verdict.movedTo }, verdict.from, now, dependencies);
        outcome = 'returned';
        break;
      case 'toRelease':
        await releaseUnprovenAccount(uid, now, dependencies);
        return 'released';
      case 'underWay':
        outcome = 'released';
        await setTimeout(LOOK_AGAIN_MILLISECONDS);
    }
  }
}

/** `toRelease`: the release is begun, by this caller; `underWay`: another one is at it. */
type Verdict =
  | { kind: 'admitted' | 'toRelease' | 'underWay' }
  | { kind: 'moved'; movedTo: string; from: string };

async function judgeOnce(
  uid: string,
  now: Date,
  { firestore, auth, startJob }: JudgeDependencies,
  signIn: JudgedSignIn | null,
): Promise<Verdict> {
  const [snapshot, deletion, waiting] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.job(jobId(DELETE_ACCOUNT, uid))),
    firestore.doc(firestorePaths.job(jobId(JUDGE_ACCOUNT, uid))),
  );
  const account = await readAuthAccount(uid, auth);
  if (!snapshot || !account || deletion?.exists === true) return { kind: 'admitted' };
  const state = storedAccountState(snapshot);
  const isClosed = account.isDisabled || account.isUnderForeignAddress;
  // Nobody gets in, so there is nothing to judge.
  if (isClosed && !isBeingReleased(state ?? {})) return { kind: 'admitted' };
  const batch = firestore.batch();
  if (isTheMakers(account, state, now)) {
    const from = movedFrom(account, state, now);
    // No mail takes an address away, so an account without one was not moved.
    if (from !== null && account.email !== null) {
      return { kind: 'moved', movedTo: account.email, from };
    }
    // It could not be distinguished from a password that is set by mail.
    if (signIn?.isPasswordNext === true && !isProven(account, state, now)) {
      throw new TasukiFailure('account/confirm-email-first');
    }
    const noted = notedOf(account, state, signIn, now);
    if (state && isNoted(state, noted)) return { kind: 'admitted' };
    const hasEnded = noted.sessionsValidSinceSeconds > (state?.sessionsValidSinceSeconds ?? 0);
    // The server's clock, which also dated what such sessions wrote until now.
    const end = hasEnded ? { sessionsEndedAt: FieldValue.serverTimestamp() } : {};
    const hasPending = hasEnded && (state?.pendingEmail ?? null) !== null;
    writeAccountState(batch, snapshot, {
      ...noted,
      ...end,
      // It may be somebody's who had the earlier password.
      ...(hasPending && { pendingEmail: null }),
    });
    // Before it is noted, so that a judgement which was cut off does it again.
    if (hasEnded) await endGroupInvitationsOf(uid, firestore);
    const mails = await mailsAboutPassword(account, { state, noted }, now, firestore);
    for (const mail of mails) askForJob(batch, firestore, mail, { current: undefined, now });
    await batch.commit();
    await Promise.all(mails.map(async ({ id }) => startJob(id)));
    // Until then an earlier session could make another one.
    if (hasEnded) await endGroupInvitationsOf(uid, firestore);
    return { kind: 'admitted' };
  }
  if (isReleaseUnderWay(state)) return { kind: 'underWay' };
  const sessionsEndedAt = FieldValue.serverTimestamp();
  writeAccountState(batch, snapshot, { ...begunRelease(), sessionsEndedAt });
  const again = new Date(Date.now() + RELEASE_MILLISECONDS);
  const job = jobRequest(JUDGE_ACCOUNT, uid, { uid });
  askForJob(batch, firestore, job, { current: storedJob(waiting), now: new Date(), dueAt: again });
  await batch.commit();
  return { kind: 'toRelease' };
}

type State = Partial<AccountState> | undefined;

function isTheMakers(account: AuthAccount, state: State, now: Date): boolean {
  if (isBeingReleased(state ?? {})) return false;
  if (isProven(account, state, now)) return true;
  const { settledSignInMethods = [], leftEmails = [] } = state ?? {};
  const { email, isEmailVerified } = account;
  // A mailed link stays a sign-in method for good, and leads in whoever reads the mails to a later address.
  const isSettled = (way: string) =>
    settledSignInMethods.includes(way) && (way !== MAIL_LINK || isPlaceholderEmail(email));
  if (!account.otherSignInMethods.every(isSettled)) return false;
  // Firebase Auth changes an address, and gives one back, for whoever follows the link of a mail. The maker
  // of an account with a proven address has proven the next one before.
  const wasProven = provenEmailsOf(state).length > 0;
  if (isEmailVerified && email !== null && (wasProven || leftEmails.includes(email))) return false;
  return isPasswordTheMakers(account, state);
}

function isProven(account: AuthAccount, state: State, now: Date): boolean {
  const { email, isEmailVerified } = account;
  if (!isEmailVerified || email === null) return false;
  const mayComeBack = recentlyLeftEmails(state, now).some((left) => left.email === email);
  return mayComeBack || countedEmails(account, state, now).includes(email);
}

/** The proven addresses, without a next one that counts no more. */
function countedEmails(account: AuthAccount, state: State, now: Date): readonly string[] {
  const isCounted = isNextProofGood(account, state, now);
  return provenEmailsOf(state).filter((email) => isCounted || !isNextProof(email, state ?? {}));
}

/**
 * Whether the next address still counts. Its session has proven it within the hour in which the account came
 * under it, or may come. Nobody has set a password since, and no sessions were ended but by the change itself.
 */
function isNextProofGood(account: AuthAccount, state: State, now: Date): boolean {
  const next = state?.nextProof ?? null;
  if (!next) return false;
  const { passwordSetAtMilliseconds: known } = state ?? {};
  if (known !== undefined && known !== account.passwordSetAtMilliseconds) return false;
  const over = next.provenAtMilliseconds + UNUSED_PROOF_MILLISECONDS;
  if (account.email !== next.email) return now.getTime() < over && !haveEnded(account, state);
  // Firebase Auth ends the sessions as the address changes, so that was not later.
  return now.getTime() < over || account.tokensValidAfterSeconds * 1000 <= over;
}

/** Whether Firebase Auth has ended sessions of which the state does not know yet. */
function haveEnded(account: AuthAccount, state: State): boolean {
  return sessionsEndedAtSeconds(account) > (state?.sessionsValidSinceSeconds ?? 0);
}

/**
 * The address that the account had before a mail moved it to another one which its maker has not
 * proven; null = none did. An earlier holder of the address may have begun such a change, or the
 * mail's link was followed by somebody else than its addressee. Nobody but the maker has signed in
 * yet.
 */
function movedFrom(account: AuthAccount, state: State, now: Date): string | null {
  const { judgedEmail = null } = state ?? {};
  const { email, isEmailVerified } = account;
  const isMoved = isEmailVerified && judgedEmail !== null && judgedEmail !== email;
  return isMoved && !isProven(account, state, now) ? judgedEmail : null;
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

function notedOf(account: AuthAccount, state: State, signIn: JudgedSignIn | null, now: Date) {
  const { email, lastSignInAtMilliseconds } = account;
  const { judgedEmail = null } = state ?? {};
  const left = state?.leftEmails ?? [];
  const tokensValidAfterSeconds = sessionsEndedAtSeconds(account);
  const sessionsValidSinceSeconds = Math.max(
    state?.sessionsValidSinceSeconds ?? 0,
    tokensValidAfterSeconds,
  );
  const hasEnded = haveEnded(account, state);
  const hasLeft =
    judgedEmail !== null &&
    judgedEmail !== email &&
    !isPlaceholderEmail(judgedEmail) &&
    !provenEmailsOf(state).includes(judgedEmail);
  return {
    admittedSignInSeconds: Math.max(
      state?.admittedSignInSeconds ?? 0,
      Math.floor((lastSignInAtMilliseconds ?? 0) / 1000),
      signIn?.signedInAtSeconds ?? 0,
    ),
    ...provenAddresses(account, state, hasEnded, now),
    // The account is under it now, so it is no next one any more; or it counts for nothing.
    ...(state?.nextProof &&
      (isNextProof(email, state) || !isNextProofGood(account, state, now)) && { nextProof: null }),
    leftEmails:
      hasLeft && !left.includes(judgedEmail) ? [...left, judgedEmail].slice(-ADDRESSES_KEPT) : left,
    judgedEmail: email,
    passwordSetAtMilliseconds: account.passwordSetAtMilliseconds,
    tokensValidAfterSeconds,
    sessionsValidSinceSeconds,
    settledSignInMethods: account.otherSignInMethods,
  } satisfies Partial<AccountState>;
}

/**
 * When Auth last ended the sessions. It also says so of a sign-up, maybe a second after it has dated the
 * first session. None was there before, so that ends nothing.
 */
function sessionsEndedAtSeconds({
  tokensValidAfterSeconds,
  createdAtMilliseconds,
}: AuthAccount): number {
  const signedUpBy = createdAtMilliseconds + FIRST_PASSWORD_MILLISECONDS;
  return tokensValidAfterSeconds * 1000 <= signedUpBy ? 0 : tokensValidAfterSeconds;
}

/**
 * The proven address under which the account is now, with the next one; those before are left. The next one
 * lapses where it is not used. It ends with the sessions, since one of them has proven it.
 */
function provenAddresses(
  account: AuthAccount,
  state: State,
  hasEnded: boolean,
  now: Date,
): Required<Pick<AccountState, 'provenEmails' | 'leftProvenEmails'>> {
  const { email, isEmailVerified } = account;
  const provenEmails = countedEmails(account, state, now);
  const leftProvenEmails = recentlyLeftEmails(state, now);
  if (!isEmailVerified || email === null) return { provenEmails, leftProvenEmails };
  const place = provenEmails.indexOf(email);
  if (place >= 0) {
    const leftAtMilliseconds = now.getTime();
    const leftNow = provenEmails
      .slice(0, place)
      .map((left) => ({ email: left, leftAtMilliseconds }));
    const others = leftProvenEmails.filter((left) => left.email !== email);
    return {
      provenEmails: provenEmails.slice(place, hasEnded ? place + 1 : undefined),
      // A person who changes it again and again cannot push the first one out.
      leftProvenEmails: [...others, ...leftNow].slice(0, ADDRESSES_KEPT),
    };
  }
  // Its owner has taken the changes back, so the later addresses were not the maker's.
  const backTo = leftProvenEmails.findIndex((left) => left.email === email);
  return backTo >= 0
    ? {
        provenEmails: [email],
        leftProvenEmails: leftProvenEmails.slice(0, backTo),
      }
    : { provenEmails, leftProvenEmails };
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
  // As Firebase Auth keeps it, and tokens say it.
  const address = email.toLowerCase();
  await changeAccountState(
    uid,
    (state) => {
      const proof = withProof(address, state);
      // Another next address gives way, and this one waits for no judgement.
      return state?.nextProof ? { ...proof, nextProof: null } : proof;
    },
    firestore,
  );
}

/**
 * The state's fields with one more proven address. An earlier one that was never used gives way, so that
 * nobody pushes the present one out.
 *
 * @param address in lower case
 * @returns null where it was the last to be proven
 */
export function withProof(
  address: string,
  state: State,
): Required<Pick<AccountState, 'provenEmails'>> | null {
  const proven = provenEmailsOf(state);
  if (proven.at(-1) === address) return null;
  const place = proven.indexOf(state?.judgedEmail ?? '');
  const used =
    place >= 0
      ? proven.slice(0, place + 1)
      : proven.filter((one) => one !== state?.nextProof?.email);
  const others = used.filter((one) => one !== address);
  return { provenEmails: [...others, address].slice(-ADDRESSES_KEPT) };
}
