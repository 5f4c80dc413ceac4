import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { weekCaptionOf } from '../said/week-caption.ts';
import { isHardKind } from '../training-plan.ts';
import type { DaysOff, PlanWish } from '../plan-wish.ts';

function planOf(daysOff: DaysOff[], more: Partial<PlanWish> = {}) {
  const wish = { ...EXAMPLE_WISH, ...more, daysOff };
  const outcome = buildPlan(EXAMPLE_RUNNER, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const captions = outcome.plan.weeks.map((week) => weekCaptionOf(outcome.plan, week, wish));
  return { ...outcome.plan, captions };
}

describe('a plan with days off', () => {
  it('says it above the week and the first one back, and makes nothing up', () => {
    const { weeks, captions } = planOf([{ from: '2026-12-24', to: '2026-12-28' }]);
    expect(captions.slice(4, 6)).toEqual(['days-off', 'days-off-back']);
    expect(captions.filter((caption) => caption.startsWith('days-off'))).toHaveLength(2);
    const highest = Math.max(...weeks.slice(0, 4).map(({ meters }) => meters));
    expect(weeks[4]?.meters).toBeLessThan(highest / 2);
    expect(weeks[5]?.meters).toBeLessThanOrEqual(highest);
  });

  it('runs long on the nearest day that is left, and not two days after the last time', () => {
    const longDaysOf = (daysOff: DaysOff[]) =>
      planOf(daysOff).weeks[4]?.sessions.flatMap(({ id, kind }) => (kind === 'long' ? [id] : []));
    expect(longDaysOf([{ from: '2026-12-27', to: '2026-12-27' }])).toEqual(['d6']);
    expect(longDaysOf([{ from: '2026-12-23', to: '2026-12-27' }])).toEqual([]);
  });

  it('has empty weeks, then an easy one with less', () => {
    const { weeks } = planOf([{ from: '2026-12-21', to: '2027-01-03' }]);
    expect(weeks.slice(4, 6).flatMap(({ sessions }) => sessions)).toEqual([]);
    expect(weeks[6]?.sessions.some(({ kind }) => isHardKind(kind))).toBe(false);
    expect(weeks[6]?.meters).toBeLessThan((weeks[3]?.meters ?? 0) * 0.75);
  });

  it('has no lighter week right before or after them', () => {
    const { weeks } = planOf([{ from: '2027-01-04', to: '2027-01-10' }]);
    const lighter = weeks
      .filter(({ reason }) => reason.code === 'cut-back')
      .map((one) => one.number);
    expect(lighter).toContain(7);
    expect(lighter).not.toContain(6);
    expect(lighter).not.toContain(8);
  });

  it('has the lighter week that would be right before them some weeks earlier', () => {
    const goal = raceGoal(10_000, '2027-02-28');
    const { weeks } = planOf([{ from: '2027-01-02', to: '2027-01-09' }], { goal });
    const lighter = weeks.filter(({ reason }) => reason.code === 'cut-back');
    expect(lighter.map(({ number }) => number).slice(0, 2)).toEqual([3, 6]);
  });
});
