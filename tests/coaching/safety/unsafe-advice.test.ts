import { describe, expect, test } from 'vitest';
import { findUnsafeAdvice } from '../../../domain/coaching/safety/unsafe-advice.ts';
import { UNSAFE_ADVICE_CATEGORIES } from '../../../domain/coaching/safety/unsafe-advice-phrases.ts';
import { wordingText, type Wording } from '../../../domain/coaching/feedback/word-book.ts';
import { SAFETY_WORDS, WORD_BOOKS } from '../../../domain/coaching/feedback/word-books.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { quickestMilliseconds } from '../../figures/processor-milliseconds.ts';
import { CLEAN_REPLIES } from '../sentence-check/clean-replies.ts';
import { SAFE_REPLIES, UNSAFE_REPLIES } from './unsafe-replies.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(UNSAFE_REPLIES[language])('%s: %s', (category, reply) => {
    expect(findUnsafeAdvice(reply)).toBe(category);
  });

  test('every category has its replies', () => {
    const categories = new Set(UNSAFE_REPLIES[language].map(([category]) => category));
    expect([...categories].sort()).toEqual([...UNSAFE_ADVICE_CATEGORIES].sort());
  });

  test.each(SAFE_REPLIES[language])('nothing: %s', (reply) => {
    expect(findUnsafeAdvice(reply)).toBeNull();
  });

  test('nothing in what the embedded coach and a good one say', () => {
    const { openings, findings, nextSteps, guides } = WORD_BOOKS[language];
    const words = [openings, findings, nextSteps, guides, SAFETY_WORDS[language]].flatMap((part) =>
      Object.values<readonly Wording[] | string>(part).flat().map(wordingText),
    );
    const found = [...words, ...CLEAN_REPLIES[language]].filter(
      (text) => findUnsafeAdvice(text) !== null,
    );
    expect(found).toEqual([]);
  });
});

test('advice is found behind marks, references and other sentences', () => {
  expect(findUnsafeAdvice('You held {{pace.average}}. Take **ibu\u200bprofen** first.')).toBe(
    'medication',
  );
  expect(findUnsafeAdvice('Well done! {{next.duration}} mg is enough.')).toBe('medication');
  expect(findUnsafeAdvice('Do not stop.\nRun through the pain.')).toBe('through-warning');
});

test('no text takes long', () => {
  const parts = [
    '\n>',
    'ab\n',
    'my knee.',
    'pain ',
    'the ',
    'you have a ',
    '痛み',
    '不要',
    'không ',
    'lose ',
    '痛みが',
    '你',
  ];
  for (const part of parts) {
    const text = part.repeat(Math.ceil(2000 / part.length));
    const milliseconds = quickestMilliseconds(() => void findUnsafeAdvice(text), 150);
    expect({ part, isSlow: milliseconds > 150 }).toEqual({ part, isSlow: false });
  }
});
