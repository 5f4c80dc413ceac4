import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { environment } from '../../platform/environment.ts';
import { readSignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';
import { ProviderSignInButtons } from './provider-sign-in-buttons.tsx';

vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction: vi.fn() }));

const call = vi.mocked(callFunction);
const left = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('location', {
    ...globalThis.location,
    pathname: '/signup',
    search: '?lp=1',
    assign: left,
  });
});

function open(intent: 'signIn' | 'signUp') {
  render(
    <MemoryRouter>
      <ProviderSignInButtons intent={intent} continueTo="/topics/t1/chat" />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('leaves for the provider with the digest of a secret that stays here', async () => {
  call.mockResolvedValue({ authorizeUrl: 'https://strava.test/authorize?state=s1&x=1' });
  const user = open('signUp');
  await user.click(screen.getByRole('button', { name: 'Connect with Strava' }));
  await vi.waitFor(() => {
    expect(left).toHaveBeenCalledTimes(1);
  });
  expect(String(left.mock.calls[0]?.[0])).toBe('https://strava.test/authorize?state=s1&x=1');
  const attempt = readSignInAttempt('s1');
  expect(attempt).toMatchObject({
    provider: 'strava',
    intent: 'signUp',
    continueTo: '/topics/t1/chat',
    begunAt: '/signup?lp=1',
    acceptedTermsVersion: TERMS_VERSION,
  });
  expect(attempt?.browserKey).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(call).toHaveBeenCalledExactlyOnceWith('beginProviderSignIn', {
    provider: 'strava',
    intent: 'signUp',
    browserKeyHash: await sha256(attempt?.browserKey ?? ''),
  });
  // Until the other page is there.
  expect(screen.getByRole('button', { name: /Garmin/ })).toBeDisabled();
});

test('says what going on agrees to, on sign-up alone', async () => {
  open('signUp');
  expect(await screen.findByText(/By continuing you agree/)).toBeVisible();
});

test('asks for no agreement on sign-in', () => {
  open('signIn');
  expect(screen.queryByText(/By continuing you agree/)).toBeNull();
});

test('says why it could not begin, and stays', async () => {
  call.mockRejectedValue(new TasukiFailure('common/unavailable'));
  const user = open('signIn');
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost.');
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('shows only the sign-in methods that are offered, and nothing where none is', () => {
  const offered = vi.spyOn(environment, 'signInProviders', 'get');
  offered.mockReturnValue(['garmin']);
  open('signIn');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Continue with Garmin',
  ]);
});
