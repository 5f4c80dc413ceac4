import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { escapeHtml, sandboxPage } from '../html.ts';
import { readBody, readJsonObject, sendHtml, sendJson, type JsonObject } from '../http-messages.ts';

/** Below it the sandbox stands for those that need consent. */
export const COLLECTOR_PATH = '/analytics';

/** The scripts of the receivers, each by what stands for it. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/gtag/js': 'google-analytics.ts',
  '/gtm.js': 'tag-manager.ts',
  '/s/fs.js': 'session-recording.ts',
};

const KEPT_MAXIMUM = 1000;

/** A browser's data, as they arrived. */
export interface CollectedItem {
  receiver: string;
  body: JsonObject;
}

/**
 * Stands for Google Analytics, Google Tag Manager, Fullstory and Sentry. It serves scripts in their places,
 * which send to it what the companies would receive, and shows all of it.
 */
export class AnalyticsCollector {
  readonly #items: CollectedItem[] = [];
  readonly #scripts = new Map<string, Promise<string>>();

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (pathname !== COLLECTOR_PATH && !pathname.startsWith(`${COLLECTOR_PATH}/`)) return false;
    const path = pathname.slice(COLLECTOR_PATH.length);
    const script = SCRIPTS[path];
    if (script !== undefined) await this.#sendScript(script, response);
    else if (path.startsWith('/collect/')) await this.#collect(path, request, response);
    else if (path === '/api/1/envelope/') await this.#collectEnvelope(request, response);
    else if (path === '/received.json') sendJson(response, 200, this.#items);
    else if (path === '/forget' && request.method === 'POST') {
      this.#items.length = 0;
      sendJson(response, 200, {});
    } else if (path === '') sendHtml(response, 200, this.#page());
    else return false;
    return true;
  }

  async #sendScript(file: string, response: ServerResponse): Promise<void> {
    const script = this.#scripts.get(file) ?? bundled(file);
    this.#scripts.set(file, script);
    const text = await script;
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    response.end(text);
  }

  async #collect(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJsonObject(request);
    this.#keep(path.slice('/collect/'.length), body);
    sendJson(response, 200, {}, { 'access-control-allow-origin': '*' });
  }

  /** Sentry sends lines of JSON: a head, and then a head and a content for each item. */
  async #collectEnvelope(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const lines = (await readBody(request)).split('\n').filter((line) => line !== '');
    this.#keep('sentry', { lines: lines.map(parsedLine) });
    sendJson(response, 200, {}, { 'access-control-allow-origin': '*' });
  }

  #keep(receiver: string, body: JsonObject): void {
    this.#items.push({ receiver, body });
    this.#items.splice(0, this.#items.length - KEPT_MAXIMUM);
  }

  #page(): string {
    const items = this.#items.map(
      ({ receiver, body }) =>
        `<li><strong>${escapeHtml(receiver)}</strong><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>`,
    );
    return sandboxPage(
      'What analytics would receive',
      items.length === 0
        ? '<p>Nothing yet. Start with SANDBOXED_ANALYTICS=true and agree in the app.</p>'
        : `<ol>${items.join('')}</ol>`,
    );
  }
}

/** Recordings are not JSON as a whole; they are kept as they came. */
function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return line;
  }
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'stand-ins', file)],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
