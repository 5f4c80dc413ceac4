import { learntOnce } from '../questions/topics/learnt-once.ts';
import { countTopics } from '../questions/topics/topic-counts.ts';
import {
  atOnce,
  EXAMPLES_A_STEP,
  likelihoodsOf,
  type InSteps,
  type TopicExample,
  type TopicScorer,
} from '../questions/topics/topic-example.ts';
import { weighTopics } from '../questions/topics/topic-weights.ts';
import { readVocabulary } from '../questions/topics/vocabulary.ts';
import type { SignDoubt } from '../safety/red-flag.ts';
import { signFeatures } from './sign-features.ts';
import { signSentences, type SignSentence } from './sign-sentences.ts';

/*
 * How likely a message describes a sign or a danger, by messages whose meaning is known. Counts and weights as for
 * questions. It knows no rules: who wants another reading adds sentences, or a meaning to a word.
 */

/** The share of the weights; the counts have the rest, as for questions. */
const OF_WEIGHTS = 0.7;
const KINDS = 2;
/** Where no word of a message is in any sentence. */
const UNKNOWN = -10;

/** How much more likely a message describes a sign than not, as a logarithm. */
export type SignScorer = (text: string) => number;

/** A model that knows some sentences, and nothing else. */
export function learnSigns(sentences: readonly SignSentence[]): SignScorer {
  return atOnce(learnInSteps(sentences));
}

function* learnInSteps(sentences: readonly SignSentence[]): InSteps<SignScorer> {
  const examples: TopicExample[] = [];
  for (const [index, { text, isSign }] of sentences.entries()) {
    if (index % EXAMPLES_A_STEP === 0) yield;
    examples.push({ features: signFeatures(text), topic: isSign ? 1 : 0 });
  }
  const vocabulary = yield* readVocabulary(examples);
  const counted = yield* countTopics(vocabulary, KINDS);
  const weighed = yield* weighTopics(vocabulary, KINDS);
  return (text) => {
    const features = signFeatures(text);
    const byCounts = oddsBy(counted, features);
    const byWeights = oddsBy(weighed, features);
    if (byCounts === null || byWeights === null) return UNKNOWN;
    return (1 - OF_WEIGHTS) * byCounts + OF_WEIGHTS * byWeights;
  };
}

function oddsBy(scorer: TopicScorer, features: ReadonlySet<string>): number | null {
  const scores = scorer(features);
  if (!scores) return null;
  const [no = 0, yes = 0] = likelihoodsOf(scores);
  return Math.log(yes) - Math.log(no);
}

function* learnAll(): InSteps<SignScorer> {
  return yield* learnInSteps(signSentences());
}

/** Learnt from all sentences. */
export const SIGN_SCORER = learntOnce(learnAll);

/** From here on the coach asks back. Each of five sets was left out in turn to choose it. */
const ASKED_FROM = 1;
/** Few words leave more open, and most of them are plain questions. */
const ASKED_FROM_IF_SHORT = 1.5;
/** "and the fifth?" goes on from a question. */
const ASKED_FROM_IF_A_FEW_WORDS = 3;
const A_FEW_WORDS = 0.4;
/** "and 5?" describes nothing; signs that are said in a word are known to the rules. */
const LETTERS_LEAST = 5;
const SHORT_LATIN = 60;
const SHORT_WIDE = 24;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Below it a sign that can wait is doubted, although the rules found its words. */
const DOUBTED_BELOW = 0;
/** Below it graver ones are, too. None of the dangers of the five sets that the rules found lies there. */
const STRONGLY_DOUBTED_BELOW = -5;

/** A sentence alone says less than a message, since what excuses it may stand beside it. */
const SENTENCE_ALONE = 1;
const SENTENCE_LEAST = 8;
const SENTENCES_MOST = 12;
const SENTENCE_END = /(?<!\d)\.(?!\d)|[!?。！？;\n]+/;

/** A character of Chinese or Japanese says as much as some letters. */
function lettersOf(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 3 : 1), 0);
}

function scoreOf(text: string): number {
  return scoreBy(SIGN_SCORER.get(), text);
}

/** The score of a message: as a whole, or of the sentence that says most. */
export function scoreBy(score: SignScorer, text: string): number {
  const sentences = text
    .split(SENTENCE_END, SENTENCES_MOST)
    .filter((sentence) => sentence.trim().length > SENTENCE_LEAST);
  if (sentences.length < 2) return score(text);
  return Math.max(score(text), ...sentences.map((sentence) => score(sentence) - SENTENCE_ALONE));
}

/**
 * Whether a message may describe a sign or a danger in words that no rule knows. Deterministic; the time grows
 * with the length of the text alone.
 *
 * @example mayDescribeSign('felt like a band round my ribs on the last hill') // true
 */
export function mayDescribeSign(text: string): boolean {
  if (lettersOf(text) < LETTERS_LEAST) return false;
  const share = text.length / (WIDE.test(text) ? SHORT_WIDE : SHORT_LATIN);
  const short = share < A_FEW_WORDS ? ASKED_FROM_IF_A_FEW_WORDS : ASKED_FROM_IF_SHORT;
  return scoreOf(text) >= (share < 1 ? short : ASKED_FROM);
}

/**
 * As `mayDescribeSign`, of what a message says beside a complaint that is known and harmless. It is half a sentence
 * and says less than a whole one.
 */
export function mayRestDescribeSign(rest: string): boolean {
  return scoreOf(rest) >= ASKED_FROM_IF_A_FEW_WORDS;
}

/** How far messages like this one describe no sign, whatever words of signs they hold. */
export function doubtOfSign(text: string): SignDoubt {
  const score = scoreOf(text);
  if (score < STRONGLY_DOUBTED_BELOW) return 'strong';
  return score < DOUBTED_BELOW ? 'some' : 'none';
}
