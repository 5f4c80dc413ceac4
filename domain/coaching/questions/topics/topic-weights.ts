import { QUESTION_TOPICS } from './question-topic.ts';
import {
  EXAMPLES_A_STEP,
  likelihoodsOf,
  type InSteps,
  type TopicExample,
  type TopicScorer,
} from './topic-example.ts';

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
  examples: readonly TopicExample[],
  topics: number = QUESTION_TOPICS.length,
): InSteps<TopicScorer> {
  const places = yield* placesOf(examples, topics);
  const weights = weightsFor(places.size * topics);
  const priors = weightsFor(topics);
  const placesIn = (features: Iterable<string>) =>
    [...features].flatMap((feature) => places.get(feature) ?? []);
  const read: { found: readonly number[]; topic: number }[] = [];
  for (const { features, topic } of examples) {
    if (read.length % EXAMPLES_A_STEP === 0) yield;
    read.push({ found: placesIn(features), topic });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < read.length; index += 1) {
      if (index % EXAMPLES_A_STEP === 0) yield;
      const example = read[(index * STRIDE) % read.length];
      if (example) learn(example, weights, priors);
    }
  }
  return (features) => {
    const found = placesIn(features);
    return found.length === 0 ? null : scoresOf(found, weights, priors);
  };
}

function* placesOf(
  examples: readonly TopicExample[],
  topics: number,
): InSteps<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [index, { features }] of examples.entries()) {
    if (index % EXAMPLES_A_STEP === 0) yield;
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const places = new Map<string, number>();
  for (const [feature, count] of counts) {
    if (count >= EXAMPLES_LEAST) places.set(feature, places.size * topics);
  }
  return places;
}

function weightsFor(size: number): Weights {
  return { of: new Float32Array(size), slopes: new Float32Array(size).fill(FIRST_SLOPE) };
}

/** Long questions say no more than short ones. */
const shareOf = (found: readonly number[]) => 1 / Math.sqrt(Math.max(1, found.length));

function scoresOf(found: readonly number[], weights: Weights, priors: Weights): Float64Array {
  const share = shareOf(found);
  const scores = Float64Array.from(priors.of);
  for (const place of found) {
    for (let topic = 0; topic < scores.length; topic += 1) {
      scores[topic] = (scores[topic] ?? 0) + share * (weights.of[place + topic] ?? 0);
    }
  }
  return scores;
}

function learn(
  { found, topic: own }: { found: readonly number[]; topic: number },
  weights: Weights,
  priors: Weights,
): void {
  const share = shareOf(found);
  const slopes = likelihoodsOf(scoresOf(found, weights, priors));
  slopes[own] = (slopes[own] ?? 0) - 1;
  for (let topic = 0; topic < slopes.length; topic += 1) {
    const slope = slopes[topic] ?? 0;
    if (Math.abs(slope) < SLOPE_LEAST) continue;
    step(priors, topic, slope);
    for (const place of found) {
      const at = place + topic;
      step(weights, at, share * slope + SHRINKAGE * (weights.of[at] ?? 0));
    }
  }
}

function step({ of, slopes }: Weights, at: number, slope: number): void {
  const squared = (slopes[at] ?? 0) + slope * slope;
  slopes[at] = squared;
  of[at] = (of[at] ?? 0) - (STEP * slope) / Math.sqrt(squared);
}
