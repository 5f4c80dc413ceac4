import { defineSecret } from 'firebase-functions/params';
import { configuration } from './current-configuration.ts';
import { PROVIDER_SECRET_SETTINGS } from './provider-configuration.ts';

/**
 * The secrets that a function that calls other companies names in its options, so that they are in
 * its environment. Empty if they are there already.
 *
 * @example openCallable('beginProviderSignIn', { secrets: PROVIDER_SECRETS }, …)
 */
export const PROVIDER_SECRETS =
  configuration.providerSecretSource === 'secret-manager'
    ? PROVIDER_SECRET_SETTINGS.map((name) => defineSecret(name))
    : [];
