import { PROFILE_PHOTO_LIMITS } from '@tasuki/domain/accounts/profile-photo-limits';
import { SIGNED_IN_AT_SECONDS, type Fields } from './firestore-requests.ts';

const LONG_AGO = new Date('2026-01-05T06:00:00Z');

/** An invitation's code, and whoever came by it. */
export const REFERRAL_CODE = 'abcdefghjkmn';
export const OTHER_REFERRAL_CODE = 'pqrstuvwxyz2';
export const INVITED = 'invited';
/** A person who signed up by a watch, and has no email. */
export const BY_WATCH = 'by-watch';
/** A person whose application to coach was decided. */
export const APPOINTED = 'appointed';
export const DECLINED = 'declined';
export const ENDED = 'ended';
/** A person whose approval was withdrawn; their token does not know yet. */
export const WITHDRAWN = 'withdrawn';

export const PHOTO: Fields = {
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  contentType: 'image/png',
};
export const LARGEST_PHOTO = new Uint8Array(PROFILE_PHOTO_LIMITS.bytesMaximum);
export const TOO_LARGE_PHOTO = new Uint8Array(PROFILE_PHOTO_LIMITS.bytesMaximum + 1);

/** Codes that none of ours is. */
export const FOREIGN_CODES = [
  REFERRAL_CODE.slice(1),
  `${REFERRAL_CODE}p`,
  `-${REFERRAL_CODE}`,
  'abcdefghijkm',
  'ABCDEFGHJKMN',
] as const;

/** A person's documents besides account and athlete, by path. */
export function personDocuments(
  uid: string,
  account: Fields,
  coachWords: Fields,
): Record<string, Fields> {
  const times = { createdAt: LONG_AGO, updatedAt: LONG_AGO };
  const referral: Fields = {
    inviterName: '佐藤 花子',
    isUsedUp: false,
    createdAt: LONG_AGO,
  };
  return {
    [`users/${INVITED}`]: {
      ...account,
      email: `${INVITED}@example.jp`,
      referredBy: REFERRAL_CODE,
      ...times,
    },
    [`users/${BY_WATCH}`]: {
      ...account,
      email: null,
      contactEmail: 'minh@example.jp',
      ...times,
    },
    [`accountStates/${uid}`]: {
      uid,
      roles: ['runner'],
      isBetaApproved: true,
      isDisabled: false,
      sessionsValidSinceSeconds: SIGNED_IN_AT_SECONDS,
      admittedSignInSeconds: SIGNED_IN_AT_SECONDS,
      provenEmails: typeof account['email'] === 'string' ? [account['email']] : [],
      claimsVersion: 1,
      displayName: '佐藤 花子',
      email: account['email'] ?? null,
      searchPrefixes: ['佐', '佐藤'],
      isProfileComplete: true,
      hasAppliedAsCoach: false,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    },
    [`publicProfiles/${uid}`]: { displayName: '佐藤 花子', photoUrl: null },
    [`profilePhotos/${uid}`]: { ...PHOTO, updatedAt: LONG_AGO },
    [`profilePhotos/${WITHDRAWN}`]: { ...PHOTO, updatedAt: LONG_AGO },
    [`users/${uid}/exports/export`]: { state: 'ready', requestedAt: LONG_AGO },
    [`users/${uid}/subscriptions/sub_1`]: { status: 'active', priceYen: 2980, version: 1 },
    [`users/${uid}/purchases/purchase_1`]: { state: 'paid', priceYen: 3000, turn: 1 },
    'stripePayments/pi_1': { uid, purchaseId: 'purchase_1' },
    [`stripeCustomers/${uid}`]: { uid, customerId: 'cus_1' },
    'stripeAccounts/cus_1': { uid, turn: 1, writtenTurn: 1, lookedAt: LONG_AGO },
    [`subscriptionSlots/${uid}_tasuki`]: { uid, attempt: 1, planId: 'monthly' },
    [`couponUses/${uid}_spring`]: { uid, couponId: 'spring', orderId: 'sub_1', isDone: true },
    [`onboardingStates/${uid}`]: { refCode: REFERRAL_CODE, invitedCount: 4, isClubMember: true },
    ['serviceStatus/current']: { checkedAt: LONG_AGO, parts: {}, past: [] },
    ['serviceStatus/other']: { checkedAt: LONG_AGO },
    [`referrals/${REFERRAL_CODE}`]: referral,
    ...Object.fromEntries(FOREIGN_CODES.map((code) => [`referrals/${code}`, referral])),
    [`referralUses/${uid}`]: { refCode: REFERRAL_CODE, inviterUid: 'other', countedAt: LONG_AGO },
    [`coachApplications/${uid}`]: { ...coachWords, state: 'open', ...times },
    ...Object.fromEntries(
      [APPOINTED, DECLINED, ENDED].map((state) => [
        `coachApplications/${state}`,
        { ...coachWords, state, ...times },
      ]),
    ),
    'auditLog/e1': { kind: 'make-admin', actorUid: 'admin', subjectUid: uid, createdAt: LONG_AGO },
    'encryptionStates/providerTokens': { checkedAt: LONG_AGO, clearRefusedSince: LONG_AGO },
    'providerBudgets/strava': { remaining: 100, updatedAt: LONG_AGO },
    [`users/${uid}/removedActivities/strava-1`]: { removedAt: LONG_AGO },
    [`users/${uid}/garminActivities/77`]: { startedAt: LONG_AGO, isShown: true },
  };
}
