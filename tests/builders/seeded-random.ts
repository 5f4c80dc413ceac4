export interface SeededRandom {
  /** Evenly from 0 to 1, 1 excluded. */
  uniform(): number;
  /** Normally around 0 with a deviation of 1. */
  normal(): number;
}

/** Random numbers that are the same for the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    uniform,
    // Box and Muller; 1 - uniform keeps the logarithm finite.
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}
