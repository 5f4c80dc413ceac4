import type { CoachAnswer, Conversation } from '../facts/conversation.ts';
import { safetySentences } from '../feedback/word-books.ts';
import { readAskedSign } from '../learnt-signs/asking-back/asked-sign.ts';
import { asksForOtherRules } from '../questions/off-topic.ts';
import { mayDescribeSign, mayRestDescribeSign } from '../learnt-signs/sign-likelihood.ts';
import { withoutStitch } from '../safety/complaints/side-stitch.ts';
import type { ThreadSafety } from '../safety/thread-safety.ts';
import { SIGN_QUESTION_WORDS } from './sign-question-words.ts';
import { joinSentences, sentencesOf } from './write-answer.ts';

/**
 * What is said where the last message may describe a sign, or answers the question whether it does. Nothing of
 * training is said beside it. Only who writes of themselves is asked.
 *
 * @returns null where nothing is to be asked
 */
export function answerOnAskedSign(
  { turns, language }: Pick<Conversation, 'turns' | 'language'>,
  { clearedNow }: Pick<ThreadSafety, 'clearedNow'>,
): CoachAnswer | null {
  const last = turns.at(-1);
  if (last?.author !== 'runner' || last.isSignDenied === true) return null;
  const words = SIGN_QUESTION_WORDS[language];
  const asked = readAskedSign(turns);
  if (asked?.said === 'yes') {
    const text = joinSentences(safetySentences('warning-sign', language), language);
    return { ...safetyFirst(text), endedBy: 'doctor', providedSign: 'warning-sign' };
  }
  const isAsked = asked !== null || (clearedNow === null && speaksOfPossibleSign(last.text));
  if (!isAsked) return null;
  const text = joinSentences(asked ? words.again : words.asked, language);
  return { ...safetyFirst(text), asksSign: true };
}

function speaksOfPossibleSign(text: string): boolean {
  if (asksForOtherRules(text)) return false;
  const rest = withoutStitch(text);
  return mayDescribeSign(text) || (rest !== text && mayRestDescribeSign(rest));
}

function safetyFirst(text: string): CoachAnswer {
  return { sentences: sentencesOf(text), isSafetyFirst: true };
}
