import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import { unlinkGoogle } from '../../data/sign-in/account-security.ts';
import {
  importFromProvider,
  unlinkProvider,
  watchProviderLinks,
  type ProviderLinks,
} from '../../data/provider-links/provider-links.ts';
import { beginProviderSignIn } from '../../data/sign-in/provider-sign-in.ts';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { useAskedProof } from '../../platform/asked-proof.ts';
import {
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SignInMethod,
} from '../../platform/session-store.ts';
import FirstRecordings from './first-recordings.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

vi.mock('../../data/sign-in/account-security.ts', () => ({ unlinkGoogle: vi.fn() }));
vi.mock('../../data/provider-links/provider-links.ts', () => ({
  importFromProvider: vi.fn(),
  unlinkProvider: vi.fn(),
  watchProviderLinks: vi.fn(),
}));
vi.mock('../../data/sign-in/provider-sign-in.ts', () => ({ beginProviderSignIn: vi.fn() }));
vi.mock('../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

const unlink = vi.mocked(unlinkProvider);

function link(changes: Partial<ProviderLink> = {}): ProviderLink {
  return {
    provider: 'strava',
    state: 'connected',
    athleteName: 'Haruka Sato',
    scopes: ['read', 'activity:read_all', 'activity:write'],
    missingScopes: [],
    connectedAt: new Date('2026-11-20T09:00:00'),
    lastImportAt: new Date('2026-11-21T10:05:00'),
    lastProblem: null,
    history: null,
    updatedAt: new Date('2026-11-21T10:05:00'),
    ...changes,
  };
}

function history(changes: Partial<NonNullable<ProviderLink['history']>>): ProviderLink['history'] {
  return {
    state: 'running',
    stage: 'older',
    importedCount: 420,
    reachedBackTo: new Date('2025-01-05T00:00:00'),
    resumesAt: null,
    startedAt: new Date('2026-11-21T00:00:00'),
    finishedAt: null,
    ...changes,
  };
}

let emit: (links: ProviderLinks) => void;
let count = 0;

beforeEach(() => {
  vi.resetAllMocks();
  unlink.mockResolvedValue();
  vi.mocked(unlinkGoogle).mockResolvedValue();
  vi.mocked(importFromProvider).mockResolvedValue();
  vi.mocked(beginProviderSignIn).mockResolvedValue();
  vi.mocked(saveUserAccount).mockResolvedValue();
  vi.mocked(watchProviderLinks).mockImplementation((_uid, onLinks) => {
    emit = onLinks;
    return Promise.resolve(() => undefined);
  });
});

async function open(
  links: Partial<ProviderLinks>,
  signInMethods: SignInMethod[] = ['password'],
  canAccessBeta = true,
) {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    claims: { canAccessBeta },
    status: 'ready',
    signInMethods,
    user: { uid: 'u1', units: 'metric', isPostingToStrava: false } as never,
    userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: true },
  });
  count += 1;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/account']}>
        <Suspense>
          <LinkedAccounts uid={`u${count}`} />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  await now(links);
  return userEvent.setup();
}

async function now(links: Partial<ProviderLinks>) {
  await act(async () => {
    emit({ strava: null, garmin: null, ...links });
    await Promise.resolve();
  });
  await screen.findByRole('group', { name: 'Strava' });
}

const row = (name: string) => within(screen.getByRole('group', { name }));

describe('an account that is not linked', () => {
  test('says what a link would bring, and leads there and back to this page', async () => {
    const user = await open({});
    expect(row('Garmin').getByText('Not linked')).toBeVisible();
    expect(row('Strava').getByText(/only you see them; the coach can’t read them/)).toBeVisible();
    await user.click(row('Garmin').getByRole('button', { name: 'Link Garmin' }));
    expect(beginProviderSignIn).toHaveBeenCalledExactlyOnceWith({
      provider: 'garmin',
      intent: 'link',
      continueTo: '/account',
      acceptedTermsVersion: null,
    });
  });
});

describe('a linked account', () => {
  test('says whose it is and when it was last imported, and imports now', async () => {
    const user = await open({ strava: link() });
    expect(row('Strava').getByText('Linked')).toBeVisible();
    expect(row('Strava').getByText('Haruka Sato')).toBeVisible();
    expect(row('Strava').getByText('Last import: Nov 21, 2026 10:05')).toBeVisible();
    await user.click(row('Strava').getByRole('button', { name: 'Import now' }));
    expect(importFromProvider).toHaveBeenCalledExactlyOnceWith('strava');
  });

  test.each<[string, Partial<NonNullable<ProviderLink['history']>>, RegExp, RegExp]>([
    [
      'queued',
      { state: 'queued', reachedBackTo: null, importedCount: 3 },
      /about to start importing/,
      /^3 activ/,
    ],
    ['running', {}, /importing your history/, /^420 activities, back to Jan 5, 2025$/],
    [
      'waiting',
      { state: 'waiting', resumesAt: new Date('2026-11-21T10:15:00') },
      /^Waiting until 10:15 because of Strava’s limit/,
      /^420/,
    ],
    ['settling', { state: 'settling' }, /everything Strava has sent so far/, /^420/],
    ['done', { state: 'done', importedCount: 2000 }, /history is all here/, /^2,000 activities/],
    ['failed', { state: 'failed' }, /stopped/, /^420/],
  ])('shows how its history comes in: %s', async (_state, changes, words, figures) => {
    await open({ strava: link({ history: history(changes) }) });
    expect(row('Strava').getByText(words)).toBeVisible();
    expect(row('Strava').getByText(figures)).toBeVisible();
  });

  test('draws how much of Garmin’s years is done', async () => {
    await open({ garmin: link({ provider: 'garmin', history: history({}) }) });
    expect(row('Garmin').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '38');
  });

  test('without its history says why, and is asked for new runs all the same', async () => {
    await open({
      garmin: link({ provider: 'garmin', missingScopes: ['HISTORICAL_DATA_EXPORT'] }),
    });
    expect(row('Garmin').getByText(/no permission to import earlier activities/)).toBeVisible();
    expect(row('Garmin').getByRole('button', { name: 'Link Garmin again' })).toBeVisible();
    expect(row('Garmin').getByRole('button', { name: 'Import now' })).toBeVisible();
  });

  test('is not asked for new runs while its history is still coming', async () => {
    await open({ garmin: link({ provider: 'garmin', history: history({ state: 'waiting' }) }) });
    expect(row('Garmin').queryByRole('button', { name: 'Import now' })).toBeNull();
    await now({ garmin: link({ provider: 'garmin', history: history({ state: 'done' }) }) });
    expect(row('Garmin').getByRole('button', { name: 'Import now' })).toBeVisible();
  });

  test('says in words what went wrong last, and is linked again', async () => {
    const user = await open({
      // Tokens that got lost on the way are refused, too: nobody has taken anything back.
      strava: link({ state: 'expired', lastProblem: 'token-refused' }),
      garmin: link({ provider: 'garmin', lastProblem: 'history-not-allowed' }),
    });
    expect(row('Strava').getByText(/^The link has expired/)).toBeVisible();
    expect(row('Strava').queryByRole('button', { name: 'Import now' })).toBeNull();
    expect(row('Garmin').getByText(/no permission to import earlier activities/)).toBeVisible();
    await user.click(row('Strava').getByRole('button', { name: 'Link Strava again' }));
    expect(beginProviderSignIn).toHaveBeenCalledTimes(1);
  });

  test('that is no sign-in method until it is linked again says so', async () => {
    const user = await open({ strava: link({ lastProblem: 'linked-unproven' }) });
    expect(row('Strava').getByText(/linked before your email was verified/)).toBeVisible();
    await user.click(row('Strava').getByRole('button', { name: 'Link Strava again' }));
    expect(beginProviderSignIn).toHaveBeenCalledTimes(1);
  });

  test('is unlinked after it was said what goes', async () => {
    const user = await open({ strava: link() });
    await user.click(row('Strava').getByRole('button', { name: 'Unlink Strava' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Unlink Strava?' }));
    expect(dialog.getByText(/everything that came from Strava alone is deleted/)).toBeVisible();
    expect(unlink).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Unlink Strava' }));
    expect(unlink).toHaveBeenCalledExactlyOnceWith('strava');
    await now({ strava: link({ state: 'unlinking' }) });
    expect(row('Strava').getByText(/Unlinking the account/)).toBeVisible();
    expect(row('Strava').queryByRole('button')).toBeNull();
  });

  test('says when it could not be unlinked', async () => {
    unlink.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    const user = await open({ strava: link() });
    await user.click(row('Strava').getByRole('button', { name: 'Unlink Strava' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Unlink Strava' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing is lost.');
  });
});

describe('in a browser that was left open', () => {
  const TOO_OLD = new TasukiFailure('auth/requires-recent-login');

  async function answered(isProven: boolean): Promise<void> {
    await act(async () => {
      useAskedProof.getState().asked?.answer(isProven);
      await Promise.resolve();
    });
  }

  test('a link waits for the proof who it is, and goes on after it', async () => {
    vi.mocked(beginProviderSignIn).mockRejectedValueOnce(TOO_OLD);
    const user = await open({});
    await user.click(row('Garmin').getByRole('button', { name: 'Link Garmin' }));
    expect(useAskedProof.getState().asked).toMatchObject({
      change: { kind: 'link', provider: 'garmin' },
      continueTo: '/account',
    });
    expect(beginProviderSignIn).toHaveBeenCalledTimes(1);
    await answered(true);
    expect(beginProviderSignIn).toHaveBeenCalledTimes(2);
    expect(useAskedProof.getState().asked).toBeNull();
  });

  test.each([
    ['Strava', unlink],
    ['Google', vi.mocked(unlinkGoogle)],
  ])('unlinking %s waits for it too', async (name, end) => {
    end.mockRejectedValueOnce(TOO_OLD);
    const user = await open({ strava: link() }, ['google']);
    await user.click(row(name).getByRole('button', { name: `Unlink ${name}` }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: `Unlink ${name}` }));
    expect(useAskedProof.getState().asked?.change).toEqual({
      kind: 'unlink',
      provider: name.toLowerCase(),
    });
    await answered(true);
    expect(end).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('nothing changes without the proof, and nothing is said to have failed', async () => {
    unlink.mockRejectedValueOnce(TOO_OLD);
    const user = await open({ strava: link() });
    await user.click(row('Strava').getByRole('button', { name: 'Unlink Strava' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Unlink Strava' }));
    await answered(false);
    expect(unlink).toHaveBeenCalledTimes(1);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Unlink Strava' })).toBeEnabled();
  });

  test('a proof that the server does not take is said', async () => {
    vi.mocked(beginProviderSignIn).mockRejectedValue(TOO_OLD);
    const user = await open({});
    await user.click(row('Garmin').getByRole('button', { name: 'Link Garmin' }));
    await answered(true);
    expect(row('Garmin').getByRole('alert')).toHaveTextContent(/sign in again/);
  });
});

describe('the last way to sign in', () => {
  test.each<[string, Partial<ProviderLinks>, SignInMethod[], string]>([
    ['Strava', { strava: link() }, [], 'Strava'],
    ['Google', {}, ['google'], 'Google'],
    [
      'Garmin while Strava is being unlinked',
      { garmin: link({ provider: 'garmin' }), strava: link({ state: 'unlinking' }) },
      [],
      'Garmin',
    ],
  ])('is kept, and that is said before: %s', async (_what, links, methods, name) => {
    await open(links, methods);
    expect(row(name).getByText(/your only way to sign in/)).toBeVisible();
    expect(row(name).queryByRole('button', { name: `Unlink ${name}` })).toBeNull();
  });

  test('is not the last one where there is another', async () => {
    const user = await open({ strava: link() }, ['google']);
    await user.click(row('Google').getByRole('button', { name: 'Unlink Google' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink Google' }),
    );
    expect(unlinkGoogle).toHaveBeenCalledTimes(1);
  });
});

describe('the coach’s words at Strava', () => {
  test('are off, and switched on by their runner', async () => {
    const user = await open({ strava: link() });
    const box = row('Strava').getByRole('checkbox', { name: /to my Strava descriptions/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(saveUserAccount).toHaveBeenCalledExactlyOnceWith({ isPostingToStrava: true });
  });

  test('need leave to write', async () => {
    await open({ strava: link({ scopes: ['read', 'activity:read_all'] }) });
    await act(async () => {
      useSessionStore.setState({ user: { uid: 'u1', isPostingToStrava: true } as never });
      await Promise.resolve();
    });
    expect(screen.getByText(/doesn’t let us write yet/)).toBeVisible();
  });
});

test('before the approval, says that the history begins after it', async () => {
  await open({ strava: link({ history: history({ state: 'queued' }) }) }, ['password'], false);
  expect(row('Strava').getByText(/once you’re approved/)).toBeVisible();
  expect(row('Strava').queryByRole('progressbar')).toBeNull();
  expect(row('Strava').queryByRole('button', { name: /Import now/i })).toBeNull();
});

describe('a list that is still empty', () => {
  test('says how far the history has come that will fill it, and nothing without one', async () => {
    useSessionStore.setState({ claims: { canAccessBeta: true } });
    render(
      <MemoryRouter>
        <Suspense>
          <FirstRecordings uid="newcomer" because="empty" renderAddFiles={() => <p>{'add'}</p>} />
        </Suspense>
      </MemoryRouter>,
    );
    await vi.waitFor(() => {
      expect(watchProviderLinks).toHaveBeenCalled();
    });
    const receive = (links: Partial<ProviderLinks>) =>
      act(async () => {
        emit({ strava: null, garmin: null, ...links });
        await Promise.resolve();
      });
    await receive({ strava: link({ history: history({ state: 'running', importedCount: 7 }) }) });
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.getByText(/^7 activities/)).toBeVisible();
    await receive({ strava: link({ history: history({ state: 'done' }) }) });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/activities/)).toBeNull();
    expect(
      screen.getByRole('link', { name: 'See a sample run the coach has read' }),
    ).toHaveAttribute('href', '/sample-run');
  });
});

describe('where the coach has nothing to read', () => {
  async function openFirst(because: 'empty' | 'withheld', links: Partial<ProviderLinks>) {
    vi.mocked(watchProviderLinks).mockImplementation((_uid, onLinks) => {
      onLinks({ strava: null, garmin: null, ...links });
      return Promise.resolve(() => undefined);
    });
    render(
      <MemoryRouter>
        <Suspense>
          <FirstRecordings
            uid={`first-${because}-${Object.keys(links).join('')}`}
            because={because}
            renderAddFiles={({ isMain }) => <p>{isMain ? 'add files' : 'or add files'}</p>}
          />
        </Suspense>
      </MemoryRouter>,
    );
    await screen.findByText(/add files$/);
  }

  test('a watch can be linked, or files be added, since a phone holds none', async () => {
    await openFirst('empty', {});
    expect(screen.getByText(/^Link your watch and your runs come in/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Link Garmin' }));
    expect(beginProviderSignIn).toHaveBeenCalledTimes(1);
    expect(screen.getByText('or add files')).toBeVisible();
  });

  test('who has linked it waits for the next run', async () => {
    await openFirst('empty', { garmin: link({ provider: 'garmin' }) });
    expect(screen.getByText(/^Garmin is linked. Your next run/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Link Garmin/ })).toBeNull();
  });

  test('a runner with Strava alone reads why, and what helps', async () => {
    await openFirst('withheld', { strava: link() });
    expect(screen.getByText(/its terms don’t let the coach read them/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link Garmin' })).toBeVisible();
  });
});
