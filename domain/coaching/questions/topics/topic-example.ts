/** A question whose topic is known. */
export interface TopicExample {
  features: ReadonlySet<string>;
  /** The place among `QUESTION_TOPICS`. */
  topic: number;
}

/** The logarithm of each topic's likelihood, but for a common summand; null = no feature is known. */
export type TopicScorer = (features: ReadonlySet<string>) => Float64Array | null;

/** Work that pauses after some milliseconds each time, so that other work can go on. */
export type InSteps<Result> = Generator<void, Result, void>;

/** How many examples are gone through between two pauses. */
export const EXAMPLES_A_STEP = 50;

/** Does all of such work at once. */
export function atOnce<Result>(work: InSteps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

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
