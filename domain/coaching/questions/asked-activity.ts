import { dayNumber } from '../../measures/calendar-day.ts';
import { isRunning } from '../../sports/sport-type.ts';
import type { Conversation } from '../facts/conversation.ts';
import { standingOf } from '../facts/runner-standing.ts';
import { BESIDE_A_RUN } from './meanings/asked-meaning.ts';
import { OF_ROWS, readFigureQuestion } from './question-figures.ts';
import { weighIntent } from './question-intent.ts';
import type { QuestionIntent } from './question-phrases.ts';
import { runSubjectSaid, type QuestionSubject } from './question-subject.ts';
import { asksOfParts } from './question-aspects.ts';
import type { AskedRuns } from './runs/asked-runs.ts';
import { dayWithoutRun, runMeant } from './runs/run-meant.ts';
import { readThreadQuestion } from './whole/read-thread-question.ts';

/** Asked of a run, these need its recording, since its row in the history has only sums. */
const NEEDS_RECORDING: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>(['splits', 'thisRun']);
const SUBJECTS_OF_A_RUN: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'effortCheck',
  'pulseCheck',
  'drift',
]);

/**
 * The run whose recording is needed to answer the last question of a conversation about no activity.
 * It is the run of the day that is named, or else the newest. Null where none is asked about, or where
 * the sums of the history are enough.
 */
export function activityAskedAbout(
  given: Pick<Conversation, 'history' | 'turns' | 'now' | 'isHistoryArriving'>,
): string | null {
  const standing = standingOf({ ...given, activity: null });
  const { startedAt, utcOffsetMinutes } = standing.day;
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  const { question, read } = readThreadQuestion(given.turns, today);
  const runs = standing.spokenOf.filter(({ activity }) => isRunning(activity.sport));
  const [newest, ...others] = runs;
  if (!newest) return null;
  const { subject } = read;
  if (subject?.kind === 'period' && subject.period.kind === 'day') {
    const { daysAgo } = subject.period;
    const run = runs.find((one) => one.daysAgo === daysAgo) ?? newest;
    return needsRecording(question, read.intent) ? run.activity.id : null;
  }
  if (subject?.kind === 'runs') {
    if (dayWithoutRun(question, read, { runs, today }) !== null) return null;
    return NEEDS_RECORDING_OF_RUNS.has(subject.asked.ask)
      ? (runMeant(question, [newest, ...others], today)?.activity.id ?? null)
      : null;
  }
  const isOfRun =
    subject === null
      ? NEEDS_RECORDING.has(read.intent) || isFigureOfRecording(question, read)
      : SUBJECTS_OF_A_RUN.has(subject.kind) ||
        (subject.kind === 'advice' && BESIDE_A_RUN.has(subject.topic));
  return isOfRun ? (runMeant(question, [newest, ...others], today)?.activity.id ?? null) : null;
}

/** Asked of runs, these need the recording of one of them. */
const NEEDS_RECORDING_OF_RUNS: ReadonlySet<AskedRuns['ask']> = new Set<AskedRuns['ask']>([
  'kilometer',
  'habit',
  'zoneOf',
  'part',
  'splits',
  'halves',
  'conditions',
]);

/** Whether more is asked of a named day than the sums that its row has. */
function needsRecording(question: string, intent: QuestionIntent): boolean {
  if (NEEDS_RECORDING.has(intent) || NEEDS_RECORDING.has(weighIntent(question).intent)) return true;
  if (runSubjectSaid(question) !== null || asksOfParts(question)) return true;
  const { figures } = readFigureQuestion(question);
  return figures.length === 0 || figures.some((figure) => !OF_ROWS.has(figure));
}

function isFigureOfRecording(
  question: string,
  { intent, figure }: ReturnType<typeof readThreadQuestion>['read'],
): boolean {
  if (intent !== 'figure') return false;
  const { figures, span } = readFigureQuestion(question);
  const asked = figures.length === 0 && figure ? [figure] : figures;
  return span === 'run' && asked.some((one) => !OF_ROWS.has(one) && !OF_ALL_RUNS.has(one));
}

/** Figures of all runs, or of none. */
const OF_ALL_RUNS: ReadonlySet<string> = new Set(['vdot', 'longest', 'runs', 'energy', 'other']);
