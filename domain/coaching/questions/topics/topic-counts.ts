import { QUESTION_TOPICS } from './question-topic.ts';
import {
  EXAMPLES_A_STEP,
  type InSteps,
  type TopicExample,
  type TopicScorer,
} from './topic-example.ts';

/** Added to each count, so that a word that a topic has never had does not exclude it. */
const SMOOTHING = 0.05;
/** Words of one question depend on each other: their evidence grows with the root of their number. */
const EVIDENCE = 1.5;
/** Topics that are asked more often are likelier, but less so than the examples' numbers say. */
const PRIOR = 0.5;

/**
 * Naive Bayes: how often each topic has each feature.
 *
 * @param topics how many there are
 */
export function* countTopics(
  examples: readonly TopicExample[],
  topics: number = QUESTION_TOPICS.length,
): InSteps<TopicScorer> {
  const counts = new Map<string, Uint16Array>();
  const totals = new Float64Array(topics);
  const numbers = new Float64Array(topics);
  for (const [index, { features, topic }] of examples.entries()) {
    if (index % EXAMPLES_A_STEP === 0) yield;
    numbers[topic] = (numbers[topic] ?? 0) + 1;
    for (const feature of features) {
      const row = counts.get(feature) ?? new Uint16Array(topics);
      row[topic] = (row[topic] ?? 0) + 1;
      counts.set(feature, row);
      totals[topic] = (totals[topic] ?? 0) + 1;
    }
  }
  const denominators = totals.map((total) => total + SMOOTHING * counts.size);
  const priors = numbers.map((number) => PRIOR * Math.log((number + 1) / examples.length));
  const unseen = denominators.map((denominator) => Math.log(SMOOTHING / denominator));
  return (features) => {
    const rows = [...features].flatMap((feature) => counts.get(feature) ?? []);
    if (rows.length === 0) return null;
    const share = EVIDENCE / Math.sqrt(rows.length);
    return priors.map((prior, topic) => {
      const denominator = denominators[topic] ?? 1;
      let evidence = 0;
      for (const row of rows) {
        const count = row[topic] ?? 0;
        evidence +=
          count === 0 ? (unseen[topic] ?? 0) : Math.log((count + SMOOTHING) / denominator);
      }
      return prior + share * evidence;
    });
  };
}
