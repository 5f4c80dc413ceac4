/** Single reads over REST, a fifth of the full SDK's weight: for the first rows of a page. */
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { environment } from '../environment.ts';
import { firebaseApp } from './firebase-app.ts';
import './firebase-auth.ts';

export const firestoreLite = getFirestore(firebaseApp);

if (environment.local) {
  connectFirestoreEmulator(
    firestoreLite,
    environment.local.firestoreHost,
    environment.local.firestorePort,
  );
}
