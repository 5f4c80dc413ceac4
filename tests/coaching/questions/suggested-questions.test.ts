import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { QUESTION_OCCASIONS, SUGGESTED_QUESTIONS } from '@tasuki/domain/chat/suggested-questions';
import { questionIntent } from '@tasuki/domain/coaching/questions/question-intent';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import { SUGGESTED_QUESTION_TEXTS } from '@tasuki/domain/coaching/questions/suggested-question-texts';
import { LANGUAGES } from '@tasuki/domain/language';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;

type Questions = Record<string, Record<string, string>>;

describe.each(LANGUAGES)('the questions that are suggested in %s', (language) => {
  const path = join(import.meta.dirname, '..', '..', '..', 'locales', language, 'questions.json');
  const questions = JSON.parse(readFileSync(path, 'utf8')) as Questions;

  test.each(QUESTION_OCCASIONS)('are ones the embedded coach can answer: %s', (occasion) => {
    const unknown = SUGGESTED_QUESTIONS.map((number) => questions[occasion]?.[number] ?? '').filter(
      (question) => questionIntent(question) === 'unknown',
    );
    expect(unknown).toEqual([]);
  });

  test('are the ones that the coach knows by their words', () => {
    const shown = QUESTION_OCCASIONS.flatMap((occasion) =>
      SUGGESTED_QUESTIONS.map((number) => questions[occasion]?.[number] ?? ''),
    );
    expect([...new Set(shown)].toSorted()).toEqual(SUGGESTED_QUESTION_TEXTS[language].toSorted());
  });

  test.each(QUESTION_OCCASIONS)('are asked back by none: %s', (occasion) => {
    const asked = SUGGESTED_QUESTIONS.map((number) => questions[occasion]?.[number] ?? '').filter(
      (question) => readQuestion(question, TODAY).readings.length > 0,
    );
    expect(asked).toEqual([]);
  });
});
