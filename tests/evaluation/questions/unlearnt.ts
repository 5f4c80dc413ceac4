import type * as Classifier from '@tasuki/domain/coaching/questions/topics/topic-classifier';
import { featuresOf } from '@tasuki/domain/coaching/questions/topics/question-features';
import { QUESTIONS_FOR_TUNING } from './questions-for-tuning.ts';
import { QUESTIONS_IN_ENGLISH } from './questions-in-english.ts';
import { QUESTIONS_OF_RUNNERS } from './questions-of-runners.ts';
import { QUESTIONS_OF_STRANGERS } from './questions-of-strangers.ts';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Questions that served as examples after they were asked. */
const LEARNT = new Set(
  [
    ...QUESTIONS_FOR_TUNING,
    ...QUESTIONS_IN_ENGLISH,
    ...QUESTIONS_OF_RUNNERS,
    ...QUESTIONS_OF_STRANGERS,
  ].map(([, , , text]) => lettersOf(text)),
);

/** A classifier that has learnt from none of the questions that it is asked. */
export function unlearnt(real: typeof Classifier): typeof Classifier {
  const examples = real.topicExamples((text) => !LEARNT.has(lettersOf(text)));
  const model = real.learnTopics(examples);
  return { ...real, guessTopics: (text) => real.guessesBy(model, featuresOf(text)) };
}
