import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { namedRequest } from '../../platform/errors/failed-requests.ts';
import { changeDocument } from '../../platform/firebase/firestore-rest.ts';
import { SERVER_TIME } from '../../platform/firebase/firestore-values.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { loadCoachLinks } from './coach-links.ts';

type LinkToCoach = Pick<CoachLink, 'runnerUid' | 'coachId'>;

/**
 * Notes that the runner agrees to the text that is shown, by which the coach may read their data.
 *
 * @throws what failureCodeOf understands
 */
export async function shareWithCoach({ runnerUid, coachId }: LinkToCoach): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('shareWithCoach', { coachId, consentVersion: SHARING_CONSENT_VERSION });
  await reloadLinks(runnerUid);
}

/**
 * From now on the coach reads nothing; they stay the runner's coach.
 *
 * @throws what failureCodeOf understands
 */
export async function stopSharingWithCoach(link: LinkToCoach): Promise<void> {
  await changeLink(link, { sharesActivities: false });
}

/**
 * From now on the coach reads nothing, and is the runner's coach no longer.
 *
 * @throws what failureCodeOf understands
 */
export async function endCoachLink(link: LinkToCoach): Promise<void> {
  await changeLink(link, { sharesActivities: false, state: 'ended' });
}

/**
 * The same by the coach, who reads nothing of the runner from now on. What the runner pays this coach
 * ends with it.
 *
 * @throws what failureCodeOf understands
 */
export async function endCoachingOf({ runnerUid }: Pick<LinkToCoach, 'runnerUid'>): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('endCoachingOf', { runnerUid });
}

/**
 * Uses a single request, which answers when the server has it: no screen may report it before that.
 */
async function changeLink(
  { runnerUid, coachId }: LinkToCoach,
  change: Partial<Pick<CoachLink, 'state' | 'sharesActivities'>>,
): Promise<void> {
  const path = firestorePaths.coachLink(runnerUid, coachId);
  const written = changeDocument(path, { ...change, updatedAt: SERVER_TIME });
  await namedRequest({ writtenPath: path }, written);
  await reloadLinks(runnerUid);
}

/** The session is notified of a change by itself, but a moment later. */
async function reloadLinks(runnerUid: string): Promise<void> {
  const coachLinks = await loadCoachLinks(runnerUid);
  if (useSessionStore.getState().userCredential?.uid === runnerUid) {
    useSessionStore.setState({ coachLinks });
  }
}
