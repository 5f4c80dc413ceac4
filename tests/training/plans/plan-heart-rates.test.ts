import { HEART_RATE_SHARES } from '@tasuki/domain/plans/goal/heart-rate-shares';
import { planPacesOf, raceTargetOf } from '@tasuki/domain/plans/plan-paces';
import { TEST_OVER_THRESHOLD } from '@tasuki/domain/plans/said/outline/plan-assumptions';
import { describe, expect, it } from 'vitest';
import type { PlanEffort } from '@tasuki/domain/plans/training-plan';
import { readCatalogue } from '../../repository/locale-catalogues.ts';

describe('heart rates that the first test gives', () => {
  it.each(['en', 'ja', 'zh', 'zh-tw', 'vi'] as const)(
    'are the shares of its mean in %s',
    (language) => {
      const words = readCatalogue(language).get('planOutline:assumption.heart-rate-test') ?? '';
      const { easy, marathon, threshold, interval } = HEART_RATE_SHARES;
      const shares = [easy[1], ...marathon, ...threshold, ...interval];
      const percents = shares.map((share) => Math.round((share / TEST_OVER_THRESHOLD) * 100));
      for (const percent of percents) expect(words).toMatch(new RegExp(`\\b${percent}(?:%|–|〜)`));
      // Nobody takes the figures of an example for their own.
      expect(words).not.toContain('170');
    },
  );
});

const RUNNER = {
  vdot: { value: 43, uncertainty: 1 },
  easyPaceSecondsPerKilometer: null,
  daysSinceLastRun: 1,
  weeklyMeters: 60_000,
  heartRate: {
    thresholdBeatsPerMinute: 164,
    maximumBeatsPerMinute: 182,
    restingBeatsPerMinute: 50,
    basis: 'measured-maximum',
  },
} as const;

describe('heart rates of neighbouring efforts', () => {
  it.each([25, 29, 36, 45, 60])('share a beat at most, at VDOT %d', (value) => {
    const runner = { ...RUNNER, vdot: { value, uncertainty: 1 } };
    for (const meters of [null, 10_000, 42_195]) {
      const { targetOf } = planPacesOf(runner, { race: { meters, seconds: null } });
      const targets = (['easy', 'marathon', 'threshold', 'interval'] as const).map(targetOf);
      targets.slice(1).forEach(({ heartRateLow }, index) => {
        const high = targets[index]?.heartRateHigh ?? Infinity;
        expect(high - (heartRateLow ?? 0), `after ${index} before ${meters}`).toBeLessThanOrEqual(
          1,
        );
      });
      expect(targets[0]?.heartRateHigh).toBeGreaterThan((targets[0]?.heartRateLow ?? 0) + 12);
    }
  });
});

describe('heart rates of a race', () => {
  const runner = RUNNER;
  const highOf = (meters: number, effort: PlanEffort, vdot = 43) =>
    planPacesOf(
      { ...runner, vdot: { value: vdot, uncertainty: 1 } },
      { race: { meters, seconds: null } },
    ).targetOf(effort).heartRateHigh ?? 0;

  it('stay within those of tempo runs in races of more than an hour', () => {
    for (const meters of [16_093, 21_097.5, 42_195, 100_000]) {
      expect(highOf(meters, 'race')).toBeLessThanOrEqual(highOf(meters, 'threshold'));
      const target = raceTargetOf(runner, { meters, seconds: null }, false);
      expect(target.heartRateHigh).toBe(highOf(meters, 'race'));
    }
    // 10 km in about 65 minutes.
    expect(highOf(10_000, 'race', 28)).toBeLessThanOrEqual(highOf(10_000, 'threshold', 28));
    expect(highOf(10_000, 'race', 43)).toBeGreaterThan(highOf(10_000, 'threshold', 43));
  });

  it('are lower the longer a race takes', () => {
    const highs = [21_097.5, 42_195, 60_000, 100_000].map((meters) => highOf(meters, 'race'));
    expect(highs).toEqual(highs.toSorted((a, b) => b - a));
    expect(new Set(highs).size).toBe(highs.length);
    expect(highOf(100_000, 'race')).toBeLessThanOrEqual(136);
    // Five hours are run lower than three and a half.
    expect(highOf(42_195, 'race', 29)).toBeLessThan(highOf(42_195, 'race', 45));
    expect(highOf(42_195, 'marathon', 29)).toBe(highOf(42_195, 'race', 29));
  });
});
