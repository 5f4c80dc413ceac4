import { createECDH } from 'node:crypto';
import { PUSH_SERVICE_HOSTS } from './push-service-address.ts';
import type { SettingReader } from '../provider-configuration.ts';

/** The keys of VAPID (RFC 8292) that notifications to devices need. */
export interface PushConfiguration {
  publicKey: string;
  /** A secret: never logged. */
  privateKey: string;
  /** The contact for push services, `mailto:` or `https:`. */
  subject: string;
  /** Hosts of push services that may be asked; in local mode the sandbox's origin. */
  services: readonly string[];
}

const HOST_PATTERN = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
const SUBJECT_PATTERN = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/**
 * Reads the settings of push notifications.
 *
 * @param isLocal only then may a push service be named by its origin
 * @returns null without keys: nothing is sent, and nobody is asked
 */
export function readPush(
  read: Pick<SettingReader, 'text' | 'addProblem'>,
  isLocal: boolean,
): PushConfiguration | null {
  const publicKey = read.text('WEB_PUSH_PUBLIC_KEY');
  const privateKey = read.text('WEB_PUSH_PRIVATE_KEY');
  if (publicKey === '' && privateKey === '') return null;
  if (publicKeyOf(privateKey) !== publicKey) {
    // The values hold a secret, so the problem does not repeat them.
    read.addProblem('WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY must be a pair of VAPID keys.');
  }
  const subject = read.text('WEB_PUSH_SUBJECT');
  if (!SUBJECT_PATTERN.test(subject)) {
    read.addProblem('WEB_PUSH_SUBJECT must begin with mailto: or https:.');
  }
  const given = read.text('WEB_PUSH_SERVICES');
  const services = given === '' ? PUSH_SERVICE_HOSTS : given.split(',').map((one) => one.trim());
  const isGood = (one: string) =>
    HOST_PATTERN.test(one) || (isLocal && /^http:\/\/127\.0\.0\.1:\d+$/.test(one));
  if (!services.every(isGood)) {
    read.addProblem('WEB_PUSH_SERVICES must be hosts of push services, separated by commas.');
  }
  return { publicKey, privateKey, subject, services };
}

/** The public key that belongs to a private one; null where it is no key. */
function publicKeyOf(privateKey: string): string | null {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}
