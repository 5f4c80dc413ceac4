import { isOffTopic } from '@tasuki/domain/coaching/questions/off-topic';
import { questionIntent } from '@tasuki/domain/coaching/questions/question-intent';
import { describe, expect, test } from 'vitest';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import { wordingText } from '@tasuki/domain/coaching/feedback/word-book';
import { OFF_TOPIC } from './off-topic-questions.ts';

/** Running is spoken of, though other things are as well. */
const ABOUT_RUNNING = [
  'I play football on Tuesdays, can I run on Wednesday?',
  'Took the dog along, was my pace ok?',
  'should I take my phone on the long run',
  'work is stressful and my boss is awful, is a run ok today',
  'steep path today, was I too slow?',
  '心拍は無視してペースで走ってもいい？',
  'サッカーの翌日に走ってもいい？',
  '旅行中のジョグはどうすればいい？',
  '踢完足球第二天能跑步吗',
  'Hôm qua đá bóng, hôm nay chạy được không?',
];

describe('a question far from running', () => {
  test.each(OFF_TOPIC)('%s: "%s" gets no training for an answer', (language, question) => {
    for (const talk of [{ history: RICH_HISTORY }, topicOf(easyRun(), { history: RICH_HISTORY })]) {
      const answer = answerQuestion(asking(question, { ...talk, language })).sentences.join('');
      const { talk: words, subjects, advice } = ANSWER_BOOKS[language];
      const plain = [
        ...words['unknown.plain'],
        ...advice['offTopic.plain'],
        ...advice['advice.foodBefore'],
        ...subjects['scope.gear'],
      ].map(wordingText);
      expect(plain.some((wording) => answer.includes(wording))).toBe(true);
      const steps = Object.values(WORD_BOOKS[language].nextSteps).flat();
      expect(steps.some((step) => answer.includes(step))).toBe(false);
    }
  });

  test.each(ABOUT_RUNNING)('is none where running is spoken of: "%s"', (question) => {
    expect(isOffTopic(question)).toBe(false);
    expect(questionIntent(question)).not.toBe('unknown');
  });
});

describe('an everyday word like one of running', () => {
  test('is read as it stands', () => {
    expect(questionIntent('Who wins the election')).toBe('unknown');
    expect(questionIntent('is the path too steep for me')).toBe('hills');
    expect(questionIntent('my tires are flat')).toBe('unknown');
  });
});

test.each(['can I ignore the pace zones and run by feel?', 'should I ignore what my watch says'])(
  'what is ignored may be of running: %s',
  (question) => {
    expect(isOffTopic(question)).toBe(false);
  },
);
