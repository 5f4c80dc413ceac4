import type { JsonObject } from '../http-messages.ts';

/** The content of a provider's request, in one form for all. */
export interface ModelQuestion {
  /** The provider's own id of the model. */
  apiId: string;
  isStreamed: boolean;
  instructions: string;
  /** Oldest first. */
  turns: readonly { author: 'user' | 'model'; text: string }[];
  toolNames: readonly string[];
  /** Results of the tools called so far, oldest first, as JSON. */
  toolResults: readonly string[];
}

export interface ModelToolCall {
  name: string;
  input: Readonly<Record<string, unknown>>;
}

/** The sandboxed model's answer, before it is put into a provider's form. */
export type ModelReply =
  | {
      kind: 'text';
      text: string;
      /** `token-limit`: the provider's limit cut it off. */
      end: 'whole' | 'token-limit';
      /** Flagged by the provider's own ratings, where it gives any. */
      isFlagged: boolean;
    }
  | { kind: 'tool-calls'; calls: readonly ModelToolCall[] }
  | { kind: 'refusal' };

/** How one provider writes requests, answers, streams and failures. */
export interface WireFormat {
  question: (body: JsonObject, address: URL) => ModelQuestion;
  /** The answer as one body. */
  whole: (question: ModelQuestion, reply: ModelReply) => unknown;
  /** The answer as server-sent events, with the text in pieces of this number of characters. */
  events: (question: ModelQuestion, reply: ModelReply, charactersPerEvent: number) => string[];
  /** The body of an error response. */
  failure: (status: number, message: string) => unknown;
  /** An error after the stream has begun. */
  failureEvent: (message: string) => string;
}

/** A part of a request as an object; empty where it is none. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The words of a message, whether written as a string or as parts with text. */
export function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .map((part) => textOf(objectOf(part)['text']))
    .join('');
}

/** About as many tokens as a text of that length has. */
function tokenCount(text: string): number {
  return Math.ceil(text.length / 4);
}

export function promptTokens(question: ModelQuestion): number {
  const texts = [question.instructions, ...question.turns.map(({ text }) => text)];
  return tokenCount([...texts, ...question.toolResults].join('\n'));
}

export function replyTokens(reply: ModelReply): number {
  if (reply.kind === 'text') return tokenCount(reply.text);
  return reply.kind === 'tool-calls' ? tokenCount(JSON.stringify(reply.calls)) : 1;
}

/** A text in pieces that joined are the text; no character is broken in two. */
export function piecesOf(text: string, characters: number): string[] {
  const all = Array.from(text);
  const pieces: string[] = [];
  for (let from = 0; from < all.length; from += characters) {
    pieces.push(all.slice(from, from + characters).join(''));
  }
  return pieces;
}

/** A server-sent event without a name. */
export function dataEvent(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** A server-sent event named as its `type`. */
export function namedEvent(value: { type: string } & Record<string, unknown>): string {
  return `event: ${value.type}\n${dataEvent(value)}`;
}

export const REFUSAL_WORDS = 'I cannot help with that.';
