// @vitest-environment jsdom
import { init } from '@sentry/react';
import { stringMatchesSomePattern } from '@sentry/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('@sentry/react', () => ({
  init: vi.fn(),
  addIntegration: vi.fn(),
  breadcrumbsIntegration: () => ({ name: 'Breadcrumbs' }),
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
  captureException: vi.fn(),
  replayIntegration: vi.fn(),
  makeFetchTransport: vi.fn(),
  setUser: vi.fn(),
}));

const DEVELOPMENT = 'https://tasuki-dev.web.app';

beforeEach(() => {
  vi.resetModules();
  vi.mocked(init).mockClear();
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@errors.example/1');
  vi.stubEnv('VITE_EMULATOR_AUTH_ORIGIN', '');
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/**
 * The options with which Sentry starts after a yes to everything, at an address; undefined = it is
 * not started.
 */
async function startedAt(origin: string) {
  vi.stubGlobal('location', new URL('/', origin));
  const { followConsent } = await import('./consented-services.ts');
  followConsent({ purposes: ['errors'], routeAt: () => null, isAddressSecret: false });
  // Its code is fetched apart.
  await import('./error-reporting.ts');
  await Promise.resolve();
  return vi.mocked(init).mock.lastCall?.[0];
}

test('traces every page load, records one visit in ten and each with an error, in production', async () => {
  expect(await startedAt('https://tasuki.example')).toMatchObject({
    dsn: 'https://key@errors.example/1',
    environment: 'production',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
});

test('takes other rates from the settings, zero among them', async () => {
  vi.stubEnv('VITE_SENTRY_TRACE_RATE', '0.5');
  vi.stubEnv('VITE_SENTRY_REPLAY_RATE', '0');
  vi.stubEnv('VITE_SENTRY_ERROR_REPLAY_RATE', '0');
  expect(await startedAt('https://tasuki.example')).toMatchObject({
    tracesSampleRate: 0.5,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
  });
});

test.each(['http://localhost:5173', 'http://127.0.0.1:5173', 'http://app.localhost'])(
  'reports nothing from %s',
  async (origin) => {
    expect(await startedAt(origin)).toBeUndefined();
  },
);

test('reports nothing from a server for development, whatever its address', async () => {
  vi.stubEnv('PROD', false);
  expect(await startedAt('http://192.0.2.7:5173')).toBeUndefined();
});

test('has traces go on at the development hosting, and at no other address', async () => {
  vi.stubEnv('VITE_SENTRY_TRACE_ORIGINS', DEVELOPMENT);
  const targets = (await startedAt('https://tasuki.example'))?.tracePropagationTargets ?? [];
  const isTraced = (address: string) => stringMatchesSomePattern(address, targets);
  expect(isTraced(`${DEVELOPMENT}/api`)).toBe(true);
  expect(isTraced(DEVELOPMENT)).toBe(true);
  for (const address of [
    '/openTopic',
    'https://tasuki.example/openTopic',
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/Write',
    `${DEVELOPMENT}.attacker.example/`,
    `https://attacker.example/?to=${DEVELOPMENT}/`,
  ]) {
    expect(isTraced(address), address).toBe(false);
  }
});

test('has traces go on nowhere where no address is set', async () => {
  expect((await startedAt('https://tasuki.example'))?.tracePropagationTargets).toEqual([]);
});
