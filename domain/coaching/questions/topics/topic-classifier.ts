import { inSimplified, plainText } from '../../text/question-text.ts';
import { mendVietnamese } from '../../text/vietnamese-slips.ts';
import { QUESTION_TOPICS, type QuestionTopic, type TopicExamples } from './question-topic.ts';
import { TOPIC_EXAMPLES_EN } from './topic-examples-en.ts';
import { TOPIC_EXAMPLES_JA } from './topic-examples-ja.ts';
import { TOPIC_EXAMPLES_VI } from './topic-examples-vi.ts';
import { TOPIC_EXAMPLES_ZH } from './topic-examples-zh.ts';

/*
 * Naive Bayes over words and pieces of words, counted from the examples at the first question that
 * the phrases leave open. It knows no order of preference and no rules: who wants another reading
 * adds examples. One model serves all languages, since runners mix them and their words are distinct.
 */

/** Added to each count, so that a word that a topic has never had does not exclude it. */
const SMOOTHING = 0.05;
/** Words of one question depend on each other: their evidence grows with the root of their number. */
const EVIDENCE = 1.5;
/** Topics that are asked more often are likelier, but less so than the examples' numbers say. */
const PRIOR = 0.5;
const LATIN_PIECE = 4;
const WIDE_PIECE_MOST = 3;
/** Longer numbers say nothing by their digits. */
const DIGITS_KEPT = 2;

export interface TopicGuess {
  topic: QuestionTopic;
  /** 0–1; all topics together have 1. */
  probability: number;
}

/** Words, neighbours and pieces of words of Latin script; one to three characters of others. */
export function featuresOf(text: string): ReadonlySet<string> {
  const plain = inSimplified(mendVietnamese(plainText(text))).replace(/[0-9]+/g, (digits) =>
    digits.length > DIGITS_KEPT ? '9' : digits,
  );
  const features = new Set<string>();
  let before = '';
  for (const word of plain.match(/[a-z0-9']+|[^\p{P}\p{S}\p{Z}a-z0-9']+/gu) ?? []) {
    if (!/^[a-z0-9']/.test(word)) {
      for (const piece of piecesOf(word, 1, WIDE_PIECE_MOST)) features.add(piece);
      continue;
    }
    features.add(` ${word}`);
    if (before !== '') features.add(`${before} ${word}`);
    before = word;
    if (word.length < LATIN_PIECE) continue;
    for (const piece of piecesOf(`^${word}$`, LATIN_PIECE, LATIN_PIECE)) features.add(piece);
  }
  return features;
}

function piecesOf(word: string, least: number, most: number): string[] {
  const pieces: string[] = [];
  for (let length = least; length <= most; length += 1) {
    for (let from = 0; from + length <= word.length; from += 1) {
      pieces.push(word.slice(from, from + length));
    }
  }
  return pieces;
}

interface TopicModel {
  /** The logarithm of a topic's own likelihood, in the order of `QUESTION_TOPICS`. */
  priors: readonly number[];
  /** Of a feature that a topic has never had. */
  unseen: readonly number[];
  /** How often each topic had a feature; absent = no example has it. */
  counts: ReadonlyMap<string, Float64Array>;
  denominators: readonly number[];
}

/** The model of examples: a table of how often each topic has each feature. */
function countExamples(books: readonly TopicExamples[]): TopicModel {
  const counts = new Map<string, Float64Array>();
  const totals = QUESTION_TOPICS.map(() => 0);
  const examples = QUESTION_TOPICS.map(() => 0);
  for (const [index, topic] of QUESTION_TOPICS.entries()) {
    for (const text of books.flatMap((book) => book[topic].split('\n'))) {
      if (text === '') continue;
      examples[index] = (examples[index] ?? 0) + 1;
      for (const feature of featuresOf(text)) {
        const row = counts.get(feature) ?? new Float64Array(QUESTION_TOPICS.length);
        row[index] = (row[index] ?? 0) + 1;
        counts.set(feature, row);
        totals[index] = (totals[index] ?? 0) + 1;
      }
    }
  }
  const all = examples.reduce((sum, count) => sum + count, 0);
  const denominators = totals.map((total) => total + SMOOTHING * counts.size);
  return {
    priors: examples.map((count) => PRIOR * Math.log((count + 1) / all)),
    unseen: denominators.map((denominator) => Math.log(SMOOTHING / denominator)),
    counts,
    denominators,
  };
}

let model: TopicModel | null = null;

/**
 * What a question is most likely about, the likeliest first. Deterministic; the time grows with
 * the length of the text alone.
 *
 * @returns empty where no word of it is in any example
 * @example guessTopics('how many gels for a half')[0].topic // 'food'
 */
export function guessTopics(text: string): readonly TopicGuess[] {
  model ??= countExamples([
    TOPIC_EXAMPLES_EN,
    TOPIC_EXAMPLES_JA,
    TOPIC_EXAMPLES_ZH,
    TOPIC_EXAMPLES_VI,
  ]);
  const { priors, unseen, counts, denominators } = model;
  const rows = [...featuresOf(text)].flatMap((feature) => counts.get(feature) ?? []);
  if (rows.length === 0) return [];
  const share = EVIDENCE / Math.sqrt(rows.length);
  const scores = priors.map((prior, index) => {
    const never = unseen[index] ?? 0;
    const denominator = denominators[index] ?? 1;
    let evidence = 0;
    for (const row of rows) {
      const count = row[index] ?? 0;
      evidence += count === 0 ? never : Math.log((count + SMOOTHING) / denominator);
    }
    return prior + share * evidence;
  });
  const most = Math.max(...scores);
  const likelihoods = scores.map((score) => Math.exp(score - most));
  const sum = likelihoods.reduce((total, one) => total + one, 0);
  return QUESTION_TOPICS.map((topic, index) => ({
    topic,
    probability: (likelihoods[index] ?? 0) / sum,
  })).sort((a, b) => b.probability - a.probability);
}
