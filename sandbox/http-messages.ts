import type { IncomingMessage, ServerResponse } from 'node:http';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The whole body of a request. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The fields of a body as HTML forms and OAuth send them. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(request));
}

/**
 * The object that a body holds, {} where it is empty.
 *
 * @throws SyntaxError, TypeError where it is no JSON object
 */
export async function readJsonObject(request: IncomingMessage): Promise<JsonObject> {
  const text = await readBody(request);
  if (text === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('The body must be a JSON object.');
  }
  return value as JsonObject;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(html);
}

/** Sends a browser to another address, which it opens with GET. */
export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, 'cache-control': 'no-store' });
  response.end();
}

/** The token of `Authorization: Bearer …`; null = there is none. */
export function bearerToken(request: IncomingMessage): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
