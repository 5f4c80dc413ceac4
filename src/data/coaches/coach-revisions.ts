/** Revisions: changes of public profiles that coaches want, until an admin has decided. */
import type { RevisionDecision } from '@tasuki/domain/coaches/coach-calls';
import type { CoachWords } from '@tasuki/domain/coaches/coach-application';
import {
  COACH_REVISION_LIMITS,
  COACH_REVISION_STATES,
  type CoachRevision,
  type CoachRevisionState,
} from '@tasuki/domain/coaches/coach-revision';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  limit,
  orderBy,
  readDocument,
  readDocuments,
  removeDocument,
  where,
} from '../../platform/firebase/firestore-rest.ts';
import { reviewedWordsOf, saveReviewedWords } from './reviewed-words.ts';

function revisionOf(uid: string, data: Readonly<Record<string, unknown>>): CoachRevision {
  return {
    ...reviewedWordsOf(uid, data),
    state: COACH_REVISION_STATES.find((state) => state === data.state) ?? 'open',
  };
}

/** A coach's own; null = nothing waits, and nothing was declined. */
export async function loadCoachRevision(uid: string): Promise<CoachRevision | null> {
  const document = await readDocument(firestorePaths.coachRevision(uid));
  return document && revisionOf(uid, document.data);
}

/** For admins: those that wait, the oldest first. */
export async function loadOpenRevisions(): Promise<CoachRevision[]> {
  const documents = await readDocuments(
    firestorePaths.coachRevisions(),
    where('state', '==', 'open'),
    orderBy('updatedAt'),
    limit(COACH_REVISION_LIMITS.listSize),
  );
  return documents.map(({ id, data }) => revisionOf(id, data));
}

/**
 * Asks for the public profile to be changed, or changes what waits. A declined one is removed first.
 *
 * @param state of what is there; null = nothing
 */
export async function saveCoachRevision(
  uid: string,
  words: CoachWords,
  state: CoachRevisionState | null,
): Promise<void> {
  await saveReviewedWords(firestorePaths.coachRevision(uid), words, state);
}

/** The public profile stays as it is. */
export async function withdrawCoachRevision(uid: string): Promise<void> {
  await removeDocument(firestorePaths.coachRevision(uid));
}

/**
 * An admin's decision on what they have read.
 *
 * @throws what failureCodeOf understands
 */
export async function decideCoachRevision(
  { uid, updatedAt }: Pick<CoachRevision, 'uid' | 'updatedAt'>,
  decision: Pick<RevisionDecision, 'isApproved' | 'reason'>,
): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  const revisionUpdatedAt = updatedAt.getTime();
  await callFunction('decideCoachRevision', { uid, revisionUpdatedAt, ...decision });
}
