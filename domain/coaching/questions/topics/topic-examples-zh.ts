import { RUNS_EXAMPLES_ZH } from './examples/runs-examples-zh.ts';
import { TALK_EXAMPLES_ZH } from './examples/talk-examples-zh.ts';
import { TRAINING_EXAMPLES_ZH } from './examples/training-examples-zh.ts';
import type { TopicExamples } from './question-topic.ts';

/** Questions as runners type them in Chinese of both regions, one a line, by what they ask. */
export const TOPIC_EXAMPLES_ZH: TopicExamples = {
  ...RUNS_EXAMPLES_ZH,
  ...TRAINING_EXAMPLES_ZH,
  ...TALK_EXAMPLES_ZH,
};
