import { plainText } from '../../text/question-text.ts';
import { LEARNT_ADVICE_EXAMPLES } from './learnt-advice-examples.ts';
import { isAdviceTopic, isAppTopic, type QuestionTopic } from './question-topic.ts';

let topics: ReadonlyMap<string, QuestionTopic> | null = null;

const lettersOf = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '');

function readKnown(): ReadonlyMap<string, QuestionTopic> {
  const known = new Map<string, QuestionTopic>();
  for (const book of LEARNT_ADVICE_EXAMPLES) {
    for (const [topic, texts] of Object.entries(book)) {
      if (!isAdviceTopic(topic) && !isAppTopic(topic)) continue;
      for (const text of texts.split('\n')) if (text !== '') known.set(lettersOf(text), topic);
    }
  }
  return known;
}

/** The topic of a question that is known word for word, as the questions that are asked back are; null = it is not. */
export function knownTopic(text: string): QuestionTopic | null {
  topics ??= readKnown();
  return topics.get(lettersOf(text)) ?? null;
}
