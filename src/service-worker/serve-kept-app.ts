import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@tasuki/domain/language';
import {
  KEPT_LANGUAGE_PATH,
  KEPT_ROLES_PATH,
  WORKER_CACHES,
  type KeptFile,
  type WorkerMessage,
} from '@tasuki/domain/navigation/service-worker';
import { answerKindOf } from './answer-kind.ts';
import { receiveSharedFiles } from './receive-shared-files.ts';
import { releasesToForget } from './releases-to-forget.ts';
import { showNotifications } from './show-notifications.ts';

const SHELL_PATH = '/';

/** A file's name has its digest, so whatever else was asked with it makes no difference. */
const BY_NAME = { ignoreVary: true };

/** If a file is gone, Hosting answers with the page, which is no script. */
const ONLY_FILES = {
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const isShell = new URL(request.url).pathname === SHELL_PATH;
    return Promise.resolve(response.ok && isPage === isShell ? response : null);
  },
};

/**
 * Serves the app from what is kept in this browser. A release has a cache of its own. Its shell and
 * what that loads are put there before it begins. Files have their digest in their names, so a shell
 * finds the files that it was built with or none.
 *
 * @param scope the worker's own
 * @param files as the build lists them
 */
export function serveKeptApp(scope: ServiceWorkerGlobalScope, files: readonly KeptFile[]): void {
  const release = files.find(({ url }) => url === SHELL_PATH)?.revision ?? 'none';
  const cacheName = `${WORKER_CACHES.releasePrefix}${release}`;
  const kept = new PrecacheController({ cacheName, plugins: [ONLY_FILES] });
  kept.addToCacheList(neededBy(files, { language: null, roles: [] }).map(asPrecached));
  const shell = kept.createHandlerBoundToURL(SHELL_PATH);
  const assets = new CacheFirst({
    cacheName,
    matchOptions: BY_NAME,
    plugins: [
      ONLY_FILES,
      {
        // A page of the release before is still open, and finds its own files.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await caches.match(request, BY_NAME)) ?? null,
      },
    ],
  });

  showNotifications(scope);

  scope.addEventListener('install', (event) => {
    const keep = async () => {
      const [language, roles] = await Promise.all([readKeptLanguage(), readKeptRoles()]);
      kept.addToCacheList(neededBy(files, { language, roles }).map(asPrecached));
      await kept.install(event);
    };
    event.waitUntil(keep());
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetOldReleases(cacheName), scope.clients.claim()]));
  });

  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message.kind === 'takeOver') event.waitUntil(scope.skipWaiting());
    else if (message.kind === 'keepWords') {
      const words = files.filter(({ language }) => language === message.language);
      event.waitUntil(keepFiles(cacheName, words));
    } else if (message.kind === 'keepPages') {
      const pages = files.filter(({ roles }) =>
        roles?.some((role) => message.roles.includes(role)),
      );
      event.waitUntil(keepFiles(cacheName, pages));
    }
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const kind = answerKindOf({
      method: request.method,
      isNavigation: request.mode === 'navigate',
      isOwnOrigin: origin === scope.location.origin,
      path: pathname,
    });
    const answerByShell = async () => shell({ event, request, url: new URL(request.url) });
    if (kind === 'shell') event.respondWith(answerByShell());
    if (kind === 'document') event.respondWith(fetch(request).catch(answerByShell));
    if (kind === 'sharedFiles') event.respondWith(receiveSharedFiles(request));
    if (kind === 'file') event.respondWith(assets.handle({ event, request }));
  });
}

/**
 * Whether a browser with this language and these roles needs a file; null = the language does not
 * matter.
 */
function neededBy(
  files: readonly KeptFile[],
  wanted: { language: Language | null; roles: readonly string[] },
): readonly KeptFile[] {
  return files.filter(
    ({ language, roles }) =>
      (language === undefined || language === wanted.language) &&
      (roles === undefined || roles.some((role) => wanted.roles.includes(role))),
  );
}

/** As Workbox takes it. */
function asPrecached({ url, revision, integrity }: KeptFile) {
  return { url, revision, ...(integrity === undefined ? {} : { integrity }) };
}

/** The language whose words this browser needs, as the page noted it. */
async function readKeptLanguage(): Promise<Language> {
  const noted = await caches.match(KEPT_LANGUAGE_PATH, { cacheName: WORKER_CACHES.language });
  const language = await noted?.text();
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/** The roles of whoever is signed in, as the page noted them. */
async function readKeptRoles(): Promise<readonly string[]> {
  const noted = await caches.match(KEPT_ROLES_PATH, { cacheName: WORKER_CACHES.language });
  return (await noted?.text())?.split(',') ?? [];
}

async function keepFiles(cacheName: string, files: readonly KeptFile[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url } of files) {
    if (!(await cache.match(url, BY_NAME))) await cache.add(url);
  }
}

async function forgetOldReleases(current: string): Promise<void> {
  const names = releasesToForget(await caches.keys(), current);
  await Promise.all(names.map(async (name) => caches.delete(name)));
}
