import type { LanguageModel, ModelMessage, StreamTextResult, TextStreamPart, ToolSet } from 'ai';
import { modelFailure } from './model-failure.ts';
import { ModelClock, type ModelTimeLimits } from './model-clock.ts';
import type { ModelEnd, ModelOutcome, ModelUsage } from './model-outcome.ts';

export interface ModelCall {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  tools: ToolSet;
  /** How often tools may be used before the model has to speak. */
  toolStepsMaximum: number;
  outputTokensMaximum: number;
  timeLimits: ModelTimeLimits;
  /**
   * Asked before each step after the first, since all that was said is sent again.
   *
   * @param used by the steps so far
   * @param messages that will be sent
   * @returns false = the call ends here
   */
  mayGoOn: (used: ModelUsage, messages: readonly ModelMessage[]) => Promise<boolean>;
  /** Ends the call at once. */
  signal: AbortSignal;
}

/**
 * Asks a model once, without retries, and hands on its words as they come.
 *
 * @param onText gets every piece; false = enough, the call is ended at the provider's side, too
 * @returns how it ended; never throws
 */
export async function streamModel(
  call: ModelCall,
  onText: (text: string) => boolean,
): Promise<ModelOutcome> {
  const { streamText, isStepCount } = await import('ai');
  // Its warnings, that a model cannot be made to think less, would stand in the log with every question.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const clock = new ModelClock(call.timeLimits);
  const enough = new AbortController();
  const signal = AbortSignal.any([call.signal, clock.signal, enough.signal]);
  const listener = new Listener(clock, onText);
  clock.asked();
  try {
    const result = streamText({
      model: call.model,
      instructions: call.instructions,
      messages: call.messages,
      tools: call.tools,
      stopWhen: isStepCount(call.toolStepsMaximum + 1),
      // The last step must be words, or there would be no reply.
      prepareStep: async ({ stepNumber, steps, messages }) => {
        if (stepNumber > 0 && !(await call.mayGoOn(usageOf(steps), messages))) {
          throw new Error('No further step was allowed');
        }
        return stepNumber >= call.toolStepsMaximum ? { toolChoice: 'none' } : {};
      },
      maxOutputTokens: call.outputTokensMaximum,
      // A runner waits; the figures are computed already.
      reasoning: 'low',
      maxRetries: 0,
      abortSignal: signal,
      // Our own database keeps a runner's words, the provider does not.
      providerOptions: { openai: { store: false } },
      // Errors come as parts of the stream.
      onError: () => undefined,
    });
    await listener.receive(result, signal);
  } catch (cause) {
    listener.fail(cause);
  } finally {
    clock.stop();
    enough.abort();
  }
  return listener.outcome(call.signal, clock.signal);
}

function usageOf(
  steps: readonly {
    usage: { inputTokens?: number | undefined; outputTokens?: number | undefined };
  }[],
): ModelUsage {
  return steps.reduce<ModelUsage>(
    (sum, { usage }) => ({
      inputTokens: sum.inputTokens + (usage.inputTokens ?? 0),
      outputTokens: sum.outputTokens + (usage.outputTokens ?? 0),
    }),
    { inputTokens: 0, outputTokens: 0 },
  );
}

/** Follows one stream to its end. */
class Listener {
  readonly #clock: ModelClock;
  readonly #onText: (text: string) => boolean;
  #end: ModelEnd | null = null;
  #isFlagged = false;
  #usage: ModelUsage | null = null;
  #hasSpokenBefore = false;
  #isNewStep = false;

  constructor(clock: ModelClock, onText: (text: string) => boolean) {
    this.#clock = clock;
    this.#onText = onText;
  }

  /** Ends with the stream, with the signal, even where the stream does not heed it, or when enough is received. */
  async receive<Tools extends ToolSet>(
    result: Pick<StreamTextResult<Tools, never, never>, 'stream'>,
    signal: AbortSignal,
  ): Promise<void> {
    const aborted = new Promise<never>((_resolve, reject) => {
      const give = () => {
        reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
      };
      if (signal.aborted) give();
      else signal.addEventListener('abort', give, { once: true });
    });
    // It may come after the last race, when nobody listens any more.
    aborted.catch(() => undefined);
    const iterator = result.stream[Symbol.asyncIterator]();
    while (this.#end === null) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      this.#take(next.value);
    }
  }

  fail(cause: unknown): void {
    this.#end ??= { kind: 'failed', ...modelFailure(cause) };
  }

  outcome(callersSignal: AbortSignal, clocksSignal: AbortSignal): ModelOutcome {
    return {
      end: this.#finalEnd(callersSignal, clocksSignal),
      isFlagged: this.#isFlagged,
      usage: this.#usage,
    };
  }

  #finalEnd(callersSignal: AbortSignal, clocksSignal: AbortSignal): ModelEnd {
    const end = this.#end;
    if (end !== null && end.kind !== 'failed') return end;
    if (callersSignal.aborted) return { kind: 'stopped' };
    if (clocksSignal.aborted) {
      return {
        kind: 'failed',
        reason: 'time-out',
        isRepeatable: false,
        cause: clocksSignal.reason,
      };
    }
    return end ?? { kind: 'failed', ...modelFailure(new Error('The stream ended without an end')) };
  }

  #take(part: TextStreamPart<ToolSet>): void {
    const { type } = part;
    if (type === 'text-delta') {
      this.#clock.received();
      this.#say(part.text);
    } else if (type === 'reasoning-delta' || type === 'tool-input-delta') {
      this.#clock.received();
    } else if (type === 'tool-call') {
      this.#clock.paused();
    } else if (type === 'finish-step') {
      this.#isFlagged ||= isRatedUnsafe(part.providerMetadata);
      this.#isNewStep = this.#hasSpokenBefore;
      // If a tool was used, the model is asked again now.
      this.#clock.asked();
    } else if (type === 'finish') {
      this.#usage = {
        inputTokens: part.totalUsage.inputTokens ?? 0,
        outputTokens: part.totalUsage.outputTokens ?? 0,
      };
      this.#finish(part.finishReason);
    } else if (type === 'error') {
      this.fail(part.error);
    }
  }

  #say(text: string): void {
    if (text === '') return;
    // Words before the use of a tool are a paragraph of their own.
    const words = this.#isNewStep ? `\n\n${text}` : text;
    this.#isNewStep = false;
    this.#hasSpokenBefore = true;
    if (!this.#onText(words)) this.#end = { kind: 'stopped' };
  }

  #finish(reason: string): void {
    switch (reason) {
      case 'stop':
        this.#end = { kind: 'whole' };
        break;
      case 'length':
        this.#end = { kind: 'cut-short' };
        break;
      case 'content-filter':
        this.#isFlagged = true;
        this.#end = {
          kind: 'failed',
          reason: 'refused',
          isRepeatable: false,
          cause: new Error('The model refused'),
        };
        break;
      default:
        // The stream ended in order, but without the provider's word that this was all.
        this.fail(new Error(`The reply ended as "${reason}"`));
    }
  }
}

/** Google's ratings of the reply; the others give none. */
function isRatedUnsafe(metadata: Readonly<Record<string, unknown>> | undefined): boolean {
  const google = metadata?.['google'] as { safetyRatings?: unknown } | undefined;
  const ratings: readonly unknown[] = Array.isArray(google?.safetyRatings)
    ? google.safetyRatings
    : [];
  return ratings.some((rating) => {
    const { probability, blocked } = rating as { probability?: unknown; blocked?: unknown };
    return blocked === true || probability === 'HIGH';
  });
}
