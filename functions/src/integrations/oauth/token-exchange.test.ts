import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TasukiFailure } from '@tasuki/domain/failure-codes';
import { exchangeGoogleCode } from './google-oauth.ts';
import { OAUTH_LIMITS, GrantRefused } from './provider-fetch.ts';
import {
  exchangeCode,
  readTokens,
  refreshTokens,
  type ProviderApplication,
} from './token-exchange.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const GOOD = { token_type: 'Bearer', access_token: 'a', refresh_token: 'r', expires_in: 21_600 };
const RETURNED = {
  code: 'c',
  state: 's',
  redirectUri: 'https://app.example/back',
  codeVerifier: 'v',
};

/** How the provider answers, and what it was asked. */
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let askedPaths: string[] = [];
let server: Server;
let application: ProviderApplication;

beforeAll(async () => {
  server = createServer((request, response) => {
    askedPaths.push(request.url ?? '');
    request.resume().on('end', () => {
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  application = {
    server: { issuer: origin, token_endpoint: `${origin}/token` },
    clientId: 'id',
    clientSecret: 'secret',
  };
});
beforeEach(() => {
  askedPaths = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function text(status: number, body: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  };
}

function json(status: number, body: unknown) {
  return text(status, JSON.stringify(body), { 'content-type': 'application/json' });
}

async function refresh() {
  return refreshTokens(application, 'old', NOW);
}

async function failureOf(work: Promise<unknown>): Promise<TasukiFailure> {
  return work.then(
    () => {
      throw new Error('it was taken for good');
    },
    (cause: unknown) => cause as TasukiFailure,
  );
}

const PAGE = '<!doctype html><title>We are down for maintenance</title>';
const MISBEHAVIOURS: Readonly<Record<string, typeof answer>> = {
  'a page with 200': text(200, PAGE),
  'a page that calls itself JSON': text(200, PAGE, { 'content-type': 'application/json' }),
  'a page with 503': text(503, PAGE),
  'a page with 403': text(403, PAGE),
  nothing: text(200, '', { 'content-type': 'application/json' }),
  'half an object': text(200, '{"access_token":"a"', { 'content-type': 'application/json' }),
  null: json(200, null),
  'a list': json(200, [GOOD]),
  'no access token': json(200, { ...GOOD, access_token: undefined }),
  'an access token that is a number': json(200, { ...GOOD, access_token: 5 }),
  'no refresh token': json(200, { ...GOOD, refresh_token: undefined }),
  'no end': json(200, { ...GOOD, expires_in: undefined }),
  'an end that has passed': json(200, { ...GOOD, expires_in: -1 }),
  'an end that is a word': json(200, { ...GOOD, expires_in: 'soon' }),
  'more than anybody says': text(200, ' '.repeat(OAUTH_LIMITS.answerMaxBytes + 1)),
  'a broken line': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"access_token"');
    response.destroy();
  },
  'our own secret refused': json(401, { error: 'invalid_client' }),
};

it.each(Object.keys(MISBEHAVIOURS))('takes no tokens from %s', async (name) => {
  answer = MISBEHAVIOURS[name] as typeof answer;
  for (const work of [
    refresh,
    async () => exchangeCode(application, RETURNED, oauth.nopkce, (good) => readTokens(good, NOW)),
  ]) {
    const failure = await failureOf(work());
    expect(failure.code).toBe('provider/unreachable');
    // Nothing that would end the link.
    expect(failure).not.toBeInstanceOf(GrantRefused);
  }
});

it('takes no identity of Google from a page, and does not blame the person', async () => {
  const { issuer } = application.server;
  answer = (response, request) => {
    const isDiscovery = request.url?.includes('openid-configuration');
    const addresses = { issuer, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` };
    (isDiscovery ? json(200, addresses) : text(200, PAGE))(response);
  };
  const google = { clientId: 'id', clientSecret: 'secret', issuerUrl: issuer };
  const failure = await failureOf(exchangeGoogleCode(google, { ...RETURNED, nonce: 'n' }));
  expect(failure.code).toBe('provider/unreachable');
});

it('follows no redirect, which would carry the secret elsewhere', async () => {
  for (const status of [301, 302, 307, 308]) {
    answer = text(status, '', { location: '/elsewhere' });
    expect((await failureOf(refresh())).code).toBe('provider/unreachable');
  }
  expect(askedPaths).toEqual(['/token', '/token', '/token', '/token']);
});

it('distinguishes a token that is not good from too many requests', async () => {
  answer = json(400, { error: 'invalid_grant' });
  expect(await failureOf(refresh())).toBeInstanceOf(GrantRefused);
  answer = json(400, { message: 'Bad Request', errors: [{ resource: 'RefreshToken' }] });
  expect(await failureOf(refresh())).toBeInstanceOf(GrantRefused);
  answer = json(429, { error: 'invalid_grant' });
  expect((await failureOf(refresh())).code).toBe('provider/rate-limited');
});

it('repeats no word of a refusal that could be a secret', async () => {
  answer = json(400, { error: 'the token old-secret is void' });
  expect((await failureOf(refresh())).message).not.toContain('old-secret');
});

it('gives every token an end that is a date', async () => {
  answer = json(200, { ...GOOD, expires_in: 1e300 });
  const { expiresAt } = await refresh();
  expect(expiresAt.getFullYear()).toBe(2027);
  answer = json(200, GOOD);
  expect(await refresh()).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: new Date('2026-11-21T15:00:00Z'),
  });
});
