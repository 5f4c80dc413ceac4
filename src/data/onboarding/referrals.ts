import { doc, getDoc } from 'firebase/firestore/lite';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { REFERRAL_CODE_PATTERN, type Referral } from '@tasuki/domain/accounts/referral';
import { dateField, stringField } from '../../platform/firebase/document-fields.ts';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';

/** The invitation behind a code, read once; null = nobody has this code. Also for who is signed out. */
export async function readReferral(refCode: string): Promise<Referral | null> {
  if (!REFERRAL_CODE_PATTERN.test(refCode)) return null;
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.referral(refCode)));
  if (!snapshot.exists()) return null;
  const data: Readonly<Record<string, unknown>> = snapshot.data();
  return {
    refCode,
    inviterName: stringField(data.inviterName),
    isUsedUp: data.isUsedUp === true,
    createdAt: dateField(data.createdAt),
  };
}

/** The code with which the person invites, read once; null = they have none yet. */
export async function readOwnReferralCode(uid: string): Promise<string | null> {
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.onboardingState(uid)));
  const data: Readonly<Record<string, unknown>> = snapshot.data() ?? {};
  return typeof data.refCode === 'string' ? data.refCode : null;
}
