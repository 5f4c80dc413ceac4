import { isRunWalk } from '@tasuki/domain/plans/plan-limits';
import { stretchOf } from '@tasuki/domain/plans/goal/return-goal';
import type { PlanReasonCode, PlanWeek } from '@tasuki/domain/plans/training-plan';
import { describe, expect, it } from 'vitest';
import { IS_SOAK } from '../../figures/soak-figure.ts';
import { planOfRandomRunner } from './plan-of-random-runner.ts';

const RUNNERS = IS_SOAK ? 10_000 : 500;
/** Runs with walks: the longest, the one with what is new, and the relaxed ones. */
const ROLES: readonly PlanReasonCode[] = ['run-walk-longest', 'run-walk-stage', 'run-walk-relaxed'];
const LIGHTER: readonly PlanReasonCode[] = ['cut-back', 'taper', 'race-week'];
/** Days around a race on the way in which runs are fewer or shorter. */
const RACE_DAYS = 7;

function weeksOf(seed: number) {
  const { runner, wish, outcome } = planOfRandomRunner(seed);
  if (outcome.outcome !== 'built') return { runner, weeks: [] };
  const isBesideRace = ({ monday }: PlanWeek) =>
    wish.racesOnTheWay.some(({ day }) => {
      const days = (Date.parse(day) - Date.parse(monday)) / 86_400_000;
      return days >= -RACE_DAYS && days < 7 + RACE_DAYS;
    });
  const weeks = outcome.plan.weeks.filter(
    (week) => week.phase !== 'taper' && !LIGHTER.includes(week.reason.code) && !isBesideRace(week),
  );
  return { runner, weeks };
}

/** Weeks in which a kind of run has a shorter stretch without a walk than it had before. */
function fallsOf(seed: number): string[] {
  const reached = new Map<PlanReasonCode, number>();
  return weeksOf(seed).weeks.flatMap(({ number, sessions }) =>
    ROLES.flatMap((role) => {
      const stretches = sessions.filter(({ reason }) => reason.code === role).map(stretchOf);
      const before = reached.get(role) ?? 0;
      reached.set(role, Math.max(before, ...stretches));
      return stretches.some((seconds) => seconds < before)
        ? [`runner ${seed}, week ${number}: ${role} ${Math.min(...stretches)} after ${before}`]
        : [];
    }),
  );
}

describe('who learns to run, or learns it again', () => {
  it('never falls back to shorter stretches, except in lighter weeks', () => {
    const falls = Array.from({ length: RUNNERS }, (_, seed) => fallsOf(seed)).flat();
    expect(falls).toEqual([]);
  }, 1_200_000);

  it('gets a further run only once the others keep their stretches beside it', () => {
    const { weeks } = weeksOf(46);
    const later = weeks.filter(({ number }) => number >= 13);
    for (const { number, sessions } of later) {
      const shortest = Math.min(...sessions.map(stretchOf));
      expect({ number, isKept: shortest >= 1200 }).toEqual({ number, isKept: true });
    }
  });

  it('does not shrink to crumbs where only two days apart are left', () => {
    const { runner, weeks } = weeksOf(25);
    expect(isRunWalk(runner)).toBe(false);
    expect(Math.min(...weeks.map(({ meters }) => meters))).toBeGreaterThan(7000);
  });
});
