import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountClaims, UserAccount } from '@tasuki/domain/accounts/user-account';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
// Known already, as the page asks for it only then.
import '../accounts/account-page.tsx';
import OnboardingPage from './onboarding-page.tsx';

vi.mock('../../data/sign-in/authentication.ts', () => ({
  refreshVerification: vi.fn(() => Promise.resolve()),
  resendVerification: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../data/onboarding/onboarding.ts', () => ({
  watchOnboarding: vi.fn(() => Promise.resolve(() => undefined)),
  checkOnboarding: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../data/accounts/account-exports.ts', () => ({
  askForExport: vi.fn(),
  downloadExport: vi.fn(),
  watchAccountExport: vi.fn((_uid: string, onExport: (current: null) => void) => {
    onExport(null);
    return Promise.resolve(() => undefined);
  }),
}));
vi.mock('../../data/provider-links/provider-links.ts', async (original) => ({
  ...(await original<object>()),
  watchProviderLinks: vi.fn(() => Promise.resolve(() => undefined)),
}));

const USER = {
  uid: 'u1',
  email: 'hanako@example.jp',
  firstName: 'Hanako',
  lastName: 'Sato',
  phoneNumber: '+819012345678',
  language: 'en',
  units: 'metric',
  isStartPageShown: false,
} as UserAccount;

function open(claims: AccountClaims) {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: USER,
    claims,
    userCredential: { uid: 'u1', email: USER.email, isEmailVerified: false },
  });
  render(
    <MemoryRouter initialEntries={['/onboarding']}>
      <OnboardingPage />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
});

test('lets who is not let in yet confirm their email, take everything along, and leave', async () => {
  open({});
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'My account' }));
  for (const name of ['Send the email again', 'Export my data', 'Delete my account']) {
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  }
  // Pages from which the guard would send back are not offered.
  expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to the first steps' }));
  expect(await screen.findByRole('link', { name: 'My account' })).toBeInTheDocument();
});

test('has no such way for who is let in, and has a page for it', async () => {
  open({ canAccessBeta: true });
  expect(await screen.findByRole('button', { name: 'Start' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
});
