import { findUnsafeWordsAlsoQuoted } from '../chat/moderation/find-unsafe-words.ts';
import { TasukiFailure } from '../failure-codes.ts';

/**
 * Refuses words of an offer that nobody should have to read: they are public at once, and no admin reads
 * them before.
 *
 * @throws TasukiFailure 'coach/offer-unsafe'
 */
export function requireDecentOffer({ name, target }: { name: string; target: string }): void {
  if (findUnsafeWordsAlsoQuoted(`${name}\n${target}`).length > 0)
    throw new TasukiFailure('coach/offer-unsafe');
}
