import type { IncomingMessage, ServerResponse } from 'node:http';
import { sandboxPage } from '../html.ts';
import { bearerToken, readForm, redirect, sendHtml, sendJson } from '../http-messages.ts';
import { AuthorizationCodes } from '../oauth/authorization-codes.ts';
import { returnAddress, type SandboxClient } from '../oauth/authorization-request.ts';
import { accountKeyIn, athleteConsentPage } from '../oauth/consent-page.ts';
import { athleteShape } from './athlete-shapes.ts';
import { STRAVA_ATHLETES, type StravaAccounts } from './strava-accounts.ts';
import { badRequest, CLIENT_INVALID, TOKEN_INVALID, type StravaFailure } from './strava-failure.ts';
import { STRAVA_SCOPES, type StravaScope } from './strava-scopes.ts';
import type { StravaGrant, StravaTokens } from './strava-tokens.ts';

/** As Strava's page says them. */
const EXPLANATIONS: Readonly<Record<StravaScope, string>> = {
  read: 'View data about your public profile',
  read_all: 'View your private routes and segments',
  'profile:read_all': 'View your complete Strava profile',
  'profile:write': 'Edit your Strava profile',
  'activity:read': 'View data about your activities',
  'activity:read_all': 'View data about your private activities',
  'activity:write': 'Upload your activities and edit them',
};
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);
/** Strava never receives the redirect address again when a code is exchanged. */
const NOT_REPEATED = { redirectUri: '', codeChallenge: null };

interface Asked {
  redirectUri: string;
  state: string | null;
  scopes: readonly StravaScope[];
}

/** Strava's sign-in: OAuth 2 without PKCE, with scopes that can be unticked. */
export class StravaSignIn {
  readonly #client: SandboxClient;
  readonly #accounts: StravaAccounts;
  readonly #tokens: StravaTokens;
  readonly #codes: AuthorizationCodes<StravaGrant>;
  readonly #onRevoked: (athleteId: number) => void;

  constructor(
    client: SandboxClient,
    accounts: StravaAccounts,
    tokens: StravaTokens,
    { now, onRevoked }: { now: () => Date; onRevoked: (athleteId: number) => void },
  ) {
    this.#client = client;
    this.#accounts = accounts;
    this.#tokens = tokens;
    this.#codes = new AuthorizationCodes(now);
    this.#onRevoked = onRevoked;
  }

  /**
   * GET shows the page, POST is its form: `athlete`, each `permission`,
   * `decision` allow or refuse. It always asks, as Strava does of somebody who is not signed in there.
   */
  async consent(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const asked = this.#asked(query);
    if ('status' in asked) {
      fail(response, asked);
      return;
    }
    if (request.method === 'GET') {
      sendHtml(response, 200, scopesPage(asked.scopes));
      return;
    }
    const form = await readForm(request);
    if (form.get('decision') !== 'allow') {
      redirect(response, returnAddress(asked, { error: 'access_denied' }));
      return;
    }
    const account = this.#accounts.find(accountKeyIn(form));
    if (!account) {
      sendHtml(response, 400, sandboxPage('Strava', '<p>Go back and pick somebody.</p>'));
      return;
    }
    const allowed = form.getAll('permission');
    const scopes = asked.scopes.filter((scope) => allowed.includes(scope));
    const code = this.#codes.issue({ athleteId: account.athleteId, scopes }, NOT_REPEATED);
    redirect(response, returnAddress(asked, { code, scope: scopes.join(',') }));
  }

  /** The exchange of a code and the refresh of tokens; fields may stand in the form or in the address. */
  async token(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const fields = await fieldsOf(request, query);
    if (
      fields.get('client_id') !== this.#client.id ||
      fields.get('client_secret') !== this.#client.secret
    ) {
      fail(response, CLIENT_INVALID);
      return;
    }
    const grantType = fields.get('grant_type');
    if (grantType === 'authorization_code') this.#exchange(fields.get('code') ?? '', response);
    else if (grantType === 'refresh_token') {
      this.#refresh(fields.get('refresh_token') ?? '', response);
    } else fail(response, badRequest('Application', 'grant_type'));
  }

  /** `POST /oauth/revoke`: id and secret by HTTP's Basic scheme; a token that is unknown is revoked already. */
  async revoke(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const encoded = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const [id, ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
    if (id !== this.#client.id || secret.join(':') !== this.#client.secret) {
      fail(response, CLIENT_INVALID);
      return;
    }
    const token = form.get('token');
    if (token === null) {
      fail(response, badRequest('Token', 'token', 'missing'));
      return;
    }
    const athleteId = this.#tokens.ownerOf(token);
    if (athleteId !== null) this.#onRevoked(athleteId);
    sendJson(response, 200, {});
  }

  /** `POST /oauth/deauthorize`, which Strava takes until the middle of 2027. */
  async deauthorize(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const fields = await fieldsOf(request, query);
    const token = bearerToken(request) ?? fields.get('access_token') ?? '';
    const holder = this.#tokens.holder(token);
    if (!holder) {
      fail(response, TOKEN_INVALID);
      return;
    }
    this.#onRevoked(holder.athleteId);
    sendJson(response, 200, { access_token: token });
  }

  #asked(query: URLSearchParams): Asked | StravaFailure {
    if (query.get('client_id') !== this.#client.id) return badRequest('Application', 'client_id');
    const redirectUri = query.get('redirect_uri') ?? '';
    if (!this.#isOurs(redirectUri)) return badRequest('Application', 'redirect_uri');
    if (query.get('response_type') !== 'code') {
      return badRequest('Authorization', 'response_type');
    }
    if (!['auto', 'force', null].includes(query.get('approval_prompt'))) {
      return badRequest('Authorization', 'approval_prompt');
    }
    const wanted = (query.get('scope') ?? '').split(',');
    const scopes = STRAVA_SCOPES.filter((scope) => wanted.includes(scope));
    if (scopes.length === 0 || scopes.length !== new Set(wanted).size) {
      return badRequest('Authorization', 'scope');
    }
    return { redirectUri, state: query.get('state'), scopes };
  }

  /** Strava knows the application's host only; addresses on this machine are always fine. */
  #isOurs(redirectUri: string): boolean {
    if (!URL.canParse(redirectUri)) return false;
    const { hostname, protocol } = new URL(redirectUri);
    if (!/^https?:$/.test(protocol)) return false;
    return hostname === new URL(this.#client.redirectUri).hostname || LOCAL_HOSTS.has(hostname);
  }

  #exchange(code: string, response: ServerResponse): void {
    const grant = this.#codes.redeem(code, { redirectUri: '', codeVerifier: null });
    const account = grant && this.#accounts.withId(grant.athleteId);
    if (!account) {
      fail(response, badRequest('AuthorizationCode', 'code'));
      return;
    }
    sendJson(response, 200, { ...this.#tokens.issue(grant), athlete: athleteShape(account) });
  }

  #refresh(refreshToken: string, response: ServerResponse): void {
    const answer = this.#tokens.refresh(refreshToken);
    if (answer) sendJson(response, 200, answer);
    else fail(response, badRequest('RefreshToken', 'refresh_token'));
  }
}

function fail(response: ServerResponse, { status, body }: StravaFailure): void {
  sendJson(response, status, body);
}

async function fieldsOf(
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<URLSearchParams> {
  return new URLSearchParams([...query, ...(await readForm(request))]);
}

function scopesPage(scopes: readonly StravaScope[]): string {
  return athleteConsentPage({
    title: 'Strava',
    athletes: STRAVA_ATHLETES,
    permissions: scopes.map((scope) => ({
      value: scope,
      label: EXPLANATIONS[scope],
      explanation: scope,
      isChecked: true,
    })),
  });
}
