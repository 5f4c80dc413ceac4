import { inSimplified, plainText, withoutMarks } from '../../text/question-text.ts';
import { mendEnglish } from '../../text/english-slips.ts';
import { WORDS_OF_MEANINGS } from '../topics/meaning-words.ts';
import { WORDS_OF_CONCEPTS } from '../topics/concept-words.ts';
import { QUESTION_TOPICS, type QuestionTopic } from '../topics/question-topic.ts';
import { learntOnce } from '../topics/learnt-once.ts';
import type { InSteps } from '../topics/topic-example.ts';
import { examplesByTopic } from '../topics/topic-classifier.ts';

/*
 * Words are read as they stand: those of Latin script without tone marks, Chinese and Japanese by pairs of
 * characters. Kana of grammar and the characters below join words and mean nothing alone.
 */
const WIDE_RUN = /[\u4e00-\u9fff]+|[\u30a1-\u30fa\u30fc]+/gu;
const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}']*/gu;
/** What English adds to a word that is known without it. */
const ENDING = /(?<=.{3})(?:ness|ings?|ed|es|s|ly|er)$/;
const JOINING =
  '的了吗呢吧啊嘛呀我你您他她它这那要不是在有和跟与还就都也很太好多少么什怎可以能会该去来上下个一二三四五六七八九十百千几两次想说让给把被从到对比最更再又才刚已过得着没为因所但而或如果时候天日月年周今明昨早晚前后里中点分秒些样每各某全跑走练比何今毎曜間分方事者度回本当';

export type TopicCounts = ReadonlyMap<QuestionTopic, number>;

/** What the examples of all languages say of words. */
interface WordTopics {
  /** How often each topic's examples have a word; null = no example and no meaning has it. */
  countsOf: (word: string) => TopicCounts | null;
}

/** Learnt from the examples of one topic after the other, in all languages. */
export const WORD_TOPICS = learntOnce(learnWords);

function* learnWords(): InSteps<WordTopics> {
  const counts = new Map<string, Map<QuestionTopic, number>>();
  const add = (word: string, topic: QuestionTopic | null) => {
    const row = counts.get(word) ?? new Map<QuestionTopic, number>();
    if (topic) row.set(topic, (row.get(topic) ?? 0) + 1);
    counts.set(word, row);
  };
  for (const topic of QUESTION_TOPICS) {
    yield;
    for (const text of examplesByTopic(topic)) {
      for (const word of new Set(piecesOf(text))) add(word, topic);
    }
  }
  for (const words of [...Object.values(WORDS_OF_MEANINGS), ...Object.values(WORDS_OF_CONCEPTS)]) {
    for (const word of piecesOf(words.replaceAll('_', ' '))) add(word, null);
  }
  return { countsOf: (word) => counts.get(word) ?? null };
}

function piecesOf(text: string): string[] {
  const plain = plainText(text);
  return [
    ...latinWordsOf(plain).map(({ word }) => word),
    ...wideRunsOf(plain).flatMap((run) => [...run, ...pairsOf(run)]),
  ];
}

interface LatinWord {
  /** As it was typed. */
  said: string;
  /** Without tone marks. */
  word: string;
}

function latinWordsOf(plain: string): LatinWord[] {
  const distinct = new Set([...plain.matchAll(LATIN_WORD)].map(([said]) => said));
  return [...distinct].flatMap((said) =>
    mendEnglish(withoutMarks(said))
      .split(/[^a-z']+/)
      .map((word) => ({ said, word: word.replace(/'(?:s|ll|d|ve|re|m|t)$/, '') }))
      .filter(({ word }) => word !== ''),
  );
}

function wideRunsOf(plain: string): string[] {
  return [...inSimplified(plain).matchAll(WIDE_RUN)].map(([run]) => run);
}

function pairsOf(run: string): string[] {
  return Array.from({ length: Math.max(0, run.length - 1) }, (_, from) =>
    run.slice(from, from + 2),
  );
}

/** A word of a question that was not explained, as it was typed. */
export interface SaidWord {
  said: string;
  counts: TopicCounts | null;
}

/**
 * The words of a question with what is known of them. Characters that no known pair holds, and that join
 * nothing, are one unknown word.
 */
export function wordsSaid(text: string): readonly SaidWord[] {
  const { countsOf } = WORD_TOPICS.get();
  const plain = plainText(text);
  const latin = latinWordsOf(plain).map(({ said, word }) => ({
    said,
    counts: countsOf(word) ?? countsOf(word.replace(ENDING, '')),
  }));
  const runs = new Set([...plain.matchAll(WIDE_RUN)].map(([run]) => run));
  const wide = [...runs].flatMap((run) => wideWordsOf(run, countsOf));
  return [...latin, ...wide];
}

function wideWordsOf(run: string, countsOf: WordTopics['countsOf']): SaidWord[] {
  const simple = inSimplified(run);
  const words: SaidWord[] = [];
  const isCovered = Array.from(run, () => false);
  for (const [from, pair] of pairsOf(simple).entries()) {
    const counts = countsOf(pair);
    if (counts === null) continue;
    words.push({ said: run.slice(from, from + 2), counts });
    isCovered[from] = true;
    isCovered[from + 1] = true;
  }
  let unknown = '';
  for (let index = 0; index <= run.length; index += 1) {
    const isOpen =
      index < run.length && !isCovered[index] && !JOINING.includes(simple.charAt(index));
    if (isOpen) {
      unknown += run.charAt(index);
      continue;
    }
    const isWord =
      unknown.length > 1 || (unknown !== '' && countsOf(inSimplified(unknown)) === null);
    if (isWord) words.push({ said: unknown, counts: null });
    unknown = '';
  }
  return words;
}
