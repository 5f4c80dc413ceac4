import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../repository-root.ts';

/** A file that does not run with each commit runs with every sixteenth, and always in the soak. */
export const FILE_TURNS = 16;

/** A commit takes a quarter of the variants of each file that runs. */
export const VARIANT_TURNS = 4;

/** A turn decides both. Only all of these bring each file together with each of its variants. */
export const TURNS = FILE_TURNS * VARIANT_TURNS;

/** The one whose variants look at which expressions of the rules were evaluated. */
export const COVERAGE_TURN = 0;

/** Names the turn for tests, so that a commit that comes meanwhile changes nothing. */
export const TURN_SETTING = 'TASUKI_TEST_TURN';

/**
 * The turn of a commit, counted from 0. A commit has the same turn wherever it is tested, so a failure
 * can be repeated. The commits of a day are spread over all turns.
 *
 * @param commit its name in hexadecimal digits
 */
export function turnOfCommit(commit: string): number {
  return Number.parseInt(commit.slice(0, 8), 16) % TURNS;
}

/** The turn that `npm test` has set, or else that of the commit that is checked out. */
export function currentTurn(
  environment: Readonly<Record<string, string | undefined>>,
  readCommit: () => string | null = checkedOutCommit,
): number {
  const set = environment[TURN_SETTING];
  if (set !== undefined) return Number(set) % TURNS;
  const commit = readCommit();
  return commit === null ? 0 : turnOfCommit(commit);
}

/** Null = this folder is no checkout, or there is no git. */
function checkedOutCommit(): string | null {
  try {
    const options = { cwd: repositoryRoot, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return null;
  }
}

/** The turn of the variants within a file, since a file that runs in turn would always take the same ones. */
export function variantTurn(turn: number): number {
  return Math.trunc(turn / FILE_TURNS) % VARIANT_TURNS;
}

/**
 * The part of a list that one of `turns` turns takes. Every item is in exactly one part.
 *
 * @param turn counted from 0; later ones begin anew
 * @param turns into how many parts the list is divided
 */
export function shareOf<Item>(items: readonly Item[], turn: number, turns: number): Item[] {
  return items.filter((_item, index) => index % turns === turn % turns);
}
