import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import {
  EMULATOR_PROJECTS,
  importableFiles,
  planTests,
  readChanges,
  type Change,
  type RelatedTest,
} from './test-runs/affected-tests.ts';
import { CHECKS, runCheck } from './checks.ts';
import { explanationOf } from './explanation-of.ts';
import { lintAffectedFiles } from './lint/lint-affected-files.ts';
import { descendantsOf, killProcesses } from './processes/process-table.ts';
import { repositoryRoot, stateFolder } from './repository-root.ts';
import { runVitest } from './test-runs/run-vitest.ts';
import { startTestServices, type TestServices } from './test-runs/test-services.ts';
import { addTallies, tallyLine, type TestTally } from './test-runs/test-tally.ts';
import { COVERAGE_TURN, TURN_SETTING } from './test-runs/turn-share.ts';

/** The commit or branch with which the working tree is compared; `npm run test:changed -- main`. */
const base = process.argv[2] ?? 'HEAD';
const reportFolder = join(stateFolder, 'changed', `report-${process.pid}`);

function git(...gitArguments: readonly string[]): string {
  return execFileSync('git', gitArguments, { cwd: repositoryRoot, encoding: 'utf8' });
}

function changedFiles(): Change[] {
  const from = base === 'HEAD' ? base : git('merge-base', base, 'HEAD').trim();
  return readChanges(
    git('diff', '--name-status', '--no-renames', from),
    git('ls-files', '--others', '--exclude-standard'),
  );
}

/** Every test file that imports a changed one, however far away, as Vitest resolves imports. */
async function relatedTests(changes: readonly Change[]): Promise<RelatedTest[]> {
  const related = importableFiles(changes).map((path) => join(repositoryRoot, path));
  if (related.length === 0) return [];
  const vitest = await createVitest('test', { root: repositoryRoot, related, watch: false });
  try {
    const specifications = await vitest.getRelevantTestSpecifications();
    return specifications.map(({ project, moduleId }) => ({
      project: project.name,
      path: relative(repositoryRoot, moduleId).replaceAll('\\', '/'),
      source: readFileSync(moduleId, 'utf8'),
    }));
  } finally {
    await vitest.close();
  }
}

const running: { services?: TestServices } = {};

async function runProject(project: string, filters: readonly string[]): Promise<TestTally> {
  process.stdout.write(`\n── ${project}: ${filters.join(' ')}\n`);
  if (EMULATOR_PROJECTS.includes(project)) {
    running.services ??= await startTestServices('changed', ['auth', 'firestore']);
  }
  return runVitest({
    projects: [project],
    environment: {
      ...process.env,
      ...running.services?.environment,
      TZ: 'UTC',
      // After a change of the rules, the report says what no test evaluates.
      [TURN_SETTING]: String(COVERAGE_TURN),
    },
    filters,
    output: 'shown',
    reportFolder,
  });
}

async function testChanges(): Promise<boolean> {
  const changes = changedFiles();
  if (changes.length === 0) {
    process.stdout.write(`Nothing differs from ${base}.\n`);
    return true;
  }
  const { checksCode, run, left } = planTests(changes, await relatedTests(changes));
  const wrong: string[] = [];
  const { types, lint, format, deadCode } = CHECKS;
  let areTypesRight = false;
  // The types first: they say which files the lint may leave out.
  for (const check of checksCode ? [types, lint, format, deadCode] : [format]) {
    const isRight: boolean = await (check === lint
      ? lintAffectedFiles(areTypesRight)
      : runCheck(check));
    if (check === types) areTypesRight = isRight;
    if (!isRight) wrong.push(check.name);
    process.stdout.write(`${isRight ? '✓' : '✗'} ${check.name}\n`);
  }
  const tallies: TestTally[] = [];
  for (const [project, paths] of run) tallies.push(await runProject(project, paths));
  const total = addTallies(tallies);
  process.stdout.write(
    `\n${changes.length} changed files, ${(performance.now() / 1000).toFixed(0)} s: ${tallyLine(total)}\n`,
  );
  if (wrong.length > 0) process.stdout.write(`Not right: ${wrong.join(', ')}\n`);
  for (const [project, paths] of left) {
    const part = project.replace('-apart', '');
    process.stdout.write(`Also affected and not run: npm test ${part} ${paths.join(' ')}\n`);
  }
  return wrong.length === 0 && total.failed === 0;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => process.exit(130));
}
process.channel?.unref();
// On every exit, nothing that we started stays.
process.on('exit', () => {
  killProcesses(descendantsOf(process.pid));
  rmSync(reportFolder, { recursive: true, force: true });
});

const isRight = await testChanges().catch((cause: unknown) => {
  process.stdout.write(`${explanationOf(cause)}\n`);
  return false;
});
await running.services?.stop();
process.exit(isRight ? 0 : 1);
