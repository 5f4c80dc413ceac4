import type { JsonObject } from '../http-messages.ts';
import {
  dataEvent,
  listOf,
  objectOf,
  piecesOf,
  promptTokens,
  REFUSAL_WORDS,
  replyTokens,
  textOf,
  wordsOf,
  type ModelQuestion,
  type ModelReply,
  type WireFormat,
} from './model-exchange.ts';
import { openAIFailure } from './openai-failure.ts';

/** OpenAI's Chat Completions API: `POST /v1/chat/completions`. */
export const OPENAI_CHAT: WireFormat = {
  question,
  whole,
  events,
  failure: openAIFailure,
  failureEvent: (message) => dataEvent(openAIFailure(500, message)),
};

function question(body: JsonObject): ModelQuestion {
  const messages = listOf(body['messages']).map(objectOf);
  const written = (...roles: readonly string[]) =>
    messages.filter(({ role }) => roles.includes(textOf(role)));
  return {
    apiId: textOf(body['model']),
    isStreamed: body['stream'] === true,
    instructions: written('system', 'developer')
      .map(({ content }) => wordsOf(content))
      .join('\n'),
    turns: written('user', 'assistant').map(({ role, content }) => ({
      author: role === 'user' ? ('user' as const) : ('model' as const),
      text: wordsOf(content),
    })),
    toolNames: listOf(body['tools']).map((tool) =>
      textOf(objectOf(objectOf(tool)['function'])['name']),
    ),
    toolResults: written('tool').map(({ content }) => wordsOf(content)),
  };
}

function usageOf(asked: ModelQuestion, reply: ModelReply): JsonObject {
  const prompt = promptTokens(asked);
  const completion = replyTokens(reply);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  };
}

function finishReason(reply: ModelReply): string {
  if (reply.kind === 'tool-calls') return 'tool_calls';
  return reply.kind === 'text' && reply.end === 'token-limit' ? 'length' : 'stop';
}

function callsOf(reply: ModelReply): JsonObject[] {
  if (reply.kind !== 'tool-calls') return [];
  return reply.calls.map(({ name, input }, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
}

function wholeMessage(reply: ModelReply): JsonObject {
  return {
    role: 'assistant',
    content: reply.kind === 'text' ? reply.text : null,
    refusal: reply.kind === 'refusal' ? REFUSAL_WORDS : null,
    ...(reply.kind === 'tool-calls' && { tool_calls: callsOf(reply) }),
  };
}

function whole(asked: ModelQuestion, reply: ModelReply): unknown {
  return {
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: asked.apiId,
    choices: [{ index: 0, message: wholeMessage(reply), finish_reason: finishReason(reply) }],
    usage: usageOf(asked, reply),
  };
}

function deltasOf(reply: ModelReply, characters: number): JsonObject[] {
  switch (reply.kind) {
    case 'text':
      return piecesOf(reply.text, characters).map((content) => ({ content }));
    case 'refusal':
      return piecesOf(REFUSAL_WORDS, characters).map((refusal) => ({ refusal }));
    case 'tool-calls':
      return callsOf(reply).map((call) => ({ tool_calls: [call] }));
  }
}

function events(asked: ModelQuestion, reply: ModelReply, charactersPerEvent: number): string[] {
  const chunk = (choices: readonly JsonObject[], usage: JsonObject | null) =>
    dataEvent({
      id: 'chatcmpl-sandbox',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model: asked.apiId,
      choices,
      usage,
    });
  const choice = (delta: JsonObject, finish_reason: string | null) => [
    { index: 0, delta, finish_reason },
  ];
  return [
    chunk(choice({ role: 'assistant', content: '' }, null), null),
    ...deltasOf(reply, charactersPerEvent).map((delta) => chunk(choice(delta, null), null)),
    chunk(choice({}, finishReason(reply)), null),
    chunk([], usageOf(asked, reply)),
    'data: [DONE]\n\n',
  ];
}
