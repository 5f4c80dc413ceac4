import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readKeptState, writeKeptState } from './kept-state.ts';
import { SANDBOX_CLIENT, startSandbox, type SandboxServer } from './server.ts';

const APP_ORIGIN = 'http://localhost:5173';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

let folder: string;
let file: string;
let server: SandboxServer | null = null;
let origin = '';
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-state-'));
  file = join(folder, 'sandbox.json');
  said.length = 0;
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

function read() {
  return readKeptState(file, join(folder, 'put-away.json'), (text) => said.push(text));
}

async function start(): Promise<void> {
  const keptState = read();
  server = await startSandbox({
    port: 0,
    projectId: 'demo-x',
    authOrigin: 'http://127.0.0.1:9',
    appOrigin: APP_ORIGIN,
    ...(keptState && { keptState }),
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stop(): Promise<void> {
  const stopping = server;
  server = null;
  if (!stopping) return;
  writeKeptState(file, await stopping.keptState());
  stopping.closeAllConnections();
  await new Promise((resolve) => stopping.close(resolve));
}

type Tokens = Readonly<Record<string, string>>;

async function token(path: string, fields: Readonly<Record<string, string>>): Promise<Tokens> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: SANDBOX_CLIENT.id,
      client_secret: SANDBOX_CLIENT.secret,
      ...fields,
    }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Tokens;
}

interface Provider {
  name: string;
  scope: string;
  authorizePath: string;
  tokenPath: string;
  /** Answers 200 to who shows a token. */
  whoPath: string;
}

const STRAVA: Provider = {
  name: 'strava',
  scope: 'read,activity:read_all',
  authorizePath: '/strava/oauth/authorize',
  tokenPath: '/strava/oauth/token',
  whoPath: '/strava/api/v3/athlete',
};
const GARMIN: Provider = {
  name: 'garmin',
  scope: '',
  authorizePath: '/garmin/connect/oauth2Confirm',
  tokenPath: '/garmin/diauth/di-oauth2-service/oauth/token',
  whoPath: '/garmin/apis/wellness-api/rest/user/id',
};
const GOOGLE: Provider = {
  name: 'google',
  scope: 'openid email',
  authorizePath: '/google-accounts/o/oauth2/v2/auth',
  tokenPath: '/google-accounts/token',
  whoPath: '',
};

/** Consents on a provider's page and exchanges the code. */
async function link({ name, scope, authorizePath, tokenPath }: Provider): Promise<Tokens> {
  const redirectUri = `${APP_ORIGIN}/auth/${name}/callback`;
  const query = new URLSearchParams({
    client_id: SANDBOX_CLIENT.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'state-1',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...(scope !== '' && { scope }),
  });
  const form = new URLSearchParams({ athlete: 'haruka', decision: 'allow' });
  for (const one of [...scope.split(','), 'ACTIVITY_EXPORT']) form.append('permission', one);
  const response = await fetch(`${origin}${authorizePath}?${query.toString()}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  return token(tokenPath, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: VERIFIER,
  });
}

async function publishedKeys(): Promise<JSONWebKeySet> {
  const response = await fetch(`${origin}/google-accounts/oauth2/v3/certs`);
  return (await response.json()) as JSONWebKeySet;
}

describe('the sandbox, stopped and started again', () => {
  it('still decrypts what its key encrypted', async () => {
    const plaintext = Buffer.from('data key').toString('base64');
    const ask = async (verb: string, body: object) => {
      const path = `/key-service/v1/projects/p/locations/l/keyRings/r/cryptoKeys/k:${verb}`;
      const init = { method: 'POST', body: JSON.stringify(body) };
      return (await (await fetch(`${origin}${path}`, init)).json()) as Tokens;
    };
    await start();
    const { ciphertext } = await ask('encrypt', { plaintext });
    await stop();
    await start();
    expect(await ask('decrypt', { ciphertext })).toMatchObject({ plaintext });
  });

  it.each([STRAVA, GARMIN])('keeps a link to $name alive', async (provider) => {
    await start();
    const tokens = await link(provider);
    await stop();
    await start();
    const who = async ({ access_token: accessToken }: Tokens) =>
      fetch(`${origin}${provider.whoPath}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
    expect((await who(tokens)).status).toBe(200);
    const refreshed = await token(provider.tokenPath, {
      grant_type: 'refresh_token',
      refresh_token: tokens['refresh_token'] ?? '',
    });
    await stop();
    await start();
    expect((await who(refreshed)).status).toBe(200);
  });

  it("signs by Google's keys of before, and knows the one that comes next", async () => {
    await start();
    const { id_token: idToken = '' } = await link(GOOGLE);
    const before = await publishedKeys();
    await stop();
    await start();
    const after = await publishedKeys();
    expect(after).toEqual(before);
    await jwtVerify(idToken, createLocalJWKSet(after));
    const { id_token: later = '' } = await link(GOOGLE);
    await jwtVerify(later, createLocalJWKSet(before));
    await fetch(`${origin}/google-accounts/sandbox/rotate-key`, { method: 'POST' });
    const { id_token: next = '' } = await link(GOOGLE);
    await jwtVerify(next, createLocalJWKSet(before));
  });

  it('begins without anybody where there is no file', async () => {
    await start();
    const state = (await (await fetch(`${origin}/garmin/sandbox/state`)).json()) as {
      accounts: { permissions: unknown }[];
    };
    expect(state.accounts.map(({ permissions }) => permissions)).toEqual([null, null]);
    expect(said).toEqual([]);
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, 100)],
    ['is empty', () => ''],
    ['is something else', () => '[1]'],
    ['lacks a provider', (text: string) => text.replace('"garmin"', '"another"')],
    ['has another shape', (text: string) => text.replace('"expiresAt":', '"endsAt":')],
    ['has a key that is none', (text: string) => text.replaceAll('PRIVATE KEY', 'PUBLIC KEY')],
  ])('puts a file away that %s, says so, and begins anew', async (_, spoil) => {
    await start();
    await link(STRAVA);
    await link(GOOGLE);
    await stop();
    const spoilt = spoil(readFileSync(file, 'utf8'));
    writeFileSync(file, spoilt);
    await start();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^What the sandbox's providers knew could not be read.*put-away.json$/);
    expect(readFileSync(join(folder, 'put-away.json'), 'utf8')).toBe(spoilt);
    expect(existsSync(file)).toBe(false);
    await link(STRAVA);
    await stop();
    expect(read()?.strava.tokens.refresh).toHaveLength(1);
  });

  it('leaves nothing half-written beside the file', async () => {
    await start();
    await stop();
    expect(readdirSync(folder)).toEqual(['sandbox.json']);
  });
});
