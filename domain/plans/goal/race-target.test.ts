import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { goalTimesOf, raceTargetOf } from '../plan-paces.ts';

const RUNNER = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 70_000,
  vdot: { value: 53, uncertainty: 1 },
  heartRate: {
    thresholdBeatsPerMinute: 172,
    maximumBeatsPerMinute: 191,
    restingBeatsPerMinute: 50,
    basis: 'threshold',
  },
} as const;

describe('the target of a marathon', () => {
  const race = { meters: 42_195, seconds: 10_800, weeks: 12 };
  const target = raceTargetOf(RUNNER, race, false);

  it('stays some beats below the threshold', () => {
    expect(target.heartRateHigh).toBeLessThanOrEqual(Math.round(172 * 0.95) - 4);
  });

  it('reaches from the pace of goal A to that of goal B', () => {
    const goal = { ...raceGoal(race.meters, '2027-02-14'), seconds: race.seconds };
    const times = goalTimesOf(RUNNER, { ...EXAMPLE_WISH, goal }, 12);
    expect(target.paceFast).toBe(Math.floor(((times?.boldSeconds ?? 0) * 1000) / race.meters));
    expect(target.paceSlow).toBeGreaterThanOrEqual(
      Math.round(((times?.safeSeconds ?? Infinity) * 1000) / race.meters),
    );
  });
});
