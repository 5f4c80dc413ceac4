import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelServer } from './model-server.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  const models = new ModelServer(() => new Date('2026-11-21T00:00:00Z'));
  server = createServer((request, response) => {
    void models.answer(request, response).then((isAnswered) => {
      if (!isAnswered) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await send('DELETE', '/models/behaviours');
  await send('DELETE', '/models/requests');
  await send('PUT', '/models/pace', { charactersPerEvent: 40 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; text: string; json: Record<string, unknown> }> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const json = type.includes('json') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, type, text, json };
}

const PROMPT =
  'Answer in English. {"purpose":"easy"}\n<figures>\npace.average = 5:50/km (a)\ndistance.total = 8 km (b)\n</figures>';

interface Provider {
  name: string;
  path: (apiId: string, isStreamed: boolean) => string;
  headers: Record<string, string>;
  body: (apiId: string, isStreamed: boolean) => unknown;
  apiId: string;
  retired: string;
  /** The body of an error. */
  failure: (status: number) => object;
  /** The words of a complete answer. */
  words: (json: Record<string, unknown>) => unknown;
}

interface Nested {
  [key: string]: Nested;
  [index: number]: Nested;
}
const at = (json: Record<string, unknown>) => json as unknown as Nested;

const PROVIDERS: readonly Provider[] = [
  {
    name: 'OpenAI Responses',
    path: () => '/openai/v1/responses',
    headers: { authorization: 'Bearer key' },
    body: (model, stream) => ({ model, stream, instructions: PROMPT, input: 'How was it?' }),
    apiId: 'gpt-6-luna',
    retired: 'gpt-4',
    failure: (status) => ({
      error: { type: status === 429 ? 'requests' : (expect.any(String) as string) },
    }),
    words: (json) => at(json)['output']?.[0]?.['content']?.[0]?.['text'],
  },
  {
    name: 'OpenAI Chat Completions',
    path: () => '/openai/v1/chat/completions',
    headers: { authorization: 'Bearer key' },
    body: (model, stream) => ({
      model,
      stream,
      messages: [
        { role: 'system', content: PROMPT },
        { role: 'user', content: [{ type: 'text', text: 'How was it?' }] },
      ],
    }),
    apiId: 'gpt-4o',
    retired: 'gpt-3.5-turbo',
    failure: () => ({ error: { message: expect.any(String) as string } }),
    words: (json) => at(json)['choices']?.[0]?.['message']?.['content'],
  },
  {
    name: 'Gemini',
    path: (apiId, isStreamed) =>
      `/google/v1beta/models/${apiId}:${isStreamed ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    headers: { 'x-goog-api-key': 'key' },
    body: () => ({
      systemInstruction: { parts: [{ text: PROMPT }] },
      contents: [{ role: 'user', parts: [{ text: 'How was it?' }] }],
    }),
    apiId: 'gemini-3.5-flash',
    retired: 'gemini-1.5-pro',
    failure: (status) => ({ error: { code: status, status: expect.any(String) as string } }),
    words: (json) => at(json)['candidates']?.[0]?.['content']?.['parts']?.[0]?.['text'],
  },
  {
    name: 'Anthropic',
    path: () => '/anthropic/v1/messages',
    headers: { 'x-api-key': 'key', 'anthropic-version': '2023-06-01' },
    body: (model, stream) => ({
      model,
      stream,
      max_tokens: 100,
      system: PROMPT,
      messages: [{ role: 'user', content: 'How was it?' }],
    }),
    apiId: 'claude-sonnet-5',
    retired: 'claude-3-5-haiku-20241022',
    failure: (status) => ({
      type: 'error',
      error: { type: status === 429 ? 'rate_limit_error' : (expect.any(String) as string) },
    }),
    words: (json) => at(json)['content']?.[0]?.['text'],
  },
];

describe.each(PROVIDERS)('$name', (provider) => {
  const ask = async (isStreamed: boolean, headers = provider.headers, apiId = provider.apiId) =>
    send('POST', provider.path(apiId, isStreamed), provider.body(apiId, isStreamed), headers);

  it('answers whole and streamed with the same words, from the prompt’s figures', async () => {
    const whole = await ask(false);
    const words = provider.words(whole.json);
    expect(words).toBe(
      'This was an easy run. You covered {{distance.total}} at {{pace.average}} on average. Keep the next run easy, so that you could talk all the way.',
    );
    const streamed = await ask(true);
    expect(streamed.type).toContain('text/event-stream');
    expect(streamed.text).toContain('This was an easy run.');
  });

  it('demands its own credentials', async () => {
    for (const name of Object.keys(provider.headers)) {
      const { status, json } = await ask(true, { ...provider.headers, [name]: '' });
      expect(status).toBe(401);
      expect(json).toMatchObject(provider.failure(401));
    }
  });

  it('knows neither retired models nor other companies’', async () => {
    for (const apiId of [provider.retired, 'gpt-4o-mini-tts', 'nobody']) {
      const { status, json } = await ask(false, provider.headers, apiId);
      expect(status).toBe(404);
      expect(json).toMatchObject(provider.failure(404));
    }
  });

  it.each([429, 500, 503])('fails with %i in its own form', async (status) => {
    await send('POST', '/models/behaviours', { behaviours: [{ kind: 'fail', status }] });
    const failed = await ask(true);
    expect(failed.status).toBe(status);
    expect(failed.json).toMatchObject(provider.failure(status));
    expect((await ask(false)).status).toBe(200);
  });
});

describe('what is set', () => {
  const [first] = PROVIDERS;
  const question = (text: string) => ({ model: 'gpt-6-luna', input: text, instructions: PROMPT });
  const ask = async (text: string) =>
    send('POST', '/openai/v1/responses', question(text), first?.headers ?? {});

  it('holds for one model, for one question, once or for good', async () => {
    const refusal = { behaviours: [{ kind: 'fail', status: 500 }] };
    await send('POST', '/models/behaviours', { ...refusal, apiId: 'claude-sonnet-5' });
    expect((await ask('Hello')).status).toBe(200);
    await send('POST', '/models/behaviours', { ...refusal, whenAsked: 'mark-7', isRepeated: true });
    const statuses = [];
    for (const text of ['Hello', 'mark-7', 'again mark-7', 'Hello']) {
      statuses.push((await ask(text)).status);
    }
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  it('is refused where it makes no sense', async () => {
    for (const rule of [{}, { behaviours: [] }, { behaviours: [{ kind: 'dance' }] }]) {
      expect((await send('POST', '/models/behaviours', rule)).status).toBe(400);
    }
    expect((await send('PUT', '/models/pace', { charactersPerEvent: 0 })).status).toBe(400);
    expect((await send('GET', '/models/nothing')).status).toBe(404);
  });

  it('can be looked up, with what was asked', async () => {
    await ask('Hello');
    const requests = JSON.parse((await send('GET', '/models/requests')).text) as unknown[];
    expect(requests).toMatchObject([
      { path: '/openai/v1/responses', apiId: 'gpt-6-luna', body: { input: 'Hello' } },
    ]);
  });
});
