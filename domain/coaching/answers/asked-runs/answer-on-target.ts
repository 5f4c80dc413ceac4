import { dayNumber } from '../../../measures/calendar-day.ts';
import { PREDICTED_DISTANCES, PREDICTED_METERS } from '../../facts/facts-of-prediction.ts';
import type { TargetTime } from '../../questions/runs/target-time.ts';
import type { AnswerContext } from '../answer-context.ts';
import { say, type AnswerPart } from '../answer-part.ts';
import { numberOfAsked } from './facts-asked-for.ts';
import { targetInWords } from './runs-in-words.ts';

/** Sums of a distance that differ by less are the same race. */
const SAME_METERS = 100;
const SPLITS_MOST = 8;

/** The pace that a target needs, the times on the way, and beside them what the races let expect. */
export function answerOnTarget(target: TargetTime, context: AnswerContext): AnswerPart[] {
  const { conversation, standing, value, has } = context;
  const { startedAt, utcOffsetMinutes } = standing.day;
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  const number = numberOfAsked(conversation, today, target);
  const name = `answer.asked.${number}`;
  const meters = value(`${name}.distance`);
  if (meters === null) return [say('target.which')];
  const splits = Array.from({ length: SPLITS_MOST }, (_, at) => at + 1).filter((index) =>
    has(`${name}.split.${index}.duration`),
  );
  const wish = targetInWords(meters, name, conversation.language);
  return [
    say('target.pace', { number, wish }),
    ...splits.map((index) => say('target.split', { number, index })),
    ...forecast(meters, context),
  ];
}

/** What the races let expect over the distance. */
function forecast(meters: number, { has }: AnswerContext): AnswerPart[] {
  const distance = PREDICTED_DISTANCES.find(
    (one) => Math.abs(PREDICTED_METERS[one] - meters) <= SAME_METERS,
  );
  if (!has('runner.vdot')) return [say('target.noForecast')];
  if (distance === undefined) return [];
  return [distance === 'marathon' ? say('race.marathon') : say('target.forecast', { distance })];
}
