import { expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import type { Language } from '@tasuki/domain/language';
import { renderWords } from '@tasuki/domain/coaching/feedback/render-feedback';
import { asking, RICH_HISTORY } from './conversation-samples.ts';

/** What the coach of a runner with a history answers, figures put in. */
function answerTo(question: string, language: Language = 'en'): string {
  const conversation = asking(question, { history: RICH_HISTORY, language });
  const factById = new Map(conversation.facts.map((fact) => [fact.id, fact]));
  return answerQuestion(conversation)
    .sentences.flatMap((text) => renderWords(text, factById, conversation.locale))
    .map(({ text }) => text)
    .join('');
}

test.each(['legs are toast, still go out?', 'my legs feel cooked, should I run?'])(
  'a runner who says "%s" is believed to be tired',
  (question) => {
    expect(answerTo(question)).toMatch(/tired/);
  },
);

test.each([
  ['en', 'what do I do after a hard session, stretch?', /warm-up|strides/i],
  ['vi', 'chạy xong có cần giãn cơ không', /khởi động|tăng tốc/],
] as const)(
  'stretching after a run is answered without a warm-up, in %s',
  (language, question, warmUp) => {
    expect(answerTo(question, language)).not.toMatch(warmUp);
  },
);

test('a race is named as runners name it', () => {
  expect(answerTo('5k time prediction')).toMatch(/ 5 km /);
});

test('Sunday keeps its capital in Vietnamese, and the other days have none', () => {
  expect(answerTo('chủ nhật tuần trước pace bao nhiêu', 'vi')).toContain('Chủ nhật');
  expect(answerTo('thứ năm nhịp tim bao nhiêu', 'vi')).toContain('thứ Năm');
});
