import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askToRewriteFeedback } from '../activities/ask-to-rewrite-feedback.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { isWaiting, type StoredJob, storedJob } from '../jobs/job.ts';
import { followInvitations } from '../onboarding/follow-invitations.ts';
import { takeTurn, type TurnLimit } from '../platform/take-turn.ts';
import { resumeLinks } from '../provider-links/resume-links.ts';
import { judgeAccount } from './judge-account.ts';
import { refreshAccountState } from './refresh-account-state.ts';

export interface FollowDependencies {
  firestore: Firestore;
  auth: Auth;
  isBetaAutoApproved: boolean;
  isSecondFactorRequired?: boolean;
  startJob: (id: string) => Promise<void>;
}

/** A sign-up with all its forms is fewer writes than this. */
const ACCOUNT_TURNS: TurnLimit = { kind: 'follow-account', burst: 10, intervalSeconds: 20 };

interface FollowAccountPayload {
  uid: string;
  isLanguageChanged: boolean;
}

/** Does what follows from a change of an account, for writes that come faster than this is done. */
export const FOLLOW_ACCOUNT: JobKind<FollowAccountPayload> = {
  name: 'follow-account',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/**
 * Brings everything that follows from an account into line with it. Reads everything anew, so
 * it may be called as often and in any order.
 */
export async function followAccount(
  { uid, isLanguageChanged }: FollowAccountPayload,
  now: Date,
  dependencies: FollowDependencies,
): Promise<void> {
  await judgeAccount(uid, now, dependencies);
  await refreshAccountState(uid, now, dependencies);
  await resumeLinks(uid, now, dependencies);
  await followInvitations(uid, now, dependencies);
  if (isLanguageChanged) await askToRewriteFeedback(uid, null, now, dependencies);
}

/**
 * The same after a write of the person. A person who writes in a loop is followed at most three
 * times a minute. A write beyond that leaves one job, which follows all writes up to then.
 */
export async function followAccountInTurn(
  payload: FollowAccountPayload,
  now: Date,
  dependencies: FollowDependencies,
): Promise<void> {
  const { firestore } = dependencies;
  const { uid, isLanguageChanged } = payload;
  const asked = jobRequest(FOLLOW_ACCOUNT, uid, payload);
  const reference = firestore.doc(firestorePaths.job(asked.id));
  const waiting = storedJob(await reference.get()) as StoredJob<FollowAccountPayload> | undefined;
  const isFollowed = isWaiting(waiting);
  if (isFollowed && (waiting.payload.isLanguageChanged || !isLanguageChanged)) return;
  const turnAt = isFollowed
    ? waiting.dueAt.toDate()
    : await takeTurn(uid, ACCOUNT_TURNS, now, firestore);
  if (!isFollowed && turnAt <= now) {
    await followAccount(payload, now, dependencies);
    return;
  }
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference)) as
      | StoredJob<FollowAccountPayload>
      | undefined;
    const wasLanguageChanged = current?.payload.isLanguageChanged === true;
    const job = jobRequest(FOLLOW_ACCOUNT, uid, {
      uid,
      isLanguageChanged: isLanguageChanged || wasLanguageChanged,
    });
    askForJob(transaction, firestore, job, { current, now, dueAt: turnAt });
  });
}
