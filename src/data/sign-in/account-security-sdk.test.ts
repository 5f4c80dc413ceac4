import {
  reauthenticateWithCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { followPushAddress } from '../push/push-devices.ts';
import { sendEmailChange, setPassword } from './account-security-sdk.ts';
import { refreshCredential } from './session-listener.ts';
import { admitSignIn, checkPasswordMayChange } from './sign-in-admission.ts';

const currentUser = vi.hoisted(() => ({
  email: 'hana@runners.example',
  claims: {},
  getIdTokenResult: () => Promise.resolve({ claims: currentUser.claims }),
}));
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { credential: (...words: string[]) => words },
  reauthenticateWithCredential: vi.fn(),
  updatePassword: vi.fn(),
  verifyBeforeUpdateEmail: vi.fn(),
}));
vi.mock('./sign-in-admission.ts', () => ({
  admitSignIn: vi.fn(),
  checkPasswordMayChange: vi.fn(),
}));
vi.mock('../../platform/firebase/firebase-auth.ts', () => ({
  firebaseAuth: { authStateReady: () => Promise.resolve(), currentUser },
}));
const callFunction = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction }));
vi.mock('./authentication-sdk.ts', () => ({ mailSettings: () => null }));
vi.mock('./session-listener.ts', () => ({ refreshCredential: vi.fn() }));
vi.mock('../push/push-devices.ts', () => ({ followPushAddress: vi.fn(() => Promise.resolve()) }));

beforeEach(() => {
  vi.clearAllMocks();
  currentUser.claims = {};
});

test('a mail is sent to the new address, which was announced before', async () => {
  callFunction.mockRejectedValueOnce(new Error('offline'));
  await expect(sendEmailChange('new@runners.example')).rejects.toThrow('offline');
  expect(verifyBeforeUpdateEmail).not.toHaveBeenCalled();
  await sendEmailChange('new@runners.example');
  expect(callFunction).toHaveBeenCalledWith('announceEmail', { newEmail: 'new@runners.example' });
  expect(verifyBeforeUpdateEmail).toHaveBeenCalledExactlyOnceWith(
    currentUser,
    'new@runners.example',
    null,
  );
});

test('an account that was given to the owner of an address keeps it', async () => {
  currentUser.claims = { ownerEmail: 'hana@gmail.com' };
  await expect(sendEmailChange('new@runners.example')).rejects.toMatchObject({
    code: 'account/email-stays',
  });
  expect(verifyBeforeUpdateEmail).not.toHaveBeenCalled();
});

test('a new password is set, and then signed in by, before the server hears of it', async () => {
  await setPassword('Own-horse-2');
  const steps = [checkPasswordMayChange, updatePassword, reauthenticateWithCredential, admitSignIn];
  const order = [...steps, refreshCredential].map(
    (step) => vi.mocked<(...all: never[]) => unknown>(step).mock.invocationCallOrder,
  );
  expect(order.flat()).toEqual(order.flat().toSorted((one, other) => one - other));
  expect(order.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(reauthenticateWithCredential).toHaveBeenCalledWith(currentUser, [
    'hana@runners.example',
    'Own-horse-2',
  ]);
  // The new session says of this device once more that it is notified.
  await vi.waitFor(() => {
    expect(followPushAddress).toHaveBeenCalledOnce();
  });
});

test('a password that was set stays set where the sign-in by it fails, and the page asks for it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready' });
  vi.mocked(reauthenticateWithCredential).mockRejectedValueOnce(new Error('offline'));
  await setPassword('Own-horse-2');
  expect(useSessionStore.getState().status).toBe('expired');
});
