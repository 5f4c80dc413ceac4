import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  type Auth,
  type User,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { CallableName, Callables, CallableStreams } from '@tasuki/domain/callables';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  adminAuth,
  adminFirestore,
  authHost,
  firestoreHost,
  functionsOrigin,
  projectId,
} from './admin.ts';

/** A signed-up person with the client SDK, as the browser has it. */
export interface Browser {
  uid: string;
  user: User;
  auth: Auth;
  /** Calls a function; what it rejects with is the SDK's error. */
  call: <Name extends CallableName>(
    name: Name,
    request: Callables[Name]['request'],
  ) => Promise<Callables[Name]['response']>;
  /** Calls a function and receives what it sends before it answers. */
  stream: <Name extends keyof CallableStreams>(
    name: Name,
    request: Callables[Name]['request'],
    onChunk: (chunk: CallableStreams[Name]) => void,
  ) => Promise<Callables[Name]['response']>;
  /** Under the rules, as this person. */
  firestore: Firestore;
  /** The same with a request that breaks the contract. */
  callWith: (name: CallableName, request: unknown) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The end of admission of a person whose sign-ins need no judgement in a test. */
const ADMITTED_FOR_GOOD = Number.MAX_SAFE_INTEGER;

let count = 0;

/** Opens a browser with a new account, which is let in unless set otherwise. */
export async function openBrowser({ isLetIn = true } = {}): Promise<Browser> {
  count += 1;
  const app = initializeApp({ projectId, apiKey: 'local' }, `browser-${count}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const email = `runner-${process.pid}-${Date.now()}-${count}@example.test`;
  const { user } = await createUserWithEmailAndPassword(auth, email, 'Passw0rd!');
  if (isLetIn) {
    const state = {
      ...{ uid: user.uid, roles: ['runner'], isBetaApproved: true, claimsVersion: 0 },
      admittedSignInSeconds: ADMITTED_FOR_GOOD,
    };
    await adminFirestore.doc(firestorePaths.accountState(user.uid)).set(state);
    await adminAuth.setCustomUserClaims(user.uid, { canAccessBeta: true });
    await user.getIdToken(true);
  }
  const functions = getFunctions(app, 'asia-northeast1');
  const { hostname, port } = new URL(functionsOrigin);
  connectFunctionsEmulator(functions, hostname, Number(port));
  const callWith = async (name: CallableName, request: unknown): Promise<unknown> =>
    (await httpsCallable<unknown, unknown>(functions, name)(request)).data;
  setLogLevel('silent');
  const firestore = initializeFirestore(app, {});
  const [firestoreName = '', firestorePort = ''] = firestoreHost.split(':');
  connectFirestoreEmulator(firestore, firestoreName, Number(firestorePort));
  return {
    uid: user.uid,
    user,
    auth,
    firestore,
    stream: async (name, request, onChunk) => {
      const call = httpsCallable<unknown, unknown, Parameters<typeof onChunk>[0]>(functions, name);
      const { stream, data } = await call.stream(request);
      // Rejects together with the stream, which is received first.
      data.catch(() => undefined);
      for await (const chunk of stream) onChunk(chunk);
      return (await data) as never;
    },
    call: async (name, request) => (await callWith(name, request)) as never,
    callWith,
    close: async () => deleteApp(app),
  };
}

/** The catalogue's code of what a call rejected with. */
export async function codeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (cause) {
    return (cause as { details?: { code?: unknown } }).details?.code ?? cause;
  }
  return 'no failure';
}
