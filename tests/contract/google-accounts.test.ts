import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_FAULTS, type TokenFault } from '../../sandbox/google-accounts/id-tokens.ts';
import { SANDBOX_CLIENT, startSandbox } from '../../sandbox/server.ts';
import { giveConsent } from '../builders/give-consent.ts';

const APP_ORIGIN = 'http://localhost:5173';
const REDIRECT_URI = `${APP_ORIGIN}/auth/google/callback`;
const CLIENT: oauth.Client = { client_id: SANDBOX_CLIENT.id };
const CLIENT_AUTH = oauth.ClientSecretPost(SANDBOX_CLIENT.secret);
const INSECURE = { [oauth.allowInsecureRequests]: true };

/** What the client says of each fault. */
const REFUSALS: Readonly<Record<TokenFault, RegExp>> = {
  audience: /"aud"/,
  expired: /"exp" .* past/,
  nonce: /"nonce"/,
  issuer: /"iss"/,
  signature: /signature verification failed/,
  'unknown-key': /no applicable keys found/,
  'alg-none': /"alg"/,
  'alg-hs256': /"alg"/,
  absent: /id_token/,
};

let server: Server;
let issuer: URL;
let authorizationServer: oauth.AuthorizationServer;

beforeAll(async () => {
  server = await startSandbox({
    port: 0,
    projectId: 'demo-x',
    authOrigin: 'http://127.0.0.1:9',
    appOrigin: APP_ORIGIN,
  });
  issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/google-accounts`);
  const answer = await oauth.discoveryRequest(issuer, INSECURE);
  authorizationServer = await oauth.processDiscoveryResponse(issuer, answer);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function control(name: string, body: unknown): Promise<void> {
  const response = await fetch(`${issuer.href}/sandbox/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

interface Begun {
  verifier: string;
  nonce: string;
  state: string;
  authorizeUrl: URL;
}

async function begin(changes: Readonly<Record<string, string>> = {}): Promise<Begun> {
  const verifier = oauth.generateRandomCodeVerifier();
  const nonce = oauth.generateRandomNonce();
  const state = oauth.generateRandomState();
  const authorizeUrl = new URL(authorizationServer.authorization_endpoint ?? '');
  authorizeUrl.search = new URLSearchParams({
    client_id: CLIENT.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    nonce,
    state,
    ...changes,
  }).toString();
  return { verifier, nonce, state, authorizeUrl };
}

async function exchange(
  { verifier, nonce, state }: Begun,
  returned: URL,
): Promise<oauth.IDToken | undefined> {
  const parameters = oauth.validateAuthResponse(authorizationServer, CLIENT, returned, state);
  const response = await oauth.authorizationCodeGrantRequest(
    authorizationServer,
    CLIENT,
    CLIENT_AUTH,
    parameters,
    REDIRECT_URI,
    verifier,
    INSECURE,
  );
  const result = await oauth.processAuthorizationCodeResponse(
    authorizationServer,
    CLIENT,
    response,
    { expectedNonce: nonce, requireIdToken: true },
  );
  await oauth.validateApplicationLevelSignature(authorizationServer, response, INSECURE);
  return oauth.getValidatedIdTokenClaims(result);
}

async function signIn(person: Readonly<Record<string, string>>) {
  const begun = await begin();
  return exchange(begun, await giveConsent(begun.authorizeUrl, person));
}

describe("the sandbox's Google, met by an independent client", () => {
  it('gives an ID token about the person picked, signed by a published key', async () => {
    expect(await signIn({ athlete: 'haruka' })).toMatchObject({
      iss: issuer.href,
      aud: CLIENT.client_id,
      sub: expect.stringMatching(/^\d{21}$/) as string,
      email: 'haruka.sato@athletes.example',
      email_verified: true,
      given_name: 'Haruka',
      family_name: 'Sato',
    });
  });

  it('goes on with a new key, and knows somebody whose address nobody confirmed', async () => {
    await control('rotate-key', {});
    expect(await signIn({ athlete: 'unverified' })).toMatchObject({ email_verified: false });
  });

  it('takes in anybody, and knows them again by their address', async () => {
    const somebody = { athlete: 'somebody-else', email: 'new@runner.example', firstName: 'Mai' };
    const first = await signIn({ ...somebody, isEmailVerified: 'on' });
    expect(first).toMatchObject({ email: 'new@runner.example', email_verified: true });
    expect(first).not.toHaveProperty('family_name');
    expect(await signIn({ ...somebody, isEmailVerified: 'on' })).toMatchObject({ sub: first?.sub });
  });

  it('brings a refusal back with the state', async () => {
    const begun = await begin();
    const returned = await giveConsent(begun.authorizeUrl, { decision: 'refuse' });
    expect(Object.fromEntries(returned.searchParams)).toEqual({
      state: begun.state,
      error: 'access_denied',
    });
  });

  it.each([
    ['another client', { client_id: 'somebody' }],
    ['another way back', { redirect_uri: 'https://elsewhere.example/callback' }],
    ['no scope openid', { scope: 'email' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
  ])('shows an error page for %s', async (_what, changes) => {
    const { authorizeUrl } = await begin(changes);
    const response = await fetch(authorizeUrl, { redirect: 'manual' });
    expect(response.status).toBe(400);
    await expect(giveConsent(authorizeUrl, { athlete: 'haruka' })).rejects.toThrow('400');
  });

  it('exchanges a code once, and not with another verifier', async () => {
    const begun = await begin();
    const returned = await giveConsent(begun.authorizeUrl, { athlete: 'wei' });
    await expect(exchange(begun, returned)).resolves.toMatchObject({ given_name: 'Wei-Ting' });
    await expect(exchange(begun, returned)).rejects.toMatchObject({ error: 'invalid_grant' });
    const other = await begin();
    const back = await giveConsent(other.authorizeUrl, { athlete: 'wei' });
    const verifier = oauth.generateRandomCodeVerifier();
    await expect(exchange({ ...other, verifier }, back)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it.each(TOKEN_FAULTS)('mints a token that a verifier refuses: %s', async (fault) => {
    await control('next-tokens', { faults: [fault] });
    await expect(signIn({ athlete: 'kenji' })).rejects.toThrow(REFUSALS[fault]);
    await expect(signIn({ athlete: 'kenji' })).resolves.toMatchObject({ given_name: 'Kenji' });
  });

  it('is down or has enough of requests on request', async () => {
    const keys = authorizationServer.jwks_uri ?? '';
    await control('troubles', { isDown: true });
    expect((await fetch(keys)).status).toBe(503);
    await control('troubles', { isDown: false, isRateLimited: true });
    expect((await fetch(keys)).status).toBe(429);
    await control('reset', {});
    expect((await fetch(keys)).status).toBe(200);
  });
});
