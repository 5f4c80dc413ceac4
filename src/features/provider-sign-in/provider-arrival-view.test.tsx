import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import type { ProviderSignInResult, SignInIntent } from '@tasuki/domain/sign-in/provider-sign-in';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import {
  enterByCustomToken,
  followSignInMethods,
} from '../../data/sign-in/provider-sign-in-sdk.ts';
import { useAskedProof } from '../../platform/asked-proof.ts';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { readPendingSignUp } from '../../platform/between-pages/pending-sign-up.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import {
  keepSignInAttempt,
  readSignInAttempt,
  type SignInAttempt,
  type SignInMethodChange,
} from '../../platform/between-pages/sign-in-attempts.ts';
import { ProviderArrivalView } from './provider-arrival-view.tsx';

vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction: vi.fn() }));
vi.mock('../../data/sign-in/session.ts', () => ({ retrySession: vi.fn() }));
vi.mock('../../data/sign-in/provider-sign-in-sdk.ts', () => ({
  enterByCustomToken: vi.fn(),
  followSignInMethods: vi.fn(),
}));

const call = vi.mocked(callFunction);

/** As a token of ours looks; the browser reads whose it is and checks nothing. */
function tokenOf(claims: Record<string, unknown>): string {
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

let stateCount = 0;
let attempt: SignInAttempt;
let state: string;

/** Lets the session become that of a runner whose account is read. */
function comeIn(): Promise<void> {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'u1', email: null, isEmailVerified: false },
  });
  return Promise.resolve();
}

beforeEach(() => {
  vi.resetAllMocks();
  setErrorReporter(() => undefined);
  stateCount += 1;
  state = `state-${stateCount}`;
  useSessionStore.setState(SIGNED_OUT_SESSION);
  vi.mocked(enterByCustomToken).mockImplementation(comeIn);
  vi.mocked(followSignInMethods).mockResolvedValue();
});

interface Arriving {
  provider?: SignInProvider;
  intent?: SignInIntent;
  search?: string;
  continueTo?: string | null;
  afterwards?: SignInMethodChange;
}

function begin(arriving: Arriving): void {
  const { provider = 'strava', intent = 'signIn', continueTo = null, afterwards } = arriving;
  attempt = {
    provider,
    intent,
    browserKey: 'k'.repeat(43),
    continueTo,
    begunAt: intent === 'link' ? '/account' : '/signin',
    acceptedTermsVersion: intent === 'signUp' ? TERMS_VERSION : null,
    afterwards,
    startedAt: Date.now(),
  };
  keepSignInAttempt(state, attempt);
}

function open({ provider = 'strava', search = '&code=c1&scope=read,activity:read_all' }: Arriving) {
  const router = createMemoryRouter(
    [
      { path: '/auth/:provider/callback', element: <ProviderArrivalView provider={provider} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/auth/${provider}/callback?state=${state}${search}`] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

async function arrive(result: ProviderSignInResult | FailureCode, arriving: Arriving = {}) {
  begin(arriving);
  if (typeof result === 'string') call.mockRejectedValueOnce(new TasukiFailure(result));
  else call.mockResolvedValueOnce(result);
  const router = open(arriving);
  await act(async () => Promise.resolve());
  return router;
}

const NEWCOMER: ProviderSignInResult = {
  kind: 'customToken',
  customToken: tokenOf({ uid: 'u1' }),
  isNewAccount: true,
  profile: { firstName: 'Hanako', lastName: 'Sato' },
  missingScopes: [],
};

describe('coming back from a provider', () => {
  test('verifies once what came back, however often the page is drawn', async () => {
    begin({});
    let answer: (result: ProviderSignInResult) => void = () => undefined;
    call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const router = open({});
    expect(await screen.findByRole('heading', { name: 'Verifying your account' })).toBeVisible();
    await act(async () => {
      answer(NEWCOMER);
      await Promise.resolve();
    });
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/activities');
    });
    expect(call).toHaveBeenCalledExactlyOnceWith('finishProviderSignIn', {
      provider: 'strava',
      state,
      browserKey: attempt.browserKey,
      code: 'c1',
      error: null,
      scope: 'read,activity:read_all',
    });
    expect(readSignInAttempt(state)).toBeNull();
  });

  test('goes on to the page that was wanted, with the provider’s names for a newcomer', async () => {
    const router = await arrive(NEWCOMER, { intent: 'signUp', continueTo: '/topics/t1/chat' });
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/topics/t1/chat');
    });
    expect(enterByCustomToken).toHaveBeenCalledExactlyOnceWith(NEWCOMER.customToken);
    expect(readPendingSignUp({ uid: 'u1', email: null })).toMatchObject({
      firstName: 'Hanako',
      lastName: 'Sato',
      acceptedTermsVersion: TERMS_VERSION,
    });
    expect(readPendingSignUp({ uid: 'u2', email: null })).toBeNull();
  });

  test('signs in with Google by a token of ours', async () => {
    const router = await arrive(NEWCOMER, { provider: 'google' });
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/activities');
    });
    expect(enterByCustomToken).toHaveBeenCalledExactlyOnceWith(NEWCOMER.customToken);
  });

  test('offers a new account where another one has the address, and says what becomes of that', async () => {
    await arrive('provider/address-registered', { provider: 'google' });
    expect(await screen.findByText(/There’s already an account with this email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText(/within 60 days, it’s deleted/)).toBeVisible();
    call.mockRejectedValueOnce(new TasukiFailure('provider/unreachable'));
    await userEvent.click(screen.getByRole('button', { name: 'Start a new account with Google' }));
    // The call follows a digest, which may take longer than the press.
    await vi.waitFor(() => {
      expect(call).toHaveBeenLastCalledWith(
        'beginProviderSignIn',
        expect.objectContaining({ provider: 'google', intent: 'newAccount' }),
      );
    });
  });

  test.each<[string, ProviderSignInResult, SignInProvider]>([
    ['Strava', { kind: 'linked', provider: 'strava', missingScopes: [] }, 'strava'],
    ['Google', { kind: 'linked', provider: 'google', missingScopes: [] }, 'google'],
  ])('links %s and goes back to where it was asked for', async (_name, result, provider) => {
    await comeIn();
    const router = await arrive(result, { provider, intent: 'link', continueTo: '/onboarding' });
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/onboarding');
    });
    expect(vi.mocked(followSignInMethods).mock.calls.length).toBe(provider === 'google' ? 1 : 0);
  });

  test('waits until the account is read', async () => {
    vi.mocked(enterByCustomToken).mockImplementation(() => {
      useSessionStore.setState({ status: 'loading' });
      return Promise.resolve();
    });
    const router = await arrive(NEWCOMER);
    expect(await screen.findByRole('heading', { name: 'Verifying your account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/strava/callback');
    await act(comeIn);
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/activities');
    });
  });
});

describe('whoever had to prove who they are', () => {
  const SAME_PERSON = { ...NEWCOMER, isNewAccount: false };

  test('goes on to the provider that they wanted to link', async () => {
    const left = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, assign: left });
    begin({ continueTo: '/account', afterwards: { kind: 'link', provider: 'garmin' } });
    call.mockResolvedValueOnce(SAME_PERSON);
    call.mockResolvedValueOnce({ authorizeUrl: 'https://garmin.test/authorize?state=linking' });
    open({});
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(1);
    });
    vi.unstubAllGlobals();
    expect(call.mock.calls.map(([name]) => name)).toEqual([
      'finishProviderSignIn',
      'beginProviderSignIn',
    ]);
    expect(call.mock.lastCall?.[1]).toMatchObject({ provider: 'garmin', intent: 'link' });
    expect(readSignInAttempt('linking')).toMatchObject({ continueTo: '/account', intent: 'link' });
  });

  test('has unlinked what they wanted to unlink', async () => {
    begin({ continueTo: '/account', afterwards: { kind: 'unlink', provider: 'strava' } });
    call.mockResolvedValueOnce(SAME_PERSON);
    call.mockResolvedValueOnce({ isUnlinked: false });
    const router = open({});
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/account');
    });
    expect(call.mock.calls.slice(1)).toEqual([['unlinkProvider', { provider: 'strava' }]]);
  });

  test('reads why it was not done, and tries once more', async () => {
    begin({ continueTo: '/account', afterwards: { kind: 'unlink', provider: 'strava' } });
    call.mockResolvedValueOnce(SAME_PERSON);
    call.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    const router = open({});
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost.');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/account');
    call.mockResolvedValueOnce({ isUnlinked: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/account');
    });
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('keeps it when the way there has to begin anew', async () => {
    const afterwards = { kind: 'link', provider: 'garmin' } as const;
    await comeIn();
    await arrive('provider/denied', { continueTo: '/account', afterwards });
    const left = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, assign: left });
    call.mockResolvedValueOnce({ authorizeUrl: 'https://strava.test/authorize?state=anew' });
    await userEvent.click(await screen.findByRole('button', { name: 'Start again with Strava' }));
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(1);
    });
    vi.unstubAllGlobals();
    expect(readSignInAttempt('anew')).toMatchObject({ intent: 'signIn', afterwards });
  });

  test('is asked for it before a link begins anew', async () => {
    await comeIn();
    await arrive('provider/denied', { intent: 'link', continueTo: '/account' });
    call.mockRejectedValueOnce(new TasukiFailure('auth/requires-recent-login'));
    await userEvent.click(await screen.findByRole('button', { name: 'Start again with Strava' }));
    await vi.waitFor(() => {
      expect(useAskedProof.getState().asked).toMatchObject({
        change: { kind: 'link', provider: 'strava' },
        continueTo: '/account',
      });
    });
    act(() => {
      useAskedProof.getState().asked?.answer(false);
    });
  });
});

describe('somebody without an account who signs in', () => {
  const ASKED: ProviderSignInResult = {
    kind: 'newcomer',
    provider: 'strava',
    state: 'second-state',
    profile: { firstName: 'Hanako', lastName: 'Sato' },
  };

  test('is asked for the terms, and is in once they agree', async () => {
    const router = await arrive(ASKED, { continueTo: '/topics' });
    expect(screen.getByRole('heading', { name: 'You’re new here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'terms of service' })).toBeVisible();
    // Strava's own terms keep the coach out of its runs, which is said before there is an account.
    expect(screen.getByText(/^Under Strava’s terms/)).toBeVisible();
    call.mockResolvedValueOnce(NEWCOMER);
    await userEvent.click(screen.getByRole('button', { name: 'Agree and create my account' }));
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/topics');
    });
    expect(call).toHaveBeenLastCalledWith('finishProviderSignIn', {
      provider: 'strava',
      browserKey: attempt.browserKey,
      state: 'second-state',
      code: null,
      error: null,
      scope: null,
      acceptedTermsVersion: TERMS_VERSION,
    });
    expect(readPendingSignUp({ uid: 'u1', email: null })).toMatchObject({
      acceptedTermsVersion: TERMS_VERSION,
    });
  });

  test('begins anew where the time for the terms is over', async () => {
    await arrive(ASKED);
    call.mockRejectedValueOnce(new TasukiFailure('provider/state-invalid'));
    await userEvent.click(screen.getByRole('button', { name: 'Agree and create my account' }));
    expect(await screen.findByRole('link', { name: /start over|back|again/i })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree and create my account' })).toBeNull();
  });

  test('agrees once more where the line was broken', async () => {
    const router = await arrive(ASKED, { continueTo: '/topics' });
    call.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    const agree = screen.getByRole('button', { name: 'Agree and create my account' });
    await userEvent.click(agree);
    expect(await screen.findByRole('alert')).toBeVisible();
    call.mockResolvedValueOnce(NEWCOMER);
    await userEvent.click(agree);
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/topics');
    });
  });

  test('goes back where they say no, and nothing is agreed to', async () => {
    const router = await arrive(ASKED);
    call.mockRejectedValueOnce(new TasukiFailure('provider/denied'));
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/signin');
    });
    expect(call).toHaveBeenLastCalledWith(
      'finishProviderSignIn',
      expect.objectContaining({ error: 'access_denied', acceptedTermsVersion: null }),
    );
    expect(enterByCustomToken).not.toHaveBeenCalled();
  });
});

/** Which failure, from where, in words; and the buttons and links offered, the best first. */
const OUTCOMES: [FailureCode, Arriving & { isSignedIn?: boolean }, RegExp, string[]][] = [
  ['provider/denied', {}, /Permission wasn’t given/, ['Start again with Strava', 'Back']],
  ['provider/state-invalid', {}, /Please start again/, ['Start again with Strava', 'Back']],
  ['provider/unreachable', {}, /Nothing is lost/, ['Start again with Strava', 'Back']],
  ['common/offline', {}, /no connection/, ['Try again', 'Back']],
  ['common/unavailable', {}, /Nothing is lost/, ['Try again', 'Back']],
  ['auth/user-not-found', {}, /Not registered yet/, ['Sign up with Strava', 'Back']],
  [
    'auth/email-already-in-use',
    { provider: 'google', intent: 'signUp' },
    /already in use/,
    ['Sign in'],
  ],
  [
    'auth/provider-already-linked',
    { intent: 'signUp' },
    /already linked with another way to sign in/,
    ['Sign in'],
  ],
  [
    'provider/account-in-use',
    { intent: 'link', isSignedIn: true },
    /try signing in with it/,
    ['Sign out', 'Back'],
  ],
  [
    'auth/credential-already-in-use',
    { provider: 'google', intent: 'link', isSignedIn: true },
    /try signing in with it/,
    ['Sign out', 'Back'],
  ],
  [
    'provider/other-account-linked',
    { intent: 'link', isSignedIn: true },
    /Unlink that one first/,
    ['My account'],
  ],
  [
    'auth/user-mismatch',
    { isSignedIn: true },
    /signed in here as somebody else/,
    ['Sign out', 'Back'],
  ],
  ['provider/not-offered', {}, /isn’t offered/, ['Back']],
  [
    'provider/email-unverified',
    { provider: 'google' },
    /isn’t verified/,
    ['Start again with Google', 'Back'],
  ],
  ['common/unknown', {}, /didn’t work/, ['Start again with Strava', 'Back']],
];

test.each(OUTCOMES)('%s is said in words with its next step', async (code, how, words, steps) => {
  if (how.isSignedIn) await comeIn();
  await arrive(code, how);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('heading')).toHaveTextContent('Not finished yet');
  const offered = [...document.querySelectorAll('a[href]:not([target]), button')];
  expect(offered.map(({ textContent }) => textContent)).toEqual(steps);
});

describe('after a failure', () => {
  test('sends the same answer again when the line broke, and loses nothing', async () => {
    const router = await arrive('common/unavailable', { continueTo: '/activities/a1' });
    call.mockResolvedValueOnce(NEWCOMER);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/activities/a1');
    });
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
  });

  test('signs up with the same provider at one tap, which agrees to the terms', async () => {
    await arrive('auth/user-not-found', { continueTo: '/activities/a1' });
    const left = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, assign: left });
    call.mockResolvedValueOnce({ authorizeUrl: 'https://strava.test/authorize?state=next' });
    expect(await screen.findByText(/By continuing you agree/)).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Sign up with Strava' }));
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(1);
    });
    vi.unstubAllGlobals();
    expect(call.mock.lastCall).toMatchObject([
      'beginProviderSignIn',
      { provider: 'strava', intent: 'signUp' },
    ]);
    expect(readSignInAttempt('next')).toMatchObject({
      intent: 'signUp',
      continueTo: '/activities/a1',
      begunAt: '/signin',
      acceptedTermsVersion: TERMS_VERSION,
    });
  });

  test('goes back to the page it began on, with the wanted page kept', async () => {
    const router = await arrive('provider/denied', { continueTo: '/topics/t1/chat' });
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/signin');
    expect(router.state.location.state).toEqual({ from: '/topics/t1/chat' });
  });
});

describe('a box that was not ticked', () => {
  test('is named with its reason, and leads back to tick it', async () => {
    await arrive('provider/missing-scope', { search: '&code=c1&scope=read' });
    expect(await screen.findByRole('alert')).toHaveTextContent('A box was left unticked at Strava');
    expect(screen.getByRole('listitem')).toHaveTextContent(/^All your activities/);
    expect(screen.getByRole('button', { name: 'Back to Strava to tick it' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue without it' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/signin');
  });

  test('does not keep anybody out who is signed in by now', async () => {
    const router = await arrive(
      { ...NEWCOMER, missingScopes: ['ACTIVITY_EXPORT'] },
      {
        provider: 'garmin',
        search: '&code=c1',
      },
    );
    expect(await screen.findByRole('listitem')).toHaveTextContent(/everything the watch recorded/);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continue without it' }));
    expect(router.state.location.pathname).toBe('/activities');
  });
});

describe('a box that one can do without', () => {
  test('is spoken of when an account is linked', async () => {
    await comeIn();
    await arrive(
      { kind: 'linked', provider: 'strava', missingScopes: ['activity:write'] },
      { intent: 'link' },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Tasuki works without it');
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /coach’s feedback can be posted to Strava/,
    );
  });

  test('and not at every sign-in', async () => {
    const router = await arrive({
      ...NEWCOMER,
      isNewAccount: false,
      missingScopes: ['activity:write'],
    });
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/activities');
    });
  });
});

describe('a page that was opened again', () => {
  test('says so to whoever is signed in, and leads on', async () => {
    await comeIn();
    open({});
    expect(await screen.findByText(/This step is already done/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/activities');
    expect(call).not.toHaveBeenCalled();
  });

  test('or was begun in another browser, leads to sign in', async () => {
    open({});
    expect(await screen.findByRole('alert')).toHaveTextContent('Please start again.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  });

  test('takes no answer of another provider’s page', async () => {
    begin({ provider: 'garmin' });
    open({ provider: 'strava' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please start again.');
    expect(call).not.toHaveBeenCalled();
  });
});
