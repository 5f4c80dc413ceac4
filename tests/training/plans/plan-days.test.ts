import { dayNumberOf, weekdayOf } from '@tasuki/domain/measures/calendar-day';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import { describe, expect, it } from 'vitest';
import { randomRunner, withRandomMinutes } from './random-runner.ts';

const RUNNERS = 120;
/** Rests between strides come on top of a run’s time, and half steps are rounded. */
const MINUTES_SLACK = 1.03;

/** What goes wrong in the plans of random runners with such a wish. */
function faultsOf(
  wishOf: (seed: number, wish: PlanWish) => PlanWish,
  faultsIn: (built: { plan: Built; runner: PlanRunner; wish: PlanWish }) => string[],
): string[] {
  return Array.from({ length: RUNNERS }, (_, seed) => seed).flatMap((seed) => {
    const { runner, wish: usual } = randomRunner(seed);
    const wish = wishOf(seed, usual);
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') return [];
    const broken = brokenRules(outcome.plan, runner, wish).map(
      ({ rule, where, found, allowed }) => `${rule} on ${where}: ${found} instead of ${allowed}`,
    );
    const faults = [...broken, ...faultsIn({ plan: outcome.plan, runner, wish })];
    return faults.map((fault) => `runner ${seed}: ${fault}`);
  });
}

type Built = Extract<ReturnType<typeof buildPlan>, { outcome: 'built' }>['plan'];

describe('plans of random runners whose days differ', () => {
  it('keep the minutes of each day, and all limits', () => {
    const faults = faultsOf(withRandomMinutes, ({ plan, wish: { minutesByWeekday = {} } }) =>
      plan.weeks.flatMap(({ sessions }) =>
        sessions
          .filter(({ kind }) => kind !== 'race')
          .filter(({ day, seconds }) => {
            const minutes = minutesByWeekday[weekdayOf(dayNumberOf(day))] ?? Infinity;
            return seconds > minutes * 60 * MINUTES_SLACK;
          })
          .map(({ day, kind, seconds }) => `${kind} of ${seconds / 60} min on ${day}`),
      ),
    );
    expect(faults).toEqual([]);
  }, 600_000);
});
