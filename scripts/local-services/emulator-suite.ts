import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  downloadFirestoreEmulator,
  findFirestoreEmulator,
  firestoreEmulatorPlaces,
  missingEmulatorAdvice,
  runnableEmulatorJar,
} from '../find/find-firestore-emulator.ts';
import { findJava, javaPlaces, missingJavaAdvice } from '../find/find-java.ts';
import { startProcessGroup, type ProcessGroup } from '../processes/process-group.ts';
import { repositoryRoot, stateFolder } from '../repository-root.ts';

export const FUNCTIONS_REGION = 'asia-northeast1';

const firebaseCli = join(
  repositoryRoot,
  'node_modules',
  'firebase-tools',
  'lib',
  'bin',
  'firebase.js',
);

/** Loaded into the emulators; see there. */
const shareFunctionsProcess = new URL('share-functions-process.ts', import.meta.url);
/** The same. */
const startTasksAtOnce = new URL('start-tasks-at-once.ts', import.meta.url);

/** Every port the suite opens; unset ones would be chosen by chance and collide. */
export interface SuitePorts {
  auth: number;
  firestore: number;
  firestoreWebsocket: number;
  functions: number;
  tasks: number;
  eventarc: number;
  hub: number;
  logging: number;
}

export const SUITE_PORTS: SuitePorts = {
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  functions: 5001,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
};

export interface SuiteOptions {
  /** Names the generated configuration file. */
  name: string;
  projectId: string;
  /** Free ones; see `freePorts`. */
  ports: SuitePorts;
  /** Which parts to start; rules tests need no functions. */
  emulators: readonly ('auth' | 'firestore' | 'functions' | 'tasks')[];
  /**
   * Gives the rules to the suite's own project alone; any other denies everything, except to admins.
   * The emulator compiles a project's rules at its first request, for seconds of processor time.
   */
  areOtherProjectsClosed?: boolean;
  /** An export to begin with. */
  importFolder?: string;
  /** The bundle to run, relative to the repository; `functions/dist` where left out. */
  functionsFolder?: string;
  /** All functions in one process, which starts them faster; a bundle that changes is not loaded again. */
  areFunctionsInOneProcess?: boolean;
  functionsEnvironment: Record<string, string>;
  /** The folder for its logs and half-made exports. */
  workFolder: string;
  logFile: string;
}

export interface EmulatorSuite {
  ports: SuitePorts;
  /** The settings by which SDKs and tests find the emulators. */
  environment: Record<string, string>;
  group: ProcessGroup;
  /** Writes Auth's and Firestore's data to a new folder. */
  exportTo: (folder: string) => Promise<void>;
  stop: () => Promise<void>;
}

const READY_TIMEOUT_MILLISECONDS = 300_000;
/** Java has been seen to stop for good while it loads; a slow machine still says something now and then. */
const SILENCE_MILLISECONDS = 100_000;
const ATTEMPTS = 2;
const LAST_WORDS = 15;
const CLOSED_RULES = `rules_version = '2';
service cloud.firestore {
  match /{document=**} { allow read, write: if false; }
}
`;

/**
 * Starts Firebase's Emulator Suite with ports and a configuration of its own.
 *
 * @throws Error in one sentence when Java or the Firestore emulator is missing, or the suite fails
 */
export async function startEmulatorSuite(options: SuiteOptions): Promise<EmulatorSuite> {
  const java = findJava(javaPlaces(process.env, process.platform));
  if (!java) throw new Error(missingJavaAdvice(process.platform));
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...options.functionsEnvironment,
    JAVA_HOME: java.home,
    PATH: [join(java.home, 'bin'), process.env['PATH'] ?? ''].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: locateEmulatorJar(),
    // Processes of functions compile the same code.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(stateFolder, 'compiled'),
    // No look-ups of a cloud machine's identity, no questions, no colours in the log.
    METADATA_SERVER_DETECTION: 'none',
    CI: 'true',
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
  const { ports } = options;
  mkdirSync(options.workFolder, { recursive: true });
  const configFile = join(repositoryRoot, `.firebase.${options.name}.json`);
  writeFileSync(configFile, JSON.stringify(suiteConfiguration(options), null, 2));
  const removeConfig = () => {
    rmSync(configFile, { force: true });
  };
  process.once('exit', removeConfig);
  for (let attempt = 1; ; attempt += 1) {
    const { group, outcome, lastWords } = await attemptStart(options, configFile, environment);
    const stop = async () => {
      await group.stop('SIGINT', 10_000);
      removeConfig();
    };
    if (outcome === 'ready') {
      group.members();
      if (options.areOtherProjectsClosed) {
        await loadOwnRules(options).catch(async (cause: unknown) => {
          await stop();
          throw cause;
        });
      }
      return {
        ports,
        environment: suiteEnvironment(ports, options.projectId),
        group,
        exportTo: async (folder) => exportSuite(ports.hub, folder),
        stop,
      };
    }
    if (outcome === 'silent' && attempt < ATTEMPTS) {
      process.stdout.write('  The emulators have fallen silent; starting them once more\n');
      await group.stop('SIGINT', 2_000);
      continue;
    }
    await stop();
    throw new Error(
      `The Emulator Suite did not start; its last words were:\n${lastWords.join('\n')}\nAll of them: ${options.logFile}`,
    );
  }
}

async function attemptStart(
  options: SuiteOptions,
  configFile: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ group: ProcessGroup; outcome: 'ready' | 'ended' | 'silent'; lastWords: string[] }> {
  let isReady = false;
  let receivedAt = Date.now();
  const lastWords: string[] = [];
  const group = startProcessGroup(
    [
      ...(options.emulators.includes('tasks') ? ['--import', startTasksAtOnce.href] : []),
      ...(options.areFunctionsInOneProcess ? ['--import', shareFunctionsProcess.href] : []),
      firebaseCli,
      'emulators:start',
      '--config',
      configFile,
      '--project',
      options.projectId,
      '--only',
      options.emulators.join(','),
      ...(options.importFolder ? ['--import', options.importFolder] : []),
    ],
    {
      cwd: options.workFolder,
      logFile: options.logFile,
      environment,
      onLine: (line) => {
        receivedAt = Date.now();
        if (line.includes('All emulators ready')) isReady = true;
        lastWords.push(line);
        if (lastWords.length > LAST_WORDS) lastWords.shift();
      },
    },
  );
  const giveUpAt = Date.now() + READY_TIMEOUT_MILLISECONDS;
  for (;;) {
    if (isReady) return { group, outcome: 'ready', lastWords };
    if (group.child.exitCode !== null || group.child.signalCode !== null) {
      return { group, outcome: 'ended', lastWords };
    }
    const isSilent = Date.now() - receivedAt > SILENCE_MILLISECONDS;
    if (isSilent || Date.now() > giveUpAt) return { group, outcome: 'silent', lastWords };
    await setTimeout(50);
  }
}

function locateEmulatorJar(): string {
  const places = firestoreEmulatorPlaces(process.env);
  let found = findFirestoreEmulator(places);
  if (!found && downloadFirestoreEmulator(firebaseCli)) found = findFirestoreEmulator(places);
  if (!found) throw new Error(missingEmulatorAdvice(process.platform));
  return runnableEmulatorJar(found, join(stateFolder, 'emulator'));
}

interface CommittedConfiguration {
  firestore: { rules: string };
  functions: Record<string, unknown>[];
}

function committedConfiguration(): CommittedConfiguration {
  return JSON.parse(
    readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
  ) as CommittedConfiguration;
}

/** firebase.json with this suite's ports; its functions and rules from elsewhere where wanted. */
function suiteConfiguration(options: SuiteOptions): unknown {
  const { ports, functionsFolder } = options;
  const committed = committedConfiguration();
  const host = '127.0.0.1';
  return {
    ...committed,
    ...(options.areOtherProjectsClosed && {
      firestore: { ...committed.firestore, rules: writeClosedRules(options) },
    }),
    ...(functionsFolder && {
      functions: committed.functions.map((entry) => ({ ...entry, source: functionsFolder })),
    }),
    emulators: {
      // Otherwise each request of another project would be warned of.
      singleProjectMode: options.areOtherProjectsClosed !== true,
      auth: { host, port: ports.auth },
      firestore: { host, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      functions: { host, port: ports.functions },
      tasks: { host, port: ports.tasks },
      eventarc: { host, port: ports.eventarc },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      ui: { enabled: false },
    },
  };
}

/** @returns the file's path from the repository */
function writeClosedRules({ workFolder }: SuiteOptions): string {
  const file = join(workFolder, 'closed.rules');
  writeFileSync(file, CLOSED_RULES);
  return relative(repositoryRoot, file).replaceAll('\\', '/');
}

async function loadOwnRules({ ports, projectId }: SuiteOptions): Promise<void> {
  const file = join(repositoryRoot, committedConfiguration().firestore.rules);
  const rules = { files: [{ name: 'firestore.rules', content: readFileSync(file, 'utf8') }] };
  const response = await fetch(
    `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ rules }),
      signal: AbortSignal.timeout(READY_TIMEOUT_MILLISECONDS),
    },
  );
  if (!response.ok) {
    throw new Error(`The emulator refused the rules: ${await response.text()}`);
  }
}

function suiteEnvironment(ports: SuitePorts, projectId: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    TASUKI_FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.functions}/${projectId}/${FUNCTIONS_REGION}`,
  };
}

async function exportSuite(hubPort: number, folder: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'tasuki' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) {
    throw new Error(`The export failed with ${response.status}: ${await response.text()}`);
  }
}
