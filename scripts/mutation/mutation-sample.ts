/** Words, phrases and examples: data that other tests prove, where a mutant is another text. */
const DATA =
  /\.test\.ts$|\/words\/|(?:^|\/)(?:question-phrases|red-flag-phrases|topic-examples|concept-words|plan-ask-phrases|despair-phrases|unsafe-advice-phrases)[^/]*\.ts$|\/topics\/examples\//;

/** The files whose rules are mutated, in order. */
export function mutatedFiles(paths: readonly string[]): string[] {
  return paths.filter((path) => !DATA.test(path)).sort();
}

/**
 * A sample of files, the same for the same seed.
 *
 * @param size more than there are: all of them
 */
export function sampleOf(paths: readonly string[], size: number, seed: number): string[] {
  const rest = [...paths];
  const random = randomOf(seed);
  const sample: string[] = [];
  while (rest.length > 0 && sample.length < size) {
    const [path] = rest.splice(Math.floor(random() * rest.length), 1);
    if (path !== undefined) sample.push(path);
  }
  return sample.sort();
}

/** Mulberry32: numbers from 0 to 1 that look random. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
