/**
 * Every failure a person can meet, by code. Functions put the code into the
 * error's `details.code`; the browser turns it into words with the key
 * `failures:<code>`. Codes from Firebase Auth keep their own spelling.
 */
export const FAILURE_CODES = [
  // Signing in and accounts
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/provider-already-linked',
  'auth/requires-recent-login',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/user-mismatch',
  'auth/user-not-found',
  'auth/weak-password',
  'auth/breached-password',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/network-request-failed',
  'push/not-offered',
  'push/unknown-service',
  'push/not-allowed',
  'account/session-expired',
  'account/address-released',
  'account/profile-not-saved',
  'account/wrong-password',
  'account/email-not-proven',
  'account/mail-of-other-account',
  'account/sign-in-to-confirm',
  'account/confirm-email-first',
  'account/email-stays',
  'account/last-admin',
  'account/own-account',
  'account/still-has-role',
  // Second factor
  'second-factor/already-set',
  'second-factor/not-set',
  'second-factor/stopped',
  'second-factor/wrong-code',
  // Accounts at Google, Strava and Garmin
  'provider/denied',
  'provider/missing-scope',
  'provider/state-invalid',
  'provider/account-in-use',
  'provider/other-account-linked',
  'provider/still-unlinking',
  'provider/not-linked',
  'provider/link-expired',
  'provider/token-refused',
  'provider/unreachable',
  'provider/rate-limited',
  'provider/history-not-allowed',
  'provider/last-sign-in',
  'provider/not-offered',
  'provider/email-unverified',
  'provider/address-registered',
  'provider/storage-forbidden',
  'provider/linked-unproven',
  'provider/activity-not-added',
  // Taking everything along, and leaving
  'export/not-ready',
  'export/link-expired',
  // Goals and tournaments
  'athlete/too-many-targets',
  // Recordings
  'recording/empty-file',
  'recording/too-large',
  'recording/too-demanding',
  'recording/unsupported-format',
  'recording/damaged',
  'recording/no-activity',
  'recording/course-not-activity',
  'recording/settings-not-activity',
  'recording/route-not-activity',
  'recording/other-fit-file',
  'recording/no-usable-time',
  'recording/zip-too-large',
  'recording/zip-damaged',
  'recording/zip-no-recordings',
  'recording/upload-expired',
  'recording/upload-mismatch',
  'recording/upload-interrupted',
  'recording/daily-limit',
  'recording/storage-full',
  'recording/too-many-attempts',
  'recording/one-before-approval',
  'recording/confirm-email-first',
  // Coaches
  'coach/not-found',
  'coach/plan-not-free',
  'coach/not-approved-yet',
  'coach/no-application',
  'coach/application-changed',
  'coach/revision-changed',
  'coach/offer-unsafe',
  'coach/ended-by-coach',
  'moderation/case-changed',
  'moderation/author-left',
  // Training plans
  'training-plan/garmin-not-allowed',
  'training-plan/changed-elsewhere',
  'training-plan/newer-version',
  // Money
  'billing/not-offered',
  'billing/unavailable',
  'billing/not-found',
  'billing/refused',
  'billing/subscription-exists',
  'billing/offer-outdated',
  'billing/not-possible-now',
  'billing/processing',
  'billing/set-up-failed',
  'billing/payment-failed',
  'billing/card-declined',
  'billing/card-expired',
  'billing/card-type-not-accepted',
  'billing/not-authenticated',
  'billing/confirm-failed',
  'billing/provider-not-initialized',
  'billing/method-not-updated',
  'billing/not-cancelled',
  'billing/not-resumed',
  'billing/not-switched',
  'billing/invalid-coupon-code',
  'billing/invalid-coupon',
  'billing/coupon-used',
  'billing/coupon-not-applied',
  'billing/coupon-exists',
  'billing/product-not-sold',
  'billing/purchase-exists',
  'billing/too-many-products',
  'billing/plan-not-sold',
  'billing/too-many-plans',
  'billing/statement-too-long',
  // Conversations
  'topic/not-found',
  'topic/activity-withheld',
  'group/invitation-over',
  'group/full',
  'group/too-many-invitations',
  'group/too-many-mails',
  'group/unsafe-name',
  'message/not-found',
  'message/edit-too-late',
  'message/edit-too-often',
  'message/unsafe-correction',
  'draft/gone',
  // Files in messages
  'attachment/type-not-supported',
  'attachment/heic-not-supported',
  'attachment/too-large',
  'attachment/too-many',
  'attachment/empty',
  'attachment/damaged',
  'attachment/unsafe',
  'attachment/interrupted',
  'attachment/daily-limit',
  'attachment/no-room',
  'attachment/gone',
  // Onboarding
  'onboarding/checked-too-often',
  // Photos
  'photo/wrong-type',
  'photo/too-large',
  'photo/unreadable',
  // Everything else
  'common/offline',
  'common/invalid-request',
  'common/permission-denied',
  'common/not-found',
  'common/unavailable',
  'common/being-restored',
  'common/unknown',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

const KNOWN: ReadonlySet<string> = new Set(FAILURE_CODES);

/** Checks whether `value` is a code that has words in every language. */
export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && KNOWN.has(value);
}

/** A failure that a person reads about, with its cause for the log. */
export class TasukiFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, options?: { cause?: unknown; message?: string }) {
    super(options?.message ?? code, { cause: options?.cause });
    this.name = 'TasukiFailure';
    this.code = code;
  }
}
