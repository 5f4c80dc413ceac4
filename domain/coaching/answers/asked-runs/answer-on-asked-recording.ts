import { formatTimeOfDay } from '../../../measures/format-date.ts';
import type { AskedOfRecording } from '../../questions/runs/asked-of-recording.ts';
import type { AnswerContext } from '../answer-context.ts';
import { answerOnDrift, answerOnSplits } from '../answer-on-runs.ts';
import { plainText } from '../../text/question-text.ts';
import { say, sayIf, type AnswerPart } from '../answer-part.ts';
import { runsOfDay } from './facts-of-asked-runs.ts';

/** Paces that differ by less are the same. */
const SAME_PACE_SHARE = 0.02;
/** Heart rates this near the easy limit are at it: a watch is no more exact. */
const AT_THE_LIMIT_BEATS = 3;
/** Halves that are set beside each other by their heart rate. */
const NAMES_HEART = /\b(?:heart|hr|pulse|bpm)\b|心拍|心[率跳]|nhịp tim|nhip tim|\btim\b/;
/** More lines are no answer but a table, which the run's page has. */
const LINES_MOST = 25;

/**
 * Answers what is asked of a single run beyond the sums of its row.
 *
 * @param number of the question's figures
 */
export function answerOnAskedRecording(
  asked: Exclude<AskedOfRecording, { ask: 'conditions' }>,
  number: number,
  context: AnswerContext,
): AnswerPart[] {
  switch (asked.ask) {
    case 'zoneOf':
      return answerOnZone(asked.beatsPerMinute, number, context);
    case 'part':
      return answerOnPart(asked.end, number, context);
    case 'splits':
      return answerOneByOne(number, context);
    case 'halves':
      return NAMES_HEART.test(plainText(context.question))
        ? answerOnDrift(context)
        : answerOnSplits(context);
    case 'startTime':
      return answerOnStart(asked.daysAgo, number, context);
  }
}

/** The zone of a heart rate by the runner's own zones, and whether it is easy. */
function answerOnZone(beats: number, number: number, context: AnswerContext): AnswerPart[] {
  const { has, value, topic } = context;
  const said = String(beats);
  const ceiling = value('zone.easy.ceiling');
  const usual = sayIf(has('runner.easyHeartRate'), say('runs.zoneUsual'));
  if (ceiling === null) return [say('runs.zoneUnknown', { said }), ...usual, say('why.talk')];
  const basis = topic?.view.analysis.zones?.basis;
  const isEstimate = basis === 'age-estimate' || basis === 'observed-maximum';
  const toLimit = beats - ceiling;
  const judged =
    Math.abs(toLimit) <= AT_THE_LIMIT_BEATS
      ? 'runs.zoneAtLimit'
      : toLimit < 0
        ? 'runs.zoneEasy'
        : 'runs.zoneAbove';
  return [
    say(has(`answer.asked.${number}.zone`) ? 'runs.zoneOf' : 'runs.zoneBelow', { number, said }),
    say(judged),
    ...usual,
    ...sayIf(isEstimate, say('why.estimate')),
  ];
}

function answerOnPart(end: 'first' | 'last', number: number, context: AnswerContext): AnswerPart[] {
  const name = `answer.asked.${number}.part`;
  if (!context.has(`${name}.pace`, `${name}.rest.pace`)) return answerOnSplits(context);
  const pace = context.value(`${name}.pace`);
  const others = context.value(`${name}.rest.pace`);
  const share = pace === null || others === null ? 0 : pace / others - 1;
  const compared =
    Math.abs(share) <= SAME_PACE_SHARE
      ? 'runs.partSame'
      : share < 0
        ? 'runs.partFaster'
        : 'runs.partSlower';
  const isPulse = context.has(`${name}.heartRate`, `${name}.rest.heartRate`);
  return [
    say(end === 'first' ? 'runs.partFirst' : 'runs.partLast', { number }),
    say(compared, { number }),
    ...sayIf(isPulse, say('runs.partPulse', { number })),
  ];
}

/** Repetitions where the run had some, or else kilometres. */
function answerOneByOne(number: number, context: AnswerContext): AnswerPart[] {
  const { has, topic } = context;
  if (!topic) return answerOnSplits(context);
  const lines = (idOf: (index: number) => string, code: 'runs.splitLine' | 'runs.repetitionLine') =>
    indexesWhile((index) => has(idOf(index))).map((index) => say(code, { number, index }));
  const repetitions = lines((index) => `interval.work.${index}.pace`, 'runs.repetitionLine');
  const kilometers = lines((index) => `split.${index}.pace`, 'runs.splitLine');
  const shown = repetitions.length > 1 ? repetitions : kilometers;
  return shown.length > 1 && shown.length <= LINES_MOST ? shown : answerOnSplits(context);
}

/** 1, 2, 3 … as long as there is one of that number. */
function indexesWhile(isThere: (index: number) => boolean): number[] {
  const indexes: number[] = [];
  while (isThere(indexes.length + 1)) indexes.push(indexes.length + 1);
  return indexes;
}

function answerOnStart(
  daysAgo: number | null,
  number: number,
  { standing }: AnswerContext,
): AnswerPart[] {
  const runs = runsOfDay(standing.earlierRuns, daysAgo);
  if (runs.length === 0) return [say('runs.startNone')];
  return runs.toReversed().map(({ activity: { startedAt, utcOffsetMinutes } }, index) =>
    say('runs.startedAt', {
      number,
      index: runs.length - index,
      said: formatTimeOfDay(startedAt, utcOffsetMinutes),
    }),
  );
}
