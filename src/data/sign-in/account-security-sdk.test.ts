import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendEmailChange } from './account-security-sdk.ts';

const currentUser = vi.hoisted(() => ({
  claims: {},
  getIdTokenResult: () => Promise.resolve({ claims: currentUser.claims }),
}));
vi.mock('firebase/auth', () => ({ verifyBeforeUpdateEmail: vi.fn() }));
vi.mock('../../platform/firebase/firebase-auth.ts', () => ({
  firebaseAuth: { authStateReady: () => Promise.resolve(), currentUser },
}));
const callFunction = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction }));
vi.mock('./authentication-sdk.ts', () => ({ mailSettings: () => null }));
vi.mock('./session-listener.ts', () => ({ refreshCredential: vi.fn() }));

beforeEach(() => {
  vi.mocked(verifyBeforeUpdateEmail).mockClear();
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
