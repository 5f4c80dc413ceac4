/** The full SDK with live queries and the offline cache: import it dynamically, after the first rows. */
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { environment } from './environment.ts';
import { firebaseApp } from './firebase-app.ts';
import './firebase-auth.ts';

export const firestoreLive = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});

if (environment.local) {
  connectFirestoreEmulator(
    firestoreLive,
    environment.local.firestoreHost,
    environment.local.firestorePort,
  );
}
