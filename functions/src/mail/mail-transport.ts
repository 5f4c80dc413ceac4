import { createTransport } from 'nodemailer';
import type { MailConfiguration } from '../platform/mail/mail-configuration.ts';

/** A mail as it goes out. */
export interface OutgoingMail {
  /**
   * With the angle brackets. It stays the same at each try, so that a mailbox shows the mail once.
   */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a reply goes, if not to the sender. */
  replyTo?: string;
  /** Takes a POST without a session (RFC 8058); null = the mail is none that is sent again and again. */
  unsubscribeUrl: string | null;
}

/**
 * Hands a mail to the server that carries it on.
 *
 * @returns null where the server took it; otherwise the code by which it calls the mailbox a bad one
 * @throws whatever else goes wrong; the mail may have been taken then
 */
export type MailTransport = (mail: OutgoingMail) => Promise<BadMailboxCode | null>;

/**
 * Enhanced status codes (RFC 3463, RFC 7505) that are about the mailbox: no such mailbox, no such domain,
 * moved, takes no mail at all, disabled. A server also refuses recipients for what is ours to mend.
 */
const BAD_MAILBOX_CODES = ['5.1.1', '5.1.2', '5.1.6', '5.1.10', '5.2.1'] as const;
export type BadMailboxCode = (typeof BAD_MAILBOX_CODES)[number];

const CONNECTION_MILLISECONDS = 20_000;
/** A server may look at a mail for a while before it says yes. Below the lease of a job. */
const SOCKET_MILLISECONDS = 60_000;

/** The configured server by SMTP, one connection a mail. */
export function smtpTransport({ smtpUrl, from }: MailConfiguration): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_MILLISECONDS,
    greetingTimeout: CONNECTION_MILLISECONDS,
    socketTimeout: SOCKET_MILLISECONDS,
    // No file and no address of a mail's content is ever read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ unsubscribeUrl, ...mail }) => {
    try {
      await transport.sendMail({
        ...mail,
        from,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== null && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return null;
    } catch (cause) {
      const code = isRecipientRefused(cause) ? badMailboxCodeOf(cause.response) : null;
      if (code === null) throw cause;
      return code;
    }
  };
}

/** Checks for a permanent answer (RFC 5321, 5xx) to the recipient, whatever the reason for it. */
export function isRecipientRefused(cause: unknown): cause is { response: unknown } {
  return isRefusedAt('RCPT TO', cause);
}

/** Checks for a permanent answer (RFC 5321, 5xx) to what a mail says, as filters give it. */
export function isContentRefused(cause: unknown): boolean {
  return isRefusedAt('DATA', cause);
}

function isRefusedAt(step: 'RCPT TO' | 'DATA', cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const { command, responseCode } = cause as { command?: unknown; responseCode?: unknown };
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500;
  return isPermanent && command === step;
}

function badMailboxCodeOf(response: unknown): BadMailboxCode | null {
  const [, code] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return BAD_MAILBOX_CODES.find((bad) => bad === code) ?? null;
}
