/** A question whose topic is known. */
export interface TopicExample {
  features: ReadonlySet<string>;
  /** The place among `QUESTION_TOPICS`. */
  topic: number;
}

/** The logarithm of each topic's likelihood, but for a common summand; null = no feature is known. */
export type TopicScorer = (features: ReadonlySet<string>) => Float64Array | null;

/** Likelihoods, 0–1, that add up to one. */
export function likelihoodsOf(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  const shares = new Float64Array(scores.length);
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const share = Math.exp((scores[index] ?? 0) - most);
    shares[index] = share;
    sum += share;
  }
  for (let index = 0; index < shares.length; index += 1) shares[index] = (shares[index] ?? 0) / sum;
  return shares;
}
