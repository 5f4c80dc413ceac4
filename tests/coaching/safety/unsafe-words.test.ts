import { describe, expect, it, test } from 'vitest';
import {
  findUnsafeWords,
  findUnsafeWordsAlsoQuoted,
} from '../../../domain/chat/moderation/find-unsafe-words.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { HARMLESS, UNSAFE_ANYWHERE, UNSAFE_AS_TITLE } from './unsafe-words.ts';

describe.each(LANGUAGES)('words that stand alone, in %s', (language) => {
  test.each(UNSAFE_ANYWHERE[language])('%s in a message and a title: %j', (category, text) => {
    expect(findUnsafeWords(text)).toContain(category);
    expect(findUnsafeWordsAlsoQuoted(text)).toContain(category);
  });

  test.each(UNSAFE_AS_TITLE[language])('%s as a title: %j', (category, text) => {
    expect(findUnsafeWordsAlsoQuoted(text)).toContain(category);
  });

  test.each(HARMLESS[language])('nothing: %j', (text) => {
    expect(findUnsafeWords(text)).toEqual([]);
    expect(findUnsafeWordsAlsoQuoted(text)).toEqual([]);
  });

  it('is tried with as many harmless texts as a reader would expect', () => {
    expect(new Set(HARMLESS[language]).size).toBeGreaterThanOrEqual(20);
  });
});

it('takes what somebody else threatened for what it is, also over lines', () => {
  expect(findUnsafeWords('He wrote “I will kill\nyou”. What can I do?')).toEqual([]);
  expect(findUnsafeWords('> I will kill you\nHow do I report that?')).toEqual([]);
});
