import { boolean, object, string, type ObjectSchema } from 'yup';
import { COUPON_CODE_PATTERN } from '../billing/coupon-code.ts';
import { chosenModelSchema } from '../chat/chosen-model-schema.ts';
import { LANGUAGES } from '../language.ts';
import { TEMPERATURE_UNITS, UNIT_SYSTEMS } from '../measures/format-measure.ts';
import { REFERRAL_CODE_PATTERN } from './referral.ts';
import { EMAIL_PATTERN } from '../form-rules.ts';
import { TERMS_VERSIONS } from './terms-versions.ts';
import { USER_ACCOUNT_LIMITS, type UserAccount } from './user-account.ts';

/** E.164. Whether the number exists is libphonenumber's matter, in the form. */
export const PHONE_NUMBER_PATTERN = /^[+][1-9][0-9]{6,14}$/;
/** The form of ISO 3166-1 alpha-2. */
export const COUNTRY_CODE_PATTERN = /^[A-Z]{2}$/;
/** The form of an IANA zone's name. */
export const TIME_ZONE_PATTERN = /^[A-Za-z0-9_+/-]+$/;

/**
 * The fields that a person may write into users/{uid}, the server's times aside. Strict: nothing is
 * converted, nothing unknown is let through. `firestore.rules` decides the same; beyond it, `email`
 * must be the sign-in token's, and `referredBy` stays as it was when the account was made.
 */
export const userAccountDocumentSchema: ObjectSchema<
  Omit<UserAccount, 'uid' | 'createdAt' | 'updatedAt'>
> = object({
  email: string().defined().nullable().max(USER_ACCOUNT_LIMITS.emailMaxLength),
  contactEmail: string()
    .defined()
    .nullable()
    .max(USER_ACCOUNT_LIMITS.emailMaxLength)
    .matches(EMAIL_PATTERN),
  firstName: string().defined().max(USER_ACCOUNT_LIMITS.nameMaxLength),
  lastName: string().defined().max(USER_ACCOUNT_LIMITS.nameMaxLength),
  phoneNumber: string().defined().nullable().matches(PHONE_NUMBER_PATTERN),
  country: string().defined().nullable().matches(COUNTRY_CODE_PATTERN),
  language: string().required().oneOf(LANGUAGES),
  timeZone: string()
    .defined()
    .nullable()
    .max(USER_ACCOUNT_LIMITS.timeZoneMaxLength)
    .matches(TIME_ZONE_PATTERN),
  units: string().required().oneOf(UNIT_SYSTEMS),
  temperatureUnit: string().optional().oneOf(TEMPERATURE_UNITS),
  isWeatherOn: boolean().optional(),
  acceptedTermsVersion: string().required().oneOf(TERMS_VERSIONS),
  isStartPageShown: boolean().required(),
  // Accounts from before there was a choice have no such field.
  defaultModel: chosenModelSchema.optional(),
  displayName: string().optional().nullable().max(USER_ACCOUNT_LIMITS.nameMaxLength),
  isPostingToStrava: boolean().optional(),
  defaultCouponCode: string().optional().nullable().matches(COUPON_CODE_PATTERN),
  referredBy: string().optional().nullable().matches(REFERRAL_CODE_PATTERN),
})
  .noUnknown()
  .strict();
