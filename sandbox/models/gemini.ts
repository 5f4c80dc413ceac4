import type { JsonObject } from '../http-messages.ts';
import {
  dataEvent,
  listOf,
  objectOf,
  piecesOf,
  promptTokens,
  replyTokens,
  textOf,
  wordsOf,
  type ModelQuestion,
  type ModelReply,
  type WireFormat,
} from './model-exchange.ts';

/** Google's Gemini API: `POST /v1beta/models/{id}:generateContent` and `:streamGenerateContent`. */
export const GEMINI: WireFormat = { question, whole, events, failure, failureEvent };

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

function failure(status: number, message: string): unknown {
  return { error: { code: status, message, status: STATUS_NAMES[status] ?? 'INTERNAL' } };
}

function failureEvent(message: string): string {
  return dataEvent(failure(500, message));
}

function question(body: JsonObject, address: URL): ModelQuestion {
  const [, apiId = '', action = ''] = /\/models\/([^/:]+):(\w+)$/.exec(address.pathname) ?? [];
  const contents = listOf(body['contents']).map(objectOf);
  const parts = contents.flatMap(({ parts }) => listOf(parts).map(objectOf));
  return {
    apiId: decodeURIComponent(apiId),
    isStreamed: action === 'streamGenerateContent',
    instructions: wordsOf(objectOf(body['systemInstruction'])['parts']),
    turns: contents
      .map(({ role, parts: own }) => ({
        author: role === 'model' ? ('model' as const) : ('user' as const),
        text: wordsOf(own),
      }))
      .filter(({ text }) => text !== ''),
    toolNames: listOf(body['tools']).flatMap((tool) =>
      listOf(objectOf(tool)['functionDeclarations']).map((one) => textOf(objectOf(one)['name'])),
    ),
    toolResults: parts
      .filter((part) => 'functionResponse' in part)
      .map(({ functionResponse }) => JSON.stringify(objectOf(functionResponse)['response'])),
  };
}

/** A client that replays a call has to send it back; its content means nothing here. */
const THOUGHT_SIGNATURE = 'c2FuZGJveA==';

const CATEGORIES = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
];

function ratings(isFlagged: boolean): JsonObject[] {
  return CATEGORIES.map((category) => ({
    category,
    probability: isFlagged && category.endsWith('DANGEROUS_CONTENT') ? 'HIGH' : 'NEGLIGIBLE',
  }));
}

function usageOf(asked: ModelQuestion, reply: ModelReply): JsonObject {
  const prompt = promptTokens(asked);
  const candidates = replyTokens(reply);
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: candidates,
    totalTokenCount: prompt + candidates,
  };
}

function finishReason(reply: ModelReply): string {
  return reply.kind === 'text' && reply.end === 'token-limit' ? 'MAX_TOKENS' : 'STOP';
}

function callParts(reply: ModelReply): JsonObject[] {
  if (reply.kind !== 'tool-calls') return [];
  return reply.calls.map(({ name, input }) => ({
    functionCall: { name, args: input },
    thoughtSignature: THOUGHT_SIGNATURE,
  }));
}

function chunk(asked: ModelQuestion, candidate: JsonObject | null, reply: ModelReply): JsonObject {
  return {
    ...(candidate
      ? { candidates: [{ index: 0, ...candidate }] }
      : { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }),
    usageMetadata: usageOf(asked, reply),
    modelVersion: asked.apiId,
    responseId: 'gemini-sandbox',
  };
}

function whole(asked: ModelQuestion, reply: ModelReply): unknown {
  if (reply.kind === 'refusal') return chunk(asked, null, reply);
  const parts = reply.kind === 'text' ? [{ text: reply.text }] : callParts(reply);
  const isFlagged = reply.kind === 'text' && reply.isFlagged;
  return chunk(
    asked,
    {
      content: { role: 'model', parts },
      finishReason: finishReason(reply),
      safetyRatings: ratings(isFlagged),
    },
    reply,
  );
}

function events(asked: ModelQuestion, reply: ModelReply, charactersPerEvent: number): string[] {
  if (reply.kind === 'refusal') return [dataEvent(chunk(asked, null, reply))];
  const contents =
    reply.kind === 'text'
      ? piecesOf(reply.text, charactersPerEvent).map((text) => [{ text }])
      : [callParts(reply)];
  const isFlagged = reply.kind === 'text' && reply.isFlagged;
  return [
    ...contents.map((parts) =>
      dataEvent(chunk(asked, { content: { role: 'model', parts } }, reply)),
    ),
    dataEvent(
      chunk(
        asked,
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: finishReason(reply),
          safetyRatings: ratings(isFlagged),
        },
        reply,
      ),
    ),
  ];
}
