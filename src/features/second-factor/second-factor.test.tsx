import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  beginSecondFactor,
  confirmSecondFactor,
  loadSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
} from '../../data/second-factor/second-factor.ts';
import { SecondFactorGate } from './second-factor-gate.tsx';
import SecondFactorSection from './second-factor-section.tsx';

vi.mock('../../data/second-factor/second-factor.ts', () => ({
  beginSecondFactor: vi.fn(),
  confirmSecondFactor: vi.fn(),
  loadSecondFactor: vi.fn(),
  proveSecondFactor: vi.fn(),
  removeSecondFactor: vi.fn(),
}));

const OFF = { isSet: false, isRequired: false, standing: 'open' } as const;
const ON = { isSet: true, isRequired: false, standing: 'open' } as const;
const SET_UP = { secret: 'GEZDGNBVGY3TQOJQ', otpauthUrl: 'otpauth://totp/Tasuki:aoi' };

let uid = '';
beforeEach(() => {
  // The answer is kept by person.
  uid = `aoi${Math.random()}`;
  vi.mocked(loadSecondFactor).mockReset().mockResolvedValue(OFF);
  vi.mocked(beginSecondFactor).mockReset().mockResolvedValue(SET_UP);
  vi.mocked(confirmSecondFactor).mockReset().mockResolvedValue();
  vi.mocked(proveSecondFactor).mockReset().mockResolvedValue();
  vi.mocked(removeSecondFactor).mockReset().mockResolvedValue();
});

function openSection() {
  render(
    <MemoryRouter>
      <SecondFactorSection uid={uid} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('in the account', () => {
  test('it is set up with a QR code, a link or a key, and the first code', async () => {
    const user = openSection();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /authenticator app/ })).toHaveAttribute(
      'href',
      SET_UP.otpauthUrl,
    );
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    vi.mocked(confirmSecondFactor).mockRejectedValueOnce(
      new TasukiFailure('second-factor/wrong-code'),
    );
    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    expect(confirmSecondFactor).toHaveBeenLastCalledWith('123456');
    vi.mocked(loadSecondFactor).mockResolvedValue(ON);
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/^On\./)).toBeInTheDocument();
  });

  test('who signed in long ago is asked to sign in again', async () => {
    vi.mocked(beginSecondFactor).mockRejectedValue(new TasukiFailure('auth/requires-recent-login'));
    const user = openSection();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('please sign in again first');
  });

  test('it is removed by a code, after it was said what comes of it', async () => {
    vi.mocked(loadSecondFactor).mockResolvedValue(ON);
    const user = openSection();
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(screen.getByText(/depend on your sign-in alone/)).toBeInTheDocument();
    expect(removeSecondFactor).not.toHaveBeenCalled();
    await user.type(await screen.findByLabelText('Code'), '123456');
    vi.mocked(loadSecondFactor).mockResolvedValue(OFF);
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText(/^Off\./)).toBeInTheDocument();
    expect(removeSecondFactor).toHaveBeenCalledExactlyOnceWith('123456');
  });
});

describe('before a page for coaches and admins', () => {
  const openGate = () => {
    render(
      <MemoryRouter>
        <SecondFactorGate uid={uid}>everybody’s accounts</SecondFactorGate>
      </MemoryRouter>,
    );
  };

  test('nothing is asked where nothing is needed, or where it cannot be read', async () => {
    openGate();
    expect(await screen.findByText('everybody’s accounts')).toBeInTheDocument();
  });

  test('the code is asked for first', async () => {
    vi.mocked(loadSecondFactor).mockResolvedValue({ ...ON, standing: 'code' });
    openGate();
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeInTheDocument();
    expect(screen.queryByText('everybody’s accounts')).not.toBeInTheDocument();
    await userEvent.setup().type(await screen.findByLabelText('Code'), '12345{Enter}');
    expect(await screen.findByText('Enter the six digits your app shows.')).toBeInTheDocument();
    expect(proveSecondFactor).not.toHaveBeenCalled();
  });

  test('who must set one up is led to where they can', async () => {
    vi.mocked(loadSecondFactor).mockResolvedValue({
      isSet: false,
      isRequired: true,
      standing: 'setUp',
    });
    openGate();
    expect(await screen.findByRole('link', { name: 'Set it up' })).toHaveAttribute(
      'href',
      '/account',
    );
  });
});
