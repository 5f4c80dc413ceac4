import type { Language } from '@tasuki/domain/language';
import type { GuestRoute } from '@tasuki/domain/navigation/static-routes';
import { filesOf, type BuiltChunks } from '../page-start.ts';

/** What follows a guest page: sources of code, and namespaces of words. */
interface FetchedAhead {
  sources: readonly string[];
  namespaces: readonly string[];
}

/** What signs somebody in, and the app to which that leads. */
const SIGN_IN: readonly string[] = [
  'src/data/sign-in/authentication-sdk.ts',
  'src/platform/firebase/callable-functions.ts',
  'src/platform/firebase/callable-functions-sdk.ts',
  'src/data/accounts/user-accounts.ts',
  'src/data/coaches/coach-links.ts',
  'src/app/start-app.tsx',
];

/** In the order in which they are needed: who signs in goes to the activities, who signs up to the profile. */
export const AHEAD_OF: Readonly<Record<GuestRoute, FetchedAhead>> = {
  signIn: {
    sources: [
      ...SIGN_IN,
      'src/app/frame/main-layout.tsx',
      'src/pages/activities/activities-page.tsx',
      'src/features/plans/next-session-card.tsx',
      'src/features/plans/in-list/planned-week.tsx',
    ],
    namespaces: ['activities', 'sports', 'uploads', 'plan'],
  },
  signUp: {
    sources: [
      ...SIGN_IN,
      'src/app/routing/further-pages.ts',
      'src/pages/athletes/update-profile-page.tsx',
    ],
    namespaces: ['onboarding'],
  },
};

/** The words of dates, by the app's language. */
export const DATE_WORDS: Readonly<Record<Language, string>> = {
  ja: 'node_modules/date-fns/locale/ja.js',
  en: 'node_modules/date-fns/locale/en-US.js',
  zh: 'node_modules/date-fns/locale/zh-CN.js',
  'zh-tw': 'node_modules/date-fns/locale/zh-TW.js',
  vi: 'node_modules/date-fns/locale/vi.js',
};

/**
 * A document with what follows the guest page, at hand for the moment in which somebody begins to use it
 * (`src/app/guest/fetch-ahead.ts`). A template fetches nothing by itself.
 */
export function withFetchedAhead(
  html: string,
  { chunks, route, language }: { chunks: BuiltChunks; route: GuestRoute; language: Language },
): string {
  const { sources, namespaces } = AHEAD_OF[route];
  const words = namespaces.map((namespace) => `locales/${language}/${namespace}.json`);
  const wanted = [...sources, ...words, DATE_WORDS[language]];
  const files = new Set(wanted.flatMap((source) => filesOf(chunks, source)));
  // What the page itself begins with is there already.
  const links = [...files]
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
  return html.replace('</body>', () => `<template id="ahead">${links.join('')}</template></body>`);
}
