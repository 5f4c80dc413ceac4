import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { findMatter } from '@tasuki/domain/coaching/safety/matters/find-matter';
import { DEMO_WORDS_OF_TODAY } from './continue-demo-conversation.ts';
import { DEMO_MESSAGES } from './demo-conversation.ts';
import { DEMO_GROUP_MESSAGES } from './demo-group.ts';

const WORDS = [
  ...DEMO_MESSAGES.map(({ text }) => text),
  ...DEMO_GROUP_MESSAGES.map(({ text }) => text),
  ...Object.values(DEMO_WORDS_OF_TODAY),
];

describe('what demo people write', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('is no English in %s', (language) => {
    for (const text of WORDS) expect(text[language]).not.toBe(text.en);
  });

  it.each(['ja', 'zh', 'zh-tw'] as const)('is in the signs of %s', (language) => {
    for (const text of WORDS) expect(text[language]).toMatch(/\p{Script=Han}/u);
  });

  it('calls for no words of help', () => {
    for (const text of WORDS) {
      for (const language of LANGUAGES)
        expect(findMatter(text[language]), text[language]).toBeNull();
    }
  });
});
