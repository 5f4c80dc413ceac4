import { QUESTION_TOPICS } from './question-topic.ts';
import { EXAMPLES_A_STEP, likelihoodsOf, type InSteps, type TopicScorer } from './topic-example.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How often the examples are gone through. */
const ROUNDS = 3;
const STEP = 0.7;
/** Pulls weights to nought, so that no single example makes one. */
const SHRINKAGE = 1e-4;
/** What fewer examples have is left out: it says nothing of others. */
const EXAMPLES_LEAST = 2;
/** Examples of one topic stand together: they are taken in steps of a prime number. */
const STRIDE = 1009;
/** Smaller slopes change nothing, and most of them are smaller. */
const SLOPE_LEAST = 0.01;
/** Squared slopes start from here, so that the first step is no leap. */
const FIRST_SLOPE = 1e-2;

interface Weights {
  /** Those of a feature stand together, one for each topic. */
  of: Float32Array;
  slopes: Float32Array;
}

/**
 * Logistic regression by AdaGrad: how much each feature speaks for and against each topic.
 *
 * @param topics how many there are
 */
export function* weighTopics(
  { numberOf, exampleCounts, examples }: Vocabulary,
  topics: number = QUESTION_TOPICS.length,
): InSteps<TopicScorer> {
  const places = placesOf(exampleCounts, topics);
  const weights = weightsFor(topics * exampleCounts.filter(isLearnt).length);
  const priors = weightsFor(topics);
  const read: ReadExample[] = [];
  for (const { features, topic } of examples) {
    if (read.length % EXAMPLES_A_STEP === 0) yield;
    const found = features.map((feature) => places[feature] ?? NOT_LEARNT);
    read.push({ found: found.filter((place) => place !== NOT_LEARNT), topic });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < read.length; index += 1) {
      if (index % EXAMPLES_A_STEP === 0) yield;
      const example = read[(index * STRIDE) % read.length];
      if (example) learn(example, weights, priors);
    }
  }
  return (features) => {
    const found = [...features]
      .map((feature) => places[numberOf.get(feature) ?? -1] ?? NOT_LEARNT)
      .filter((place) => place !== NOT_LEARNT);
    return found.length === 0 ? null : scoresOf(found, weights, priors);
  };
}

interface ReadExample {
  /** Where the weights of its features begin. */
  found: Uint32Array;
  topic: number;
}

const NOT_LEARNT = 2 ** 32 - 1;

function isLearnt(exampleCount: number): boolean {
  return exampleCount >= EXAMPLES_LEAST;
}

/** Where the weights of each feature begin, by its number. */
function placesOf(exampleCounts: readonly number[], topics: number): Uint32Array {
  let next = 0;
  return Uint32Array.from(exampleCounts, (count) => {
    if (!isLearnt(count)) return NOT_LEARNT;
    next += topics;
    return next - topics;
  });
}

function weightsFor(size: number): Weights {
  return { of: new Float32Array(size), slopes: new Float32Array(size).fill(FIRST_SLOPE) };
}

/** Long questions say no more than short ones. */
const shareOf = (found: ArrayLike<number>) => 1 / Math.sqrt(Math.max(1, found.length));

function scoresOf(
  found: ArrayLike<number> & Iterable<number>,
  weights: Weights,
  priors: Weights,
): Float64Array {
  const share = shareOf(found);
  const scores = Float64Array.from(priors.of);
  for (const place of found) {
    for (let topic = 0; topic < scores.length; topic += 1) {
      scores[topic] = (scores[topic] ?? 0) + share * (weights.of[place + topic] ?? 0);
    }
  }
  return scores;
}

function learn({ found, topic: own }: ReadExample, weights: Weights, priors: Weights): void {
  const share = shareOf(found);
  const slopes = likelihoodsOf(scoresOf(found, weights, priors));
  slopes[own] = (slopes[own] ?? 0) - 1;
  const steep: number[] = [];
  for (let topic = 0; topic < slopes.length; topic += 1) {
    const slope = slopes[topic] ?? 0;
    if (Math.abs(slope) < SLOPE_LEAST) continue;
    steep.push(topic);
    step(priors, topic, slope);
  }
  // One feature after the other, since the weights of each stand together in memory.
  for (const place of found) {
    for (const topic of steep) {
      const at = place + topic;
      step(weights, at, share * (slopes[topic] ?? 0) + SHRINKAGE * (weights.of[at] ?? 0));
    }
  }
}

function step({ of, slopes }: Weights, at: number, slope: number): void {
  const squared = (slopes[at] ?? 0) + slope * slope;
  slopes[at] = squared;
  of[at] = (of[at] ?? 0) - (STEP * slope) / Math.sqrt(squared);
}
