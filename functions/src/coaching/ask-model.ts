import type { LanguageModel } from 'ai';
import type { FallbackReason } from '@tasuki/domain/chat/message';
import { isAskedInDespair } from '@tasuki/domain/chat/moderation/judged-message';
import { resolveModel, type Model, type ModelKey } from '@tasuki/domain/chat/model-registry';
import { tokensAtMost } from '@tasuki/domain/chat/usage-limits';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { withoutIdentities } from '@tasuki/domain/coaching/text/without-identities';
import type { AnswerOptions } from '../chat/answerer.ts';
import { languageModel } from '../integrations/models/language-model.ts';
import { isOperatorsMatter } from '../integrations/models/model-failure.ts';
import { moderatedCategories, moderateText } from '../integrations/models/moderate-text.ts';
import type { ModelEnd, ModelOutcome } from '../integrations/models/model-outcome.ts';
import { streamModel, type ModelCall } from '../integrations/models/stream-model.ts';
import { logFailure, logInfo, logWarning } from '../platform/log.ts';
import { UNCOUNTED_REPLY, type AnswerDependencies } from './answer-dependencies.ts';
import { AttemptSpending } from './attempt-spending.ts';
import { coachPrompt, type CoachPrompt } from './coach-prompt.ts';
import { coachTools } from './coach-tools.ts';
import type { FactLedger } from './fact-ledger.ts';
import type { MemoryProposals } from './memory-proposals.ts';
import type { PlanProposals } from './plan-proposals.ts';
import type { ReleasedAnswer } from './released-answer.ts';
import { factsOfTarget } from './runner-facts.ts';
import { READS_NOTHING, type RunnerReader, type RunnerTargets } from './runner-reader.ts';
import { SentenceGate } from './sentence-gate.ts';
import { sentenceChecker, type SentenceProblem } from './sentence-problem.ts';
import type { Reservation } from './usage.ts';

export interface ModelQuestion {
  conversation: Conversation;
  askedModel: ModelKey;
  options: AnswerOptions;
  /** Takes up the figures that tools read. */
  ledger: FactLedger;
  /** Takes the sentences that may be shown. */
  released: ReleasedAnswer;
  /** The proposals below the released words. */
  proposals: PlanProposals;
  /** Notes to keep of the question; null = none. */
  memories: MemoryProposals | null;
}

/** The result of asking a model; its words are in `released`. */
export type ModelAnswer =
  | {
      kind: 'said';
      model: ModelKey;
      isFlagged: boolean;
      /** Replies by models that the month has left, where that is to be said; null = nothing is. */
      repliesLeft: number | null;
    }
  | {
      kind: 'failed';
      reason: FallbackReason;
      isFlagged: boolean;
      /** The same, where text of the model was shown before it failed, so that its reply counts. */
      repliesLeft: number | null;
      /** A provider's moderation found the question to be about harming oneself. */
      isDespair?: boolean;
    };

/** The question before the first attempt, and the reply that is shown. */
const MODERATIONS_PER_QUESTION = 2;

/** How one attempt ended. */
type Attempt =
  | { kind: 'said'; isFlagged: boolean }
  | {
      kind: 'failed';
      reason: FallbackReason;
      isFlagged: boolean;
      isDespair?: boolean;
      /** Whether asking once more may help. */
      isRepeatable: boolean;
      /** The instruction that the model reads then; null = nothing was wrong with its words. */
      problem: string | null;
    };

/** All that the attempts have in common. */
interface Asking extends ModelQuestion {
  model: Model;
  languageModelClient: LanguageModel;
  targets: RunnerTargets | null;
  reader: RunnerReader;
  /** When no more is waited for. */
  endAt: number;
}

/**
 * Asks the model that was chosen, or its successor, at most twice: again where its reply could not
 * be shown, was empty or broke off. A reply of the asker's month is taken first, and given back if
 * no sentence of the model went out. A runner who received a sentence has had a reply, even if the
 * rest could not be shown. Budget is reserved before each question and settled after it; moderation
 * is asked within it, so never more often.
 */
export async function askModel(
  question: ModelQuestion,
  dependencies: AnswerDependencies,
): Promise<ModelAnswer> {
  const { models, now, takeReply } = dependencies;
  const at = now();
  const { model } = resolveModel(question.askedModel, at.toISOString().slice(0, 10));
  const languageModelClient = await languageModel(model, models);
  if (!languageModelClient) return failed('no-key');
  const { uid, isUnasked } = question.options;
  const taken = isUnasked ? UNCOUNTED_REPLY : await takeReply({ uid, now: at });
  if (!taken) return failed('month');
  let isSaid = false;
  const isCounted = () => isSaid || question.released.wasReceived;
  try {
    const tried = await attemptAll(question, { model, languageModelClient }, dependencies);
    isSaid = tried.kind === 'said';
    return { ...tried, repliesLeft: isCounted() ? taken.left : null };
  } finally {
    if (!isCounted()) await taken.giveBack();
  }
}

async function attemptAll(
  question: ModelQuestion,
  { model, languageModelClient }: Pick<Asking, 'model' | 'languageModelClient'>,
  dependencies: AnswerDependencies,
): Promise<
  | Omit<Extract<ModelAnswer, { kind: 'said' }>, 'repliesLeft'>
  | Omit<Extract<ModelAnswer, { kind: 'failed' }>, 'repliesLeft'>
> {
  const { conversation, options, released, ledger } = question;
  const { models, now, readerOf, limits, moderationPause } = dependencies;
  const reader = options.runner === null ? READS_NOTHING : readerOf(options.runner);
  const targets = await readInTime(
    async () => reader.targets(conversation.now),
    limits.readingMilliseconds,
  );
  ledger.add(
    (targets?.coming ?? []).flatMap((target, index) =>
      factsOfTarget(`goal.${index + 1}`, target, conversation.now),
    ),
  );
  const endAt = now().getTime() + limits.milliseconds;
  const asking: Asking = { ...question, model, languageModelClient, targets, reader, endAt };
  let problem: string | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const tried = await attemptOnce(asking, { attempt, problem }, dependencies);
    if (tried.kind === 'said') {
      const text = released.sentences.join('');
      const verdict = await moderateText(text, models.openai, options.signal, moderationPause);
      const isFlagged = tried.isFlagged || verdict === 'flagged';
      return { kind: 'said', model: model.key, isFlagged };
    }
    const isLast = attempt >= limits.attempts || !tried.isRepeatable || now().getTime() >= endAt;
    if (isLast) return tried;
    released.restart();
    question.proposals.restart();
    question.memories?.restart();
    ({ problem } = tried);
  }
}

/** The question as moderation may see it. */
function askedWords({ turns, runnerNames }: Conversation): string {
  return withoutIdentities(turns.at(-1)?.text ?? '', runnerNames);
}

function failed(reason: FallbackReason): ModelAnswer & { kind: 'failed' } {
  return { kind: 'failed', reason, isFlagged: false, repliesLeft: null };
}

/**
 * Returns what is read, or null if that fails or takes too long. A late answer would be worse than
 * one without it.
 */
async function readInTime<Value>(
  read: () => Promise<Value>,
  milliseconds: number,
): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, milliseconds);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (cause) {
    logWarning('what the runner trains for could not be read', {}, cause);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function attemptOnce(
  asking: Asking,
  { attempt: number, problem }: { attempt: number; problem: string | null },
  dependencies: AnswerDependencies,
): Promise<Attempt> {
  const { conversation, options, ledger, released, model } = asking;
  const { models, limits, moderationPause } = dependencies;
  const prompt = coachPrompt(conversation, asking.targets, ledger, {
    problem,
    proposal: asking.proposals.described,
  });
  const inputTokens = promptTokens(prompt);
  const reservation = await reservedFor(asking, { number, inputTokens }, dependencies);
  if (!reservation) return notAgain('budget');
  if (number === 1) {
    const words = askedWords(conversation);
    const { signal } = options;
    const verdict = await moderatedCategories(words, models.openai, signal, moderationPause);
    if (verdict !== 'unchecked' && verdict.isFlagged) {
      await reservation.settle({ inputTokens: 0, outputTokens: 0 });
      const isDespair = isAskedInDespair(words, verdict.categories);
      return { ...notAgain('refused'), isFlagged: true, isDespair };
    }
  }
  const gate = new SentenceGate({
    problemOf: sentenceChecker(conversation, ledger),
    onSentence: (sentence) => {
      released.say(sentence);
    },
  });
  const spending = new AttemptSpending(prompt.instructions, reservation, {
    inputTokens,
    outputTokens: limits.outputTokens,
  });
  const outcome = await streamModel(
    await modelCallOf(asking, { prompt, mayGoOn: spending.mayGoOn }, dependencies),
    (text) => {
      spending.receive(text);
      return gate.push(text);
    },
  );
  const attempt = judged(outcome, gate, options.signal);
  gate.close();
  noteFailure(attempt, outcome.end, gate.problem, model.key);
  await reservation.settle(outcome.usage ?? spending.estimate(outcome.end));
  return spending.isBeyondBudget ? notAgain('budget') : attempt;
}

/** Budget for one attempt, at most; null = there is none left, or none is known. */
async function reservedFor(
  { options, model }: Asking,
  { number, inputTokens }: { number: number; inputTokens: number },
  { reserve, now, limits }: AnswerDependencies,
): Promise<Reservation | null> {
  const atMost = {
    inputTokens: inputTokens + limits.toolTokens,
    outputTokens: limits.outputTokens,
  };
  try {
    return await reserve({
      uid: options.budgetUid ?? options.uid,
      partUid: options.budgetPartUid ?? null,
      model,
      atMost,
      moderations: number === 1 ? MODERATIONS_PER_QUESTION : 0,
      now: now(),
    });
  } catch (cause) {
    // Without a count the limit cannot be checked, so no model is asked.
    logFailure('budget of models could not be reserved', {}, cause);
    return null;
  }
}

/** How the model is asked, within the time that is left. */
async function modelCallOf(
  asking: Asking,
  { prompt, mayGoOn }: { prompt: CoachPrompt; mayGoOn: ModelCall['mayGoOn'] },
  { now, limits }: AnswerDependencies,
): Promise<ModelCall> {
  const { conversation, reader, ledger, proposals, memories, endAt } = asking;
  return {
    model: asking.languageModelClient,
    instructions: prompt.instructions,
    messages: prompt.messages,
    tools: await coachTools({ conversation, reader, ledger, proposals, memories }),
    toolStepsMaximum: limits.toolSteps,
    mayGoOn,
    outputTokensMaximum: limits.outputTokens,
    timeLimits: {
      ...limits.attempt,
      whole: Math.min(limits.attempt.whole, Math.max(1, endAt - now().getTime())),
    },
    signal: asking.options.signal,
  };
}

function promptTokens({ instructions, messages }: CoachPrompt): number {
  return tokensAtMost(instructions) + tokensAtMost(JSON.stringify(messages));
}

function notAgain(reason: FallbackReason): Attempt & { kind: 'failed' } {
  return { kind: 'failed', reason, isFlagged: false, isRepeatable: false, problem: null };
}

/** Judges the end of a stream, once the gate has released what it may. */
function judged(
  { end, isFlagged }: ModelOutcome,
  gate: SentenceGate<SentenceProblem>,
  signal: AbortSignal,
): Attempt {
  // Stopped by the runner: what was released stands.
  if (signal.aborted) return { kind: 'said', isFlagged };
  if (end.kind === 'failed') {
    const { reason, isRepeatable } = end;
    return { kind: 'failed', reason, isFlagged, isRepeatable, problem: null };
  }
  gate.end(end.kind === 'whole');
  if (gate.problem !== null) {
    const { reason, explanation } = gate.problem;
    return { kind: 'failed', reason, isFlagged, isRepeatable: true, problem: explanation };
  }
  if (gate.released.length === 0) {
    return { kind: 'failed', reason: 'empty', isFlagged, isRepeatable: true, problem: null };
  }
  return { kind: 'said', isFlagged };
}

/** For whoever runs this: never what the runner or the model wrote. */
function noteFailure(
  attempt: Attempt,
  end: ModelEnd,
  problem: SentenceProblem | null,
  model: ModelKey,
): void {
  if (attempt.kind === 'said') return;
  const { reason } = attempt;
  if (problem !== null) {
    logInfo('reply of a model not shown', { model, reason, kinds: problem.kinds.join(' ') });
  } else if (end.kind === 'failed' && isOperatorsMatter(end)) {
    logFailure('model not usable', { model, reason }, end.cause);
  } else {
    logWarning(
      'model did not answer',
      { model, reason },
      end.kind === 'failed' ? end.cause : end.kind,
    );
  }
}
