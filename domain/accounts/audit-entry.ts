import type { ModerationAct } from '../chat/moderation/moderation-acts.ts';

/** Rights that an admin gives. */
export const GIVEN_RIGHTS = ['approve-beta', 'make-admin', 'appoint-coach'] as const;
export type GivenRight = (typeof GIVEN_RIGHTS)[number];

/** Rights that an admin takes away. Each act ends the person's sessions. */
export const TAKEN_RIGHTS = [
  'withdraw-approval',
  'remove-coach',
  'remove-admin',
  'disable-account',
  'reset-second-factor',
] as const;
export type TakenRight = (typeof TAKEN_RIGHTS)[number];

/** Everything that admins do. */
export const ADMIN_ACTS = [
  ...GIVEN_RIGHTS,
  ...TAKEN_RIGHTS,
  'enable-account',
  'decline-application',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Admins' decisions on a coach's public profile. */
export const PROFILE_ACTS = ['approve-profile', 'decline-profile'] as const;
export type ProfileAct = (typeof PROFILE_ACTS)[number];

/** Admins' acts on coupons. */
export const COUPON_ACTS = ['create-coupon', 'archive-coupon'] as const;
export type CouponAct = (typeof COUPON_ACTS)[number];

/** Acts of operators by a script, besides those of admins. */
export const OPERATOR_ACTS = ['return-account'] as const;
export type AuditedAct =
  | AdminAct
  | ProfileAct
  | CouponAct
  | ModerationAct
  | (typeof OPERATOR_ACTS)[number];

/**
 * auditLog/{id}: who did what to whom; written with the change itself, and never changed but
 * for people who have deleted their account.
 */
export interface AuditEntry {
  kind: AuditedAct;
  /** The admin's uid; null = an operator, by script. */
  actorUid: string | null;
  /** null = the act was on a coupon. */
  subjectUid: string | null;
  /**
   * The code of a coupon that was made, or Stripe's id of the code of an archived one; absent for
   * other acts.
   */
  coupon?: string;
  createdAt: Date;
}

export const AUDIT_LOG_LIMITS = {
  /** Entries of one page. */
  pageSize: 25,
} as const;
