import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { refreshVerification, resendVerification } from '../../../data/sign-in/authentication.ts';
import { chooseLanguage } from '../../../data/sign-in/session.ts';
import { saveUserAccount } from '../../../data/sign-in/session-account.ts';
import { loadSafetyNotice } from '../../../data/accounts/safety-notice.ts';
import { environment } from '../../../platform/environment.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { AccountSettings } from './account-settings.tsx';

vi.mock('../../../data/sign-in/authentication.ts', () => ({
  refreshVerification: vi.fn(),
  resendVerification: vi.fn(),
}));
vi.mock('../../../data/accounts/account-exports.ts', () => ({
  askForExport: vi.fn(),
  downloadExport: vi.fn(),
  watchAccountExport: vi.fn((_uid: string, onExport: (current: null) => void) => {
    onExport(null);
    return Promise.resolve(() => undefined);
  }),
}));
vi.mock('../../../data/accounts/mail-preferences.ts', () => ({
  watchMailPreferences: vi.fn((_uid: string, onOffKinds: (offKinds: []) => void) => {
    onOffKinds([]);
    return Promise.resolve(() => undefined);
  }),
}));
vi.mock('../../../data/accounts/safety-notice.ts', () => ({
  loadSafetyNotice: vi.fn(async () => Promise.resolve(null)),
}));
vi.mock('../../../data/sign-in/session.ts', () => ({ chooseLanguage: vi.fn() }));
vi.mock('../../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

const refreshMock = vi.mocked(refreshVerification);
const resendMock = vi.mocked(resendVerification);
const languageMock = vi.mocked(chooseLanguage);
const saveMock = vi.mocked(saveUserAccount);

const USER = exampleUserAccount();

function open(isEmailVerified: boolean) {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: USER,
    userCredential: { uid: 'u1', email: USER.email, isEmailVerified },
  });
  render(
    <MemoryRouter>
      <AccountSettings />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  for (const mock of [refreshMock, resendMock, languageMock, saveMock]) {
    mock.mockReset();
    mock.mockResolvedValue(undefined);
  }
  vi.mocked(loadSafetyNotice).mockReset().mockResolvedValue(null);
});

describe('the account page', () => {
  test('says who is here and leads out', () => {
    open(true);
    expect(screen.getByRole('heading', { name: 'Hanako Sato' })).toBeInTheDocument();
    expect(screen.getByText('hanako@example.jp')).toBeInTheDocument();
    expect(screen.getByText('Confirmed')).toBeInTheDocument();
    expect(refreshMock).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/signout');
  });

  test('says what no mailbox took of who gets in', async () => {
    await import('date-fns/locale/en-US');
    preloadDateLocale();
    const at = new Date('2026-11-29T03:00:00Z');
    vi.mocked(loadSafetyNotice).mockResolvedValue({ kind: 'email-changed', at });
    open(true);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /confirmed another email address.*set a new password.*couldn’t email you about this on Nov 29, 2026/,
    );
  });

  test('leads to what somebody pays for, also who is not let in', () => {
    open(true);
    expect(useSessionStore.getState().claims.canAccessBeta).not.toBe(true);
    expect(screen.getByRole('link', { name: 'My subscriptions' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });

  test('sends the mail again while the email is unproven', async () => {
    open(false);
    expect(refreshMock).toHaveBeenCalledTimes(1);
    const button = screen.getByRole('button', { name: 'Send the email again' });
    await userEvent.setup().click(button);
    expect(
      await screen.findByText(/^Sent\. This updates once you open the link/),
    ).toBeInTheDocument();
    expect(resendMock).toHaveBeenCalledTimes(1);
    expect(button).not.toBeInTheDocument();
  });

  test('says when the mail could not be sent', async () => {
    resendMock.mockRejectedValueOnce(new TasukiFailure('auth/too-many-requests'));
    open(false);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeEnabled();
  });

  test('shows that the email was proven elsewhere as soon as it is known', async () => {
    open(false);
    useSessionStore.setState({
      userCredential: { uid: 'u1', email: USER.email, isEmailVerified: true },
    });
    expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  });

  test('changes the language', async () => {
    open(true);
    await userEvent
      .setup()
      .selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Tiếng Việt');
    expect(languageMock).toHaveBeenCalledExactlyOnceWith('vi');
  });

  test('changes the units, once for each real change', async () => {
    open(true);
    const user = userEvent.setup();
    expect(screen.getByRole('button', { name: 'Kilometres' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Kilometres' }));
    expect(saveMock).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Miles' }));
    expect(saveMock).toHaveBeenCalledExactlyOnceWith({ units: 'imperial' });
  });

  test('changes the unit of temperatures, which otherwise goes with the distances', async () => {
    open(true);
    expect(screen.getByRole('button', { name: '°C' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.setup().click(screen.getByRole('button', { name: 'K' }));
    expect(saveMock).toHaveBeenCalledExactlyOnceWith({ temperatureUnit: 'kelvin' });
  });

  test('switches the weather of runs on, where it is offered', async () => {
    environment.isWeatherOffered = true;
    open(true);
    await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Show the weather' }));
    expect(saveMock).toHaveBeenCalledExactlyOnceWith({ isWeatherOn: true });
    environment.isWeatherOffered = false;
  });

  test('says when a choice could not be saved', async () => {
    saveMock.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    open(true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Miles' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service isn’t responding.');
  });
});
