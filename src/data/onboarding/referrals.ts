import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { REFERRAL_CODE_PATTERN, type Referral } from '@tasuki/domain/accounts/referral';
import { dateField, stringField } from '../../platform/firebase/document-fields.ts';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';

/** The invitation behind a code, read once; null = nobody has this code. Also for who is signed out. */
export async function readReferral(refCode: string): Promise<Referral | null> {
  if (!REFERRAL_CODE_PATTERN.test(refCode)) return null;
  const document = await readDocument(firestorePaths.referral(refCode));
  if (!document) return null;
  const { data } = document;
  return {
    refCode,
    inviterName: stringField(data.inviterName),
    isUsedUp: data.isUsedUp === true,
    createdAt: dateField(data.createdAt),
  };
}

/** The code with which the person invites, read once; null = they have none yet. */
export async function readOwnReferralCode(uid: string): Promise<string | null> {
  const document = await readDocument(firestorePaths.onboardingState(uid));
  const data: Readonly<Record<string, unknown>> = document?.data ?? {};
  return typeof data.refCode === 'string' ? data.refCode : null;
}
