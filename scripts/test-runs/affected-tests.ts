import { basename } from 'node:path';

/** A file that differs from what it is compared with; paths are relative to the repository. */
export interface Change {
  path: string;
  kind: 'modified' | 'added' | 'deleted';
}

/** A test file that imports a changed file, directly or through others, or is one itself. */
export interface RelatedTest {
  /** Its project in vitest.config.ts. */
  project: string;
  path: string;
  source: string;
}

/** The tests to run for a change, and related tests that take too long here. */
export interface TestPlan {
  /** Types, lint and dead code; only the format where no code changed. */
  checksCode: boolean;
  /** Paths by the name of their project. */
  run: ReadonlyMap<string, readonly string[]>;
  left: ReadonlyMap<string, readonly string[]>;
}

/** They need nothing but Node. */
const QUICK_PROJECTS = ['unit', 'unit-browser', 'component'];
/** They need the Firestore emulator, which starts in some seconds. */
export const EMULATOR_PROJECTS: readonly string[] = ['rules', 'flows'];
/** More files of the flows are left for `npm test flows`. */
const FLOW_FILES_MAXIMUM = 4;
const CODE_PATTERN = /\.(?:ts|tsx|mjs)$|(?:^|\/)(?:package|tsconfig[\w.]*)\.json$/;
const REPOSITORY_TESTS = 'tests/repository/';
const RULES_TESTS = 'tests/rules/';
const RULES_FILES: ReadonlySet<string> = new Set(['firestore.rules', 'firestore.indexes.json']);

/** Configuration concerns every test and so says nothing of what is affected; `npm test` shows what it does. */
const CONFIGURATION = /^[^/]+$|(?:^|\/)(?:package|tsconfig[\w.]*)\.json$/;

/** The changed files whose importers are worth looking for. */
export function importableFiles(changes: readonly Change[]): string[] {
  return changes
    .filter(({ path, kind }) => kind !== 'deleted' && !CONFIGURATION.test(path))
    .map(({ path }) => path);
}

/**
 * Chooses what to run for a change.
 *
 * - Tests without emulators: all that are related.
 * - Tests of the repository: also where a file came, went or is no code, since they read such files.
 * - Rules: all where the rules changed, else those that are related.
 * - Flows: those that name a changed module themselves, a few at most.
 * - Everything else that is related is left, for `npm test`.
 */
export function planTests(changes: readonly Change[], related: readonly RelatedTest[]): TestPlan {
  const run = new Map<string, string[]>();
  const left = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, project: string, path: string) => {
    const paths = to.get(project) ?? [];
    if (!paths.includes(path)) to.set(project, [...paths, path]);
  };
  if (changes.some(({ path, kind }) => kind !== 'modified' || !CODE_PATTERN.test(path))) {
    add(run, 'unit', REPOSITORY_TESTS);
  }
  const haveRulesChanged = changes.some(({ path }) => RULES_FILES.has(path));
  if (haveRulesChanged) add(run, 'rules', RULES_TESTS);
  const modules = changes.map(({ path }) => moduleName(path));
  for (const { project, path, source } of related) {
    const isNear =
      changes.some((change) => change.path === path) ||
      modules.some((name) => source.includes(name));
    if (QUICK_PROJECTS.includes(project)) {
      if (!path.startsWith(REPOSITORY_TESTS) || !isRun(run, 'unit', REPOSITORY_TESTS)) {
        add(run, project, path);
      }
    } else if (project === 'rules') {
      if (!haveRulesChanged) add(run, project, path);
    } else if (
      project === 'flows' &&
      isNear &&
      (run.get('flows')?.length ?? 0) < FLOW_FILES_MAXIMUM
    ) {
      add(run, project, path);
    } else {
      add(left, project, path);
    }
  }
  return { checksCode: changes.some(({ path }) => CODE_PATTERN.test(path)), run, left };
}

function isRun(
  run: ReadonlyMap<string, readonly string[]>,
  project: string,
  path: string,
): boolean {
  return run.get(project)?.includes(path) === true;
}

/** As the end of an import names it, with or without the ending: `/run-job`. */
function moduleName(path: string): string {
  return `/${basename(path).replace(/\.tsx?$/, '')}`;
}

/**
 * Reads what `git diff --name-status --no-renames` and `git ls-files --others` print.
 *
 * @param differences lines of status and path
 * @param untracked lines of paths
 */
export function readChanges(differences: string, untracked: string): Change[] {
  const tracked = lines(differences).map((line): Change => {
    const [status = '', path = ''] = line.split('\t');
    return { path, kind: status === 'A' ? 'added' : status === 'D' ? 'deleted' : 'modified' };
  });
  return [...tracked, ...lines(untracked).map((path): Change => ({ path, kind: 'added' }))];
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
