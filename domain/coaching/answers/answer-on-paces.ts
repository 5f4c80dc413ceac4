import { formatClock } from '../../measures/format-measure.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import type { PredictedDistance } from '../facts/facts-of-prediction.ts';
import type { AskedSum } from '../questions/forms/asked-sum.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, type AnswerPart } from './answer-part.ts';
import { DISTANCES_AT_PACE } from './words/advice/distances-at-pace.ts';

const METERS_OF: Readonly<Record<PredictedDistance, number>> = {
  '5000': 5000,
  '10000': 10_000,
  half: HALF_MARATHON_METERS,
  marathon: MARATHON_METERS,
};
/** A distance at the pace that the runner names: computed from their own figures, so nothing proves it. */
export function answerOnSum(
  { distance, paceSecondsPerKilometer: pace }: AskedSum,
  { conversation: { language } }: AnswerContext,
): AnswerPart[] {
  const seconds = Math.round((pace * METERS_OF[distance]) / 1000);
  const wish = DISTANCES_AT_PACE[language][distance].replace('[pace]', formatClock(pace));
  return [say('sum.finish', { wish, period: formatClock(seconds) })];
}

/** How fast repetitions of a length are to be, and how long to rest between them. */
export function answerOnRepetition(meters: number, { has }: AnswerContext): AnswerPart[] {
  const isKnown = has(`answer.repetition.${meters}.duration`);
  return [
    isKnown ? say('repetition.pace', { number: meters }) : say('repetition.feel'),
    say('repetition.rest'),
  ];
}
