import type { JsonObject } from '../http-messages.ts';
import {
  listOf,
  namedEvent,
  objectOf,
  piecesOf,
  promptTokens,
  replyTokens,
  textOf,
  wordsOf,
  type ModelQuestion,
  type ModelReply,
  type ModelToolCall,
  type WireFormat,
} from './model-exchange.ts';

/** Anthropic's Messages API: `POST /v1/messages`. */
export const ANTHROPIC: WireFormat = { question, whole, events, failure, failureEvent };

const FAILURE_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

function failure(status: number, message: string): { type: string; error: JsonObject } {
  return { type: 'error', error: { type: FAILURE_TYPES[status] ?? 'api_error', message } };
}

function failureEvent(message: string): string {
  return namedEvent(failure(529, message));
}

function question(body: JsonObject): ModelQuestion {
  const messages = listOf(body['messages']).map(objectOf);
  const blocks = messages.flatMap(({ content }) => listOf(content).map(objectOf));
  return {
    apiId: textOf(body['model']),
    isStreamed: body['stream'] === true,
    instructions: wordsOf(body['system']),
    turns: messages
      .map(({ role, content }) => ({
        author: role === 'assistant' ? ('model' as const) : ('user' as const),
        text: wordsOf(content),
      }))
      .filter(({ text }) => text !== ''),
    toolNames: listOf(body['tools']).map((tool) => textOf(objectOf(tool)['name'])),
    toolResults: blocks
      .filter(({ type }) => type === 'tool_result')
      .map(({ content }) => wordsOf(content)),
  };
}

function stopReason(reply: ModelReply): string {
  if (reply.kind === 'refusal') return 'refusal';
  if (reply.kind === 'tool-calls') return 'tool_use';
  return reply.end === 'token-limit' ? 'max_tokens' : 'end_turn';
}

function callBlock({ name, input }: ModelToolCall, index: number): JsonObject {
  return { type: 'tool_use', id: `toolu_${index}`, name, input };
}

function messageOf(asked: ModelQuestion, content: readonly JsonObject[]): JsonObject {
  return {
    id: 'msg_sandbox',
    type: 'message',
    role: 'assistant',
    model: asked.apiId,
    content,
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: promptTokens(asked), output_tokens: 1 },
  };
}

function whole(asked: ModelQuestion, reply: ModelReply): unknown {
  const content =
    reply.kind === 'tool-calls'
      ? reply.calls.map(callBlock)
      : reply.kind === 'text' && reply.text !== ''
        ? [{ type: 'text', text: reply.text }]
        : [];
  return {
    ...messageOf(asked, content),
    stop_reason: stopReason(reply),
    usage: { input_tokens: promptTokens(asked), output_tokens: replyTokens(reply) },
  };
}

function blockEvents(
  index: number,
  block: JsonObject,
  deltas: readonly JsonObject[],
): ({ type: string } & Record<string, unknown>)[] {
  return [
    { type: 'content_block_start', index, content_block: block },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
}

function blocksOf(reply: ModelReply, characters: number) {
  if (reply.kind === 'tool-calls') {
    return reply.calls.flatMap((call, index) =>
      blockEvents(
        index,
        { ...callBlock(call, index), input: {} },
        piecesOf(JSON.stringify(call.input), characters).map((partial_json) => ({
          type: 'input_json_delta',
          partial_json,
        })),
      ),
    );
  }
  if (reply.kind === 'refusal' || reply.text === '') return [];
  return blockEvents(
    0,
    { type: 'text', text: '' },
    piecesOf(reply.text, characters).map((text) => ({ type: 'text_delta', text })),
  );
}

function events(asked: ModelQuestion, reply: ModelReply, charactersPerEvent: number): string[] {
  return [
    { type: 'message_start', message: messageOf(asked, []) },
    { type: 'ping' },
    ...blocksOf(reply, charactersPerEvent),
    {
      type: 'message_delta',
      delta: { stop_reason: stopReason(reply), stop_sequence: null },
      usage: { output_tokens: replyTokens(reply) },
    },
    { type: 'message_stop' },
  ].map(namedEvent);
}
