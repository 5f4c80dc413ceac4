import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { proveByPassword } from '../../../data/sign-in/account-security.ts';
import { watchProviderLinks } from '../../../data/provider-links/provider-links.ts';
import { beginProviderSignIn } from '../../../data/sign-in/provider-sign-in.ts';
import {
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SignInMethod,
} from '../../../platform/session-store.ts';
import { ProofDialog } from './proof-dialog.tsx';

vi.mock('../../../data/sign-in/account-security.ts', () => ({ proveByPassword: vi.fn() }));
vi.mock('../../../data/provider-links/provider-links.ts', () => ({ watchProviderLinks: vi.fn() }));
vi.mock('../../../data/sign-in/provider-sign-in.ts', () => ({ beginProviderSignIn: vi.fn() }));

const answer = vi.fn<(isProven: boolean) => void>();
let count = 0;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(proveByPassword).mockResolvedValue();
  vi.mocked(beginProviderSignIn).mockResolvedValue();
  vi.mocked(watchProviderLinks).mockImplementation((_uid, onLinks) => {
    onLinks({ strava: { state: 'connected' } as never, garmin: null });
    return Promise.resolve(() => undefined);
  });
});

function open(signInMethods: SignInMethod[]) {
  count += 1;
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    signInMethods,
    userCredential: { uid: `u${count}`, email: 'hanako@example.jp', isEmailVerified: true },
  });
  const change = { kind: 'link', provider: 'garmin' } as const;
  render(<ProofDialog change={change} continueTo="/onboarding?show=account" answer={answer} />);
  expect(screen.getByRole('dialog', { name: /confirm once more that it’s you/ })).toBeVisible();
  return userEvent.setup();
}

test('takes the password, and no wrong one', async () => {
  vi.mocked(proveByPassword).mockRejectedValueOnce(new TasukiFailure('auth/invalid-credential'));
  const user = open(['password']);
  await user.type(await screen.findByLabelText('Password'), 'wrong-one{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password.');
  expect(answer).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'right-one{Enter}');
  await vi.waitFor(() => {
    expect(answer).toHaveBeenCalledExactlyOnceWith(true);
  });
});

test('by a provider, takes along what was wanted and the page to come back to', async () => {
  const user = open([]);
  await user.click(await screen.findByRole('button', { name: 'Connect with Strava' }));
  expect(beginProviderSignIn).toHaveBeenCalledExactlyOnceWith({
    provider: 'strava',
    intent: 'signIn',
    continueTo: '/onboarding?show=account',
    begunAt: '/onboarding?show=account',
    acceptedTermsVersion: null,
    afterwards: { kind: 'link', provider: 'garmin' },
  });
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test.each(['button', 'key'])('leaves everything as it is: %s', async (how) => {
  const user = open(['password']);
  if (how === 'key') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
});
