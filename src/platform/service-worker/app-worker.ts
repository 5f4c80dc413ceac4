/** The service worker as the page sees it. Import it dynamically, after the first paint. */
import type { Language } from '@tasuki/domain/language';
import {
  KEPT_LANGUAGE_PATH,
  SERVICE_WORKER_PATH,
  SERVICE_WORKER_POLICY,
  WORKER_CACHES,
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
  await noteLanguage(language);
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
    // Without a connection the next time will do.
    registration.update().catch(() => undefined);
  });
}

async function noteLanguage(language: Language): Promise<void> {
  try {
    const cache = await globalThis.caches.open(WORKER_CACHES.language);
    await cache.put(KEPT_LANGUAGE_PATH, new Response(language));
  } catch (cause) {
    reportError(cause, 'note language for the service worker');
  }
}

/** Has the worker keep the words of the language that is spoken now. */
export async function keepWordsOf(language: Language): Promise<void> {
  await noteLanguage(language);
  const registration = await registering;
  if (registration?.active) post(registration.active, { kind: 'keepWords', language });
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
