import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from '../checks.ts';
import { readJsonFile } from '../json-file.ts';
import { repositoryRoot } from '../repository-root.ts';
import { longestFilesLine, type TimedReport } from './longest-files.ts';
import { tallyVitest, type TestTally, type VitestReport } from './test-tally.ts';

export interface VitestRun {
  /** Projects of vitest.config.ts; the first names the report. */
  projects: readonly [string, ...string[]];
  environment: NodeJS.ProcessEnv;
  /** Only files whose path holds one of these; all where empty. */
  filters: readonly string[];
  /** The folder of the report that is counted; removed afterwards. */
  reportFolder: string;
  /** Shown as it comes, or at once when the run has ended, so that two runs beside each other do not mix. */
  output: 'shown' | 'held';
  /** Given to Vitest as they are. */
  extraArguments?: readonly string[];
}

/** Runs projects of the tests with their output shown, and counts them. */
export async function runVitest(run: VitestRun): Promise<TestTally> {
  mkdirSync(run.reportFolder, { recursive: true });
  const reportFile = join(run.reportFolder, `${run.projects[0]}.json`);
  const child = spawn(
    process.execPath,
    [
      toolPath('vitest'),
      'run',
      ...run.projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...(run.extraArguments ?? []),
      ...run.filters,
    ],
    {
      cwd: repositoryRoot,
      env: run.environment,
      stdio: run.output === 'shown' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    },
  );
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => held.push(chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.stdout.write(Buffer.concat(held));
  const report = readJsonFile(reportFile) as (VitestReport & TimedReport) | null;
  rmSync(reportFile, { force: true });
  const longest = longestFilesLine(report, repositoryRoot);
  if (longest !== null) process.stdout.write(`  ${longest}\n`);
  return tallyVitest(report, code);
}
