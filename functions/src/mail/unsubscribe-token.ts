import { timingSafeEqual } from 'node:crypto';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { OptionalMailKind } from '@tasuki/domain/mail/mail';
import type { MailKeys } from '../platform/mail/mail-keys.ts';
import { keyedDigest, keysInOrder } from './keyed-digest.ts';

/** Days for which a mail's link ends mails; later its reader does so in the account. */
export const UNSUBSCRIBE_LINK_DAYS = 180;

/** Until then links of mails count that were sent before tokens had a kind and an end. */
export const FORMER_TOKENS_END = new Date('2027-06-01T00:00:00Z');
/** The form of those: one for all mails of a person. */
const FORMER_TOKEN_PATTERN = /^[A-Za-z0-9_-]{32}$/;

/** When it ends, in seconds since 1970; whose address it is for; and the proof of both. */
const TOKEN_PATTERN = /^(\d{10})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;
const ADDRESS_MARK_LENGTH = 22;

/** The person and the kind of mail that a link ends. */
export interface UnsubscribeLink {
  uid: string;
  kind: OptionalMailKind;
}

/**
 * The token in the link of one mail. It ends mails of that kind to that address, and works for
 * `UNSUBSCRIBE_LINK_DAYS`.
 */
export function unsubscribeToken(
  { uid, kind, email }: UnsubscribeLink & { email: string },
  { present }: MailKeys,
  now: Date,
): string {
  const endsAt = now.getTime() + UNSUBSCRIBE_LINK_DAYS * DAY_MILLISECONDS;
  const end = String(Math.floor(endsAt / 1000));
  const mark = addressMark(present, uid, email);
  return [end, mark, proofOf(present, { uid, kind }, end, mark)].join('.');
}

/**
 * Looks at a token before anything is read.
 *
 * @returns null where it is none of ours, of another person or kind, or over; else whether an address
 *   is the one that it was made for
 */
export function readUnsubscribeToken(
  token: string,
  link: UnsubscribeLink,
  keys: MailKeys,
  now: Date,
): ((email: string) => boolean) | null {
  const [, end = '', mark = '', proof = ''] = TOKEN_PATTERN.exec(token) ?? [];
  const key = keysInOrder(keys).find((one) => isSame(proof, proofOf(one, link, end, mark)));
  if (key === undefined || now.getTime() >= Number(end) * 1000) return null;
  return (email) => isSame(mark, addressMark(key, link.uid, email));
}

/** Whether a token may be one of before, which is compared with what is stored. */
export function isFormerToken(token: string, now: Date): boolean {
  return now < FORMER_TOKENS_END && FORMER_TOKEN_PATTERN.test(token);
}

/** Compares two texts in a time that does not say where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function addressMark(key: string, uid: string, email: string): string {
  const parts = [uid, email.trim().toLowerCase()];
  return keyedDigest(key, 'unsubscribe-address', parts).slice(0, ADDRESS_MARK_LENGTH);
}

function proofOf(key: string, { uid, kind }: UnsubscribeLink, end: string, mark: string): string {
  return keyedDigest(key, 'unsubscribe', [uid, kind, end, mark]);
}
