import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explanationOf } from './explanation-of.ts';
import {
  isWithinBudget,
  measurementTable,
  type Bench,
  type Measurement,
} from './test-runs/measurement.ts';
import { descendantsOf, killProcesses } from './processes/process-table.ts';
import { repositoryRoot } from './repository-root.ts';
import { startTestServices, type TestServices } from './test-runs/test-services.ts';

const FULL_SUITE = ['auth', 'firestore', 'functions', 'tasks'] as const;

let starting: Promise<TestServices> | null = null;

/** Emulators, app, demo data and browser for the benches that need them. */
async function openDemoApp(): Promise<void> {
  starting ??= startTestServices('bench', FULL_SUITE);
  Object.assign(process.env, await (await starting).openApp());
}

async function stopDemoApp(): Promise<void> {
  const services = await starting?.catch(() => null);
  await services?.stop();
}

async function runBench(path: string): Promise<readonly Measurement[]> {
  const { bench } = (await import(pathToFileURL(path).href)) as { bench: Bench };
  if (bench.needs === 'app') await openDemoApp();
  return bench.measure();
}

/** `npm run bench -- decode reads` runs those whose file name holds one of the words. */
async function runBenches(words: readonly string[]): Promise<boolean> {
  const files = globSync('tests/bench/*.bench.ts', { cwd: repositoryRoot })
    .sort()
    .filter((path) => words.length === 0 || words.some((word) => basename(path).includes(word)));
  if (files.length === 0) {
    process.stdout.write('There is no such bench in tests/bench.\n');
    return false;
  }
  const measurements: Measurement[] = [];
  let hasFailed = false;
  for (const file of files) {
    process.stdout.write(`… ${basename(file, '.bench.ts')}\n`);
    try {
      measurements.push(...(await runBench(join(repositoryRoot, file))));
    } catch (cause) {
      hasFailed = true;
      process.stdout.write(`${explanationOf(cause)}\n`);
    }
  }
  process.stdout.write(`\n${measurementTable(measurements).join('\n')}\n`);
  return !hasFailed && measurements.every(isWithinBudget);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => {
    void stopDemoApp().finally(() => process.exit(130));
  });
}
process.channel?.unref();
// On every exit, nothing that we started stays.
process.on('exit', () => {
  killProcesses(descendantsOf(process.pid));
});

const isKept = await runBenches(process.argv.slice(2));
await stopDemoApp();
process.exit(isKept ? 0 : 1);
