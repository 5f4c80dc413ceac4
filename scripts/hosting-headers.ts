import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** A rule of `hosting.headers` in firebase.json. */
interface HeaderRule {
  /** A glob over the path of an address. */
  source: string;
  headers: readonly { key: string; value: string }[];
}

/** The rules as they are deployed. */
const { hosting } = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
  hosting: { headers: readonly HeaderRule[] };
};

/**
 * What Firebase Hosting sends with an answer: of the rules that fit, the later ones have their way.
 *
 * @param path of the address, without its query, e.g. '/assets/start-B2x.js'
 */
export function hostingHeaders(path: string): Map<string, string> {
  return new Map(
    hosting.headers
      .filter(({ source }) => posix.matchesGlob(path, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}
