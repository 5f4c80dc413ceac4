import { isLocalOrigin, readConfiguration, type Configuration } from './configuration.ts';
import { keepOutOfLog, logWarning } from './log.ts';
import { secretsOf } from './secrets-of.ts';

/**
 * Stands in while the emulator only lists the functions: it does that without
 * the environment that it later runs them with. A deployment lists them with it.
 */
const UNKNOWN_YET: Configuration = {
  appOrigin: 'http://localhost',
  isBetaAutoApproved: false,
  isSecondFactorRequired: false,
  isBeingRestored: false,
  stravaTerms: 'standard',
  blobStore: { kind: 'disk', directory: '', signingKey: '', uploadOrigin: '' },
  modelKeySource: 'environment',
  models: {
    openai: { baseUrl: '', key: null },
    google: { baseUrl: '', key: null },
    anthropic: { baseUrl: '', key: null },
  },
  providerSecretSource: 'environment',
  providers: {
    strava: null,
    garmin: null,
    google: null,
    webhookSecrets: { strava: [], garmin: [] },
  },
  stripe: null,
  mail: null,
  mailKeys: null,
  push: null,
  appCheck: 'off',
  tokenKey: null,
  weather: null,
  backupBucket: null,
  malwareScanner: null,
};

const isListedByEmulator =
  process.env['FUNCTIONS_CONTROL_API'] === 'true' && process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Read when the functions are loaded: wrong settings stop the deployment or the function's start. */
export const configuration = isListedByEmulator ? UNKNOWN_YET : readConfiguration(process.env);

keepOutOfLog(secretsOf(configuration));

if (
  !isListedByEmulator &&
  configuration.appCheck === 'off' &&
  !isLocalOrigin(configuration.appOrigin)
) {
  logWarning(
    'App Check is off',
    {},
    'anybody may call the functions by a script; see docs/production.md',
  );
}
