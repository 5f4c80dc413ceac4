import { NO_SCHEDULE, type RememberedSchedule } from '../memories/remembered-of-runner.ts';
import type { TrainingHistory } from '../training/training-history.ts';
import type { PlanGoalKind } from './training-plan.ts';
import { WALKED_WEEK_METERS } from './plan-limits.ts';
import type {
  DaysOff,
  MinutesByWeekday,
  PlanFact,
  PlanHealth,
  PlanInjury,
  ResultFact,
} from './plan-wish.ts';

/** What a plan may have to ask, the most decisive first. */
export const PLAN_QUESTIONS = [
  'health',
  'injury',
  'days',
  'running-now',
  'stretch',
  'recent-race',
  'hills',
  'long-run-day',
  'minutes',
] as const;
export type PlanQuestion = (typeof PLAN_QUESTIONS)[number];

/** How a niggle is: a mild ache goes within a run and is gone the next morning, an old one healed months ago. */
export const PLAN_ACHES = ['mild', 'old'] as const;
export type PlanAche = (typeof PLAN_ACHES)[number];

export const PLAN_QUESTIONS_MAXIMUM = 5;

/** What the runner answered; each has a default, so that nobody has to. */
export interface PlanAnswers {
  health: PlanHealth;
  /** Asked if the runner comes back or has a niggle; null = none. */
  injury: PlanInjury | null;
  /** Asked of who has a niggle; absent = it hurts now, or they are not sure. */
  ache?: PlanAche;
  /** Days to run on; Monday is 1. As many runs a week. */
  weekdays: number[];
  /** Null = whichever suits best. */
  longRunWeekday: number | null;
  /** On every day but that of the long run; null = no limit. */
  minutesOnOtherDays: number | null;
  /** Of single weekdays, that of the long run among them; absent = one figure for all. */
  minutesByWeekday?: MinutesByWeekday;
  /** Days in a row without running; absent = none. */
  daysOff?: DaysOff[];
  /** Asked where too few recordings show it; null = as recorded. */
  weeklyMeters: number | null;
  longestMeters: number | null;
  /** The longest running without a walk, asked of who runs little; null or absent = not said. Seconds. */
  stretchSeconds?: number | null;
  /** Asked where no race is known; null = none. */
  recentRace: {
    meters: number;
    seconds: number;
    /** Absent = all-out, without much climb and on a cool day. */
    fact?: ResultFact;
  } | null;
  /** Days of a club's faster session. */
  clubWeekdays: number[];
  /** They train in heat. */
  isHot: boolean;
  /** The race has much climb. */
  isHilly: boolean;
  /** What else a plan minds; never asked first, since most have nothing to say. */
  facts: PlanFact[];
  /** Of the race, metres; null or absent = not known. */
  climbMeters?: number | null;
}

/** What is known without asking. */
export interface KnownOfRunner {
  history: Pick<TrainingHistory, 'runCount' | 'weeklyMeters' | 'vdot'>;
  /** Whether a record of theirs says how fast they are. */
  hasRecord: boolean;
  /** Of the profile; none = not given. */
  availableWeekdays: readonly number[];
  /** They wrote of pain lately, or have an injury; absent = no. */
  isAiling?: boolean;
  /** What their notes say beside that; absent = nothing. */
  rememberedFacts?: readonly PlanFact[];
  /** When they can train, as they said in chat; absent = nothing. */
  remembered?: RememberedSchedule;
}

/** Fewer recorded runs than this say nothing of a week. */
const LEAST_RUNS = 3;
const USUAL_WEEKDAYS = [2, 4, 6, 7] as const;
const USUAL_LONG_RUN_WEEKDAY = 7;
const LEAST_DAYS = 3;

/** The answers until now, which decide what else is worth asking. */
export interface AnsweredSoFar {
  goalKind: PlanGoalKind;
  health: PlanHealth;
  /** Whether the runner says that they run now. */
  isRunning: boolean;
  /** What they say that they run a week, metres; absent = not said. */
  weeklyMeters?: number;
  /** Absent = what hurts, hurts now. */
  ache?: PlanAche;
}

/** Before anything is answered: well, and what is not recorded is not run. */
const NOTHING_ANSWERED: AnsweredSoFar = { goalKind: 'distance', health: 'well', isRunning: false };

/**
 * What is decisive and not known, at most five questions. Health is always asked, since it changes from day to day.
 * So are the days. A runner who does not run yet has no race to name. After an injury the question is what was
 * hurt, since an earlier race says too much. Hills are asked about if there is a race. Who runs
 * little may run with walks in between.
 */
export function missingQuestions(
  { history, hasRecord }: KnownOfRunner,
  { goalKind, health, isRunning, weeklyMeters = 0, ache }: AnsweredSoFar = NOTHING_ANSWERED,
): PlanQuestion[] {
  const runsAsRecorded = history.runCount >= LEAST_RUNS && history.weeklyMeters !== null;
  const isInjuryAsked = goalKind === 'return' || health === 'niggle';
  const isOfUse: Readonly<Record<PlanQuestion, boolean>> = {
    health: true,
    injury: isInjuryAsked,
    days: true,
    'running-now': !runsAsRecorded,
    // Who comes back may run and walk in turns already.
    stretch: ((runsAsRecorded ? history.weeklyMeters : null) ?? weeklyMeters) <= WALKED_WEEK_METERS,
    'recent-race':
      history.vdot?.basis !== 'race' &&
      !hasRecord &&
      (runsAsRecorded || isRunning) &&
      !(isInjuryAsked && ache === undefined),
    hills: goalKind === 'race',
    'long-run-day': true,
    minutes: true,
  };
  return PLAN_QUESTIONS.filter((question) => isOfUse[question]).slice(0, PLAN_QUESTIONS_MAXIMUM);
}

/** The usual days for a number of runs a week, until the runner chooses others; our choice. */
const WEEKDAYS_OF_RUNS: Readonly<Record<number, readonly number[]>> = {
  3: [2, 4, 7],
  4: USUAL_WEEKDAYS,
  5: [2, 3, 4, 6, 7],
  6: [2, 3, 4, 5, 6, 7],
  7: [1, 2, 3, 4, 5, 6, 7],
};

/**
 * The answers that stand until the runner gives others.
 *
 * @param runsPerWeek as the runner said it elsewhere; null = not said
 */
export function defaultAnswers(
  { availableWeekdays, isAiling, rememberedFacts = [], remembered = NO_SCHEDULE }: KnownOfRunner,
  saidRunsPerWeek: number | null = null,
): PlanAnswers {
  const runsPerWeek = saidRunsPerWeek ?? remembered.runsPerWeek;
  const given = [availableWeekdays, remembered.availableWeekdays].find(
    (days) => days.length >= LEAST_DAYS,
  );
  const own = given ?? USUAL_WEEKDAYS;
  const isSaid = runsPerWeek !== null && runsPerWeek !== own.length;
  const wished = (isSaid ? WEEKDAYS_OF_RUNS[runsPerWeek] : null) ?? own;
  const weekdays = withoutDays(wished, remembered.unavailableWeekdays);
  const { longRunWeekday } = remembered;
  return {
    health: isAiling ? 'niggle' : 'well',
    injury: null,
    weekdays: weekdays.sort((a, b) => a - b),
    longRunWeekday:
      [longRunWeekday, USUAL_LONG_RUN_WEEKDAY].find(
        (day) => day !== null && weekdays.includes(day),
      ) ?? null,
    minutesOnOtherDays: remembered.minutes,
    weeklyMeters: null,
    longestMeters: null,
    recentRace: null,
    clubWeekdays: [...remembered.clubWeekdays],
    isHot: false,
    isHilly: false,
    facts: [...rememberedFacts],
  };
}

/** The days without those on which the runner cannot run; another day takes the place of each, as far as there is one. */
function withoutDays(days: readonly number[], unavailable: readonly number[]): number[] {
  const kept = days.filter((day) => !unavailable.includes(day));
  const free = EVERY_DAY.filter((day) => !days.includes(day) && !unavailable.includes(day));
  return [...kept, ...free.slice(0, days.length - kept.length)];
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
