import type { TrainingHistory } from '../training/training-history.ts';
import type { PlanHealth } from './plan-wish.ts';

/** What a plan may have to ask, the most decisive first. */
export const PLAN_QUESTIONS = [
  'health',
  'days',
  'running-now',
  'recent-race',
  'long-run-day',
  'minutes',
] as const;
export type PlanQuestion = (typeof PLAN_QUESTIONS)[number];

export const PLAN_QUESTIONS_MAXIMUM = 5;

/** What the runner answered; each has a default, so that nobody has to. */
export interface PlanAnswers {
  health: PlanHealth;
  /** Days to run on; Monday is 1. As many runs a week. */
  weekdays: number[];
  /** Null = whichever suits best. */
  longRunWeekday: number | null;
  /** On every day but that of the long run; null = no limit. */
  minutesOnOtherDays: number | null;
  /** Asked where too few recordings show it; null = as recorded. */
  weeklyMeters: number | null;
  longestMeters: number | null;
  /** Asked where no race is known; null = none. */
  recentRace: { meters: number; seconds: number } | null;
  /** Days of a club's faster session. */
  clubWeekdays: number[];
  /** They train in heat. */
  isHot: boolean;
  /** The race has much climb. */
  isHilly: boolean;
}

/** What is known without asking. */
export interface KnownOfRunner {
  history: Pick<TrainingHistory, 'runCount' | 'weeklyMeters' | 'vdot'>;
  /** Whether a record of theirs says how fast they are. */
  hasRecord: boolean;
  /** Of the profile; none = not given. */
  availableWeekdays: readonly number[];
  /** They wrote of pain or illness lately, or come back from a sign; absent = no. */
  isAiling?: boolean;
}

/** So few recorded runs say nothing of a week. */
const LEAST_RUNS = 3;
const USUAL_WEEKDAYS = [2, 4, 6, 7] as const;
const USUAL_LONG_RUN_WEEKDAY = 7;
const LEAST_DAYS = 3;

/**
 * What is decisive and not known, at most five questions. Health is always asked, since it changes
 * from day to day, and so are the days.
 */
export function missingQuestions({ history, hasRecord }: KnownOfRunner): PlanQuestion[] {
  const isKnown: Partial<Record<PlanQuestion, boolean>> = {
    'running-now': history.runCount >= LEAST_RUNS && history.weeklyMeters !== null,
    'recent-race': history.vdot?.basis === 'race' || hasRecord,
  };
  return PLAN_QUESTIONS.filter((question) => isKnown[question] !== true).slice(
    0,
    PLAN_QUESTIONS_MAXIMUM,
  );
}

/** Which days so many runs a week fall on, until the runner chooses others; our choice. */
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
  { availableWeekdays, isAiling }: KnownOfRunner,
  runsPerWeek: number | null = null,
): PlanAnswers {
  const own = availableWeekdays.length >= LEAST_DAYS ? availableWeekdays : USUAL_WEEKDAYS;
  const isSaid = runsPerWeek !== null && runsPerWeek !== own.length;
  const weekdays = [...((isSaid ? WEEKDAYS_OF_RUNS[runsPerWeek] : null) ?? own)];
  return {
    health: isAiling ? 'niggle' : 'well',
    weekdays: weekdays.sort((a, b) => a - b),
    longRunWeekday: weekdays.includes(USUAL_LONG_RUN_WEEKDAY) ? USUAL_LONG_RUN_WEEKDAY : null,
    minutesOnOtherDays: null,
    weeklyMeters: null,
    longestMeters: null,
    recentRace: null,
    clubWeekdays: [],
    isHot: false,
    isHilly: false,
  };
}
