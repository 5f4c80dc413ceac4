/**
 * referrals/{refCode}: what a landing page shows; anybody may read one whose code they know. Only
 * the `onboardingStates` of its owner says whose it is.
 */
export interface Referral {
  refCode: string;
  /** The inviter's public name. */
  inviterName: string;
  /** No further invitation counts by it; one can still sign up. */
  isUsedUp: boolean;
  createdAt: Date;
}

/** referralUses/{uid}: whose invitation a person came by; one a person, so it counts once. */
export interface ReferralUse {
  uid: string;
  refCode: string;
  inviterUid: string;
  /** Digests of what proved who the person is, so that one mailbox is counted once. */
  identityKeys: readonly string[];
  countedAt: Date;
}

export const REFERRAL_LIMITS = {
  codeLength: 12,
  /** Friends that the onboarding task asks for. */
  invitedFriends: 5,
  /** The number of uses after which an invitation counts no more. */
  usesMaximum: 100,
} as const;

/** Letters and digits that are not taken for each other. */
export const REFERRAL_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const REFERRAL_CODE_PATTERN = /^[a-hjkmnp-z2-9]{12}$/;
