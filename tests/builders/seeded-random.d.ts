export interface SeededRandom {
  /** Evenly from 0 to 1, 1 excluded. */
  uniform(): number;
  /** Normally around 0 with a deviation of 1. */
  normal(): number;
}
/** Random numbers that are the same for the same seed, on every machine (mulberry32). */
export declare function seededRandom(seed: number): SeededRandom;
