import { QUESTION_TOPICS } from './question-topic.ts';
import { EXAMPLES_A_STEP, type InSteps, type TopicScorer } from './topic-example.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Added to each count, so that a word that a topic has never had does not exclude it. */
const SMOOTHING = 0.05;
/** Words of one question depend on each other: their evidence grows with the root of their number. */
const EVIDENCE = 1.5;
/** Topics that are asked more often are likelier, but less so than the examples' numbers say. */
const PRIOR = 0.5;

/** The topics that have a feature, and how often: most features are in few topics. */
interface FeatureCounts {
  topics: number[];
  counts: number[];
}

/**
 * Naive Bayes: how often each topic has each feature.
 *
 * @param topics how many there are
 */
export function* countTopics(
  { numberOf, exampleCounts, examples }: Vocabulary,
  topics: number = QUESTION_TOPICS.length,
): InSteps<TopicScorer> {
  const rows = exampleCounts.map((): FeatureCounts => ({ topics: [], counts: [] }));
  const totals = new Float64Array(topics);
  const numbers = new Float64Array(topics);
  for (const [index, { features, topic }] of examples.entries()) {
    if (index % EXAMPLES_A_STEP === 0) yield;
    numbers[topic] = (numbers[topic] ?? 0) + 1;
    totals[topic] = (totals[topic] ?? 0) + features.length;
    for (const feature of features) {
      const row = rows[feature];
      if (row) addTo(row, topic);
    }
  }
  const denominators = totals.map((total) => total + SMOOTHING * rows.length);
  const priors = numbers.map((number) => PRIOR * Math.log((number + 1) / examples.length));
  const unseen = denominators.map((denominator) => Math.log(SMOOTHING / denominator));
  return (features) => {
    const found = [...features].flatMap((feature) => rows[numberOf.get(feature) ?? -1] ?? []);
    if (found.length === 0) return null;
    const share = EVIDENCE / Math.sqrt(found.length);
    const evidence = unseen.map((one) => found.length * one);
    for (const row of found) {
      for (const [place, topic] of row.topics.entries()) {
        const seen = ((row.counts[place] ?? 0) + SMOOTHING) / (denominators[topic] ?? 1);
        evidence[topic] = (evidence[topic] ?? 0) + Math.log(seen) - (unseen[topic] ?? 0);
      }
    }
    return priors.map((prior, topic) => prior + share * (evidence[topic] ?? 0));
  };
}

function addTo({ topics, counts }: FeatureCounts, topic: number): void {
  // The examples of one topic mostly stand together.
  const place = topics.at(-1) === topic ? topics.length - 1 : topics.indexOf(topic);
  if (place === -1) {
    topics.push(topic);
    counts.push(1);
  } else counts[place] = (counts[place] ?? 0) + 1;
}
