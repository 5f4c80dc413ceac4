// Builds everything and sends it to a Firebase project:
//   npm run deploy -- <project id> [options of "firebase deploy", e.g. --only hosting]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { toolPath } from './checks.ts';
import { explanationOf } from './explanation-of.ts';
import { buildForProduction, builtAppFolder } from './building/production-build.ts';
import { readStaticPages } from './building/static-pages.ts';
import { repositoryRoot } from './repository-root.ts';
import { missingToSell, readEnvFile, readSettings } from './settings/settings.ts';
import { backendSources } from './hosting/content-security-policy.ts';
import { deploymentConfiguration } from './hosting/deployment-configuration.ts';
import { pageServices } from './hosting/page-services.ts';
import { paymentService } from './hosting/payment-pages.ts';

const CONFIGURATION_FILE = '.firebase.deploy.json';

/** The functions' own settings for a project, as the Firebase CLI reads them. */
function functionsSettings(projectId: string): Readonly<Record<string, string | undefined>> {
  const path = join(repositoryRoot, 'functions', `.env.${projectId}`);
  if (!existsSync(path))
    throw new Error(`functions/.env.${projectId} is missing; see .env.example.`);
  return parseEnv(readFileSync(path, 'utf8'));
}

/** @returns the exit code of "firebase deploy" */
async function deploy(projectId: string, options: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, readEnvFile(repositoryRoot));
  const settingsProjectId = settings.get('VITE_FIREBASE_PROJECT_ID');
  if (settingsProjectId !== projectId) {
    throw new Error(
      `VITE_FIREBASE_PROJECT_ID must be ${projectId}; it is ${settingsProjectId ?? 'not set'}.`,
    );
  }
  const { BLOB_BUCKET: bucket } = functionsSettings(projectId);
  if (!bucket) throw new Error(`functions/.env.${projectId} does not name BLOB_BUCKET.`);
  const connections = backendSources({ ...Object.fromEntries(settings), BLOB_BUCKET: bucket });
  const services = pageServices(Object.fromEntries(settings));
  const payment = paymentService(Object.fromEntries(settings));
  const missingOfOperator = payment === null ? [] : missingToSell(settings);
  if (missingOfOperator.length > 0) {
    throw new Error(`Nothing may be sold without ${missingOfOperator.join(', ')}.`);
  }
  await buildForProduction(settings);
  const indexHtml = readFileSync(join(builtAppFolder, 'index.html'), 'utf8');
  const staticPages = readStaticPages(builtAppFolder);
  const policy = { connections, services, payment, indexHtml, staticPages };
  const configuration = deploymentConfiguration({ policy, bucket });
  const configurationFile = join(repositoryRoot, CONFIGURATION_FILE);
  writeFileSync(configurationFile, JSON.stringify(configuration, null, 2));
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        toolPath('firebase-tools'),
        'deploy',
        '--config',
        configurationFile,
        '--project',
        projectId,
        ...options,
      ],
      { cwd: repositoryRoot, stdio: 'inherit' },
    );
    return status ?? 1;
  } finally {
    rmSync(configurationFile, { force: true });
  }
}

async function main([projectId, ...options]: readonly string[]): Promise<void> {
  if (projectId === undefined || projectId.startsWith('-')) {
    throw new Error('Which project? npm run deploy -- <project id>');
  }
  process.exitCode = await deploy(projectId, options);
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
