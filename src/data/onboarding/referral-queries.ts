import type { Referral } from '@tasuki/domain/accounts/referral';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { readOwnReferralCode, readReferral } from './referrals.ts';

/** The person who invites by a code; null = nobody. */
export function useReferral(refCode: string) {
  return useLiveQuery<Referral | null>({
    key: `referral/${refCode}`,
    load: () => readReferral(refCode),
  });
}

/** The person's own code; null = none yet, or nobody is signed in. */
export function useOwnReferralCode(uid: string | null) {
  return useLiveQuery<{ refCode: string | null }>({
    key: `own referral code/${uid}`,
    load: async () => ({ refCode: uid === null ? null : await readOwnReferralCode(uid) }),
  });
}
