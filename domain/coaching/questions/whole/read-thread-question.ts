import type { ConversationTurn } from '../../facts/conversation.ts';
import { readQuestion, type QuestionRead } from '../read-question.ts';
import { withoutDismissed } from './dismissed-words.ts';
import { asksOnlyWhy, completedQuestion, reasonFor } from './follow-up.ts';

/** Questions before the last that it may go on from. */
const FOLLOWED_MOST = 3;

/** The last question of a thread, with what it leaves to the ones before it. */
export interface ThreadQuestion {
  /** In full, as it is read. */
  question: string;
  /** As it was typed, without what it says is not meant. */
  typed: string;
  read: QuestionRead;
}

/**
 * What the last message asks. One that only goes on from the question before it has its figure,
 * period or race from there.
 *
 * @param today as `dayNumber`, on the runner's clock
 */
export function readThreadQuestion(
  turns: readonly ConversationTurn[],
  today: number,
): ThreadQuestion {
  const last = turns.findLast(({ author }) => author !== 'coach')?.text ?? '';
  const asked = turns.flatMap(({ author, text }) => (author === 'runner' ? [text] : []));
  const earlier = asked.slice(-FOLLOWED_MOST - 1, -1).filter((text) => !asksOnlyWhy(text));
  const [first, ...next] = earlier.map(withoutDismissed);
  const typed = withoutDismissed(last);
  if (first === undefined) {
    return { question: typed, typed, read: readQuestion(typed, today) };
  }
  const before = next.reduce((so, text) => completedQuestion(text, so, today), first);
  const reason = asksOnlyWhy(last) ? reasonFor(before, today) : null;
  if (reason) return { question: last, typed: last, read: reason };
  const question = completedQuestion(typed, before, today);
  return { question, typed, read: readQuestion(question, today) };
}
