import type { BrowserContext, Page } from 'playwright-core';
import { BROWSER_STORAGE, isNamedBy } from '@tasuki/domain/consent/browser-storage';
import { appOrigin } from '../journey-browser.ts';
import type { Words } from '../words.ts';

/** The app's data that a browser really keeps, each as `kind name`, sorted. */
export async function keptInBrowser(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = await context.cookies(appOrigin());
  const stored = await page.evaluate(async () => {
    const databases = 'indexedDB' in globalThis ? await globalThis.indexedDB.databases() : [];
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDb: databases.map(({ name }) => name ?? ''),
      cacheStorage: await caches.keys(),
    };
  });
  return Object.entries({ ...stored, cookie: cookies.map(({ name }) => name) })
    .flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`))
    .toSorted();
}

/** Which entries of the list of cookies and storage are kept, and what is kept that is not on it. */
export function comparedWithList(kept: readonly string[]) {
  const entryOf = (item: string) =>
    Object.entries(BROWSER_STORAGE).find(([, { kind, names }]) =>
      names.some((name) => isNamedBy(item, `${kind} ${name}`)),
    )?.[0];
  return {
    entries: new Set(kept.flatMap((item) => entryOf(item) ?? [])),
    unlisted: kept.filter((item) => entryOf(item) === undefined),
  };
}

/** The names on the page of the list, as people read them. */
export async function namesOnList(page: Page, words: Words): Promise<string[]> {
  const list = page.locator('section').filter({
    has: page.getByRole('heading', { name: words('consent:storage.title') }),
  });
  const codes = await list.locator('code').allInnerTexts();
  return codes.flatMap((code) => code.split(', '));
}
