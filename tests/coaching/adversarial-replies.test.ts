import { describe, expect, test } from 'vitest';
import { checkSentence } from '../../domain/coaching/check-sentence.ts';
import { SentenceSplitter } from '../../domain/coaching/split-sentences.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { ADVERSARIAL_REPLIES, KNOWN_FACTS, RUNNER_TEXTS } from './adversarial-replies.ts';

function isRefused(reply: string, language: Language): boolean {
  const splitter = new SentenceSplitter();
  const sentences = [...splitter.push(reply), ...splitter.end()];
  const context = { facts: KNOWN_FACTS, runnerTexts: RUNNER_TEXTS, language };
  return sentences.some((sentence) => !checkSentence(sentence, context).isClean);
}

test('there are at least two hundred, about as many in each language', () => {
  const counts = LANGUAGES.map((language) => ADVERSARIAL_REPLIES[language].length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(240);
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(48);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ADVERSARIAL_REPLIES[language])('%s is refused: %s', (_, reply) => {
    expect(isRefused(reply, language)).toBe(true);
  });
});
