import { FUNCTIONS_REGION } from './emulator-suite.ts';
import { localMap } from '../settings/local-map.ts';
import { isWeatherOffered, localPush, offeredProviders } from '../settings/local-providers.ts';

/** The functions' settings in local mode, handed to the emulator through the environment. */
export function localFunctionsEnvironment(options: {
  projectId: string;
  functionsPort: number;
  appOrigin: string;
  blobFolder: string;
  signingKey: string;
  betaAutoApprove: string;
  requireSecondFactor: string;
  stravaTerms: string;
  /** As the setting APP_CHECK says. */
  appCheck: string;
  /** As `localModels` makes them. */
  models: Record<string, string>;
  /** As `localProviders` makes them. */
  providers: Record<string, string>;
}): Record<string, string> {
  return {
    APP_ORIGIN: options.appOrigin,
    BETA_AUTO_APPROVE: options.betaAutoApprove,
    REQUIRE_SECOND_FACTOR: options.requireSecondFactor,
    STRAVA_TERMS: options.stravaTerms,
    APP_CHECK: options.appCheck,
    BLOB_STORE: 'disk',
    BLOB_DIRECTORY: options.blobFolder,
    BLOB_SIGNING_KEY: options.signingKey,
    UPLOAD_ORIGIN: `http://127.0.0.1:${options.functionsPort}/${options.projectId}/${FUNCTIONS_REGION}`,
    ...options.models,
    ...options.providers,
  };
}

/** The app's settings in local mode; Vite reads them from the environment. */
export function localAppEnvironment(options: {
  projectId: string;
  ports: { auth: number; firestore: number; functions: number };
  appOrigin: string;
  sandboxOrigin: string;
  /** As the setting APP_CHECK says. */
  appCheck: string;
  /** As `localProviders` makes them. */
  providers: Record<string, string>;
  /** As `localSales` makes them. */
  sales: Record<string, string>;
}): Record<string, string> {
  const { projectId, ports, sandboxOrigin } = options;
  return {
    APP_ORIGIN: options.appOrigin,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
    VITE_FIREBASE_APP_ID: 'local',
    VITE_EMULATOR_AUTH_ORIGIN: `http://127.0.0.1:${ports.auth}`,
    VITE_EMULATOR_FIRESTORE_ORIGIN: `http://127.0.0.1:${ports.firestore}`,
    VITE_EMULATOR_FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.functions}`,
    VITE_SANDBOX_ORIGIN: sandboxOrigin,
    VITE_BREACHED_PASSWORDS: `${sandboxOrigin}/breached-passwords/range`,
    VITE_SIGN_IN_PROVIDERS: offeredProviders(options.providers),
    VITE_WEATHER: String(isWeatherOffered(options.providers)),
    VITE_GARMIN_TRAINING: options.providers['GARMIN_TRAINING'] ?? 'false',
    ...options.sales,
    ...localPush(options.providers, sandboxOrigin),
    // No real map either: npm start may offer the sandbox's.
    ...localMap({ isOn: false, sandboxOrigin }),
    // No key is needed: the app makes tokens that the emulators take.
    VITE_APP_CHECK_SITE_KEY: options.appCheck === 'enforced' ? 'local' : '',
  };
}
