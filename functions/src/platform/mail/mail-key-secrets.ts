import { defineSecret } from 'firebase-functions/params';
import { configuration } from '../current-configuration.ts';

/** What a function names in its options that reads links of mails, and nothing else that is secret. */
export const MAIL_KEY_SECRETS =
  configuration.providerSecretSource === 'secret-manager' ? [defineSecret('MAIL_KEY')] : [];
