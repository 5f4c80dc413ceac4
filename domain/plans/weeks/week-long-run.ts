import { mondayOf, weekdayOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import {
  effortMetersMaximum,
  lastLongSecondsOf,
  longRunSecondsMaximum,
  longRunShareMaximum,
  PLAN_LIMITS,
  restedDaysOf,
  singleRunMaximum,
} from '../plan-limits.ts';
import {
  isInjuryNamed,
  isMildAche,
  isMountainRace,
  mayRunHills,
  minutesOnWeekday,
  type PlanRunner,
} from '../plan-wish.ts';
import type { PlanReason } from '../training-plan.ts';
import { longPaceDraft, type SessionDraft } from '../session-drafts.ts';
import { paceWithTurns } from '../sessions/ultra-turns.ts';
import { daysApart, sessionsOf } from '../week-pattern.ts';
import {
  fasterShareOf,
  goalSecondsOf,
  isCareful,
  isFragile,
  isOfDay,
  isOfMountainHours,
  isOfUltraTurns,
  isQuickReturn,
  isRestart,
  longestBefore,
  MEAN_RUN_METERS,
  reasonOf,
  type PlanCourse,
  type Planned,
  type WeekIntent,
} from './plan-course.ts';
import { shortenedWeekOf } from './days-off.ts';
import { LAST_LONG_MARGIN, stretchMaximum, weekdaySeconds, type WeekFrame } from './week-frame.ts';
import { BUILD_SHARE, growingWeeksFrom, isCutBack, taperStartOf } from './week-phases.ts';
import { isUltra } from './week-quality.ts';

/** The longest run that a goal asks for; metres, by the length of its race. */
const LONG_RUN_GOALS: readonly (readonly [raceMeters: number, longMeters: number])[] = [
  [5000, 14_000],
  [10_000, 18_000],
  [HALF_MARATHON_METERS, 23_000],
  [MARATHON_METERS, 34_000],
  // Longer ones tire for weeks, and two long days in a row do as much.
  [55_000, 38_000],
  [100_000, 50_000],
];

/** What a longer run takes of its week, by runs a week, where the goal asks for no more. */
const USUAL_LONG_SHARE: Readonly<Record<number, number>> = {
  3: 0.45,
  4: 0.37,
  5: 0.32,
  6: 0.29,
  7: 0.28,
};

/** More of the week after a break. */
const SHARE_AFTER_BREAK = 0.05;

/** A week may come out smaller than it was meant, down to this share. */
const SHARE_MARGIN = 0.995;

/**
 * This share of a week is enough for the long run of a half marathon and more. The run in the middle of the week is
 * then a longer one. The share is larger only if the other days have too few minutes.
 */
const ENOUGH_OF_WEEK_SHARE = { first: 0.45, usual: 0.5, ultra: 0.57 } as const;

function enoughOfWeek(course: PlanCourse, { index }: WeekIntent): number {
  const { first, usual, ultra } = ENOUGH_OF_WEEK_SHARE;
  if (isUltra(course) && !isOfDay(course)) return ultra;
  // The first week takes up what is run.
  const isHalf = (course.wish.goal.meters ?? 0) < MARATHON_METERS;
  return isHalf && index === 0 ? first : usual;
}

/** The long run of a cut-back week, against the longest of before. */
const SHORT_LONG_SHARE = 0.75;
/** The long run of a taper, by how many days there are to the race. */
const TAPER_LONG_SHARES = [
  [8, 0.55],
  [10, 0.65],
  [17, 0.7],
  [Infinity, 0.75],
] as const;

/**
 * Race pace in a long run begins with this share of what the limits allow. In the last week before the taper it is
 * all of it.
 */
const RACE_PACE_RAMP = { first: 0.55, taper: 0.8 } as const;
const RACE_PACE_OF_LONG_SHARE = 0.62;
const RACE_PACE_OF_RACE_SHARE = 0.57;
/** Shares of the week stay below the limits by this factor, since weeks are rounded. */
const RACE_PACE_MARGIN = 0.97;
/**
 * Of the faster running of such a week: a session beside it keeps some. Beside the rehearsal of a half marathon it
 * keeps little.
 */
const RACE_PACE_OF_FASTER_SHARE = { alone: 0.94, besideRehearsal: 0.87, beside: 0.75 } as const;
/** A long run with marathon pace is no longer than this distance, or than an easy run of this time. */
const PACED_LONG = { meters: 32_000, seconds: 9000 } as const;

/**
 * The steady part of a long run: of its week at most, beside another hard session or alone; metres at
 * first and each time more.
 */
const STEADY_INSIDE = { share: 0.13, alone: 0.18, first: 4000, step: 1000 } as const;
const SHORT_INSIDE = { share: 0.08, alone: 0.15, first: 2500, step: 1000 } as const;
/** Near a short race it is run as fast as a tempo run. */
const FAST_INSIDE = { share: 0.09, alone: 0.11, first: 2000, step: 500 } as const;
const FAST_INSIDE_WEEK_METERS = 32_000;
/** Beside a single hard session. */
const SHORT_INSIDE_BESIDE_ONE = { ...SHORT_INSIDE, share: 0.11 } as const;
/** From each distance on it is run in several pieces until the race is near. */
const PIECES = [
  [9000, 3],
  [4000, 2],
] as const;
/** In this many weeks before the taper long runs that end faster hold the pace of a half marathon. */
const RACE_PACE_WEEKS = 5;
/** A long run below this share of the longest holds none. */
const LONG_PACE_LEAST_SHARE = 0.8;
/** Every second week at the same amount the long run is shorter, so that weeks differ. */
const HELD_LONG_SHARE = 0.88;

/** The longest of two runs with walks. */
const SHARE_OF_TWO_RUNS = 0.52;
/** Days off leave the long run and a shorter one. */
const SHARE_BESIDE_DAYS_OFF = 0.65;

/** @returns how long the long run of a day is to be, in metres */
export function longMetersOf(frame: WeekFrame, day: number): number {
  const { course, planned, paces, intent, isWalking, mostRuns, budgetMeters: weekMeters } = frame;
  const { wish, runner } = course;
  // Coming back, no two days in a row are run. Days off leave fewer runs, too.
  const apart =
    isWalking && isRestart(course)
      ? daysApart(wish).length
      : (shortenedWeekOf(course, intent.index)?.runs ?? null);
  const sessions = Math.max(
    PLAN_LIMITS.sessionsMinimum,
    apart ?? Math.min(sessionsOf(wish), mostRuns, Math.floor(weekMeters / MEAN_RUN_METERS)),
  );
  const goalMeters = wish.goal.meters;
  const most = longRunShareMaximum(weekMeters * SHARE_MARGIN, sessions, goalMeters);
  // After a short break the week is small, and the long run comes back sooner.
  const isBack = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const usual =
    (USUAL_LONG_SHARE[sessions] ?? PLAN_LIMITS.longRunShare) + (isBack ? SHARE_AFTER_BREAK : 0);
  const isLongGoal = (goalMeters ?? 0) >= HALF_MARATHON_METERS;
  const enough = enoughOfWeek(course, intent);
  const aimed = Math.min(most, Math.max(enough, shareLeft(frame, day, sessions)));
  const longest = longestBefore(planned, day);
  // What was run in one go is run again, as far as the limits of the week allow.
  const grown = isGrownForTen(course, intent) ? longest + STEP_FOR_TEN_METERS : longest;
  const usualOrRun = Math.max(usual, isBack || isWalking ? 0 : grown / weekMeters);
  const ofMany = (isLongGoal ? aimed : Math.min(most, usualOrRun)) * SHARE_MARGIN;
  const share = shareOfFew(frame, apart) ?? ofMany;
  // In a smaller week one run keeps the stretch that was reached.
  const isLearning = isWalking && intent.phase !== 'taper';
  const kept = isLearning && intent.isShort ? longest : null;
  const shortened = isLearning ? kept : shortLongMeters(course, intent, day, longest);
  const goalLong = Math.max(
    longGoalOf(goalMeters, runner, sessions),
    hoursGoalOf(course, paces.expected.easy),
  );
  const isShortRace = goalMeters !== null && goalMeters < HALF_MARATHON_METERS;
  const shorter = shorterLongOf(frame, day, longest);
  const meters = Math.min(
    weekMeters * share,
    firstAfterInjuryMeters(course, intent),
    shortened ??
      singleRunMaximum(longest, runner.weeklyMeters) * (intent.isEased ? HELD_LONG_SHARE / 1.1 : 1),
    isHeldBack(intent, longest, goalLong, isShortRace) ? goalLong * HELD_LONG_SHARE : goalLong,
    intent.hasLongPace
      ? Math.max(PACED_LONG.meters, (PACED_LONG.seconds * 1000) / paces.expected.easy)
      : Infinity,
    evenLongMaximum(frame, longest, goalLong),
    shorter === null ? Infinity : longest * AFTER_LONGEST_SHARES[shorter],
    metersWithin(frame, longSecondsOf(course, intent) + savedSeconds(frame)),
    metersWithin(frame, weekdaySeconds(course, day)),
    lastLongMaximum(course, day, paces.expected.easy),
    isQuickReturn(course)
      ? (stretchMaximum(frame, 'longest') * 1000) / paces.expected.easy
      : Infinity,
  );
  const step = meters >= 10_000 ? 500 : 100;
  return Math.floor(meters / step + 1e-9) * step;
}

const TEN_KILOMETERS = 10_000;
/** Half a kilometre, whatever is lost by rounding. */
const STEP_FOR_TEN_METERS = 800;

/** Whether long runs before a race of 10 km and more grow though they are a large part of the week already. */
function isGrownForTen(course: PlanCourse, { isShort, isEased, phase }: WeekIntent): boolean {
  const meters = course.wish.goal.meters ?? 0;
  const isMeant = meters >= TEN_KILOMETERS && meters < HALF_MARATHON_METERS;
  return isMeant && !isFragile(course) && !isShort && !isEased && phase !== 'taper';
}

/** Of a week with one or two runs; null = it has more. */
function shareOfFew({ course, intent: { index } }: WeekFrame, runs: number | null): number | null {
  if (runs === null || runs > 2) return null;
  if (runs < 2) return 1;
  return shortenedWeekOf(course, index) ? SHARE_BESIDE_DAYS_OFF : SHARE_OF_TWO_RUNS;
}

/** How far a long run comes in this time; metres. */
function metersWithin({ course, paces }: WeekFrame, seconds: number): number {
  const { easy } = paces.expected;
  return (seconds * 1000) / (isOfUltraTurns(course) ? paceWithTurns(easy) : easy);
}

/** In the mountains time counts: this share of the race's time, as far as the limits of the week allow. */
const OF_MOUNTAIN_TIME_SHARE = 0.6;

/** How far the longest run before a race of hours in the mountains would be on flat ground; 0 before other races. */
function hoursGoalOf(course: PlanCourse, easyPace: number): number {
  if (!isOfMountainHours(course)) return 0;
  return ((goalSecondsOf(course) ?? 0) * OF_MOUNTAIN_TIME_SHARE * 1000) / easyPace;
}

/** Race pace of a marathon takes less time than easy running, so that its long run goes somewhat further. */
function savedSeconds(frame: WeekFrame): number {
  const { course, paces, intent } = frame;
  const { easy, marathon } = paces.expected;
  if (!intent.hasLongPace || course.wish.goal.meters !== MARATHON_METERS) return 0;
  const longMeters = (longSecondsOf(course, intent) * 1000) / easy;
  return (racePaceMaximum(frame, longMeters) * Math.max(0, easy - marathon)) / 1000;
}

/** An even step is no smaller than this, or runs would hardly differ. */
const LEAST_LONG_STEP_METERS = 500;

/** Before a race of a day one long run in this many is one of the longest. */
const FEWER_PEAKS = 3;
/** Before a marathon every second one at most. */
const MARATHON_PEAKS = 1.5;

/** By this share of the weeks before the taper a marathoner's long runs have their usual time. */
const USUAL_MARATHON_LONG_SHARE = 0.6;

/** Until the work for the race long runs grow in even steps, so that the longest ones are near it. */
function evenLongMaximum(
  { course, intent, paces, isWalking }: WeekFrame,
  longest: number,
  goalLong: number,
): number {
  const { phase, index } = intent;
  const isEven = phase === 'base' || phase === 'build';
  if (!isEven || isWalking || isQuickReturn(course) || course.raceDay === null) return Infinity;
  const taperStart = taperStartOf(course);
  const goalMeters = course.wish.goal.meters;
  const most = longRunSecondsMaximum(goalMeters, goalSecondsOf(course));
  const stepTo = (seconds: number, until: number) =>
    (Math.min(goalLong, (seconds * 1000) / paces.expected.easy) - longest) /
    growingWeeksFrom(course, index, until);
  // Where only some of the long runs are the longest, their steps are larger.
  const fewer = isOfDay(course) ? FEWER_PEAKS : goalMeters === MARATHON_METERS ? MARATHON_PEAKS : 1;
  const even = stepTo(most, taperStart) * fewer;
  if (goalMeters !== MARATHON_METERS) return longest + Math.max(LEAST_LONG_STEP_METERS, even);
  // Before a marathon what is usual is reached soon after the middle, so that three or four longer ones follow.
  const usual = Math.min(most, PLAN_LIMITS.usualMarathonLongRunSeconds);
  const sooner = stepTo(usual, Math.round(taperStart * USUAL_MARATHON_LONG_SHARE));
  return longest + Math.max(LEAST_LONG_STEP_METERS, even, sooner);
}

function lastLongMaximum({ raceDay, wish }: PlanCourse, day: number, easyPace: number): number {
  if (raceDay === null || raceDay - day > PLAN_LIMITS.lastLongDays) return Infinity;
  return (lastLongSecondsOf(wish.goal.meters ?? 0) * LAST_LONG_MARGIN * 1000) / easyPace;
}

/**
 * Before an ultra marathon the long run after two longest ones is cut to this share, for rest. Before one of a
 * whole day each block has one longest run, in its middle. The run before it is somewhat shorter. After it two days
 * in a row are about as long, which makes one long way.
 */
const AFTER_LONGEST_SHARES = { 'two-days': 0.72, rested: 0.8 } as const;
const LONGEST_SHARE = 0.88;
const RESTED_LONG_METERS = 24_000;
const RESTED_DAYS = 15;

/**
 * Whether the long run of a day is a shorter one, for the longest ones around it.
 *
 * @returns `two-days` where the day before it is run as long; null = it may be the longest
 */
export function shorterLongOf(
  { course, planned, intent: { index } }: WeekFrame,
  day: number,
  longest: number,
): keyof typeof AFTER_LONGEST_SHARES | null {
  const taperStart = taperStartOf(course);
  if (!isUltra(course) || longest < RESTED_LONG_METERS || index >= taperStart) return null;
  const isLessIn = (weeks: number) =>
    index + weeks === taperStart || isCutBack(course, index + weeks, taperStart);
  // On three days, a lighter week that comes next is rest enough: two in a row would be a step back.
  const isOfFewDays = sessionsOf(course.wish) <= PLAN_LIMITS.sessionsMinimum;
  if (isOfFewDays && isLessIn(1)) return null;
  if (isOfDay(course)) {
    if (isLessIn(1)) return 'two-days';
    // The first block begins with as much as was run before.
    return isLessIn(2) || planned.longestLong === 0 ? null : 'rested';
  }
  const near = planned.runs.filter(
    (run) => run.day >= day - RESTED_DAYS && run.day < day && run.meters >= longest * LONGEST_SHARE,
  );
  return near.length >= 2 ? 'two-days' : null;
}

/**
 * A day's run takes this share of its minutes on average: a faster session with its rests is shorter than an easy
 * run.
 */
const USED_MINUTES_SHARE = 0.9;

/** The share of a week that its other days leave to the long run of a day, by their minutes. */
function shareLeft(
  { course: { wish }, paces, budgetMeters }: WeekFrame,
  day: number,
  sessions: number,
): number {
  const others = wish.weekdays
    .filter((weekday) => weekday !== weekdayOf(day))
    .map((weekday) => minutesOnWeekday(wish, weekday) ?? Infinity);
  const mean = others.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, others.length);
  if (mean === Infinity) return 0;
  const each = (mean * 60_000 * USED_MINUTES_SHARE) / paces.expected.easy;
  return 1 - ((sessions - 1) * each) / budgetMeters;
}

/** From this share of what the goal asks for on, long runs would be the same week for week. */
const AT_GOAL_SHARE = { base: 0.97, later: 0.94 } as const;

/**
 * Whether a long run is shorter, since one before it was all that the goal asks for. In the base that is every
 * second one, later each one between two with race pace, and where none has it every second one again.
 */
function isHeldBack(
  { phase, index, hasLongPace }: WeekIntent,
  longest: number,
  goalLong: number,
  hasNoLongPace: boolean,
): boolean {
  const isBase = phase === 'base';
  const isBetween = isBase || hasNoLongPace ? index % 2 === 1 : !hasLongPace;
  return isBetween && longest >= goalLong * AT_GOAL_SHARE[isBase ? 'base' : 'later'];
}

/** The longest time of a week's long run: before a marathon, that of the plan in few weeks only. */
function longSecondsOf(course: PlanCourse, { index }: WeekIntent): number {
  const goalMeters = course.wish.goal.meters;
  const most = longRunSecondsMaximum(goalMeters, goalSecondsOf(course));
  const weeksToTaper = taperStartOf(course) - index;
  // Every second week of the last ones, so that each is rested for.
  const isOfLongest =
    weeksToTaper % 2 === 1 && weeksToTaper <= 2 * PLAN_LIMITS.longestMarathonRuns - 1;
  if (goalMeters !== MARATHON_METERS || isOfLongest) return most;
  return Math.min(most, PLAN_LIMITS.usualMarathonLongRunSeconds);
}

/**
 * The long run of the first weeks after a break for an injury, against the longest before it. It begins with half of
 * it and grows slowly, whether or not the part is named: what was run before the break is no measure.
 */
const FIRST_AFTER_INJURY_SHARES = [0.5, 0.54, 0.58, 0.63, 0.68, 0.74, 0.8, 0.87] as const;

function firstAfterInjuryMeters({ runner }: PlanCourse, { index }: WeekIntent): number {
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  if ((runner.injury ?? null) === null || !isBreak || !runner.longestMeters) return Infinity;
  return runner.longestMeters * (FIRST_AFTER_INJURY_SHARES[index] ?? Infinity);
}

/** @returns null where the long run need not be shorter than before */
function shortLongMeters(
  { raceDay, wish: { goal } }: PlanCourse,
  { phase, isShort }: WeekIntent,
  day: number,
  longestMeters: number,
): number | null {
  const daysToRace = raceDay === null ? Infinity : raceDay - day;
  const isNearRace = daysToRace <= restedDaysOf(goal.meters ?? 0);
  if (phase !== 'taper' && !isNearRace) return isShort ? longestMeters * SHORT_LONG_SHARE : null;
  const share = TAPER_LONG_SHARES.find(([days]) => daysToRace <= days)?.[1] ?? SHORT_LONG_SHARE;
  return longestMeters * share;
}

/** A runner with longer runs keeps nearly as much, however short the race. */
const KEPT_LONG = { share: 0.95, meters: 22_000 } as const;

/** With three runs a longer one would be more than half of the week. */
const LONG_OF_THREE_RUNS_METERS = 20_000;

/** What aches a little is not led beyond the length of a half marathon, unless it ran more already; our choice. */
const LONG_WITH_MILD_ACHE_METERS = 21_000;

function longGoalOf(goalMeters: number | null, runner: PlanRunner, sessions: number): number {
  const ranMeters = runner.longestMeters ?? 0;
  const isFew = sessions <= PLAN_LIMITS.sessionsMinimum && (goalMeters ?? 0) < MARATHON_METERS;
  const [, ofGoal = Infinity] =
    goalMeters === null
      ? (LONG_RUN_GOALS[1] ?? [])
      : (LONG_RUN_GOALS.find(([race]) => goalMeters <= race) ?? []);
  const isSpared = isMildAche(runner) && (goalMeters ?? 0) < MARATHON_METERS;
  const usual = Math.min(
    ofGoal,
    isFew ? LONG_OF_THREE_RUNS_METERS : Infinity,
    isSpared ? LONG_WITH_MILD_ACHE_METERS : Infinity,
  );
  return Math.max(usual, Math.min(ranMeters * KEPT_LONG.share, KEPT_LONG.meters));
}

/** The long run with a faster part, where the week is meant to hold it; more of it each time. */
export function longPaceOf(frame: WeekFrame, meters: number): SessionDraft | null {
  const { planned, paces, intent } = frame;
  const isTaper = intent.phase === 'taper';
  const isLong = isTaper || meters >= planned.longestLong * LONG_PACE_LEAST_SHARE;
  if (!intent.hasLongPace || !isLong) return null;
  const { effort, inside, isWhole } = longPaceKindOf(frame);
  const most = inside === null ? racePaceMaximum(frame, meters) : steadyMaximum(frame, inside);
  const pieces = isWhole ? 1 : (PIECES.find(([least]) => most >= least)?.[1] ?? 1);
  return longPaceDraft(meters, { meters: most, effort, pieces }, paces);
}

interface SteadyInside {
  share: number;
  alone: number;
  first: number;
  step: number;
}

function steadyMaximum(
  { planned, intent }: WeekFrame,
  { share, alone, first, step }: SteadyInside,
): number {
  const level = planned.levels['long-pace'] ?? 0;
  const ofWeek = intent.quality.length === 0 ? alone : share;
  return Math.min(intent.meters * ofWeek, first + step * level);
}

/** Race pace grows from the first week that holds it to the last one before the taper. */
function racePaceMaximum({ course, intent }: WeekFrame, longMeters: number): number {
  const goalMeters = course.wish.goal.meters ?? 0;
  const effort = goalMeters === MARATHON_METERS ? 'marathon' : 'race';
  const taperStart = taperStartOf(course);
  const first = Math.ceil(taperStart * BUILD_SHARE);
  const way = Math.max(1, taperStart - 1 - first);
  const { first: least, taper } = RACE_PACE_RAMP;
  const ramp =
    intent.phase === 'taper'
      ? taper
      : Math.min(1, least + ((1 - least) * Math.max(0, intent.index - first)) / way);
  const { alone, beside, besideRehearsal } = RACE_PACE_OF_FASTER_SHARE;
  const isRehearsal = effort === 'race' && intent.index === taperStart - 1;
  const besideOthers = isRehearsal ? besideRehearsal : beside;
  const ofFaster = intent.quality.length === 0 ? alone : besideOthers;
  return (
    ramp *
    Math.min(
      effortMetersMaximum(effort, intent.meters * RACE_PACE_MARGIN, goalMeters),
      intent.meters * fasterShareOf(course) * ofFaster,
      longMeters * RACE_PACE_OF_LONG_SHARE,
      goalMeters * RACE_PACE_OF_RACE_SHARE,
    )
  );
}

/** Race pace comes in pieces first; what is only steady is run without a rest. */
function longPaceKindOf({ course, intent, planned }: WeekFrame) {
  const meters = course.wish.goal.meters ?? 0;
  if (meters === MARATHON_METERS) {
    const isWhole = intent.phase !== 'build' || (planned.levels['long-pace'] ?? 0) > 1;
    return { effort: 'marathon', inside: null, isWhole } as const;
  }
  if (meters < HALF_MARATHON_METERS) {
    const isAtThreshold =
      intent.phase === 'specific' &&
      meters > 0 &&
      intent.meters >= FAST_INSIDE_WEEK_METERS &&
      !isFragile(course);
    if (isAtThreshold) return { effort: 'threshold', inside: FAST_INSIDE, isWhole: true } as const;
    const inside = intent.quality.length > 1 ? SHORT_INSIDE : SHORT_INSIDE_BESIDE_ONE;
    return { effort: 'marathon', inside, isWhole: true } as const;
  }
  // The first long run that ends faster is only steady for a fragile runner, if enough weeks follow for race pace.
  const isFirst = (planned.levels['long-pace'] ?? 0) === 0;
  const isEarly = taperStartOf(course) - intent.index > RACE_PACE_WEEKS;
  const isSteady = isFirst && (isFragile(course) || isEarly);
  if (intent.phase !== 'specific' && isSteady) {
    return { effort: 'marathon', inside: STEADY_INSIDE, isWhole: true } as const;
  }
  // The last one before the taper in one go, as a rehearsal.
  const isWhole = intent.index >= taperStartOf(course) - 1;
  return { effort: 'race', inside: null, isWhole } as const;
}

/** Why the long run of a week ends faster. */
export function longPaceReason(frame: WeekFrame): PlanReason {
  const { effort } = longPaceKindOf(frame);
  const isRacePace = effort === 'race' || frame.course.wish.goal.meters === MARATHON_METERS;
  return reasonOf(isRacePace ? 'long-pace-inside' : 'long-progressive');
}

/** This many days lie between two long runs with descents: muscles that brake need time to recover. */
const DAYS_BETWEEN_DESCENTS = 10;
/** The first two weeks have none, and the last weeks before a taper rest from them. */
const WEEKS_WITHOUT_DESCENTS = 2;

/**
 * Whether a long run on hilly ground is run downhill on purpose. Muscles get used to braking within a few
 * such runs, and keep it for weeks (repeated-bout effect, Nosaka 2001). The careful only run hilly ground.
 */
function isOnDescents(
  course: PlanCourse,
  { lastDescentDay }: Planned,
  { index }: WeekIntent,
): boolean {
  const monday = mondayOf(course.startDay) + 7 * index;
  return (
    index >= WEEKS_WITHOUT_DESCENTS &&
    !isCareful(course) &&
    !isInjuryNamed(course.runner) &&
    monday + 6 - lastDescentDay >= DAYS_BETWEEN_DESCENTS
  );
}

/** Why the long run of a day has its metres. */
export function longReason(
  { course, planned, intent }: WeekFrame,
  day: number,
  meters: number,
  { kind }: Pick<SessionDraft, 'kind'>,
): PlanReason {
  if (kind === 'run-walk') return reasonOf('run-walk-longest');
  const before = longestBefore(planned, day);
  const isOnHills = course.wish.isHilly && mayRunHills(course.runner);
  // Before a mountain race each long run is on its ground.
  const isEach = isMountainRace(course.wish);
  const percent = before > 0 ? Math.round((meters / before - 1) * 100) : null;
  if (isOnHills && (isEach || !intent.isShort)) {
    if (!intent.isShort && isOnDescents(course, planned, intent))
      return reasonOf('long-descents', before, percent);
    if (isEach || intent.index % 2 === 1) return reasonOf('long-rolling', before, percent);
  }
  const code = intent.isShort ? 'long-short' : meters > before + 1 ? 'long-step' : 'long-hold';
  return reasonOf(code, before, percent);
}
