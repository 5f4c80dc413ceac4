import { boolean, object, string, type ObjectSchema } from 'yup';
import type { CallSchemas } from '../call-schemas.ts';
import {
  LINKED_PROVIDERS,
  SIGN_IN_PROVIDERS,
  type LinkedProvider,
  type SignInProvider,
} from './provider.ts';

/** The calls about the companies that an account is linked to. */
export interface ProviderCalls {
  /**
   * Ends a link: notifies the provider, deletes tokens and, for Strava, its data. Google is a sign-in
   * method and nothing else. Safe to repeat.
   */
  unlinkProvider: { request: SignInProviderReference; response: { isUnlinked: boolean } };
  /** Looks at once for what is new at a linked provider, and goes on with its history. Safe to repeat. */
  importFromProvider: { request: ProviderReference; response: { isAsked: boolean } };
  /** Has the sessions of the caller's plan sent to Garmin, or no longer. Safe to repeat. */
  sendPlanToGarmin: { request: { isOn: boolean }; response: { isOn: boolean } };
}

export interface SignInProviderReference {
  provider: SignInProvider;
}
export interface ProviderReference {
  provider: LinkedProvider;
}

const signInProviderReferenceSchema: ObjectSchema<SignInProviderReference> = object({
  provider: string().required().oneOf(SIGN_IN_PROVIDERS),
});
const providerReferenceSchema: ObjectSchema<ProviderReference> = object({
  provider: string().required().oneOf(LINKED_PROVIDERS),
});

export const providerCallSchemas: CallSchemas<ProviderCalls> = {
  unlinkProvider: signInProviderReferenceSchema,
  importFromProvider: providerReferenceSchema,
  sendPlanToGarmin: object({ isOn: boolean().required() }),
};
