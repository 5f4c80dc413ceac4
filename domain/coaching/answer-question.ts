import type { Offer } from './answer-book.ts';
import { readContext, type AnswerContext } from './answer-context.ts';
import { NEXT_STEP, say, type AnswerPart } from './answer-part.ts';
import type { CoachAnswer, Conversation } from './conversation.ts';
import { planAnswer } from './plan-answer.ts';
import { complaintIn } from './question-complaint.ts';
import type { QuestionIntent } from './question-phrases.ts';
import type { RedFlagCategory } from './red-flag.ts';
import { needsCare, readThreadSafety } from './thread-safety.ts';
import { SAFETY_WORDS } from './word-books.ts';
import { joinSentences, sentencesOf, writeAnswer } from './write-answer.ts';

/** Answers that set or imply training: they wait while something is to be cleared. */
const PLANS_TRAINING: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'nextSession',
  'restOrRun',
  'pacing',
  'racePrediction',
  'whyPace',
  'warmUp',
  'heat',
  'hills',
]);
/** Courtesies need no safety words a second time. */
const IS_COURTESY: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'greeting',
  'thanks',
  'goodbye',
]);

/**
 * The embedded coach's answer to the last turn: red flags first, then what is asked,
 * from the facts known; what cannot be answered is said, with what can. Deterministic
 * and total; nothing but the runner's own words of the thread decides, so neither a
 * title nor a pasted instruction changes it. Figures stand as `{{factId}}`, only of
 * the conversation's facts.
 */
export function answerQuestion(conversation: Conversation): CoachAnswer {
  const safety = readThreadSafety(conversation);
  const context = readContext(conversation, safety);
  const { redFlag, heldFor, clearedNow } = safety;
  const isCourtesy = IS_COURTESY.has(context.intent);
  if (redFlag && !isCourtesy) return answerOf(safetyText(redFlag.category, context), true);
  const held = redFlag?.category ?? heldFor;
  if (held) return heldAnswer(held, context);
  if (clearedNow === 'sign') {
    return answerOf(write([say('cleared.plain'), say('next.generic')], context));
  }
  const asksNothing = isCourtesy || context.intent === 'unknown' || context.intent === 'pain';
  if (clearedNow === 'complaint' && asksNothing) {
    return answerOf(write([say('cleared.well')], context));
  }
  return answerOf(write(partsOf(context), context));
}

function answerOf(text: string, isSafetyFirst = false): CoachAnswer {
  return { sentences: sentencesOf(text), isSafetyFirst };
}

/** The fixed words; said again, they are led in, since they stay as they are. */
function safetyText(category: RedFlagCategory, context: AnswerContext): string {
  const { language } = context.conversation;
  const fixed = SAFETY_WORDS[language][category];
  const text = joinSentences(fixed, language);
  const isSaidAlready = context.lastSaid.includes(fixed[0]);
  if (!isSaidAlready) return text;
  return joinSentences([writeAnswer([say('safety.lead')], context), text], language);
}

/** While a sign is not cleared: no plan and no pace; looking back is allowed but for words of care. */
function heldAnswer(category: RedFlagCategory, context: AnswerContext): CoachAnswer {
  const { intent } = context;
  const isIllness = category === 'acute-illness';
  const words = needsCare(category)
    ? say('held.care')
    : say(isIllness ? 'held.illness' : 'held.plan');
  const reminder = needsCare(category)
    ? say('held.care')
    : say(isIllness ? 'held.reminderIllness' : 'held.reminder');
  if (IS_COURTESY.has(intent)) {
    const [courtesy] = planAnswer(context);
    return answerOf(write([...(courtesy ? [courtesy] : []), reminder], context), true);
  }
  if (intent === 'pain') {
    const [first] = planAnswer(context);
    return answerOf(write([...(first ? [first] : []), words], context), true);
  }
  // What is not understood is most likely about the sign itself.
  if (PLANS_TRAINING.has(intent) || needsCare(category) || intent === 'unknown') {
    return answerOf(write([words], context), true);
  }
  return answerOf(write([...withoutPlan(planAnswer(context)), reminder], context));
}

/** What looks forward in an answer that looks back. */
const FORWARD: ReadonlySet<string> = new Set([
  'improving.test',
  'improving.ease',
  'splits.nextEven',
  'splits.nextSlower',
  'splits.nextFree',
]);

function withoutPlan(parts: readonly AnswerPart[]): AnswerPart[] {
  return parts.flatMap((part): AnswerPart[] => {
    if (part.kind === 'nextStep' || (part.kind === 'answer' && FORWARD.has(part.code))) return [];
    if (part.kind !== 'offers') return [part];
    const offers = part.offers.filter((offer) => LOOKS_BACK.has(offer));
    return offers.length > 0 ? [{ ...part, offers }] : [];
  });
}

const LOOKS_BACK: ReadonlySet<Offer> = new Set<Offer>(['thisRun', 'splits', 'week', 'improving']);

/** A cold or a pain short of a red flag, told in this thread, outranks the plan as well. */
function partsOf(context: AnswerContext): AnswerPart[] {
  const { intent, safety, question } = context;
  const parts = planAnswer(context);
  if (intent === 'pain' || IS_COURTESY.has(intent) || safety.ails === null) return parts;
  const isComplaintNow = complaintIn(question) !== null;
  if (isComplaintNow) return parts;
  if (safety.ails === 'illness') {
    return PLANS_TRAINING.has(intent)
      ? [say('held.illness')]
      : [...withoutPlan(parts), say('held.reminderIllness')];
  }
  const isHard = intent === 'pacing' || intent === 'hills' || intent === 'racePrediction';
  return isHard ? [say('nextWhy.pain'), NEXT_STEP, say('pain.doctor')] : parts;
}

/** Never empty: where no wording fits the facts, a plain easy run is right. */
function write(parts: readonly AnswerPart[], context: AnswerContext): string {
  const text = writeAnswer(parts, context);
  return text === '' ? writeAnswer([say('next.generic')], context) : text;
}
