import { expect, it } from 'vitest';
import { raceGoal } from '../example-plan-wish.ts';
import { saidOfPlanIn, saidOfPlanParts, type SaidOfPlan } from './said-goal.ts';

function parts(said: Readonly<Record<string, string>>) {
  return { get: (name: string) => said[name] ?? null };
}

it.each<SaidOfPlan>([
  { goal: raceGoal(21_097.5, '2027-03-14'), runsPerWeek: 4 },
  { goal: { ...raceGoal(10_000, '2027-03-14'), seconds: 2700 }, runsPerWeek: null },
  { goal: null, runsPerWeek: null },
])('gives back what was said: %o', (said) => {
  expect(saidOfPlanIn(parts(saidOfPlanParts(said)))).toEqual(said);
});

it('takes nothing from an address that no plan can be built for', () => {
  expect(saidOfPlanIn(parts({}))).toBeNull();
  for (const forged of [
    { goal: 'race', meters: '-5', day: '2027-03-14' },
    { goal: 'race', meters: '1e9' },
    { goal: 'distance' },
    { goal: '<script>', meters: '10000' },
  ]) {
    const said = saidOfPlanIn(parts({ new: '1', runs: '99', ...forged }));
    expect(said).toEqual({ goal: null, runsPerWeek: null });
  }
});
