import { createHmac } from 'node:crypto';
import { readMailKeys, type MailKeys } from '../platform/mail/mail-keys.ts';

/** The purpose of a digest. A digest of one purpose is invalid for any other. */
type DigestPurpose = 'unsubscribe' | 'unsubscribe-address' | 'suppressed-address';

/** HMAC-SHA-256 of several parts, which nobody makes without the key. */
export function keyedDigest(key: string, purpose: DigestPurpose, parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}

/** The keys by which a digest may have been made, the present one first. */
export function keysInOrder({ present, former }: MailKeys): string[] {
  return former === null ? [present] : [present, former];
}

/**
 * The keys for a command, which has no configuration.
 *
 * @throws Error that says what is wrong with MAIL_KEY, without its value
 */
export function mailKeysOf(environment: Readonly<Record<string, string | undefined>>): MailKeys {
  const problems: string[] = [];
  const keys = readMailKeys({
    text: (name) => environment[name]?.trim() ?? '',
    addProblem: (text) => problems.push(text),
  });
  if (!keys) problems.push('MAIL_KEY must be in the environment (docs/operating-mail.md).');
  if (!keys || problems.length > 0) throw new Error(problems.join('\n'));
  return keys;
}
