import { environment } from '../environment.ts';
import { firebaseApp } from './firebase-app.ts';

/** The token that proves that the app asks; null = App Check is not used, or gave none. */
let readToken: () => Promise<string | null> = async () => Promise.resolve(null);

/**
 * Starts App Check, where it is configured, before anything asks Firebase: Auth, Firestore and
 * the functions import this first. Nothing of it is fetched otherwise, nor before the first paint.
 */
if (environment.appCheck !== null) {
  const { startAppCheck } = await import('./start-app-check.ts');
  readToken = startAppCheck(firebaseApp, environment.appCheck);
}

export async function appCheckToken(): Promise<string | null> {
  return readToken();
}
