import type { Language } from '../language.ts';

/** The path of the service worker. It never changes: browsers look there for a new one. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The Trusted Types policy that makes the address of the worker, and nothing else. */
export const SERVICE_WORKER_POLICY = 'tasuki-service-worker';

/** The caches of the worker, by name. Nothing personal is in them. */
export const WORKER_CACHES = {
  /** Followed by the release: the app's own files, each release apart. */
  releasePrefix: 'tasuki-release-',
  /**
   * The needs of this browser: its language at {@link KEPT_LANGUAGE_PATH}, its roles at {@link
   * KEPT_ROLES_PATH}.
   */
  language: 'tasuki-kept-language',
} as const;

/** The key of the language in its cache; no address of the app. */
export const KEPT_LANGUAGE_PATH = '/kept-language';

/** The roles that have pages of their own, beside a runner's. */
export const KEPT_ROLES = ['coach', 'admin'] as const;
export type KeptRole = (typeof KEPT_ROLES)[number];

/** The key of the signed-in person's roles, divided by commas; no address of the app. */
export const KEPT_ROLES_PATH = '/kept-roles';

/**
 * A page's message to the worker. A worker of the release before understands it too, or ignores it.
 */
export type WorkerMessage =
  /** The person wants the new version now. */
  | { kind: 'takeOver' }
  /** The words of this language are needed without a connection. */
  | { kind: 'keepWords'; language: Language }
  /** The pages of these roles are needed without a connection. */
  | { kind: 'keepPages'; roles: readonly KeptRole[] };

/** A file of the app that the worker keeps, as the build lists it. */
export interface KeptFile {
  url: string;
  /** A digest of what has the same name in each release; null = its name has one. */
  revision: string | null;
  /** The digest by which the browser refuses a file of the same name from another release. */
  integrity?: string;
  /** Only needed in this language; left out = in all. */
  language?: Language;
  /** Only needed in one of these roles; left out = in all. */
  roles?: readonly KeptRole[];
}
