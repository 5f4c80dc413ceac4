import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import {
  PLAN_LINES_MAX_LENGTH,
  PLAN_LINES_PATTERN,
  planLinesOf,
  planOfLines,
} from '@tasuki/domain/plans/plan-lines';
import { describe, expect, it } from 'vitest';
import { randomRunner } from './random-runner.ts';

const isSoak = Boolean(process.env['SOAK']);
const RUNNERS = isSoak ? 10_000 : 120;
/** Building everything twice. */
const FEW_RUNNERS = isSoak ? 2000 : 25;

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, seed) => seed);
}

describe('plans of random runners', () => {
  it('break no limit', () => {
    const broken = seeds(RUNNERS).flatMap((seed) => {
      const { runner, wish } = randomRunner(seed);
      const outcome = buildPlan(runner, wish);
      if (outcome.outcome !== 'built') return [];
      return brokenRules(outcome.plan, runner, wish).map((rule) => ({ seed, ...rule }));
    });
    expect(broken).toEqual([]);
  }, 1_200_000);

  it('are the same for the same runner and wish', () => {
    for (const seed of seeds(FEW_RUNNERS)) {
      const { runner, wish } = randomRunner(seed);
      expect(buildPlan(structuredClone(runner), structuredClone(wish))).toEqual(
        buildPlan(runner, wish),
      );
    }
  }, 600_000);

  it('are kept as they were taken, in a text that the rules take', () => {
    const pattern = new RegExp(`^${PLAN_LINES_PATTERN}$`);
    for (const seed of seeds(FEW_RUNNERS)) {
      const { runner, wish } = randomRunner(seed);
      const outcome = buildPlan(runner, wish);
      if (outcome.outcome !== 'built') continue;
      const lines = planLinesOf(outcome.plan);
      expect(lines).toMatch(pattern);
      expect(lines.length).toBeLessThan(PLAN_LINES_MAX_LENGTH / 2);
      // A minus before a nought is lost.
      expect(planOfLines(lines, outcome.plan)).toEqual(JSON.parse(JSON.stringify(outcome.plan)));
    }
  }, 600_000);

  it('are never lost by more days to run on', () => {
    const lost = seeds(FEW_RUNNERS).filter((seed) => {
      const { runner, wish } = randomRunner(seed);
      if (buildPlan(runner, wish).outcome !== 'built') return false;
      const more = { ...wish, weekdays: [1, 2, 3, 4, 5, 6, 7] };
      const outcome = buildPlan(runner, more);
      return outcome.outcome !== 'built' || brokenRules(outcome.plan, runner, more).length > 0;
    });
    expect(lost).toEqual([]);
  }, 600_000);
});
