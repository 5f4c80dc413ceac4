import { calendarDayOf, dayNumberOf, mondayOf, weekdayOf } from '../../measures/calendar-day.ts';
import { raceRecoveryDays } from '../../training/load/volume-rules.ts';
import {
  healedRunningMaximum,
  isRunWalk,
  learningSecondsMaximum,
  PLAN_LIMITS,
  runningSecondsMaximum,
  STEP_LEAST_SHARE,
} from '../plan-limits.ts';
import { planPacesOf, racedWish } from '../plan-paces.ts';
import {
  fasterMetersOf,
  isHardKind,
  isLongKind,
  metersAt,
  type PlanPhase,
  type PlanReason,
  type PlanSession,
  type PlanWeek,
} from '../training-plan.ts';
import { isInjuryNamed, isMildAche, lastRunDayOf } from '../plan-wish.ts';
import { RETURN_STAGES } from '../session-drafts.ts';
import { runSecondsOf } from '../sessions/session-work.ts';
import type { WeekPattern } from '../week-pattern.ts';
import {
  isCareful,
  isHealedOfRegular,
  isOfMasters,
  isOfSmallSteps,
  isQuickReturn,
  isRestart,
  isShortBreak,
  isWalkedReturn,
  stagesOf,
  trainingMetersOf,
  type DatedDraft,
  type PlanCourse,
  type Planned,
} from './plan-course.ts';
import { shortenedWeekOf } from './days-off.ts';
import type { WeekOutline } from './week-frame.ts';
import { draftsOf } from './week-sessions.ts';
import { reachedWith, stretchOfSteps } from './week-stretches.ts';
import { intentOf, startMetersOf, weekMaximum } from './week-volume.ts';

/** After running and walking in turns this many weeks are run easily throughout, without strides. */
const EASY_WEEKS_AFTER_WALKING = 2;
/** Stands for a last test long before the plan. */
const NO_TEST_DAYS = 100;

/** A week with too much running is tried again with this share of it. */
const SMALLER_WEEK_SHARE = 0.99;

/** A week may exceed its limit by this much, which is less than any step of a run. */
const ROUNDED_METERS = 1;

/** With this share of what was meant a week is as it was meant. */
const REACHED_SHARE = 0.995;
const REACHED_BESIDE_DAYS_OFF = 0.93;

/** The running of a lighter week in learning to run, against the most of any week before it. */
const LIGHTER_RUNNING_SHARE = 0.78;

/** The weeks of a plan, week by week, so that each rests on what was planned before it. */
export function planWeeksOf(course: PlanCourse): PlanWeek[] {
  const { runner, wish, startDay } = course;
  const paces = planPacesOf(runner, {
    isByFeel: wish.isHot,
    isRunWalk: isRunWalk(runner),
    race: racedWish(wish, course.weekCount),
  });
  const start = startMetersOf(course, paces);
  const planned: Planned = {
    weeks: [start.meters, start.meters, start.meters],
    runs:
      runner.longestMeters === null || runner.longestMeters <= 0
        ? []
        : [{ day: lastRunDayOf(startDay, runner), meters: runner.longestMeters, isEasy: false }],
    lastHardDay: startDay - 2,
    easyUntil: startDay - 1,
    easyPaceUntil: isEasyThroughout(course)
      ? course.endDay
      : startDay - 1 + easyDaysAtStart(course),
    lastTestDay: startDay - (isCareful(course) ? PLAN_LIMITS.testEveryDaysMinimum : NO_TEST_DAYS),
    testMeters: null,
    testSeconds: null,
    lastDescentDay: startDay - NO_TEST_DAYS,
    hasPrimer: false,
    stage: firstStageOf(course),
    longestStretch: 0,
    mostRunning: 0,
    runningBefore: 0,
    reached: {},
    raceStretch: null,
    learningRuns: null,
    levels: {},
    racePaceSessions: 0,
    lastMains: {},
    lastLongDay: startDay - NO_TEST_DAYS,
    lastDays: {},
    longestLong: 0,
  };
  const patterns = new Map<string, WeekPattern | null>();
  return Array.from({ length: course.weekCount }, (_, index) => {
    const intent = intentOf(course, planned, index, start.reason);
    const monday = mondayOf(startDay) + 7 * index;
    return fillWeek(
      { course, planned, paces, monday, intent, mostRuns: Infinity },
      patterns,
      index + 1,
    );
  });
}

/** Whether nothing is run fast: for a named injury, and on the way back, which leads to a plan with faster running. */
function isEasyThroughout({ runner, wish }: PlanCourse): boolean {
  return isInjuryNamed(runner) || wish.goal.kind === 'return';
}

/** A runner who runs a little already begins with longer stretches than a minute. */
const FIRST_STAGES = [
  [2000, 3],
  [1000, 2],
] as const;

/** Who comes back begins with no more than two minutes, unless they say that they run longer. */
const FIRST_STAGE_OF_RETURN = 1;

function firstStageOf(course: PlanCourse): number {
  const { runner } = course;
  if (!isRunWalk(runner) || (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays) return 0;
  const { stretchSeconds = null } = runner;
  if (stretchSeconds !== null) {
    return Math.max(
      0,
      stagesOf(course).findLastIndex(({ run }) => run <= stretchSeconds),
    );
  }
  const longest = runner.longestMeters ?? 0;
  const stage = FIRST_STAGES.find(([least]) => longest >= least)?.[1] ?? 0;
  return isWalkedReturn(course) ? Math.min(stage, FIRST_STAGE_OF_RETURN) : stage;
}

/** Weeks without faster running after a quick return: more than half of those off. */
const EASY_WEEKS_OF_RETURN = { share: 0.6, least: 4, most: 6 } as const;

function easyWeeksOfReturn(daysOff: number): number {
  const { share, least, most } = EASY_WEEKS_OF_RETURN;
  return Math.min(most, Math.max(least, Math.round((daysOff / 7) * share)));
}

function easyDaysAtStart({ runner }: PlanCourse): number {
  if (isQuickReturn({ runner })) return easyWeeksOfReturn(runner.daysSinceLastRun ?? 0) * 7;
  if (isRestart({ runner })) return (RETURN_STAGES.length + EASY_WEEKS_AFTER_WALKING) * 7;
  if (isMildAche(runner)) return PLAN_LIMITS.easyWeeksWithMildAche * 7;
  if (runner.health === 'niggle') return PLAN_LIMITS.easyWeeksWithNiggle * 7;
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  return isBreak ? PLAN_LIMITS.easyWeeksAfterBreak * 7 : isShortBreak(runner) ? 7 : 0;
}

function fillWeek(
  outline: WeekOutline,
  patterns: Map<string, WeekPattern | null>,
  number: number,
): PlanWeek {
  const { course, planned, intent } = outline;
  let meters = intent.meters;
  // What few runs beside days off leave over is left: their shares of ever smaller weeks would end in crumbs.
  const isShortened = shortenedWeekOf(course, intent.index) !== null;
  const reachedShare = isShortened ? REACHED_BESIDE_DAYS_OFF : REACHED_SHARE;
  let drafts: DatedDraft[] = [];
  // Limits of days and runs may leave less than was meant: shares are then those of the smaller week.
  for (let round = 0; round < 80; round += 1) {
    drafts = draftsOf({ ...outline, intent: { ...intent, meters } }, patterns);
    const reached = trainingMetersOf(course, drafts);
    const isTooMuch = reached > weekMaximum(course, planned, intent.index) + ROUNDED_METERS;
    if (reached > 0 && (isTooMuch || isTooMuchRunning(outline, drafts))) {
      meters = Math.min(meters, reached) * SMALLER_WEEK_SHARE;
      continue;
    }
    if (reached >= meters * reachedShare || reached === 0) break;
    meters = reached;
  }
  const sessions = drafts
    .sort((a, b) => a.day - b.day || Number(a.isSecond) - Number(b.isSecond))
    .map(({ day, isSecond, draft, reason }): PlanSession => ({
      id: `d${weekdayOf(day)}${isSecond ? 'b' : ''}`,
      day: calendarDayOf(day),
      ...draft,
      reason,
    }));
  note(outline, drafts);
  const week = weekOf(outline, number, sessions);
  planned.weeks.push(week.meters);
  return week;
}

function runningSecondsOf(drafts: readonly DatedDraft[]): number {
  return drafts
    .filter(({ draft }) => draft.kind !== 'race')
    .reduce((sum, { draft }) => sum + runSecondsOf(draft), 0);
}

/** Whether more is run than may follow, where running comes back; kilometres that are walked are no measure. */
function isTooMuchRunning(
  { course, planned: { mostRunning, runningBefore }, intent }: WeekOutline,
  drafts: readonly DatedDraft[],
): boolean {
  if (mostRunning === 0 || !isOfSmallSteps(course)) return false;
  const isLearning = isRunWalk(course.runner);
  // Without the walks a week of as many kilometres would hardly be a lighter one.
  const lighter = isLearning ? LIGHTER_RUNNING_SHARE : 1;
  const grown = isLearning
    ? learningSecondsMaximum(mostRunning, runningBefore)
    : isHealedOfRegular(course)
      ? healedRunningMaximum(mostRunning)
      : runningSecondsMaximum(mostRunning);
  const most = intent.isShort ? mostRunning * lighter : grown;
  return runningSecondsOf(drafts) > most;
}

function weekOf(
  { course, monday, intent: { phase, reason } }: WeekOutline,
  number: number,
  sessions: readonly PlanSession[],
): PlanWeek {
  const training = sessions.filter(({ day }) => dayNumberOf(day) !== course.raceDay);
  const meters = training.reduce((sum, session) => sum + session.meters, 0);
  return {
    number,
    monday: calendarDayOf(monday),
    phase,
    reason: reasonAsFilled(reason, meters),
    meters,
    longMeters: Math.max(
      0,
      ...training.filter(({ kind }) => kind !== 'race').map((session) => session.meters),
    ),
    fasterMeters: Math.round(training.reduce((sum, session) => sum + fasterMetersOf(session), 0)),
    strengthSessions: strengthSessionsOf(course, phase, course.endDay - monday),
    sessions,
  };
}

/** After a bone injury the treating person says which exercises are right. */
function strengthSessionsOf({ runner }: PlanCourse, phase: PlanPhase, daysToEnd: number): number {
  if (runner.injury === 'bone') return 0;
  // What was hurt needs strength more than anything, while all running is easy.
  if (isInjuryNamed(runner) && phase !== 'taper') return 3;
  // Once more, with less, until the week of the race.
  if (phase === 'taper') return daysToEnd > 7 ? 1 : 0;
  // With age strength is lost faster than it is kept by running.
  return phase === 'specific' && !isOfMasters({ runner }) ? 1 : 2;
}

/** The reason of a week with the figures it came out with. */
function reasonAsFilled({ code, fromMeters }: PlanReason, meters: number): PlanReason {
  const isNoStep = code === 'step-up' && meters < (fromMeters ?? 0) * STEP_LEAST_SHARE;
  return {
    code: isNoStep ? 'hold' : code,
    fromMeters,
    percent: fromMeters ? Math.round((meters / fromMeters - 1) * 100) : null,
  };
}

/** A week of running and walking in turns leads to the next stage, where its own was run. */
function noteStretches(
  { course, planned, intent }: WeekOutline,
  drafts: readonly DatedDraft[],
): void {
  const stages = stagesOf(course);
  const stretches = drafts.flatMap(({ draft: { kind, steps, seconds } }) =>
    kind === 'run-walk' ? stretchOfSteps(steps) : kind === 'race' ? [] : seconds,
  );
  const running = runningSecondsOf(drafts);
  if (running > planned.mostRunning) {
    planned.runningBefore = planned.mostRunning;
    planned.mostRunning = running;
  }
  planned.longestStretch = Math.max(planned.longestStretch, ...stretches);
  if (isRunWalk(course.runner) && !intent.isShort) {
    planned.reached = reachedWith(planned, drafts);
    planned.learningRuns = drafts.length;
  }
  if (drafts.every(({ draft }) => draft.kind !== 'run-walk')) return;
  const reached = stages.findLastIndex(({ run }) => run <= Math.max(0, ...stretches));
  planned.stage = Math.max(planned.stage, reached + 1);
}

function note(outline: WeekOutline, drafts: readonly DatedDraft[]): void {
  const {
    course,
    planned,
    intent: { isShort },
  } = outline;
  noteStretches(outline, drafts);
  for (const { day, draft, reason } of drafts) {
    if (reason.code === 'race-primer') planned.hasPrimer = true;
    if (reason.code === 'run-walk-race') planned.raceStretch = stretchOfSteps(draft.steps);
    if (reason.code === 'long-descents') planned.lastDescentDay = day;
    const isEasy = !isHardKind(draft.kind) && !isLongKind(draft.kind);
    planned.runs.push({ day, meters: draft.meters, isEasy });
    if (isLongKind(draft.kind)) {
      planned.longestLong = Math.max(planned.longestLong, draft.meters);
      planned.lastLongDay = Math.max(planned.lastLongDay, day);
    }
    if (!isShort && isHardKind(draft.kind)) {
      planned.levels[draft.kind] = (planned.levels[draft.kind] ?? 0) + 1;
      const main = draft.steps.find(({ part }) => part === 'main');
      if (main) planned.lastMains[draft.kind] = main;
    }
    if (draft.kind === 'intervals' && draft.steps.some(({ effort }) => effort === 'race')) {
      planned.racePaceSessions += 1;
    }
    if (isHardKind(draft.kind)) {
      planned.lastHardDay = Math.max(planned.lastHardDay, day);
      planned.lastDays[draft.kind] = day;
    }
    if (draft.kind === 'test') {
      planned.lastTestDay = day;
      planned.testMeters = metersAt(draft, 'test');
      planned.testSeconds = draft.steps.find(({ part }) => part === 'main')?.seconds ?? null;
    }
    if (draft.kind === 'race' && day !== course.raceDay) {
      planned.easyUntil = Math.max(planned.easyUntil, day + raceRecoveryDays(draft.meters));
    }
  }
}
