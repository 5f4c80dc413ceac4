import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS, runCheck, type Check } from './checks.ts';
import { dateSensitiveTests, TIME_ZONES } from './test-runs/date-sensitive-tests.ts';
import type { SuiteOptions } from './local-services/emulator-suite.ts';
import { explanationOf } from './explanation-of.ts';
import { descendantsOf, killProcesses } from './processes/process-table.ts';
import { repositoryRoot, stateFolder } from './repository-root.ts';
import { currentTurn, shareOf, TURN_SETTING, TURNS, variantTurn } from './test-runs/turn-share.ts';
import { LEFT_OUT_SETTING } from './test-runs/left-out-setting.ts';
import { testsLeftOut } from './test-runs/tests-in-turn.ts';
import { runVitest, type VitestRun } from './test-runs/run-vitest.ts';
import { startTestServices, type TestServices } from './test-runs/test-services.ts';
import { addTallies, EMPTY_TALLY, tallyLine, type TestTally } from './test-runs/test-tally.ts';

const PARTS = [
  'lint',
  'types',
  'unit',
  'recordings',
  'component',
  'rules',
  'functions',
  'flows',
  'journeys',
] as const;
type Part = (typeof PARTS)[number];

/** They wait for the emulators part of the time, as the rules do, and in other projects: two of the three run at once. */
const BESIDE_RULES = ['functions', 'flows'] as const satisfies readonly Part[];
type BesideRules = (typeof BESIDE_RULES)[number];
const BESIDE_RULES_PROJECTS = {
  functions: ['functions', 'functions-apart'],
  flows: ['flows', 'flows-apart'],
} as const satisfies Record<BesideRules, VitestRun['projects']>;
const NEED_SERVICES: ReadonlySet<Part> = new Set<Part>(['rules', ...BESIDE_RULES, 'journeys']);

/** The demo runner's last two weeks: pages show as much at once, and all eight are read by tests of their own. */
const DEMO_RECORDINGS = 10;

/**
 * The environment before anything was begun: building the app adds settings that tests of code must
 * not find.
 */
const givenEnvironment = { ...process.env };
/** Projects of vitest.config.ts that test code alone. */
const WITHOUT_SERVICES: ReadonlySet<string> = new Set(['unit', 'recordings', 'component']);

const reportsFolder = join(stateFolder, 'test', `report-${process.pid}`);

async function runPart(part: Part): Promise<TestTally> {
  switch (part) {
    case 'lint':
      return addTallies(await Promise.all([tallyCheck(CHECKS.lint), tallyShortChecks()]));
    case 'types':
      return typesOfAllParts();
    case 'unit':
      return runUnitTests();
    case 'recordings':
      // The rest of them needs one processor.
      beginServices();
      return recordingsOfAllParts();
    case 'component':
      beginServices();
      return vitest([part], {});
    case 'rules':
      for (const other of BESIDE_RULES) if (parts.includes(other)) void besideRules(other);
      return vitest([part], (await servicesOfAllParts()).environment).finally(() => {
        rulesEnded.resolve(undefined);
      });
    case 'functions':
    case 'flows':
      return besideRules(part);
    case 'journeys':
      return vitest(['journeys'], await (await servicesOfAllParts()).openApp(DEMO_RECORDINGS));
  }
}

/**
 * Runs beside the lint. Later parts are begun here as well, so that no processor waits for one
 * check.
 */
async function tallyShortChecks(): Promise<TestTally> {
  const tallies = [await tallyCheck(CHECKS.format), await tallyCheck(CHECKS.deadCode)];
  if (parts.includes('types')) await typesOfAllParts();
  if (parts.includes('recordings')) void recordingsOfAllParts({ isBesideOthers: true });
  return addTallies(tallies);
}

let recordingsRead: Promise<TestTally> | null = null;

async function recordingsOfAllParts({ isBesideOthers = false } = {}): Promise<TestTally> {
  recordingsRead ??= vitest(
    ['recordings'],
    {},
    isBesideOthers ? { output: 'held', extraArguments: ['--maxWorkers=1'] } : {},
  );
  return recordingsRead;
}

const rulesEnded = Promise.withResolvers<undefined>();
const begun = new Map<BesideRules, Promise<TestTally>>();
let lastBegun: Promise<unknown> = Promise.resolve();

async function besideRules(part: BesideRules): Promise<TestTally> {
  const known = begun.get(part);
  if (known) return known;
  const before = lastBegun;
  const running = servicesOfAllParts().then(async (services) => {
    // Nothing else is asked of the deployed functions while they fill in the demo data.
    await appIfNeeded(services).catch(() => undefined);
    await Promise.race([before, rulesEnded.promise]);
    return vitest(BESIDE_RULES_PROJECTS[part], services.environment, {
      output: parts.includes('rules') ? 'held' : 'shown',
    });
  });
  lastBegun = running.catch(() => undefined);
  begun.set(part, running);
  return running;
}

let typesChecked: Promise<TestTally> | null = null;

async function typesOfAllParts(): Promise<TestTally> {
  typesChecked ??= tallyCheck(CHECKS.types);
  return typesChecked;
}

async function tallyCheck(check: Check): Promise<TestTally> {
  const isRight = await runCheck(check);
  process.stdout.write(`  ${isRight ? '✓' : '✗'} ${check.name}\n`);
  return isRight
    ? { ...EMPTY_TALLY, passed: 1 }
    : { ...EMPTY_TALLY, failed: 1, failures: [`The check "${check.name}" failed.`] };
}

async function vitest(
  projects: VitestRun['projects'],
  environment: Readonly<Record<string, string>>,
  {
    filters = fileFilters,
    output = 'shown',
    extraArguments = [],
    reportFolder = reportsFolder,
  }: Partial<Pick<VitestRun, 'filters' | 'output' | 'extraArguments' | 'reportFolder'>> = {},
): Promise<TestTally> {
  const own = WITHOUT_SERVICES.has(projects[0]) ? givenEnvironment : process.env;
  // Files that are named are run whatever the turn is.
  const leftOut = fileFilters.length > 0 ? [] : testsLeftOut(turn);
  return runVitest({
    projects,
    environment: {
      ...own,
      ...environment,
      [TURN_SETTING]: String(turn),
      [LEFT_OUT_SETTING]: leftOut.join('\n'),
    },
    filters,
    output,
    reportFolder,
    extraArguments,
  });
}

const UNIT_PROJECTS: VitestRun['projects'] = ['unit', 'unit-browser'];

/** All in UTC, and where a time zone may matter in one of the other zones as well, which take turns. */
async function runUnitTests(): Promise<TestTally> {
  const [first, ...rest] = TIME_ZONES;
  const others = fileFilters.length > 0 ? rest : shareOf(rest, variantTurn(turn), rest.length);
  const filters = dateSensitiveTests(repositoryRoot).filter(
    (file) => fileFilters.length === 0 || fileFilters.some((path) => file.includes(path)),
  );
  // These run beside the others, since one worker is enough for them.
  const inOtherZones = (filters.length === 0 ? [] : others).map(async (zone) =>
    vitest(
      UNIT_PROJECTS,
      { TZ: zone },
      {
        filters,
        output: 'held',
        extraArguments: ['--maxWorkers=1'],
        reportFolder: join(reportsFolder, zone),
      },
    ),
  );
  const tally = await vitest(UNIT_PROJECTS, { TZ: first });
  if (inOtherZones.length > 0) {
    const zones = others.join(' and ');
    process.stdout.write(
      `\n  The ${filters.length} files in which a time zone may matter, in ${zones}\n`,
    );
  }
  return addTallies([tally, ...(await Promise.all(inOtherZones))]);
}

const { parts, fileFilters } = selectionFrom(process.argv.slice(2));
const turn = currentTurn(process.env);
let starting: Promise<TestServices> | null = null;

/** One suite for all parts that need one, begun by the first: starting it takes longer than most of them. */
async function servicesOfAllParts(): Promise<TestServices> {
  const needsFunctions = parts.includes('functions') || parts.includes('journeys');
  const emulators: SuiteOptions['emulators'] = needsFunctions
    ? ['auth', 'firestore', 'functions', 'tasks']
    : ['auth', 'firestore'];
  starting ??= startTestServices('test', emulators);
  return starting;
}

/** While parts run that need none: starting and filling them is mostly waiting. What goes wrong shows where it is needed. */
function beginServices(): void {
  if (!parts.some((part) => NEED_SERVICES.has(part))) return;
  servicesOfAllParts()
    .then(appIfNeeded)
    .catch(() => undefined);
}

async function appIfNeeded(services: TestServices): Promise<unknown> {
  return parts.includes('journeys') ? services.openApp(DEMO_RECORDINGS) : null;
}

async function stopServices(): Promise<void> {
  const services = await starting?.catch(() => null);
  await services?.stop();
}

/**
 * The requested selection: names of parts, and paths of which a test file's path must contain one.
 */
function selectionFrom(given: readonly string[]): { parts: Part[]; fileFilters: string[] } {
  const paths = given.filter((name) => name.includes('/') || name.includes('.'));
  const names = given.filter((name) => !paths.includes(name));
  const unknown = names.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0 || (paths.length > 0 && names.length === 0)) {
    const problem =
      unknown.length > 0
        ? `There is no part "${unknown.join('", "')}".`
        : 'Name the part to which the files belong.';
    process.stdout.write(`${problem} The parts are ${PARTS.join(', ')}.\n`);
    process.exit(1);
  }
  return {
    parts: names.length === 0 ? [...PARTS] : PARTS.filter((part) => names.includes(part)),
    fileFilters: paths,
  };
}

/** Runs a part with a line before and after it; what it throws is a failure of that part. */
async function report(part: Part): Promise<TestTally> {
  const from = performance.now();
  process.stdout.write(`\n── ${part}\n`);
  const tally = await runPart(part).catch((cause: unknown) => {
    const explanation = explanationOf(cause);
    process.stdout.write(`${explanation}\n`);
    return { ...EMPTY_TALLY, failed: 1, failures: [`${part}: ${explanation}`] };
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  process.stdout.write(`── ${part}: ${tallyLine(tally)}${skipped} (${seconds} s)\n`);
  return tally;
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

if (fileFilters.length === 0) {
  process.stdout.write(
    `Turn ${turn} of 0 to ${TURNS - 1} by the commit, ${TURN_SETTING} sets another; \`npm run soak\` runs all.\n`,
  );
}
const tallies: TestTally[] = [];
for (const part of parts) tallies.push(await report(part));
await stopServices();
rmSync(reportsFolder, { recursive: true, force: true });
const total = addTallies(tallies);
for (const failure of total.failures) process.stdout.write(`\n✗ ${failure}\n`);
if (parts.length > 1) {
  const lines = parts.map((part, index) => `${part}: ${tallyLine(tallies[index] ?? EMPTY_TALLY)}`);
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
process.stdout.write(`\n${tallyLine(total)}\n`);
// Libraries used on the way may hold the process open.
process.exit(total.failed > 0 ? 1 : 0);
