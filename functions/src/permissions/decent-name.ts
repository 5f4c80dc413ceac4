import { publicNameOf } from '@tasuki/domain/accounts/public-name';
import { findUnsafeWordsAlsoQuoted } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { holdsLink } from '@tasuki/domain/coaching/text/readable-text';

/**
 * What others see a person called. A name that nobody should have to read is left out: it stands in lists, groups,
 * invitations and mails, and nobody can report it. So is an address, which programs for mail make a link in our name.
 *
 * @returns the chosen name, else the whole one; '' = neither can be shown
 */
export function decentNameOf(account: Parameters<typeof publicNameOf>[0]): string {
  const names = [publicNameOf(account), publicNameOf({ ...account, displayName: null })];
  return (
    names.find((name) => findUnsafeWordsAlsoQuoted(name).length === 0 && !holdsLink(name)) ?? ''
  );
}
