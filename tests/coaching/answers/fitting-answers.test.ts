import { expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import type { Language } from '@tasuki/domain/language';
import { renderWords } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { earlierRun } from '../feedback/coach-samples.ts';
import { asking, RICH_HISTORY } from './conversation-samples.ts';

/** What the coach of a runner with a history answers, figures put in. */
function answerTo(
  question: string,
  language: Language = 'en',
  history: readonly RecentActivity[] = RICH_HISTORY,
): string {
  const conversation = asking(question, { history, language });
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

/** The seven days were a jump until yesterday, and are a tenth above the usual week today. */
const AFTER_A_JUMP = [
  ...[1, 2, 4, 5, 6].map((days) => earlierRun(days, { distanceMeters: 10_000 })),
  earlierRun(7, { distanceMeters: 15_000 }),
  ...[9, 11, 13, 15, 16, 18, 19, 21, 23, 25, 26, 28, 30, 32, 33].map((days) =>
    earlierRun(days, { distanceMeters: 11_000 }),
  ),
];

test.each<[Language, string, RegExp, RegExp]>([
  ['en', '33 degrees on saturday, what should I change', /heat|hot/i, /on either side/],
  ['en', 'it’s gonna be 32 degrees tomorrow, what do I change', /heat|hot/i, /on either side/],
  ['zh', '周六33度，该怎么调整', /热/, /前后/],
])('a hot day is answered by how to run in heat, in %s: %s', (language, question, right, wrong) => {
  expect(answerTo(question, language)).toMatch(right);
  expect(answerTo(question, language)).not.toMatch(wrong);
});

test('a run that is to be moved because of heat can be moved', () => {
  expect(answerTo('33 degrees on saturday, can I move my long run to sunday?')).toMatch(
    /on either side/,
  );
});

test.each(['am I overtraining?', 'how was my week'])(
  'a week of which less is asked is not called steady as well, for "%s"',
  (question) => {
    const said = answerTo(question, 'en', AFTER_A_JUMP);
    expect(said).toMatch(/above your usual|over your usual/);
    expect(said).not.toMatch(/steady|in line with/);
  },
);

/** Seven days as long as usual, most of them in the run of today. */
const AFTER_A_LONG_RUN = [
  earlierRun(0, { distanceMeters: 26_000, purpose: 'long' }),
  ...[3, 5].map((days) => earlierRun(days, { distanceMeters: 6000 })),
  ...[8, 10, 12, 13, 15, 17, 19, 20, 22, 24, 26, 27, 29, 31, 33, 34].map((days) =>
    earlierRun(days, { distanceMeters: 9500 }),
  ),
];

test.each(['am I overtraining?', 'how was my week'])(
  'a week as long as usual is not praised where a run of it asks for rest, for "%s"',
  (question) => {
    const said = answerTo(question, 'en', AFTER_A_LONG_RUN);
    expect(said).toMatch(/your usual/);
    expect(said).toMatch(/single long run|a single run in it was much longer/);
    expect(said).not.toMatch(/steady|in line with|which builds your base/);
  },
);

test('a race is named as runners name it', () => {
  expect(answerTo('5k time prediction')).toMatch(/ 5 km /);
});

test('Sunday keeps its capital in Vietnamese, and the other days have none', () => {
  expect(answerTo('chủ nhật tuần trước pace bao nhiêu', 'vi')).toContain('Chủ nhật');
  expect(answerTo('thứ năm nhịp tim bao nhiêu', 'vi')).toContain('thứ Năm');
});

test.each<[Language, string]>([
  ['en', 'what should I run tomorrow?'],
  ['en', 'should I rest today?'],
  ['en', 'how fast should my intervals be?'],
  ['ja', '明日は何を走ればいい?'],
  ['zh', '明天该怎么跑'],
  ['zh-tw', '明天該怎麼跑'],
  ['vi', 'ngày mai nên chạy gì'],
])(
  'a group is given no session and no pace, by no model either, in %s: %s',
  (language, question) => {
    const asked = { ...asking(question, { language }), isInGroup: true };
    const answer = answerQuestion(asked);
    expect(ANSWER_BOOKS[language].talk['group.training']).toContain(
      answer.sentences.join('').trim(),
    );
    expect(answer.isForNoModel).toBe(true);
  },
);

test('a group is told what a word means, also beside a question about training', () => {
  const said = (question: string) => answerQuestion({ ...asking(question), isInGroup: true });
  const answer = said('what is a tempo run?');
  expect(answer.isForNoModel).toBeUndefined();
  const both = said('what is a tempo run? what should I run tomorrow?').sentences.join('');
  expect(both).toContain(answer.sentences.join('').trim());
  expect(both).toMatch(/in a group/i);
});
