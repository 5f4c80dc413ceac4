import { join } from 'node:path';
import { buildApp } from './built-app.ts';
import { buildFunctions } from './build-functions.ts';
import { repositoryRoot } from '../repository-root.ts';
import { missingForProduction, type SettingValues } from '../settings/read-settings.ts';

/** The folder of the built app, as firebase.json names it. */
export const builtAppFolder = join(repositoryRoot, 'dist');

/**
 * Builds app and functions for production.
 *
 * @throws Error that names the settings which are missing
 */
export async function buildForProduction(settings: SettingValues): Promise<void> {
  const missing = missingForProduction(settings);
  if (missing.length > 0) {
    throw new Error(
      `The app cannot be built without ${missing.join(', ')}; .env.example says what they are.`,
    );
  }
  if (!settings.get('VITE_APP_CHECK_SITE_KEY')) {
    process.stdout.write(
      '! App Check is off: VITE_APP_CHECK_SITE_KEY is not set (docs/production.md)\n',
    );
  }
  await buildFunctions();
  process.stdout.write('✓ functions/dist\n');
  await buildApp(builtAppFolder, { APP_ORIGIN: settings.get('APP_ORIGIN') ?? '' });
  process.stdout.write('✓ dist\n');
}
