import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { COACH_PROFILE_FIELDS } from '@tasuki/domain/coaches/coach-documents';
import type { Role } from '@tasuki/domain/accounts/user-account';
import type { GivenRight } from '@tasuki/domain/accounts/audit-entry';
import { askForJob } from '../jobs/ask-for-job.ts';
import { mailRequest } from '../mail/send-mail-job.ts';
import { END_COACHING } from '../coaches/end-coaching-job.ts';
import { jobId, jobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { requireAdmin, rolesOf, writeAuditEntry, type Admin } from './admin-act.ts';
import { isNoUser } from '../permissions/is-no-user.ts';
import { isNextProof, provenEmailsOf } from '../permissions/proven-emails.ts';
import { SET_CLAIMS } from './set-claims-job.ts';
import { storedApplication } from './stored-application.ts';

export interface GiveRightDependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'getUser'>;
  startJob: (id: string) => Promise<void>;
  /** Brings claims and state into line, where there was nothing to give any more. */
  refreshAccountState: (uid: string, now: Date) => Promise<void>;
}

/** What an admin gives, and to whom. */
export type RightToGive =
  | { kind: Exclude<GivenRight, 'appoint-coach'>; uid: string }
  | {
      kind: 'appoint-coach';
      uid: string;
      /** When the application was written that the admin has read, in milliseconds since 1970. */
      applicationUpdatedAt: number;
    };

/** The role that a right gives. A role is of no use without beta approval. */
const ROLE_OF: Readonly<Record<GivenRight, Role>> = {
  'approve-beta': 'runner',
  'make-admin': 'admin',
  'appoint-coach': 'coach',
};

/**
 * Gives a person a right in an admin's name. An entry in the log and the job that carries it into
 * the person's sign-in token are written with it, all or nothing. If the person has the right
 * already, nothing changes and nothing is logged. An admin finds a person by name and email, and
 * anybody may type those: so every right requires that the account's email is proven. An account at
 * Strava or Garmin does not count, since it proves neither the name nor that address. A coach is
 * published with exactly what the admin has read.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the
 *   caller is an admin, 'common/not-found' for a person without an account,
 *   'account/email-not-proven', 'coach/no-application' where nobody applied,
 *   'coach/application-changed' since the admin read it, 'common/unavailable' while an earlier
 *   appointment is still being ended
 */
export async function giveRight(
  right: RightToGive,
  admin: Admin,
  { firestore, auth, startJob, refreshAccountState }: GiveRightDependencies,
): Promise<void> {
  const { now } = admin;
  const verifiedEmail = await readVerifiedEmail(right.uid, auth);
  const started = await retryOnContention(async () => give(right, verifiedEmail, admin, firestore));
  if (started === null) await refreshAccountState(right.uid, now);
  else for (const id of started) await startJob(id);
}

/** @returns null where Firebase Auth calls none verified */
async function readVerifiedEmail(uid: string, auth: Pick<Auth, 'getUser'>): Promise<string | null> {
  try {
    const { email, emailVerified } = await auth.getUser(uid);
    return emailVerified ? (email ?? null) : null;
  } catch (cause) {
    if (isNoUser(cause)) return null;
    throw cause;
  }
}

/** The mail that a right brings; nobody becomes an admin without asking another one. */
const MAIL_OF: Readonly<Partial<Record<GivenRight, 'beta-approved' | 'coach-appointed'>>> = {
  'approve-beta': 'beta-approved',
  'appoint-coach': 'coach-appointed',
};

/** @returns the jobs that were asked for; null = nothing changed */
async function give(
  right: RightToGive,
  verifiedEmail: string | null,
  admin: Admin,
  firestore: Firestore,
): Promise<string[] | null> {
  const { kind, uid: subjectUid } = right;
  const { uid: actorUid, now } = admin;
  const coachReference = firestore.doc(firestorePaths.coach(subjectUid));
  const [actor, account, snapshot, application, coach, job, endingJob] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(actorUid)),
    firestore.doc(firestorePaths.user(subjectUid)),
    firestore.doc(firestorePaths.accountState(subjectUid)),
    firestore.doc(firestorePaths.coachApplication(subjectUid)),
    coachReference,
    firestore.doc(firestorePaths.job(jobId(SET_CLAIMS, subjectUid))),
    firestore.doc(firestorePaths.job(jobId(END_COACHING, subjectUid))),
  );
  requireAdmin(admin, actor?.data());
  if (!account?.exists || !snapshot) throw new TasukiFailure('common/not-found');
  const state = storedAccountState(snapshot);
  const roles = rolesOf(state);
  const role = ROLE_OF[kind];
  const isAppointed = kind !== 'appoint-coach' || coach?.get('isApproved') === true;
  if (state?.isBetaApproved === true && roles.includes(role) && isAppointed) return null;

  // The admin has read the account's address, so another one that is proven counts for nothing. Firebase Auth
  // also calls one verified whose mailbox somebody else reads.
  if (
    verifiedEmail === null ||
    account.get('email') !== verifiedEmail ||
    !provenEmailsOf(state).includes(verifiedEmail) ||
    isNextProof(verifiedEmail, state ?? {})
  ) {
    throw new TasukiFailure('account/email-not-proven');
  }

  const at = Timestamp.fromDate(now);
  const batch = firestore.batch();
  if (kind === 'appoint-coach') {
    // The links of an earlier appointment are still being ended.
    if (endingJob?.exists) throw new TasukiFailure('common/unavailable');
    const words = storedApplication(application);
    if (!application || words?.state !== 'open') throw new TasukiFailure('coach/no-application');
    if (words.updatedAt.toMillis() !== right.applicationUpdatedAt) {
      throw new TasukiFailure('coach/application-changed');
    }
    batch.set(coachReference, {
      id: subjectUid,
      kind: 'human',
      ...Object.fromEntries(COACH_PROFILE_FIELDS.map((field) => [field, words[field]])),
      isApproved: true,
      // Enabling the account lists the coach.
      isPublished: state?.isDisabled !== true,
    });
    writeUnlessChanged(batch, application, { state: 'appointed', updatedAt: at });
  }
  writeUnlessChanged(batch, snapshot, {
    uid: subjectUid,
    roles: roles.includes(role) ? roles : [...roles, role],
    isBetaApproved: true,
    isApprovalWithdrawn: false,
    isWaitingForApproval: false,
    ...(kind === 'appoint-coach' && { hasAppliedAsCoach: false }),
    claimsVersion: state?.claimsVersion ?? 0,
    updatedAt: at,
  });
  writeAuditEntry(batch, firestore, { kind, actorUid, subjectUid, createdAt: now });
  const id = askForJob(batch, firestore, jobRequest(SET_CLAIMS, subjectUid, { uid: subjectUid }), {
    current: storedJob(job),
    now,
  });
  const mailKind = MAIL_OF[kind];
  const mailId =
    mailKind &&
    askForJob(
      batch,
      firestore,
      mailRequest(
        { uid: subjectUid, key: `${mailKind}-${now.getTime()}`, mail: { kind: mailKind } },
        now,
      ),
      { current: undefined, now },
    );
  await batch.commit();
  return mailId === undefined ? [id] : [id, mailId];
}
