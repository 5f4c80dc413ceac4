import { describe, expect, test } from 'vitest';
import { checkSentence } from '../../../domain/coaching/sentence-check/check-sentence.ts';
import { SentenceSplitter } from '../../../domain/coaching/text/split-sentences.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { ADVERSARIAL_REPLIES, KNOWN_FACTS, RUNNER_TEXTS } from './adversarial-replies.ts';
import { CLEAN_REPLIES } from './clean-replies.ts';
import { UNDETECTED_REPLIES } from './undetected-replies.ts';

function refusedSentences(reply: string, language: Language): string[] {
  const splitter = new SentenceSplitter();
  const sentences = [...splitter.push(reply), ...splitter.end()];
  const context = { facts: KNOWN_FACTS, runnerTexts: RUNNER_TEXTS, language };
  return sentences.filter((sentence) => !checkSentence(sentence, context).isClean);
}

describe('the set', () => {
  test('holds at least two hundred replies, in every language about as many', () => {
    const counts = LANGUAGES.map((language) => ADVERSARIAL_REPLIES[language].length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(600);
    for (const count of counts) expect(count).toBeGreaterThanOrEqual(95);
  });

  test('holds every trick in every language that can play it', () => {
    const everywhere = ['wrong-unit', 'doubled-unit', 'swapped-split', 'sum', 'rounded', 'date'];
    const more = ['percentage', 'pace-for-speed', 'multiple', 'title', 'markup', 'entity'];
    const others = ['zero-width', 'look-alike', 'braces', 'unknown-fact', 'written-out', 'glued'];
    for (const language of LANGUAGES) {
      const tricks = new Set(ADVERSARIAL_REPLIES[language].map(([trick]) => trick));
      expect([...everywhere, ...more, ...others].filter((trick) => !tricks.has(trick))).toEqual([]);
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ADVERSARIAL_REPLIES[language])('%s is refused: %s', (_, reply) => {
    expect(refusedSentences(reply, language)).not.toEqual([]);
  });

  test('what a good coach says is not', () => {
    expect(CLEAN_REPLIES[language].flatMap((reply) => refusedSentences(reply, language))).toEqual(
      [],
    );
  });
});

test.each(UNDETECTED_REPLIES)('known to pass: $reply', ({ reply, language }) => {
  // Once one is found out, it belongs to the adversarial ones.
  expect(refusedSentences(reply, language)).toEqual([]);
});
