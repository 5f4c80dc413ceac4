import { dayNumberOf } from '../../measures/calendar-day.ts';
import { isRunWalk, raceOverLongestShare } from '../plan-limits.ts';
import {
  easyRaceSeconds,
  expectedRaceSeconds,
  raceByFeelOf,
  racedWish,
  raceTargetOf,
} from '../plan-paces.ts';
import { reckonedFormOf } from '../goal/runner-form.ts';
import { raceDraft, runWalkRaceDraft } from '../session-drafts.ts';
import { isInjuryNamed, isMountainRace } from '../plan-wish.ts';
import type { WeekPattern } from '../week-pattern.ts';
import { newcomerRaceSeconds, raceTurnsOf, walkedRaceSeconds } from './walked-race.ts';
import {
  goalSecondsOf,
  longestBefore,
  NO_RACE_BEFORE_RACE_DAYS,
  RACE_OF_WEEK_SHARE,
  reasonOf,
  type DatedDraft,
  type PlanCourse,
  type Planned,
} from './plan-course.ts';

/** The goal's race, and races on the way that are no jump. */
export function racesOf(course: PlanCourse, planned: Planned, monday: number): DatedDraft[] {
  const { wish, runner, raceDay, startDay } = course;
  const form = reckonedFormOf(runner);
  const isInWeek = (day: number) => day >= Math.max(startDay, monday) && day < monday + 7;
  const races: DatedDraft[] = wish.racesOnTheWay
    .map(({ day, meters }) => ({ day: dayNumberOf(day), meters }))
    .filter(
      ({ day }) => isInWeek(day) && (raceDay === null || day < raceDay - NO_RACE_BEFORE_RACE_DAYS),
    )
    .filter(
      ({ day, meters }) =>
        day > Math.max(planned.easyUntil, planned.easyPaceUntil) &&
        day - planned.lastHardDay >= 2 &&
        meters <= longestBefore(planned, day) * raceOverLongestShare(meters) &&
        meters <= (planned.weeks.at(-1) ?? 0) * RACE_OF_WEEK_SHARE,
    )
    .slice(0, 1)
    .map(({ day, meters }) => ({
      day,
      isSecond: false,
      draft: raceDraft(
        meters,
        isInjuryNamed(runner)
          ? easyRaceSeconds(runner, meters)
          : expectedRaceSeconds(form, meters, runner.weeklyMeters),
        raceTargetOf(runner, { meters, seconds: null }, wish.isHot),
      ),
      reason: reasonOf('race-on-the-way'),
    }));
  const goalMeters = wish.goal.meters;
  if (raceDay !== null && goalMeters !== null && isInWeek(raceDay)) {
    const isNew = isRunWalk(runner);
    const seconds = isNew ? newcomerRaceSeconds(course) : Math.round(goalSecondsOf(course) ?? 0);
    const race = racedWish(wish, course.weekCount);
    const target = isMountainRace(wish)
      ? raceByFeelOf(runner, race)
      : raceTargetOf(runner, race, wish.isHot || isNew);
    const turns = isNew ? raceTurnsOf(course, planned) : null;
    races.push({
      day: raceDay,
      isSecond: false,
      draft: turns
        ? runWalkRaceDraft(goalMeters, walkedRaceSeconds(course, turns), turns, target)
        : raceDraft(goalMeters, seconds, target),
      reason: reasonOf('race-goal'),
    });
  }
  return races;
}

/** A race on a day without a run takes the place of the easy run next to it. */
export function withoutDayForRace(
  easyDays: readonly number[],
  raceDays: readonly number[],
  { long, quality, easy }: WeekPattern,
  monday: number,
): number[] {
  const runDays = [long, ...quality, ...easy].map((weekday) => monday + weekday - 1);
  const extra = raceDays.find((day) => !runDays.includes(day));
  if (extra === undefined) return [...easyDays];
  const [nearest] = [...easyDays].sort(
    (a, b) => Math.abs(a - extra) - Math.abs(b - extra) || b - a,
  );
  return easyDays.filter((day) => day !== nearest);
}
