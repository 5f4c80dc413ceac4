import { expect, it } from 'vitest';
import { missedOfRest } from '../evaluation/plans/expected-of-every-plan.ts';
import { planView } from '../evaluation/plans/plan-view.ts';
import { IS_SOAK } from '../figures/soak-figure.ts';
import { planOfRandomRunner } from './plan-of-random-runner.ts';

const RUNNERS = IS_SOAK ? 10_000 : 120;

it('rests random runners after long runs, before tests and in the last days', () => {
  let built = 0;
  const missed = Array.from({ length: RUNNERS }, (_, seed) => seed).flatMap((seed) => {
    const { runner, wish, outcome } = planOfRandomRunner(seed);
    if (outcome.outcome !== 'built') return [];
    built += 1;
    return missedOfRest(planView(runner, wish, outcome.plan)).map((one) => `${seed}: ${one}`);
  });
  expect(built).toBeGreaterThan(RUNNERS / 2);
  expect(missed).toEqual([]);
}, 600_000);
