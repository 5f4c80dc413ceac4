import { describe, expect, it } from 'vitest';
import { runMetersOf } from '../said/plan-reasons.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { planLinesOf, planOfLines } from '../plan-lines.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import type { TrainingPlan } from '../training-plan.ts';
import { nameOfSession } from './session-name.ts';

function built(runner: Partial<PlanRunner>, wish: Partial<PlanWish>): TrainingPlan {
  const outcome = buildPlan({ ...EXAMPLE_RUNNER, ...runner }, { ...EXAMPLE_WISH, ...wish });
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return outcome.plan;
}

const NEW = { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null };
const THREE_DAYS = { weekdays: [1, 3, 6], sessionsPerWeek: 3, longRunWeekday: 6 };

describe('the sessions of a plan', () => {
  it('are of many kinds, by phase', () => {
    const { weeks } = built({}, {});
    const namesIn = (phase: string) =>
      new Set(
        weeks
          .filter((week) => week.phase === phase)
          .flatMap(({ sessions }) => sessions.map(nameOfSession)),
      );
    expect([...namesIn('base')]).toEqual(
      expect.arrayContaining(['hills', 'tempo-quick', 'fartlek']),
    );
    expect([...namesIn('build')]).toEqual(
      expect.arrayContaining(['intervals', 'long-progressive']),
    );
    expect([...namesIn('specific')]).toContain('long-pace');
  });

  it('are stored in words that the release before knows, and read again as they were', () => {
    const plan = built({}, {});
    const lines = planLinesOf(plan);
    const heads = lines.split('\n').map((line) => line.split(';')[0] ?? '');
    for (const word of ['fartlek-feel', 'tempo-quick', 'long-progressive']) {
      expect(lines).toContain(word);
      expect(lines.split(word).length).toBe(heads.join('\n').split(word).length);
    }
    expect(planOfLines(lines, plan)).toEqual(JSON.parse(JSON.stringify(plan)));
  });

  it('are three different ones in a week of running and walking, the longest last', () => {
    const plan = built(NEW, { goal: raceGoal(5000, '2027-02-13'), ...THREE_DAYS });
    const week = plan.weeks[3];
    expect(week?.sessions.map(({ reason }) => reason.code)).toEqual([
      'run-walk-stage',
      'run-walk-relaxed',
      'run-walk-longest',
    ]);
    const seconds = week?.sessions.map((session) => session.seconds) ?? [];
    expect(Math.max(...seconds)).toBe(seconds[2]);
    const stretches = week?.sessions.map(({ steps }) => steps[1]?.seconds ?? 0) ?? [];
    expect(stretches[1]).toBeLessThan(stretches[2] ?? 0);
  });

  it('name no odd seconds of walking', () => {
    const plan = built(NEW, { goal: raceGoal(5000, '2027-02-13'), ...THREE_DAYS });
    const steps = plan.weeks.flatMap(({ sessions }) => sessions.flatMap((one) => one.steps));
    expect(steps.filter(({ seconds }) => seconds !== null && seconds % 30 !== 0)).toEqual([]);
  });

  it('are never a whole week less because a race is near in which nobody starts', () => {
    const plan = built(NEW, {
      goal: raceGoal(5000, '2027-03-13'),
      racesOnTheWay: [{ day: '2026-12-15', meters: 21_097.5 }],
      ...THREE_DAYS,
      weekdays: [1, 3, 6],
    });
    expect(plan.weeks.filter(({ sessions }) => sessions.length === 0)).toEqual([]);
  });

  it('lead a runner of 3:30 over 30 km before the marathon', () => {
    const plan = built(
      { weeklyMeters: 60_000, longestMeters: 24_000, vdot: { value: 45, uncertainty: 1 } },
      {
        goal: { ...raceGoal(42_195, '2027-03-14'), seconds: 12_600 },
        weekdays: [1, 2, 4, 6, 7],
        sessionsPerWeek: 5,
        minutesOnOtherDays: null,
      },
    );
    expect(Math.max(...plan.weeks.map(({ longMeters }) => longMeters))).toBeGreaterThanOrEqual(
      30_000,
    );
  });

  it('fill a parent’s half hour of hard running with more than one thing', () => {
    const plan = built(
      { weeklyMeters: 24_000, longestMeters: 11_000 },
      { ...THREE_DAYS, minutesOnOtherDays: 50 },
    );
    const mixed = plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter((session) => nameOfSession(session) === 'tempo-quick');
    expect(mixed.length).toBeGreaterThan(0);
    expect(Math.min(...mixed.map(({ seconds }) => seconds))).toBeGreaterThan(35 * 60);
    expect(Math.max(...mixed.map(({ seconds }) => seconds))).toBeLessThanOrEqual(50 * 60);
  });

  it('come back to what was run before a break sooner than they would come anew', () => {
    const goal = { kind: 'return' as const, meters: null, seconds: null, day: null, event: null };
    const weeksOf = (daysSinceLastRun: number) =>
      built({ weeklyMeters: 40_000, longestMeters: 12_000, daysSinceLastRun }, { goal, weeks: 8 });
    const rested = weeksOf(21).weeks.map(({ meters }) => meters);
    expect(Math.max(...rested) / (rested[0] ?? 1)).toBeGreaterThan(1.24);
  });
});

describe('what comes first', () => {
  it('is less after an injury than after another break of the same length', () => {
    const goal = { kind: 'return' as const, meters: null, seconds: null, day: null, event: null };
    const before = { weeklyMeters: 40_000, longestMeters: 12_000, daysSinceLastRun: 21 };
    const rested = built(before, { goal, weeks: 8 }).weeks[0];
    const hurt = built({ ...before, injury: 'other' }, { goal, weeks: 8 }).weeks[0];
    if (!hurt || !rested) throw new Error('no week');
    // What is walked on top of it is no running.
    expect(runMetersOf(hurt)).toBeLessThan(rested.meters * 0.9);
    expect(hurt.longMeters).toBeLessThanOrEqual(12_000 * 0.8);
  });

  it('is the kind of hard session that was not run for the longest time', () => {
    const plan = built({ age: 62 }, { goal: raceGoal(10_000, '2027-02-14') });
    const kinds = plan.weeks
      .filter(({ phase, reason }) => phase !== 'taper' && reason.code !== 'cut-back')
      // Near the race its own pace is run each week.
      .filter(({ phase }) => phase !== 'specific')
      .flatMap(({ sessions }) => sessions.map(({ kind }) => kind))
      .filter((kind) => ['hills', 'tempo', 'intervals'].includes(kind));
    expect(kinds.slice(0, 3).toSorted()).toEqual(['hills', 'intervals', 'tempo']);
    expect(kinds.slice(1).every((kind, index) => kind !== kinds[index])).toBe(true);
  });
});
