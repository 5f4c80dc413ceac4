import { expect, test } from 'vitest';
import { questionLanguage } from '@tasuki/domain/coaching/questions/question-language';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { questionsOf } from './question-samples.ts';
import { SAMPLES_EN } from './question-samples-en.ts';
import { SAMPLES_JA } from './question-samples-ja.ts';
import { SAMPLES_VI } from './question-samples-vi.ts';
import { SAMPLES_ZH } from './question-samples-zh.ts';
import { SAMPLES_ZH_TW } from './question-samples-zh-tw.ts';

const SAMPLES = {
  ja: SAMPLES_JA,
  en: SAMPLES_EN,
  zh: SAMPLES_ZH,
  'zh-tw': SAMPLES_ZH_TW,
  vi: SAMPLES_VI,
};
/** Readers of other scripts than the question's, so that only the question decides. */
const STRANGERS: Readonly<Record<Language, Language>> = {
  ja: 'en',
  en: 'ja',
  zh: 'en',
  'zh-tw': 'en',
  vi: 'ja',
};
/** Neither a courtesy that everybody uses nor characters that both Chinas share identify a language. */
const LEAST_SHARE: Readonly<Record<Language, number>> = {
  ja: 0.98,
  en: 0.88,
  zh: 0.97,
  'zh-tw': 0.8,
  vi: 0.93,
};

test.each(LANGUAGES)('who writes in %s as their own language is answered in it', (language) => {
  const others = questionsOf(SAMPLES[language]).filter(
    ({ text }) => questionLanguage(text, language) !== language,
  );
  expect(others).toEqual([]);
});

test.each(LANGUAGES)(
  'a question in %s is mostly recognised as such, in every app language',
  (language) => {
    const asked = questionsOf(SAMPLES[language]);
    const recognised = asked.filter(
      ({ text }) => questionLanguage(text, STRANGERS[language]) === language,
    );
    expect(recognised.length / asked.length).toBeGreaterThanOrEqual(LEAST_SHARE[language]);
  },
);
