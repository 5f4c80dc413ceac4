// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { checkOnboarding } from './onboarding.ts';
import { confirmReferral } from './referral-confirmation.ts';

vi.mock('./onboarding.ts', () => ({ checkOnboarding: vi.fn() }));

const checkMock = vi.mocked(checkOnboarding);

beforeEach(() => {
  checkMock.mockReset();
  checkMock.mockResolvedValue({ invitedCount: 0, isClubMember: false, clubFailure: null });
  globalThis.localStorage.clear();
});

function enter(referredBy: string | null, isEmailVerified: boolean) {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified },
    user: { referredBy } as UserAccount,
  });
}

test('who came by an invitation is counted when the email is proven, asked once', async () => {
  enter('abcdefghjkmn', false);
  await confirmReferral();
  expect(checkMock).not.toHaveBeenCalled();
  enter('abcdefghjkmn', true);
  await confirmReferral();
  await confirmReferral();
  expect(checkMock).toHaveBeenCalledTimes(1);
});

test('whoever came alone asks for nothing', async () => {
  enter(null, true);
  await confirmReferral();
  useSessionStore.setState(SIGNED_OUT_SESSION);
  await confirmReferral();
  expect(checkMock).not.toHaveBeenCalled();
});

test('what failed is asked again', async () => {
  const reported = vi.fn();
  setErrorReporter(reported);
  checkMock.mockRejectedValueOnce(new Error('offline'));
  enter('abcdefghjkmn', true);
  await confirmReferral();
  expect(reported).toHaveBeenCalledTimes(1);
  await confirmReferral();
  expect(checkMock).toHaveBeenCalledTimes(2);
});
