import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { retrySession } from '../../../data/sign-in/session.ts';
import {
  rememberSignIn,
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SessionState,
} from '../../../platform/session-store.ts';
import { RedirectSignedIn } from './redirect-signed-in.tsx';

vi.mock('../../../data/sign-in/session.ts', () => ({ retrySession: vi.fn() }));

function Address() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

function open(status: SessionState['status'], state?: unknown) {
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/signin', state }]}>
      <Address />
      <RedirectSignedIn>
        <p>{'the form'}</p>
      </RedirectSignedIn>
    </MemoryRouter>,
  );
}

const form = () => screen.queryByText('the form');

beforeEach(() => {
  vi.mocked(retrySession).mockReset();
});

test('shows the form at once to somebody new', () => {
  open('unknown');
  expect(form()).toBeInTheDocument();
});

test('shows no form to somebody who signed in here before, until it is needed', () => {
  rememberSignIn('u1');
  open('unknown');
  expect(form()).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('keeps the form while its own sign-in is under way', () => {
  open('loading');
  expect(form()).toBeInTheDocument();
});

test.each([
  [undefined, '/'],
  [{ from: '/coaches/tasuki' }, '/coaches/tasuki'],
  [{ from: '//elsewhere.example' }, '/'],
  [{ from: 'https://elsewhere.example' }, '/'],
])('leads whoever is signed in, sent from %o, to %s', (state, address) => {
  open('ready', state);
  expect(screen.getByText(`at ${address}`)).toBeInTheDocument();
});

test('says why the session could not begin, and tries again', async () => {
  open('failed');
  useSessionStore.setState({ failureCode: 'common/offline' });
  expect(await screen.findByText(/There’s no connection/)).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(retrySession).toHaveBeenCalledTimes(1);
});
