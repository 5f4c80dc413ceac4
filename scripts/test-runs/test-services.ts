import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildApp, servePreview, type ServedApp } from '../building/built-app.ts';
import { buildFunctions } from '../building/build-functions.ts';
import { SUITE_PORTS, type SuiteOptions } from '../local-services/emulator-suite.ts';
import { dayBefore, makeDemoRecordings } from '../demo-data/demo-recordings.ts';
import { findOrInstallBrowser } from '../find/find-browser.ts';
import { freePorts } from '../find/free-ports.ts';
import { localModels } from '../settings/local-models.ts';
import { localProviders, localSales } from '../settings/local-providers.ts';
import { startLocalServices, type LocalPorts } from '../local-services/local-services.ts';
import { listProcesses } from '../processes/process-table.ts';
import { repositoryRoot, stateFolder } from '../repository-root.ts';
import { startCompressedFirestore } from './compressed-firestore.ts';
import { seedDemoData } from '../demo-data/seed-demo-data.ts';
import { applyToolSettings, readEnvFile, readSettings } from '../settings/read-settings.ts';

/** Every run looks for free ports from another number, so that runs begun together do not meet. */
const FIRST_PORT = 20_000 + (process.pid % 500) * 20;
/**
 * The rules' coverage fills the emulator's memory; so it is emptied with a fifth less work. For each request
 * that the rules refuse the emulator would write a page of calls, which its parent reads and writes anew.
 */
const JAVA_OPTIONS = [
  '-XX:+UseParallelGC -Xms1g -Xmn600m',
  '-XX:-StackTraceInThrowable',
  `-Djava.util.logging.config.file="${join(import.meta.dirname, 'emulator-logging.properties')}"`,
].join(' ');
const SIGNING_KEY = 'a key that signs only what tests upload';

/** The services for tests and benches, independent of a running `npm start` and of each other. */
export interface TestServices {
  /** The settings for the tests. */
  environment: Record<string, string>;
  /**
   * Builds and serves the app, fills in the demo data and finds a browser; once.
   *
   * @param newestRecordings how many of the demo runner's newest recordings, since each takes time;
   * left out = all
   */
  openApp: (newestRecordings?: number) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Says what is being done, and how long it took. */
async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  process.stdout.write(`  ${what} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
  return result;
}

/**
 * Starts emulators with a project, ports and folders of their own.
 *
 * @param kind e.g. 'test'; the project is demo-tasuki-<kind>
 */
export async function startTestServices(
  kind: string,
  emulators: SuiteOptions['emulators'],
): Promise<TestServices> {
  removeLeftovers(kind);
  const name = `${kind}-${process.pid}`;
  const runFolder = join(stateFolder, kind, name);
  const blobFolder = join(runFolder, 'blobs');
  mkdirSync(blobFolder, { recursive: true });
  process.env['JAVA_TOOL_OPTIONS'] ??= JAVA_OPTIONS;
  const settings = readSettings(process.env, readEnvFile(repositoryRoot));
  applyToolSettings(settings);
  const functionsFolder = join(runFolder, 'functions');
  if (emulators.includes('functions')) {
    await step('Functions built', async () => buildFunctions(functionsFolder));
  }
  const ports = await choosePorts();
  const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`;
  const providers = localProviders(new Map(), sandboxOrigin, ports.mail);
  const services = await startLocalServices({
    name,
    projectId: `demo-tasuki-${kind}`,
    ports,
    emulators,
    // Tests of functions have many projects, in which only admins read and write.
    areOtherProjectsClosed: true,
    // Benches measure what a process of one function takes.
    areFunctionsInOneProcess: kind !== 'bench',
    functionsFolder: relative(repositoryRoot, functionsFolder).replaceAll('\\', '/'),
    blobFolder,
    workFolder: runFolder,
    logFolder: join(stateFolder, kind, 'log'),
    settings: {
      signingKey: SIGNING_KEY,
      betaAutoApprove: 'true',
      requireSecondFactor: 'false',
      stravaTerms: settings.get('STRAVA_TERMS') ?? 'standard',
      appCheck: settings.get('APP_CHECK') ?? 'off',
      // Never a real provider: tests cost nobody anything.
      models: localModels(new Map(), `http://127.0.0.1:${ports.sandbox}`).environment,
      providers: providers.environment,
      sales: localSales(new Map(), providers.environment, sandboxOrigin),
    },
    step,
  });
  let app: ServedApp | null = null;
  let endCompression = () => undefined as void;
  let opening: Promise<Record<string, string>> | null = null;
  const open = async (newestRecordings?: number) => {
    const now = new Date();
    const recordings = makeDemoRecordings(dayBefore(now), newestRecordings);
    const chromePath = await findOrInstallBrowser();
    const folder = join(runFolder, 'app');
    const appEnvironment = { ...services.appEnvironment };
    if (kind === 'bench') {
      const { firestore } = await freePorts({ firestore: ports.app + Object.keys(ports).length });
      endCompression = await startCompressedFirestore(firestore, ports.firestore);
      appEnvironment.VITE_EMULATOR_FIRESTORE_ORIGIN = `http://127.0.0.1:${firestore}`;
    }
    await step('App built', async () => buildApp(folder, appEnvironment));
    app = await servePreview(folder, Number(new URL(services.appOrigin).port), appEnvironment);
    await step('Demo data', async () =>
      seedDemoData({
        environment: services.environment,
        language: 'en',
        now,
        recordings,
        stateFile: null,
        say: (text) => process.stdout.write(`  ${text}\n`),
      }),
    );
    return { ...services.environment, CHROME_PATH: chromePath, TASUKI_APP_FOLDER: folder };
  };
  return {
    environment: services.environment,
    openApp: async (newestRecordings) => (opening ??= open(newestRecordings)),
    stop: async () => {
      await app?.close();
      endCompression();
      await services.stop();
      rmSync(runFolder, { recursive: true, force: true });
    },
  };
}

/** Folders and configurations of runs that were killed. */
function removeLeftovers(kind: string): void {
  const pattern = new RegExp(`^(?:\\.firebase\\.${kind}|${kind}|report)-(\\d+)(?:\\.json)?$`);
  const alive = new Set(listProcesses().map(({ pid }) => pid));
  for (const folder of [repositoryRoot, join(stateFolder, kind)]) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const pid = Number(pattern.exec(name)?.[1] ?? Number.NaN);
      if (!Number.isNaN(pid) && !alive.has(pid)) {
        rmSync(join(folder, name), { recursive: true, force: true });
      }
    }
  }
}

async function choosePorts(): Promise<LocalPorts> {
  const names = Object.keys({ app: 0, sandbox: 0, mail: 0, ...SUITE_PORTS } satisfies LocalPorts);
  const wanted = Object.fromEntries(names.map((name, index) => [name, FIRST_PORT + index]));
  return freePorts(wanted as unknown as LocalPorts);
}
