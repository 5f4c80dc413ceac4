import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { spokenMeasure } from '@tasuki/domain/measures/spoken-measure';

/** A figure as a model is shown it. */
export interface DescribedFact {
  id: string;
  what: string;
  /** As it will be shown in place of the reference, unit included. */
  value: string;
}

/** A figure with what it is, from its id and the method that found it, and how it reads. */
export function describedFact(
  { id, method, value, unit }: QuotedFact,
  { language, locale }: Pick<Conversation, 'language' | 'locale'>,
): DescribedFact {
  return {
    id,
    what: `${inWords(id)} (${method.replaceAll('-', ' ')})`,
    value: spokenMeasure(value, unit, { language, units: locale.units }),
  };
}

/** `interval.work.laterSlowest.pace` as "interval work later slowest pace". */
function inWords(id: string): string {
  return id
    .replaceAll('.', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ +/g, ' ');
}
