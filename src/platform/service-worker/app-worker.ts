/** The service worker as the page sees it. Import it dynamically, after the first paint. */
import type { Language } from '@tasuki/domain/language';
import {
  KEPT_LANGUAGE_PATH,
  KEPT_ROLES_PATH,
  SERVICE_WORKER_PATH,
  SERVICE_WORKER_POLICY,
  WORKER_CACHES,
  type KeptRole,
} from '@tasuki/domain/navigation/service-worker';
import { reportError } from '../report-error.ts';
import { useAppUpdateStore } from './app-update-store.ts';
import { letTakeOver, post } from './take-newest-worker.ts';

/** An app that stays open for days asks as often. */
const UPDATE_CHECK_MILLISECONDS = 3_600_000;
const DEVELOPMENT_PATH = '/dev-sw.js?dev-sw';

interface TrustedTypesHolder {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (path: string) => string },
    ) => { createScriptURL: (path: string) => { toString: () => string } };
  };
}

let registering: Promise<ServiceWorkerRegistration | null> | null = null;

/** The address of the worker, in a form that the page's policy lets through. */
function workerAddress(): string {
  const path = import.meta.env.DEV ? DEVELOPMENT_PATH : SERVICE_WORKER_PATH;
  const { trustedTypes } = globalThis as TrustedTypesHolder;
  if (!trustedTypes) return path;
  const policy = trustedTypes.createPolicy(SERVICE_WORKER_POLICY, { createScriptURL: () => path });
  // Browsers take the object; the types know texts alone.
  return policy.createScriptURL(path) as unknown as string;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = (await globalThis.navigator.serviceWorker.register(workerAddress(), {
      type: import.meta.env.DEV ? 'module' : 'classic',
      updateViaCache: 'none',
      // Some tools that look at pages register nothing and answer nothing.
    })) as ServiceWorkerRegistration | undefined;
    return registration ?? null;
  } catch (cause) {
    reportError(cause, 'register service worker');
    return null;
  }
}

/**
 * Starts the worker that keeps the app, and follows it: once a newer version is ready,
 * {@link useAppUpdateStore} says so. Safe to call twice.
 */
export async function startAppWorker(language: Language): Promise<void> {
  const { serviceWorker } = globalThis.navigator as Partial<Navigator>;
  if (!serviceWorker || registering) return;
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes charge of this very version.
    if (hasWorker) useAppUpdateStore.setState({ isReady: true });
    hasWorker = true;
  });
  await note(KEPT_LANGUAGE_PATH, language);
  registering = register();
  const registration = await registering;
  if (!registration) return;
  const offerWaiting = () => {
    if (registration.waiting && registration.active) {
      useAppUpdateStore.setState({ isReady: true });
    }
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  checkNowAndThen(registration);
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  globalThis.document.addEventListener('visibilitychange', () => {
    if (globalThis.document.hidden) return;
    if (Date.now() - checkedAt < UPDATE_CHECK_MILLISECONDS) return;
    checkedAt = Date.now();
    // Without a connection the next time is early enough.
    registration.update().catch(() => undefined);
  });
}

async function note(path: string, text: string): Promise<void> {
  try {
    const cache = await globalThis.caches.open(WORKER_CACHES.language);
    await cache.put(path, new Response(text));
  } catch (cause) {
    reportError(cause, 'note what the service worker keeps');
  }
}

/** Has the worker keep the words of the language that is spoken now. */
export async function keepWordsOf(language: Language): Promise<void> {
  await note(KEPT_LANGUAGE_PATH, language);
  const registration = await registering;
  if (registration?.active) post(registration.active, { kind: 'keepWords', language });
}

/**
 * Has the worker keep the pages of these roles, now and in each release to come. A worker that is still being
 * installed reads the note.
 */
export async function keepPagesOf(roles: readonly KeptRole[]): Promise<void> {
  await note(KEPT_ROLES_PATH, roles.join(','));
  const { serviceWorker } = globalThis.navigator as Partial<Navigator>;
  if (roles.length === 0 || !serviceWorker) return;
  const { active } = await serviceWorker.ready;
  if (active) post(active, { kind: 'keepPages', roles });
}

/**
 * Lets the version that is ready take over, and loads this page anew with it. Other tabs stay as they
 * are, and are offered the same.
 */
export async function takeUpdate(): Promise<void> {
  const registration = await globalThis.navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await letTakeOver(registration.waiting);
  globalThis.location.reload();
}
