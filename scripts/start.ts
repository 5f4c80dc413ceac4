import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { resolveLanguage } from '@tasuki/domain/language';
import { DEMO_ACCOUNTS, type DemoDataProgress } from '@tasuki/domain/accounts/demo-accounts';
import { watchFunctions } from './building/build-functions.ts';
import { keepData, lastExport, type DataKeeper } from './local-services/data-keeper.ts';
import { dayBefore, makeDemoRecordings } from './demo-data/demo-recordings.ts';
import { fillInboxes } from './data-updates/fill-inboxes.ts';
import { fillRosters } from './data-updates/fill-rosters.ts';
import { fillTrends } from './data-updates/fill-trends.ts';
import { fillTopicRunners } from './data-updates/fill-topic-runners.ts';
import { startDevServer } from './building/dev-server.ts';
import { withEmulatorAdmin } from './local-services/emulator-admin.ts';
import { SUITE_PORTS } from './local-services/emulator-suite.ts';
import { freePorts } from './find/free-ports.ts';
import { localAppEnvironment } from './local-services/local-environment.ts';
import { localModels, type LocalModels } from './settings/local-models.ts';
import { localAnalytics } from './settings/local-analytics.ts';
import { localMap } from './settings/local-map.ts';
import { localProviders, localSales, type LocalProviders } from './settings/local-providers.ts';
import {
  startLocalServices,
  type LocalPorts,
  type LocalServices,
} from './local-services/local-services.ts';
import { descendantsOf, killProcesses } from './processes/process-table.ts';
import { repositoryRoot, stateFolder } from './repository-root.ts';
import { explanationOf } from './explanation-of.ts';
import { recoverUploads } from './local-services/recover-uploads.ts';
import { endLeftovers, noteRunning, RUNNING_START_FILE } from './processes/running-start.ts';
import { isHistoryKnown, seedDemoData } from './demo-data/seed-demo-data.ts';
import { completeDemoData } from './demo-data/complete-demo-data.ts';
import {
  applyToolSettings,
  readEnvFile,
  readSettings,
  type SettingValues,
} from './settings/read-settings.ts';

const PROJECT_ID = 'demo-tasuki';
const SANDBOX_PORT = 5300;
const MAIL_PORT = 5325;
/** Killed at the worst moment, at most this plus the time of one export is lost. */
const EXPORT_INTERVAL_MILLISECONDS = 40_000;
/** A second Ctrl-C within this time is the first one, received twice. */
const DOUBLE_SIGNAL_MILLISECONDS = 2_000;

const dataFolder = join(stateFolder, 'data');
const blobFolder = join(stateFolder, 'blobs');
const logFolder = join(stateFolder, 'log');
const workFolder = join(stateFolder, 'work');
const demoDataFile = join(stateFolder, 'demo-world.json');

/** Says what is being done, and how long it took. */
async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  process.stdout.write(`  … ${what}\n`);
  const result = await work();
  process.stdout.write(`  ✓ ${what} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
  return result;
}

/** The same key at every start: targets given out before a restart stay good. */
function localSigningKey(): string {
  const file = join(stateFolder, 'blob-signing-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function prepareFolders(isFresh: boolean): void {
  if (isFresh) {
    for (const path of [dataFolder, blobFolder, demoDataFile]) {
      rmSync(path, { recursive: true, force: true });
    }
  }
  // A killed run may have left half-written files here.
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(blobFolder, { recursive: true });
}

async function choosePorts(settings: SettingValues): Promise<LocalPorts> {
  const wanted = {
    app: Number(settings.get('APP_PORT')),
    sandbox: SANDBOX_PORT,
    mail: MAIL_PORT,
    ...SUITE_PORTS,
  };
  const ports = await freePorts(wanted);
  if (ports.app !== wanted.app) {
    process.stdout.write(`  Port ${wanted.app} is taken; the app uses ${ports.app}.\n`);
  }
  return ports;
}

interface Running {
  functionsBuild?: { stop: () => Promise<void> };
  vite?: ViteDevServer;
  services?: LocalServices;
  keeper?: DataKeeper;
}
const running: Running = {};
/** Asked by the app; null = complete. */
let demoDataProgress: DemoDataProgress | null = null;

async function start(): Promise<void> {
  const startedAt = Number(process.env['TASUKI_STARTED_AT'] ?? Date.now());
  const settings = readSettings(process.env, readEnvFile(repositoryRoot));
  applyToolSettings(settings);
  await endLeftovers(RUNNING_START_FILE);
  prepareFolders(process.argv.includes('--fresh'));
  if (!isHistoryKnown(demoDataFile)) {
    demoDataProgress = { areAccountsReady: false, readCount: 0, recordingCount: 0 };
  }
  process.stdout.write('Starting Tasuki\n');
  const ports = await choosePorts(settings);
  noteOurselves(`http://localhost:${ports.app}`);

  running.functionsBuild = await step('Functions, built again on change', watchFunctions);
  const importFolder = lastExport(dataFolder);
  const setting = (name: string) => settings.get(name) ?? '';
  const models = localModels(settings, `http://127.0.0.1:${ports.sandbox}`);
  const providers = localProviders(settings, `http://127.0.0.1:${ports.sandbox}`, ports.mail);
  const sales = localSales(settings, providers.environment, `http://127.0.0.1:${ports.sandbox}`);
  const [services] = await Promise.all([
    startLocalServices({
      name: 'start',
      projectId: PROJECT_ID,
      ports,
      emulators: ['auth', 'firestore', 'functions', 'tasks'],
      ...(importFolder && { importFolder }),
      blobFolder,
      workFolder,
      logFolder,
      settings: {
        signingKey: settings.get('BLOB_SIGNING_KEY') ?? localSigningKey(),
        betaAutoApprove: setting('BETA_AUTO_APPROVE'),
        requireSecondFactor: setting('REQUIRE_SECOND_FACTOR'),
        stravaTerms: setting('STRAVA_TERMS'),
        appCheck: setting('APP_CHECK'),
        models: models.environment,
        providers: providers.environment,
        sales,
      },
      step,
    }).then((started) => (running.services = started)),
    step('App', async () =>
      startDevServer(
        ports.app,
        {
          ...localAppEnvironment({
            projectId: PROJECT_ID,
            ports,
            appOrigin: `http://localhost:${ports.app}`,
            sandboxOrigin: `http://127.0.0.1:${ports.sandbox}`,
            appCheck: setting('APP_CHECK'),
            providers: providers.environment,
            sales,
          }),
          ...localAnalytics(
            setting('SANDBOXED_ANALYTICS') === 'true',
            `http://127.0.0.1:${ports.sandbox}`,
          ),
          ...localMap({
            isOn: setting('SANDBOXED_MAP') === 'true',
            sandboxOrigin: `http://127.0.0.1:${ports.sandbox}`,
          }),
        },
        () => demoDataProgress,
      ),
    ).then((vite) => (running.vite = vite)),
  ]);
  noteOurselves(services.appOrigin);
  stopWhenEmulatorsEnd(services);
  running.keeper = keepData({
    dataFolder,
    intervalMilliseconds: EXPORT_INTERVAL_MILLISECONDS,
    exportTo: async (folder) => {
      await services.exportTo(folder);
      noteOurselves(services.appOrigin);
    },
    onFailure: (cause) => {
      process.stderr.write(`  ! The data could not be exported: ${String(cause)}\n`);
    },
  });
  announce(services, models, providers, Date.now() - startedAt);
  await recover(services);
  const isStripeSandboxed =
    providers.environment['STRIPE_API'] === `http://127.0.0.1:${ports.sandbox}`;
  await fillDemoData(services, { startedAt, isStripeSandboxed });
  await running.keeper.keepNow();
}

/**
 * Makes missing demo data while the app is in use. If the machine cannot finish, the app works all
 * the same, and the next start makes the rest.
 */
async function fillDemoData(
  { environment }: LocalServices,
  { startedAt, isStripeSandboxed }: { startedAt: number; isStripeSandboxed: boolean },
): Promise<void> {
  const now = new Date();
  const isNew = !isHistoryKnown(demoDataFile);
  const secondsSinceStart = () => ((Date.now() - startedAt) / 1000).toFixed(0);
  const language = resolveLanguage([new Intl.DateTimeFormat().resolvedOptions().locale]);
  try {
    await seedDemoData({
      environment,
      language,
      now,
      ...(isNew && { recordings: makeDemoRecordings(dayBefore(now)) }),
      stateFile: demoDataFile,
      say: (text) => process.stdout.write(`  … ${text}\n`),
      onProgress: (progress) => {
        if (isNew && demoDataProgress?.areAccountsReady === false) {
          process.stdout.write(`  ✓ Demo accounts ready after ${secondsSinceStart()} s\n`);
        }
        demoDataProgress = progress;
      },
    });
    await completeDemoData({ environment, language, now, isStripeSandboxed });
    process.stdout.write(`  ✓ Demo data complete after ${secondsSinceStart()} s\n`);
  } catch (cause) {
    if (stoppingSince !== null) return;
    process.stderr.write(
      `  ! The demo data is not complete; the next start makes the rest: ${explanationOf(cause)}\n`,
    );
  }
  demoDataProgress = null;
}

/** A busy machine may not get through it; nobody need wait for that to see the app. */
async function recover({ environment }: LocalServices): Promise<void> {
  try {
    await withEmulatorAdmin(environment, async ({ firestore }) => {
      await fillTopicRunners(firestore);
      await fillInboxes(firestore);
      await fillRosters(firestore);
      await fillTrends(firestore);
    });
    const count = await recoverUploads(environment, blobFolder);
    if (count > 0) {
      process.stdout.write(`  Uploads that a kill had cut off, now read again: ${count}\n`);
    }
  } catch (cause) {
    process.stderr.write(
      `  ! Uploads that a kill had cut off are left to the next start: ${String(cause)}\n`,
    );
  }
}

let hasNoted = false;

/** Only once no other run is left: the note is that one's until then. */
function noteOurselves(appOrigin: string): void {
  hasNoted = true;
  noteRunning(RUNNING_START_FILE, { members: descendantsOf(process.pid), address: appOrigin });
}

let stoppingSince: number | null = null;

async function stop(): Promise<void> {
  if (stoppingSince !== null) {
    if (performance.now() - stoppingSince > DOUBLE_SIGNAL_MILLISECONDS) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  process.stdout.write('\nKeeping the data and stopping …\n');
  await running.keeper?.stop();
  await Promise.all([running.vite?.close(), running.functionsBuild?.stop()]);
  await running.services?.stop();
  process.exit(0);
}

function stopWhenEmulatorsEnd({ suite }: LocalServices): void {
  void suite.group.exited.then(() => {
    if (stoppingSince !== null) return;
    process.stderr.write(`\nThe emulators ended by themselves; see ${logFolder}\n`);
    process.exit(1);
  });
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'nobody';
}

function announce(
  services: LocalServices,
  models: LocalModels,
  providers: LocalProviders,
  milliseconds: number,
): void {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(
    ({ role, email, password }) =>
      `    ${role.padEnd(7)} ${email.padEnd(width)}  password ${password}`,
  );
  const real = [
    ...(models.real.length > 0 ? [`models of ${list(models.real)}`] : []),
    ...(providers.real.length > 0 ? [`accounts of ${list(providers.real)}`] : []),
  ];
  const webhookProviders = providers.real.filter((name) => name !== 'Google');
  process.stdout.write(
    [
      '',
      `Tasuki is ready after ${(milliseconds / 1000).toFixed(0)} s:  ${services.appOrigin}`,
      '',
      demoDataProgress
        ? '  Demo accounts (one tap on the sign-in page), being made now:'
        : '  Demo accounts (one tap on the sign-in page):',
      ...accounts,
      '',
      `  Sandboxed: mail (see what would go out: ${services.sandboxOrigin}/mails), sign-in, database,`,
      '  functions and their queue (emulators), file storage (a folder),',
      `  models of ${list(models.sandboxed)} (see what they are asked: ${services.sandboxOrigin}/models),`,
      `  accounts of ${list(providers.sandboxed)} (finish a run, go down: ${services.sandboxOrigin}/providers).`,
      `  Real: ${real.length > 0 ? real.join(', ') : 'nothing; no key is needed'}.`,
      ...(webhookProviders.length > 0
        ? [
            `  What is new at ${list(webhookProviders)} comes by webhook, which from outside does not reach here.`,
          ]
        : []),
      ...(models.off.length > 0
        ? [`  Without a key, so answered by the embedded coach: ${list(models.off)}.`]
        : []),
      ...(providers.off.length > 0
        ? [`  Without id or secret, so not offered: ${list(providers.off)}.`]
        : []),
      '',
      '  Ctrl-C stops and keeps the data; "npm start -- --fresh" starts anew.',
      '',
    ].join('\n'),
  );
}

// `disconnect`: the command that started us is gone, however it went.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => void stop());
}
process.channel?.unref();
// On every exit, nothing that we started stays.
process.on('exit', () => {
  killProcesses(descendantsOf(process.pid));
  if (hasNoted) rmSync(RUNNING_START_FILE, { force: true });
});

start().catch((error: unknown) => {
  if (stoppingSince !== null) return;
  process.stderr.write(`\n${explanationOf(error)}\n`);
  process.exit(1);
});
