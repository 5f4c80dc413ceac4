import { expect, it } from 'vitest';
import { EXAMPLE_WISH } from '../example-plan-wish.ts';
import { racesOnTheWayOf } from './races-on-the-way.ts';

const ENTERED = [
  { date: '2027-01-10', distance: 'tenKilometers' },
  { date: '2026-12-06', distance: 'fiveKilometers' },
  { date: '2026-12-06', distance: 'halfMarathon' },
  { date: '2026-11-22', distance: 'fiveKilometers' },
  { date: '2027-03-14', distance: 'halfMarathon' },
  { date: '2027-04-01', distance: 'marathon' },
  { date: '2027-02-01', distance: null },
] as const;

it('are the races between today and the goal, one a day', () => {
  const { goal, today } = EXAMPLE_WISH;
  expect(racesOnTheWayOf(ENTERED, { goal, today, weeks: 12 })).toEqual([
    { day: '2026-12-06', meters: 5000 },
    { day: '2027-01-10', meters: 10_000 },
  ]);
});

it('are those of its weeks where the goal has no day', () => {
  const goal = { ...EXAMPLE_WISH.goal, kind: 'fitness', day: null } as const;
  expect(racesOnTheWayOf(ENTERED, { goal, today: '2026-11-22', weeks: 2 })).toEqual([]);
});
