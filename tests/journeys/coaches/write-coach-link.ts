import { getFirestore } from 'firebase-admin/firestore';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';

/** A runner who has taken the coach, as it is stored; whether they share their data with them. */
export async function writeCoachLink(
  runnerUid: string,
  coachId: string,
  { isSharing }: { isSharing: boolean },
): Promise<void> {
  const now = new Date();
  await getFirestore()
    .doc(firestorePaths.coachLink(runnerUid, coachId))
    .set({
      id: coachLinkId(runnerUid, coachId),
      runnerUid,
      coachId,
      planId: 'free',
      state: 'active',
      sharesActivities: isSharing,
      consentVersion: isSharing ? SHARING_CONSENT_VERSION : null,
      consentedAt: isSharing ? now : null,
      since: now,
      updatedAt: now,
    });
}
