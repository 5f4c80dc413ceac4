import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { goalTimesOf } from '@tasuki/domain/plans/plan-paces';
import { isRunWalk } from '@tasuki/domain/plans/plan-limits';
import { paceBetweenWalks } from '@tasuki/domain/plans/said/race-walks';
import { raceDayAdvice } from '@tasuki/domain/plans/said/race-day';
import { weekGrowthOf } from '@tasuki/domain/plans/said/week-growth';
import { vdotOf } from '@tasuki/domain/training/performance/vdot';
import { describe, expect, it } from 'vitest';
import { PLAN_CASES } from './plan-cases.ts';

const RACES = PLAN_CASES.flatMap(({ id, runner, wish }) => {
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') return [];
  const { plan } = outcome;
  const advice = raceDayAdvice(plan, runner, wish);
  const race = plan.weeks.at(-1)?.sessions.find(({ day }) => day === plan.endDay);
  return advice && race ? [{ id, runner, wish, advice, race, plan }] : [];
});

/** Lines whose pace is the one between walks of a minute. */
const WALKED_LINES = new Set(['marathon-walked', 'walk-breaks-paced', 'walk-breaks-first']);

describe('the advice for the races of the evaluated runners', () => {
  it('names the turns of the race itself, and none where it is run throughout', () => {
    expect(RACES.length).toBeGreaterThan(50);
    for (const { id, advice, race } of RACES) {
      const turns = race.steps.find(({ restSeconds }) => restSeconds !== null);
      const said = advice.find(({ line }) => line === 'run-walk');
      expect([id, said?.runSeconds, said?.walkSeconds]).toEqual([
        id,
        turns?.seconds ?? undefined,
        turns?.restSeconds ?? undefined,
      ]);
    }
    expect(RACES.some(({ advice }) => advice.some(({ line }) => line === 'run-walk'))).toBe(true);
  });

  it('names no pace outside of the range of the race', () => {
    for (const { id, advice, race } of RACES) {
      for (const { line, paceSecondsPerKilometer: pace } of advice) {
        // The faster second half of who set a slow goal and feels well is the other goal's pace.
        if (pace === null || line === 'splits-negative') continue;
        if (line === 'ultra-walks-paced') {
          expect(pace, id).toBeLessThan(race.target.paceFast ?? 0);
          continue;
        }
        // Between walks it is faster than on average, by what they take.
        if (WALKED_LINES.has(line)) {
          const between = paceBetweenWalks(race.meters, race.seconds);
          expect(Math.abs(pace - between), id).toBeLessThanOrEqual(between * 0.05);
          expect(pace, id).toBeLessThan(race.target.paceSlow ?? 0);
          continue;
        }
        expect(pace, id).toBeGreaterThanOrEqual(race.target.paceFast ?? Infinity);
        expect(pace, id).toBeLessThanOrEqual(race.target.paceSlow ?? 0);
      }
      const isPlanned = advice.some(({ line }) => line === 'ultra' || line === 'ultra-walks-paced');
      if (isPlanned) expect(race.target.paceFast, id).not.toBeNull();
    }
  });

  it('takes for new only who did not run before', () => {
    for (const { id, runner, advice } of RACES) {
      const isNew = advice.some(({ line }) => line === 'warm-up-walk');
      expect([id, isNew]).toEqual([id, isRunWalk(runner)]);
    }
  });

  it('starts at goal A only where today’s form leads to it, else after a test that shows it', () => {
    for (const { id, runner, wish, advice, plan } of RACES) {
      const times = goalTimesOf(runner, wish, plan.weeks.length);
      const start = advice.find(({ line }) => line === 'even' || line === 'marathon');
      if (start && times && times.fasterSeconds === null) {
        expect(times.today.likelySeconds, id).toBeLessThanOrEqual(times.boldSeconds * 1.01);
      }
      const bold = advice.find(({ line }) => line === 'splits-bold-tested');
      if (!bold) continue;
      const shown = vdotOf({
        distanceMeters: bold.firstMeters ?? 0,
        elapsedSeconds: bold.boldSeconds ?? Infinity,
      });
      const asked = vdotOf({
        distanceMeters: wish.goal.meters ?? 0,
        elapsedSeconds: times?.boldSeconds ?? 0,
      });
      // Alone and without a taper a test of the race's own length is a little slower.
      expect(shown ?? 0, id).toBeGreaterThanOrEqual((asked ?? Infinity) * 0.985);
    }
    const lines = new Set(RACES.flatMap(({ advice }) => advice.map(({ line }) => line)));
    for (const line of ['safe-start', 'splits-bold-tested', 'splits-start'] as const) {
      expect([line, lines.has(line)]).toEqual([line, true]);
    }
  });

  it('asks for no more carbohydrate than the weeks named, in steps that skip none', () => {
    for (const { id, runner, advice, plan } of RACES) {
      const named = plan.weeks.flatMap((week) =>
        weekGrowthOf(plan, week, { runner }).flatMap(({ code, count }) =>
          code === 'fuel' && count !== null ? [count] : [],
        ),
      );
      const raced = advice.find(({ line }) => line === 'fuel' || line === 'fuel-clock');
      if (!raced) continue;
      expect(raced.grams, id).toBe(Math.max(...named));
      const steps = named.slice(1).map((count, index) => count - (named[index] ?? 0));
      expect(Math.max(0, ...steps), id).toBeLessThanOrEqual(10);
    }
  });

  it('speaks of practice in eating only where a training run holds it', () => {
    for (const { id, advice, plan } of RACES) {
      if (!advice.some(({ line }) => line === 'fuel' || line === 'carbohydrate')) continue;
      const runs = plan.weeks.flatMap(({ sessions }) => sessions);
      const longest = runs.filter(({ kind }) => kind !== 'race').map(({ seconds }) => seconds);
      expect(Math.max(...longest), id).toBeGreaterThanOrEqual(5400);
    }
  });
});
