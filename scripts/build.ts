import { join } from 'node:path';
import { buildApp } from './built-app.ts';
import { buildFunctions } from './build-functions.ts';
import { explanationOf } from './explanation-of.ts';
import { repositoryRoot } from './repository-root.ts';
import { missingForProduction, readEnvFile, readSettings } from './settings.ts';

/** Builds app and functions for production: what `firebase deploy` sends. */
async function build(): Promise<void> {
  const settings = readSettings(process.env, readEnvFile(repositoryRoot));
  const missing = missingForProduction(settings);
  if (missing.length > 0) {
    throw new Error(
      `The app cannot be built without ${missing.join(', ')}; .env.example says what they are.`,
    );
  }
  await buildFunctions();
  process.stdout.write('✓ functions/dist\n');
  await buildApp(join(repositoryRoot, 'dist'), {});
  process.stdout.write('✓ dist\n');
}

build().catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
