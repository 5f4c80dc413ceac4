import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { functionsOrigin } from '../platform/functions-origin.ts';
import type { MailDependencies } from './send-mail-job.ts';

/** What sending mails needs; the library for SMTP is loaded only where a server is configured. */
export async function currentMail(): Promise<MailDependencies> {
  const { mail, mailKeys: keys, appOrigin } = configuration;
  const transport = mail && (await import('./mail-transport.ts')).smtpTransport(mail);
  const origins = { appOrigin, functionsOrigin: functionsOrigin() };
  return { firestore: firestore(), transport, keys, ...origins };
}
