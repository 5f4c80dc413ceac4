import '@testing-library/jest-dom/vitest';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cleanup, configure } from '@testing-library/react';
import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@tasuki/domain/language';

const FRAME_MILLISECONDS = 16;
const locales = join(import.meta.dirname, '..', 'locales');

/** Node itself keeps what it has read, so that a worker reads the words once for all its files. */
const require = createRequire(import.meta.url);

/** The real words of every language, so that a screen is found by what a person reads on it. */
function readCatalogues(): Resource {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        readdirSync(join(locales, language)).map((file) => [
          file.replace(/\.json$/, ''),
          require(join(locales, language, file)) as Record<string, string>,
        ]),
      ),
    ]),
  );
}

// A page's code is fetched when it is first shown; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 8000 });

await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: FALLBACK_LANGUAGE,
  supportedLngs: [...LANGUAGES],
  lowerCaseLng: true,
  load: 'currentOnly',
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  resources: readCatalogues(),
});

vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-tasuki');
vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'localhost');
vi.stubEnv('VITE_FIREBASE_APP_ID', 'demo');
vi.stubEnv('VITE_OPERATOR_NAME', 'Tasuki Test Inc.');
vi.stubEnv('VITE_OPERATOR_ADDRESS', '1 Relay Street');
vi.stubEnv('VITE_SIGN_IN_PROVIDERS', 'google,strava,garmin');

// Faces read photos wherever a person is named, and no test of a component reaches a server.
vi.mock('../src/data/accounts/profile-photos.ts', () => ({
  readProfilePhoto: async () => Promise.resolve(null),
}));

// The files of a worker share the window. jsdom's own frames stop for good where a file begins fake timers while
// one is under way.
let frameCount = 0;
const frames = new Map<number, ReturnType<typeof setTimeout>>();
globalThis.requestAnimationFrame = (callback) => {
  frameCount += 1;
  const handle = frameCount;
  const show = () => {
    frames.delete(handle);
    callback(performance.now());
  };
  frames.set(handle, setTimeout(show, FRAME_MILLISECONDS));
  return handle;
};
globalThis.cancelAnimationFrame = (handle) => {
  clearTimeout(frames.get(handle));
  frames.delete(handle);
};

// jsdom lays nothing out, so there is nothing to scroll.
globalThis.scrollTo = () => undefined;

beforeEach(async () => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
  globalThis.history.replaceState(null, '', '/');
  // A page's code is fetched when it is first shown; on a busy machine that takes its time.
  configure({ asyncUtilTimeout: 8000 });

  await i18next.changeLanguage('en');
});

afterEach(() => {
  cleanup();
});
