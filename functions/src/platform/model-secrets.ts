import { defineSecret } from 'firebase-functions/params';
import { MODEL_PROVIDER_SETTINGS } from './configuration.ts';
import { configuration } from './current-configuration.ts';

/**
 * The secrets that a function that asks models names in its options, so that they are in its
 * environment. Empty if they are there already.
 *
 * @example onTaskDispatched({ secrets: MODEL_SECRETS, … }, …)
 */
export const MODEL_SECRETS =
  configuration.modelKeySource === 'secret-manager'
    ? Object.values(MODEL_PROVIDER_SETTINGS).map(({ key }) => defineSecret(key))
    : [];
