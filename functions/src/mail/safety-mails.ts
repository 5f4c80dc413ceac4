import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import type { JobRequest } from '../jobs/job-kind.ts';
import { provenEmailsOf, recentlyLeftEmails } from '../permissions/proven-emails.ts';
import { mailRequest, type AskForMail } from './send-mail-job.ts';

/**
 * The jobs that say something about an account's safety to whose it is. They go to its proven address, and
 * to those of before whose owner may still take a change back. None where no address is proven.
 * Asking again with the same key is the same mail.
 */
export function safetyMails(
  { uid, key, mail }: Omit<AskForMail, 'to'>,
  state: Partial<AccountState> | undefined,
  now: Date,
): readonly JobRequest[] {
  const present = state?.judgedEmail ?? state?.email;
  const addresses = new Set([
    ...provenEmailsOf(state).filter((email) => email === present),
    ...recentlyLeftEmails(state, now).map(({ email }) => email),
  ]);
  return [...addresses]
    .filter((email) => !isPlaceholderEmail(email))
    .map((to, index) => mailRequest({ uid, key: `${key}_${index}`, mail, to }, now));
}
