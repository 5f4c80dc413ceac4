import { calendarDayOf, dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { hasFact, isDayOff, minutesOnWeekday, type PlanWish } from '../plan-wish.ts';
import type { PlanWeek, TrainingPlan } from '../training-plan.ts';
import { hasWarmUpDrills } from './outline/plan-checks.ts';
import {
  BUILD_ROUTINES,
  STRENGTH_ROUTINES,
  strengthDaysOf,
  strengthLevelOf,
  type StrengthLevel,
  type StrengthRunner,
  type StrengthSet,
} from './strength-routine.ts';

/** How strength changes in a plan: learnt, built up, kept, then less before the race. */
export const STRENGTH_STAGES = [
  'learn',
  'learn-hurt',
  'learn-tendon',
  'build',
  'build-light',
  'build-heavy',
  'build-masters',
  'build-hurt',
  'build-tendon',
  'build-joint',
  'keep',
  'taper',
  'off',
] as const;
export type StrengthStage = (typeof STRENGTH_STAGES)[number];

/** Weeks of a plan with the same strength. */
export interface StrengthSpan {
  stage: StrengthStage;
  fromWeek: number;
  toWeek: number;
  /** In the week with the fewest days free for it, and in the one with the most. */
  leastTimesAWeek: number;
  timesAWeek: number;
}

/** The exercises are learnt for this many weeks. Nobody begins with weights in a week with a test or a race. */
const LEARNING_WEEKS = 2;
/** In fewer days than this to the race nothing new is worth its soreness. */
const LEAST_DAYS_TO_BUILD = 56;
const KEEP_SETS = 2;
/** This many sessions a week make stronger, fewer keep what there is. */
const BUILDING_SESSIONS = 2;

/** One repeat, and one that is lowered slowly; the rest after a set, and after a heavy one. Seconds. */
const REPEAT_SECONDS = { usual: 3, slow: 6 } as const;
const REST_SECONDS = { usual: 60, heavy: 120 } as const;
const ROUND_MINUTES = 5;

const BUILD_STAGES: Readonly<Record<StrengthLevel, StrengthStage>> = {
  beginner: 'build-light',
  regular: 'build',
  strong: 'build-heavy',
  masters: 'build-masters',
  tendon: 'build-tendon',
  muscle: 'build-hurt',
  joint: 'build-joint',
};

/** What strength is in a week of the plan. */
export function strengthStageOf(
  week: PlanWeek,
  level: StrengthLevel,
  wish: StrengthWish,
): StrengthStage {
  const { number, phase, strengthSessions } = week;
  if (strengthSessions === 0) return 'off';
  if (phase === 'taper') return 'taper';
  const isHurt = level === 'tendon' || level === 'muscle' || level === 'joint';
  const isFirstRaced = number === LEARNING_WEEKS + 1 && isRaced(week);
  if (number <= LEARNING_WEEKS || isFirstRaced || isSoon(wish)) {
    if (level === 'tendon') return 'learn-tendon';
    return isHurt ? 'learn-hurt' : 'learn';
  }
  // Where it stays as frequent, it is made stronger until the end.
  return phase === 'specific' && strengthSessions < BUILDING_SESSIONS && !isHurt
    ? 'keep'
    : BUILD_STAGES[level];
}

/** Whether a week holds a test or a race. */
function isRaced({ sessions }: PlanWeek): boolean {
  return sessions.some(({ kind }) => kind === 'test' || kind === 'race');
}

function isSoon({ goal, today }: StrengthWish): boolean {
  return goal.day !== null && dayNumberOf(goal.day) - dayNumberOf(today) < LEAST_DAYS_TO_BUILD;
}

type StrengthWish = Pick<PlanWish, 'goal' | 'today'>;
type TimedWish = StrengthWish &
  Pick<PlanWish, 'isHilly' | 'minutesOnOtherDays' | 'minutesByWeekday' | 'daysOff'>;

/** The way of strength through a plan, in the order of its weeks. */
export function strengthSpansOf(
  plan: TrainingPlan,
  runner: StrengthRunner,
  wish: TimedWish,
): StrengthSpan[] {
  const level = strengthLevelOf(runner, wish);
  const spans: StrengthSpan[] = [];
  for (const week of plan.weeks) {
    const times = strengthOfWeek(week, plan, runner, wish).days.length;
    const isOver = times === 0 && week.phase === 'taper';
    const stage = isOver ? 'off' : strengthStageOf(week, level, wish);
    const last = spans.at(-1);
    if (last?.stage === stage) {
      last.toWeek = week.number;
      // A week of days off has none, which is said of its days and not of the stage.
      if (times > 0) last.leastTimesAWeek = Math.min(last.leastTimesAWeek, times);
      last.timesAWeek = Math.max(last.timesAWeek, times);
    } else {
      const { number } = week;
      spans.push({
        stage,
        fromWeek: number,
        toWeek: number,
        leastTimesAWeek: times,
        timesAWeek: times,
      });
    }
  }
  return spans;
}

/** The exercises of a week, with the sets of its stage; none where there is no strength. */
function strengthSetsOf(
  week: PlanWeek,
  runner: StrengthRunner,
  wish: StrengthWish & Pick<PlanWish, 'isHilly'>,
): StrengthSet[] {
  const level = strengthLevelOf(runner, wish);
  const ofCourse = (sets: readonly StrengthSet[]) =>
    forFormerInjury(
      wish.isHilly && (level === 'regular' || level === 'strong') ? forDescents(sets) : sets,
      runner,
    );
  const stage = strengthStageOf(week, level, wish);
  const built = ofCourse(BUILD_ROUTINES[level]);
  const kept = built.map((set) => ({ ...set, sets: Math.min(KEEP_SETS, set.sets) }));
  switch (stage) {
    case 'off':
      return [];
    case 'learn':
    case 'learn-hurt':
    case 'learn-tendon':
      return ofCourse(STRENGTH_ROUTINES[level]);
    case 'build':
    case 'build-light':
    case 'build-heavy':
    case 'build-masters':
    case 'build-hurt':
    case 'build-tendon':
    case 'build-joint':
      // Legs that are tested or raced on are not made tired first.
      return isRaced(week) ? kept : built;
    case 'keep':
      return kept;
    case 'taper':
      return ofCourse(STRENGTH_ROUTINES[level]).map((set) => ({ ...set, sets: 1 }));
  }
}

/** Slow step-downs prepare thighs and knees for running downhill. */
function forDescents(sets: readonly StrengthSet[]): StrengthSet[] {
  return sets.map((set) =>
    set.exercise === 'single-leg-deadlift' ? { ...set, exercise: 'step-down' } : set,
  );
}

/**
 * Bent knees train the deeper calf muscle, which shins and calves that were hurt before lean on. A calf that was hurt
 * is loaded on one leg and in three sets, before anything else.
 */
function forFormerInjury(
  sets: readonly StrengthSet[],
  runner: Pick<StrengthRunner, 'facts'>,
): StrengthSet[] {
  if (hasFact(runner, 'calf')) {
    return [...CALF_SETS, ...sets.filter(({ exercise }) => !CALF_EXERCISES.has(exercise))];
  }
  const isThere = sets.some(({ exercise }) => exercise === 'bent-knee-calf-raise');
  return hasFact(runner, 'shins') && !isThere ? [...sets, BENT_KNEE_SET] : [...sets];
}

const CALF_SETS: readonly StrengthSet[] = [
  { exercise: 'single-leg-calf-raise', sets: 3, repeats: 10, seconds: null, isEachSide: true },
  { exercise: 'bent-knee-calf-raise', sets: 3, repeats: 10, seconds: null, isEachSide: true },
];
const CALF_EXERCISES: ReadonlySet<string> = new Set([
  'calf-raise',
  ...CALF_SETS.map(({ exercise }) => exercise),
]);

const BENT_KNEE_SET: StrengthSet = {
  exercise: 'bent-knee-calf-raise',
  sets: 2,
  repeats: 12,
  seconds: null,
  isEachSide: false,
};

/** Strength of a week: its weekdays, Monday is 1, how long it takes on each, and its exercises. */
export interface WeekStrength {
  days: readonly number[];
  /** A multiple of five; 0 = there is none. */
  minutes: number;
  sets: readonly StrengthSet[];
}

/** As short as strength is still worth its warm-up. */
const SHORT_MINUTES = 10;

/**
 * The strength of a week within the minutes that the runner has on a day, its runs among them. Where no day has room
 * for all of it, it is a short one.
 */
export function strengthOfWeek(
  week: PlanWeek,
  plan: TrainingPlan,
  runner: StrengthRunner,
  wish: TimedWish,
): WeekStrength {
  const whole = strengthSetsOf(week, runner, wish);
  const limit = wish.minutesOnOtherDays ?? Infinity;
  const minutesOf = (sets: readonly StrengthSet[]) => minutesOfSets(sets, week, runner, wish);
  for (const most of [limit, SHORT_MINUTES]) {
    const sets = withinMinutes(whole, Math.min(most, limit), minutesOf);
    const minutes = minutesOf(sets);
    const days = strengthDaysOf(
      week,
      plan,
      (day) =>
        !isDayOff(wish, calendarDayOf(day)) &&
        runMinutesOn(plan, day) + minutes <= (minutesOnWeekday(wish, weekdayOf(day)) ?? Infinity),
    );
    if (days.length > 0) return { days, minutes, sets };
  }
  return { days: [], minutes: 0, sets: [] };
}

function runMinutesOn({ weeks }: TrainingPlan, day: number): number {
  return weeks
    .flatMap(({ sessions }) => sessions)
    .filter((session) => dayNumberOf(session.day) === day)
    .reduce((sum, { seconds }) => sum + seconds / 60, 0);
}

/** One set less of the last exercises first, then without the last of them. */
function withinMinutes(
  sets: readonly StrengthSet[],
  most: number,
  minutesOf: (sets: readonly StrengthSet[]) => number,
): readonly StrengthSet[] {
  let left = [...sets];
  while (left.length > 1 && minutesOf(left) > most) {
    const last = left.findLastIndex((set) => set.sets > 1);
    left =
      last < 0
        ? left.slice(0, -1)
        : left.map((set, index) => (index === last ? { ...set, sets: set.sets - 1 } : set));
  }
  return left;
}

function minutesOfSets(
  sets: readonly StrengthSet[],
  week: PlanWeek,
  runner: StrengthRunner,
  wish: StrengthWish,
): number {
  const level = strengthLevelOf(runner, wish);
  const stage = strengthStageOf(week, level, wish);
  const isSlow = level === 'tendon' || level === 'muscle' || level === 'joint';
  const isHeavy = stage === 'build-heavy' || (stage === 'keep' && level === 'strong');
  const each = isSlow ? REPEAT_SECONDS.slow : REPEAT_SECONDS.usual;
  const rest = isHeavy ? REST_SECONDS.heavy : REST_SECONDS.usual;
  const seconds = sets.reduce((sum, set) => {
    const side = set.seconds ?? (set.repeats ?? 0) * each;
    return sum + set.sets * (side * (set.isEachSide ? 2 : 1) + rest);
  }, 0);
  return Math.ceil(seconds / 60 / ROUND_MINUTES) * ROUND_MINUTES;
}

/** What is said of strength as a whole; of hard sessions, tests and races only where the plan has some. */
export const STRENGTH_LINES = [
  'when',
  'when-easy',
  'test-week',
  'mobility',
  'mobility-gentle',
] as const;
export type StrengthLine = (typeof STRENGTH_LINES)[number];

export function strengthLinesOf(
  plan: TrainingPlan,
  runner: Partial<Pick<StrengthRunner, 'injury'>>,
): StrengthLine[] {
  // A sore calf or tendon is not stretched.
  const isSpared = runner.injury === 'tendon' || runner.injury === 'muscle';
  const isRacedOnTheWay = plan.weeks.some((week) => week.phase !== 'taper' && isRaced(week));
  const isOfUse: Readonly<Record<StrengthLine, boolean>> = {
    when: hasWarmUpDrills(plan),
    'when-easy': !hasWarmUpDrills(plan),
    'test-week': isRacedOnTheWay,
    mobility: !isSpared,
    'mobility-gentle': isSpared,
  };
  return STRENGTH_LINES.filter((line) => isOfUse[line]);
}
