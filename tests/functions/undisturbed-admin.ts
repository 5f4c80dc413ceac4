import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { projectId as suiteProjectId } from './admin.ts';

/**
 * A project of its own on the same emulators. No deployed function is notified of a change there,
 * and no sweep takes a job. It is for tests that look at what the functions they call did alone.
 *
 * @param suffix distinguishes it from other tests' projects
 */
export function undisturbedAdmin(suffix: string): {
  projectId: string;
  auth: Auth;
  firestore: Firestore;
} {
  const projectId = `${suiteProjectId}-${suffix}`;
  const app = initializeApp({ projectId }, `undisturbed-${suffix}`);
  return { projectId, auth: getAuth(app), firestore: getFirestore(app) };
}
