import { SESSIONS_EXAMPLES_EN } from './examples/counsel/sessions-examples-en.ts';
import { SESSIONS_EXAMPLES_JA } from './examples/counsel/sessions-examples-ja.ts';
import { SESSIONS_EXAMPLES_ZH } from './examples/counsel/sessions-examples-zh.ts';
import { SESSIONS_EXAMPLES_VI } from './examples/counsel/sessions-examples-vi.ts';
import { PRACTICE_EXAMPLES_EN } from './examples/counsel/practice-examples-en.ts';
import { PRACTICE_EXAMPLES_JA } from './examples/counsel/practice-examples-ja.ts';
import { PRACTICE_EXAMPLES_ZH } from './examples/counsel/practice-examples-zh.ts';
import { PRACTICE_EXAMPLES_VI } from './examples/counsel/practice-examples-vi.ts';
import { APP_EXAMPLES_EN } from './examples/counsel/app-examples-en.ts';
import { APP_EXAMPLES_JA } from './examples/counsel/app-examples-ja.ts';
import { APP_EXAMPLES_ZH } from './examples/counsel/app-examples-zh.ts';
import { APP_EXAMPLES_VI } from './examples/counsel/app-examples-vi.ts';
import { NAMED_EXAMPLES_EN } from './examples/counsel/named-examples-en.ts';
import { NAMED_EXAMPLES_JA } from './examples/counsel/named-examples-ja.ts';
import { NAMED_EXAMPLES_ZH } from './examples/counsel/named-examples-zh.ts';
import { NAMED_EXAMPLES_VI } from './examples/counsel/named-examples-vi.ts';
import { LONGER_EXAMPLES_EN } from './examples/counsel/longer-examples-en.ts';
import { LONGER_EXAMPLES_JA } from './examples/counsel/longer-examples-ja.ts';
import { LONGER_EXAMPLES_ZH } from './examples/counsel/longer-examples-zh.ts';
import { LONGER_EXAMPLES_VI } from './examples/counsel/longer-examples-vi.ts';
import type { MoreExamples } from './question-topic.ts';

/** Questions of all languages that ask for advice, or say much beside what they ask. */
export const COUNSEL_EXAMPLES: readonly MoreExamples[] = [
  SESSIONS_EXAMPLES_EN,
  SESSIONS_EXAMPLES_JA,
  SESSIONS_EXAMPLES_ZH,
  SESSIONS_EXAMPLES_VI,
  PRACTICE_EXAMPLES_EN,
  PRACTICE_EXAMPLES_JA,
  PRACTICE_EXAMPLES_ZH,
  PRACTICE_EXAMPLES_VI,
  APP_EXAMPLES_EN,
  APP_EXAMPLES_JA,
  APP_EXAMPLES_ZH,
  APP_EXAMPLES_VI,
  NAMED_EXAMPLES_EN,
  NAMED_EXAMPLES_JA,
  NAMED_EXAMPLES_ZH,
  NAMED_EXAMPLES_VI,
  LONGER_EXAMPLES_EN,
  LONGER_EXAMPLES_JA,
  LONGER_EXAMPLES_ZH,
  LONGER_EXAMPLES_VI,
];
