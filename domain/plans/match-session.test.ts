import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../activities/example-activity-row.ts';
import { matchedSessions, possibleMatches } from './match-session.ts';
import type { PlanSession } from './training-plan.ts';

const SESSION: PlanSession = {
  id: 'd2',
  day: '2026-11-24',
  kind: 'tempo',
  meters: 8000,
  seconds: 2700,
  steps: [],
  target: {
    paceFast: null,
    paceSlow: null,
    heartRateLow: null,
    heartRateHigh: null,
    feel: 'comfortably-hard',
  },
  reason: { code: 'tempo-threshold', fromMeters: null, percent: 10 },
};
const RUN = exampleActivityRow({
  id: 'a1',
  sport: 'Run',
  // 06:00 on the 24th in Tokyo.
  startedAt: new Date('2026-11-23T21:00:00Z'),
  utcOffsetMinutes: 540,
  distanceMeters: 8100,
  purpose: 'tempo',
  duplicateOf: null,
});

describe('the recording of a session', () => {
  it('is a run of its day at the runner’s place', () => {
    expect(matchedSessions([SESSION], [RUN]).get('d2')).toBe('a1');
    expect(matchedSessions([SESSION], [{ ...RUN, utcOffsetMinutes: 0 }]).size).toBe(0);
  });

  it.each([
    ['a ride', { sport: 'Ride' as const }],
    ['too short', { distanceMeters: 4000 }],
    ['far too easy for it', { purpose: 'recovery' as const }],
    ['a copy', { duplicateOf: 'a0' }],
  ])('is not %s', (_, change) => {
    expect(matchedSessions([SESSION], [{ ...RUN, ...change }]).size).toBe(0);
  });

  it('counts once, for the longer of two sessions of a day', () => {
    const second: PlanSession = { ...SESSION, id: 'd2b', kind: 'easy', meters: 5000 };
    expect([...matchedSessions([second, SESSION], [RUN])]).toEqual([['d2', 'a1']]);
  });
});

describe('a run that may have been a session', () => {
  const none = new Map<string, string>();
  const possible = (run: Partial<typeof RUN>) =>
    possibleMatches([SESSION], [{ ...RUN, ...run }], none).get('d2')?.id ?? null;

  it('is one of its day that is no certain match', () => {
    expect(possible({ distanceMeters: 4000 })).toBe('a1');
    expect(possible({ purpose: 'recovery' })).toBe('a1');
  });

  it('is one beside its day in the same week, if it was far enough', () => {
    const dayBefore = { startedAt: new Date('2026-11-22T21:00:00Z') };
    expect(possible(dayBefore)).toBe('a1');
    expect(possible({ ...dayBefore, distanceMeters: 4000 })).toBeNull();
    // The Sunday belongs to the week before.
    expect(possible({ startedAt: new Date('2026-11-21T21:00:00Z') })).toBeNull();
  });

  it('is neither a ride, nor a copy, nor the run of another session', () => {
    expect(possible({ sport: 'Ride' })).toBeNull();
    expect(possible({ duplicateOf: 'a0' })).toBeNull();
    expect(possibleMatches([SESSION], [RUN], new Map([['d4', 'a1']])).size).toBe(0);
  });

  it('is asked about for one session, the nearest', () => {
    const later: PlanSession = { ...SESSION, id: 'd4', day: '2026-11-26' };
    expect([...possibleMatches([later, SESSION], [RUN], none).keys()]).toEqual(['d2']);
  });
});
