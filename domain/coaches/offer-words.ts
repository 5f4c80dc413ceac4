import { findUnsafeWordsAlsoQuoted } from '../chat/moderation/find-unsafe-words.ts';
import { holdsLink } from '../coaching/text/readable-text.ts';
import { TasukiFailure } from '../failure-codes.ts';

/**
 * Refuses words of an offer that nobody should have to read: they are public at once, and no admin reads
 * them before. A name with an address is refused as well. Mails name what was bought, and programs for mail make
 * a link of it in our name.
 *
 * @throws TasukiFailure 'coach/offer-unsafe'
 */
export function requireDecentOffer({ name, target }: { name: string; target: string }): void {
  const isUnsafe = findUnsafeWordsAlsoQuoted(`${name}\n${target}`).length > 0;
  if (isUnsafe || holdsLink(name)) throw new TasukiFailure('coach/offer-unsafe');
}
