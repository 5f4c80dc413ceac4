import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadSecondFactor } from '../../data/second-factor/second-factor.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { CoachOnly } from './coach-only.tsx';

vi.mock('../../data/second-factor/second-factor.ts', () => ({
  loadSecondFactor: vi.fn(),
  proveSecondFactor: vi.fn(),
}));

const OPEN = { isSet: false, isRequired: false, standing: 'open' } as const;

beforeEach(() => {
  vi.mocked(loadSecondFactor).mockReset().mockResolvedValue(OPEN);
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: `kenji${Math.random()}`, email: null, isEmailVerified: true },
  });
});

function open() {
  render(
    <MemoryRouter>
      <CoachOnly>{(uid) => <p>The page of {uid.slice(0, 5)}</p>}</CoachOnly>
    </MemoryRouter>,
  );
}

test('says plainly to others that a page is for coaches', () => {
  open();
  expect(screen.getByText('This page is for coaches.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Become a coach here' })).toHaveAttribute(
    'href',
    '/coaches/apply',
  );
  expect(loadSecondFactor).not.toHaveBeenCalled();
});

test('shows a coach the page', async () => {
  useSessionStore.setState({ claims: { isCoach: true } });
  open();
  expect(await screen.findByText('The page of kenji')).toBeInTheDocument();
});

test('asks a coach for their code first, where one is due', async () => {
  vi.mocked(loadSecondFactor).mockResolvedValue({ ...OPEN, isSet: true, standing: 'code' });
  useSessionStore.setState({ claims: { isCoach: true } });
  open();
  expect(await screen.findByRole('heading')).toBeInTheDocument();
  expect(screen.queryByText('The page of kenji')).not.toBeInTheDocument();
});
