import {
  COMMON_QUESTION_BOOKS,
  LEARNT_ADVICE_EXAMPLES,
} from '../questions/topics/learnt-advice-examples.ts';
import { BASE_TOPICS } from '../questions/topics/question-topic.ts';
import { TOPIC_EXAMPLES_EN } from '../questions/topics/topic-examples-en.ts';
import { TOPIC_EXAMPLES_JA } from '../questions/topics/topic-examples-ja.ts';
import { TOPIC_EXAMPLES_VI } from '../questions/topics/topic-examples-vi.ts';
import { TOPIC_EXAMPLES_ZH } from '../questions/topics/topic-examples-zh.ts';
import { FURTHER_WORDINGS } from './sentences/further-wordings.ts';
import { ORDINARY_QUESTIONS } from './sentences/ordinary-questions.ts';
import { ORDINARY_WORDINGS } from './sentences/ordinary-wordings.ts';
import { JOKES_AND_REQUESTS } from './sentences/jokes-and-requests.ts';
import { MANY_WORDINGS } from './sentences/many-wordings.ts';
import { OWN_WORDINGS } from './sentences/own-wordings.ts';
import { ONLY_SOUNDS_ALIKE } from './sentences/only-sounds-alike.ts';
import { AGES_AND_DIALECTS } from './sentences/ages-and-dialects.ts';
import { MIXED_REGISTERS } from './sentences/mixed-registers.ts';
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
export const INDEPENDENT_SETS: readonly WordingSet[] = [
  ORDINARY_WORDINGS,
  AGES_AND_DIALECTS,
  MIXED_REGISTERS,
  JOKES_AND_REQUESTS,
  FURTHER_WORDINGS,
];

const OWN_EXAMPLES = [SIGN_EXAMPLES_EN, SIGN_EXAMPLES_JA, SIGN_EXAMPLES_ZH, SIGN_EXAMPLES_VI];
const QUESTION_BOOKS = [TOPIC_EXAMPLES_EN, TOPIC_EXAMPLES_JA, TOPIC_EXAMPLES_ZH, TOPIC_EXAMPLES_VI];

/** One ordinary question in this many is as good as all of them, and is learnt in a third of the time. */
const QUESTIONS_ONE_IN = 3;
/** Fewer questions that ask for advice are learnt: with more of them, a danger within a story would be missed. */
const ADVICE_ONE_IN = 6;

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
  // Short questions teach nothing of what a story hides.
  const advice = LEARNT_ADVICE_EXAMPLES.filter(
    (book) => !COMMON_QUESTION_BOOKS.includes(book),
  ).flatMap((book) => Object.values(book).flatMap(linesOf));
  return harmless([
    ...complaints,
    ...advice.filter((_question, index) => index % ADVICE_ONE_IN === 0),
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
    ...OWN_EXAMPLES.flatMap((book) => [
      ...signs(linesOf(book.signs)),
      ...harmless(linesOf(book.harmless)),
    ]),
    ...signs(MANY_WORDINGS.flatMap(([, texts]) => texts)),
    ...harmless(ONLY_SOUNDS_ALIKE),
    ...[...INDEPENDENT_SETS, OWN_WORDINGS].filter((set) => set !== left).flatMap(sentencesOf),
    ...questions(),
    ...harmless(ORDINARY_QUESTIONS),
  ];
}
