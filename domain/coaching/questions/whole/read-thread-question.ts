import type { ConversationTurn } from '../../facts/conversation.ts';
import { rememberedFor } from '../../remembered.ts';
import { inWrittenChinese } from '../../text/dialects.ts';
import { readQuestion, readWithoutDoubt, type QuestionRead } from '../read-question.ts';
import { deniesTiredness, withoutDeniedTiredness } from './denied-tiredness.ts';
import { withoutDismissed } from './dismissed-words.ts';
import { asksOnlyWhy, completedQuestion, reasonFor } from './follow-up.ts';

/** Questions before the last that it may go on from. */
const FOLLOWED_MOST = 3;

const NEXT_ASKED: QuestionRead = {
  intent: 'nextSession',
  subject: null,
  figure: null,
  readings: [],
};

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
  return rememberedQuestion(turns, { turns, today });
}

interface ThreadOfDay {
  turns: readonly ConversationTurn[];
  /** As `dayNumber`. */
  today: number;
}

/** An answer reads its thread for its figures and for its words. */
const rememberedQuestion = rememberedFor(readLastQuestion);

function readLastQuestion({ turns, today }: ThreadOfDay): ThreadQuestion {
  const lastTurn = turns.findLast(({ author }) => author !== 'coach');
  const last = inWrittenChinese(lastTurn?.text ?? '');
  // A runner who was asked about a strange word already, and said no, is answered.
  const readLast = lastTurn?.isSignDenied === true ? readWithoutDoubt : readQuestion;
  const asked = turns.flatMap(({ author, text }) => (author === 'runner' ? [text] : []));
  const earlier = asked.slice(-FOLLOWED_MOST - 1, -1).filter((text) => !asksOnlyWhy(text));
  const [first, ...next] = earlier.map(withoutDismissed);
  const typed = withoutDeniedTiredness(withoutDismissed(last));
  // A runner who says no more than that is fresh, and waits for what comes next.
  if (!/[\p{L}\p{N}]/u.test(typed) && typed !== last) {
    return { question: typed, typed, read: NEXT_ASKED };
  }
  if (first === undefined) {
    return { question: typed, typed, read: whenFresh(last, readLast(typed, today)) };
  }
  const before = next.reduce((so, text) => completedQuestion(text, so, today), first);
  const reason = asksOnlyWhy(last) ? reasonFor(before, today) : null;
  if (reason) return { question: last, typed: last, read: reason };
  const question = completedQuestion(typed, before, today);
  return { question, typed, read: whenFresh(last, readLast(question, today)) };
}

/** A runner who says not to be tired and asks something doubtful asks whether to run. */
function whenFresh(text: string, read: QuestionRead): QuestionRead {
  const isDoubtful = read.readings.some((reading) => reading === 'rest' || reading === 'next');
  if (!isDoubtful || !deniesTiredness(text)) return read;
  return { intent: 'restOrRun', subject: null, figure: null, readings: [] };
}
