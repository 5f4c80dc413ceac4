import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { SharingConsent } from '@tasuki/domain/coaches/coach-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { isSharing, type SharingConsentVersion } from '@tasuki/domain/coaches/coach-sharing';
import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';
import { storedCoachLink } from './stored-coach.ts';

/** How often a runner changes what coaches read: each change is read again by triggers and the coach's page. */
export const SHARING_TURNS: TurnLimit = {
  kind: 'share-with-coach',
  burst: 20,
  intervalSeconds: 120,
};

/** The fields of the runner's consent in a link; times as Firestore stores them. */
type StoredConsent = Pick<CoachLink, 'sharesActivities' | 'consentVersion'> & {
  consentedAt: Timestamp | null;
};

/** The fields of a link whose runner has not agreed to anything. */
export const NO_CONSENT: StoredConsent = {
  sharesActivities: false,
  consentVersion: null,
  consentedAt: null,
};

/** The fields of a link from the moment at which its runner agreed to a text. */
export function consentTo(version: SharingConsentVersion, now: Date): StoredConsent {
  return {
    sharesActivities: true,
    consentVersion: version,
    consentedAt: Timestamp.fromDate(now),
  };
}

/**
 * Notes that the runner agreed to let a coach of theirs read their data, to which text, and when.
 * Agreeing again to the same text changes nothing. Stopping is a write of the browser's own.
 *
 * @throws TasukiFailure 'coach/not-found' where the runner has no active link to the coach,
 *   'auth/too-many-requests' for whoever begins and stops in a loop
 */
export async function shareWithCoach(
  { coachId, consentVersion }: SharingConsent,
  { uid, now }: { uid: string; now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ isSharing: boolean }> {
  const reference = firestore.doc(firestorePaths.coachLink(uid, coachId));
  const isAgreed = (snapshot: DocumentSnapshot) => {
    const link = storedCoachLink(snapshot);
    // Another runner and coach may make the same id of a link.
    if (link?.state !== 'active' || link.runnerUid !== uid) {
      throw new TasukiFailure('coach/not-found');
    }
    return isSharing(link) && link.consentVersion === consentVersion;
  };
  if (isAgreed(await reference.get())) return { isSharing: true };
  await takeFreeTurn(uid, SHARING_TURNS, now, firestore);
  await firestore.runTransaction(async (transaction) => {
    if (isAgreed(await transaction.get(reference))) return;
    transaction.update(reference, {
      ...consentTo(consentVersion, now),
      updatedAt: Timestamp.fromDate(now),
    });
  });
  return { isSharing: true };
}
