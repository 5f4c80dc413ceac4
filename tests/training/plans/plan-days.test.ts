import { dayNumberOf, weekdayOf } from '@tasuki/domain/measures/calendar-day';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import { isHardKind } from '@tasuki/domain/plans/training-plan';
import { describe, expect, it } from 'vitest';
import { randomRunner, withRandomDaysOff, withRandomMinutes } from './random-runner.ts';

const RUNNERS = 120;
/** Rests between strides come on top of a run’s time, and half steps are rounded. */
const MINUTES_SLACK = 1.03;

/** After so many days off nothing is hard for so many days. */
const LONG_DAYS_OFF = 10;
const EASY_DAYS = 7;

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

  it('hold nothing on days off, are easy on the first days back, and keep all limits', () => {
    const faults = faultsOf(withRandomDaysOff, ({ plan, wish: { daysOff = [] } }) => {
      const sessions = plan.weeks.flatMap((week) => week.sessions);
      return daysOff.flatMap(({ from, to }) => {
        const back = dayNumberOf(to);
        const isLong = back - dayNumberOf(from) + 1 >= LONG_DAYS_OFF;
        return sessions
          .filter(({ kind }) => kind !== 'race')
          .filter(({ day, kind }) => {
            const isOff = day >= from && day <= to;
            const days = dayNumberOf(day) - back;
            return isOff || (isLong && days > 0 && days <= EASY_DAYS && isHardKind(kind));
          })
          .map(({ day, kind }) => `${kind} on ${day} with ${from} to ${to} off`);
      });
    });
    expect(faults).toEqual([]);
  }, 600_000);
});
