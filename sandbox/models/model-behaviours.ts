import type { JsonObject } from '../http-messages.ts';
import {
  listOf,
  objectOf,
  textOf,
  type ModelQuestion,
  type ModelReply,
  type ModelToolCall,
} from './model-exchange.ts';
import { answerWith, goodAnswer, obedientAnswer } from './sandboxed-answer.ts';

/** The categories that moderation may report, out of OpenAI's. */
export const MODERATION_CATEGORIES = [
  'harassment',
  'hate',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'violence',
] as const;
export type ModerationCategory = (typeof MODERATION_CATEGORIES)[number];

/** How a sandboxed model shall answer. */
export type ModelBehaviour =
  | { kind: 'answer' }
  /** Exactly these words. */
  | { kind: 'say'; text: string }
  /** Nothing more after this number of events; the connection stays open. */
  | { kind: 'stall'; afterEvents: number }
  /** The connection ends after this number of events; cleanly or torn. */
  | { kind: 'break-off'; afterEvents: number; isClean: boolean }
  /** A proper answer without a word. */
  | { kind: 'say-nothing' }
  | { kind: 'refuse' }
  /** An HTTP status with the provider's own body. */
  | { kind: 'fail'; status: number }
  /** An error event after this number of others. */
  | { kind: 'fail-within'; afterEvents: number }
  /** Cut by the limit of tokens, in the middle of a sentence. */
  | { kind: 'cut-short' }
  /** Flagged by the provider's ratings; by moderation, when set for the moderation model, as this (else harassment). */
  | { kind: 'flag'; category?: ModerationCategory }
  | { kind: 'write-bare-figures' }
  | { kind: 'swap-splits' }
  | { kind: 'use-unknown-facts' }
  | { kind: 'obey' }
  /** Asks its tools first, then answers with what they gave. */
  | { kind: 'call-tools'; calls: readonly ModelToolCall[] };

/** Which requests behave how. */
export interface BehaviourRule {
  /** The provider's id of the model; null = every one that speaks. */
  apiId: string | null;
  /** Only where the newest question holds these words; null = always. */
  whenAsked: string | null;
  /** One a request, in order; then the rule is spent, unless it is repeated. */
  behaviours: readonly ModelBehaviour[];
  isRepeated: boolean;
}

const KINDS: ReadonlySet<string> = new Set<ModelBehaviour['kind']>([
  'answer',
  'say',
  'stall',
  'break-off',
  'say-nothing',
  'refuse',
  'fail',
  'fail-within',
  'cut-short',
  'flag',
  'write-bare-figures',
  'swap-splits',
  'use-unknown-facts',
  'obey',
  'call-tools',
]);

/**
 * A rule out of a request to the control endpoint.
 *
 * @throws TypeError that says what is wrong with it
 */
export function parseRule(body: JsonObject): BehaviourRule {
  const behaviours = listOf(body['behaviours']).map(objectOf);
  if (behaviours.length === 0) throw new TypeError('A rule needs behaviours.');
  const unknown = behaviours.find(({ kind }) => !KINDS.has(textOf(kind)));
  if (unknown) throw new TypeError(`There is no behaviour "${textOf(unknown['kind'])}".`);
  return {
    apiId: textOf(body['apiId']) || null,
    whenAsked: textOf(body['whenAsked']) || null,
    behaviours: behaviours as unknown as readonly ModelBehaviour[],
    isRepeated: body['isRepeated'] === true,
  };
}

/** Takes the behaviour of a request off the rules; good answers where none fits. */
export class BehaviourBook {
  #rules: { rule: BehaviourRule; taken: number }[] = [];

  add(rule: BehaviourRule): void {
    this.#rules.push({ rule, taken: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  rules(): BehaviourRule[] {
    return this.#rules.map(({ rule }) => rule);
  }

  /** @param options `isNamed`: only rules that name the model count */
  take(
    apiId: string,
    asked: string,
    { isNamed = false }: { isNamed?: boolean } = {},
  ): ModelBehaviour {
    const found = this.#rules.find(
      ({ rule, taken }) =>
        (rule.apiId === apiId || (rule.apiId === null && !isNamed)) &&
        (rule.whenAsked === null || asked.includes(rule.whenAsked)) &&
        (rule.isRepeated || taken < rule.behaviours.length),
    );
    if (!found) return { kind: 'answer' };
    const behaviour = found.rule.behaviours[found.taken % found.rule.behaviours.length];
    found.taken += 1;
    return behaviour ?? { kind: 'answer' };
  }
}

function text(words: string, { isFlagged = false } = {}): ModelReply {
  return { kind: 'text', text: words, end: 'whole', isFlagged };
}

/** The answer of a model with this behaviour; the server decides how its stream ends. */
export function replyOf(question: ModelQuestion, behaviour: ModelBehaviour): ModelReply {
  switch (behaviour.kind) {
    case 'say':
      return text(behaviour.text);
    case 'say-nothing':
      return text('');
    case 'refuse':
      return { kind: 'refusal' };
    case 'cut-short':
      return {
        kind: 'text',
        text: goodAnswer(question).slice(0, -4),
        end: 'token-limit',
        isFlagged: false,
      };
    case 'flag':
      return text(goodAnswer(question), { isFlagged: true });
    case 'write-bare-figures':
      return text(answerWith(question, 'bareFigures'));
    case 'swap-splits':
      return text(answerWith(question, 'swappedSplits'));
    case 'use-unknown-facts':
      return text(answerWith(question, 'unknownFacts'));
    case 'obey':
      return text(obedientAnswer(question));
    case 'call-tools':
      return question.toolResults.length > 0
        ? text(goodAnswer(question))
        : { kind: 'tool-calls', calls: behaviour.calls };
    case 'answer':
    case 'stall':
    case 'break-off':
    case 'fail':
    case 'fail-within':
      return text(goodAnswer(question));
  }
}
