import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localToken, startAppCheck } from './start-app-check.ts';

vi.mock('firebase/app-check', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  initializeAppCheck: vi.fn(),
}));

let app: FirebaseApp;
beforeEach(() => {
  vi.clearAllMocks();
  app = initializeApp({ appId: '1:2:web:3', apiKey: 'key', projectId: 'demo' }, 'app-check');
});
afterEach(async () => deleteApp(app));

it('asks reCAPTCHA Enterprise in production, and renews by itself', () => {
  startAppCheck(app, { kind: 'recaptcha', siteKey: 'site-key' });
  const [, options] = vi.mocked(initializeAppCheck).mock.calls[0] ?? [];
  expect(options?.provider).toBeInstanceOf(ReCaptchaEnterpriseProvider);
  expect(options?.isTokenAutoRefreshEnabled).toBe(true);
});

it('asks nobody in local mode: its token names the app and is signed by nobody', () => {
  startAppCheck(app, { kind: 'local' });
  const [, options] = vi.mocked(initializeAppCheck).mock.calls[0] ?? [];
  expect(options?.provider).toBeInstanceOf(CustomProvider);
  const [header = '', payload = '', signature] = localToken(app).token.split('.');
  const read = (part: string) => JSON.parse(atob(part)) as unknown;
  expect(read(header)).toMatchObject({ alg: 'none' });
  expect(read(payload)).toMatchObject({ sub: '1:2:web:3' });
  expect(signature).toBe('');
});
