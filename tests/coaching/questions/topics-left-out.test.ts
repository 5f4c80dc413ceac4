import { expect, test } from 'vitest';
import { conceptsOf } from '@tasuki/domain/coaching/questions/topics/question-concepts';
import {
  guessesBy,
  guessTopics,
  learnTopics,
  topicExamples,
} from '@tasuki/domain/coaching/questions/topics/topic-classifier';
import { QUESTION_TOPICS } from '@tasuki/domain/coaching/questions/topics/question-topic';

const FOLDS = 5;
/** What was reached stays reached. */
const RIGHT_LEAST = 0.76;
/** Of guesses that are sure enough to be answered. */
const SURE = 0.9;
const SURE_RIGHT_LEAST = 0.92;

test('examples are recognised by the others, each left out in turn', () => {
  const examples = topicExamples();
  const guessed = Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (index: number) => index % FOLDS === fold;
    const model = learnTopics(examples.filter((_, index) => !isLeftOut(index)));
    return examples
      .filter((_, index) => isLeftOut(index))
      .flatMap(({ features, topic }) => {
        const [first] = guessesBy(model, features);
        return first
          ? [{ ...first, isRight: first.topic === QUESTION_TOPICS[topic] }]
          : [{ probability: 0, isRight: false }];
      });
  }).flat();
  const right = guessed.filter(({ isRight }) => isRight).length / guessed.length;
  expect(right).toBeGreaterThanOrEqual(RIGHT_LEAST);
  const sure = guessed.filter(({ probability }) => probability >= SURE);
  expect(sure.filter(({ isRight }) => isRight).length / sure.length).toBeGreaterThanOrEqual(
    SURE_RIGHT_LEAST,
  );
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
