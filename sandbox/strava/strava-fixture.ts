import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STRAVA_KEPT_STATE } from './strava-kept-state.ts';
import { StravaControls } from './strava-controls.ts';
import { StravaServer, type StravaOptions } from './strava-server.ts';

export const FIXTURE_START = new Date('2026-11-21T12:01:00Z');
const CALLBACK = 'http://localhost:5173/auth/strava/callback';
const ALL_SCOPES = 'read,activity:read_all,activity:write';

/** The answer to a token request. */
export interface FixtureTokens {
  access_token: string;
  refresh_token: string;
}

/** The sandbox's Strava alone, with a clock to turn, for the tests of its parts. */
export class StravaFixture {
  now = FIXTURE_START;
  strava = this.#made();
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response);
  });

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await new StravaControls(this.strava).answer(request, response)) return;
    await this.strava.answer(request, response);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.strava.stop();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Stopped and started again with nothing but what is kept, as it stands in a file. */
  restart(options: Partial<StravaOptions> = {}): void {
    const text = JSON.stringify(this.strava.keptState());
    this.strava.stop();
    const kept = STRAVA_KEPT_STATE.validateSync(JSON.parse(text), { strict: true });
    this.strava = this.#made({ kept, ...options });
    this.strava.resume();
  }

  later(milliseconds: number): void {
    this.now = new Date(FIXTURE_START.getTime() + milliseconds);
  }

  authorizeAddress(change: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      client_id: 'one',
      redirect_uri: CALLBACK,
      response_type: 'code',
      approval_prompt: 'auto',
      scope: ALL_SCOPES,
      state: 'state-1',
      ...change,
    });
    return `${this.origin}/strava/oauth/authorize?${query.toString()}`;
  }

  /** Sends the consent page's form; what the browser then brings to the application. */
  async decide(
    form: Record<string, string> | [string, string][],
    change: Record<string, string> = {},
  ): Promise<URLSearchParams> {
    const response = await fetch(this.authorizeAddress(change), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return new URL(response.headers.get('location') ?? 'about:blank').searchParams;
  }

  async token(fields: Record<string, string>): Promise<Response> {
    return fetch(`${this.origin}/strava/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'one', client_secret: 'two', ...fields }),
    });
  }

  async refresh(refreshToken: string): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async signIn(athlete = 'haruka', scope = ALL_SCOPES): Promise<FixtureTokens> {
    const permissions = scope.split(',').map((one): [string, string] => ['permission', one]);
    const form: [string, string][] = [['athlete', athlete], ['decision', 'allow'], ...permissions];
    const code = (await this.decide(form, { scope })).get('code') ?? '';
    const response = await this.token({ grant_type: 'authorization_code', code });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as FixtureTokens;
  }

  async ask(path: string, accessToken: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.origin}/strava/api/v3${path}`, {
      ...init,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    });
  }

  async list<Item = { id: number; private: boolean; start_date: string }>(
    path: string,
    accessToken: string,
  ): Promise<Item[]> {
    const response = await this.ask(path, accessToken);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Item[];
  }

  async control(path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.origin}/strava/sandbox${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  #made(options: Partial<StravaOptions> = {}): StravaServer {
    return new StravaServer({
      now: () => this.now,
      client: { id: 'one', secret: 'two', redirectUri: 'https://app.example/auth' },
      retryDelaysMilliseconds: [1, 1],
      ...options,
    });
  }
}
