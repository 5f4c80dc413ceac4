import { RUNS_EXAMPLES_JA } from './examples/runs-examples-ja.ts';
import { TALK_EXAMPLES_JA } from './examples/talk-examples-ja.ts';
import { TRAINING_EXAMPLES_JA } from './examples/training-examples-ja.ts';
import type { TopicExamples } from './question-topic.ts';

/** Questions as runners type them in Japanese, one a line, by what they ask. */
export const TOPIC_EXAMPLES_JA: TopicExamples = {
  ...RUNS_EXAMPLES_JA,
  ...TRAINING_EXAMPLES_JA,
  ...TALK_EXAMPLES_JA,
};
