import { createHash, randomUUID } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  PLACEHOLDER_EMAIL_DOMAIN,
  placeholderEmails,
  placeholderSource,
  PREVIOUS_ACCOUNT_DAYS,
} from '@tasuki/domain/accounts/previous-account';
import type { TakenRight } from '@tasuki/domain/accounts/audit-entry';
import type { AccountState, GoogleClaims } from '@tasuki/domain/accounts/user-account';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { changeClaims, type StoredClaims } from '../permissions/change-claims.ts';
import { rolesOf, writeAuditEntry } from './admin-act.ts';
import { endGroupInvitationsOf } from '../permissions/end-group-invitations.ts';
import { END_PREVIOUS_ACCOUNT, type StoredPreviousAccount } from './end-previous-account-job.ts';
import { endedSessions } from './end-sessions.ts';
import { isNoUser } from '../permissions/is-no-user.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { SET_CLAIMS } from './set-claims-job.ts';
import { endCoaching } from '../coaches/end-coaching.ts';
import { END_COACHING } from '../coaches/end-coaching-job.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { logInfo } from '../platform/log.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';

export interface ReleaseDependencies {
  firestore: Firestore;
  auth: Auth;
  startJob: (id: string) => Promise<void>;
}

export interface Addresses {
  /** The address that the account loses. */
  email: string;
  /** The address that it has from now on. */
  placeholder: string;
}

/**
 * Takes the address from an account whose holder is not the address's owner, so that the owner can
 * begin an account of their own. Whatever hung on the address ends with it: approval, roles, claims,
 * the coach's profile, the links to runners and the invitations to groups. Everything else stays with the
 * account's maker, who signs in as before. Nobody signs in within PREVIOUS_ACCOUNT_DAYS: the account is
 * deleted.
 *
 * The address goes last, so that a release which was cut off is found and repeated by it. What still
 * follows then has a job.
 *
 * @param holder the account, with the address that it has now
 * @param lost the address by which its maker signs in as before; left out = the one that it has
 */
export async function releaseAddress(
  holder: Pick<UserRecord, 'uid' | 'email'>,
  now: Date,
  dependencies: ReleaseDependencies,
  lost: string | undefined = holder.email,
): Promise<void> {
  const { uid, email } = holder;
  if (email === undefined || lost === undefined) return;
  const { startJob } = dependencies;
  for (let isReleased = false; !isReleased;) {
    const placeholder = await freePlaceholder(uid, lost, dependencies);
    const jobs = await endWhatHungOn(uid, { email: lost, placeholder }, now, dependencies);
    isReleased = await replaceEmail(uid, { email, placeholder }, dependencies.auth);
    for (const job of jobs) await startJob(job);
  }
  logInfo('address released for its owner', { uid });
}

/**
 * Ends everything of an account that hung on its address, and has the account wait for its maker. The
 * address itself is left to the caller.
 *
 * @returns the jobs that have Firebase Auth follow, and that end a coach's role in groups
 */
export async function endWhatHungOn(
  uid: string,
  addresses: Addresses,
  now: Date,
  dependencies: ReleaseDependencies,
): Promise<string[]> {
  const { firestore } = dependencies;
  const jobs = await retryOnContention(async () => endRights(uid, addresses, now, firestore));
  while (await endCoaching(uid, now, firestore));
  await endGroupInvitationsOf(uid, firestore);
  await changeClaims(uid, withoutOwnersAddress, dependencies);
  return jobs;
}

/** The account is its holder's under whatever address they prove from now on. */
function withoutOwnersAddress(claims: StoredClaims): StoredClaims {
  const lost: keyof GoogleClaims = 'ownerEmail';
  return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== lost));
}

function digestOfAddress(email: string): string {
  return createHash('sha256').update(placeholderSource(email)).digest('hex');
}

/** Whether some account here lost this address to its owner. */
export async function wasReleased(email: string, firestore: Firestore): Promise<boolean> {
  const found = await firestore
    .collection(firestorePaths.previousAccounts())
    .where('emailDigest', '==', digestOfAddress(email))
    .limit(1)
    .get();
  return !found.empty;
}

/** @returns the jobs that take the claims from the sign-in token, and a coach's role from groups */
async function endRights(
  uid: string,
  { email, placeholder }: Addresses,
  now: Date,
  firestore: Firestore,
): Promise<string[]> {
  const [state, account, application, claimsJob, coachingJob, endJob] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.coachApplication(uid)),
    firestore.doc(firestorePaths.job(jobId(SET_CLAIMS, uid))),
    firestore.doc(firestorePaths.job(jobId(END_COACHING, uid))),
    firestore.doc(firestorePaths.job(jobId(END_PREVIOUS_ACCOUNT, uid))),
  );
  const updatedAt = Timestamp.fromDate(now);
  const dueAt = new Date(now.getTime() + PREVIOUS_ACCOUNT_DAYS * DAY_MILLISECONDS);
  const batch = firestore.batch();
  const lost: StoredPreviousAccount = {
    uid,
    lostAt: updatedAt,
    emailDigest: digestOfAddress(email),
  };
  batch.set(firestore.doc(firestorePaths.previousAccount(uid)), lost);
  if (state?.exists) {
    const ended: Partial<AccountState> = {
      roles: ['runner'],
      isBetaApproved: false,
      hasAppliedAsCoach: false,
      isEmailProven: false,
      provenEmails: [],
      leftProvenEmails: [],
    };
    writeUnlessChanged(batch, state, {
      ...endedSessions(now, state.data()),
      ...ended,
      leftEmails: FieldValue.arrayUnion(email),
      updatedAt,
    });
    for (const kind of endedActs(storedAccountState(state) ?? {})) {
      writeAuditEntry(batch, firestore, { kind, actorUid: null, subjectUid: uid, createdAt: now });
    }
  }
  if (account?.exists) {
    const contactEmail = storedUserAccount(account)?.contactEmail;
    const isSame = contactEmail?.toLowerCase() === email.toLowerCase();
    writeUnlessChanged(batch, account, {
      // The token's, as everybody's is.
      email: placeholder,
      ...(isSame && { contactEmail: null }),
      updatedAt,
    });
  }
  if (application?.get('state') === 'open') batch.delete(application.ref);
  askForJob(batch, firestore, jobRequest(END_PREVIOUS_ACCOUNT, uid, { uid }), {
    current: storedJob(endJob),
    now,
    dueAt,
  });
  const ask = (job: JobRequest, current: DocumentSnapshot | undefined) =>
    askForJob(batch, firestore, job, { current: storedJob(current), now });
  const jobs = [ask(jobRequest(SET_CLAIMS, uid, { uid }), claimsJob)];
  if (state?.exists && rolesOf(state.data()).includes('coach')) {
    jobs.push(ask(jobRequest(END_COACHING, uid, { uid }), coachingJob));
  }
  await batch.commit();
  return jobs;
}

/** Entries of the log for the rights that end. */
function endedActs(state: Partial<AccountState>): TakenRight[] {
  const roles = rolesOf(state);
  return [
    ...(roles.includes('coach') ? (['remove-coach'] as const) : []),
    ...(roles.includes('admin') ? (['remove-admin'] as const) : []),
    ...(state.isBetaApproved === true ? (['withdraw-approval'] as const) : []),
  ];
}

/**
 * The placeholder for an account: one that its maker's browser finds by the address, where one is free.
 * Anybody may have registered one of these. Nobody can own it, so whoever has it without having lost
 * the address gives way.
 */
async function freePlaceholder(
  uid: string,
  email: string,
  { firestore, auth }: ReleaseDependencies,
): Promise<string> {
  for (const placeholder of placeholderEmails(digestOfAddress(email))) {
    const { users } = await auth.getUsers([{ email: placeholder }]);
    const [occupant] = users;
    if (!occupant || occupant.uid === uid) return placeholder;
    const lost = await firestore.doc(firestorePaths.previousAccount(occupant.uid)).get();
    if (lost.exists) continue;
    await replaceEmail(
      occupant.uid,
      { email: placeholder, placeholder: unknownPlaceholder() },
      auth,
    );
    return placeholder;
  }
  return unknownPlaceholder();
}

/** One that nobody finds by an address: its account is entered by a watch alone. */
export function unknownPlaceholder(): string {
  return `${randomUUID()}@${PLACEHOLDER_EMAIL_DOMAIN}`;
}

/**
 * Replaces the address and ends all sessions. An account that has another address by now, or is gone,
 * stays as it is.
 *
 * @returns false where somebody has just taken the placeholder
 */
async function replaceEmail(
  uid: string,
  { email, placeholder }: Addresses,
  auth: Auth,
): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid }]);
  if (users[0]?.email !== email) return true;
  try {
    await auth.updateUser(uid, { email: placeholder, emailVerified: false });
    await auth.revokeRefreshTokens(uid);
    return true;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'auth/email-already-exists') return false;
    if (isNoUser(cause)) return true;
    throw cause;
  }
}
