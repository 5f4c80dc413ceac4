import { describe, expect, test } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  isRetryable,
  nextTry,
  ProviderFailure,
  rateLimitedUntil,
  retryAfterOf,
  retryTime,
} from './provider-failure.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test.each([
  ['provider/rate-limited', true],
  ['provider/unreachable', true],
  ['provider/token-refused', false],
  ['provider/missing-scope', false],
  ['provider/history-not-allowed', false],
] as const)('%s may succeed later: %s', (code, expected) => {
  const failure = new ProviderFailure(code, { status: 500, retryAt: inSeconds(60) });

  expect(failure).toMatchObject({ code, status: 500, isRetryable: expected });
  expect(failure.retryAt).toEqual(expected ? inSeconds(60) : null);
  expect(isRetryable(failure)).toBe(expected);
});

test('other failures are no matter of a provider', () => {
  expect(isRetryable(new TasukiFailure('provider/link-expired'))).toBe(false);
  expect(isRetryable(new Error('broken'))).toBe(false);
});

test('the time that the failure names comes before any other', () => {
  const otherwise = inSeconds(600);

  expect(retryTime(rateLimitedUntil(inSeconds(30)), otherwise)).toEqual(inSeconds(30));
  expect(retryTime(new ProviderFailure('provider/unreachable'), otherwise)).toEqual(otherwise);
  expect(retryTime(new Error('broken'), otherwise)).toEqual(otherwise);
});

describe('the next try', () => {
  const PLAN = { firstWaitSeconds: 60, longestWaitSeconds: 200, failuresMaximum: 3 };
  const after = (failure: unknown, failures: number) => nextTry(failure, failures, NOW, PLAN);

  test.each([
    [0, 60],
    [1, 120],
    [2, 200],
  ])('after %i failures in a row waits %i seconds', (failures, seconds) => {
    expect(after(new ProviderFailure('provider/unreachable'), failures)).toEqual({
      dueAt: inSeconds(seconds),
      failures: failures + 1,
    });
  });

  test('ends after as many as are allowed', () => {
    expect(after(new ProviderFailure('provider/unreachable'), 3)).toBeNull();
  });

  test('comes when the provider says, however often it failed', () => {
    expect(after(rateLimitedUntil(inSeconds(900)), 3)).toEqual({
      dueAt: inSeconds(900),
      failures: 3,
    });
  });

  test('comes also where too many requests were made and nobody says until when', () => {
    expect(after(new ProviderFailure('provider/rate-limited', { status: 429 }), 0)).toEqual({
      dueAt: inSeconds(60),
      failures: 1,
    });
  });

  test('never comes for what stays refused', () => {
    expect(after(new ProviderFailure('provider/token-refused'), 0)).toBeNull();
    expect(after(new TasukiFailure('provider/link-expired'), 0)).toBeNull();
  });
});

test.each([
  ['120', inSeconds(120)],
  ['Sat, 21 Nov 2026 12:05:00 GMT', inSeconds(300)],
  ['Sat, 21 Nov 2026 11:00:00 GMT', NOW],
  ['999999999', inSeconds(86_400)],
  ['soon', null],
  ['', null],
] as const)('Retry-After: %s', (value, expected) => {
  expect(retryAfterOf(new Headers({ 'retry-after': value }), NOW)).toEqual(expected);
});

test('an answer without Retry-After says nothing', () => {
  expect(retryAfterOf(new Headers(), NOW)).toBeNull();
});
