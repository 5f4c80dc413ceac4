import type { JsonObject } from '../http-messages.ts';
import {
  listOf,
  namedEvent,
  objectOf,
  piecesOf,
  promptTokens,
  REFUSAL_WORDS,
  replyTokens,
  textOf,
  wordsOf,
  type ModelQuestion,
  type ModelReply,
  type ModelToolCall,
  type WireFormat,
} from './model-exchange.ts';
import { openAIFailure } from './openai-failure.ts';

const RESPONSE_ID = 'resp_sandbox';
const MESSAGE_ID = 'msg_sandbox';

/** OpenAI's Responses API: `POST /v1/responses`. */
export const OPENAI_RESPONSES: WireFormat = {
  question,
  whole,
  events,
  failure: openAIFailure,
  failureEvent: (message) =>
    namedEvent({ type: 'error', sequence_number: 0, code: 'server_error', message, param: null }),
};

function question(body: JsonObject): ModelQuestion {
  const items =
    typeof body['input'] === 'string'
      ? [{ role: 'user', content: body['input'] }]
      : listOf(body['input']).map(objectOf);
  const systemWords = items
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ content }) => wordsOf(content));
  return {
    apiId: textOf(body['model']),
    isStreamed: body['stream'] === true,
    instructions: [textOf(body['instructions']), ...systemWords].join('\n'),
    turns: items
      .filter(({ role }) => role === 'user' || role === 'assistant')
      .map(({ role, content }) => ({
        author: role === 'user' ? ('user' as const) : ('model' as const),
        text: wordsOf(content),
      })),
    toolNames: listOf(body['tools']).map((tool) => textOf(objectOf(tool)['name'])),
    toolResults: items
      .filter(({ type }) => type === 'function_call_output')
      .map(({ output }) => (typeof output === 'string' ? output : JSON.stringify(output))),
  };
}

function usageOf(asked: ModelQuestion, reply: ModelReply): JsonObject {
  const input = promptTokens(asked);
  const output = replyTokens(reply);
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}

function contentOf(reply: ModelReply): JsonObject[] {
  if (reply.kind === 'refusal') return [{ type: 'refusal', refusal: REFUSAL_WORDS }];
  if (reply.kind !== 'text' || reply.text === '') return [];
  return [{ type: 'output_text', text: reply.text, annotations: [], logprobs: [] }];
}

function callItem(call: ModelToolCall, index: number, status: string): JsonObject {
  return {
    type: 'function_call',
    id: `fc_${index}`,
    call_id: `call_${index}`,
    name: call.name,
    arguments: status === 'completed' ? JSON.stringify(call.input) : '',
    status,
  };
}

function messageItem(reply: ModelReply): JsonObject {
  return {
    type: 'message',
    id: MESSAGE_ID,
    status: 'completed',
    role: 'assistant',
    content: contentOf(reply),
  };
}

function responseOf(asked: ModelQuestion, reply: ModelReply, status: string): JsonObject {
  const isCut = reply.kind === 'text' && reply.end === 'token-limit';
  const output =
    reply.kind === 'tool-calls'
      ? reply.calls.map((call, index) => callItem(call, index, 'completed'))
      : contentOf(reply).length > 0
        ? [messageItem(reply)]
        : [];
  const isOver = status !== 'in_progress';
  return {
    id: RESPONSE_ID,
    object: 'response',
    created_at: 1_790_000_000,
    model: asked.apiId,
    status,
    error: null,
    incomplete_details: isOver && isCut ? { reason: 'max_output_tokens' } : null,
    output: isOver ? output : [],
    usage: isOver ? usageOf(asked, reply) : null,
  };
}

function finalStatus(reply: ModelReply): 'completed' | 'incomplete' {
  return reply.kind === 'text' && reply.end === 'token-limit' ? 'incomplete' : 'completed';
}

function whole(asked: ModelQuestion, reply: ModelReply): unknown {
  return responseOf(asked, reply, finalStatus(reply));
}

type StreamEvent = { type: string } & Record<string, unknown>;

function events(asked: ModelQuestion, reply: ModelReply, charactersPerEvent: number): string[] {
  const begun = responseOf(asked, reply, 'in_progress');
  const status = finalStatus(reply);
  const all: StreamEvent[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...(reply.kind === 'tool-calls'
      ? reply.calls.flatMap((call, index) => callEvents(call, index, charactersPerEvent))
      : messageEvents(reply, charactersPerEvent)),
    { type: `response.${status}`, response: responseOf(asked, reply, status) },
  ];
  return all.map((event, index) => namedEvent({ ...event, sequence_number: index }));
}

function callEvents(call: ModelToolCall, index: number, characters: number): StreamEvent[] {
  const place = { item_id: `fc_${index}`, output_index: index };
  return [
    {
      type: 'response.output_item.added',
      output_index: index,
      item: callItem(call, index, 'in_progress'),
    },
    ...piecesOf(JSON.stringify(call.input), characters).map((delta) => ({
      type: 'response.function_call_arguments.delta',
      ...place,
      delta,
    })),
    {
      type: 'response.function_call_arguments.done',
      ...place,
      arguments: JSON.stringify(call.input),
    },
    {
      type: 'response.output_item.done',
      output_index: index,
      item: callItem(call, index, 'completed'),
    },
  ];
}

function messageEvents(reply: ModelReply, characters: number): StreamEvent[] {
  const [content] = contentOf(reply);
  if (!content) return [];
  const isRefusal = content['type'] === 'refusal';
  const words = isRefusal ? REFUSAL_WORDS : textOf(content['text']);
  const place = { item_id: MESSAGE_ID, output_index: 0, content_index: 0 };
  const started = { ...messageItem(reply), status: 'in_progress', content: [] };
  const kind = isRefusal ? 'response.refusal' : 'response.output_text';
  return [
    { type: 'response.output_item.added', output_index: 0, item: started },
    {
      type: 'response.content_part.added',
      ...place,
      part: isRefusal
        ? { type: 'refusal', refusal: '' }
        : { type: 'output_text', text: '', annotations: [] },
    },
    ...piecesOf(words, characters).map((delta) => ({ type: `${kind}.delta`, ...place, delta })),
    { type: `${kind}.done`, ...place, [isRefusal ? 'refusal' : 'text']: words },
    { type: 'response.content_part.done', ...place, part: content },
    { type: 'response.output_item.done', output_index: 0, item: messageItem(reply) },
  ];
}
