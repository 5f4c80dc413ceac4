import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { QUESTION_OCCASIONS, SUGGESTED_QUESTIONS } from '@tasuki/domain/chat/suggested-questions';
import { questionIntent } from '@tasuki/domain/coaching/questions/question-intent';
import { LANGUAGES } from '@tasuki/domain/language';

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
});
