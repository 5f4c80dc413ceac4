import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  FIGURES_FOLDER_SETTING,
  figureNumbers,
  figureTable,
  readFigureParts,
  type FigureNumber,
} from './test-runs/figures.ts';
import { testMutants } from './mutation/mutation-testing.ts';
import { descendantsOf, killProcesses } from './processes/process-table.ts';
import { repositoryRoot, stateFolder } from './repository-root.ts';
import { isSoakSuite } from './test-runs/soak-suites.ts';
import { runVitest } from './test-runs/run-vitest.ts';
import { startTestServices, type TestServices } from './test-runs/test-services.ts';
import { addTallies, tallyLine, type TestTally } from './test-runs/test-tally.ts';

const TEST_PATTERN = '{domain,functions/src,sandbox,scripts,src,tests}/**/*.test.{ts,tsx}';
/** The full counts take their time; a suite that hangs still ends. */
const TEST_MILLISECONDS = 120 * MINUTE_MILLISECONDS;
/** All files take many hours: `npm run soak mutation`. */
const MUTATION_SAMPLE = { size: 3, seed: 1 };

function projectOf(path: string): string {
  const [, onEmulators] = /^tests\/(rules|functions|journeys)\//.exec(path) ?? [];
  return onEmulators ?? (path.endsWith('.tsx') ? 'component' : 'unit');
}

/** Folders whose tests are in several projects. */
const PROJECTS_OF: Readonly<Record<string, readonly [string, ...string[]]>> = {
  unit: ['unit', 'unit-browser', 'recordings'],
  functions: ['functions', 'functions-apart', 'flows', 'flows-apart'],
};

/** `npm run soak mutation` mutates all rules of the coach, `-- --files 5 --seed 3` a few, or those named. */
const isMutationAlone = process.argv[2] === 'mutation';
if (isMutationAlone) {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: { files: { type: 'string' }, seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const sample = values.files ? { size: Number(values.files), seed: Number(values.seed) } : null;
  process.exit((await testMutants({ sample, paths: positionals })) ? 0 : 1);
}

/** Numbers of figures that were asked for, e.g. `npm run soak 12 13`; all suites where there are none. */
const asked = process.argv.slice(2).map(Number);
const known: readonly number[] = figureNumbers();
const unknown = asked.filter((number) => !known.includes(number));
if (unknown.length > 0) {
  process.stdout.write(`The figures are ${known.join(', ')}: \`npm run soak 12\`.\n`);
  process.exit(1);
}
const askedFigures: readonly FigureNumber[] = figureNumbers().filter((number) =>
  asked.includes(number),
);
const expected = askedFigures.length === 0 ? figureNumbers() : askedFigures;

let starting: Promise<TestServices> | null = null;

async function environmentFor(project: string): Promise<Record<string, string>> {
  if (!['rules', 'functions', 'journeys'].includes(project)) return {};
  starting ??= startTestServices('soak', ['auth', 'firestore', 'functions', 'tasks']);
  const services = await starting;
  return project === 'journeys' ? services.openApp() : services.environment;
}

async function stopServices(): Promise<void> {
  const services = await starting?.catch(() => null);
  await services?.stop();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => {
    void stopServices().finally(() => process.exit(130));
  });
}
process.channel?.unref();
// On every exit, nothing that we started stays.
process.on('exit', () => {
  killProcesses(descendantsOf(process.pid));
});

const files = globSync(TEST_PATTERN, { cwd: repositoryRoot })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('node_modules'))
  .filter((path) =>
    isSoakSuite(path, readFileSync(join(repositoryRoot, path), 'utf8'), askedFigures),
  )
  .sort();
const figuresFolder = join(stateFolder, 'soak', `figures-${process.pid}`);
mkdirSync(figuresFolder, { recursive: true });
const tallies: TestTally[] = [];
for (const [project, paths] of Map.groupBy(files, projectOf)) {
  const environment = await environmentFor(project);
  tallies.push(
    await runVitest({
      projects: PROJECTS_OF[project] ?? [project],
      environment: {
        ...process.env,
        ...environment,
        SOAK: '1',
        [FIGURES_FOLDER_SETTING]: figuresFolder,
      },
      filters: paths ?? [],
      output: 'shown',
      reportFolder: join(stateFolder, 'soak', `report-${process.pid}`),
      extraArguments: [`--testTimeout=${TEST_MILLISECONDS}`],
    }),
  );
}
await stopServices();
const total = addTallies(tallies);
const figures = figureTable(readFigureParts(figuresFolder), expected);
rmSync(figuresFolder, { recursive: true, force: true });
process.stdout.write(
  `\n${figures.text}\n\n${files.length} suites with full counts, or that run in turn\n${tallyLine(total)}\n`,
);
// After everything that needs a quiet machine, and only where no single figure was asked for.
const areMutantsFound =
  asked.length > 0 || (await testMutants({ sample: MUTATION_SAMPLE, paths: [] }));
const isRight = total.failed === 0 && total.passed > 0 && figures.areAllRight && areMutantsFound;
process.exit(isRight ? 0 : 1);
