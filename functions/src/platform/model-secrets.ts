import { defineSecret } from 'firebase-functions/params';
import { MODEL_PROVIDER_SETTINGS } from './configuration.ts';
import { configuration } from './current-configuration.ts';

/**
 * What a function that asks models names in its options, so that the keys stand
 * in its environment. None where they stand there already.
 *
 * @example onTaskDispatched({ secrets: MODEL_SECRETS, … }, …)
 */
export const MODEL_SECRETS =
  configuration.modelKeySource === 'secret-manager'
    ? Object.values(MODEL_PROVIDER_SETTINGS).map(({ key }) => defineSecret(key))
    : [];
