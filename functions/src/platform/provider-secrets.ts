import { defineSecret } from 'firebase-functions/params';
import { configuration } from './current-configuration.ts';
import { PROVIDER_SECRET_SETTINGS } from './provider-configuration.ts';

/**
 * What a function that speaks with other companies names in its options, so that the
 * secrets stand in its environment. None where they stand there already.
 *
 * @example openCallable('beginProviderSignIn', { secrets: PROVIDER_SECRETS }, …)
 */
export const PROVIDER_SECRETS =
  configuration.providerSecretSource === 'secret-manager'
    ? PROVIDER_SECRET_SETTINGS.map((name) => defineSecret(name))
    : [];
