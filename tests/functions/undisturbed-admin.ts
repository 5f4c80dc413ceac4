import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { projectId } from './admin.ts';

/**
 * A project of its own on the same emulators, in which no deployed function hears of a
 * change: for tests that call the plain functions and look at what they alone did.
 *
 * @param suffix tells it from other tests' projects
 */
export function undisturbedAdmin(suffix: string): { auth: Auth; firestore: Firestore } {
  const app = initializeApp({ projectId: `${projectId}-${suffix}` }, `undisturbed-${suffix}`);
  return { auth: getAuth(app), firestore: getFirestore(app) };
}
