/** Loaded after the first paint: import it dynamically. */
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { environment } from '../environment.ts';
import { firebaseApp } from './firebase-app.ts';
import './app-check.ts';

// No popup resolver is given: no third party's script is ever loaded.
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (environment.local) {
  connectAuthEmulator(firebaseAuth, environment.local.authOrigin, { disableWarnings: true });
}
