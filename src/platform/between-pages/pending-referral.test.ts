import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  forgetPendingReferral,
  keepPendingReferral,
  readPendingReferral,
} from './pending-referral.ts';

const CODE = 'abcdefghjkmn';
const NOW = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MILLISECONDS);

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the latest invitation is kept for a month', () => {
  keepPendingReferral('nnnnnnnnnnnn', NOW);
  keepPendingReferral(CODE, NOW);
  expect(readPendingReferral(later(29))).toBe(CODE);
  expect(readPendingReferral(later(30))).toBeNull();
  forgetPendingReferral();
  expect(readPendingReferral(NOW)).toBeNull();
});

test.each(['', 'short', '../users/some', 'ABCDEFGHJKMN', 'abcdefghjkmn1', 'abcdefghijkl'])(
  'what is no code is not kept: %j',
  (code) => {
    keepPendingReferral(code, NOW);
    expect(readPendingReferral(NOW)).toBeNull();
  },
);

test.each(['not json', '[]', '{"refCode":5,"keptAt":1}', '{"refCode":"abcdefghjkmn"}'])(
  'what somebody else wrote there is passed over: %j',
  (stored) => {
    keepPendingReferral(CODE, NOW);
    for (const key of kept.keys()) kept.set(key, stored);
    expect(readPendingReferral(NOW)).toBeNull();
  },
);

test('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepPendingReferral(CODE, NOW);
  expect(readPendingReferral(NOW)).toBeNull();
});
