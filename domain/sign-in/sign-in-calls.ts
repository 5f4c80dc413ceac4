import { boolean, object, string } from 'yup';
import { USER_ACCOUNT_LIMITS } from '../accounts/user-account.ts';
import { emptyRequestSchema, type CallSchemas, type EmptyRequest } from '../call-schemas.ts';
import {
  providerSignInBeginningSchema,
  providerSignInReturnSchema,
  type ProviderSignInBeginning,
  type ProviderSignInResult,
  type ProviderSignInReturn,
} from './provider-sign-in.ts';

/** The calls by which people sign in and prove who they are. */
export interface SignInCalls {
  /** Asks for the page at a provider on which the person consents. Also for who is signed out. */
  beginProviderSignIn: { request: ProviderSignInBeginning; response: { authorizeUrl: string } };
  /** Ends what was begun, once. Also for who is signed out. */
  finishProviderSignIn: { request: ProviderSignInReturn; response: ProviderSignInResult };
  /**
   * Judges the caller's sign-in: until then the session opens nothing, unless the address is proven. Also
   * asks whether the session may change the password, for which the address must be proven. Safe to repeat.
   */
  admitSignIn: { request: SignInAdmission; response: { isAdmitted: true } };
  /** Announces to which address the caller changes next; a mail to any other proves nothing. Safe to repeat. */
  announceEmail: { request: NewEmail; response: { isAnnounced: true } };
  /** Notes that the caller reads the mails to their address; the mail's code is used up afterwards. Safe to repeat. */
  proveEmail: { request: MailedProof; response: { provenEmail: string } };
  /** Shows admins that the person has proven their email; no function is notified of it. Safe to repeat. */
  checkEmailProof: { request: EmptyRequest; response: { isEmailProven: boolean } };
}

export interface SignInAdmission {
  /** The session changes the password next; left out = it does not. */
  isPasswordNext?: boolean | undefined;
}
export interface NewEmail {
  newEmail: string;
}
export interface MailedProof {
  /** The code of the mail that proves an address, or changes it. */
  oobCode: string;
}

/** Firebase Auth's are some fifty characters. */
const MAILED_CODE_MAX_LENGTH = 512;

export const signInCallSchemas: CallSchemas<SignInCalls> = {
  beginProviderSignIn: providerSignInBeginningSchema,
  finishProviderSignIn: providerSignInReturnSchema,
  admitSignIn: object({ isPasswordNext: boolean().optional() }),
  announceEmail: object({
    newEmail: string().required().max(USER_ACCOUNT_LIMITS.emailMaxLength),
  }),
  proveEmail: object({ oobCode: string().required().max(MAILED_CODE_MAX_LENGTH) }),
  checkEmailProof: emptyRequestSchema,
};
