import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { OnboardingState } from '@tasuki/domain/onboarding/onboarding-state';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import {
  checkOnboarding,
  openInvitation,
  watchOnboarding,
  type OnboardingReading,
} from '../../data/onboarding/onboarding.ts';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { OnboardingView, TasksView } from './onboarding-view.tsx';

vi.mock('../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));
vi.mock('../../data/onboarding/onboarding.ts', () => ({
  checkOnboarding: vi.fn(),
  openInvitation: vi.fn(),
  watchOnboarding: vi.fn(),
}));
vi.mock('../../platform/environment.ts', () => ({
  environment: {
    blogUrl: 'https://blog.example/',
    socialUrls: ['https://www.social.example/tasuki'],
  },
}));

const saveMock = vi.mocked(saveUserAccount);
const checkMock = vi.mocked(checkOnboarding);
const invitationMock = vi.mocked(openInvitation);
const onStarted = vi.fn();

const STATE: OnboardingState = {
  uid: 'u1',
  refCode: null,
  invitedCount: 0,
  isClubMember: false,
  clubCheckedAt: null,
  completedAt: null,
  askedTasks: ['watch', 'strava', 'club', 'goals', 'invitation'],
  clubUrl: 'https://strava.example/clubs/7',
  checks: { since: new Date(), count: 1 },
  updatedAt: new Date(),
};
const NOTHING: OnboardingReading = {
  state: STATE,
  facts: { links: [], athlete: null, targets: [] },
};
const FILLED: OnboardingReading['facts'] = {
  links: [{ provider: 'strava', state: 'connected', missingScopes: [] }],
  athlete: {
    trainingSessionsPerWeek: 4,
    trainingPurpose: 'Sub 3',
    sportsWatchManufacturer: 'COROS',
  },
  targets: [{ event: 'Beppu', date: '2027-02-07' }],
};

let emit: (reading: OnboardingReading) => void;
beforeEach(() => {
  onStarted.mockReset();
  saveMock.mockReset();
  saveMock.mockResolvedValue();
  checkMock.mockReset();
  checkMock.mockResolvedValue({ invitedCount: 0, isClubMember: false, clubFailure: null });
  invitationMock.mockReset();
  reads(NOTHING);
});

function reads(reading: OnboardingReading) {
  vi.mocked(watchOnboarding).mockImplementation((_uid, onReading) => {
    emit = onReading;
    onReading(reading);
    return Promise.resolve(() => undefined);
  });
}

function enter(canAccessBeta: boolean, isStartPageShown = false) {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    claims: { canAccessBeta },
    userCredential: { uid: 'u1', email: null, isEmailVerified: false },
    user: { isStartPageShown, country: 'JP' } as UserAccount,
  });
}

const TASKS = {
  goalsPath: '/target',
  renderLinkButton: (provider: string, isAgain: boolean) => (
    <button type="button">{`link ${provider}${isAgain ? ' again' : ''}`}</button>
  ),
};

function open(canAccessBeta: boolean, isStartPageShown = false) {
  enter(canAccessBeta, isStartPageShown);
  render(
    <MemoryRouter>
      <OnboardingView {...TASKS} onStarted={onStarted} />
    </MemoryRouter>,
  );
}

const card = async (name: RegExp) => within(await screen.findByRole('listitem', { name }));

describe('the sign-in page', () => {
  test('lets nobody start before the approval, and opens by itself when it comes', async () => {
    open(false);
    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
    useSessionStore.setState({ claims: { canAccessBeta: true } });
    expect(await screen.findByRole('button', { name: 'Start' })).toBeInTheDocument();
  });

  test('says what is left to do, one action each, and how far one has come', async () => {
    reads({ state: { ...STATE, invitedCount: 2 }, facts: FILLED });
    open(false);
    expect(await screen.findByText('3 of 5 done · 60%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    const strava = await card(/Connect Strava/);
    expect(strava.getByText('Strava is connected.')).toBeInTheDocument();
    expect(strava.queryByRole('button')).not.toBeInTheDocument();
    const invitation = await card(/Invite 5 friends/);
    expect(invitation.getByText(/^2 of 5 have joined/)).toBeInTheDocument();
  });

  test.each<[string, OnboardingReading['facts']['links'][number], RegExp, string]>([
    [
      'no history was allowed',
      { provider: 'garmin', state: 'connected', missingScopes: ['HISTORICAL_DATA_EXPORT'] },
      /Garmin is connected, and new runs come in.*Historical data/,
      '(done)',
    ],
    [
      'no activities were allowed',
      { provider: 'garmin', state: 'connected', missingScopes: ['ACTIVITY_EXPORT'] },
      /Garmin is linked, but .* wasn’t allowed/,
      '(to do)',
    ],
    [
      'it ended',
      { provider: 'garmin', state: 'revoked', missingScopes: [] },
      /link to Garmin has ended/,
      '(to do)',
    ],
  ])('says why a linked watch is not enough: %s', async (_why, link, words, standing) => {
    reads({ state: STATE, facts: { ...NOTHING.facts, links: [link] } });
    open(false);
    const watch = await card(/Connect your watch/);
    expect(watch.getByText(words)).toBeInTheDocument();
    expect(watch.getByRole('heading')).toHaveTextContent(standing);
    expect(watch.getByRole('button', { name: 'link garmin again' })).toBeInTheDocument();
  });

  test('names what the goals lack, and leads there', async () => {
    reads({ state: STATE, facts: { ...FILLED, targets: [], athlete: null } });
    open(false);
    const goals = await card(/Goals and profile/);
    expect(
      goals.getByText(
        'Still missing: how often you train, what you’re training for, and a goal or a race with event and day.',
      ),
    ).toBeInTheDocument();
    expect(goals.getByRole('link', { name: 'Fill in' })).toHaveAttribute('href', '/target');
  });

  test('asks for a link again that does not work any more', async () => {
    reads({
      state: STATE,
      facts: {
        ...FILLED,
        links: [{ provider: 'strava', state: 'expired', missingScopes: [] }],
        athlete: null,
      },
    });
    open(false);
    const strava = await card(/Connect Strava/);
    expect(strava.getByRole('button', { name: 'link strava again' })).toBeInTheDocument();
    const watch = await card(/Connect your watch/);
    expect(watch.getByRole('button', { name: 'link garmin' })).toBeInTheDocument();
    expect(watch.getByRole('link', { name: /another watch/ })).toHaveAttribute('href', '/target');
    const club = await card(/Join our club/);
    expect(club.getByText(/Connect Strava first/)).toBeInTheDocument();
    expect(club.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows only what this operator asks for', async () => {
    reads({ state: { ...STATE, askedTasks: ['goals', 'invitation'] }, facts: FILLED });
    open(false);
    expect(await screen.findByText('1 of 2 done · 50%')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('has everything looked at where nothing was checked yet, once', async () => {
    reads({ ...NOTHING, state: null });
    open(false);
    await vi.waitFor(() => {
      expect(checkMock).toHaveBeenCalledTimes(1);
    });
    emit(NOTHING);
    expect(await screen.findByText('0 of 5 done · 0%')).toBeInTheDocument();
    expect(checkMock).toHaveBeenCalledTimes(1);
  });

  test('says why nothing could be checked, and tries again', async () => {
    checkMock.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    reads({ ...NOTHING, state: null });
    open(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('The service isn’t responding.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(checkMock).toHaveBeenCalledTimes(2);
  });

  test('has it confirmed when all seems done, and then waits for approval', async () => {
    const done = { ...STATE, invitedCount: 5, isClubMember: true };
    reads({ state: done, facts: FILLED });
    open(false);
    await vi.waitFor(() => {
      expect(checkMock).toHaveBeenCalledTimes(1);
    });
    emit({ state: { ...done, completedAt: new Date() }, facts: FILLED });
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      'https://blog.example/',
    );
    expect(screen.getByRole('link', { name: 'social.example' })).toBeInTheDocument();
  });

  test('asks who waits to confirm their email, without which nobody is approved', async () => {
    const waiting = { ...STATE, invitedCount: 5, isClubMember: true, completedAt: new Date() };
    reads({ state: waiting, facts: FILLED });
    const credential = { uid: 'aoi', email: 'aoi@example.jp', isEmailVerified: false };
    open(false);
    act(() => {
      useSessionStore.setState({ userCredential: credential });
    });
    expect(await screen.findByText(/confirm your email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute(
      'href',
      '/onboarding?show=account',
    );
    act(() => {
      useSessionStore.setState({ userCredential: { ...credential, isEmailVerified: true } });
    });
    await vi.waitFor(() => {
      expect(screen.queryByText(/confirm your email/)).not.toBeInTheDocument();
    });
  });

  test('keeps the place of whose link expired while they waited', async () => {
    reads({ ...NOTHING, state: { ...STATE, completedAt: new Date() } });
    open(false);
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  });
});

describe('the club', () => {
  test('is looked up on asking, and says when one is not seen there yet', async () => {
    reads({ state: STATE, facts: FILLED });
    open(false);
    const club = await card(/Join our club/);
    expect(club.getByRole('link', { name: 'Open the club' })).toHaveAttribute(
      'href',
      'https://strava.example/clubs/7',
    );
    await userEvent.setup().click(club.getByRole('button', { name: 'I’ve joined: check' }));
    expect(await club.findByText(/Strava doesn’t show you/)).toBeInTheDocument();
    emit({ state: { ...STATE, isClubMember: true }, facts: FILLED });
    expect(await screen.findByText('You’re in the club.')).toBeInTheDocument();
  });

  test('says when it was asked too often, or when Strava does not answer', async () => {
    const user = userEvent.setup();
    reads({ state: STATE, facts: FILLED });
    open(false);
    const club = await card(/Join our club/);
    checkMock.mockRejectedValueOnce(new TasukiFailure('onboarding/checked-too-often'));
    await user.click(club.getByRole('button', { name: 'I’ve joined: check' }));
    expect(await club.findByRole('alert')).toHaveTextContent('in ten minutes');
    checkMock.mockResolvedValueOnce({
      invitedCount: 0,
      isClubMember: false,
      clubFailure: 'common/unavailable',
    });
    await user.click(club.getByRole('button', { name: 'I’ve joined: check' }));
    expect(await club.findByText(/The service isn’t responding/)).toBeInTheDocument();
    expect(club.queryByText(/Strava doesn’t show you/)).not.toBeInTheDocument();
  });
});

describe('the invitation', () => {
  test('is made on asking, and then copied', async () => {
    const user = userEvent.setup();
    reads({ state: STATE, facts: FILLED });
    open(false);
    const invitation = await card(/Invite 5 friends/);
    invitationMock.mockResolvedValue('abcdefghjkmn');
    await user.click(invitation.getByRole('button', { name: 'Make my link' }));
    expect(invitationMock).toHaveBeenCalledTimes(1);
    emit({ state: { ...STATE, refCode: 'abcdefghjkmn' }, facts: FILLED });
    const address = `${globalThis.location.origin}/r/abcdefghjkmn`;
    expect(await screen.findByText(address)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await globalThis.navigator.clipboard.readText()).toBe(address);
  });

  test('is handed to the phone’s own sheet where there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(globalThis.navigator, 'share', { value: share, configurable: true });
    reads({ state: { ...STATE, refCode: 'abcdefghjkmn' }, facts: FILLED });
    open(false);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Share' }));
    expect(share.mock.calls[0]?.[0]).toMatchObject({
      url: `${globalThis.location.origin}/r/abcdefghjkmn`,
    });
    Reflect.deleteProperty(globalThis.navigator, 'share');
  });
});

describe('inside the app', () => {
  test('the list is the same, without the wait', async () => {
    enter(true, true);
    reads({ state: { ...STATE, invitedCount: 1 }, facts: FILLED });
    render(
      <MemoryRouter>
        <TasksView {...TASKS} />
      </MemoryRouter>,
    );
    expect(await screen.findByText('3 of 5 done · 60%')).toBeInTheDocument();
    expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument();
  });
});

describe('the start page', () => {
  test('promises three things, and remembers that they were seen', async () => {
    open(true);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Start' }));
    expect(saveMock).toHaveBeenCalledExactlyOnceWith({ isStartPageShown: true });
    expect(onStarted).toHaveBeenCalledTimes(1);
  });

  test('goes on without writing when they were seen before', async () => {
    open(true, true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Start' }));
    expect(onStarted).toHaveBeenCalledTimes(1);
    expect(saveMock).not.toHaveBeenCalled();
  });

  test('stays and says why when it could not be remembered', async () => {
    saveMock.mockRejectedValueOnce(new TasukiFailure('common/offline'));
    open(true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There’s no connection.');
    expect(onStarted).not.toHaveBeenCalled();
  });
});
