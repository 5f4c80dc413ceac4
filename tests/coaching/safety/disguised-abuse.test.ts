import { expect, it } from 'vitest';
import {
  findUnsafeWords,
  findUnsafeWordsAlsoQuoted,
} from '@tasuki/domain/chat/moderation/find-unsafe-words';
import {
  DISGUISED_MESSAGES,
  DISGUISED_NAMES,
  HARMLESS_NAMES,
  HARMLESS_TALK,
} from './disguised-abuse.ts';

it.each(DISGUISED_MESSAGES)('hides the message %j', (text) => {
  expect(findUnsafeWords(text)).not.toEqual([]);
});

it.each(DISGUISED_NAMES)('refuses the name %j', (name) => {
  expect(findUnsafeWordsAlsoQuoted(name)).not.toEqual([]);
});

it.each(HARMLESS_TALK)('shows the message %j', (text) => {
  expect(findUnsafeWords(text)).toEqual([]);
});

it.each(HARMLESS_NAMES)('allows the name %j', (name) => {
  expect(findUnsafeWordsAlsoQuoted(name)).toEqual([]);
});
