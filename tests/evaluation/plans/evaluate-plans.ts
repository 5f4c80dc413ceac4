import { createHash } from 'node:crypto';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules, type BrokenRule } from '@tasuki/domain/plans/check-plan';
import { CRITERIA } from './criteria.ts';
import { missedExpectations } from './expectations.ts';
import type { PlanCase } from './plan-case.ts';
import { planView } from './plan-view.ts';

/** What the evaluation finds in one runner's plan. */
export interface PlanResult {
  id: string;
  outcome: string;
  /** Of the whole outcome: the same plan has the same. */
  digest: string;
  missed: readonly string[];
  broken: readonly BrokenRule[];
  /** Criterion → 0 to 5; those that do not apply are left out. */
  scores: Readonly<Record<string, number>>;
}

/** Builds and judges a plan for each runner. */
export function evaluatePlans(cases: readonly PlanCase[]): PlanResult[] {
  return cases.map((one) => {
    const { id, runner, wish } = one;
    const outcome = buildPlan(runner, wish);
    const missed = missedExpectations(one, outcome);
    const digest = createHash('sha256').update(JSON.stringify(outcome)).digest('hex').slice(0, 16);
    if (outcome.outcome !== 'built') {
      return { id, outcome: outcome.outcome, digest, missed, broken: [], scores: {} };
    }
    const view = planView(runner, wish, outcome.plan);
    const scores = CRITERIA.flatMap(({ id: criterion, score }) => {
      const points = score(view);
      return points === null ? [] : [[criterion, points] as const];
    });
    return {
      id,
      outcome: outcome.outcome,
      digest,
      missed,
      broken: brokenRules(outcome.plan, runner, wish),
      scores: Object.fromEntries(scores),
    };
  });
}

/** Mean, least and number of plans of each criterion that was computed. */
export function scoresByCriterion(
  results: readonly PlanResult[],
): { criterion: string; mean: number; least: number; plans: number; below: string[] }[] {
  return CRITERIA.flatMap(({ id: criterion }) => {
    const scored = results.flatMap(({ id, scores }) => {
      const points = scores[criterion];
      return points === undefined ? [] : [{ id, points }];
    });
    if (scored.length === 0) return [];
    const sum = scored.reduce((total, { points }) => total + points, 0);
    return [
      {
        criterion,
        mean: sum / scored.length,
        least: Math.min(...scored.map(({ points }) => points)),
        plans: scored.length,
        below: scored
          .filter(({ points }) => points < 4)
          .map(({ id, points }) => `${id}: ${points}`),
      },
    ];
  });
}
