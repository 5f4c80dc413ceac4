import { createServer, type Server } from 'node:http';
import { readJsonObject, sendJson, type JsonObject } from '../http-messages.ts';

/** Stands for the part of Identity Platform that the Auth emulator lacks: a project's own settings. */
export class ProjectConfigServer {
  /** Fields that the project keeps to itself, whatever is asked for. */
  readonly #fixed: JsonObject;
  #config: JsonObject = {};
  readonly #server: Server;

  constructor(fixed: JsonObject = {}) {
    this.#fixed = fixed;
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://identity');
      if (!/\/v2\/projects\/[^/]+\/config$/.test(pathname)) {
        sendJson(response, 404, { error: { code: 404, message: 'NOT_FOUND' } });
        return;
      }
      void readJsonObject(request).then((body) => {
        if (request.method === 'PATCH') this.#update(body, searchParams.get('updateMask') ?? '');
        sendJson(response, 200, { name: pathname.slice(1), ...this.#config, ...this.#fixed });
      });
    });
  }

  /** @returns where it answers, e.g. `127.0.0.1:4711` */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The project's stored configuration. */
  config(): JsonObject {
    return this.#config;
  }

  #update(body: JsonObject, mask: string): void {
    const masked = new Set(mask.split(',').map((path) => path.split('.')[0]));
    const changes = Object.entries(body).filter(([field]) => masked.has(field));
    this.#config = { ...this.#config, ...Object.fromEntries(changes) };
  }
}
