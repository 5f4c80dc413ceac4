import { expect, test, vi } from 'vitest';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  forgetSignInAttempt,
  keepSignInAttempt,
  readSignInAttempt,
  type SignInAttempt,
} from './sign-in-attempts.ts';

const ATTEMPT: SignInAttempt = {
  provider: 'strava',
  intent: 'link',
  browserKey: 'k'.repeat(43),
  continueTo: '/account',
  begunAt: '/account',
  acceptedTermsVersion: null,
  startedAt: Date.UTC(2026, 10, 21),
};

test('an attempt is found by its state until it is through; those of other days go', () => {
  const stored: Record<string, string> = {};
  // As in browsers, what is kept can be listed.
  const storage = Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => (stored[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(stored, key) },
  });
  vi.stubGlobal('localStorage', storage);
  keepSignInAttempt('old', { ...ATTEMPT, startedAt: ATTEMPT.startedAt - 25 * HOUR_MILLISECONDS });
  stored['tasuki.personal.signInAttempt.broken'] = '{';
  stored['somebody else’s'] = 'stays';
  keepSignInAttempt('one', ATTEMPT);
  expect(readSignInAttempt('one')).toEqual(ATTEMPT);
  expect(readSignInAttempt('old')).toBeNull();
  expect(Object.keys(stored)).toEqual(['somebody else’s', 'tasuki.personal.signInAttempt.one']);
  forgetSignInAttempt('one');
  expect(readSignInAttempt('one')).toBeNull();
});

test.each([
  ['is forbidden', undefined],
  [
    'is full',
    {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  ],
])('nobody is sent away who could not come back, since the storage %s', (_what, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(() => keepSignInAttempt('one', ATTEMPT)).toThrow(
    expect.objectContaining({ code: 'provider/storage-forbidden' }),
  );
  expect(readSignInAttempt('one')).toBeNull();
});
