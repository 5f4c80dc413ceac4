import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { raceRecoveryDays } from '../../training/load/volume-rules.ts';
import { easedSession } from '../plan-caution.ts';
import { raceDayOf, weekWith } from '../plan-lines.ts';
import { raceOverLongestShare } from '../plan-limits.ts';
import { reckonedFormOf } from '../goal/runner-form.ts';
import { expectedRaceSeconds, raceTargetOf } from '../plan-paces.ts';
import { raceDraft } from '../session-drafts.ts';
import { isHardKind, isLongKind, type PlanSession, type TrainingPlan } from '../training-plan.ts';
import { livedForm } from './lived-runs.ts';
import type { ChangeBasis } from './rest-of-plan.ts';

/** Easy days before a race that is no goal. */
const EASY_DAYS_BEFORE = 2;
/** The goal's race needs its own rest before it. */
const DAYS_TO_GOAL = 15;

/** Why a race does not fit in. */
export type RaceRefusal = 'past' | 'too-far' | 'too-close-to-goal';

/**
 * The plan with a race on a day: two easy days before it, easy days after it, and no other hard
 * session within them.
 *
 * @param race day YYYY-MM-DD and metres
 */
export function planWithRace(
  basis: ChangeBasis,
  race: { day: string; meters: number },
): TrainingPlan | RaceRefusal {
  const { plan, runs, today } = basis;
  const day = dayNumberOf(race.day);
  const goalDay = raceDayOf(plan);
  if (race.day < today || race.day < plan.startDay || race.day > plan.endDay) return 'past';
  if (goalDay !== null && day > dayNumberOf(goalDay) - DAYS_TO_GOAL) return 'too-close-to-goal';
  const longest = livedForm(runs, dayNumberOf(today)).longestMeters ?? 0;
  if (race.meters > longest * raceOverLongestShare(race.meters)) return 'too-far';
  const easyUntil = day + raceRecoveryDays(race.meters);
  const weeks = plan.weeks.map((week) => {
    const monday = dayNumberOf(week.monday);
    const isRaceWeek = day >= monday && day < monday + 7;
    const sessions = week.sessions
      .filter((session) => session.day !== race.day)
      .map((session) => {
        const at = dayNumberOf(session.day);
        const isBeside = at >= day - EASY_DAYS_BEFORE && at <= easyUntil;
        // The race is the week's long and hard effort at once.
        const isLongOfWeek = isRaceWeek && isLongKind(session.kind) && at > day;
        const isEased = isHardKind(session.kind) && session.kind !== 'race' && session.day >= today;
        return isEased && (isBeside || isLongOfWeek) ? easedSession(session) : session;
      });
    const added = isRaceWeek ? [raceSession(basis, race)] : [];
    return weekWith(week, [...sessions, ...added], goalDay);
  });
  return { ...plan, weeks };
}

function raceSession(
  { runner, wish }: ChangeBasis,
  { day, meters }: { day: string; meters: number },
): PlanSession {
  const form = reckonedFormOf(runner);
  return {
    id: `d${weekdayOf(dayNumberOf(day))}`,
    day,
    ...raceDraft(
      meters,
      expectedRaceSeconds(form, meters, runner.weeklyMeters),
      raceTargetOf(runner, { meters, seconds: null }, wish.isHot),
    ),
    reason: { code: 'race-on-the-way', fromMeters: null, percent: null },
  };
}
