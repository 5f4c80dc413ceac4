import { BASE_TOPICS } from '../questions/topics/question-topic.ts';
import { TOPIC_EXAMPLES_EN } from '../questions/topics/topic-examples-en.ts';
import { TOPIC_EXAMPLES_JA } from '../questions/topics/topic-examples-ja.ts';
import { TOPIC_EXAMPLES_VI } from '../questions/topics/topic-examples-vi.ts';
import { TOPIC_EXAMPLES_ZH } from '../questions/topics/topic-examples-zh.ts';
import { FIFTH_SET } from './sentences/fifth-set.ts';
import { FIRST_SET } from './sentences/first-set.ts';
import { FOURTH_SET } from './sentences/fourth-set.ts';
import { MANY_WORDINGS } from './sentences/many-wordings.ts';
import { MENDED_SET } from './sentences/mended-set.ts';
import { ONLY_SOUNDS_ALIKE } from './sentences/only-sounds-alike.ts';
import { SECOND_SET } from './sentences/second-set.ts';
import { THIRD_SET } from './sentences/third-set.ts';
import type { WordingSet } from './sentences/wording-set.ts';
import { SIGN_EXAMPLES_EN } from './sign-examples-en.ts';
import { SIGN_EXAMPLES_JA } from './sign-examples-ja.ts';
import { SIGN_EXAMPLES_VI } from './sign-examples-vi.ts';
import { SIGN_EXAMPLES_ZH } from './sign-examples-zh.ts';

/** A message whose meaning is known. */
export interface SignSentence {
  text: string;
  isSign: boolean;
}

/** Sets by other hands, in the order in which they were written. */
export const SETS_OF_STRANGERS: readonly WordingSet[] = [
  FIRST_SET,
  SECOND_SET,
  THIRD_SET,
  FOURTH_SET,
  FIFTH_SET,
];

const OWN_BOOKS = [SIGN_EXAMPLES_EN, SIGN_EXAMPLES_JA, SIGN_EXAMPLES_ZH, SIGN_EXAMPLES_VI];
const QUESTION_BOOKS = [TOPIC_EXAMPLES_EN, TOPIC_EXAMPLES_JA, TOPIC_EXAMPLES_ZH, TOPIC_EXAMPLES_VI];

/** Of ordinary questions so many are as good as all of them, and are learnt in a third of the time. */
const QUESTIONS_ONE_IN = 3;

const linesOf = (lines: string) => lines.split('\n').filter((line) => line !== '');
const signs = (texts: readonly string[]) => texts.map((text) => ({ text, isSign: true }));
const harmless = (texts: readonly string[]) => texts.map((text) => ({ text, isSign: false }));

function sentencesOf({ dangers, harmless: innocent, denied }: WordingSet): SignSentence[] {
  return [
    ...signs(
      Object.values(dangers)
        .flat()
        .map(([, text]) => text),
    ),
    ...harmless([...Object.values(innocent), ...Object.values(denied)].flat()),
  ];
}

/** Ordinary complaints are answered as such, so they are nothing to ask about. */
function questions(): SignSentence[] {
  const complaints = QUESTION_BOOKS.flatMap(({ pain }) => linesOf(pain));
  const others = QUESTION_BOOKS.flatMap((book) =>
    BASE_TOPICS.filter((topic) => topic !== 'pain').flatMap((topic) => linesOf(book[topic])),
  );
  return harmless([
    ...complaints,
    ...others.filter((_question, index) => index % QUESTIONS_ONE_IN === 0),
  ]);
}

/**
 * All that is learnt from.
 *
 * @param left a set of strangers that is left out, to measure by it
 */
export function signSentences(left?: WordingSet): SignSentence[] {
  return [
    ...OWN_BOOKS.flatMap((book) => [
      ...signs(linesOf(book.signs)),
      ...harmless(linesOf(book.harmless)),
    ]),
    ...signs(MANY_WORDINGS.flatMap(([, texts]) => texts)),
    ...harmless(ONLY_SOUNDS_ALIKE),
    ...[...SETS_OF_STRANGERS, MENDED_SET].filter((set) => set !== left).flatMap(sentencesOf),
    ...questions(),
  ];
}
