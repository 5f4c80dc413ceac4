import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, sep } from 'node:path';
import { repositoryRoot, stateFolder } from '../repository-root.ts';
import { percentOf, scoreOf, survivorPage, type MutationReport } from './mutation-report.ts';
import { mutatedFiles, sampleOf } from './mutation-sample.ts';

/** The share of mutants that the tests of `domain/training` and `domain/coaching` shall find. */
const MUTATION_THRESHOLD_PERCENT = 90;
const MUTATED_PARTS_SETTING = 'TASUKI_MUTATED_PARTS';
const SHARED_DATA_SETTING = 'TASUKI_SHARED_DATA';
const MUTATED = 'domain/{training,coaching}/**/*.ts';
/** Below everything else on the machine. */
const LOW_PRIORITY = 15;

interface MutationOptions {
  /** How many files are mutated, drawn by the seed; null = all. */
  sample: { size: number; seed: number } | null;
  /** Only these, where some are named. */
  paths: readonly string[];
}

/**
 * Mutates rules of the coach and runs their tests against each mutant. What no test found is
 * listed in `.tasuki/mutation/survivors.md`.
 *
 * @returns whether the tests found enough
 */
export async function testMutants({ sample, paths }: MutationOptions): Promise<boolean> {
  const known = mutatedFiles(
    globSync(MUTATED, { cwd: repositoryRoot }).map((path) => path.replaceAll('\\', '/')),
  );
  const wanted = paths.length > 0 ? known.filter((path) => paths.includes(path)) : known;
  const files = sample ? sampleOf(wanted, sample.size, sample.seed) : wanted;
  if (files.length === 0) throw new Error('None of these files is mutated.');
  const folder = join(stateFolder, 'mutation');
  mkdirSync(folder, { recursive: true });
  const reportFile = join(folder, 'mutation.json');
  const configFile = join(folder, 'stryker.config.json');
  rmSync(reportFile, { force: true });
  writeFileSync(configFile, JSON.stringify(strykerOptions(files, reportFile), null, 2));
  process.stdout.write(`Mutating ${files.length} of ${known.length} files:\n${files.join('\n')}\n`);
  await runStryker(configFile, files);
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport;
  const page = survivorPage(report, MUTATION_THRESHOLD_PERCENT);
  const pageFile = join(folder, 'survivors.md');
  writeFileSync(pageFile, page);
  const [summary = ''] = page.split('\n').slice(2);
  process.stdout.write(`${summary}\nSurvivors: ${pageFile}\n`);
  return percentOf(scoreOf(report)) >= MUTATION_THRESHOLD_PERCENT;
}

function strykerOptions(
  files: readonly string[],
  reportFile: string,
): Readonly<Record<string, unknown>> {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.mutation.config.ts', related: true },
    mutate: [...files],
    coverageAnalysis: 'perTest',
    // Made as a file is loaded, so each would need every test; they are mostly texts of tables.
    ignoreStatic: true,
    concurrency: 1,
    reporters: ['clear-text', 'json'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportMutants: false,
    },
    jsonReporter: { fileName: reportFile },
    tempDirName: join(stateFolder, 'mutation', 'copies'),
    // Tests of other parts are not copied, but what they share with tests of these rules is. Vite reads the
    // configuration of every package.
    ignorePatterns: [
      '.tasuki',
      'dist',
      'public',
      'docs',
      'functions/dist',
      'tests/{bench,contract,functions,journeys,repository,rules,security}/**/*.test.ts',
    ],
    checkers: [],
    // It would rewrite references by an interface that TypeScript 7 no longer has; no test reads them.
    tsconfigFile: 'none.json',
    disableTypeChecks: true,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 20_000,
    allowConsoleColors: false,
    // The score is judged by ourselves, with the survivors at hand.
    thresholds: { high: 100, low: MUTATION_THRESHOLD_PERCENT, break: null },
  };
}

/** Rules of training are judged by the tests of training, which are quick; those of coaching by their own. */
function partsOf(files: readonly string[]): string[] {
  return ['training', 'coaching'].filter((part) =>
    files.some((path) => path.startsWith(`domain/${part}/`)),
  );
}

async function runStryker(configFile: string, files: readonly string[]): Promise<void> {
  const program = join(
    repositoryRoot,
    'node_modules',
    '@stryker-mutator',
    'core',
    'bin',
    'stryker.js',
  );
  const child = spawn(process.execPath, [program, 'run', configFile], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      [MUTATED_PARTS_SETTING]: partsOf(files).join(','),
      // There is no such folder beside the copy in which the tests run.
      [SHARED_DATA_SETTING]:
        process.env[SHARED_DATA_SETTING] ?? join(repositoryRoot, '..', 'shared', 'data', sep),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`Stryker ended with ${String(code)}.`);
}
