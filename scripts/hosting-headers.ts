import { posix } from 'node:path';

/** A rule of `hosting.headers` in firebase.json. */
export interface HeaderRule {
  /** A glob over the path of an address. */
  source: string;
  headers: readonly { key: string; value: string }[];
}

/**
 * What Firebase Hosting sends with an answer: of the rules that fit, the later ones have their way.
 *
 * @param path of the address, without its query, e.g. '/assets/start-B2x.js'
 */
export function headersOf(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return new Map(
    rules
      .filter(({ source }) => posix.matchesGlob(path, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}
