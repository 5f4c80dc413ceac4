import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ModelProvider } from '@tasuki/domain/chat/model-entry';
import { MODELS } from '@tasuki/domain/chat/model-registry';
import { readBody, sendJson, type JsonObject } from '../http-messages.ts';
import { ANTHROPIC } from './anthropic.ts';
import { GEMINI } from './gemini.ts';
import { BehaviourBook, parseRule, replyOf, type ModelBehaviour } from './model-behaviours.ts';
import { objectOf, type WireFormat } from './model-exchange.ts';
import { OPENAI_CHAT } from './openai-chat.ts';
import { openAIFailure } from './openai-failure.ts';
import { moderatedWords, moderationOf, moderationProblem } from './openai-moderation.ts';
import { OPENAI_RESPONSES } from './openai-responses.ts';
import { readPrompt } from './read-prompt.ts';

/** How fast sandboxed models speak. */
export interface ModelPace {
  charactersPerEvent: number;
  millisecondsBetweenEvents: number;
}

/** About as fast as the quick models of today. */
const USUAL_PACE: ModelPace = { charactersPerEvent: 8, millisecondsBetweenEvents: 15 };
const KEPT_REQUESTS = 50;
const MODERATION_MODEL = 'omni-moderation-latest';

/** A request as it came, for tests and for the sandbox's page. */
export interface ModelRequest {
  path: string;
  apiId: string;
  behaviour: ModelBehaviour['kind'];
  body: JsonObject;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** The streamed events, each with the time when it was given to the system. */
  events: { sentAt: number; event: string }[];
}

/** A reply to be sent in parts. */
interface StreamedReply {
  events: readonly string[];
  behaviour: ModelBehaviour;
  format: WireFormat;
  /** The request in which sent events are noted. */
  noted: ModelRequest;
}

interface Endpoint {
  path: RegExp;
  provider: ModelProvider;
  format: WireFormat;
}

const ENDPOINTS: readonly Endpoint[] = [
  { path: /^\/openai\/v1\/responses$/, provider: 'openai', format: OPENAI_RESPONSES },
  { path: /^\/openai\/v1\/chat\/completions$/, provider: 'openai', format: OPENAI_CHAT },
  {
    path: /^\/google\/v1beta\/models\/[^/:]+:(?:generateContent|streamGenerateContent)$/,
    provider: 'google',
    format: GEMINI,
  },
  { path: /^\/anthropic\/v1\/messages$/, provider: 'anthropic', format: ANTHROPIC },
];

/** The fault of a request's credentials, by the provider's own rules; null = none. */
function credentialProblem(provider: ModelProvider, headers: IncomingHttpHeaders): string | null {
  switch (provider) {
    case 'openai':
      return /^Bearer \S+$/.test(headers.authorization ?? '')
        ? null
        : "You didn't provide an API key.";
    case 'google':
      return headers['x-goog-api-key'] ? null : 'The request has no API key.';
    case 'anthropic':
      if (!headers['x-api-key']) return 'x-api-key header is required';
      return headers['anthropic-version'] ? null : 'anthropic-version: header is required';
  }
}

/**
 * Stands for OpenAI, Google and Anthropic as far as coaching asks them: their
 * four formats, streamed and not, and OpenAI's moderation. Each demands its own
 * credentials and knows its own models, those that are off not any more.
 */
export class ModelServer {
  readonly #book = new BehaviourBook();
  #requests: ModelRequest[] = [];
  #pace = USUAL_PACE;
  readonly #now: () => Date;

  /** @param now on its day models are off or not */
  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const address = new URL(request.url ?? '/', 'http://sandbox');
    if (address.pathname.startsWith('/models/')) {
      await this.#control(request, response, address.pathname);
      return true;
    }
    const endpoint = ENDPOINTS.find(({ path }) => path.test(address.pathname));
    const isModeration = address.pathname === '/openai/v1/moderations';
    if (!endpoint && !isModeration) return false;
    const body = await jsonBody(request);
    const failure = endpoint?.format.failure ?? openAIFailure;
    const provider = endpoint?.provider ?? 'openai';
    const problem = credentialProblem(provider, request.headers);
    if (request.method !== 'POST') {
      sendJson(response, 405, failure(405, 'Only POST is allowed.'));
    } else if (problem !== null) {
      sendJson(response, 401, failure(401, problem));
    } else if (endpoint) {
      await this.#speak(endpoint, body, address, response);
    } else {
      this.#moderate(body, response);
    }
    return true;
  }

  /** The newest requests first. */
  requests(): readonly ModelRequest[] {
    return this.#requests;
  }

  async #speak(
    { provider, format }: Endpoint,
    body: JsonObject,
    address: URL,
    response: ServerResponse,
  ): Promise<void> {
    const question = format.question(body, address);
    if (!isOffered(provider, question.apiId, this.#now())) {
      sendJson(
        response,
        404,
        format.failure(
          404,
          `The model ${question.apiId} does not exist or is not offered any more.`,
        ),
      );
      return;
    }
    const behaviour = this.#book.take(question.apiId, readPrompt(question).question);
    const noted = this.#note(address.pathname, question.apiId, behaviour, body);
    if (behaviour.kind === 'fail') {
      sendFailure(response, behaviour.status, format);
      return;
    }
    const reply = replyOf(question, behaviour);
    if (question.isStreamed) {
      const events = format.events(question, reply, this.#pace.charactersPerEvent);
      await this.#stream(response, { events, behaviour, format, noted });
    } else if (behaviour.kind !== 'stall') {
      sendJson(response, 200, format.whole(question, reply));
    }
  }

  async #stream(
    response: ServerResponse,
    { events, behaviour, format, noted }: StreamedReply,
  ): Promise<void> {
    const sent = 'afterEvents' in behaviour ? events.slice(0, behaviour.afterEvents) : events;
    if (behaviour.kind === 'stall' && sent.length === 0) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.flushHeaders();
    for (const event of sent) {
      if (response.destroyed) return;
      await written(response, event);
      noted.events.push({ sentAt: Date.now(), event });
      const { millisecondsBetweenEvents } = this.#pace;
      if (millisecondsBetweenEvents > 0) await setTimeout(millisecondsBetweenEvents);
    }
    if (behaviour.kind === 'stall') return;
    if (behaviour.kind === 'break-off' && !behaviour.isClean) {
      response.destroy();
      return;
    }
    if (behaviour.kind === 'fail-within')
      await written(response, format.failureEvent('Overloaded'));
    response.end();
  }

  #moderate(body: JsonObject, response: ServerResponse): void {
    const problem = moderationProblem(body);
    if (problem !== null) {
      sendJson(response, 400, openAIFailure(400, problem));
      return;
    }
    const behaviour = this.#book.take(MODERATION_MODEL, moderatedWords(body), { isNamed: true });
    this.#note('/openai/v1/moderations', MODERATION_MODEL, behaviour, body);
    if (behaviour.kind === 'stall') return;
    if (behaviour.kind === 'fail') {
      sendFailure(response, behaviour.status, { failure: openAIFailure });
      return;
    }
    sendJson(response, 200, moderationOf(body, behaviour));
  }

  #note(path: string, apiId: string, { kind }: ModelBehaviour, body: JsonObject): ModelRequest {
    const noted = { path, apiId, behaviour: kind, body, receivedAt: Date.now(), events: [] };
    this.#requests = [noted, ...this.#requests].slice(0, KEPT_REQUESTS);
    return noted;
  }

  /** `/models/behaviours`: GET, POST a rule, DELETE all. `/models/pace`: PUT. `/models/requests`: GET, DELETE. */
  async #control(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const action = `${request.method ?? ''} ${path}`;
    const body = await jsonBody(request);
    try {
      switch (action) {
        case 'GET /models/behaviours':
          break;
        case 'POST /models/behaviours':
          this.#book.add(parseRule(body));
          break;
        case 'DELETE /models/behaviours':
          this.#book.clear();
          this.#pace = USUAL_PACE;
          break;
        case 'PUT /models/pace':
          this.#pace = paceOf(body);
          break;
        case 'DELETE /models/requests':
          this.#requests = [];
          break;
        case 'GET /models/requests':
          sendJson(response, 200, this.#requests);
          return;
        default:
          sendJson(response, 404, { error: `There is no ${action}.` });
          return;
      }
      sendJson(response, 200, { rules: this.#book.rules(), pace: this.#pace });
    } catch (cause) {
      sendJson(response, 400, { error: cause instanceof Error ? cause.message : String(cause) });
    }
  }
}

function paceOf(body: JsonObject): ModelPace {
  const characters = Number(body['charactersPerEvent'] ?? USUAL_PACE.charactersPerEvent);
  const milliseconds = Number(body['millisecondsBetweenEvents'] ?? 0);
  if (!(characters >= 1) || !(milliseconds >= 0)) throw new TypeError('That is no pace.');
  return { charactersPerEvent: characters, millisecondsBetweenEvents: milliseconds };
}

function isOffered(provider: ModelProvider, apiId: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return MODELS.some(
    (model) =>
      model.provider === provider &&
      model.apiId === apiId &&
      model.isChat &&
      (model.endsOn === null ? model.state !== 'retired' : today < model.endsOn),
  );
}

async function jsonBody(request: IncomingMessage): Promise<JsonObject> {
  const text = await readBody(request);
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Resolves when the event is handed to the system, so that a torn connection has carried what was sent. */
async function written(response: ServerResponse, event: string): Promise<void> {
  return new Promise((resolve) => {
    response.write(event, () => {
      resolve();
    });
  });
}

function sendFailure(
  response: ServerResponse,
  status: number,
  { failure }: Pick<WireFormat, 'failure'>,
): void {
  if (status === 429) response.setHeader('retry-after', '20');
  sendJson(response, status, failure(status, 'The sandbox was set to fail.'));
}
