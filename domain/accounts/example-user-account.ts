import { TERMS_VERSION, type UserAccount } from './user-account.ts';

/** For tests: a runner in Japan whose profile is complete; name what matters to the test. */
export function exampleUserAccount(changes: Partial<UserAccount> = {}): UserAccount {
  return {
    uid: 'u1',
    email: 'hanako@example.jp',
    contactEmail: null,
    firstName: 'Hanako',
    lastName: 'Sato',
    phoneNumber: '+819012345678',
    country: 'JP',
    language: 'en',
    timeZone: 'Asia/Tokyo',
    units: 'metric',
    acceptedTermsVersion: TERMS_VERSION,
    isStartPageShown: true,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...changes,
  };
}
