import type { AnswererKey } from '../chat/chosen-model.ts';
import type { Language } from '../language.ts';
import type { SafetyMailKind } from '../mail/mail.ts';
import type { TemperatureUnit, UnitSystem } from '../measures/format-measure.ts';
import { isPlaceholderEmail } from './previous-account.ts';
import { readableName } from './readable-name.ts';
import type { StoredShape } from '../stored-shape.ts';

/** users/{uid}: the account, readable by its person and admins. */
export interface UserAccount {
  uid: string;
  /** The verified or sign-in email: always the one in the sign-in token, a placeholder too. */
  email: string | null;
  /** Given by the person where the sign-in method gave none; not yet proven. */
  contactEmail: string | null;
  firstName: string;
  lastName: string;
  /** E.164, e.g. +819012345678. */
  phoneNumber: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  language: Language;
  /** IANA name. */
  timeZone: string | null;
  units: UnitSystem;
  /** Absent = degrees Celsius, with imperial units Fahrenheit. */
  temperatureUnit?: TemperatureUnit | undefined;
  /** Whether the rounded start of runs may be sent to the weather service; absent = not asked, so no. */
  isWeatherOn?: boolean | undefined;
  acceptedTermsVersion: string;
  isStartPageShown: boolean;
  /** Answers where a topic names no model; null or absent = the product's default. */
  defaultModel?: AnswererKey | null | undefined;
  /** The name that others see; null, empty or absent = first and last name. */
  displayName?: string | null | undefined;
  /** The coach's words may stand in the descriptions at Strava; absent = no. */
  isPostingToStrava?: boolean | undefined;
  /** The code of a coupon that is entered by itself where the person subscribes; null or absent = none. */
  defaultCouponCode?: string | null | undefined;
  /** The code of the invitation that the person came by; said at the sign-up. null or absent = came alone. */
  referredBy?: string | null | undefined;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * The fields that names, approval and invitations use. An older version of the app may have left a
 * field out.
 */
export const USER_ACCOUNT_SHAPE = {
  email: 'string?',
  contactEmail: 'string?',
  firstName: 'string?',
  lastName: 'string?',
  phoneNumber: 'string?',
  language: 'string?',
  displayName: 'string?',
} as const satisfies StoredShape<Partial<UserAccount>>;

/** The keys that rules let a person write in their own account. */
export const USER_ACCOUNT_FIELDS = [
  'email',
  'contactEmail',
  'firstName',
  'lastName',
  'phoneNumber',
  'country',
  'language',
  'timeZone',
  'units',
  'temperatureUnit',
  'isWeatherOn',
  'acceptedTermsVersion',
  'isStartPageShown',
  'defaultModel',
  'displayName',
  'isPostingToStrava',
  'defaultCouponCode',
  'referredBy',
  'createdAt',
  'updatedAt',
] as const;

export const USER_ACCOUNT_LIMITS = {
  nameMaxLength: 80,
  emailMaxLength: 254,
  timeZoneMaxLength: 64,
} as const;

/** The version of the terms and the privacy policy that a person agrees to today. */
export const TERMS_VERSION = '2026-12-01';

/** The sign-in email, else the one given for contact; null = neither. A placeholder is no email. */
export function emailOfAccount({
  email,
  contactEmail,
}: Partial<Pick<UserAccount, 'email' | 'contactEmail'>>): string | null {
  return (isPlaceholderEmail(email) ? null : email) ?? contactEmail ?? null;
}

/** Everything the app needs to know about a person before it can be used. */
export function isProfileComplete(
  account: Partial<
    Pick<UserAccount, 'firstName' | 'lastName' | 'email' | 'contactEmail' | 'phoneNumber'>
  >,
): boolean {
  const { firstName, lastName, phoneNumber } = account;
  return [firstName, lastName, emailOfAccount(account), phoneNumber].every(
    (value) => typeof value === 'string' && readableName(value) !== '',
  );
}

/**
 * Days for which the owner of a proven address may take a change of it back, by the mail that
 * Firebase Auth sends there. Later the address may be somebody else's.
 */
export const LEFT_EMAIL_DAYS = 30;

/** A proven address that the account had before its present one. */
export interface LeftProvenEmail {
  email: string;
  leftAtMilliseconds: number;
}

/**
 * A proven address to which the account changes next. Nobody gets in by it before the account is judged under
 * it. Not used for an hour, it counts no more.
 */
export interface NextProof {
  email: string;
  provenAtMilliseconds: number;
}

/**
 * The content of a mail about access to the account that no mailbox took. The account shows it
 * instead.
 */
export interface SafetyNotice {
  kind: SafetyMailKind;
  at: Date;
}

/** Days for which the account shows the notice. A signed-in person cannot remove it. */
export const SAFETY_NOTICE_DAYS = 30;

/** accountStates/{uid}: written by functions only. */
export interface AccountState {
  uid: string;
  roles: readonly Role[];
  isBetaApproved: boolean;
  /** An admin took the approval away, so that a complete profile alone does not bring it back. */
  isApprovalWithdrawn?: boolean;
  /** Nobody can use the account; absent = false. */
  isDisabled?: boolean;
  /**
   * Sessions of a sign-in, or of a custom token given, before this time are ended: by functions, or by
   * Firebase Auth as `tokensValidAfterSeconds` says. In seconds since 1970; absent = never.
   */
  sessionsValidSinceSeconds?: number;
  /**
   * When the server noted that Firebase Auth had ended sessions, which it did a while before. Until then
   * their tokens were taken. Absent = it never did.
   */
  sessionsEndedAt?: Date;
  /** Firebase Auth does not know yet of the last change of `isDisabled` and `sessionsValidSinceSeconds`. */
  isAuthOutdated?: boolean;
  /**
   * Sign-ins up to this one were judged and are taken. In seconds since 1970; absent = none was judged.
   * Where the address is proven, a later one by password is taken as well.
   */
  admittedSignInSeconds?: number;
  /** The address that the maker has proven, and the next one while the account changes to it; absent = none. */
  provenEmails?: readonly string[];
  /** The next one, where a session proved it and the account was not under it yet; null or absent = none. */
  nextProof?: NextProof | null;
  /** Those before, which counted as long as the account was under them; absent = none. */
  leftProvenEmails?: readonly LeftProvenEmail[];
  /** Addresses that the account had unproven, or lost, and has no more; absent = none. */
  leftEmails?: readonly string[];
  /** The address that Firebase Auth named when it was last judged; null = none. */
  judgedEmail?: string | null;
  /**
   * When the password was set that is known to be the maker's, in milliseconds since 1970 as Firebase
   * Auth says it; null = there was none. Absent = not judged yet.
   */
  passwordSetAtMilliseconds?: number | null;
  /** When functions set a password that nobody knows, as in the field above; another one there = not any more. */
  unknownPasswordSetAtMilliseconds?: number | null;
  /** The address to which a taken session changes next, in lower case; null or absent = none. */
  pendingEmail?: string | null;
  /** When Firebase Auth last ended all sessions, as whenever a password is set; 0 = never. In seconds since 1970. */
  tokensValidAfterSeconds?: number;
  /**
   * Sign-in methods of Firebase Auth's own that lead to nobody but the maker, or to nobody any more; absent
   * = none.
   */
  settledSignInMethods?: readonly string[];
  /**
   * Since when the account is being released from its address, in milliseconds since 1970; null or absent =
   * it is not. No session of before is taken.
   */
  releaseBegunAtMilliseconds?: number | null;
  /** The second factor that the rights of coach and admin need; null or absent = none is set up. */
  secondFactorId?: string | null;
  /** The operator requires one of this person, whatever they chose. */
  isSecondFactorRequired?: boolean;
  /** The newest one; absent = each mail was taken. */
  safetyNotice?: SafetyNotice;
  /** Rises whenever the sign-in token's claims changed, so the browser fetches a new one. */
  claimsVersion: number;
  /** The name by which admins find a person, and which their list shows; follows the account. */
  wholeName: string;
  /** The name that others see. */
  displayName: string;
  /** The sign-in email, else the one given for contact. */
  email: string | null;
  /** The person has proven that this is their email; false for one given for contact. */
  isEmailProven: boolean;
  searchPrefixes: readonly string[];
  isProfileComplete: boolean;
  /** The profile is complete, and nobody has let the person in yet. */
  isWaitingForApproval: boolean;
  /** There is an application to coach of which nobody has decided. */
  hasAppliedAsCoach: boolean;
  /** When the account was made. */
  createdAt: Date;
  updatedAt: Date;
}

export const ROLES = ['runner', 'coach', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Custom claims of the sign-in token. */
export interface AccountClaims {
  canAccessBeta?: boolean;
  isCoach?: boolean;
  isAdmin?: boolean;
}

/** Custom claims of an account into which a Google account leads. */
export interface GoogleClaims {
  /** For the screens. */
  hasGoogle?: boolean;
  /**
   * Set if the address had to be taken from another account: this account belongs to the owner only
   * under this address. A mail that the other account's holder had requested can still change it.
   */
  ownerEmail?: string;
}
