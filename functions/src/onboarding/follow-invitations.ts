import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { countReferral } from './count-referral.ts';
import { refreshOnboarding } from './refresh-onboarding.ts';
import { renameInviter } from './rename-inviter.ts';

/**
 * Brings invitations into line with an account that was written: the name on the person's own,
 * and the count of whoever invited them. Safe to repeat, in any order.
 */
export async function followInvitations(
  uid: string,
  now: Date,
  dependencies: { firestore: Firestore; auth: Auth },
): Promise<void> {
  await renameInviter(uid, dependencies);
  const inviterUid = await countReferral(uid, now, dependencies);
  if (inviterUid === null) return;
  await refreshOnboarding(inviterUid, now, { ...dependencies, setting: null });
}
