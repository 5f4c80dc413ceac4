import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { object, string } from 'yup';
import { logInfo } from '../platform/log.ts';
import { isOneOf } from '../platform/is-one-of.ts';
import type { MailKeys } from '../platform/mail/mail-keys.ts';
import type { SuppressedAddress } from './stored-mail.ts';
import { noteSuppressed, suppressedAddressReferences } from './suppressed-addresses.ts';

interface MailEventRequest {
  method: string;
  /** The secret behind the function's name. */
  pathSecret: string;
  body: unknown;
}

interface MailEventDependencies {
  firestore: Firestore;
  now: () => Date;
  /** None = nobody is answered. */
  pathSecrets: readonly string[];
  /** Null = nobody is answered. */
  keys: MailKeys | null;
}

/** As Postmark writes it: one event a request. Other companies' events are brought into this shape. */
const eventSchema = object({
  RecordType: string().required(),
  /** The type of a bounce. */
  Type: string().optional().max(100),
  Email: string().required().max(254),
});

/** Bounces that will not pass; the others are repeated or reported again by the company. */
const PERMANENT_BOUNCES: ReadonlySet<string> = new Set([
  'HardBounce',
  'BadEmailAddress',
  'ManuallyDeactivated',
]);

/**
 * Takes in that an address does not exist, or that its owner called a mail unwanted. Nothing more is sent
 * to it then. May come twice and in any order: the first reason stays.
 *
 * @returns the HTTP status
 */
export async function receiveMailEvent(
  { method, pathSecret, body }: MailEventRequest,
  { firestore, now, pathSecrets, keys }: MailEventDependencies,
): Promise<number> {
  if (keys === null || !isOneOf(pathSecret, pathSecrets)) return 404;
  if (method !== 'POST') return 405;
  const event = await eventSchema.validate(body, { strict: true }).catch(() => null);
  if (!event) return 400;
  const reason = reasonOf(event);
  // Deliveries and openings may be reported too; they change nothing.
  if (reason === null) return 200;
  const entries = suppressedAddressReferences(event.Email, { keys, now: now(), firestore });
  const suppressed: SuppressedAddress = {
    reason,
    code: reason === 'bounced' ? (event.Type ?? null) : null,
    at: Timestamp.fromDate(now()),
  };
  await firestore.runTransaction(async (transaction) =>
    noteSuppressed(entries, suppressed, transaction),
  );
  logInfo('address takes no mails any more', { reason });
  return 200;
}

function reasonOf({
  RecordType: record,
  Type: type,
}: {
  RecordType: string;
  Type?: string | undefined;
}): SuppressedAddress['reason'] | null {
  if (record === 'SpamComplaint') return 'complained';
  return record === 'Bounce' && PERMANENT_BOUNCES.has(type ?? '') ? 'bounced' : null;
}
