import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { MailOnItsWay } from './mail-on-its-way.tsx';

function signedIn(email: string | null, isEmailVerified: boolean, isEmailProofRefused = false) {
  const userCredential = { uid: 'aoi', email, isEmailVerified };
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, userCredential, isEmailProofRefused });
  render(<MailOnItsWay />);
}

test('who has signed up reads that a mail was sent, and where to', () => {
  signedIn('aoi@example.jp', false);
  expect(screen.getByRole('alert')).toHaveTextContent('We’ve sent an email to aoi@example.jp');
});

test('it is said as well where somebody else has followed the link of the first mail', () => {
  signedIn('aoi@example.jp', true, true);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test.each([
  ['has proven the address', 'aoi@example.jp', true],
  ['came without an address', null, false],
] as const)('who %s reads nothing of it', (_, email, isVerified) => {
  signedIn(email, isVerified);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
