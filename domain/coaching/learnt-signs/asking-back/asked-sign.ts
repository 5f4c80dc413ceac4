import type { ConversationTurn, SignAnswer } from '../../facts/conversation.ts';
import { signAnswerIn } from './sign-answer.ts';

/** The coach asked whether the runner has a sign, and the last turn stands behind it. */
export interface AskedSign {
  /** The place of the message that it was asked about. */
  about: number;
  /** null = neither yes nor no, so it is asked again. */
  said: SignAnswer | null;
}

/**
 * What the last turn says to the coach's question whether the runner has a sign.
 *
 * @param turns oldest first
 * @returns null where nothing was asked right before
 */
export function readAskedSign(turns: readonly ConversationTurn[]): AskedSign | null {
  const last = turns.at(-1);
  if (last?.author !== 'runner') return null;
  let about = turns.length - 1;
  for (let before = askedBefore(turns, about); before !== null;) {
    about = before;
    before = askedBefore(turns, about);
  }
  return about === turns.length - 1 ? null : { about, said: signAnswerIn(last.text) };
}

/** The runner's message right before a turn of theirs that the coach asked about; null = it asked nothing, or others. */
function askedBefore(turns: readonly ConversationTurn[], place: number): number | null {
  const asking = turns.findLastIndex(({ author }, index) => index < place && author === 'coach');
  const isAsked = turns[asking]?.asksSign === true && turns[asking - 1]?.author === 'runner';
  return isAsked ? asking - 1 : null;
}

/**
 * The turns as they are answered: after a no, the message that was asked about is the question again.
 *
 * @returns the same turns where no such question was answered so
 */
export function withoutDeniedSign(turns: readonly ConversationTurn[]): readonly ConversationTurn[] {
  const asked = readAskedSign(turns);
  const question = asked?.said === 'no' ? turns[asked.about] : undefined;
  if (!asked || !question) return turns;
  return [...turns.slice(0, asked.about), { ...question, isSignDenied: true }];
}
