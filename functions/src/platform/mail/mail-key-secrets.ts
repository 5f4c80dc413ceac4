import { defineSecret } from 'firebase-functions/params';
import { configuration } from '../current-configuration.ts';

/**
 * The secrets that a function that reads links of mails names in its options, and no other secret.
 */
export const MAIL_KEY_SECRETS =
  configuration.providerSecretSource === 'secret-manager' ? [defineSecret('MAIL_KEY')] : [];
