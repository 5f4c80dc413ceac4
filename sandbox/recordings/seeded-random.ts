/** Numbers that look random and are the same for the same seed, on every machine. */
export interface SeededRandom {
  /** Evenly from 0 to 1, 1 excluded. */
  uniform: () => number;
  /** Around 0 with a standard deviation of 1. */
  normal: () => number;
  /** Evenly from `low` to `high`. */
  between: (low: number, high: number) => number;
}

/** sfc32, seeded by one whole number. */
export function seededRandom(seed: number): SeededRandom {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // The first values still look like the seed.
  for (let round = 0; round < 12; round += 1) next();
  return {
    uniform: next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    between: (low, high) => low + (high - low) * next(),
  };
}
