import type { Timestamp } from 'firebase-admin/firestore';
import type { MailKind } from '@tasuki/domain/mail/mail';
import { MAIL_PREFERENCES_SHAPE, type MailPreferences } from '@tasuki/domain/mail/mail-preferences';
import { plainReader, storedReader } from '../platform/firestore/read-stored.ts';

/**
 * The outcome of a mail. `sent`: the server took it. `unwanted`: its kind is switched off.
 * `no-address`: the person has no proven address. `suppressed`: the address takes no mail, or its
 * owner complained. `refused`: the server says that there is no such mailbox. `expired`: no server
 * took it for days.
 */
export type MailOutcome = 'sent' | 'unwanted' | 'no-address' | 'suppressed' | 'refused' | 'expired';

/** mails/{mailId}: that a mail is done with. Its words and address are not kept. */
export interface StoredMail {
  uid: string;
  kind: MailKind;
  outcome: MailOutcome;
  at: Timestamp;
}

/** suppressedAddresses/{keyed digest}: why nothing more is sent to an address. */
export interface SuppressedAddress {
  reason: 'bounced' | 'complained';
  /** The server's or company's code, e.g. `5.1.1`; null for a complaint. */
  code: string | null;
  at: Timestamp;
}

/**
 * mailTokens/{uid}: what stands in a person's links to unsubscribe, in mails of earlier releases. The
 * functions' alone; none is made any more.
 */
interface MailToken {
  token: string;
}

export const storedMailToken = storedReader<MailToken>({ token: 'string' });
export const storedMailPreferences = plainReader<MailPreferences>(MAIL_PREFERENCES_SHAPE);
