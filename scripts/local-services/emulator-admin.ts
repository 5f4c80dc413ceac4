import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { LocalEnvironment } from './local-client.ts';

export interface EmulatorAdmin {
  auth: Auth;
  firestore: Firestore;
}

/** Settings by which the Admin SDK finds emulators. */
const EMULATOR_SETTINGS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/**
 * Lets `work` use the Admin SDK on emulators, never on a real project.
 *
 * @throws Error when the environment names no emulator
 */
export async function withEmulatorAdmin<Result>(
  environment: LocalEnvironment,
  work: (admin: EmulatorAdmin) => Promise<Result>,
): Promise<Result> {
  for (const name of EMULATOR_SETTINGS) {
    const value = environment[name];
    if (!value) throw new Error(`${name} is missing: seeds are for the emulators only`);
    process.env[name] = value;
  }
  // The emulators want no proof of who asks; no look-up of a cloud machine's identity for it.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app: App = initializeApp({ projectId: environment['GCLOUD_PROJECT'] ?? '' }, 'local-admin');
  try {
    return await work({ auth: getAuth(app), firestore: getFirestore(app) });
  } finally {
    await deleteApp(app);
  }
}
