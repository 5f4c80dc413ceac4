/** Loaded where App Check is configured: import it dynamically. */
import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheckToken,
} from 'firebase/app-check';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { AppCheckSetting } from '../environment.ts';

/**
 * Has every request of the SDKs to Firebase carry a token that says it comes from this app.
 *
 * @returns reads that token for other requests; null = there is none, so the server refuses them
 */
export function startAppCheck(
  app: FirebaseApp,
  setting: AppCheckSetting,
): () => Promise<string | null> {
  const appCheck = initializeAppCheck(app, {
    provider:
      setting.kind === 'local'
        ? new CustomProvider({ getToken: async () => Promise.resolve(localToken(app)) })
        : new ReCaptchaEnterpriseProvider(setting.siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => {
    try {
      return (await getToken(appCheck)).token;
    } catch {
      return null;
    }
  };
}

/** Unsigned: only emulators take it, since they verify no token. */
export function localToken({ options }: FirebaseApp): AppCheckToken {
  const expireTimeMillis = Date.now() + HOUR_MILLISECONDS;
  const header = { alg: 'none', typ: 'JWT' };
  const payload = { sub: options.appId, exp: Math.floor(expireTimeMillis / 1000) };
  const token = [header, payload].map((part) => base64Url(JSON.stringify(part))).join('.');
  return { token: `${token}.`, expireTimeMillis };
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
