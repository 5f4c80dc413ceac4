import type { SettingReader } from './provider-configuration.ts';

/** The account at Stripe that sells. */
export interface StripeConfiguration {
  /** A secret: never logged. */
  secretKey: string;
  /** Secrets with which Stripe signs events; two while one replaces the other. */
  webhookSecrets: readonly string[];
  /** The API's address, e.g. `https://api.stripe.com`. */
  apiUrl: string;
}

const KEY_PATTERN = /^(?:sk|rk)_(test|live)_\w+$/;
const WEBHOOK_SECRET_PATTERN = /^whsec_\w+$/;
const WEBHOOK_SECRETS_MAXIMUM = 2;

/**
 * Reads the settings of Stripe.
 *
 * @param isLocal a key with which people are really charged is refused then
 * @returns null without a key: nothing is sold
 */
export function readStripe(read: SettingReader, isLocal: boolean): StripeConfiguration | null {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  const secrets = read.text('STRIPE_WEBHOOK_SECRETS');
  const apiUrl = read.address('STRIPE_API', 'https://api.stripe.com');
  if (secretKey === '' && secrets === '') return null;
  const mode = KEY_PATTERN.exec(secretKey)?.[1];
  if (mode === undefined) {
    read.addProblem('STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.');
  }
  if (mode === 'live' && isLocal) {
    read.addProblem('STRIPE_SECRET_KEY charges people, so it is not for local mode.');
  }
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim());
  const isGood = webhookSecrets.every((secret) => WEBHOOK_SECRET_PATTERN.test(secret));
  if (!isGood || webhookSecrets.length > WEBHOOK_SECRETS_MAXIMUM) {
    read.addProblem(
      'STRIPE_WEBHOOK_SECRETS must be one secret that begins with whsec_, or two with a comma between them.',
    );
  }
  return { secretKey, webhookSecrets, apiUrl };
}
