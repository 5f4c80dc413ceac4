import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS, runCheck } from '../checks.ts';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { repositoryRoot, stateFolder } from '../repository-root.ts';
import { filesToLint, lintRecordOf, type LintRecord } from './lint-record.ts';

const recordPath = join(stateFolder, 'lint-record.json');

/** All files that are or may be committed, by their path. */
function readTexts(): Map<string, string> {
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '*.ts',
      '*.tsx',
      '*.mjs',
      '*.json',
    ],
    { cwd: repositoryRoot, encoding: 'utf8' },
  );
  const texts = new Map<string, string>();
  for (const path of new Set(listed.split('\0'))) {
    if (path === '') continue;
    try {
      texts.set(path, readFileSync(join(repositoryRoot, path), 'utf8'));
    } catch {
      // Deleted, and the deletion is not committed yet.
    }
  }
  return texts;
}

/**
 * The place where the compiler writes the declarations of each folder's files; the folder's
 * `tsconfig.json` names it too.
 */
const TYPED_FOLDERS = /^(?:domain|functions|sandbox|scripts|src|tests)\//;

/**
 * The declarations of a file, as `tsc -b` wrote them last.
 *
 * @returns null where it writes nothing, or at another place
 */
function writtenDeclaration(path: string): string | null {
  if (!TYPED_FOLDERS.test(path)) return null;
  const file = join(stateFolder, 'types', path.replace(/\.(?:tsx?|mjs)$/, '.d.ts'));
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Lints what changed since the last time that all was right, and what imports it. The record of that
 * time is local state; without it everything is linted. `npm test` always lints everything.
 *
 * @param areTypesRight whether the types of all files were just found right, so that what was written of them is of now
 * @returns whether nothing was found
 */
export async function lintAffectedFiles(areTypesRight: boolean): Promise<boolean> {
  const texts = readTexts();
  const now = lintRecordOf(texts, areTypesRight ? writtenDeclaration : () => null);
  const files = filesToLint(readJsonFile(recordPath) as LintRecord | null, now, texts);
  const { lint } = CHECKS;
  const isRight =
    files === 'all'
      ? await runCheck(lint)
      : files.length === 0 ||
        (await runCheck({ ...lint, toolArguments: [...lint.toolArguments, ...files] }));
  // Files with findings must be linted again, so the earlier record stays.
  if (isRight) writeJsonFile(recordPath, now);
  return isRight;
}
