import { expect, it } from 'vitest';
import { isSharing, SHARING_CONSENT_VERSION } from './coach-sharing.ts';

const SHARED = {
  state: 'active',
  sharesActivities: true,
  consentVersion: SHARING_CONSENT_VERSION,
} as const;

it('lets a coach read only by an active link, on which the runner agreed to a known text', () => {
  expect(isSharing(SHARED)).toBe(true);
  expect(isSharing({ ...SHARED, state: 'ended' })).toBe(false);
  expect(isSharing({ ...SHARED, sharesActivities: false })).toBe(false);
  expect(isSharing({ ...SHARED, consentVersion: null })).toBe(false);
  expect(isSharing({ ...SHARED, consentVersion: '2020-01-01' })).toBe(false);
});
