import type { SettingReader } from './provider-configuration.ts';

/** The key that encrypts the tokens of Strava and Garmin. */
export interface TokenKeyConfiguration {
  /** projects/…/locations/…/keyRings/…/cryptoKeys/… */
  keyName: string;
  /** The address of Cloud KMS, e.g. `https://cloudkms.googleapis.com/v1`. No slash at its end. */
  serviceUrl: string;
}

const KEY_NAME_PATTERN =
  /^projects\/[a-z0-9:.-]+\/locations\/[a-z0-9-]+\/keyRings\/[A-Za-z0-9_-]{1,63}\/cryptoKeys\/[A-Za-z0-9_-]{1,63}$/;
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];
const TOKEN_PROVIDERS = ['STRAVA', 'GARMIN'] as const;

/**
 * Reads the key's name and address. Without a key no token could be stored, so a provider that
 * gives tokens needs one.
 *
 * @returns null where no key is named and none is needed
 */
export function readTokenKey(read: SettingReader): TokenKeyConfiguration | null {
  const keyName = read.text('TOKEN_KEY');
  const serviceUrl = read.address('KMS_BASE', 'https://cloudkms.googleapis.com/v1');
  if (URL.canParse(serviceUrl)) {
    const { protocol, hostname } = new URL(serviceUrl);
    if (protocol !== 'https:' && !LOOPBACK_HOSTS.includes(hostname)) {
      read.addProblem('KMS_BASE must begin with https:// where it is not on this machine.');
    }
  }
  if (keyName === '') {
    const needing = TOKEN_PROVIDERS.filter((provider) => read.text(`${provider}_CLIENT_ID`) !== '');
    if (needing.length === 0) return null;
    read.addProblem(`TOKEN_KEY is missing: it encrypts the tokens of ${needing.join(' and ')}.`);
  } else if (!KEY_NAME_PATTERN.test(keyName)) {
    read.addProblem(
      `TOKEN_KEY must be projects/…/locations/…/keyRings/…/cryptoKeys/…; it is "${keyName}".`,
    );
  }
  return { keyName, serviceUrl };
}
