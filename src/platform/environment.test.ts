import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PRODUCTION = {
  VITE_FIREBASE_PROJECT_ID: 'tasuki-app',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'tasuki.example',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_OPERATOR_NAME: 'Tasuki Inc.',
  VITE_OPERATOR_ADDRESS: '1 Relay Street',
};

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(PRODUCTION)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('starts for production with the name and the address of who runs the service', async () => {
  const { environment } = await import('./environment.ts');
  expect(environment.operator).toEqual({ name: 'Tasuki Inc.', address: '1 Relay Street' });
});

test.each(['VITE_OPERATOR_NAME', 'VITE_OPERATOR_ADDRESS'])(
  'does not start without %s',
  async (name) => {
    for (const value of [undefined, '', ' ']) {
      vi.resetModules();
      vi.stubEnv(name, value);
      await expect(import('./environment.ts'), `'${value}'`).rejects.toThrow(name);
    }
  },
);
