import { createHash } from 'node:crypto';
import { withImporters } from './import-graph.ts';

/** What the last lint found right: the digest of each file, under one configuration. */
export interface LintRecord {
  configuration: string;
  files: Readonly<Record<string, string>>;
}

const CODE = /\.(?:ts|tsx|mjs)$/;
/** Each of them can change what is right in any file. */
const CONFIGURATION =
  /^oxlint\.config\.ts$|^scripts\/lint\/no-[^/]+\.ts$|^package-lock\.json$|(?:^|\/)tsconfig[\w.]*\.json$|\.d\.ts$/;
/** Beyond this share of the files, all of them are linted in less time than the list takes to read. */
const SHARE_MAXIMUM = 0.5;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * The state of the repository as a lint record.
 *
 * @param texts of all files by their path
 */
export function lintRecordOf(texts: ReadonlyMap<string, string>): LintRecord {
  const configuration = [...texts].filter(([path]) => CONFIGURATION.test(path));
  return {
    configuration: digestOf(JSON.stringify([process.version, configuration])),
    files: Object.fromEntries(
      [...texts]
        .filter(([path]) => CODE.test(path))
        .map(([path, text]) => [path, digestOf(text)] as const),
    ),
  };
}

/**
 * The files that must be linted: those that changed since the last lint, and those that import them.
 * Types go from file to file, so a change can make a file wrong that imports it through others.
 *
 * @returns 'all' where that is nearly everything, or where the rules themselves changed
 */
export function filesToLint(
  before: LintRecord | null,
  now: LintRecord,
  texts: ReadonlyMap<string, string>,
): 'all' | string[] {
  if (before?.configuration !== now.configuration) return 'all';
  const paths = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  const changed = [...paths].filter((path) => before.files[path] !== now.files[path]);
  const code = new Map([...texts].filter(([path]) => CODE.test(path)));
  const affected = [...withImporters(changed, code)].toSorted();
  return affected.length > code.size * SHARE_MAXIMUM ? 'all' : affected;
}
