import { dirname, join } from 'node:path';
import { readKeptState, writeKeptState } from '../../sandbox/kept-state.ts';
import { startSandbox, type SandboxOptions, type SandboxServer } from '../../sandbox/server.ts';
import {
  FUNCTIONS_REGION,
  startEmulatorSuite,
  type EmulatorSuite,
  type SuiteOptions,
  type SuitePorts,
} from './emulator-suite.ts';
import { localAppEnvironment, localFunctionsEnvironment } from './local-environment.ts';
import { sandboxedProviders } from '../settings/sandboxed-providers.ts';
import { startScheduleTicker, type Ticker } from './schedule-ticker.ts';

/** Stored beside the emulators' export, so that their data and the providers' are of one moment. */
const KEPT_STATE_FILE = 'sandbox.json';
/** How often what production schedules every minute is run locally. */
const TICK_INTERVAL_MILLISECONDS = 2_000;

export interface LocalPorts extends SuitePorts {
  app: number;
  sandbox: number;
  /** The sandbox's port for mails by SMTP. */
  mail: number;
}

export interface LocalServicesOptions {
  /** Distinguishes what runs beside each other. */
  name: string;
  projectId: string;
  /** Free ones; see `freePorts`. */
  ports: LocalPorts;
  emulators: SuiteOptions['emulators'];
  areOtherProjectsClosed?: boolean;
  functionsFolder?: string;
  areFunctionsInOneProcess?: boolean;
  importFolder?: string;
  blobFolder: string;
  workFolder: string;
  logFolder: string;
  settings: {
    signingKey: string;
    betaAutoApprove: string;
    requireSecondFactor: string;
    stravaTerms: string;
    appCheck: string;
    models: Record<string, string>;
    providers: Record<string, string>;
    /** As `localSales` makes them. */
    sales: Record<string, string>;
  };
  /** Wraps each step to say how it goes. */
  step: <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;
}

/** The emulators, the sandbox and the ticking of scheduled jobs. */
export interface LocalServices {
  suite: EmulatorSuite;
  appOrigin: string;
  sandboxOrigin: string;
  /** The settings for Vite. */
  appEnvironment: Record<string, string>;
  /** The settings for seeds and tests. */
  environment: Record<string, string>;
  /** Writes what outlives a stop to a new folder, from which `importFolder` reads it. */
  exportTo: (folder: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Everything local but the app itself, for `npm start` and `npm test` alike. */
export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const { ports, projectId, settings, step } = options;
  const appOrigin = `http://localhost:${ports.app}`;
  const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`;
  const functionsOrigin = `http://127.0.0.1:${ports.functions}/${projectId}/${FUNCTIONS_REGION}`;
  const functionsEnvironment = localFunctionsEnvironment({
    projectId,
    functionsPort: ports.functions,
    appOrigin,
    blobFolder: options.blobFolder,
    ...settings,
  });
  const suite = await step(`Emulators: ${options.emulators.join(', ')}`, async () =>
    startEmulatorSuite({
      name: options.name,
      projectId,
      ports,
      emulators: options.emulators,
      areOtherProjectsClosed: options.areOtherProjectsClosed ?? false,
      areFunctionsInOneProcess: options.areFunctionsInOneProcess ?? false,
      ...(options.functionsFolder && { functionsFolder: options.functionsFolder }),
      ...(options.importFolder && { importFolder: options.importFolder }),
      functionsEnvironment,
      workFolder: options.workFolder,
      logFile: join(options.logFolder, 'emulators.log'),
    }),
  );
  const environment = {
    ...functionsEnvironment,
    ...suite.environment,
    TASUKI_APP_ORIGIN: appOrigin,
    TASUKI_SANDBOX_ORIGIN: sandboxOrigin,
    TASUKI_BLOB_DIRECTORY: options.blobFolder,
    // Below it run the processes of the functions, which tests watch.
    TASUKI_EMULATORS_PID: String(suite.group.child.pid ?? ''),
  };
  let sandbox: SandboxServer | null = null;
  let ticker: Ticker | null = null;
  const stop = async () => {
    await ticker?.stop();
    sandbox?.closeAllConnections();
    sandbox?.close();
    await suite.stop();
  };
  try {
    if (options.emulators.includes('auth')) {
      sandbox = await step('Sandbox', async () =>
        startSandbox({
          port: ports.sandbox,
          mailPort: ports.mail,
          projectId,
          authOrigin: `http://127.0.0.1:${ports.auth}`,
          appOrigin,
          ...keptSandbox(options),
          ...sandboxedProviders(settings.providers, sandboxOrigin, functionsOrigin),
        }),
      );
    }
    if (options.emulators.includes('functions')) {
      ticker = startScheduleTicker({
        environment: { ...process.env, ...environment },
        functionsFolder: options.functionsFolder ?? 'functions/dist',
        intervalMilliseconds: TICK_INTERVAL_MILLISECONDS,
        logFile: join(options.logFolder, 'schedules.log'),
      });
    }
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    suite,
    appOrigin,
    sandboxOrigin,
    appEnvironment: localAppEnvironment({
      projectId,
      ports,
      appOrigin,
      sandboxOrigin,
      appCheck: options.settings.appCheck,
      providers: options.settings.providers,
      sales: options.settings.sales,
    }),
    environment,
    exportTo: async (folder) => {
      await suite.exportTo(folder);
      if (sandbox) writeKeptState(join(folder, KEPT_STATE_FILE), await sandbox.keptState());
    },
    stop,
  };
}

function keptSandbox({ importFolder }: LocalServicesOptions): Pick<SandboxOptions, 'keptState'> {
  if (importFolder === undefined) return {};
  const putAwayAs = join(dirname(importFolder), `unreadable-sandbox-${Date.now()}.json`);
  const keptState = readKeptState(join(importFolder, KEPT_STATE_FILE), putAwayAs, (text) => {
    process.stdout.write(`  ! ${text}\n`);
  });
  return keptState ? { keptState } : {};
}
