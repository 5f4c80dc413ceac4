import { calendarDayOf, dayNumberOf, mondayOf } from '../measures/calendar-day.ts';
import {
  formerReason,
  formerSession,
  newerWords,
  withNewerReason,
  withNewerWords,
} from './said/former-words.ts';
import { PLAN_LIMITS } from './plan-limits.ts';
import {
  fasterMetersOf,
  PLAN_EFFORTS,
  PLAN_FEELS,
  PLAN_PARTS,
  PLAN_PHASES,
  PLAN_REASONS,
  PLAN_SESSION_KINDS,
  type PlanGoal,
  type PlanReason,
  type PlanSession,
  type PlanStep,
  type PlanWeek,
  type TrainingPlan,
} from './training-plan.ts';

/**
 * An accepted plan as text, a line for each week, so that it stays as it was accepted whatever the
 * builder does later. Security rules check the whole text by one pattern, which they cannot do with
 * lists of objects. The sums of a week are computed again, so they cannot contradict its sessions.
 *
 * A week: phase, reason with its two figures, strength sessions, and what its words leave out (see
 * `said/former-words.ts`); then its sessions, after `;` each.
 * A session: weekday, kind, metres, seconds, pace fast and slow, heart rate low and high, feel, reason
 * with its two figures; then its steps. `2b` is the second run of a Tuesday. A step:
 * `main:threshold:4:1200m:90` = four times 1200 m with rests of 90 s. `~` = null.
 */
export const PLAN_WEEK_PATTERN = '[a-z0-9~:;. -]+';

/** The whole text, as the rules know it. Its readers look closer. */
export const PLAN_LINES_PATTERN = `(${PLAN_WEEK_PATTERN}\\n)+`;
/** The longest plan has about 30,000 characters. */
export const PLAN_LINES_MAX_LENGTH = 60_000;

/**
 * Of a week and of a session, far above any plan. A text may come from anybody, and is read at each request for a
 * calendar.
 */
const SESSIONS_READ_MAXIMUM = 14;
const STEPS_READ_MAXIMUM = 20;
/** Of the week itself and of each session. */
const WORDS_READ_MAXIMUM = SESSIONS_READ_MAXIMUM + 1;

/** Lines as one text; each ends with a line break. */
export function textOfLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** The lines of such a text. */
export function linesOfText(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** What a plan is besides its weeks. */
export type PlanFrame = Pick<TrainingPlan, 'goal' | 'startDay' | 'endDay'>;

const NONE = '~';

function figure(value: number | null): string {
  // A tenth is finer than anything that a plan says.
  return value === null ? NONE : String(Math.round(value * 10) / 10);
}

function reasonText({ code, fromMeters, percent }: PlanReason): string {
  return `${code} ${figure(fromMeters)} ${figure(percent)}`;
}

function stepText({ part, effort, repeats, meters, seconds, restSeconds }: PlanStep): string {
  const length = meters === null ? `${figure(seconds ?? 0)}s` : `${figure(meters)}m`;
  return [part, effort, repeats, length, figure(restSeconds)].join(':');
}

function sessionText({ id, kind, meters, seconds, steps, target, reason }: PlanSession): string {
  const { paceFast, paceSlow, heartRateLow, heartRateHigh, feel } = target;
  return [
    id.slice(1),
    kind,
    ...[meters, seconds, paceFast, paceSlow, heartRateLow, heartRateHigh].map(figure),
    feel,
    reasonText(reason),
    ...steps.map(stepText),
  ].join(' ');
}

/** The line of one week. */
export function planWeekLine({ phase, reason, strengthSessions, sessions }: PlanWeek): string {
  const former = `${phase} ${reasonText(formerReason(reason))} ${strengthSessions}`;
  const head = [former, ...newerWords(reason, sessions, figure)].join(' ');
  return [head, ...sessions.map((session) => sessionText(formerSession(session)))].join(';');
}

/** The lines of a plan. */
export function planLinesOf({ weeks }: Pick<TrainingPlan, 'weeks'>): string {
  return textOfLines(weeks.map(planWeekLine));
}

class Unreadable extends Error {}

function wordOf<Word extends string>(words: readonly Word[], text: string | undefined): Word {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Unreadable();
  return word;
}

function figureOf(text: string | undefined): number | null {
  if (text === NONE) return null;
  if (text === undefined || !/^-?\d+(\.\d)?$/.test(text)) throw new Unreadable();
  return Number(text);
}

/** Neither missing nor negative. */
function amountOf(text: string | undefined): number {
  const amount = figureOf(text);
  if (amount === null || amount < 0) throw new Unreadable();
  return amount;
}

function reasonOf(
  code: string | undefined,
  fromMeters: string | undefined,
  percent: string | undefined,
): PlanReason {
  return {
    code: wordOf(PLAN_REASONS, code),
    fromMeters: figureOf(fromMeters),
    percent: figureOf(percent),
  };
}

function stepOf(text: string): PlanStep {
  const [part, effort, repeats, length = '', rest] = text.split(':');
  const amount = amountOf(length.slice(0, -1));
  const isDistance = length.endsWith('m');
  return {
    part: wordOf(PLAN_PARTS, part),
    effort: wordOf(PLAN_EFFORTS, effort),
    repeats: amountOf(repeats),
    meters: isDistance ? amount : null,
    seconds: isDistance ? null : amount,
    restSeconds: figureOf(rest),
  };
}

/** The weekday, 1–7, and a mark where a day has several sessions. Elsewhere it is the name of a field. */
const SESSION_DAY = /^[1-7](?:[a-z]\d{0,2})?$/;

function sessionOf(text: string, monday: number): PlanSession {
  const [
    day = '',
    kind,
    meters,
    seconds,
    fast,
    slow,
    low,
    high,
    feel,
    code,
    from,
    percent,
    ...steps
  ] = text.split(' ');
  if (steps.length > STEPS_READ_MAXIMUM || !SESSION_DAY.test(day)) throw new Unreadable();
  return {
    id: `d${day}`,
    day: calendarDayOf(monday + amountOf(day.charAt(0)) - 1),
    kind: wordOf(PLAN_SESSION_KINDS, kind),
    meters: amountOf(meters),
    seconds: amountOf(seconds),
    steps: steps.map(stepOf),
    target: {
      paceFast: figureOf(fast),
      paceSlow: figureOf(slow),
      heartRateLow: figureOf(low),
      heartRateHigh: figureOf(high),
      feel: wordOf(PLAN_FEELS, feel),
    },
    reason: longReasonOf(reasonOf(code, from, percent)),
  };
}

/** In plans of builder 3 and before, `long-hold` meant no longer than the longest run of 30 days. */
const HOLD_PERCENT_LEAST = -5;

function longReasonOf(reason: PlanReason): PlanReason {
  const isBelow = reason.code === 'long-hold' && (reason.percent ?? 0) < HOLD_PERCENT_LEAST;
  return isBelow ? { ...reason, code: 'long-below' } : reason;
}

/**
 * The sums of a week, as the builder computes them.
 *
 * @param raceDay of the goal's race, YYYY-MM-DD, which counts to no week; null = none
 */
export function weekSums(
  sessions: readonly PlanSession[],
  raceDay: string | null,
): Pick<PlanWeek, 'meters' | 'longMeters' | 'fasterMeters'> {
  const training = sessions.filter(({ day }) => day !== raceDay);
  return {
    meters: training.reduce((sum, { meters }) => sum + meters, 0),
    longMeters: Math.max(
      0,
      ...training.filter(({ kind }) => kind !== 'race').map(({ meters }) => meters),
    ),
    fasterMeters: Math.round(training.reduce((sum, session) => sum + fasterMetersOf(session), 0)),
  };
}

/** The day of the goal's race; null for goals without a distance. */
export function raceDayOf({ goal, endDay }: Pick<PlanFrame, 'goal' | 'endDay'>): string | null {
  return isRaceGoal(goal) ? endDay : null;
}

function isRaceGoal({ kind, meters }: PlanGoal): boolean {
  return (kind === 'race' || kind === 'distance') && meters !== null;
}

/** Puts sessions into a week, in the order of their days, with the week's sums. */
export function weekWith(
  week: PlanWeek,
  sessions: readonly PlanSession[],
  raceDay: string | null,
): PlanWeek {
  const sorted = sessions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { ...week, ...weekSums(sorted, raceDay), sessions: sorted };
}

function weekOf(line: string, index: number, frame: PlanFrame): PlanWeek {
  const [head = '', ...texts] = line.split(';');
  const [phase, code, from, percent, strength, ...words] = head.split(' ');
  if (texts.length > SESSIONS_READ_MAXIMUM) throw new Unreadable();
  if (words.length > WORDS_READ_MAXIMUM) throw new Unreadable();
  const monday = mondayOf(dayNumberOf(frame.startDay)) + 7 * index;
  const sessions = texts.map((text) => withNewerWords(sessionOf(text, monday), words, figureOf));
  return {
    number: index + 1,
    monday: calendarDayOf(monday),
    phase: wordOf(PLAN_PHASES, phase),
    reason: withNewerReason(reasonOf(code, from, percent), words),
    ...weekSums(sessions, raceDayOf(frame)),
    strengthSessions: amountOf(strength),
    sessions,
  };
}

/** One week again from its line; null where it cannot be read. */
export function planWeekOf(line: string, index: number, frame: PlanFrame): PlanWeek | null {
  try {
    return weekOf(line, index, frame);
  } catch (cause) {
    if (cause instanceof Unreadable) return null;
    throw cause;
  }
}

/** The plan again; null where the text is none, or of a later version that says more. */
export function planOfLines(lines: string, frame: PlanFrame): TrainingPlan | null {
  const all = linesOfText(lines);
  if (all.length === 0 || all.length > PLAN_LIMITS.weeksMaximum) return null;
  const weeks = all
    .map((line, index) => planWeekOf(line, index, frame))
    .filter((week) => week !== null);
  const { goal, startDay, endDay } = frame;
  return weeks.length === all.length ? { goal, startDay, endDay, weeks } : null;
}
