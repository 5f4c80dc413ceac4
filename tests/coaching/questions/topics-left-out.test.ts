import { beforeAll, describe, expect, test } from 'vitest';
import { conceptsOf } from '@tasuki/domain/coaching/questions/topics/question-concepts';
import {
  guessesBy,
  guessTopics,
  learnTopics,
  topicExamples,
  type TopicGuess,
} from '@tasuki/domain/coaching/questions/topics/topic-classifier';
import {
  BASE_TOPICS,
  QUESTION_TOPICS,
  type QuestionTopic,
} from '@tasuki/domain/coaching/questions/topics/question-topic';

const FOLDS = 5;
/** Each fold learns nearly all examples, which takes some seconds where other tests run beside it. */
const LEARNING_MILLISECONDS = 180_000;

describe('examples are recognised by the others, each left out in turn', () => {
  let guessed: readonly { asked: QuestionTopic | undefined; guess: TopicGuess | undefined }[] = [];
  beforeAll(() => {
    const examples = topicExamples();
    guessed = Array.from({ length: FOLDS }, (_, fold) => {
      const isLeftOut = (index: number) => index % FOLDS === fold;
      const model = learnTopics(examples.filter((_, index) => !isLeftOut(index)));
      return examples
        .filter((_, index) => isLeftOut(index))
        .map(({ features, topic }) => ({
          asked: QUESTION_TOPICS[topic],
          guess: guessesBy(model, features)[0],
        }));
    }).flat();
  }, LEARNING_MILLISECONDS);
  const isBase = (topic: QuestionTopic | undefined) =>
    topic !== undefined && (BASE_TOPICS as readonly string[]).includes(topic);
  const shareRight = (rows: typeof guessed) =>
    rows.filter(({ asked, guess }) => guess?.topic === asked).length / rows.length;
  const surely = (rows: typeof guessed, sure: number) =>
    rows.filter(({ guess }) => guess !== undefined && guess.probability >= sure);

  test('of runs, training and the coach', () => {
    const rows = guessed.filter(({ asked }) => isBase(asked));
    expect(shareRight(rows)).toBeGreaterThanOrEqual(0.76);
    expect(shareRight(surely(rows, 0.9))).toBeGreaterThanOrEqual(0.92);
  });

  test('of advice and the product, whose topics lie close together', () => {
    const rows = guessed.filter(({ asked }) => !isBase(asked));
    expect(shareRight(rows)).toBeGreaterThanOrEqual(0.45);
    const answered = guessed.filter(({ guess }) => guess && !isBase(guess.topic));
    expect(shareRight(surely(answered, 0.8))).toBeGreaterThanOrEqual(0.85);
  });
});

test.each([
  ['was my pulse too high', '心拍が高すぎた', '心率太高', 'nhịp tim cao quá'],
  ['rest tomorrow?', '明日は休み', '明天休息', 'mai nghỉ'],
])('the same words of all languages mean the same: %s', (...texts) => {
  const [first, ...others] = texts.map(conceptsOf);
  const shared = [...(first ?? [])].filter((one) => others.every((set) => set.has(one)));
  expect(shared.length).toBeGreaterThanOrEqual(2);
});

test('what one language teaches holds in another', () => {
  const isLatin = (text: string) => /^[\p{Script=Latin}\p{P}\p{S}\p{N}\s]*$/u.test(text);
  const model = learnTopics(topicExamples(isLatin));
  const leftOut = topicExamples((text) => !isLatin(text));
  const right = leftOut.filter(
    ({ features, topic }) => guessesBy(model, features)[0]?.topic === QUESTION_TOPICS[topic],
  );
  // By chance one in forty would be.
  expect(right.length / leftOut.length).toBeGreaterThan(0.3);
});

test('a message in which no word is known has no topic', () => {
  expect(guessTopics('')).toEqual([]);
});
