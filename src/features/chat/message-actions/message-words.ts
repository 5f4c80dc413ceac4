import { firstWords, firstWordsOfReply } from '@tasuki/domain/chat/first-words';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import { renderWords } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';

type Locale = Pick<MeasureLocale, 'language' | 'units'>;

/** A message's words as they are put on the clipboard: a reply's with its figures. */
export function wholeWords(message: ChatMessage, locale: Locale): string {
  if (message.kind === 'participant') return message.text;
  const factById = new Map(message.facts.map((fact) => [fact.id, fact]));
  const wordsLocale = { language: message.language, units: locale.units };
  return renderWords(message.text, factById, wordsLocale)
    .map(({ text }) => text)
    .join('');
}

/** The beginning of a message, in one line. */
export function beginningOf(message: ChatMessage, locale: Locale): string {
  if (message.kind === 'participant') return firstWords(message.text);
  const wordsLocale = { language: message.language, units: locale.units };
  return firstWordsOfReply(message.text, message.facts, wordsLocale);
}
