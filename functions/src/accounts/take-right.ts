import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RightTaking } from '@tasuki/domain/accounts/admin-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import type { TakenRight } from '@tasuki/domain/accounts/audit-entry';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { END_COACHING } from '../coaches/end-coaching-job.ts';
import {
  requireAdmin,
  requireOtherAdmin,
  rolesOf,
  writeAuditEntry,
  type Admin,
} from './admin-act.ts';
import { endedSessions } from './end-sessions.ts';
import { SET_CLAIMS } from './set-claims-job.ts';

export interface TakeRightDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/** What is known of the person in the moment of the act. */
interface Subject {
  uid: string;
  state: Partial<AccountState>;
  coach: DocumentSnapshot;
  application: DocumentSnapshot;
}

/**
 * Takes a right from a person in an admin's name, or disables their account. It writes the state,
 * entry in the log and the jobs that follow, all or nothing. From that moment rules and callables
 * refuse every token of the person; the job ends the sessions in Firebase Auth. Where there is
 * nothing to take, nothing changes and the log says nothing.
 *
 * - A former coach's profile is not shown any more and the links to runners end; plans and templates stay.
 * - A disabled coach's profile is hidden until the account is enabled again.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the caller
 *   is an admin, 'common/not-found' for a person without an account, 'account/last-admin',
 *   'account/own-account' for who would disable themselves, 'account/still-has-role' where the
 *   approval of a coach or an admin would be withdrawn
 */
export async function takeRight(
  { kind, uid }: RightTaking,
  admin: Admin,
  { firestore, startJob }: TakeRightDependencies,
): Promise<void> {
  const started = await firestore.runTransaction(async (transaction) =>
    take(transaction, firestore, { kind, uid }, admin),
  );
  for (const id of started) await startJob(id);
}

/** @returns the jobs that were asked for */
async function take(
  transaction: Transaction,
  firestore: Firestore,
  { kind, uid }: RightTaking,
  admin: Admin,
): Promise<string[]> {
  const { now } = admin;
  const stateReference = firestore.doc(firestorePaths.accountState(uid));
  const [actor, account, snapshot, coach, application, claimsJob, coachingJob] =
    await transaction.getAll(
      firestore.doc(firestorePaths.accountState(admin.uid)),
      firestore.doc(firestorePaths.user(uid)),
      stateReference,
      firestore.doc(firestorePaths.coach(uid)),
      firestore.doc(firestorePaths.coachApplication(uid)),
      firestore.doc(firestorePaths.job(jobId(SET_CLAIMS, uid))),
      firestore.doc(firestorePaths.job(jobId(END_COACHING, uid))),
    );
  requireAdmin(admin, actor?.data());
  if (!account?.exists || !coach || !application) throw new TasukiFailure('common/not-found');
  const subject: Subject = { uid, state: snapshot?.data() ?? {}, coach, application };
  if (!hasRight(kind, subject.state)) return [];
  if (kind === 'disable-account' && uid === admin.uid) {
    throw new TasukiFailure('account/own-account');
  }
  if (kind === 'withdraw-approval' && rolesOf(subject.state).some((role) => role !== 'runner')) {
    throw new TasukiFailure('account/still-has-role');
  }
  if (kind === 'remove-admin') await requireOtherAdmin(uid, firestore, transaction);

  const updatedAt = Timestamp.fromDate(now);
  transaction.set(
    stateReference,
    { uid, ...stateWithout(kind, subject.state), ...endedSessions(now, subject.state), updatedAt },
    { merge: true },
  );
  if (kind === 'reset-second-factor') {
    transaction.delete(firestore.doc(firestorePaths.secondFactor(uid)));
  }
  closeCoach(kind, subject, updatedAt, transaction);
  writeAuditEntry(transaction, firestore, {
    kind,
    actorUid: admin.uid,
    subjectUid: uid,
    createdAt: now,
  });
  const ask = (job: JobRequest, current: DocumentSnapshot | undefined) =>
    askForJob(transaction, firestore, job, { current: storedJob(current), now });
  const started = [ask(jobRequest(SET_CLAIMS, uid, { uid }), claimsJob)];
  if (kind === 'remove-coach') {
    started.push(ask(jobRequest(END_COACHING, uid, { uid }), coachingJob));
  }
  return started;
}

function hasRight(kind: TakenRight, state: Partial<AccountState>): boolean {
  switch (kind) {
    case 'withdraw-approval':
      return state.isBetaApproved === true;
    case 'remove-coach':
      return rolesOf(state).includes('coach');
    case 'remove-admin':
      return rolesOf(state).includes('admin');
    case 'disable-account':
      return state.isDisabled !== true;
    case 'reset-second-factor':
      return typeof state.secondFactorId === 'string';
  }
}

function stateWithout(kind: TakenRight, state: Partial<AccountState>): Partial<AccountState> {
  switch (kind) {
    case 'withdraw-approval':
      return {
        isBetaApproved: false,
        isApprovalWithdrawn: true,
        isWaitingForApproval: state.isProfileComplete === true,
      };
    case 'remove-coach':
      return { roles: rolesOf(state).filter((role) => role !== 'coach') };
    case 'remove-admin':
      return { roles: rolesOf(state).filter((role) => role !== 'admin') };
    case 'disable-account':
      return { isDisabled: true };
    case 'reset-second-factor':
      return { secondFactorId: null };
  }
}

function closeCoach(
  kind: TakenRight,
  { coach, application }: Subject,
  updatedAt: Timestamp,
  transaction: Transaction,
): void {
  if (kind === 'disable-account' && coach.exists) {
    transaction.update(coach.ref, { isPublished: false });
  }
  if (kind !== 'remove-coach') return;
  if (coach.exists) transaction.update(coach.ref, { isApproved: false, isPublished: false });
  if (application.get('state') === 'appointed') {
    transaction.update(application.ref, { state: 'ended', updatedAt });
  }
}
