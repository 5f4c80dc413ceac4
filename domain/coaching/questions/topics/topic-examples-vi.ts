import { RUNS_EXAMPLES_VI } from './examples/runs-examples-vi.ts';
import { TALK_EXAMPLES_VI } from './examples/talk-examples-vi.ts';
import { TRAINING_EXAMPLES_VI } from './examples/training-examples-vi.ts';
import type { TopicExamples } from './question-topic.ts';

/** Questions as runners type them in Vietnamese, one a line, by what they ask. */
export const TOPIC_EXAMPLES_VI: TopicExamples = {
  ...RUNS_EXAMPLES_VI,
  ...TRAINING_EXAMPLES_VI,
  ...TALK_EXAMPLES_VI,
};
