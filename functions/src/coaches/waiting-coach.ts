import type { Firestore } from 'firebase-admin/firestore';
import { isPlanWaiting } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { runnersToday } from '../permissions/runners-today.ts';
import { storedCoach, storedCoachLink } from './stored-coach.ts';

/**
 * Finds the coach whose plan, or change of one, waits for the runner's decision.
 *
 * @returns null where it was answered, taken back or written anew meanwhile, or its last day is
 * over
 */
export async function waitingCoach(
  uid: string,
  { coachUid, waitingId }: { coachUid: string; waitingId: string },
  { firestore, now }: { firestore: Firestore; now: Date },
): Promise<{ name: string } | null> {
  const [linkDocument, coachDocument, accountDocument] = await firestore.getAll(
    firestore.doc(firestorePaths.coachLink(uid, coachUid)),
    firestore.doc(firestorePaths.coach(coachUid)),
    firestore.doc(firestorePaths.user(uid)),
  );
  const { state, waitingPlan = null } = unlessUnreadable(() => storedCoachLink(linkDocument)) ?? {};
  if (state !== 'active' || waitingPlan?.id !== waitingId) return null;
  const { timeZone } = unlessUnreadable(() => storedUserAccount(accountDocument)) ?? {};
  if (!isPlanWaiting([{ waitingPlan }], runnersToday(timeZone ?? null, now))) return null;
  return { name: unlessUnreadable(() => storedCoach(coachDocument))?.name ?? '' };
}
