import { mondayOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isFirstWeekFixed, isRunWalk, PLAN_LIMITS, restartRunOf } from '../plan-limits.ts';
import type { PlanPaces } from '../plan-paces.ts';
import type { PlanReasonCode } from '../training-plan.ts';
import { isHurting, isInjuryNamed, type PlanRunner } from '../plan-wish.ts';
import { RETURN_STAGES } from '../session-drafts.ts';
import { sessionsOf } from '../week-pattern.ts';
import {
  isCareful,
  isHealedOfRegular,
  isHealingReturn,
  isLastWithRuns,
  isOfMasters,
  isOfMountainHours,
  isQuickReturn,
  isRestart,
  isShortBreak,
  LEAST_RUN_METERS,
  NEWCOMER_SESSIONS_MAXIMUM,
  stagesOf,
  type PlanCourse,
  type Planned,
  type WeekIntent,
} from './plan-course.ts';
import { shareBackOf, shortenedWeekOf, weeksWithoutFewDaysOff } from './days-off.ts';
import { growingWeeksFrom, isCutBack, phaseOf, taperStartOf } from './week-phases.ts';
import { hasLongPace, qualityOf } from './week-quality.ts';

/** A newcomer's first run, and that of one who runs for so long already that walks around it have room. */
const NEWCOMER_RUN_METERS = 2500;
const WALKED_RUN_METERS = 3400;

/**
 * What the builder aims at, below the limits: three steps between two weeks of less add up to a mile
 * for each weekly run (Daniels). No step is more than the share. Careful runners take smaller ones.
 */
const STEP_RUN_METERS = 535;
const MASTERS_STEP_RUN_METERS = 500;
const CAREFUL_STEP_RUN_METERS = 400;
const STEP_SHARE = 1.09;
const MASTERS_STEP_SHARE = 1.07;
const CAREFUL_STEP_SHARE = 1.06;
/** A week of less, against the one before it. */
const CUT_BACK_SHARE = 0.75;
/** Below this three runs would be too short to be run, and the long run would be left out. */
const LEAST_CUT_BACK_METERS = 5600;
const LEAST_CUT_BACK_SHARE = 0.78;

/** With days off a week of less is no more than this of the one before it, unless that was one of less, too. */
const CUT_BACK_MOST_SHARE = 0.79;

/** A week at the peak after one at the peak. */
const EASED_SHARE = 0.95;

/**
 * Back from a lighter week, a week is at most this ratio to it. After a usual one that is the next step. After a
 * much smaller one the way back takes two weeks.
 */
const RISE_SHARE = 1.48;
const RISE_METERS = 3000;
/** Up to such a week a run left out is half of it already: then somewhat more. */
const SMALL_WEEK = { meters: 10_000, riseMeters: 5000 } as const;

/** A race makes the week after it lighter if the rest from it takes more days than this. */
const AFTER_RACE_DAYS = 3;

/** Of the weekly distance before a break of ten days, and of three weeks. */
const AFTER_BREAK_SHARE = 0.7;
const AFTER_LONG_BREAK_SHARE = 0.5;
/** After five to nine days, as the plan itself has it for lost days; and while something hurts. */
const AFTER_SHORT_BREAK_SHARE = 0.8;
const WITH_NIGGLE_SHARE = 0.75;
/** After a break for an injury less, since what was hurt has to get used to it as well. */
const AFTER_INJURY_SHARE = 0.6;

/** After a named injury the second week of running and walking, against the first one as it came out. */
const WALKING_BACK_SHARE = 1.1;

/**
 * The mean week of a taper against the peak, and how fast it falls in days, by its weeks. The race's own day counts as a
 * day without training. Two weeks are about a third and a half less, three a fifth, two and three fifths.
 */
const TAPERS: Readonly<Record<number, readonly [share: number, decayDays: number]>> = {
  1: [0.5, 14],
  2: [0.585, 45],
  3: [0.585, 25],
  4: [0.585, 25],
};
const USUAL_TAPER = [0.585, 45] as const;

/** Weekly distance a goal asks for: a mean run, and a least week; metres. */
const WEEK_GOALS: readonly (readonly [raceMeters: number, runMeters: number, least: number])[] = [
  [5000, 8000, 15_000],
  [10_000, 9000, 22_000],
  [HALF_MARATHON_METERS, 10_500, 38_000],
  [MARATHON_METERS, 14_500, 54_000],
  [50_000, 16_000, 60_000],
  [100_000, 18_000, 88_000],
];

/** A race of hours in the mountains asks for long days, also on four days a week; as far as on flat ground. */
const MOUNTAIN_HOURS_WEEK_METERS = 72_000;

/**
 * A runner who runs as much as the goal asks for still grows by this share. It rises with each week of the plan, up to
 * the most. The careful grow less. A marathon asks for more, since its long run is a share of the week.
 */
const GROWTH = { share: 1.2, aWeek: 0.01, most: 1.5, meters: 20_000 } as const;
const CAREFUL_GROWTH_MOST = 1.35;
const MARATHON_GROWTH = { share: 1.25, aWeek: 0.01, most: 1.55, meters: 25_000 } as const;
/**
 * The most that one plan grows towards what a goal asks for. Where little is run, metres count. Both coaches
 * questioned growth of 70 % and more, however small its steps; our choice.
 */
const MOST_GROWTH: readonly (readonly [
  raceMeters: number,
  growth: { share: number; least: number; most: number },
])[] = [
  [HALF_MARATHON_METERS - 1, { share: 1.5, least: 10_000, most: 15_000 }],
  [MARATHON_METERS + 1, { share: 1.65, least: 16_000, most: 20_000 }],
  [Infinity, { share: 1.65, least: 14_000, most: 28_000 }],
];
/** From this many weeks on there is time for more, by this much a week. */
const MORE_GROWTH = { weeks: 20, share: 0.2, meters: 3000 } as const;
/** From this many weeks on a plan has time for more than its goal asks for, by this share a week. */
const LONG_PLAN = { weeks: 14, aWeek: 0.008 } as const;
/** A smaller step is none that a runner notices: then fewer weeks grow. */
const LEAST_STEP_SHARE = 1.025;
const FITNESS_RUN_METERS = 6000;
/** A mean run that has room for half an hour without a walk, and walks before and after it. */
const NEWCOMER_PEAK_RUN_METERS = 4500;

/** Minutes of one of the first runs of a quick return, and the most of the week before the break. */
const FIRST_RUN_BACK_SECONDS = { least: 1230, usual: 1560 } as const;
const FIRST_WEEK_BACK_SHARE = 0.45;
/** A runner who does not know what was hurt runs less than one who only rested, and walks on top of it. */
const HURT_WEEK_BACK_SHARE = 1.1;

/** Three easy runs of 20 to 30 minutes. */
function firstWeekBack({ weeklyMeters }: PlanRunner, { expected }: PlanPaces): number {
  const metersOf = (seconds: number) =>
    (PLAN_LIMITS.sessionsMinimum * seconds * 1000) / expected.easy;
  const { least, usual } = FIRST_RUN_BACK_SECONDS;
  const meant = Math.min(metersOf(usual), weeklyMeters * FIRST_WEEK_BACK_SHARE);
  // Each run is as short as the limit of the first one after a break.
  const most = PLAN_LIMITS.sessionsMinimum * restartRunOf(weeklyMeters);
  return Math.min(most, Math.max(metersOf(least), meant));
}

/** Where the plan takes up the runner. */
export function startMetersOf(
  { runner, wish }: PlanCourse,
  paces: PlanPaces,
): {
  meters: number;
  reason: PlanReasonCode;
} {
  const { weeklyMeters, daysSinceLastRun } = runner;
  const sessions = Math.min(sessionsOf(wish), NEWCOMER_SESSIONS_MAXIMUM);
  if (isRunWalk(runner)) {
    const runMeters =
      (runner.stretchSeconds ?? null) === null ? NEWCOMER_RUN_METERS : WALKED_RUN_METERS;
    const meters = Math.min(
      Math.max(sessions * runMeters, weeklyMeters),
      PLAN_LIMITS.newcomerWeekMeters,
    );
    return { meters, reason: 'start-new' };
  }
  const breakDays = daysSinceLastRun ?? 0;
  const least = PLAN_LIMITS.sessionsMinimum * LEAST_RUN_METERS;
  const after = (share: number, reason: PlanReasonCode) => ({
    meters: Math.max(least, weeklyMeters * share),
    reason,
  });
  if (isQuickReturn({ runner })) {
    return { meters: firstWeekBack(runner, paces), reason: 'start-after-break' };
  }
  const isOfInjury = (runner.injury ?? null) !== null;
  if (breakDays >= PLAN_LIMITS.gentleReturnDays) {
    const isUnnamed = isOfInjury && !isInjuryNamed(runner);
    if (isUnnamed && breakDays < PLAN_LIMITS.longBreakDays) {
      const share = (firstWeekBack(runner, paces) * HURT_WEEK_BACK_SHARE) / weeklyMeters;
      return after(Math.min(AFTER_LONG_BREAK_SHARE, share), 'start-after-break');
    }
    return after(AFTER_LONG_BREAK_SHARE, 'start-after-break');
  }
  if (breakDays >= PLAN_LIMITS.breakDays) {
    return after(isOfInjury ? AFTER_INJURY_SHARE : AFTER_BREAK_SHARE, 'start-after-break');
  }
  if (isHurting(runner)) return after(WITH_NIGGLE_SHARE, 'start-gentle');
  if (isShortBreak(runner)) return after(AFTER_SHORT_BREAK_SHARE, 'start-after-break');
  return after(1, 'start-where-you-are');
}

/** The week that the goal asks for and the runner can reach in good time. */
function peakMetersOf(course: PlanCourse, firstMeters: number): number {
  const { runner, wish, weekCount } = course;
  const sessions = sessionsOf(wish);
  const meters = wish.goal.meters;
  // A runner who begins with less after a few days off, or with a niggle, still grows from the earlier distance.
  const startMeters =
    isShortBreak(runner) || isHurting(runner)
      ? Math.max(firstMeters, runner.weeklyMeters)
      : firstMeters;
  const growth = meters === MARATHON_METERS ? MARATHON_GROWTH : GROWTH;
  const most = isCareful(course) ? Math.min(growth.most, CAREFUL_GROWTH_MOST) : growth.most;
  const share = Math.min(most, growth.share + growth.aWeek * weekCount);
  const grown = Math.min(startMeters * share, startMeters + growth.meters);
  if (meters === null) {
    const least = wish.goal.kind === 'return' ? 1 : PLAN_LIMITS.breakDays;
    const isBack = (runner.daysSinceLastRun ?? 0) >= least;
    const before = isBack ? runner.weeklyMeters : 0;
    const learnt = isRunWalk(runner)
      ? Math.min(sessions, NEWCOMER_SESSIONS_MAXIMUM) * NEWCOMER_PEAK_RUN_METERS
      : 0;
    return Math.max(grown, before, learnt, sessions * FITNESS_RUN_METERS * 0.6);
  }
  const [, runMeters, least] = WEEK_GOALS.find(([race]) => meters <= race) ??
    WEEK_GOALS.at(-1) ?? [0, FITNESS_RUN_METERS, 0];
  const longer = isCareful(course) ? 0 : Math.max(0, weekCount - LONG_PLAN.weeks);
  const asked = Math.max(
    sessions * runMeters * (1 + longer * LONG_PLAN.aWeek),
    least,
    isOfMountainHours(course) ? MOUNTAIN_HOURS_WEEK_METERS : 0,
  );
  return Math.max(grown, Math.min(asked, mostGrownOf(course, startMeters)));
}

/** The largest week to which a goal may lead from what is run. */
function mostGrownOf(course: PlanCourse, startMeters: number): number {
  const { runner, wish, weekCount } = course;
  if (isRunWalk(runner)) return Infinity;
  const meters = wish.goal.meters ?? 0;
  const [, growth] = MOST_GROWTH.find(([race]) => meters <= race) ?? [];
  if (!growth) return Infinity;
  const { share, least, most } = growth;
  const later = Math.max(0, weekCount - MORE_GROWTH.weeks);
  const before = Math.max(startMeters, runner.weeklyMeters);
  const grown = Math.min(before * share, before + most);
  const more = later * Math.max(before * MORE_GROWTH.share, MORE_GROWTH.meters);
  return Math.max(before + least, grown) + more;
}

/** How a week is meant, by the runs that days off leave of it. */
export function intentOf(
  course: PlanCourse,
  planned: Planned,
  index: number,
  startReason: PlanReasonCode,
): WeekIntent {
  const intent = usualIntentOf(course, planned, index, startReason);
  const shortened = shortenedWeekOf(course, index);
  if (!shortened) return intent;
  const { phase, isShort } = intent;
  const isOfHighest = isShort && phase !== 'taper' && index > 0;
  const whole = isOfHighest ? Math.max(...planned.weeks.slice(-3)) : intent.meters;
  // As light against the week before as a week of less is.
  const last = planned.weeks.at(-1) ?? 0;
  const isAfterLighter = isCutBack(course, index - 1, taperStartOf(course));
  const most = isOfHighest && !isAfterLighter ? last * CUT_BACK_MOST_SHARE : Infinity;
  // What may be fast of one or two runs is no session.
  const isEasy = shortened.runs < PLAN_LIMITS.sessionsMinimum && phase !== 'taper';
  return {
    ...intent,
    meters: Math.min(whole * shortened.share, most),
    ...(isEasy && { quality: [], hasLongPace: false }),
  };
}

function usualIntentOf(
  course: PlanCourse,
  planned: Planned,
  index: number,
  startReason: PlanReasonCode,
): WeekIntent {
  const taperStart = taperStartOf(course);
  const last = planned.weeks.at(-1) ?? 0;
  const highest = largestLately(course, planned.weeks);
  const isLongFaster = hasLongPace(course, index, taperStart);
  const quality = qualityOf(course, planned, { index, taperStart, isLongFaster });
  const changed = (code: PlanReasonCode, meters: number, from: number): WeekIntent => ({
    phase: phaseOf(course, index, taperStart),
    meters,
    reason: {
      code,
      fromMeters: Math.round(from),
      percent: from > 0 ? Math.round((meters / from - 1) * 100) : null,
    },
    quality,
    isShort: false,
    isEased: false,
    hasLongPace: isLongFaster,
    index,
  });
  if (index >= taperStart) {
    const peak =
      taperStart > 0
        ? Math.max(
            ...planned.weeks.slice(3, 3 + taperStart).slice(-PLAN_LIMITS.taperReferenceWeeks),
          )
        : Math.min(highest, course.runner.weeklyMeters);
    const isRaceWeek = index === course.weekCount - 1;
    const meters = Math.min(taperMetersOf(course, taperStart, index, peak), highest);
    return { ...changed(isRaceWeek ? 'race-week' : 'taper', meters, peak), isShort: true };
  }
  if (index === 0) return changed(startReason, highest, highest);
  if (isRestart(course) && index < RETURN_STAGES.length) {
    return changed('start-after-break', highest, highest);
  }
  if (index < stagesOf(course).length && !isRunWalk(course.runner)) {
    return changed('start-after-break', Math.min(highest, last * WALKING_BACK_SHARE), highest);
  }
  if (planned.easyUntil >= mondayOf(course.startDay) + 7 * index + AFTER_RACE_DAYS) {
    // The week of the race may have been one of less already.
    const week = isCutBack(course, index - 1, taperStart)
      ? changed('cut-back', last, highest)
      : changed('cut-back', cutBackMeters(last), last);
    return { ...week, quality: [], isShort: true };
  }
  if (isCutBack(course, index, taperStart)) {
    return { ...changed('cut-back', cutBackMeters(last), last), isShort: true };
  }
  // After a week that turned out smaller than meant, but not after one that was to be smaller.
  const isAfterCutBack = isCutBack(course, index - 1, taperStart);
  const mostInTwo = twoWeekMaximum(course, planned, index);
  const rise = highest <= SMALL_WEEK.meters ? SMALL_WEEK.riseMeters : RISE_METERS;
  const shareBack = shareBackOf(course, index);
  // The week of days off says nothing of what can be run after it.
  const gradual =
    shareBack === null ? Math.max(last * RISE_SHARE, last + rise) : highest * shareBack;
  const held = Math.min(highest, mostInTwo, gradual);
  const isBelow = last < highest * EASED_SHARE - 1000;
  if (isBelow && !isAfterCutBack) return changed('hold', held, highest);
  const step = Math.max(
    stepFrom(course, highest, index),
    Math.min(highest + PLAN_LIMITS.weekStepMeters, 12_000),
  );
  const isFirstBack = isQuickReturn(course) && index < FIRST_WEEKS_BACK;
  const allowed = Math.max(
    highest * (isFirstBack ? FIRST_STEP_BACK_SHARE : PLAN_LIMITS.weekStepShare),
    highest + PLAN_LIMITS.weekStepMeters,
  );
  const peak = peakMetersOf(course, planned.weeks[0] ?? 0);
  // In even steps, so that the last weeks before the taper are the largest.
  const even = highest + (peak - highest) / growingWeeksFrom(course, index, taperStart);
  const paced = isPaced(course, highest) ? Math.max(even, highest * LEAST_STEP_SHARE) : Infinity;
  const most = Math.min(step, paced, allowed, mostInTwo, gradual, peak);
  // Runs are whole hundreds of metres, and rounding must not pass a limit.
  const meters = Math.floor(most / 100 + 1e-9) * 100;
  if (meters > highest + 1) return changed('step-up', meters, highest);
  // Not the same week again and again: every second one at the peak is a little smaller.
  const isEased = !isAfterCutBack && last >= highest - 1;
  return { ...changed('hold', isEased ? held * EASED_SHARE : held, highest), isEased };
}

/** Whether steps may be smaller than allowed: not while running is learnt or comes back. */
function isPaced(course: PlanCourse, meters: number): boolean {
  const isBelow = meters < course.runner.weeklyMeters;
  return !isRunWalk(course.runner) && stagesOf(course).length === 0 && !isBelow;
}

/** A week of less than the last one; one of few kilometres keeps each of its runs. */
function cutBackMeters(last: number): number {
  return Math.max(
    last * CUT_BACK_SHARE,
    Math.min(last * LEAST_CUT_BACK_SHARE, LEAST_CUT_BACK_METERS),
  );
}

/** The largest of the last three weeks, and of the last three that no few days off shorten; the first three are before the plan. */
function largestLately({ wish, startDay }: PlanCourse, weeks: readonly number[]): number {
  const days = { firstMonday: mondayOf(startDay), before: 3 };
  return Math.max(...weeks.slice(-3), ...weeksWithoutFewDaysOff(wish, weeks, days).slice(-3));
}

/** The most that a week may be over those of two weeks ago and more, those before the plan among them. */
function twoWeekMaximum(course: PlanCourse, planned: Planned, index: number): number {
  const { runner } = course;
  const before = runner.weeklyMeters;
  const weeks = [before, before, before, ...planned.weeks.slice(3)].slice(0, index + 2);
  const earlier = largestLately(course, weeks);
  const isNew = index < 3 && isFirstWeekFixed(runner);
  return Math.max(
    earlier * PLAN_LIMITS.twoWeekStepShare,
    earlier + PLAN_LIMITS.twoWeekStepMeters,
    isNew ? PLAN_LIMITS.newcomerWeekMeters : 0,
  );
}

/** The most that a week may come out at, whatever its whole runs add up to. */
export function weekMaximum(course: PlanCourse, planned: Planned, index: number): number {
  const before = course.runner.weeklyMeters;
  const weeks = [before, before, before, ...planned.weeks.slice(3)].slice(0, index + 3);
  const highest = largestLately(course, weeks);
  const isNew = index < 3 && isFirstWeekFixed(course.runner);
  const step = Math.max(
    highest * PLAN_LIMITS.weekStepShare,
    highest + PLAN_LIMITS.weekStepMeters,
    isNew ? PLAN_LIMITS.newcomerWeekMeters : 0,
  );
  return Math.min(step, twoWeekMaximum(course, planned, index));
}

/** After a named injury usual steps lead back to this share, and small ones go on from there. */
const USUAL_STEPS_AFTER_INJURY_SHARE = 0.65;

/** Whether who is well returns to what they ran before a break. */
function isComingBack({ runner, wish }: PlanCourse, meters: number): boolean {
  const share = isInjuryNamed(runner) ? USUAL_STEPS_AFTER_INJURY_SHARE : 1;
  return (
    wish.goal.kind === 'return' &&
    runner.health === 'well' &&
    (runner.age ?? 0) < PLAN_LIMITS.carefulAge &&
    (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays &&
    meters < runner.weeklyMeters * share
  );
}

/** Whether the plan begins below the usual week for a niggle or a few days off. */
function isBelowUsual({ runner }: PlanCourse): boolean {
  return isShortBreak(runner) || isHurting(runner);
}

/** Back from weeks off by easy runs the first steps are larger, and usual ones follow near the week of before. */
const FIRST_STEP_BACK_SHARE = 1.11;
const LATER_STEP_BACK_SHARE = 1.08;
const FIRST_WEEKS_BACK = 3;
const QUICK_STEPS_SHARE = 0.7;

/** For this many weeks after a break small steps come first, and a week is regained up to this share of it. */
const REGAINED = { weeks: 6, share: 0.95 } as const;

/** Whether a week leads back to what was run before a break, which no named injury nor age holds back. */
function isRegained(course: PlanCourse, meters: number, index: number): boolean {
  const { runner, wish } = course;
  return (
    (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays &&
    !isRunWalk(runner) &&
    !isInjuryNamed(runner) &&
    !isCareful(course) &&
    wish.goal.meters !== null &&
    index >= REGAINED.weeks &&
    meters < runner.weeklyMeters * REGAINED.share
  );
}

/** The next larger week. */
function stepFrom(course: PlanCourse, meters: number, index: number): number {
  // What was run before a break comes back sooner than it came.
  const isShortOfUsual = meters < course.runner.weeklyMeters && !isInjuryNamed(course.runner);
  const isBack = isComingBack(course, meters) || (isBelowUsual(course) && isShortOfUsual);
  const isSmall = isCareful(course) && !isRestart(course) && !isBack;
  const runs = sessionsOf(course.wish);
  if (isQuickReturn(course) && meters < course.runner.weeklyMeters * QUICK_STEPS_SHARE) {
    return meters * (index < FIRST_WEEKS_BACK ? FIRST_STEP_BACK_SHARE : LATER_STEP_BACK_SHARE);
  }
  // Walks give way to running there, so that kilometres may grow by all that the limit of a week allows.
  if (isHealingReturn(course) && isHealedOfRegular(course))
    return meters * PLAN_LIMITS.weekStepShare;
  // Before a race what was run comes back by shares alone, after the first weeks.
  if (isRegained(course, meters, index)) return meters * STEP_SHARE;
  const [share, runMeters] = isSmall
    ? [CAREFUL_STEP_SHARE, CAREFUL_STEP_RUN_METERS]
    : isOfMasters(course) && !isBack && !isRestart(course)
      ? [MASTERS_STEP_SHARE, MASTERS_STEP_RUN_METERS]
      : [STEP_SHARE, STEP_RUN_METERS];
  return Math.min(meters * share, meters + runs * runMeters);
}

/** Each week's part of the taper: less from day to day, little more than half of the peak on average. */
function taperMetersOf(
  course: PlanCourse,
  taperStart: number,
  index: number,
  peak: number,
): number {
  const first = Math.max(course.startDay, mondayOf(course.startDay) + 7 * taperStart);
  const raceDay = course.raceDay ?? course.endDay;
  const [share, decayDays] = TAPERS[course.weekCount - taperStart] ?? USUAL_TAPER;
  const weightOf = (from: number, to: number) => {
    let weight = 0;
    for (let day = from; day <= to; day += 1) {
      weight += Math.exp((first - day) / decayDays);
    }
    return weight;
  };
  const monday = mondayOf(course.startDay) + 7 * index;
  const total = (share * peak * (raceDay - first + 1)) / 7;
  const whole = weightOf(first, raceDay - 1);
  // Where the days left before the race are none of the runner's, this week holds their part, too.
  const lastDay = isLastWithRuns(course, monday) ? raceDay - 1 : monday + 6;
  const own = weightOf(Math.max(first, monday), Math.min(raceDay - 1, lastDay));
  return whole > 0 ? (total * own) / whole : 0;
}
