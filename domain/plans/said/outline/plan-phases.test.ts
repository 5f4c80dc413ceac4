import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../../../measures/calendar-day.ts';
import { buildPlan } from '../../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { milestonesOf, outlinePhasesOf } from './plan-phases.ts';

const HALF = raceGoal(21_097.5, '2027-02-14');
const MARATHON = raceGoal(42_195, '2027-03-14');

function outlined(given: Partial<PlanRunner>, wished: Partial<PlanWish>) {
  const runner = { ...EXAMPLE_RUNNER, ...given };
  const wish = { ...EXAMPLE_WISH, minutesOnOtherDays: null, ...wished };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  return {
    plan,
    phases: outlinePhasesOf(plan, runner, wish),
    milestones: milestonesOf(plan, runner, wish),
  };
}

describe('the phases of a plan', () => {
  it.each([
    ['a half marathon', {}, { goal: HALF }],
    ['a marathon', { weeklyMeters: 45_000, longestMeters: 20_000 }, { goal: MARATHON }],
    ['10 km', {}, { goal: raceGoal(10_000, '2027-02-14') }],
  ] as const)(
    'have a purpose and a sign of their own before the next one: %s',
    (_, runner, wish) => {
      const { phases } = outlined(runner, wish);
      expect(phases.map(({ phase }) => phase)).toEqual(['base', 'build', 'specific', 'taper']);
      expect(new Set(phases.map(({ aim }) => aim)).size).toBe(4);
      const signs = phases.map(({ sign }) => sign);
      expect(signs).not.toContain(null);
      expect(new Set(signs).size).toBe(4);
    },
  );

  it('say how much of their time is faster, without a jump from one to the next', () => {
    const { phases } = outlined(
      { weeklyMeters: 45_000, longestMeters: 20_000 },
      { goal: MARATHON },
    );
    const ranges = phases.flatMap(({ fasterPercents }) => (fasterPercents ? [fasterPercents] : []));
    expect(ranges).toHaveLength(3);
    for (const [least, most] of ranges) expect(most - least).toBeLessThanOrEqual(12);
    const most = ranges.map(([, percent]) => percent);
    expect(most).toEqual(most.toSorted((a, b) => a - b));
    expect(Math.max(...most)).toBeLessThanOrEqual(25);
  });
});

describe('the rehearsal of a race', () => {
  it.each([
    ['a half marathon', {}, { goal: HALF }],
    ['a marathon', { weeklyMeters: 45_000, longestMeters: 20_000 }, { goal: MARATHON }],
    ['10 km', {}, { goal: raceGoal(10_000, '2027-02-14') }],
  ] as const)('holds its pace one to two weeks before it: %s', (_, runner, wish) => {
    const { plan, milestones } = outlined(runner, wish);
    const rehearsal = milestones.find(({ code }) => code.startsWith('rehearsal'));
    expect(rehearsal?.code).toMatch(/paced|short/);
    expect(rehearsal?.otherMeters).toBeGreaterThan(1500);
    const week = plan.weeks[(rehearsal?.week ?? 0) - 1];
    const days = week?.sessions.map(({ day }) => dayNumberOf(plan.endDay) - dayNumberOf(day)) ?? [];
    expect(days.some((before) => before >= 8 && before <= 14)).toBe(true);
  });

  it('of who learns to run has the turns of the race', () => {
    const { milestones } = outlined(
      { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null },
      { goal: raceGoal(5000, '2027-01-31'), weekdays: [2, 4, 7], sessionsPerWeek: 3 },
    );
    expect(milestones.map(({ code }) => code)).toContain('rehearsal-walk');
  });
});
