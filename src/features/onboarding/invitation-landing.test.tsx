import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { readOwnReferralCode, readReferral } from '../../data/onboarding/referrals.ts';
import { readPendingReferral } from '../../platform/between-pages/pending-referral.ts';
import {
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SessionState,
} from '../../platform/session-store.ts';
import { InvitationLanding } from './invitation-landing.tsx';

vi.mock('../../data/onboarding/referrals.ts', () => ({
  readOwnReferralCode: vi.fn(),
  readReferral: vi.fn(),
}));

const CODE = 'abcdefghjkmn';
const readMock = vi.mocked(readReferral);
const REFERRAL = {
  refCode: CODE,
  inviterName: 'Hana',
  isUsedUp: false,
  createdAt: new Date(0),
};

beforeEach(() => {
  readMock.mockReset();
  readMock.mockResolvedValue(REFERRAL);
  vi.mocked(readOwnReferralCode).mockImplementation(async (uid) =>
    Promise.resolve(uid === 'hana' ? CODE : null),
  );
});

function open(session: Partial<SessionState> = {}) {
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, ...session });
  render(
    <MemoryRouter>
      <InvitationLanding refCode={CODE} />
    </MemoryRouter>,
  );
}

const signedIn = (uid: string, user: UserAccount | null): Partial<SessionState> => ({
  status: 'ready',
  userCredential: { uid, email: null, isEmailVerified: false },
  user,
});
const kept = () => readPendingReferral(new Date());

test('names the inviter, says what Tasuki is, and keeps the code for the sign-up', async () => {
  open();
  expect(
    await screen.findByRole('heading', { name: 'Hana invites you to Tasuki' }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await vi.waitFor(() => {
    expect(kept()).toBe(CODE);
  });
});

test('keeps it also for who has signed in and has no account yet', async () => {
  open(signedIn('new', null));
  await screen.findByRole('heading', { name: 'Hana invites you to Tasuki' });
  await vi.waitFor(() => {
    expect(kept()).toBe(CODE);
  });
});

test.each([
  ['unknown', null, 'This invitation wasn’t found'],
  ['used up', { ...REFERRAL, isUsedUp: true }, 'This invitation has been used up'],
])('says kindly that it is %s, and lets in all the same', async (_what, referral, heading) => {
  readMock.mockResolvedValue(referral);
  open();
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('says to the inviter that it is their own', async () => {
  open(signedIn('hana', {} as UserAccount));
  expect(
    await screen.findByRole('heading', { name: 'This is your own invitation' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('sends a member on without counting them', async () => {
  open(signedIn('member', {} as UserAccount));
  expect(await screen.findByRole('link', { name: 'Go to activities' })).toHaveAttribute(
    'href',
    '/activities',
  );
  expect(kept()).toBeNull();
});

test('waits until it is known who looks', async () => {
  open({ status: 'loading' });
  await vi.waitFor(() => {
    expect(readMock).toHaveBeenCalled();
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('loses nobody by a broken connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  readMock.mockRejectedValue(new TasukiFailure('common/offline'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s no connection.');
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
  await vi.waitFor(() => {
    expect(kept()).toBe(CODE);
  });
});
