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

/** A callable with these settings, behind the server that the cloud uses; its status without a token. */
async function statusWithoutToken(name: string, appCheck: string): Promise<number> {
  const settings = {
    APP_ORIGIN: 'http://localhost:5173',
    BLOB_STORE: 'disk',
    BLOB_DIRECTORY: '/blobs',
    BLOB_SIGNING_KEY: 'k'.repeat(32),
    UPLOAD_ORIGIN: 'http://127.0.0.1:5001',
    APP_CHECK: appCheck,
    // With both set the functions are only listed, and their settings not read.
    FUNCTIONS_CONTROL_API: '',
    FUNCTIONS_EMULATOR: '',
  };
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
  const { openCallable } = await import('./callable.ts');
  const answer = openCallable(
    'beginProviderSignIn',
    {},
    async () => Promise.resolve(),
    async () => Promise.resolve({ authorizeUrl: 'https://provider.example' }),
  );
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
  return response.status;
}

it('refuses whoever has no token of App Check where it is enforced', async () => {
  expect(await statusWithoutToken('enforced', 'enforced')).toBe(401);
});

it('asks nobody for one where it is off', async () => {
  expect(await statusWithoutToken('off', 'off')).toBe(200);
});
