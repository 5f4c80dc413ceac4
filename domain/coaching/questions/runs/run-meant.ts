import type { SessionPurpose } from '../../../activities/session-purpose.ts';
import type { EarlierActivity } from '../../facts/earlier-runs.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { OF_ROWS, readFigureQuestion } from '../question-figures.ts';
import { readPeriod } from '../question-period.ts';
import type { QuestionRead } from '../read-question.ts';
import type { QuestionSubject } from '../question-subject.ts';
import { looksAhead, type AskedRuns } from './asked-runs.ts';
import { isNamedRun } from './is-named-run.ts';
import { namedRun, type NamedRuns } from './named-runs.ts';
import type { RunKind } from './kinds-of-runs.ts';

/*
 * Which run a question of one run is answered with. The one place where what a question says of it is held
 * against the run: its day, its kind, its length, its ground. No other run is described in its place.
 */

/** Purposes that a run may be read as, though its runner calls it by another kind. */
const MAY_BE: Readonly<Record<RunKind, readonly (SessionPurpose | null)[]>> = {
  easy: [null, 'unclear', 'recovery', 'easy', 'steady', 'long', 'tempo', 'progression', 'run-walk'],
  long: [
    null,
    'unclear',
    'easy',
    'steady',
    'progression',
    'mountain',
    'hills',
    'run-walk',
    'stop-and-go',
  ],
  tempo: [null, 'unclear', 'steady', 'progression', 'stop-and-go'],
  intervals: [null, 'unclear', 'hills', 'stop-and-go', 'steady', 'tempo', 'progression'],
  race: [null, 'unclear', 'steady', 'tempo', 'progression', 'long', 'mountain', 'hills'],
  hard: [
    null,
    'unclear',
    'tempo',
    'intervals',
    'hills',
    'progression',
    'race',
    'steady',
    'mountain',
  ],
};

/**
 * The run that a question speaks of: that of the day, kind, length or ground that it names, or else the newest.
 * Null = it names one, and none of these is it.
 *
 * @param runs that are known, newest first
 * @param today as `dayNumber`, on the runner's clock
 */
export function runMeant(
  question: string,
  runs: readonly [EarlierActivity, ...EarlierActivity[]],
  today: number,
): EarlierActivity | null {
  const [newest] = runs;
  const period = readPeriod(question, today);
  if (period?.kind === 'day') {
    return runs.find(({ daysAgo }) => daysAgo === period.daysAgo) ?? newest;
  }
  const readings = questionSpellings(question);
  const named = namedRun(readings);
  const mayBe = named.kind === null || MAY_BE[named.kind].includes(newest.activity.purpose);
  // What was meant to be easy may have been too fast to be called so.
  if (named.kind === 'easy' && mayBe) return newest;
  const found = runs.filter(({ activity }) => isNamedRun(activity, named));
  // Of several runs of one length the race is spoken of by it.
  const race = found.find(({ activity }) => named.meters !== null && activity.purpose === 'race');
  const [first] = race ? [race] : found;
  if (first) return first;
  const isOfKindOnly = named.meters === null && named.isHilly !== true;
  if (isOfKindOnly && mayBe) return newest;
  return isOfPast(readings) ? null : newest;
}

/** It was run. */
const WAS_RUN =
  /\b(?:was|were|did|had|ran|went|felt|happened|negative split)\b|た(?![いらりめ])|でし|前回|この前|こないだ|了|那[次场趟]|刚|上次|过[?？吗]|爆掉|跑崩|(?:ラップ|スプリット)(?:を)?(?:見せ|教え|出し|見たい)|\b(?:vua|roi|hom|da|bi|qua|truoc|chay het)\b/;

function isOfPast(readings: readonly string[]): boolean {
  return !looksAhead(readings) && readings.some((words) => WAS_RUN.test(words));
}

const SUBJECTS_OF_A_RUN: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'effortCheck',
  'pulseCheck',
  'drift',
]);
const ASKS_OF_A_RUN: ReadonlySet<AskedRuns['ask']> = new Set<AskedRuns['ask']>([
  'kilometer',
  'part',
  'splits',
  'halves',
  'conditions',
]);
/** Figures of all runs, or of none. */
const OF_ALL_RUNS: ReadonlySet<string> = new Set(['vdot', 'longest', 'runs', 'energy', 'other']);

/** Whether a question is of one run that was run. */
function asksOfOneRun(
  question: string,
  { intent, subject }: Pick<QuestionRead, 'intent' | 'subject'>,
  named: NamedRuns,
): boolean {
  if (subject?.kind === 'runs') {
    // The climb of a hilly run is no sum of a week.
    const isClimb = subject.asked.ask === 'sum' && subject.asked.figures.includes('ascent');
    return ASKS_OF_A_RUN.has(subject.asked.ask) || (isClimb && named.isHilly === true);
  }
  if (subject !== null) return SUBJECTS_OF_A_RUN.has(subject.kind);
  if (intent === 'splits' || intent === 'thisRun' || intent === 'pacing') return true;
  if (intent === 'unknown' || intent === 'racePrediction') return asksHowRaceWent(question, named);
  if (intent !== 'figure') return false;
  const { figures, span } = readFigureQuestion(question);
  return span === 'run' && !figures.some((figure) => OF_ALL_RUNS.has(figure));
}

/** How a race that was run went, or how long it took: no time to come is asked for. */
const RACE_WENT =
  /\bhow (?:did|was)\b.{0,40}\b(?:go|went|marathon|half|race)\b|\bhow long did\b|\bwhat (?:was|time did)\b|どう(?:だった|でした)|何[時分](?:間)?(?:だった|でした|で走)|跑得?(?:怎么样|如何|了多[久少长])|\bchay het (?:bao lau|may|bao nhieu)\b|\bchay (?:the nao|ra sao)\b/;

function asksHowRaceWent(question: string, { meters }: NamedRuns): boolean {
  return meters !== null && questionSpellings(question).some((words) => RACE_WENT.test(words));
}

/**
 * The day on which a question of one run's recording places it, in days before today, where nothing was run on it.
 * Null where no day is named, or there is a run.
 *
 * @param runs that are known, newest first
 * @param today as `dayNumber`, on the runner's clock
 */
export function dayWithoutRun(
  question: string,
  { subject }: Pick<QuestionRead, 'subject'>,
  { runs, today }: { runs: readonly EarlierActivity[]; today: number },
): number | null {
  if (subject?.kind !== 'runs' || !ASKS_OF_A_RUN.has(subject.asked.ask)) return null;
  const period = readPeriod(question, today);
  if (period?.kind !== 'day') return null;
  const isRun = (day: number) => runs.some(({ daysAgo }) => daysAgo === day);
  return isRun(period.daysAgo) ? null : period.daysAgo;
}

/**
 * The run that a question names, where rows alone answer it. Then none of the known runs is it, or its row holds all that is asked.
 * Null where no run is named, or its recording answers.
 *
 * @param runs that are known, newest first
 * @param today as `dayNumber`, on the runner's clock
 */
export function askedByName(
  question: string,
  read: Pick<QuestionRead, 'intent' | 'subject'>,
  { runs, today }: { runs: readonly EarlierActivity[]; today: number },
): NamedRuns | null {
  const readings = questionSpellings(question);
  const named = namedRun(readings);
  const [newest, ...others] = runs;
  if (!newest || !isOfPast(readings) || !asksOfOneRun(question, read, named)) return null;
  if (named.kind === null && named.meters === null && named.isHilly !== true) return null;
  if (readPeriod(question, today)?.kind === 'day') return null;
  if (runMeant(question, [newest, ...others], today) === null) return named;
  if (read.subject?.kind === 'runs' && read.subject.asked.ask === 'sum') return named;
  const { figures } = readFigureQuestion(question);
  const isOfRow = read.subject === null && read.intent === 'figure' && figures.length > 0;
  return isOfRow && figures.every((figure) => OF_ROWS.has(figure)) ? named : null;
}
