import { publicNameOf } from '@tasuki/domain/accounts/public-name';
import { findUnsafeWordsAlsoQuoted } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { holdsLink } from '@tasuki/domain/coaching/text/readable-text';

/**
 * The name of a person that others see. An offensive name is left out, since it appears in lists,
 * groups, invitations and mails, where nobody can report it. So is an address, which mail programs
 * turn into a link in our name.
 *
 * @returns the chosen name, else the whole one; '' = neither can be shown
 */
export function decentNameOf(account: Parameters<typeof publicNameOf>[0]): string {
  const names = [publicNameOf(account), publicNameOf({ ...account, displayName: null })];
  return (
    names.find((name) => findUnsafeWordsAlsoQuoted(name).length === 0 && !holdsLink(name)) ?? ''
  );
}
