import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { strengthDaysOf } from '@tasuki/domain/plans/said/strength-routine';
import { isHardKind, isLongKind } from '@tasuki/domain/plans/training-plan';
import { describe, expect, it } from 'vitest';
import { IS_SOAK } from '../../figures/soak-figure.ts';
import { planOfRandomRunner } from './plan-of-random-runner.ts';
import { randomRunner } from './random-runner.ts';
import { missedOfRest } from '../../evaluation/plans/expected-of-every-plan.ts';
import { planView } from '../../evaluation/plans/plan-view.ts';

const SEEDS = Array.from({ length: IS_SOAK ? 3000 : 60 }, (_, seed) => seed);
const NAMED = ['tendon', 'muscle', 'joint'] as const;

describe('plans of random runners', () => {
  it('have strength on no day before a hard one, over the end of a week too, nor on that of a long run, test or race', () => {
    let days = 0;
    for (const seed of SEEDS) {
      const { outcome } = planOfRandomRunner(seed);
      if (outcome.outcome !== 'built') continue;
      const { plan } = outcome;
      const hard = new Set(
        plan.weeks.flatMap(({ sessions }) =>
          sessions.filter(({ kind }) => isHardKind(kind)).map(({ day }) => dayNumberOf(day)),
        ),
      );
      const whole = new Set(
        plan.weeks.flatMap(({ sessions }) =>
          sessions
            .filter(({ kind }) => isLongKind(kind) || kind === 'test' || kind === 'race')
            .map(({ day }) => dayNumberOf(day)),
        ),
      );
      for (const week of plan.weeks) {
        const chosen = strengthDaysOf(week, plan);
        expect(chosen.length).toBeLessThanOrEqual(week.strengthSessions);
        for (const weekday of chosen) {
          const day = dayNumberOf(week.monday) + weekday - 1;
          days += 1;
          expect([seed, week.number, whole.has(day) || hard.has(day + 1)]).toEqual([
            seed,
            week.number,
            false,
          ]);
        }
      }
    }
    expect(days).toBeGreaterThan(500);
  }, 600_000);

  it('hold nothing fast and no hills in the first weeks with a mild ache', () => {
    let fasterPlans = 0;
    for (const seed of SEEDS) {
      const { runner, wish } = randomRunner(seed);
      const injury = NAMED[seed % NAMED.length] ?? 'muscle';
      const mild = { ...runner, health: 'niggle', injury, isAcheMild: true } as const;
      const outcome = buildPlan(mild, wish);
      if (outcome.outcome !== 'built') continue;
      const { plan } = outcome;
      const until = dayNumberOf(plan.startDay) + 14;
      const fast = plan.weeks.flatMap(({ sessions }) =>
        sessions.filter(
          ({ kind, day }) => isHardKind(kind) && !isLongKind(kind) && day !== plan.endDay,
        ),
      );
      const early = fast.filter(({ day, kind }) => dayNumberOf(day) < until && kind !== 'race');
      expect([seed, early.map(({ kind }) => kind)]).toEqual([seed, []]);
      const runsHills = fast.some(({ kind }) => kind === 'hills');
      expect([seed, runsHills && injury !== 'muscle']).toEqual([seed, false]);
      expect([seed, brokenRules(plan, mild, wish)]).toEqual([seed, []]);
      if (fast.length > 0) fasterPlans += 1;
    }
    expect(fasterPlans).toBeGreaterThan(20);
  }, 600_000);

  it('hold nothing fast for a named injury, and break no limit by it', () => {
    for (const seed of SEEDS) {
      const { runner, wish } = randomRunner(seed);
      const injury = NAMED[seed % NAMED.length] ?? 'muscle';
      const injured = { ...runner, health: 'niggle', injury, isAcheMild: false } as const;
      const outcome = buildPlan(injured, wish);
      if (outcome.outcome !== 'built') continue;
      const { plan } = outcome;
      const fast = plan.weeks.flatMap(({ sessions }) =>
        sessions.filter(
          ({ kind, day }) =>
            kind === 'strides' || (isHardKind(kind) && kind !== 'long' && day !== plan.endDay),
        ),
      );
      expect([seed, fast.map(({ kind }) => kind)]).toEqual([seed, []]);
      expect([seed, brokenRules(plan, injured, wish)]).toEqual([seed, []]);
    }
  }, 600_000);
});

const RESTED_RUNNERS = IS_SOAK ? 10_000 : 120;

it('rests random runners after long runs, before tests and in the last days', () => {
  let built = 0;
  const missed = Array.from({ length: RESTED_RUNNERS }, (_, seed) => seed).flatMap((seed) => {
    const { runner, wish, outcome } = planOfRandomRunner(seed);
    if (outcome.outcome !== 'built') return [];
    built += 1;
    return missedOfRest(planView(runner, wish, outcome.plan)).map((one) => `${seed}: ${one}`);
  });
  expect(built).toBeGreaterThan(RESTED_RUNNERS / 2);
  expect(missed).toEqual([]);
}, 600_000);
