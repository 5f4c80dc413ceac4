import { dayNumberOf } from '../../measures/calendar-day.ts';
import { raceOverLongestShare } from '../plan-limits.ts';
import { predictedRace, raceTargetOf, type PlanPaces } from '../plan-paces.ts';
import { raceDraft } from '../session-drafts.ts';
import type { PlanRunner } from '../plan-wish.ts';
import type { WeekPattern } from '../week-pattern.ts';
import {
  longestBefore,
  reasonOf,
  type DatedDraft,
  type PlanCourse,
  type Planned,
} from './plan-course.ts';

const NO_RACE_BEFORE_RACE_DAYS = 15;

/** A race on the way is no more than this of the week before it. */
const RACE_OF_WEEK_SHARE = 0.55;

/** The goal's race, and races on the way that are no jump. */
export function racesOf(
  course: PlanCourse,
  planned: Planned,
  paces: PlanPaces,
  monday: number,
): DatedDraft[] {
  const { wish, runner, raceDay, startDay } = course;
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
        raceSecondsAt(runner, paces, meters),
        raceTargetOf(runner.vdot, meters, null),
      ),
      reason: reasonOf('race-on-the-way'),
    }));
  const goalMeters = wish.goal.meters;
  if (raceDay !== null && goalMeters !== null && isInWeek(raceDay)) {
    const seconds = wish.goal.seconds ?? raceSecondsAt(runner, paces, goalMeters);
    const target = raceTargetOf(wish.isHot ? null : runner.vdot, goalMeters, wish.goal.seconds);
    races.push({
      day: raceDay,
      isSecond: false,
      draft: raceDraft(goalMeters, seconds, target),
      reason: reasonOf('race-goal'),
    });
  }
  return races;
}

/** How long a race takes: as predicted, else at an easy pace, since nobody knows more. Seconds. */
function raceSecondsAt(runner: PlanRunner, { expected }: PlanPaces, meters: number): number {
  const predicted = predictedRace(runner.vdot, meters);
  return predicted
    ? Math.round((predicted.fromSeconds + predicted.toSeconds) / 2)
    : Math.round((meters * expected.easy) / 1000);
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
