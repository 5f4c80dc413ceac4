import { createHash } from 'node:crypto';
import { withImporters } from './import-graph.ts';

/** The files that the last lint passed: the digest of each, under one configuration. */
export interface LintRecord {
  configuration: string;
  files: Readonly<Record<string, string>>;
  /** The digest of what each file declares to those that import it; null = not known. */
  declarations: Readonly<Record<string, string | null>>;
}

const CODE = /\.(?:ts|tsx|mjs)$/;
/** Each of them can change what is right in any file. */
const CONFIGURATION =
  /^oxlint\.config\.ts$|^scripts\/lint\/rules\/|^package-lock\.json$|(?:^|\/)tsconfig[\w.]*\.json$|\.d\.ts$/;
/** Beyond this share of the files, all of them are linted in less time than the list takes to read. */
const SHARE_MAXIMUM = 0.5;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * The state of the repository as a lint record.
 *
 * @param texts of all files by their path
 * @param declarationOf the types that a file declares, as the compiler writes them; null = not known
 */
export function lintRecordOf(
  texts: ReadonlyMap<string, string>,
  declarationOf: (path: string) => string | null,
): LintRecord {
  const configuration = [...texts].filter(([path]) => CONFIGURATION.test(path));
  const code = [...texts].filter(([path]) => CODE.test(path));
  return {
    configuration: digestOf(JSON.stringify([process.version, configuration])),
    files: Object.fromEntries(code.map(([path, text]) => [path, digestOf(text)] as const)),
    declarations: Object.fromEntries(
      code.map(([path]) => {
        const declaration = declarationOf(path);
        return [path, declaration === null ? null : digestOf(declaration)] as const;
      }),
    ),
  };
}

/**
 * The files that must be linted: those that changed since the last lint. Where one declares other
 * types than before, those that import it as well. Types go from file to file, so a change can make
 * a file wrong that imports it through others.
 *
 * @returns 'all' where that is nearly everything, or where the rules themselves changed
 */
export function filesToLint(
  before: LintRecord | null,
  now: LintRecord,
  texts: ReadonlyMap<string, string>,
): 'all' | string[] {
  // A record of an earlier form says nothing of what files declare.
  if (before?.configuration !== now.configuration || !('declarations' in before)) return 'all';
  const paths = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  const changed = [...paths].filter((path) => before.files[path] !== now.files[path]);
  const code = new Map([...texts].filter(([path]) => CODE.test(path)));
  const isAlike = (path: string) => {
    const declaration = now.declarations[path] ?? null;
    return declaration !== null && declaration === before.declarations[path];
  };
  const declaringAnew = changed.filter((path) => !isAlike(path));
  const affected = [
    ...new Set([
      ...changed.filter((path) => code.has(path)),
      ...withImporters(declaringAnew, code),
    ]),
  ].toSorted();
  return affected.length > code.size * SHARE_MAXIMUM ? 'all' : affected;
}
