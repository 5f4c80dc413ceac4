import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { SafetyNotice } from '@tasuki/domain/accounts/user-account';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tasuki/domain/language';
import {
  isOptionalMailKind,
  isSafetyMailKind,
  MAIL_KINDS_OF_OTHERS,
  type Mail,
  type OptionalMailKind,
} from '@tasuki/domain/mail/mail';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { logFailure, logInfo } from '../platform/log.ts';
import type { MailKeys } from '../platform/mail/mail-keys.ts';
import { isRecipientRefused, type MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';
import {
  storedMailPreferences,
  type MailOutcome,
  type StoredMail,
  type SuppressedAddress,
} from './stored-mail.ts';
import { noteSuppressed, suppressedAddressReferences } from './suppressed-addresses.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** A mail, and who is to read it. */
export interface AddressedMail {
  uid: string;
  mail: Mail;
}

/** A mail that is asked for. */
export interface AskForMail extends AddressedMail {
  /** Of what the mail is about, e.g. the kind and a time; letters, digits, - and _. */
  key: string;
  /** A proven address that the person may be leaving; left out = the one they have when it is sent. */
  to?: string | undefined;
}

/** One mail to one person. */
interface SendMail extends AddressedMail {
  mailId: string;
  /** In milliseconds since 1970. */
  askedAt: number;
  /** A proven address that the person may be leaving; left out = the one they have when it is sent. */
  to?: string;
}

const SEND_MAIL: JobKind<SendMail> = {
  name: 'send-mail',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/**
 * After this time a mail is no longer news, and a server that is away for so long has been given
 * up.
 */
const EXPIRY_MILLISECONDS = 3 * DAY_MILLISECONDS;
/**
 * If this many different people are refused without a mail taken between them, an operator must
 * look.
 */
const ALARM_PEOPLE = 5;

export interface MailDependencies {
  firestore: Firestore;
  /** Null = no mail server is configured: nothing is sent. */
  transport: MailTransport | null;
  /** Null together with the transport. */
  keys: MailKeys | null;
  appOrigin: string;
  functionsOrigin: string;
}

/** The transport and the time of a mail. */
interface Sending {
  transport: MailTransport;
  keys: MailKeys;
  now: Date;
}

/**
 * The job that sends a mail to a person, to be handed to `askForJob`. Asking again with the same key
 * is the same mail, also after it was sent.
 */
export function mailRequest({ uid, key, mail, to }: AskForMail, now: Date): JobRequest {
  const mailId = `${uid}_${key}`;
  const asked = { uid, mailId, mail, askedAt: now.getTime() };
  return jobRequest(SEND_MAIL, mailId, to === undefined ? asked : { ...asked, to });
}

/**
 * Sends a mail, unless it was sent, nobody can read it, its reader does not want it or it is out of
 * date. A person who is not let in gets no mail about others. Recipient, address and language are
 * read when it is sent.
 *
 * A server may take a mail while its answer is lost. Then the mail is sent again under the same
 * message id, by which a mailbox knows it. Otherwise a mail could be lost.
 */
export function sendMailJob({
  isStillMeant,
  ...dependencies
}: MailDependencies & {
  /** Whether what a mail is about still holds when it is sent. */
  isStillMeant: (mail: AddressedMail, now: Date, firestore: Firestore) => Promise<boolean>;
}): JobHandler {
  // Counted by each instance on its own: an alarm needs no exact number.
  const refusals = new RefusedInARow();
  return jobHandler(SEND_MAIL, {
    isNeverGivenUp: true,
    run: async ({ uid, mailId, mail, askedAt, to }, now) => {
      const { firestore, transport, keys } = dependencies;
      if (!transport || !keys) return { fulfil: () => undefined };
      const reference = firestore.doc(firestorePaths.mail(mailId));
      if ((await reference.get()).exists) return { fulfil: () => undefined };
      // Nothing is kept of it: it may be asked for again.
      if (!(await isStillMeant({ uid, mail }, now, firestore))) return { fulfil: () => undefined };
      const isExpired = now.getTime() - askedAt > EXPIRY_MILLISECONDS;
      const done = isExpired
        ? { outcome: 'expired' as const, refused: null }
        : await send(
            { uid, mailId, mail, ...(to !== undefined && { to }) },
            { transport: refusals.watched(uid, transport), keys, now },
            dependencies,
          );
      if (!done) return { fulfil: () => undefined };
      const { outcome, refused } = done;
      const at = Timestamp.fromDate(now);
      return {
        fulfil: async (transaction) => {
          // Somebody may be in the account, whose owner learns of it nowhere else.
          if (outcome !== 'sent' && isSafetyMailKind(mail.kind)) {
            await noteSafety(transaction, uid, { kind: mail.kind, at: now }, firestore);
          }
          const stored: StoredMail = { uid, kind: mail.kind, outcome, at };
          transaction.set(reference, stored);
          if (refused === null) return;
          const suppressed: SuppressedAddress = { reason: 'bounced', code: refused.code, at };
          transaction.set(refused.entry, suppressed);
        },
        afterwards: async () => {
          logInfo('mail done with', { uid, kind: mail.kind, outcome });
          return Promise.resolve();
        },
      };
    },
    giveUp: () => undefined,
  });
}

/** Says in the log that a server refuses one recipient after another: that is hardly their mailboxes. */
class RefusedInARow {
  readonly #uids = new Set<string>();

  /** The same transport, whose refusals are counted. */
  watched(uid: string, transport: MailTransport): MailTransport {
    return async (mail) => {
      try {
        const code = await transport(mail);
        if (code === null) this.#uids.clear();
        else this.#note(uid, code);
        return code;
      } catch (cause) {
        if (isRecipientRefused(cause)) this.#note(uid, cause);
        throw cause;
      }
    };
  }

  #note(uid: string, cause: unknown): void {
    const isNew = !this.#uids.has(uid);
    this.#uids.add(uid);
    const people = this.#uids.size;
    if (!isNew || people % ALARM_PEOPLE !== 0) return;
    logFailure('mail server refuses recipients in a row', { people }, cause);
  }
}

/** Has the account show what no mailbox took, where there is still one. */
async function noteSafety(
  transaction: Transaction,
  uid: string,
  safetyNotice: SafetyNotice,
  firestore: Firestore,
): Promise<void> {
  const state = await transaction.get(firestore.doc(firestorePaths.accountState(uid)));
  if (state.exists) transaction.update(state.ref, { safetyNotice });
}

/**
 * @returns what became of it, and of an address that has no mailbox its entry and the server's code; null where
 *   its reader is not let in, so that it may be asked for again
 */
async function send(
  { uid, mailId, mail, to }: Omit<SendMail, 'askedAt'>,
  { transport, keys, now }: Sending,
  dependencies: MailDependencies,
): Promise<{
  outcome: MailOutcome;
  refused: { entry: DocumentReference; code: string } | null;
} | null> {
  const { firestore, appOrigin } = dependencies;
  const reader = await readReader(uid, to, firestore);
  if (!reader) return { outcome: 'no-address', refused: null };
  if (MAIL_KINDS_OF_OTHERS.has(mail.kind) && !reader.isLetIn) return null;
  const entries = suppressedAddressReferences(reader.email, { keys, now, firestore });
  const [preferences, ...suppressed] = await firestore.getAll(
    firestore.doc(firestorePaths.mailPreferences(uid)),
    ...entries,
  );
  const offKinds = storedMailPreferences(preferences)?.offKinds ?? [];
  if (isOptionalMailKind(mail.kind) && offKinds.some((kind) => kind === mail.kind))
    return { outcome: 'unwanted', refused: null };
  if (suppressed.some(({ exists }) => exists)) {
    await firestore.runTransaction(async (transaction) =>
      noteSuppressed(entries, null, transaction),
    );
    return { outcome: 'suppressed', refused: null };
  }
  const unsubscribeUrl = isOptionalMailKind(mail.kind)
    ? unsubscribeUrlOf({ uid, kind: mail.kind, email: reader.email }, { keys, now }, dependencies)
    : null;
  const code = await transport({
    messageId: messageIdOf(mailId, appOrigin),
    to: reader.email,
    unsubscribeUrl,
    ...renderMail(mail, reader.language, { appOrigin, unsubscribeUrl }),
  });
  return code === null
    ? { outcome: 'sent', refused: null }
    : { outcome: 'refused', refused: { entry: entries[0], code } };
}

/** The address at which a person ends the mails of a kind. */
function unsubscribeUrlOf(
  link: { uid: string; kind: OptionalMailKind; email: string },
  { keys, now }: Pick<Sending, 'keys' | 'now'>,
  { functionsOrigin }: MailDependencies,
): string {
  const token = unsubscribeToken(link, keys, now);
  const query = new URLSearchParams({ person: link.uid, kind: link.kind, token });
  return `${functionsOrigin}/unsubscribeFromMail?${query.toString()}`;
}

/** @returns null where the person has no address that is proven to be theirs, or no open account */
async function readReader(
  uid: string,
  to: string | undefined,
  firestore: Firestore,
): Promise<{ email: string; language: Language; isLetIn: boolean } | null> {
  const [stateSnapshot, accountSnapshot] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.user(uid)),
  );
  const state = storedAccountState(stateSnapshot);
  const account = storedUserAccount(accountSnapshot);
  if (!account || state?.isDisabled === true) return null;
  const email = to ?? (state?.isEmailProven === true ? state.email : null);
  if (typeof email !== 'string' || isPlaceholderEmail(email)) return null;
  const { language } = account;
  return {
    email,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    isLetIn: state?.isBetaApproved === true,
  };
}

/** The same for the same mail, and no other's; it says nothing of whose it is. */
function messageIdOf(mailId: string, appOrigin: string): string {
  const digest = createHash('sha256').update(mailId).digest('hex').slice(0, 40);
  return `<${digest}@${new URL(appOrigin).hostname}>`;
}
