import type { PlanGoal } from './training-plan.ts';
import type { PlanRunner, PlanWish } from './plan-wish.ts';

/** A race over this distance on that day, without a time. */
export function raceGoal(meters: number, day: string): PlanGoal {
  return { kind: 'race', meters, seconds: null, day, event: null };
}

/** Somebody who runs four times a week and wants to race a half marathon in four months. */
export const EXAMPLE_RUNNER: PlanRunner = {
  weeklyMeters: 30_000,
  longestMeters: 14_000,
  daysSinceLastRun: 1,
  vdot: { value: 45, uncertainty: 1 },
  easyPaceSecondsPerKilometer: null,
  age: 40,
  heartRate: null,
  health: 'well',
  hasRedFlag: false,
};

export const EXAMPLE_WISH: PlanWish = {
  goal: raceGoal(21_097.5, '2027-03-14'),
  today: '2026-11-22',
  weeks: 12,
  weekdays: [2, 4, 6, 7],
  sessionsPerWeek: 4,
  longRunWeekday: 7,
  clubWeekdays: [],
  minutesOnOtherDays: 75,
  isHot: false,
  isHilly: false,
  racesOnTheWay: [],
};

/** A revision as a browser makes one. */
export const EXAMPLE_REVISION = '0f4a2c6e-7d1b-4c35-9a80-5b6e3d2f1a97';
