import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { DEFAULT_MODEL, type ModelKey } from '@tasuki/domain/chat/model-registry';
import type { CoachAnswer, Conversation } from '@tasuki/domain/coaching/facts/conversation';
import type { Answered, AnswerHooks, AnswerOptions } from '../chat/answerer.ts';
import { logFailure } from '../platform/log.ts';
import type { AnswerDependencies } from './answer-dependencies.ts';
import { askModel } from './ask-model.ts';
import { FactLedger } from './fact-ledger.ts';
import { MemoryProposals } from './memory-proposals.ts';
import { PlanProposals } from './plan-proposals.ts';
import { ReleasedAnswer } from './released-answer.ts';

/**
 * Answers the last turn of a conversation. The model that was asked for, or its successor, answers
 * where it can and may. Else the embedded coach does, from the same figures. Words that come from a
 * model are released sentence by sentence, each after its figures and its advice were checked. What
 * needs a doctor before a coach never reaches a model.
 *
 * Every figure in what is released is a reference to one of `facts`.
 *
 * @param given what it needs from outside; left out = the deployed functions' own
 * @returns who answered, and why if not who was asked. Never throws on account
 *   of a model; ended by `signal` it gives what was released
 */
export async function answerConversation(
  conversation: Conversation,
  options: AnswerOptions,
  hooks: AnswerHooks,
  given?: AnswerDependencies,
): Promise<Answered> {
  const { answerQuestion } = await import('@tasuki/domain/coaching/answers/answer-question');
  const ofOurs = answerQuestion(conversation);
  const ledger = new FactLedger(conversation.facts);
  const released = new ReleasedAnswer(hooks, ledger);
  const answering: Answering = { conversation, options, ofOurs, ledger, released };
  const isOurs = ofOurs.isSafetyFirst || ofOurs.isForNoModel === true;
  if (isOurs || options.askedModel === 'embedded') {
    return answerOurselves(answering, { fallbackReason: null, isFlagged: false });
  }
  const askedModel = options.askedModel ?? DEFAULT_MODEL;
  try {
    return await answerByModel(answering, askedModel, given ?? (await currentDependencies()));
  } catch (cause) {
    logFailure('answer by a model broke off', { model: askedModel }, cause);
    return answerOurselves(answering, { fallbackReason: 'failed', isFlagged: false });
  }
}

/** The material of an answer, whoever gives it. */
interface Answering {
  conversation: Conversation;
  options: AnswerOptions;
  /** The embedded coach's answer. */
  ofOurs: CoachAnswer;
  ledger: FactLedger;
  released: ReleasedAnswer;
}

async function answerByModel(
  answering: Answering,
  askedModel: ModelKey,
  dependencies: AnswerDependencies,
): Promise<Answered> {
  const { conversation, options, ofOurs, ledger, released } = answering;
  const proposals = new PlanProposals(conversation, ofOurs.planCard ?? null, ledger);
  // Only what is said to the coach alone.
  const memories = options.runner?.reader === 'runner' ? new MemoryProposals(conversation) : null;
  const asked = await askModel(
    { conversation, askedModel, options, ledger, released, proposals, memories },
    dependencies,
  );
  if (asked.kind === 'failed' && asked.isDespair === true) return answerDespair(answering);
  if (asked.kind === 'failed') {
    // A runner who chose no model misses none that the operator never set up.
    const isMissed = options.askedModel !== null || asked.reason !== 'no-key';
    const { isFlagged, reason, repliesLeft } = asked;
    return answerOurselves(answering, {
      fallbackReason: isMissed ? reason : null,
      isFlagged,
      ...(repliesLeft !== null && { repliesLeft }),
    });
  }
  return answered(answering, asked.model, {
    fallbackReason: null,
    isSafetyFirst: false,
    isFlagged: asked.isFlagged,
    planCard: proposals.card,
    remembered: memories?.all ?? [],
    ...(asked.repliesLeft !== null && { repliesLeft: asked.repliesLeft }),
  });
}

function answerOurselves(
  answering: Answering,
  why: Pick<Answered, 'fallbackReason' | 'isFlagged' | 'repliesLeft'>,
): Answered {
  const { ofOurs, ledger, released } = answering;
  released.restart();
  ledger.add(ofOurs.facts ?? []);
  for (const sentence of ofOurs.sentences) released.say(sentence);
  return answered(answering, 'embedded', {
    ...why,
    planCard: ofOurs.planCard ?? null,
    isSafetyFirst: ofOurs.isSafetyFirst,
    ...(ofOurs.needsCare === true && { needsCare: true }),
    ...(ofOurs.asksSign === true && { asksSign: true }),
    ...(ofOurs.providedSign !== undefined && { providedSign: ofOurs.providedSign }),
    ...(ofOurs.isSafetyFirst ? { endedBy: ofOurs.endedBy ?? null } : {}),
    readings: ofOurs.readings ?? [],
  });
}

/** A provider sees despair where our own rules saw none: the fixed words, and nothing of what was asked. */
async function answerDespair(answering: Answering): Promise<Answered> {
  const [{ despairWords }, { sentencesOf }] = await Promise.all([
    import('@tasuki/domain/coaching/answers/safety-words'),
    import('@tasuki/domain/coaching/answers/write-answer'),
  ]);
  const { conversation, released } = answering;
  released.restart();
  for (const sentence of sentencesOf(despairWords(conversation.language))) released.say(sentence);
  return answered(answering, 'embedded', {
    fallbackReason: null,
    isFlagged: false,
    isSafetyFirst: true,
    needsCare: true,
    endedBy: null,
    providedSign: 'self-harm',
  });
}

/** The released text, who said it, and what is known about it. */
function answered(
  { options, ledger, released }: Answering,
  answeredBy: AnswererKey,
  about: Omit<Answered, 'sentences' | 'facts' | 'answeredBy' | 'askedModel'>,
): Answered {
  return {
    sentences: released.sentences,
    facts: ledger.referredTo(released.sentences.join('')),
    answeredBy,
    // Why it was another can only be said of somebody.
    askedModel: options.askedModel ?? (about.fallbackReason === null ? null : DEFAULT_MODEL),
    ...about,
  };
}

/** They read the configuration as they are loaded, so only where none are given. */
async function currentDependencies(): Promise<AnswerDependencies> {
  const { currentAnswerDependencies } = await import('./current-answer-dependencies.ts');
  return currentAnswerDependencies();
}
