import { RUNS_EXAMPLES_EN } from './examples/runs-examples-en.ts';
import { TALK_EXAMPLES_EN } from './examples/talk-examples-en.ts';
import { TRAINING_EXAMPLES_EN } from './examples/training-examples-en.ts';
import type { TopicExamples } from './question-topic.ts';

/** Questions as runners type them in English, one a line, by what they ask. */
export const TOPIC_EXAMPLES_EN: TopicExamples = {
  ...RUNS_EXAMPLES_EN,
  ...TRAINING_EXAMPLES_EN,
  ...TALK_EXAMPLES_EN,
};
