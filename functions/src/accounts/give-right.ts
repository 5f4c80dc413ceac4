import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CoachApplication } from '@tasuki/domain/people/coach-application';
import { COACH_PROFILE_FIELDS } from '@tasuki/domain/people/coach-documents';
import type {
  AccountClaims,
  AccountState,
  AuditEntry,
  AuditKind,
  Role,
} from '@tasuki/domain/people/user-account';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type StoredJob } from '../jobs/job.ts';
import { untilNotOvertaken, writeUnlessChanged } from '../platform/write-unless-overtaken.ts';
import { isNoUser } from './is-no-user.ts';

export interface GiveRightDependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'getUser'>;
  startJob: (id: string) => Promise<void>;
  /** Brings claims and state into line, where there was nothing to give any more. */
  refreshAccountState: (uid: string, now: Date) => Promise<void>;
}

/** What an admin gives, and to whom. */
export type RightToGive =
  | { kind: Exclude<AuditKind, 'appoint-coach'>; uid: string }
  | {
      kind: 'appoint-coach';
      uid: string;
      /** When the application was written that the admin has read, in milliseconds since 1970. */
      applicationUpdatedAt: number;
    };

type StoredApplication = Omit<CoachApplication, 'updatedAt'> & { updatedAt: Timestamp };

interface Admin {
  uid: string;
  /** Of the verified sign-in token. */
  claims: AccountClaims;
  now: Date;
}

/** Who has a role has been let in too: nobody can use it otherwise. */
const ROLE_OF: Readonly<Record<AuditKind, Role>> = {
  'approve-beta': 'runner',
  'make-admin': 'admin',
  'appoint-coach': 'coach',
};

/**
 * Gives a person a right in an admin's name, with an entry in the log and the job
 * that carries it into the person's sign-in token, all or nothing. Whoever has the right
 * already is given nothing, and the log says nothing. An admin is found by name and email, which
 * anybody may type: so only somebody with a proven email is made one. What a coach is published
 * with is what the admin has read.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the
 *   caller is an admin, 'common/not-found' for a person without an account,
 *   'account/email-not-proven', 'coach/no-application' where nobody applied,
 *   'coach/application-changed' since the admin read it
 */
export async function giveRight(
  right: RightToGive,
  admin: Admin,
  { firestore, auth, startJob, refreshAccountState }: GiveRightDependencies,
): Promise<void> {
  const { claims, now } = admin;
  if (claims.isAdmin !== true) throw new TasukiFailure('common/permission-denied');
  const isProven = right.kind !== 'make-admin' || (await hasProvenEmail(right.uid, auth));
  const started = await untilNotOvertaken(async () => give(right, isProven, admin, firestore));
  if (started === null) await refreshAccountState(right.uid, now);
  else await startJob(started);
}

async function hasProvenEmail(uid: string, auth: Pick<Auth, 'getUser'>): Promise<boolean> {
  try {
    const { email, emailVerified } = await auth.getUser(uid);
    return email !== undefined && emailVerified;
  } catch (cause) {
    if (isNoUser(cause)) return false;
    throw cause;
  }
}

/** @returns the job that was asked for; null = nothing changed */
async function give(
  right: RightToGive,
  isProven: boolean,
  { uid: actorUid, now }: Admin,
  firestore: Firestore,
): Promise<string | null> {
  const { kind, uid: subjectUid } = right;
  const coachReference = firestore.doc(firestorePaths.coach(subjectUid));
  const [actor, account, snapshot, application, coach, job] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(actorUid)),
    firestore.doc(firestorePaths.user(subjectUid)),
    firestore.doc(firestorePaths.accountState(subjectUid)),
    firestore.doc(firestorePaths.coachApplication(subjectUid)),
    coachReference,
    firestore.doc(firestorePaths.job(jobId('set-claims', subjectUid))),
  );
  // A token lives for an hour after a role was taken back; the state says it at once.
  if (!rolesOf(actor?.data()).includes('admin')) {
    throw new TasukiFailure('common/permission-denied');
  }
  if (!account?.exists || !snapshot) throw new TasukiFailure('common/not-found');
  const state = snapshot.data() as Partial<AccountState> | undefined;
  const roles = rolesOf(state);
  const role = ROLE_OF[kind];
  const isAppointed = kind !== 'appoint-coach' || coach?.get('isApproved') === true;
  if (state?.isBetaApproved === true && roles.includes(role) && isAppointed) return null;

  if (!isProven) throw new TasukiFailure('account/email-not-proven');

  const at = Timestamp.fromDate(now);
  const batch = firestore.batch();
  if (kind === 'appoint-coach') {
    const words = application?.data() as StoredApplication | undefined;
    if (!application || words?.state !== 'open') throw new TasukiFailure('coach/no-application');
    if (words.updatedAt.toMillis() !== right.applicationUpdatedAt) {
      throw new TasukiFailure('coach/application-changed');
    }
    batch.set(coachReference, {
      id: subjectUid,
      kind: 'human',
      ...Object.fromEntries(COACH_PROFILE_FIELDS.map((field) => [field, words[field]])),
      isApproved: true,
      isPublished: true,
    });
    writeUnlessChanged(batch, application, { state: 'appointed', updatedAt: at });
  }
  writeUnlessChanged(batch, snapshot, {
    uid: subjectUid,
    roles: roles.includes(role) ? roles : [...roles, role],
    isBetaApproved: true,
    isWaitingForApproval: false,
    ...(kind === 'appoint-coach' && { hasAppliedAsCoach: false }),
    claimsVersion: state?.claimsVersion ?? 0,
    updatedAt: at,
  });
  const entry: AuditEntry = { kind, actorUid, subjectUid, createdAt: now };
  batch.create(firestore.collection(firestorePaths.auditLog()).doc(), {
    ...entry,
    createdAt: at,
  });
  const id = askForJob(
    batch,
    firestore,
    { kind: 'set-claims', key: subjectUid, payload: { uid: subjectUid } },
    job?.data() as StoredJob | undefined,
    now,
    now,
  );
  await batch.commit();
  return id;
}

function rolesOf(state: Partial<AccountState> | undefined): readonly Role[] {
  return state?.roles ?? ['runner'];
}
