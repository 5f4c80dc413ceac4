import { calendarDayOf, mondayOf } from '../../measures/calendar-day.ts';
import type { PlanAsk } from '../../plans/asked/plan-ask.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import {
  CAN_RACE,
  EASES,
  HOT,
  LOOKS_BACK,
  MAKES_PLAN,
  MISSED,
  MISSED_CONTEXT,
  MOVES,
  NOT_A_NEW_PLAN,
  NOT_A_RACE_WISH,
  RACE,
  SLEPT_BADLY,
} from './plan-ask-phrases.ts';
import { namedDays, type NamedDay } from './named-days.ts';
import { readGoalWords } from './goal-words.ts';

const DAYS_A_WEEK = 7;

/** A runner's words in the spellings that the patterns know. */
interface Readings {
  words: readonly string[];
  isSaid: (said: RegExp) => boolean;
}

function readingsOf(text: string): Readings {
  const words = questionSpellings(text);
  return { words, isSaid: (said) => words.some((one) => said.test(one)) };
}

/**
 * The change of training that words ask for, in any of the five languages. It only chooses: what the
 * change is, and whether it is allowed, the builder computes.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @param options `hasPlan`: without a plan only a new one can be asked for
 * @returns null where nothing of the kind is asked for
 * @example readPlanAsk('move Thursday to Friday', tuesday, { hasPlan: true }) // { kind: 'move', … }
 */
export function readPlanAsk(
  text: string,
  today: number,
  { hasPlan }: { hasPlan: boolean },
): PlanAsk | null {
  const readings = readingsOf(text);
  const days = namedDays(readings.words, today);
  const change = hasPlan ? changeAsked(readings, days, today) : null;
  return change ?? newPlanAsked(readings, days, today);
}

function changeAsked(readings: Readings, days: readonly NamedDay[], today: number): PlanAsk | null {
  return (
    moveAsked(readings, days, today) ??
    raceAsked(readings, days, today) ??
    missedAsked(readings) ??
    easierAsked(readings)
  );
}

function moveAsked(
  { isSaid }: Readings,
  [from, to]: readonly NamedDay[],
  today: number,
): PlanAsk | null {
  if (!from || !isSaid(MOVES)) return null;
  // What was missed lies behind, and a weekday names its last occurrence then.
  const isBehind = isSaid(MISSED) && from.weekday !== null && to !== undefined;
  const fromDay = isBehind && from.day > today ? from.day - DAYS_A_WEEK : from.day;
  return {
    kind: 'move',
    fromDay: calendarDayOf(fromDay),
    toDay: to && to.day !== fromDay ? calendarDayOf(to.day) : null,
  };
}

function raceAsked(
  { words, isSaid }: Readings,
  days: readonly NamedDay[],
  today: number,
): PlanAsk | null {
  const [day, another] = days;
  if (!day || another || day.day < today) return null;
  if (!isSaid(RACE) || !isSaid(CAN_RACE) || isSaid(NOT_A_RACE_WISH) || isSaid(LOOKS_BACK)) {
    return null;
  }
  const { meters } = readGoalWords(words, today);
  return { kind: 'race', day: calendarDayOf(day.day), meters };
}

function missedAsked({ isSaid }: Readings): PlanAsk | null {
  return isSaid(MISSED) && isSaid(MISSED_CONTEXT) ? { kind: 'missed' } : null;
}

function easierAsked({ isSaid }: Readings): PlanAsk | null {
  if (isSaid(SLEPT_BADLY)) return { kind: 'easier', cause: 'slept-badly' };
  return isSaid(HOT) && isSaid(EASES) ? { kind: 'easier', cause: 'hot' } : null;
}

function newPlanAsked(
  { words, isSaid }: Readings,
  days: readonly NamedDay[],
  today: number,
): PlanAsk | null {
  // A plan for a named day is the day's session.
  const monday = mondayOf(today);
  const isOfThisWeek = days.some(({ day }) => day < monday + DAYS_A_WEEK);
  if (isOfThisWeek || !isSaid(MAKES_PLAN) || isSaid(NOT_A_NEW_PLAN)) return null;
  const { meters, seconds, day, runsPerWeek } = readGoalWords(words, today);
  return { kind: 'new', goal: { meters, seconds, day }, runsPerWeek };
}
