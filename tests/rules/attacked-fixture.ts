import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { doc, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { emailOf, RUNNER, SHARING_COACH, FIXTURE } from './access-fixture.ts';
import { FirestoreRequests, SIGNED_IN_AT_SECONDS } from './firestore-requests.ts';
import { RULES_TEXT, rulesEmulator } from './rules-emulator.ts';

/** The row of an activity that its runner's coach may see. */
export const SHOWN = firestorePaths.activity(RUNNER, 'shown');

export function at(database: Firestore, path: string) {
  return doc(database, path);
}

/**
 * Gives a test file its own data under the real rules, and people who reach it through the SDK.
 * What a test changed is put back after it.
 *
 * @param suffix distinguishes this file's project from the others'
 */
export function attackedFixture(suffix: string) {
  const emulator = rulesEmulator(suffix);
  const requests = new FirestoreRequests(emulator.host, emulator.projectId);
  const databases = new Map<string, Firestore>();
  const touched = new Set<string>();
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: emulator.projectId,
      firestore: { host: emulator.hostName, port: emulator.port, rules: RULES_TEXT },
    });
    await environment.clearFirestore();
    await requests.put(FIXTURE);
  });

  afterEach(async () => {
    if (touched.size > 0) {
      await requests.put(
        Object.fromEntries([...touched].map((path) => [path, FIXTURE[path] ?? null])),
      );
    }
    touched.clear();
  });

  afterAll(async () => {
    await environment.cleanup();
  });

  /** The database as the SDK shows it to one person; connections are kept, as they are dear. */
  function as(uid: string, token: TokenOptions = {}): Firestore {
    const key = JSON.stringify([uid, token]);
    const known = databases.get(key);
    if (known) return known;
    const context = environment.authenticatedContext(uid, {
      email: emailOf(uid),
      email_verified: true,
      auth_time: SIGNED_IN_AT_SECONDS,
      canAccessBeta: true,
      ...(uid === SHARING_COACH || uid === 'admin' ? { secondFactor: 'f1' } : {}),
      ...token,
    });
    const database = context.firestore() as unknown as Firestore;
    databases.set(key, database);
    return database;
  }

  return {
    requests,
    as,
    runner: () => as(RUNNER),
    attacker: () => as('attacker'),
    coach: (uid: string) => as(uid, { isCoach: true }),
    signedInWithoutEmail: (uid: string) =>
      environment
        .authenticatedContext(uid, {
          auth_time: SIGNED_IN_AT_SECONDS,
          firebase: { sign_in_provider: 'custom' },
        })
        .firestore() as unknown as Firestore,
    signedOut: () => environment.unauthenticatedContext().firestore() as unknown as Firestore,
    /** Says that a test's own honest step writes this path. */
    willChange: (path: string) => {
      touched.add(path);
    },
  };
}
