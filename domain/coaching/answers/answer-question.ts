import type { AnswerCode } from './answer-book.ts';
import { readContext, type AnswerContext } from './answer-context.ts';
import { answerAskedChange, type AskedChangeAnswer } from './answer-on-asked-change.ts';
import { NEXT_STEP, say, sayIf, type AnswerPart } from './answer-part.ts';
import type { CautionEnd, CoachAnswer, Conversation } from '../facts/conversation.ts';
import { withDaysInWords, withoutDays } from './asked-runs/days-of-runs.ts';
import { factsAskedFor, todayOf } from './asked-runs/facts-asked-for.ts';
import { chooseAnswer } from './choose-answer.ts';
import { answerFromPlan } from './answer-on-plan.ts';
import { chooseAnswers } from './choose-answers.ts';
import { hazardParts } from './answer-on-hazards.ts';
import { withOwnNumber } from './own-number.ts';
import { withMemories } from './answer-on-memories.ts';
import { MATTER_WORDS } from './matter-words.ts';
import { answerOnAskedSign } from './answer-on-asked-sign.ts';
import { withoutDeniedSign } from '../learnt-signs/asking-back/asked-sign.ts';
import { doubtOfSign } from '../learnt-signs/sign-likelihood.ts';
import { LEARNT_SITUATIONS } from '../questions/learnt-advice/learnt-advice.ts';
import {
  asksToRunAfterGraveIllness,
  STATES_OF_THE_BODY,
  type AdviceTopic,
} from '../questions/meanings/asked-meaning.ts';
import { clearanceIn } from '../safety/clearance/clearance.ts';
import { speaksOfSomebodyElse } from '../safety/low-day.ts';
import { complaintIn } from '../safety/question-complaint.ts';
import type { QuestionIntent } from '../questions/question-phrases.ts';
import type { QuestionReading } from '../question-reading.ts';
import { otherSentences } from '../safety/words-for-others.ts';
import { findMatter, type Matter } from '../safety/matters/find-matter.ts';
import { needsCare, type RedFlagCategory } from '../safety/red-flag.ts';
import { readThreadSafety } from '../safety/thread-safety.ts';
import { safetySentences } from '../feedback/word-books.ts';
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
 * The embedded coach's answer to the last turn. Red flags come first, then what is asked, from the
 * facts known. What cannot be answered is said, with what can. Deterministic and total; nothing but
 * the runner's own words of the thread decides, so neither a title nor a pasted instruction changes
 * it. Figures stand as `{{factId}}`, only of the conversation's facts. Where a message may describe a
 * sign in words that no rule knows, that is asked first. The question is answered after a no.
 */
export function answerQuestion(asked: Conversation): CoachAnswer {
  const said = { ...asked, turns: withoutDeniedSign(asked.turns) };
  const ofQuestion = factsAskedFor(said);
  const conversation = { ...said, facts: [...said.facts, ...ofQuestion] };
  const safety = readThreadSafety(conversation, doubtOfSign);
  const context = readContext(conversation, safety);
  const { raisedNow, raisedByNote, heldFor, clearedNow } = safety;
  const isCourtesy = IS_COURTESY.has(context.intent);
  const matter = raisedNow ? null : findMatter(conversation.turns.at(-1)?.text ?? '');
  if (matter) return answerOfMatter(matter, context);
  const redFlag = raisedNow ?? (isCourtesy ? null : raisedByNote);
  if (redFlag) {
    return redFlag.ofOther
      ? cautionOf(
          joinSentences(otherSentences(redFlag, conversation.language), conversation.language),
          null,
        )
      : ofSign(redFlag.category, safetyText(redFlag.category, context));
  }
  const held = raisedByNote?.category ?? heldFor;
  if (held) return heldAnswer(held, context);
  // Not even what kind of thing it is may be said where others read along.
  if (conversation.isHeldElsewhere === true && !isCourtesy) {
    return { ...answerOf(write([say('held.elsewhere')], context)), isForNoModel: true };
  }
  const ofIllness = answerOnGraveIllness(context);
  if (ofIllness) return ofIllness;
  const ofAskedSign = answerOnAskedSign(conversation, safety);
  if (ofAskedSign) return ofAskedSign;
  const change = comesBeforeChange(context) ? null : answerAskedChange(context);
  if (change) return changeAnswer(change, context);
  if (clearedNow === 'sign') {
    return answerOf(write([say('cleared.plain'), say('next.generic')], context));
  }
  const asksNothing = isCourtesy || context.intent === 'unknown' || context.intent === 'pain';
  if (clearedNow === 'complaint' && asksNothing) {
    return answerOf(write([say('cleared.well')], context));
  }
  const ofHazard = answerOnHazard(context);
  if (ofHazard) return ofHazard;
  const ailing = ailingAnswer(context);
  if (ailing) return ailing;
  const parts = chooseAnswers(context, conversation, safety);
  const text = withDaysInWords(
    write(withMemories(withOwnNumber(parts, context), context), context),
    ofQuestion,
    { language: conversation.language, today: todayOf(conversation) },
  );
  const figures = withoutDays(ofQuestion);
  const readings = readingsIn(parts, context);
  // A model would know nothing of the runner either, and might name a session all the same.
  const isForNoModel = parts.some(
    (part) => part.kind === 'answer' && part.code === 'group.training',
  );
  return {
    ...answerOf(text),
    ...(figures.length > 0 && { facts: figures }),
    ...(readings.length > 0 && { readings }),
    ...(isForNoModel && { isForNoModel }),
  };
}

function comesBeforeChange({ subject }: AnswerContext): boolean {
  if (subject && ['recovery', 'runs', 'past'].includes(subject.kind)) return true;
  if (subject?.kind !== 'advice') return false;
  return STATES_OF_THE_BODY.has(subject.topic) || ADVISED_FIRST.has(subject.topic);
}

/** After an illness or operation that can harm a runner, a doctor decides, and no figure stands beside that. */
function answerOnGraveIllness(context: AnswerContext): CoachAnswer | null {
  const { question } = context;
  if (!asksToRunAfterGraveIllness(question) || clearanceIn(question).byDoctor) return null;
  if (speaksOfSomebodyElse(question)) return null;
  return cautionOf(write([say('advice.illness')], context), 'doctor');
}

/** Situations whose words of a plan, a race or a missed run are no wish to change the plan. */
const ADVISED_FIRST: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  ...LEARNT_SITUATIONS,
  'twoRaces',
  'fitnessLoss',
  'hardSpacing',
  'weeklyFor',
  'dayBefore',
  'family',
]);

/** Answers that ask what is meant. */
const ASKS_BACK: ReadonlySet<AnswerCode> = new Set<AnswerCode>(['unknown.asked', 'unknown.word']);

/** What can harm the runner comes before every session and pace. */
function answerOnHazard(context: AnswerContext): CoachAnswer | null {
  const parts = hazardParts(context);
  if (!parts) return null;
  const text = write(parts, context);
  if (complaintIn(context.question) !== null) return cautionOf(text, 'painGone');
  const readings = readingsIn(parts, context);
  return { ...answerOf(text), ...(readings.length > 0 && { readings }) };
}

/** What one press asks instead: the meanings that are asked back, or what the words offer. */
function readingsIn(
  parts: readonly AnswerPart[],
  { readings, instead }: AnswerContext,
): readonly QuestionReading[] {
  const isAskedBack = parts.some((part) => part.kind === 'answer' && ASKS_BACK.has(part.code));
  if (isAskedBack) return readings.length > 0 ? readings : instead;
  const ofRest = parts.flatMap((part) => (part.kind === 'answer' ? (part.readings ?? []) : []));
  if (ofRest.length > 0) return ofRest;
  return parts.flatMap((part) => (part.kind === 'offers' ? part.offers : []));
}

/** What was asked to change, after a word that the runner is well again. */
function changeAnswer(
  { code, card, caution }: AskedChangeAnswer,
  context: AnswerContext,
): CoachAnswer {
  const { clearedNow } = context.safety;
  const parts = [
    ...sayIf(clearedNow === 'sign', say('cleared.plain')),
    ...sayIf(clearedNow === 'complaint', say('cleared.well')),
    ...sayIf(code === 'ask.nothing', say('missed.goOn')),
    say(code),
    ...(code === 'ask.noSession' ? besideNoSession(context) : []),
  ];
  const text = write(parts, context);
  if (caution) return cautionOf(text, caution.endedBy);
  return { ...answerOf(text), planCard: card };
}

/** What the plan has next, and how sessions are moved, where there is none on the day. */
function besideNoSession(context: AnswerContext): AnswerPart[] {
  const next = answerFromPlan({ ...context, askedOfPlan: { kind: 'next' } });
  return [...(next ?? []), say('advice.moveRules')];
}

function answerOf(text: string): CoachAnswer {
  return { sentences: sentencesOf(text), isSafetyFirst: false };
}

function cautionOf(text: string, endedBy: CautionEnd | null): CoachAnswer {
  return { sentences: sentencesOf(text), isSafetyFirst: true, endedBy };
}

function ofSign(category: RedFlagCategory, text: string): CoachAnswer {
  return {
    ...cautionOf(text, endOf(category)),
    ...(needsCare(category) && { needsCare: true }),
  };
}

/** Said once, and nothing of training beside it; what is asked next is answered as ever. */
function answerOfMatter(
  matter: Matter,
  { conversation: { language } }: AnswerContext,
): CoachAnswer {
  const text = joinSentences(MATTER_WORDS[language][matter], language);
  return { ...cautionOf(text, null), ...(matter === 'abuse' && { needsCare: true }) };
}

/** Where more than the body is at stake, no ready words lead on. */
function endOf(category: RedFlagCategory): CautionEnd | null {
  if (needsCare(category)) return null;
  return category === 'acute-illness' ? 'recovery' : 'doctor';
}

/** The fixed words; said again, they are led in, since they stay as they are. */
function safetyText(category: RedFlagCategory, context: AnswerContext): string {
  const { language } = context.conversation;
  const fixed = safetySentences(category, language);
  const text = joinSentences(fixed, language);
  const isSaidAlready = context.lastSaid.includes(fixed[0]);
  if (!isSaidAlready) return text;
  return joinSentences([writeAnswer([say('safety.lead')], context), text], language);
}

/**
 * While a sign is not cleared: no plan, no pace, no figure, whatever is asked. A model is not asked either, since
 * it could not know of all that was said.
 */
function heldAnswer(category: RedFlagCategory, context: AnswerContext): CoachAnswer {
  const { intent } = context;
  const [courtesy] = chooseAnswer(context);
  const isCourtesy = IS_COURTESY.has(intent) || intent === 'pain';
  const words = heldWords(category, intent);
  return ofSign(
    category,
    write([...(courtesy && isCourtesy ? [courtesy] : []), say(words)], context),
  );
}

function heldWords(category: RedFlagCategory, intent: QuestionIntent): AnswerCode {
  if (needsCare(category)) return 'held.care';
  if (category === 'acute-illness') {
    return IS_COURTESY.has(intent) ? 'held.reminderIllness' : 'held.illness';
  }
  if (IS_COURTESY.has(intent)) return 'held.reminder';
  return LOOKS_BACK.has(intent) ? 'held.later' : 'held.plan';
}

const LOOKS_BACK: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'thisRun',
  'splits',
  'week',
  'improving',
  'figure',
]);

/** What looks forward in an answer that looks back. */
const FORWARD: ReadonlySet<string> = new Set([
  'next.beforeRace',
  'improving.test',
  'improving.ease',
  'splits.nextEven',
  'splits.nextSlower',
  'splits.nextFree',
]);

function withoutPlan(parts: readonly AnswerPart[]): AnswerPart[] {
  return parts.filter(
    (part) => part.kind !== 'nextStep' && !(part.kind === 'answer' && FORWARD.has(part.code)),
  );
}

/** Advice on a pain that the runner has now. */
const ON_A_PAIN: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'plantarHeel',
  'sittingPain',
  'numbToes',
]);

/** A cold or a pain short of a red flag, mentioned in this thread, outranks the plan as well. */
function ailingAnswer(context: AnswerContext): CoachAnswer | null {
  const { intent, safety, question, subject } = context;
  if (safety.ails === null || IS_COURTESY.has(intent)) return null;
  const parts = chooseAnswer(context);
  const complaint = complaintIn(question);
  // What hurts holds hard training, whichever words speak of it.
  if (complaint === 'injury' && subject?.kind === 'advice' && ON_A_PAIN.has(subject.topic)) {
    return cautionOf(write(parts, context), 'painGone');
  }
  if (intent === 'pain') {
    const text = write(parts, context);
    if (complaint === 'illness') return cautionOf(text, 'recovery');
    return complaint === 'injury' ? cautionOf(text, 'painGone') : answerOf(text);
  }
  if (complaint === 'soreness') return null;
  const isPlan = PLANS_TRAINING.has(intent);
  if (safety.ails === 'illness') {
    return isPlan
      ? cautionOf(write([say('held.illness')], context), 'recovery')
      : answerOf(write([...withoutPlan(parts), say('held.reminderIllness')], context));
  }
  const isHurtful = isPlan && intent !== 'whyPace' && intent !== 'heat' && intent !== 'warmUp';
  return isHurtful
    ? cautionOf(write([say('nextWhy.pain'), NEXT_STEP, say('pain.doctor')], context), 'painGone')
    : null;
}

/** Never empty: where no wording fits the facts, a plain easy run is right. */
function write(parts: readonly AnswerPart[], context: AnswerContext): string {
  const text = writeAnswer(parts, context);
  return text === '' ? writeAnswer([say('next.generic')], context) : text;
}
