// Sends what this commit holds to a Firebase project, or goes back to the release before:
//   npm run deploy -- staging|production [--dry-run | --rollback]
// docs/deployment.md says what is set up first, and why the order is as it is.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { buildForProduction, builtAppFolder } from './building/production-build.ts';
import { readStaticPages } from './building/static-pages.ts';
import { toolPath } from './checks.ts';
import {
  budgetProblems,
  leftIndexes,
  rulesProblems,
  secretProblems,
  type RunTool,
} from './deployment/cloud-checks.ts';
import { readContract } from './deployment/contract/read-documents.ts';
import { isRecorded, readRecordedContracts } from './deployment/contract/recorded-contracts.ts';
import { deploymentProblems } from './deployment/deployment-problems.ts';
import { waitForIndexes } from './deployment/index-states.ts';
import {
  keepRelease,
  noteCurrent,
  noteGood,
  releaseBefore,
  releaseName,
  type KeptRelease,
} from './deployment/kept-releases.ts';
import { sendRelease } from './deployment/send-release.ts';
import { smokeTest } from './deployment/smoke-test.ts';
import { sourceMapUpload } from './deployment/source-map-upload.ts';
import {
  isStage,
  projectOfStage,
  readStage,
  STAGES,
  type Stage,
  type StageSettings,
} from './deployment/stage.ts';
import { explanationOf } from './explanation-of.ts';
import { backendSources, fileSources } from './hosting/content-security-policy.ts';
import { deploymentConfiguration } from './hosting/deployment-configuration.ts';
import { pageServices } from './hosting/page-services.ts';
import { paymentService } from './hosting/payment-pages.ts';
import { repositoryRoot, stateFolder } from './repository-root.ts';
import { SETTINGS } from './settings/settings.ts';

type Kind = Parameters<typeof sendRelease>[0];

const KINDS: Readonly<Record<string, Kind>> = { '--dry-run': 'trial', '--rollback': 'rollback' };
const USAGE = 'npm run deploy -- staging|production [--dry-run | --rollback]';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function git(...given: readonly string[]): string {
  return execFileSync('git', given, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
}

const runTool: RunTool = (tool, given) => {
  const [program, ...first] =
    tool === 'firebase' ? [process.execPath, toolPath('firebase-tools')] : [tool];
  const result = spawnSync(program ?? tool, [...first, ...given], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return result.status === 0 ? result.stdout : null;
};

async function settingsProblems(settings: StageSettings): Promise<string[]> {
  const other = STAGES.find((stage) => stage !== settings.stage);
  return deploymentProblems(settings, {
    otherProjectId: other ? projectOfStage(other) : null,
    changedFiles: git('status', '--porcelain', '--untracked-files=no')
      .split('\n')
      .filter((line) => line !== ''),
    isContractRecorded: isRecorded(readRecordedContracts(), await readContract()),
  });
}

function cloudProblems(settings: StageSettings, kind: Kind): string[] {
  if (!settings.functions['BACKUP_BUCKET']) {
    say('! The database is not exported: BACKUP_BUCKET is not set (docs/backups.md)');
  }
  const file = readFileSync(join(repositoryRoot, 'firestore.indexes.json'), 'utf8');
  const committed = JSON.parse(file) as Parameters<typeof leftIndexes>[0];
  for (const name of leftIndexes(committed, settings, runTool)) {
    say(`! The project has an index that this release does not use; it stays: ${name}`);
  }
  return [
    ...secretProblems(settings, runTool),
    ...budgetProblems(settings, runTool),
    // A trial has each part judged at its turn.
    ...(kind === 'release' ? rulesProblems(settings, runTool) : []),
  ];
}

/** Builds once; all that is sent afterwards comes from the copy. */
async function buildRelease(settings: StageSettings, kind: Kind): Promise<KeptRelease> {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const app = new Map(settings.app);
  const reportedRelease = app.get('VITE_SENTRY_RELEASE') || commit;
  app.set('VITE_SENTRY_RELEASE', reportedRelease);
  const maps = sourceMapUpload(process.env, {
    release: reportedRelease,
    appFolder: builtAppFolder,
    mapFolder: `${builtAppFolder}-source-maps`,
  });
  // Vite reads .env.local too; what this stage leaves out must not come from there.
  for (const { name } of SETTINGS) {
    if (name.startsWith('VITE_')) process.env[name] = app.get(name) ?? '';
  }
  await buildForProduction(app);
  if (kind === 'release') sendSourceMaps(maps);
  const bucket = settings.functions['BLOB_BUCKET'] ?? '';
  const environment = Object.fromEntries(app);
  const policy = {
    connections: backendSources({ ...environment, BLOB_BUCKET: bucket }),
    files: fileSources({ ...environment, BLOB_BUCKET: bucket }),
    services: pageServices(environment),
    payment: paymentService(environment),
    indexHtml: readFileSync(join(builtAppFolder, 'index.html'), 'utf8'),
    staticPages: readStaticPages(builtAppFolder),
  };
  return keepRelease({
    root: repositoryRoot,
    folder: kind === 'trial' ? join(stateFolder, 'releases', 'trial') : releasesOf(settings.stage),
    name: releaseName(new Date(), commit),
    projectId: settings.projectId,
    configuration: deploymentConfiguration({ policy, bucket }),
  });
}

/** A release works without them: its reports are harder to read. */
function sendSourceMaps(given: readonly string[] | null): void {
  if (given === null) return say('! Source maps are not sent: SENTRY_AUTH_TOKEN is not set');
  const { status } = spawnSync('npx', given, { cwd: repositoryRoot, stdio: 'inherit' });
  return say(status === 0 ? '✓ source maps' : '! Sentry did not take the source maps');
}

function releasesOf(stage: Stage): string {
  return join(stateFolder, 'releases', stage);
}

/** Has the tools read the copy as they would before sending it; this needs no account. */
function isReadable(release: KeptRelease, projectId: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      ...[toolPath('firebase-tools'), 'emulators:exec', '--only', 'functions'],
      ...['--project', projectId, `"${process.execPath}" --version`],
    ],
    { cwd: release.folder, stdio: 'inherit' },
  );
  return status === 0;
}

function sendPart(release: KeptRelease, projectId: string, only: string, kind: Kind): boolean {
  const configuration = join(release.folder, 'firebase.json');
  const { status } = spawnSync(
    process.execPath,
    [
      toolPath('firebase-tools'),
      ...['deploy', '--config', configuration, '--project', projectId, '--only', only],
      ...['--message', release.name, '--non-interactive'],
      ...(kind === 'trial' ? ['--dry-run'] : []),
    ],
    { cwd: release.folder, stdio: 'inherit' },
  );
  return status === 0;
}

/** @returns everything that is wrong, each a sentence */
async function send(settings: StageSettings, release: KeptRelease, kind: Kind): Promise<string[]> {
  const { projectId, origin, stage } = settings;
  if (kind !== 'trial') noteCurrent(releasesOf(stage), release);
  else if (!isReadable(release, projectId)) return ['The functions cannot be loaded as built.'];
  const problems = await sendRelease(kind, {
    send: async ({ only }) => Promise.resolve(sendPart(release, projectId, only, kind)),
    waitForIndexes: async () =>
      waitForIndexes({
        projectId,
        accessToken: async () => (await applicationDefault().getAccessToken()).access_token,
        fetch: globalThis.fetch,
        wait: async (milliseconds) => wait(milliseconds),
        say,
      }),
    smokeTest: async () =>
      smokeTest({ origin, projectId, release: release.name, fetch: globalThis.fetch }),
    say,
  });
  if (kind === 'release' && problems.length === 0) noteGood(releasesOf(stage), release);
  return problems;
}

async function main([stage, ...options]: readonly string[]): Promise<void> {
  const [option] = options;
  const kind = option === undefined ? 'release' : KINDS[option];
  if (!isStage(stage) || kind === undefined || options.length > 1) throw new Error(USAGE);
  const settings = readStage(stage);
  if (kind === 'rollback') {
    const before = releaseBefore(releasesOf(stage));
    say(`Going back to ${before.name}`);
    return finish(await send(settings, before, kind), before, settings);
  }
  const problems = [...(await settingsProblems(settings)), ...cloudProblems(settings, kind)];
  if (problems.length > 0 && kind === 'release') {
    throw new Error(`Nothing was built or sent:\n- ${problems.join('\n- ')}`);
  }
  const release = await buildRelease(settings, kind);
  const found = await send(settings, release, kind);
  if (kind === 'release') return finish(found, release, settings);
  // A trial goes on to the end, so that it names all problems at once.
  const all = [...problems, ...found];
  if (all.length > 0) throw new Error(`The trial found:\n- ${all.join('\n- ')}`);
  return say('✓ Nothing was sent, and nothing speaks against it');
}

function finish(
  problems: readonly string[],
  release: KeptRelease,
  { stage }: Pick<StageSettings, 'stage'>,
): void {
  if (problems.length > 0) {
    throw new Error(
      `${release.name} is not as it should be:\n- ${problems.join('\n- ')}\nBack: npm run deploy -- ${stage} --rollback`,
    );
  }
  say(`✓ ${release.name}`);
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
