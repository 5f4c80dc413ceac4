import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type DocumentSnapshot } from 'firebase-admin/firestore';

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: these tests run beside the emulators (npm run test:functions)`,
    );
  return value;
}

/** False in a project of a worker's own, in which no deployed function is notified of a change, nor sweeps jobs. */
export const isWhereFunctionsAreDeployed = process.env['TASUKI_PROJECT_PER_WORKER'] !== '1';
export const projectId = isWhereFunctionsAreDeployed
  ? required('GCLOUD_PROJECT')
  : `${required('GCLOUD_PROJECT')}-${required('VITEST_POOL_ID')}`;
/** No trigger and no sweep of the running suite sees what is written there; see `chat-script.ts`. */
export const chatProjectId = `${projectId}-chat`;
export const functionsOrigin = required('TASUKI_FUNCTIONS_ORIGIN');
export const authHost = required('FIREBASE_AUTH_EMULATOR_HOST');
export const firestoreHost = required('FIRESTORE_EMULATOR_HOST');

const app: App = initializeApp({ projectId }, 'functions-tests');
export const adminAuth = getAuth(app);
export const adminFirestore = getFirestore(app);

/** The first event of a kind starts its function, which takes long where processors are shared. */
const WAIT_MILLISECONDS = 90_000;

/**
 * The document as soon as it is as wanted.
 *
 * @throws Error with what it was last, when that does not come
 */
export async function documentWhen(
  path: string,
  isAsWanted: (snapshot: DocumentSnapshot) => boolean,
): Promise<DocumentSnapshot> {
  return new Promise((resolve, reject) => {
    let last: DocumentSnapshot | null = null;
    const stop = adminFirestore.doc(path).onSnapshot((snapshot) => {
      last = snapshot;
      if (!isAsWanted(snapshot)) return;
      finish();
      resolve(snapshot);
    }, reject);
    const timer = setTimeout(() => {
      finish();
      reject(new Error(`${path} stayed ${JSON.stringify(last?.data() ?? null)}`));
    }, WAIT_MILLISECONDS);
    function finish(): void {
      clearTimeout(timer);
      stop();
    }
  });
}

/** Paths of all documents of a person, sorted. */
export async function documentsOf(uid: string): Promise<string[]> {
  const paths: string[] = [];
  for (const collection of await adminFirestore.doc(`users/${uid}`).listCollections()) {
    for (const document of await collection.listDocuments()) {
      paths.push(document.path);
      for (const inner of await document.listCollections()) {
        for (const innerDocument of await inner.listDocuments()) paths.push(innerDocument.path);
      }
    }
  }
  return paths.sort();
}
