import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import { CLOSED_AFTER_END_DAYS, isClosedByCoach } from './coach.ts';

const ENDED_AT = new Date('2026-11-01T09:00:00Z');
const after = (days: number) => new Date(ENDED_AT.getTime() + days * DAY_MILLISECONDS);
const byCoach = { state: 'ended', endedBy: 'mai', updatedAt: ENDED_AT } as const;

describe('a link that a coach ended', () => {
  it('is closed until the moment that it names', () => {
    const link = { ...byCoach, closedUntil: after(5) };
    expect(isClosedByCoach(link, after(4.9))).toBe(true);
    expect(isClosedByCoach(link, after(5))).toBe(false);
  });

  it('is closed for as long where it names none, from its end on', () => {
    expect(isClosedByCoach(byCoach, after(0))).toBe(true);
    expect(isClosedByCoach(byCoach, after(CLOSED_AFTER_END_DAYS - 0.1))).toBe(true);
    expect(isClosedByCoach(byCoach, after(CLOSED_AFTER_END_DAYS))).toBe(false);
  });

  it('is open where nobody knows when that was', () => {
    expect(isClosedByCoach({ state: 'ended', endedBy: 'mai' }, after(0))).toBe(false);
  });
});

it('does not close a link that the runner ended, nor one that was taken up again', () => {
  const byRunner = { state: 'ended', updatedAt: ENDED_AT } as const;
  expect(isClosedByCoach(byRunner, after(0))).toBe(false);
  expect(isClosedByCoach({ ...byCoach, state: 'active', closedUntil: after(5) }, after(1))).toBe(
    false,
  );
});
