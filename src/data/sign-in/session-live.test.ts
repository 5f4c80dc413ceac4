// @vitest-environment jsdom
import { onSnapshot, type DocumentData } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';
import type { CustomTokenClaims } from '@tasuki/domain/accounts/custom-token-claims';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import {
  isEmailProven,
  SIGNED_OUT_SESSION,
  useSessionStore,
} from '../../platform/session-store.ts';
import { watchSession } from './session-live.ts';

vi.mock('firebase/firestore', () => ({
  collection: vi.fn(),
  doc: vi.fn((_database: unknown, path: string) => path),
  limit: vi.fn(),
  onSnapshot: vi.fn(() => () => undefined),
  query: vi.fn(() => 'coach links'),
  where: vi.fn(),
}));
vi.mock('../../platform/firebase/callable-functions.ts', () => ({
  callFunction: vi.fn(() => Promise.resolve({ isEmailProven: true })),
}));
const SIGNED_IN_AT = new Date('2026-11-21T09:00:00Z');
let signedInAt = SIGNED_IN_AT;
let tokenClaims: CustomTokenClaims = {};
vi.mock('../../platform/firebase/firebase-auth.ts', () => ({
  firebaseAuth: {
    currentUser: {
      uid: 'aoi',
      getIdTokenResult: () =>
        Promise.resolve({ authTime: signedInAt.toUTCString(), claims: tokenClaims }),
    },
  },
}));
vi.mock('../../platform/firebase/firestore-live.ts', () => ({ firestoreLive: {} }));
vi.mock('../../platform/firebase/firestore-rest.ts', () => ({}));

let stop: () => void;
/** The claims of the next token. */
let issued: AccountClaims;
const refreshClaims = vi.fn<() => Promise<void>>();
const onRefused = vi.fn<() => void>();

function receiveDocument(path: string, data: DocumentData, isFromCache = false): void {
  const call = vi.mocked(onSnapshot).mock.calls.find(([target]) => (target as unknown) === path);
  const listener = call?.[2] as unknown as (snapshot: unknown) => void;
  listener({ metadata: { fromCache: isFromCache }, data: () => data });
}

function receive(state: DocumentData, isFromCache = false): void {
  receiveDocument('accountStates/aoi', state, isFromCache);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(onSnapshot).mockClear();
  issued = {};
  signedInAt = SIGNED_IN_AT;
  refreshClaims.mockReset();
  onRefused.mockReset();
  refreshClaims.mockImplementation(() => {
    useSessionStore.setState({ claims: issued });
    return Promise.resolve();
  });
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready', claims: {} });
  stop = watchSession('aoi', refreshClaims, onRefused);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NEWCOMER = { roles: ['runner'], isBetaApproved: false, claimsVersion: 1 };
const COACH = { roles: ['runner', 'coach'], isBetaApproved: true, claimsVersion: 1 };

test('leaves a token alone that says what the state says', async () => {
  receive(NEWCOMER);
  receive(NEWCOMER);
  receive(COACH, true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refreshClaims).not.toHaveBeenCalled();
});

test('fetches a token when the version rises, and when the state says more than the token', async () => {
  receive(NEWCOMER);
  receive({ ...NEWCOMER, claimsVersion: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(refreshClaims).toHaveBeenCalledTimes(1);
  issued = { canAccessBeta: true, isCoach: true };
  receive({ ...COACH, claimsVersion: 2 });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refreshClaims).toHaveBeenCalledTimes(2);
});

test('goes on until a right that stands in the state is in the token too', async () => {
  receive(COACH);
  await vi.advanceTimersByTimeAsync(1000);
  expect(refreshClaims.mock.calls.length).toBeGreaterThan(1);
  issued = { canAccessBeta: true, isCoach: true };
  await vi.advanceTimersByTimeAsync(5000);
  expect(useSessionStore.getState().claims).toEqual(issued);
  const count = refreshClaims.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refreshClaims).toHaveBeenCalledTimes(count);
});

test('looks for the right to enter when who waits for it comes back', async () => {
  issued = { canAccessBeta: true };
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(useSessionStore.getState().claims).toEqual(issued);
  // A person who is let in need not look again.
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new Event('online'));
  expect(refreshClaims).toHaveBeenCalledTimes(1);
  useSessionStore.setState({ claims: {} });
  stop();
  globalThis.dispatchEvent(new Event('online'));
  expect(refreshClaims).toHaveBeenCalledTimes(1);
});

test('drops a right that was taken back', async () => {
  useSessionStore.setState({ claims: { canAccessBeta: true, isCoach: true, isAdmin: true } });
  issued = { canAccessBeta: true, isCoach: true, isAdmin: false };
  receive(COACH);
  await vi.advanceTimersByTimeAsync(0);
  expect(useSessionStore.getState().claims.isAdmin).toBe(false);
});

test('goes on after a request that got lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  issued = { canAccessBeta: true, isCoach: true };
  refreshClaims.mockRejectedValueOnce(new Error('lost'));
  receive(COACH);
  await vi.advanceTimersByTimeAsync(5000);
  expect(useSessionStore.getState().claims).toEqual(issued);
});

test('fetches one token at a time, so that an old answer is never the last', async () => {
  let answer = () => undefined as void;
  refreshClaims.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => {
          useSessionStore.setState({ claims: {} });
          resolve();
        };
      }),
  );
  receive(COACH);
  await vi.advanceTimersByTimeAsync(0);
  issued = { canAccessBeta: true, isCoach: true };
  receive({ ...COACH, claimsVersion: 2 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(refreshClaims).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(useSessionStore.getState().claims).toEqual(issued);
});

test('does not wait for a request whose answer never comes', async () => {
  refreshClaims.mockImplementationOnce(() => new Promise(() => undefined));
  issued = { canAccessBeta: true, isCoach: true };
  receive(COACH);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(useSessionStore.getState().claims).toEqual(issued);
});

test('fetches another token where an answer that comes late is older', async () => {
  let answerLate = () => undefined as void;
  refreshClaims.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerLate = () => {
          useSessionStore.setState({ claims: {} });
          resolve();
        };
      }),
  );
  issued = { canAccessBeta: true, isCoach: true };
  receive(COACH);
  await vi.advanceTimersByTimeAsync(10_000);
  answerLate();
  await vi.advanceTimersByTimeAsync(0);
  expect(useSessionStore.getState().claims).toEqual(issued);
});

test('gives up after a while where the token never follows, and at once when it is stopped', async () => {
  receive(COACH);
  await vi.advanceTimersByTimeAsync(600_000);
  const count = refreshClaims.mock.calls.length;
  expect(count).toBeLessThan(12);
  receive({ ...COACH, claimsVersion: 2 });
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refreshClaims).toHaveBeenCalledTimes(count);
});

test('takes an account over, but no version older than the one known', () => {
  useSessionStore.setState({
    userCredential: { uid: 'aoi', email: 'aoi@example.jp', isEmailVerified: true },
  });
  const at = (seconds: number) => ({ toDate: () => new Date(seconds * 1000) });
  const version = (seconds: number, phoneNumber: string | null) => ({
    phoneNumber,
    firstName: 'Aoi',
    lastName: 'Sato',
    acceptedTermsVersion: '1',
    createdAt: at(1),
    updatedAt: at(seconds),
  });
  const known = () => useSessionStore.getState().user?.phoneNumber;
  receiveDocument('users/aoi', version(5, '+819012345678'));
  expect(known()).toBe('+819012345678');
  receiveDocument('users/aoi', version(4, null));
  expect(known()).toBe('+819012345678');
  receiveDocument('users/aoi', version(6, '+819087654321'));
  expect(known()).toBe('+819087654321');
});

test('reports to the server once that the email is proven, when only the token knows', async () => {
  const credential = { uid: 'aoi', email: 'aoi@example.jp', isEmailVerified: false };
  useSessionStore.setState({ userCredential: credential });
  receive(NEWCOMER);
  await vi.advanceTimersByTimeAsync(1000);
  expect(callFunction).not.toHaveBeenCalled();
  useSessionStore.setState({ userCredential: { ...credential, isEmailVerified: true } });
  await vi.advanceTimersByTimeAsync(1000);
  receive({ ...NEWCOMER, displayName: 'Aoi' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('checkEmailProof', {});
});

test('calls an email unproven whose link somebody else has followed, until it is proven', async () => {
  const credential = { uid: 'bo', email: 'bo@example.jp', isEmailVerified: true };
  useSessionStore.setState({ userCredential: credential });
  stop();
  stop = watchSession('bo', refreshClaims, onRefused);
  vi.mocked(callFunction).mockResolvedValueOnce({ isEmailProven: false });
  receiveDocument('accountStates/bo', NEWCOMER);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isEmailProven(useSessionStore.getState())).toBe(false);
  receiveDocument('accountStates/bo', { ...NEWCOMER, isEmailProven: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isEmailProven(useSessionStore.getState())).toBe(true);
});

test('reports nothing of an email that admins already see as proven', async () => {
  const credential = { uid: 'aoi', email: 'aoi@example.jp', isEmailVerified: true };
  useSessionStore.setState({ userCredential: credential });
  vi.mocked(callFunction).mockClear();
  receive({ ...NEWCOMER, isEmailProven: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(callFunction).not.toHaveBeenCalled();
});

/** As whenever a password is set. */
function endedByAuth(secondsAfterSignIn: number) {
  const endedAt = SIGNED_IN_AT.getTime() / 1000 + secondsAfterSignIn;
  return { sessionsValidSinceSeconds: endedAt, tokensValidAfterSeconds: endedAt };
}

test.each([
  [{ isDisabled: true }, 'expired'],
  [{ sessionsValidSinceSeconds: signedInAt.getTime() / 1000 + 1 }, 'expired'],
  [{ sessionsValidSinceSeconds: signedInAt.getTime() / 1000 }, 'ready'],
  [endedByAuth(1), 'expired'],
  [endedByAuth(0), 'ready'],
  [{ isDisabled: false }, 'ready'],
])('asks for the password again where the session was ended: %j', async (change, status) => {
  receive({ ...NEWCOMER, ...change });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(useSessionStore.getState().status).toBe(status);
});

test('asks for nothing where the password was set in another tab, and its session comes', async () => {
  receive({ ...NEWCOMER, ...endedByAuth(60) });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(useSessionStore.getState().status).toBe('ready');
  signedInAt = new Date(SIGNED_IN_AT.getTime() + 60_000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(useSessionStore.getState().status).toBe('ready');
  expect(refreshClaims).not.toHaveBeenCalled();
});

test.each([{ isDisabled: true }, { sessionsValidSinceSeconds: signedInAt.getTime() / 1000 + 1 }])(
  'has the rules asked anew for every open listener, once, where the session was ended: %j',
  async (change) => {
    refreshClaims.mockRejectedValue(new Error('auth/user-token-expired'));
    const same = { ...NEWCOMER, ...change };
    for (let time = 1; time <= 3; time += 1) {
      receive(same);
      await vi.advanceTimersByTimeAsync(100);
      await vi.dynamicImportSettled();
    }
    expect(refreshClaims).toHaveBeenCalledTimes(1);
  },
);

test('asks for the password again where the custom token was given before the end of sessions', async () => {
  const endedAt = signedInAt.getTime() / 1000;
  tokenClaims = { givenAtSeconds: endedAt - 1 };
  receive({ ...NEWCOMER, sessionsValidSinceSeconds: endedAt });
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  tokenClaims = {};
  expect(useSessionStore.getState().status).toBe('expired');
});

test('tells where one’s own state is refused', () => {
  const call = vi
    .mocked(onSnapshot)
    .mock.calls.find(([target]) => (target as unknown) === 'accountStates/aoi');
  const fail = call?.[3] as unknown as (cause: unknown) => void;
  fail({ code: 'permission-denied' });
  expect(onRefused).toHaveBeenCalledOnce();
});
