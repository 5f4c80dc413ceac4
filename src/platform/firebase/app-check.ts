import { environment } from '../environment.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * Starts App Check, where it is configured, before anything asks Firebase: Auth, Firestore and
 * the functions import this first. Nothing of it is fetched otherwise, nor before the first paint.
 */
if (environment.appCheck !== null) {
  const { startAppCheck } = await import('./start-app-check.ts');
  startAppCheck(firebaseApp, environment.appCheck);
}
