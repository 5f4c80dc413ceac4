import { expect, it } from 'vitest';
import {
  matchesQuery,
  mentionParts,
  mentionsAi,
  typedMention,
  withMention,
  withoutAiMention,
} from './mention.ts';
import { MESSAGE_LIMITS } from './message.ts';

it.each([
  ['@AI how was my week?', true],
  ['Kenji, @ai, what do you think', true],
  ['今週どうでしたか@AI', true],
  ['今週どうでしたか。@AI', true],
  ['@AI今週どうでしたか', true],
  ['＠ＡＩ 今週は？', true],
  ['（@AI）', true],
  ['Hỏi @AI nhé', true],
  ['write to me@ai.example', false],
  ['@AIR is a shoe', false],
  ['@ai_bot', false],
  ['AI', false],
  ['', false],
])('takes %s for a question to the AI: %s', (text, isMentioned) => {
  expect(mentionsAi(text)).toBe(isMentioned);
});

it.each([
  ['@AI how was my week?', 'how was my week?'],
  ['＠ＡＩ 今週は?', '今週は?'],
  ['Ｈow was it?', 'Ｈow was it?'],
  ['@AI', ''],
])('leaves of %s what is asked', (text, question) => {
  expect(withoutAiMention(text)).toBe(question);
});

it('passes on no more of a message than may be written', () => {
  const text = withoutAiMention(`@AI ${'\uFDFA'.repeat(3990)}`);
  expect(text.length).toBeLessThanOrEqual(MESSAGE_LIMITS.textMaxLength);
});

it.each([
  ['@', { start: 0, query: '' }],
  ['Hello @Ke', { start: 6, query: 'Ke' }],
  ['こんにちは@荒', { start: 5, query: '荒' }],
  ['＠ＡＩ', { start: 0, query: 'ＡＩ' }],
  ['🏃@', { start: 2, query: '' }],
  ['me@example', null],
  ['@Kenji and', null],
  ['Hello', null],
])('finds in %s the mention that is being typed', (text, typed) => {
  expect(typedMention(text, text.length)).toEqual(typed);
});

it('looks only at what stands before the cursor', () => {
  expect(typedMention('@Ke later', 3)).toEqual({ start: 0, query: 'Ke' });
  expect(typedMention('@Ke later', 0)).toBeNull();
});

it.each([
  ['Kenji Arai', 'ke', true],
  ['Kenji Arai', 'AR', true],
  ['荒井 健司', '健', true],
  ['Ｋenji', 'k', true],
  ['Kenji Arai', 'ji', false],
  ['Nguyễn Linh', 'nguyễn', true],
])('offers %s for %s: %s', (name, query, isOffered) => {
  expect(matchesQuery(name, query)).toBe(isOffered);
});

it('puts a chosen mention in place of what was typed, with one space behind it', () => {
  const typed = { start: 6, query: 'a' };
  expect(withMention('Hello @a', typed, '@AI')).toEqual({ text: 'Hello @AI ', cursor: 10 });
  expect(withMention('Hello @a there', typed, '@AI')).toEqual({
    text: 'Hello @AI there',
    cursor: 10,
  });
});

it('sets mentions apart, the longest name first', () => {
  const parts = mentionParts('@AI and @Kenji Arai, mail a@ai.example', ['Kenji', 'Kenji Arai', '']);
  expect(parts).toEqual([
    { text: '@AI', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Kenji Arai', isMention: true },
    { text: ', mail a@ai.example', isMention: false },
  ]);
  expect(mentionParts('a (b', ['(b'])).toEqual([{ text: 'a (b', isMention: false }]);
});
