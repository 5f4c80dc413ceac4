import { expect, it } from 'vitest';
import { StravaAccounts } from './strava-accounts.ts';

it('gives each of thousands of accounts an id of its own', () => {
  const accounts = new StravaAccounts(() => new Date('2026-11-21T12:00:00Z'));
  const ids = Array.from({ length: 3000 }, (_, number) => accounts.get(`linh~${number}`).athleteId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('gives every activity an id that a number can hold', () => {
  const accounts = new StravaAccounts(() => new Date('2026-11-21T12:00:00Z'));
  for (let number = 0; number < 100; number += 1) {
    const account = accounts.get(`linh~${number}~2`);
    for (const { id } of accounts.activities(account)) expect(id).toSatisfy(Number.isSafeInteger);
  }
});
