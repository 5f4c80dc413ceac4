import { describe, expect, it } from 'vitest';
import { sourcePolicy } from './source-policy.ts';
import { weekSummary } from './week-summary.ts';

/** Wednesday noon here, wherever "here" is. */
const NOW = new Date(2026, 10, 18, 12);

function run(daysBefore: number, distanceMeters: number | null) {
  return {
    sport: 'Run' as const,
    startedAt: new Date(2026, 10, 18 - daysBefore, 11),
    utcOffsetMinutes: null,
    distanceMeters,
    duplicateOf: null,
    isHidden: false,
    policy: sourcePolicy('file', 'standard'),
  };
}

const read = { now: NOW, isEverythingRead: true };

describe('the summary of the week', () => {
  it('adds the runs since Monday and averages whole weeks before, idle ones included', () => {
    const rows = [run(0, 8000), run(2, 10_000), run(3, 21_000), run(9, 9000), run(23, 12_000)];
    const summary = weekSummary(rows, read);
    expect(summary.current.distanceMeters).toBe(18_000);
    expect(summary.earlier.map((week) => week.distanceMeters)).toEqual([30_000, 0, 12_000]);
    expect(summary.usualMeters).toBe(14_000);
  });

  it('does not compare with a week that was read only in part', () => {
    const rows = [run(1, 8000), run(8, 10_000), run(15, 12_000)];
    const summary = weekSummary(rows, { now: NOW, isEverythingRead: false });
    expect(summary.earlier.map((week) => week.distanceMeters)).toEqual([10_000]);
  });

  it('compares with at most four weeks', () => {
    const rows = Array.from({ length: 9 }, (_, week) => run(week * 7, 1000 * week));
    expect(weekSummary(rows, read).earlier.map((week) => week.distanceMeters)).toEqual([
      1000, 2000, 3000, 4000,
    ]);
  });

  it('has nothing to compare with in a first week, and nothing at all without rows', () => {
    expect(weekSummary([run(0, 5000)], read)).toMatchObject({ earlier: [], usualMeters: null });
    expect(weekSummary([], read).current.distanceMeters).toBe(0);
  });

  it('counts runs only: no rides, hidden ones, duplicates or runs without distance', () => {
    const rows = [
      { ...run(0, 40_000), sport: 'Ride' as const },
      { ...run(0, 7000), isHidden: true },
      { ...run(0, 7000), duplicateOf: 'other' },
      run(0, null),
      { ...run(1, 6000), sport: 'VirtualRun' as const },
    ];
    expect(weekSummary(rows, read).current.distanceMeters).toBe(6000);
  });

  it('leaves out what its source does not allow to compute with, and says how many', () => {
    const rows = [{ ...run(0, 9000), policy: sourcePolicy('strava', 'standard') }, run(0, 5000)];
    expect(weekSummary(rows, read)).toMatchObject({
      current: { distanceMeters: 5000 },
      omittedCount: 1,
    });
  });

  it('puts a run on the athlete’s own day', () => {
    // Monday 06:00 in Tokyo is still Sunday in London.
    const rows = [
      { ...run(0, 9000), startedAt: new Date('2026-11-15T21:00:00Z'), utcOffsetMinutes: 540 },
      { ...run(0, 4000), startedAt: new Date('2026-11-15T21:00:00Z'), utcOffsetMinutes: 0 },
    ];
    const summary = weekSummary(rows, read);
    expect(summary.current.distanceMeters).toBe(9000);
    expect(summary.earlier[0]?.distanceMeters).toBe(4000);
  });
});
