import { createHash } from 'node:crypto';
import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { GARMIN_KEPT_STATE, type GarminKeptState } from './garmin-kept-state.ts';
import { Garmin } from './garmin.ts';
import { GarminControls } from './garmin-controls.ts';

const CLIENT = {
  id: 'client',
  secret: 'secret',
  redirectUri: 'http://localhost:5173/auth/garmin/callback',
};
export const START = new Date('2026-11-21T09:00:00Z');
const VERIFIER = 'a'.repeat(50);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const ALL = ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT'];

type Item = Readonly<Record<string, unknown>>;

/** Garmin on a port of its own, with an application that takes its notifications; for one test file. */
export class GarminFixture {
  now = START;
  garmin!: Garmin;
  /** Bodies of notifications, in the order in which they came. */
  received: Readonly<Record<string, Item[]>>[] = [];
  /** What the requests said of their sender. */
  senders: unknown[] = [];
  /** The application's next answers; 200 when there is none left. */
  answers: number[] = [];
  #server!: Server;
  #receiver!: Server;
  #origin = '';

  constructor() {
    beforeAll(async () => this.#start());
    afterEach(() => {
      this.#forget();
    });
    afterAll(() => {
      this.#stop();
    });
  }

  authorizeUrl(changes: Readonly<Record<string, string>> = {}): string {
    const query = new URLSearchParams({
      client_id: CLIENT.id,
      response_type: 'code',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      redirect_uri: CLIENT.redirectUri,
      state: 'state-1',
      ...changes,
    });
    return `${this.#origin}/garmin/connect/oauth2Confirm?${query.toString()}`;
  }

  /** The address to which the page of consent sends the browser. */
  async consent(fields: Readonly<Record<string, string | string[]>>): Promise<URL> {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries({ decision: 'allow', ...fields })) {
      for (const one of [value].flat()) form.append(name, one);
    }
    const response = await fetch(this.authorizeUrl(), {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return new URL(response.headers.get('location') ?? '');
  }

  /** A code of somebody who allows the common permissions. */
  async code(athlete: string, permission: string[] = ALL): Promise<string> {
    return (await this.consent({ athlete, permission })).searchParams.get('code') ?? '';
  }

  async token(fields: Readonly<Record<string, string>>) {
    const response = await fetch(`${this.#origin}/garmin/diauth/di-oauth2-service/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: CLIENT.id, client_secret: CLIENT.secret, ...fields }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }

  async exchange(code: string, changes: Readonly<Record<string, string>> = {}) {
    return this.token({
      grant_type: 'authorization_code',
      code,
      code_verifier: VERIFIER,
      redirect_uri: CLIENT.redirectUri,
      ...changes,
    });
  }

  /** Links an athlete; gives the access token. */
  async linked(athlete: string, permissions = ALL): Promise<string> {
    const { body } = await this.exchange(await this.code(athlete, permissions));
    return body['access_token'] ?? '';
  }

  async api(accessToken: string, path: string, method = 'GET'): Promise<Response> {
    return fetch(`${this.#origin}/garmin/apis/${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
    });
  }

  /** The same with a body. */
  async send(
    accessToken: string,
    path: string,
    method: 'POST' | 'PUT',
    body: unknown,
  ): Promise<Response> {
    return fetch(`${this.#origin}/garmin/apis/${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async control(name: string, body?: unknown): Promise<Response> {
    return fetch(`${this.#origin}/garmin/sandbox/${name}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  }

  /** Asks for a window, in seconds since 1970; the answer's status. */
  async backfill(accessToken: string, kind: string, from: number, to: number): Promise<number> {
    const query = `summaryStartTimeInSeconds=${from}&summaryEndTimeInSeconds=${to}`;
    const path = `wellness-api/rest/backfill/${kind}?${query}`;
    return (await this.api(accessToken, path)).status;
  }

  /** Stopped and started again with nothing but what is kept, as it stands in a file. */
  restart(): void {
    const text = JSON.stringify(this.garmin.keptState());
    this.garmin.stop();
    this.garmin = this.#made(GARMIN_KEPT_STATE.validateSync(JSON.parse(text), { strict: true }));
    this.garmin.resume();
  }

  /** The items of a kind that came, in their order. */
  items(kind: string): Item[] {
    return this.received.flatMap((body) => body[kind] ?? []);
  }

  async #start(): Promise<void> {
    this.#receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.senders.push(request.headers['garmin-client-id']);
        const text = Buffer.concat(chunks).toString('utf8');
        this.received.push(JSON.parse(text) as Record<string, Item[]>);
        response.writeHead(this.answers.shift() ?? 200).end();
      });
    });
    await listening(this.#receiver);
    this.garmin = this.#made();
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
    await listening(this.#server);
    this.#origin = originOf(this.#server);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await new GarminControls(this.garmin).answer(request, response)) return;
    if (!(await this.garmin.answer(request, response))) response.writeHead(404).end();
  }

  #made(kept?: GarminKeptState): Garmin {
    return new Garmin({
      now: () => this.now,
      origin: () => this.#origin,
      client: CLIENT,
      notificationUrl: originOf(this.#receiver),
      retryDelaysMilliseconds: [1, 2, 3],
      backfillDelayMilliseconds: 1,
      ...(kept && { kept }),
    });
  }

  #forget(): void {
    this.garmin.reset();
    this.garmin.notifications.setUrl(originOf(this.#receiver));
    this.now = START;
    this.received = [];
    this.senders = [];
    this.answers = [];
  }

  #stop(): void {
    this.garmin.stop();
    for (const one of [this.#server, this.#receiver]) {
      one.closeAllConnections();
      one.close();
    }
  }
}

function originOf(one: Server): string {
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

async function listening(one: Server): Promise<void> {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
}
