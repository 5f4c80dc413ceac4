import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner } from '../plan-wish.ts';
import { runSecondsOf } from '../sessions/session-work.ts';
import type { PlanWeek } from '../training-plan.ts';

function weeksOf(meters: number, day: string, change: Partial<PlanRunner> = {}) {
  const runner: PlanRunner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 0,
    longestMeters: null,
    daysSinceLastRun: null,
    vdot: null,
    ...change,
  };
  const wish = { ...EXAMPLE_WISH, goal: raceGoal(meters, day), weekdays: [2, 4, 7] };
  const outcome = buildPlan(runner, { ...wish, sessionsPerWeek: 3, minutesOnOtherDays: null });
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  return outcome.plan.weeks;
}

function turnsOf({ sessions }: PlanWeek, code: string) {
  return sessions
    .filter(({ reason }) => reason.code === code)
    .flatMap(({ steps }) => steps.find(({ part }) => part === 'main') ?? []);
}

describe('a race of who learns to run', () => {
  it.each([
    [5000, '2027-01-31'],
    [5000, '2027-02-14'],
    [10_000, '2027-04-11'],
    [21_097.5, '2027-06-20'],
  ])('over %d m on %s is rehearsed in its own turns', (meters, day) => {
    const weeks = weeksOf(meters, day);
    const [race] = turnsOf(weeks.at(-1) ?? ({ sessions: [] } as never), 'race-goal');
    const rehearsed = weeks.flatMap((week) => turnsOf(week, 'run-walk-race'));
    expect(race?.restSeconds).toBe(60);
    const whole = weeks.at(-1)?.sessions.find(({ kind }) => kind === 'race')?.seconds ?? 0;
    const [run, walk] = [race?.seconds ?? 0, race?.restSeconds ?? 0];
    // Eight minutes a kilometre of running, and eleven of walking.
    expect(whole * (run / 480 + walk / 660)).toBeGreaterThanOrEqual((run + walk) * (meters / 1000));
    expect(rehearsed.length).toBeGreaterThanOrEqual(2);
    for (const { seconds, restSeconds } of rehearsed) {
      expect({ seconds, restSeconds }).toEqual({ seconds: race?.seconds, restSeconds: 60 });
    }
  });
});

describe('weeks of who learns to run', () => {
  it('grow in minutes of running by no more than 15 %, and first stretches are a minute', () => {
    const weeks = weeksOf(5000, '2027-02-14');
    let largest = 0;
    for (const { sessions, reason, phase } of weeks) {
      const seconds = sessions
        .filter(({ kind }) => kind !== 'race')
        .reduce((sum, session) => sum + runSecondsOf(session), 0);
      if (largest > 0) expect(seconds).toBeLessThanOrEqual(Math.max(largest * 1.15, largest + 180));
      if (reason.code === 'cut-back' || phase === 'taper') {
        expect(seconds).toBeLessThan(largest * 0.85);
      }
      largest = Math.max(largest, seconds);
    }
    expect(turnsOf(weeks[0] as PlanWeek, 'run-walk-longest')[0]?.seconds).toBe(60);
  });

  it('begin with longer stretches for who runs a little already', () => {
    const weeks = weeksOf(10_000, '2027-03-28', {
      weeklyMeters: 4000,
      longestMeters: 2500,
      daysSinceLastRun: 2,
    });
    expect(turnsOf(weeks[0] as PlanWeek, 'run-walk-longest')[0]?.seconds).toBe(180);
  });
});
