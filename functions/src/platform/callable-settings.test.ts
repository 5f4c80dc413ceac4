import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let server: Server | null = null;
beforeEach(() => vi.resetModules());
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => {
    if (server) server.close(resolve);
    else resolve(null);
  });
});

/** Calls a function that anybody may call, without a token, behind the server that the cloud uses. */
async function callWith(own: Readonly<Record<string, string>>) {
  const settings = {
    APP_ORIGIN: 'http://localhost:5173',
    BLOB_STORE: 'disk',
    BLOB_DIRECTORY: '/blobs',
    BLOB_SIGNING_KEY: 'k'.repeat(32),
    UPLOAD_ORIGIN: 'http://127.0.0.1:5001',
    // With both set the functions are only listed, and their settings not read.
    FUNCTIONS_CONTROL_API: '',
    FUNCTIONS_EMULATOR: '',
    ...own,
  };
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
  const { openCallable } = await import('./callable.ts');
  const done: string[] = [];
  const answer = openCallable(
    'beginProviderSignIn',
    {},
    async () => {
      done.push('counted');
      return Promise.resolve();
    },
    async () => {
      done.push('answered');
      return Promise.resolve({ authorizeUrl: 'https://provider.example' });
    },
  );
  const name = Object.entries(own).flat().join('-');
  http(name, async (request, response) => {
    const rawBody = request.rawBody ?? Buffer.alloc(0);
    await answer(Object.assign(request, { rawBody }), response);
  });
  server = getTestServer(name);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { provider: 'strava', intent: 'signIn', browserKeyHash: 'a'.repeat(64) },
    }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body, done };
}

it('refuses whoever has no token of App Check where it is enforced', async () => {
  expect(await callWith({ APP_CHECK: 'enforced' })).toMatchObject({ status: 401 });
});

it('asks nobody for one where it is off', async () => {
  expect(await callWith({ APP_CHECK: 'off' })).toMatchObject({ status: 200 });
});

it('refuses everybody while a backup is brought back, and looks nothing up', async () => {
  expect(await callWith({ BEING_RESTORED: 'true' })).toMatchObject({
    status: 503,
    body: { error: { details: { code: 'common/being-restored' } } },
    done: [],
  });
});

it('refuses nobody afterwards', async () => {
  expect(await callWith({ BEING_RESTORED: 'false' })).toMatchObject({
    status: 200,
    done: ['counted', 'answered'],
  });
});
