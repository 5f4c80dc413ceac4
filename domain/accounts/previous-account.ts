/**
 * An account that was registered under an address and lost it, because the address's owner came by
 * Google and began an account of their own. It keeps everything but the address. Its maker signs in
 * as before, by the same address and the password that they had, or by a linked watch.
 */

/**
 * Days that a previous account waits for its maker. If nobody signs in until then, it is deleted.
 */
export const PREVIOUS_ACCOUNT_DAYS = 60;

/**
 * Firebase Auth needs an address for a password. A previous account has one under this domain,
 * which can receive no mail (RFC 2606). It does not count as an address.
 */
export const PLACEHOLDER_EMAIL_DOMAIN = 'previous-account.invalid';
/** How many such accounts of one address can be signed in to by password. */
const PLACEHOLDER_EMAIL_SLOTS = 2;
const DIGEST_LENGTH = 40;

/**
 * Firebase Auth sends the mail that proves an address only where an account has one already. So an account
 * that began without, by a watch, has one under this domain, which can receive no mail either.
 */
export const NO_EMAIL_DOMAIN = 'no-email.invalid';

/** Whether an address stands for none. */
export function isPlaceholderEmail(email: string | null | undefined): boolean {
  return isLostEmail(email) || isUnder(email, NO_EMAIL_DOMAIN);
}

/** Whether an address stands for one that the account had and lost. */
export function isLostEmail(email: string | null | undefined): boolean {
  return isUnder(email, PLACEHOLDER_EMAIL_DOMAIN);
}

function isUnder(email: string | null | undefined, domain: string): boolean {
  return email?.toLowerCase().endsWith(`@${domain}`) === true;
}

/** The source of the digest in a placeholder: the address as Firebase Auth compares it. */
export function placeholderSource(email: string): string {
  return `previous account of ${email.trim().toLowerCase()}`;
}

/**
 * The addresses under which accounts that lost an address may be, the one used first leading.
 *
 * @param digest SHA-256, in lower-case hexadecimal, of {@link placeholderSource}
 */
export function placeholderEmails(digest: string): string[] {
  return Array.from(
    { length: PLACEHOLDER_EMAIL_SLOTS },
    (_, slot) => `${digest.slice(0, DIGEST_LENGTH)}-${slot + 1}@${PLACEHOLDER_EMAIL_DOMAIN}`,
  );
}
