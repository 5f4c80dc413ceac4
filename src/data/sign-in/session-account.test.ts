import { beforeEach, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { receiveUserAccount, saveUserAccount } from './session-account.ts';
import { loadUserAccount, updateUserAccount } from '../accounts/user-accounts.ts';

vi.mock('../accounts/user-accounts.ts', () => ({
  createUserAccount: vi.fn(),
  loadUserAccount: vi.fn(),
  updateUserAccount: vi.fn(),
}));

function account(seconds: number, change: Partial<UserAccount>): UserAccount {
  return {
    uid: 'aoi',
    email: 'aoi@example.jp',
    contactEmail: null,
    firstName: 'Aoi',
    lastName: 'Sato',
    phoneNumber: null,
    country: null,
    language: 'ja',
    timeZone: 'Asia/Tokyo',
    units: 'metric',
    acceptedTermsVersion: '1',
    isStartPageShown: false,
    createdAt: new Date(1000),
    updatedAt: new Date(seconds * 1000),
    ...change,
  };
}
const known = () => useSessionStore.getState().user;

beforeEach(() => {
  vi.mocked(updateUserAccount).mockResolvedValue();
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'aoi', email: 'aoi@example.jp', isEmailVerified: true },
    user: account(5, {}),
  });
});

test('keeps what was saved when an answer from before it comes late', async () => {
  vi.mocked(loadUserAccount).mockResolvedValue(account(7, { country: 'JP' }));
  await saveUserAccount({ country: 'JP' });
  receiveUserAccount(account(5, {}));
  receiveUserAccount(account(6, { firstName: 'Ao' }));
  expect(known()).toMatchObject({ country: 'JP', firstName: 'Aoi' });
});

test('does not take back what another device has saved meanwhile', async () => {
  vi.mocked(loadUserAccount).mockImplementation(() => {
    receiveUserAccount(account(8, { country: 'VN' }));
    return Promise.resolve(account(7, { country: 'JP' }));
  });
  await saveUserAccount({ country: 'JP' });
  expect(known()).toMatchObject({ country: 'VN' });
});

test('shows what was saved where it cannot be read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(loadUserAccount).mockRejectedValue(new Error('lost'));
  await saveUserAccount({ country: 'JP' });
  expect(known()).toMatchObject({ country: 'JP', updatedAt: new Date(5000) });
  receiveUserAccount(account(6, { country: 'JP', firstName: 'Ao' }));
  expect(known()).toMatchObject({ country: 'JP', firstName: 'Ao' });
});

test('receives nothing of somebody else', () => {
  receiveUserAccount(account(9, { uid: 'ren', country: 'VN' }));
  expect(known()).toMatchObject({ uid: 'aoi', country: null });
});
