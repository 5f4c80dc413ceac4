import { CIRCUMSTANCE_EXAMPLES_EN } from './examples/learnt-advice/circumstance-examples-en.ts';
import { CIRCUMSTANCE_EXAMPLES_JA } from './examples/learnt-advice/circumstance-examples-ja.ts';
import { CIRCUMSTANCE_EXAMPLES_ZH } from './examples/learnt-advice/circumstance-examples-zh.ts';
import { CIRCUMSTANCE_EXAMPLES_VI } from './examples/learnt-advice/circumstance-examples-vi.ts';
import { BEGINNER_AND_RACE_EXAMPLES_EN } from './examples/learnt-advice/beginner-and-race-examples-en.ts';
import { BEGINNER_AND_RACE_EXAMPLES_JA } from './examples/learnt-advice/beginner-and-race-examples-ja.ts';
import { BEGINNER_AND_RACE_EXAMPLES_ZH } from './examples/learnt-advice/beginner-and-race-examples-zh.ts';
import { BEGINNER_AND_RACE_EXAMPLES_VI } from './examples/learnt-advice/beginner-and-race-examples-vi.ts';
import { APP_EXAMPLES_EN } from './examples/learnt-advice/app-examples-en.ts';
import { APP_EXAMPLES_JA } from './examples/learnt-advice/app-examples-ja.ts';
import { APP_EXAMPLES_ZH } from './examples/learnt-advice/app-examples-zh.ts';
import { APP_EXAMPLES_VI } from './examples/learnt-advice/app-examples-vi.ts';
import { NAMED_SUBJECT_EXAMPLES_EN } from './examples/learnt-advice/named-subject-examples-en.ts';
import { NAMED_SUBJECT_EXAMPLES_JA } from './examples/learnt-advice/named-subject-examples-ja.ts';
import { NAMED_SUBJECT_EXAMPLES_ZH } from './examples/learnt-advice/named-subject-examples-zh.ts';
import { NAMED_SUBJECT_EXAMPLES_VI } from './examples/learnt-advice/named-subject-examples-vi.ts';
import { LONG_MESSAGE_EXAMPLES_EN } from './examples/learnt-advice/long-message-examples-en.ts';
import { LONG_MESSAGE_EXAMPLES_JA } from './examples/learnt-advice/long-message-examples-ja.ts';
import { LONG_MESSAGE_EXAMPLES_ZH } from './examples/learnt-advice/long-message-examples-zh.ts';
import { LONG_MESSAGE_EXAMPLES_VI } from './examples/learnt-advice/long-message-examples-vi.ts';
import { SITUATIONS_EXAMPLES_EN } from './examples/learnt-advice/situations-examples-en.ts';
import { SITUATIONS_EXAMPLES_JA } from './examples/learnt-advice/situations-examples-ja.ts';
import { SITUATIONS_EXAMPLES_ZH } from './examples/learnt-advice/situations-examples-zh.ts';
import { SITUATIONS_EXAMPLES_VI } from './examples/learnt-advice/situations-examples-vi.ts';
import { EVERYDAY_EXAMPLES_EN } from './examples/learnt-advice/everyday-examples-en.ts';
import { EVERYDAY_EXAMPLES_JA } from './examples/learnt-advice/everyday-examples-ja.ts';
import { EVERYDAY_EXAMPLES_ZH } from './examples/learnt-advice/everyday-examples-zh.ts';
import { EVERYDAY_EXAMPLES_VI } from './examples/learnt-advice/everyday-examples-vi.ts';
import { COMMON_QUESTION_EXAMPLES_EN } from './examples/common-questions/common-question-examples-en.ts';
import { COMMON_QUESTION_EXAMPLES_JA } from './examples/common-questions/common-question-examples-ja.ts';
import { COMMON_QUESTION_EXAMPLES_ZH } from './examples/common-questions/common-question-examples-zh.ts';
import { COMMON_QUESTION_EXAMPLES_VI } from './examples/common-questions/common-question-examples-vi.ts';
import type { MoreExamples } from './question-topic.ts';

/** What many runners ask, in all languages. */
export const COMMON_QUESTION_BOOKS: readonly MoreExamples[] = [
  COMMON_QUESTION_EXAMPLES_EN,
  COMMON_QUESTION_EXAMPLES_JA,
  COMMON_QUESTION_EXAMPLES_ZH,
  COMMON_QUESTION_EXAMPLES_VI,
];

/** Questions of all languages that ask for advice, or say much beside what they ask. */
export const LEARNT_ADVICE_EXAMPLES: readonly MoreExamples[] = [
  CIRCUMSTANCE_EXAMPLES_EN,
  CIRCUMSTANCE_EXAMPLES_JA,
  CIRCUMSTANCE_EXAMPLES_ZH,
  CIRCUMSTANCE_EXAMPLES_VI,
  BEGINNER_AND_RACE_EXAMPLES_EN,
  BEGINNER_AND_RACE_EXAMPLES_JA,
  BEGINNER_AND_RACE_EXAMPLES_ZH,
  BEGINNER_AND_RACE_EXAMPLES_VI,
  APP_EXAMPLES_EN,
  APP_EXAMPLES_JA,
  APP_EXAMPLES_ZH,
  APP_EXAMPLES_VI,
  NAMED_SUBJECT_EXAMPLES_EN,
  NAMED_SUBJECT_EXAMPLES_JA,
  NAMED_SUBJECT_EXAMPLES_ZH,
  NAMED_SUBJECT_EXAMPLES_VI,
  LONG_MESSAGE_EXAMPLES_EN,
  LONG_MESSAGE_EXAMPLES_JA,
  LONG_MESSAGE_EXAMPLES_ZH,
  LONG_MESSAGE_EXAMPLES_VI,
  SITUATIONS_EXAMPLES_EN,
  SITUATIONS_EXAMPLES_JA,
  SITUATIONS_EXAMPLES_ZH,
  SITUATIONS_EXAMPLES_VI,
  EVERYDAY_EXAMPLES_EN,
  EVERYDAY_EXAMPLES_JA,
  EVERYDAY_EXAMPLES_ZH,
  EVERYDAY_EXAMPLES_VI,
  ...COMMON_QUESTION_BOOKS,
];
