import { describe, expect, it, test } from 'vitest';
import {
  findUnsafeWords,
  findUnsafeWordsAlsoQuoted,
} from '../../../domain/chat/moderation/find-unsafe-words.ts';
import { UNSAFE_CATEGORIES } from '../../../domain/chat/moderation/unsafe-category.ts';
import { MESSAGE_LIMITS } from '../../../domain/chat/message.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { quickestMilliseconds } from '../../figures/processor-milliseconds.ts';
import { INNOCENT_MESSAGES, SOUNDS_ALIKE, UNSAFE_MESSAGES } from './unsafe-messages.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(UNSAFE_MESSAGES[language])('%s: %s', (category, text) => {
    expect(findUnsafeWords(text)).toContain(category);
  });

  test('every category has its messages', () => {
    const categories = new Set(UNSAFE_MESSAGES[language].map(([category]) => category));
    expect([...categories].sort()).toEqual([...UNSAFE_CATEGORIES].sort());
  });

  test.each(INNOCENT_MESSAGES[language])('nothing: %s', (text) => {
    expect(findUnsafeWords(text)).toEqual([]);
  });
});

test.each(SOUNDS_ALIKE)('nothing: %s', (text) => {
  expect(findUnsafeWords(text)).toEqual([]);
});

it('finds a sentence among others, in any typography', () => {
  expect(findUnsafeWords('Nice run!\n\nＫＹＳ.')).toEqual(['self-harm']);
  expect(findUnsafeWords('Good pace. Send  me\tnudes please.')).toEqual(['sexual']);
});

it('takes what somebody else said for what it is', () => {
  for (const quoted of ['"kys"', '“kys”', '「死ね」', '『死ね』', '> kys']) {
    expect(findUnsafeWords(`They wrote:\n${quoted}\nWhat can I do?`)).toEqual([]);
  }
});

it('looks through what nobody sees', () => {
  expect(findUnsafeWords('k\u200By\u00ADs')).toEqual(['self-harm']);
  expect(findUnsafeWords('死\u2060ね')).toEqual(findUnsafeWords('死ね'));
});

it('takes quotation marks in a name or title for no excuse', () => {
  for (const quoted of ['"kys"', '“kys”', '「死ね」', '『死ね』', '> kys']) {
    expect(findUnsafeWordsAlsoQuoted(quoted), quoted).toContain('self-harm');
  }
  expect(findUnsafeWordsAlsoQuoted('「日曜」の会')).toEqual([]);
});

it('reads on past quotation marks in a name or title', () => {
  for (const parted of ['Kill "yourself"', '"Kill" yourself', 'K"y"s', '死「ね」', '去『死』吧']) {
    expect(findUnsafeWordsAlsoQuoted(parted), parted).toContain('self-harm');
  }
  for (const innocent of ['"Kill" that hill', '「必死」の会', 'Hana "Speedy" Sato', '“Go” 5K']) {
    expect(findUnsafeWordsAlsoQuoted(innocent), innocent).toEqual([]);
  }
});

it('finds an advance to a child, also where the child is in another sentence', () => {
  expect(findUnsafeWords('You’re only 14? Send me nudes.')).toEqual(['minors', 'sexual']);
});

test.each(['you ', 'fucking ', '你', '死', 'お前', 'mày ', 'naked ', '12 years old ', '"', 'sex '])(
  'a message of nothing but "%s" is read in no time',
  (part) => {
    const text = part.repeat(Math.ceil(MESSAGE_LIMITS.textMaxLength / part.length));
    expect(quickestMilliseconds(() => void findUnsafeWords(text), 200)).toBeLessThan(200);
  },
);

test.each(['"', '>\n', 'you "', '"kill" "yourself', '死「', 'naked "', '“fucking” '])(
  'a title of nothing but %j is read in no time, marks and all',
  (part) => {
    const text = part.repeat(Math.ceil(MESSAGE_LIMITS.textMaxLength / part.length));
    expect(quickestMilliseconds(() => void findUnsafeWordsAlsoQuoted(text), 200)).toBeLessThan(200);
  },
);
