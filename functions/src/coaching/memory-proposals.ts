import type { JSONSchema7 } from 'ai';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import {
  mayBeRemembered,
  noteText,
  type FoundMemory,
} from '@tasuki/domain/coaching/memories/find-memories';
import { MEMORY_KINDS } from '@tasuki/domain/memories/memory';
import type { ToolInput } from '../integrations/models/model-tool.ts';

/** The input of the tool: which of the runner's own words to keep, never words of the model. */
export const MEMORY_INPUT: JSONSchema7 = {
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      enum: [...MEMORY_KINDS],
      description:
        'injury: one that lasts; schedule: when they can train, week by week; preference: how they like to train or to be answered',
    },
    words: {
      type: 'string',
      description: "one sentence of the runner's newest message, letter by letter",
    },
  },
  required: ['kind', 'words'],
  additionalProperties: false,
};

const LEAST_CHARACTERS = 4;

/** One form of each character, so that a model's quotation marks and spaces do not matter. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/**
 * A model's choice of notes from the newest message, one of each kind. Only words that stand in
 * that message can be kept, so no model writes a note of its own.
 */
export class MemoryProposals {
  readonly #said: string;
  readonly #kept = new Map<FoundMemory['kind'], string>();

  constructor({ turns }: Pick<Conversation, 'turns'>) {
    const newest = turns.at(-1);
    this.#said = newest?.author === 'runner' ? comparable(newest.text) : '';
  }

  get all(): FoundMemory[] {
    return [...this.#kept].map(([kind, text]) => ({ kind, text }));
  }

  /** Another answer begins. */
  restart(): void {
    this.#kept.clear();
  }

  keep({ kind: chosen, words }: ToolInput): { kept: true } | { error: string } {
    const kind = MEMORY_KINDS.find((one) => one === chosen);
    const text = typeof words === 'string' ? noteText(words) : '';
    const isTheirs =
      text.length >= LEAST_CHARACTERS && this.#said.includes(comparable(text.replace(/…$/, '')));
    if (!kind || !isTheirs || !mayBeRemembered(text)) {
      return { error: 'Only what the runner says of themselves in the newest message is kept.' };
    }
    this.#kept.set(kind, text);
    return { kept: true };
  }
}
