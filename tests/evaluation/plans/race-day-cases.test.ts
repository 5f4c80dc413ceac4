import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { isRunWalk } from '@tasuki/domain/plans/plan-limits';
import { paceBetweenWalks } from '@tasuki/domain/plans/said/race-walks';
import { raceDayAdvice } from '@tasuki/domain/plans/said/race-day';
import { weekGrowthOf } from '@tasuki/domain/plans/said/week-growth';
import { describe, expect, it } from 'vitest';
import { PLAN_CASES } from './plan-cases.ts';

const RACES = PLAN_CASES.flatMap(({ id, runner, wish }) => {
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') return [];
  const { plan } = outcome;
  const advice = raceDayAdvice(plan, runner, wish);
  const race = plan.weeks.at(-1)?.sessions.find(({ day }) => day === plan.endDay);
  return advice && race ? [{ id, runner, advice, race, plan }] : [];
});

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
        // Between walks it is faster than on average, by what they take.
        if (line === 'marathon-walked' || line === 'walk-breaks-paced') {
          const between = paceBetweenWalks(race.meters, race.seconds);
          expect(Math.abs(pace - between), id).toBeLessThanOrEqual(between * 0.05);
          expect(pace, id).toBeLessThan(race.target.paceSlow ?? 0);
          continue;
        }
        expect(pace, id).toBeGreaterThanOrEqual(race.target.paceFast ?? Infinity);
        expect(pace, id).toBeLessThanOrEqual(race.target.paceSlow ?? 0);
      }
      const isPlanned = advice.some(({ line }) => line === 'ultra');
      if (isPlanned) expect(race.target.paceFast, id).not.toBeNull();
    }
  });

  it('takes for new only who did not run before', () => {
    for (const { id, runner, advice } of RACES) {
      const isNew = advice.some(({ line }) => line === 'warm-up-walk');
      expect([id, isNew]).toEqual([id, isRunWalk(runner)]);
    }
  });

  it('asks for no more carbohydrate than the weeks named, in steps that skip none', () => {
    for (const { id, runner, advice, plan } of RACES) {
      const named = plan.weeks.flatMap((week) =>
        weekGrowthOf(plan, week, null, runner).flatMap(({ code, count }) =>
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
