import { milestonesOf, outlinePhasesOf } from '@tasuki/domain/plans/said/outline/plan-phases';
import { isHardKind } from '@tasuki/domain/plans/training-plan';
import { describe, expect, it } from 'vitest';
import { planOfRandomRunner } from './plan-of-random-runner.ts';

const RUNNERS = 400;

function plansOf() {
  return Array.from({ length: RUNNERS }, (_, seed) => seed).flatMap((seed) => {
    const { runner, wish, outcome } = planOfRandomRunner(seed);
    return outcome.outcome === 'built' ? [{ seed, runner, wish, plan: outcome.plan }] : [];
  });
}

describe('what is said of the plans of random runners', () => {
  it('names the longest of all runs as the longest', () => {
    const wrong = plansOf().flatMap(({ seed, runner, wish, plan }) => {
      const said = milestonesOf(plan, runner, wish).find(({ code }) => code.startsWith('longest'));
      const runs = plan.weeks
        .flatMap(({ sessions }) => sessions)
        .filter(({ kind }) => kind !== 'race');
      // In the mountains hours count; walks are part of a run.
      const hours = Math.max(0, ...runs.map(({ seconds }) => seconds));
      const longest =
        said?.code === 'longest-hilly'
          ? (runs.find(({ seconds }) => seconds === hours)?.meters ?? 0)
          : Math.max(0, ...runs.map(({ meters }) => Math.round(meters)));
      // What was run before the plan is no milestone of it.
      const isKnown = longest <= (runner.longestMeters ?? 0) * 1.02;
      return (said ? said.meters === longest : isKnown || longest === 0)
        ? []
        : [`runner ${seed}: ${said?.meters} of ${longest}`];
    });
    expect(wrong).toEqual([]);
  });

  it('promises faster running in no phase that holds none', () => {
    const wrong = plansOf().flatMap(({ seed, runner, wish, plan }) =>
      outlinePhasesOf(plan, runner, wish).flatMap(({ aim, fromWeek, toWeek }) => {
        const kinds = plan.weeks
          .slice(fromWeek - 1, toWeek)
          .flatMap(({ sessions }) => sessions.map(({ kind }) => kind));
        const isFast = kinds.some((kind) => isHardKind(kind) && kind !== 'long' && kind !== 'race');
        const isPromised =
          /^(base|build-(short|half|marathon|ultra))$|^specific-(short|half|marathon|fitness)$/.test(
            aim,
          );
        return isPromised && !isFast
          ? [`runner ${seed}, weeks ${fromWeek} to ${toWeek}: ${aim}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
