import type { MailKeys } from './mail-keys.ts';
import type { SettingReader } from '../provider-configuration.ts';

/** The server and the addresses of outgoing mail. */
export interface MailConfiguration {
  /** Address of the SMTP server with user and password: a secret, never logged. */
  smtpUrl: string;
  /** The sender as a header says it, e.g. `Tasuki <coach@tasuki.example>`. */
  from: string;
  /** The address to which messages to the operator go. */
  contactMailbox: string;
  /** The parts of the webhook's path that nobody can guess; secrets. None = it answers nobody. */
  webhookSecrets: readonly string[];
}

const WEBHOOK_SECRET_PATTERN = /^[A-Za-z0-9_-]{24,}$/;
const WEBHOOK_SECRETS_MAXIMUM = 2;
const ADDRESS_PATTERN = /^[^\s@<>]+@[^\s@<>]+$/;
/** An address, with a name before it or without. */
const FROM_PATTERN = /^(?:[^<>\r\n]{1,80} <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

/**
 * Reads the settings of mail.
 *
 * @param isLocal only then may a server be asked without TLS
 * @param mailKeys as `readMailKeys` reads them
 * @returns null without a server: no mail is sent
 */
export function readMail(
  read: Pick<SettingReader, 'text' | 'addProblem'>,
  { isLocal, mailKeys }: { isLocal: boolean; mailKeys: MailKeys | null },
): MailConfiguration | null {
  const smtpUrl = read.text('SMTP_URL');
  const from = read.text('MAIL_FROM');
  const secrets = read.text('MAIL_WEBHOOK_SECRETS');
  const webhookSecrets = secrets === '' ? [] : secrets.split(',').map((secret) => secret.trim());
  const areGood = webhookSecrets.every((secret) => WEBHOOK_SECRET_PATTERN.test(secret));
  if (!areGood || webhookSecrets.length > WEBHOOK_SECRETS_MAXIMUM) {
    read.addProblem(
      'MAIL_WEBHOOK_SECRETS must be one secret, or two with a comma between them, each of 24 or more letters, digits, _ or -.',
    );
  }
  if (smtpUrl === '') return null;
  if (mailKeys === null) {
    read.addProblem('MAIL_KEY is missing: it signs the links of mails (docs/operating-mail.md).');
  }
  const protocol = URL.canParse(smtpUrl) ? new URL(smtpUrl).protocol : '';
  // The value holds a password, so the problem does not repeat it.
  if (protocol !== 'smtps:' && !(isLocal && protocol === 'smtp:')) {
    read.addProblem('SMTP_URL must begin with smtps:, or with smtp: in local mode.');
  }
  if (!FROM_PATTERN.test(from)) {
    read.addProblem('MAIL_FROM must be an address such as Tasuki <coach@tasuki.example>.');
  }
  const contactMailbox = read.text('CONTACT_MAILBOX');
  if (!ADDRESS_PATTERN.test(contactMailbox)) {
    read.addProblem('CONTACT_MAILBOX must be an address such as support@tasuki.example.');
  }
  return { smtpUrl, from, contactMailbox, webhookSecrets };
}
