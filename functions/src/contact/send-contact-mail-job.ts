import { createHash } from 'node:crypto';
import type { ContactMessage } from '@tasuki/domain/contact/contact-message';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { isContentRefused, type MailTransport } from '../mail/mail-transport.ts';
import { escapeHtml } from '../mail/render-mail.ts';
import { logInfo, logWarning } from '../platform/log.ts';

/** A message with what is known of its writer. */
interface ContactMail extends ContactMessage {
  /** null = signed out. */
  uid: string | null;
  /** Whether the writer has shown that the address is theirs. */
  isEmailProven: boolean;
}

/** In whose name the messages of signed-out people take turns. */
const NOBODY = 'contact';

const SEND_CONTACT_MAIL: JobKind<ContactMail> = {
  name: 'send-contact-mail',
  queue: 'short',
  personOf: ({ uid }) => uid ?? NOBODY,
};

interface ContactMailDependencies {
  /** Null = no mail server is configured; the job waits for one. */
  transport: MailTransport | null;
  /** The operator's mailbox; null together with the transport. */
  mailbox: string | null;
  appOrigin: string;
}

/** The job that brings a message to the operator's mailbox, to be handed to `askForJob`. */
export function contactMailRequest(mail: ContactMail): JobRequest {
  return jobRequest(SEND_CONTACT_MAIL, mail.messageId, mail);
}

/**
 * Sends a message to the operator's mailbox. Its words are in the job alone and go with it. A mailbox
 * that is refused is a fault of the configuration, so the job is tried until that is mended. Where a
 * filter refuses the words, the mailbox gets a mail without them, which says who wrote.
 */
export function sendContactMailJob({
  transport,
  mailbox,
  appOrigin,
}: ContactMailDependencies): JobHandler {
  return jobHandler(SEND_CONTACT_MAIL, {
    isNeverGivenUp: true,
    run: async (mail) => {
      if (transport === null || mailbox === null) throw new Error('No mail server is configured');
      const destination = { mailbox, appOrigin };
      try {
        await send(mail, quoted(mail.text), destination, transport);
      } catch (cause) {
        if (!isContentRefused(cause)) throw cause;
        logWarning('text of contact message refused', { uid: mail.uid }, cause);
        await send(mail, TEXT_REFUSED, destination, transport);
      }
      return {
        fulfil: () => undefined,
        afterwards: async () => {
          logInfo('contact message sent', { uid: mail.uid, errorId: mail.errorId });
          return Promise.resolve();
        },
      };
    },
    giveUp: () => undefined,
  });
}

/** For the operator, who reads English. */
const TEXT_REFUSED = 'The mail server refused the text. Please ask the writer for it again.';

/** @throws where the mail or the mailbox is refused, and whatever else goes wrong */
async function send(
  mail: ContactMail,
  words: string,
  { mailbox, appOrigin }: { mailbox: string; appOrigin: string },
  transport: MailTransport,
): Promise<void> {
  const text = [...factsOf(mail), '', words].join('\n');
  const badMailboxCode = await transport({
    messageId: messageIdOf(
      `${mail.messageId}${words === TEXT_REFUSED ? ' refused' : ''}`,
      appOrigin,
    ),
    to: mailbox,
    replyTo: mail.email,
    subject: mail.errorId === null ? 'Contact' : `Contact: error ${mail.errorId}`,
    text,
    html: `<!doctype html><meta charset="utf-8"><pre style="white-space:pre-wrap;font:inherit">${escapeHtml(text)}</pre>`,
    unsubscribeUrl: null,
  });
  if (badMailboxCode !== null) {
    throw new Error(`The mailbox for contact is refused with ${badMailboxCode}`);
  }
}

function factsOf({ email, language, uid, errorId, isEmailProven }: ContactMail): string[] {
  return [
    `From: ${email}${isEmailProven ? ' (proven)' : ''}`,
    `Account: ${uid ?? 'signed out'}`,
    `Language: ${language}`,
    `Error: ${errorId ?? 'none'}`,
  ];
}

/** Marks each line as the writer's, so that none passes for a fact of ours. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** The same at each try, so that the mailbox shows the message once. */
function messageIdOf(messageId: string, appOrigin: string): string {
  const digest = createHash('sha256').update(`contact ${messageId}`).digest('hex').slice(0, 40);
  return `<${digest}@${new URL(appOrigin).hostname}>`;
}
