import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  endDeployed,
  serveAsDeployed,
  stubDeployedSettings,
} from './requests/deployed-for-tests.ts';

beforeEach(() => vi.resetModules());
afterEach(endDeployed);

/** Calls a function that anybody may call, without a token, behind the server that the cloud uses. */
async function callWith(own: Readonly<Record<string, string>>) {
  stubDeployedSettings(own);
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
  const response = await fetch(await serveAsDeployed(name, answer), {
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
