import type { AnswerContext } from '../answer-context.ts';
import { say, type AnswerPart } from '../answer-part.ts';

/** How somebody begins who has never run: minutes of jogging and walking, and how often. */
export function answerOnBeginning(): AnswerPart[] {
  return [say('begin.first'), say('begin.often'), say('begin.check')];
}

/** Whether nothing was ever run as far as is known, and no source withholds it or is still sending it. */
export function hasNeverRun({ conversation, standing }: AnswerContext): boolean {
  const { isHistoryArriving = false, isHistoryWithheld = false } = conversation;
  return standing.lastRun === null && !isHistoryArriving && !isHistoryWithheld;
}
