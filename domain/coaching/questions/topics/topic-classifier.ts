import { knownTopic } from './known-question.ts';
import { learntOnce } from './learnt-once.ts';
import { featuresOf } from './question-features.ts';
import { QUESTION_TOPICS, type MoreExamples, type QuestionTopic } from './question-topic.ts';
import { countTopics } from './topic-counts.ts';
import {
  atOnce,
  EXAMPLES_A_STEP,
  likelihoodsOf,
  type InSteps,
  type TopicExample,
  type TopicScorer,
} from './topic-example.ts';
import { LEARNT_ADVICE_EXAMPLES } from './learnt-advice-examples.ts';
import { TOPIC_EXAMPLES_EN } from './topic-examples-en.ts';
import { TOPIC_EXAMPLES_JA } from './topic-examples-ja.ts';
import { TOPIC_EXAMPLES_VI } from './topic-examples-vi.ts';
import { TOPIC_EXAMPLES_ZH } from './topic-examples-zh.ts';
import { weighTopics } from './topic-weights.ts';
import { readVocabulary } from './vocabulary.ts';

/*
 * Two ways to learn from the same examples, in steps ahead of the first question that the phrases leave
 * open. Each corrects the other: counts are right about rare words, weights about words that stand together.
 * They know no order of preference and no rules: who wants another reading adds examples, or a meaning to
 * a word. One model serves all languages, since runners mix them and `question-concepts.ts` joins them.
 */

/** The share of the weights; the counts have the rest. By examples left out in turn. */
const OF_WEIGHTS = 0.75;

export interface TopicGuess {
  topic: QuestionTopic;
  /** 0–1; all topics together have 1. */
  probability: number;
}

const BOOKS: readonly MoreExamples[] = [
  ...LEARNT_ADVICE_EXAMPLES,
  TOPIC_EXAMPLES_EN,
  TOPIC_EXAMPLES_JA,
  TOPIC_EXAMPLES_ZH,
  TOPIC_EXAMPLES_VI,
];

/** What one topic's examples say in all languages. What is asked of no run may have an answer by now. */
export function examplesByTopic(topic: QuestionTopic): readonly string[] {
  return BOOKS.flatMap((book) => (book[topic] ?? '').split('\n')).filter(
    (text) => text !== '' && (topic !== 'other' || knownTopic(text) === null),
  );
}

/**
 * The examples of all languages.
 *
 * @param isKept which of them, by their words
 */
export function topicExamples(isKept: (text: string) => boolean = () => true): TopicExample[] {
  return atOnce(readExamples(isKept));
}

function* readExamples(isKept: (text: string) => boolean): InSteps<TopicExample[]> {
  const examples: TopicExample[] = [];
  for (const [topic, name] of QUESTION_TOPICS.entries()) {
    for (const text of examplesByTopic(name)) {
      if (!isKept(text)) continue;
      if (examples.length % EXAMPLES_A_STEP === 0) yield;
      examples.push({ features: featuresOf(text), topic });
    }
  }
  return examples;
}

/** A model that knows some examples, and nothing else. */
export function learnTopics(examples: readonly TopicExample[]): TopicScorer {
  return atOnce(learnInSteps(examples));
}

function* learnInSteps(examples: readonly TopicExample[]): InSteps<TopicScorer> {
  const vocabulary = yield* readVocabulary(examples);
  const counted = yield* countTopics(vocabulary);
  const weighed = yield* weighTopics(vocabulary);
  return (features) => {
    const counts = counted(features);
    const weights = weighed(features);
    if (!counts || !weights) return counts;
    const ofCounts = likelihoodsOf(counts).map(Math.log);
    const ofWeights = likelihoodsOf(weights).map(Math.log);
    return ofCounts.map(
      (score, topic) => (1 - OF_WEIGHTS) * score + OF_WEIGHTS * (ofWeights[topic] ?? 0),
    );
  };
}

function* learnAll(): InSteps<TopicScorer> {
  return yield* learnInSteps(yield* readExamples(() => true));
}

/** The model of all examples. */
export const TOPIC_MODEL = learntOnce(learnAll);

/**
 * What a question is most likely about, the likeliest first. Deterministic; the time grows with
 * the length of the text alone.
 *
 * @returns empty where no word of it is in any example
 * @example guessTopics('how many gels for a half')[0].topic // 'food'
 */
export function guessTopics(text: string): readonly TopicGuess[] {
  return guessesBy(TOPIC_MODEL.get(), featuresOf(text));
}

/** What a model thinks of a question, the likeliest first. */
export function guessesBy(
  scorer: TopicScorer,
  features: ReadonlySet<string>,
): readonly TopicGuess[] {
  const scores = scorer(features);
  if (!scores) return [];
  const likelihoods = likelihoodsOf(scores);
  return QUESTION_TOPICS.map((topic, index) => ({
    topic,
    probability: likelihoods[index] ?? 0,
  })).sort((a, b) => b.probability - a.probability);
}
