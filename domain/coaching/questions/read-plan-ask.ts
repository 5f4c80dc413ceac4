import { DAYS_A_WEEK } from '../../measures/durations.ts';
import { calendarDayOf, mondayOf } from '../../measures/calendar-day.ts';
import type { MovedSession, PlanAsk } from '../../plans/asked/plan-ask.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import {
  CAN_RACE,
  EASES,
  HOT,
  INSTEAD_OF_DAY,
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

/** Sessions by their kinds; Chinese in simplified characters, Vietnamese without tone marks. */
const SESSION_CALLED: readonly (readonly [MovedSession, RegExp])[] = [
  [
    'long',
    /\blong (?:run|one)\b|\blsd\b|ロング|30キロ走|长距离|长跑|拉长|\b(?:bai|buoi|chay) dai\b/,
  ],
  ['tempo', /\btempo\b|\bthreshold\b|テンポ|ペース走|閾値|节奏跑|阈值|\bnguong\b/],
  ['intervals', /\bintervals?\b|\breps\b|\brepeats\b|インターバル|间歇|\bbien toc\b/],
];

/** The session that is named by its kind, with the days before and after it. */
function calledSession(words: readonly string[], today: number): CalledSession | null {
  const found = words.flatMap((spelling) =>
    SESSION_CALLED.flatMap(([session, said]): CalledSession[] => {
      const { index, 0: name } = said.exec(spelling) ?? {};
      if (index === undefined || name === undefined) return [];
      const [before = null] = namedDays([spelling.slice(0, index)], today);
      const [after = null] = namedDays([spelling.slice(index + name.length)], today);
      return [{ session, before, after }];
    }),
  );
  const isFirst = ({ session }: CalledSession) => session === found[0]?.session;
  // Each spelling shows some of the days; the one that shows most is the runner's.
  return found.filter(isFirst).toSorted((a, b) => daysOf(b) - daysOf(a))[0] ?? null;
}

interface CalledSession {
  session: MovedSession;
  before: NamedDay | null;
  after: NamedDay | null;
}

function daysOf({ before, after }: CalledSession): number {
  return Number(before !== null) + Number(after !== null);
}

function moveAsked(
  { words, isSaid }: Readings,
  days: readonly NamedDay[],
  today: number,
): PlanAsk | null {
  const isInstead = days.length > 1 && isSaid(INSTEAD_OF_DAY);
  if (!isInstead && !isSaid(MOVES)) return null;
  const [from, to] = isInstead ? days.toReversed() : days;
  const called = calledSession(words, today);
  // Where no day is named, what is changed may be another thing of the message.
  if (called && daysOf(called) === 0 && !isMovedItself(words)) return null;
  if (called && (called.after !== null || !from)) {
    const { before, after, session } = called;
    return {
      kind: 'move',
      fromDay: before && calendarDayOf(before.day),
      toDay: after && calendarDayOf(after.day),
      session,
    };
  }
  if (!from) return null;
  // What was missed lies behind, and a weekday names its last occurrence then.
  const isBehind = isSaid(MISSED) && from.weekday !== null && to !== undefined;
  const fromDay = isBehind && from.day > today ? from.day - DAYS_A_WEEK : from.day;
  return {
    kind: 'move',
    fromDay: calendarDayOf(fromDay),
    toDay: to && to.day !== fromDay ? calendarDayOf(to.day) : null,
  };
}

/** Whether a sentence has the word for the change and the session that is changed. */
function isMovedItself(words: readonly string[]): boolean {
  return words
    .flatMap((spelling) => spelling.split(SENTENCE_END))
    .some(
      (sentence) => MOVES.test(sentence) && SESSION_CALLED.some(([, said]) => said.test(sentence)),
    );
}

const SENTENCE_END = /(?<!\d)[.](?!\d)|[?!;。？！；\n]+/;

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
