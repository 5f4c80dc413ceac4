import { Timestamp, type DocumentData, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedStrings } from '@tasuki/domain/stored-strings';
import { SET_CLAIMS } from '../../functions/src/accounts/set-claims-job.ts';
import { END_COACHING } from '../../functions/src/coaches/end-coaching-job.ts';
import { askForJob } from '../../functions/src/jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../../functions/src/jobs/job-kind.ts';
import { storedJob } from '../../functions/src/jobs/job.ts';
import { narrowedFields } from './narrowed-fields.ts';
import { ACCOUNT_STATE_RULES } from './narrowing-rules.ts';
import { latestOf, pagesOf, type Restored } from './restored.ts';

interface NarrowedStates {
  changedStates: number;
  removedRoles: number;
}

/**
 * Takes rights and sessions back that the later state, or Firebase Auth of before the import, does not
 * confirm. A job has Firebase Auth follow; of a former coach another one ends links and groups.
 */
export async function narrowAccountStates(restored: Restored): Promise<NarrowedStates> {
  const { firestore, later } = restored;
  const narrowed: NarrowedStates = { changedStates: 0, removedRoles: 0 };
  for await (const states of pagesOf(firestore.collection(firestorePaths.accountStates()))) {
    const latest = await latestOf(states, later);
    for (const state of states) {
      const known = latest.get(state.ref.path)?.data() ?? null;
      const changed = changedFields(state, known, restored);
      if (Object.keys(changed).length === 0) continue;
      const removed = storedStrings(state.get('roles')).filter(
        (role) => changed['roles'] !== undefined && !storedStrings(changed['roles']).includes(role),
      );
      await writeState(state, changed, removed.includes('coach'), restored);
      narrowed.changedStates += 1;
      narrowed.removedRoles += removed.length;
    }
  }
  return narrowed;
}

function changedFields(
  state: QueryDocumentSnapshot,
  known: DocumentData | null,
  { later, before }: Restored,
): DocumentData {
  const data = state.data();
  const account = before.accounts[state.id];
  const roles = storedStrings(data['roles']);
  const kept = roles.filter(
    (role) =>
      role === 'runner' ||
      ((role === 'coach' ? account?.isCoach : account?.isAdmin) === true &&
        (later === null || storedStrings(known?.['roles']).includes(role))),
  );
  const isApproved =
    data['isBetaApproved'] === true &&
    account?.canAccessBeta === true &&
    (later === null || known?.['isBetaApproved'] === true);
  // When the sessions of somebody ended of whom the later state says nothing is not known.
  const endedBy = known === null ? Math.ceil(before.readAtMilliseconds / 1000) : 0;
  const validSince = Number(data['sessionsValidSinceSeconds'] ?? 0);
  return {
    ...narrowedFields(ACCOUNT_STATE_RULES, data, known),
    ...(kept.length < roles.length && { roles: kept }),
    ...(data['isBetaApproved'] === true && !isApproved && { isBetaApproved: false }),
    ...(known === null &&
      account?.isDisabled === true &&
      data['isDisabled'] !== true && { isDisabled: true }),
    ...(endedBy > validSince && { sessionsValidSinceSeconds: endedBy }),
  };
}

async function writeState(
  state: QueryDocumentSnapshot,
  changed: DocumentData,
  isFormerCoach: boolean,
  { firestore, now }: Restored,
): Promise<void> {
  const uid = state.id;
  const updatedAt = Timestamp.fromDate(now);
  const ask = (kind: JobKind<{ uid: string }>) => jobRequest(kind, uid, { uid });
  const jobs = [ask(SET_CLAIMS), ...(isFormerCoach ? [ask(END_COACHING)] : [])];
  await firestore.runTransaction(async (transaction) => {
    const [coach, application, ...current] = await transaction.getAll(
      firestore.doc(firestorePaths.coach(uid)),
      firestore.doc(firestorePaths.coachApplication(uid)),
      ...jobs.map(({ id }) => firestore.doc(firestorePaths.job(id))),
    );
    // Firebase Auth is to follow whatever changed, so that it need not be known what it knows.
    transaction.update(state.ref, { ...changed, isAuthOutdated: true, updatedAt });
    if (coach?.exists && (isFormerCoach || changed['isDisabled'] === true)) {
      const hidden = { isPublished: false, ...(isFormerCoach && { isApproved: false }) };
      transaction.update(coach.ref, hidden);
    }
    if (isFormerCoach && application?.get('state') === 'appointed') {
      transaction.update(application.ref, { state: 'ended', updatedAt });
    }
    for (const [index, job] of jobs.entries()) {
      askForJob(transaction, firestore, job, { current: storedJob(current[index]), now });
    }
  });
}
