import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, isLanguage } from '@tasuki/domain/language';
import { TEMPERATURE_UNITS } from '@tasuki/domain/measures/format-measure';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { namedRequest } from '../../platform/errors/failed-requests.ts';
import {
  dateField,
  optionalStringField,
  stringField,
} from '../../platform/firebase/document-fields.ts';
import {
  changeDocument,
  readDocument,
  storeDocument,
} from '../../platform/firebase/firestore-rest.ts';
import { SERVER_TIME } from '../../platform/firebase/firestore-values.ts';
import {
  forgetPendingReferral,
  readPendingReferral,
} from '../../platform/between-pages/pending-referral.ts';

/** The fields that a person writes of their own account; times are the server's. */
export type UserAccountFields = Omit<UserAccount, 'uid' | 'createdAt' | 'updatedAt'>;

/** The account as it is stored, whatever an older version of the app wrote. */
export function userAccountOf(uid: string, data: Readonly<Record<string, unknown>>): UserAccount {
  return {
    uid,
    email: optionalStringField(data.email),
    contactEmail: optionalStringField(data.contactEmail),
    firstName: stringField(data.firstName),
    lastName: stringField(data.lastName),
    phoneNumber: optionalStringField(data.phoneNumber),
    country: optionalStringField(data.country),
    language: isLanguage(data.language) ? data.language : DEFAULT_LANGUAGE,
    timeZone: optionalStringField(data.timeZone),
    units: data.units === 'imperial' ? 'imperial' : 'metric',
    temperatureUnit: TEMPERATURE_UNITS.find((unit) => unit === data.temperatureUnit),
    // People who were not asked have no answer, which differs from a no.
    isWeatherOn: typeof data.isWeatherOn === 'boolean' ? data.isWeatherOn : undefined,
    acceptedTermsVersion: stringField(data.acceptedTermsVersion),
    isStartPageShown: data.isStartPageShown === true,
    // A key of another version of the app is passed over where it is used.
    defaultModel: optionalStringField(data.defaultModel) as AnswererKey | null,
    displayName: optionalStringField(data.displayName),
    isPostingToStrava: data.isPostingToStrava === true,
    defaultCouponCode: optionalStringField(data.defaultCouponCode),
    referredBy: optionalStringField(data.referredBy),
    createdAt: dateField(data.createdAt),
    updatedAt: dateField(data.updatedAt),
  };
}

export async function loadUserAccount(uid: string): Promise<UserAccount | null> {
  const document = await readDocument(firestorePaths.user(uid));
  return document && userAccountOf(uid, document.data);
}

/** Makes the account, with the invitation that this browser followed before, by whatever sign-in method. */
export async function createUserAccount(uid: string, fields: UserAccountFields): Promise<void> {
  const referredBy = readPendingReferral(new Date());
  const path = firestorePaths.user(uid);
  const made = storeDocument(path, {
    ...fields,
    ...(referredBy !== null && { referredBy }),
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
  });
  await namedRequest({ writtenPath: path }, made);
  forgetPendingReferral();
}

export async function updateUserAccount(
  uid: string,
  change: Partial<UserAccountFields>,
): Promise<void> {
  const path = firestorePaths.user(uid);
  const changed = changeDocument(path, { ...change, updatedAt: SERVER_TIME });
  await namedRequest({ writtenPath: path }, changed);
}
