// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from './failure-code-of.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [new TasukiFailure('recording/damaged'), 'recording/damaged'],
  [
    { code: 'functions/failed-precondition', details: { code: 'coach/plan-not-free' } },
    'coach/plan-not-free',
  ],
  [{ code: 'auth/email-already-in-use' }, 'auth/email-already-in-use'],
  [{ code: 'auth/wrong-password' }, 'auth/invalid-credential'],
  [{ code: 'auth/network-request-failed' }, 'auth/network-request-failed'],
  [{ code: 'auth/user-token-expired' }, 'account/session-expired'],
  [{ code: 'permission-denied' }, 'common/permission-denied'],
  [{ code: 'firestore/unavailable' }, 'common/unavailable'],
  [{ code: 'auth/password-does-not-meet-requirements' }, 'auth/weak-password'],
  [{ code: 'functions/internal' }, 'common/unavailable'],
  [{ code: 'functions/unauthenticated' }, 'account/session-expired'],
  [{ code: 'unknown', message: 'something else' }, 'common/unknown'],
  [{ code: 'functions/unheard-of', details: { code: 'no/such-code' } }, 'common/unknown'],
  [new Error('a mistake of ours'), 'common/unknown'],
  ['a text', 'common/unknown'],
  [undefined, 'common/unknown'],
])('%o is %s', (cause, code) => {
  expect(failureCodeOf(cause)).toBe(code);
});

test('without a connection that is what is said, whatever the SDK calls it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failureCodeOf({ code: 'unavailable' })).toBe('common/offline');
  expect(failureCodeOf(new TypeError('Failed to fetch'))).toBe('common/offline');
  // The rules had answered before the connection went.
  expect(failureCodeOf({ code: 'permission-denied' })).toBe('common/permission-denied');
  // A failure that was named already keeps its name.
  expect(failureCodeOf(new TasukiFailure('recording/damaged'))).toBe('recording/damaged');
});
