import { createHash } from 'node:crypto';
import { SERVICE_WORKER_POLICY } from '@tasuki/domain/navigation/service-worker';
import { FUNCTIONS_REGION } from '../local-services/emulator-suite.ts';
import type { PageService } from './page-services.ts';

/** The parts of the page's policy that depend on where the app runs. */
export interface PolicyOptions {
  /** Origins or addresses that the app may send requests to, as {@link backendSources} gives them. */
  connections: readonly string[];
  /** Sources of messages' files, as {@link fileSources} gives them. */
  files: readonly string[];
  /** As `pageServices` gives them. */
  services: readonly PageService[];
  /** The service that payment pages load beside it; null = nothing is sold. */
  payment: PageService | null;
  /** The built index.html, whose inline styles and scripts are allowed by their hashes. */
  indexHtml: string;
  /** Documents that stand for index.html, by the path at which they do. */
  staticPages?: ReadonlyMap<string, readonly string[]>;
  /** Only for Vite's dev server; see docs/security.md. */
  devServer?: {
    /** Marks the scripts and styles that the dev server adds to the page. */
    nonce: string;
    /** The address that notifies the page of a changed file, e.g. 'ws://localhost:5173'. */
    hotReloadOrigin: string;
  };
}

/** The app's settings as Vite reads them, and where recordings are stored. */
export type BackendSettings = Readonly<Record<string, string | undefined>>;

/**
 * Every address to which the app sends requests. These are the emulators in local mode, else
 * Firebase Auth, Firestore, this project's functions and the one bucket of recordings. It includes
 * where leaked passwords are looked up, if anywhere.
 *
 * @param settings the `VITE_…` ones, and `BLOB_BUCKET` in production
 * @throws Error that names the setting which is missing
 */
export function backendSources(settings: BackendSettings): string[] {
  const breached = settings['VITE_BREACHED_PASSWORDS'];
  // The path is included: the app asks the service for nothing else.
  const optional = [
    ...(breached ? [`${breached.replace(/\/+$/, '')}/`] : []),
    // Local mode: where the sandbox makes a device that is notified.
    ...(settings['VITE_WEB_PUSH_SANDBOX'] ? [settings['VITE_WEB_PUSH_SANDBOX']] : []),
  ];
  if (settings['VITE_EMULATOR_AUTH_ORIGIN']) {
    return [
      settings['VITE_EMULATOR_AUTH_ORIGIN'],
      required(settings, 'VITE_EMULATOR_FIRESTORE_ORIGIN'),
      required(settings, 'VITE_EMULATOR_FUNCTIONS_ORIGIN'),
      ...optional,
    ];
  }
  const projectId = required(settings, 'VITE_FIREBASE_PROJECT_ID');
  return [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`,
    bucketSource(settings),
    ...optional,
  ];
}

/**
 * The sources of messages' pictures and films: the one bucket, or in local mode the function that
 * stands for it.
 *
 * @param settings as of {@link backendSources}
 * @throws Error that names the setting which is missing
 */
export function fileSources(settings: BackendSettings): string[] {
  return settings['VITE_EMULATOR_AUTH_ORIGIN']
    ? [required(settings, 'VITE_EMULATOR_FUNCTIONS_ORIGIN')]
    : [bucketSource(settings)];
}

/** The bucket is part of the source: the host alone would allow everybody's. */
function bucketSource(settings: BackendSettings): string {
  return `https://storage.googleapis.com/${required(settings, 'BLOB_BUCKET')}/`;
}

function required(settings: BackendSettings, name: string): string {
  const value = settings[name];
  if (!value) throw new Error(`The page's policy needs the setting ${name}; see .env.example.`);
  return value;
}

/** Firestore's SDK loads this image to find out whether only its own server cannot be reached. */
const NETWORK_TEST_IMAGE = 'https://www.google.com/images/cleardot.gif';

/**
 * The value of the header Content-Security-Policy. docs/security.md gives the reason of each part.
 *
 * @param kind payment pages alone may load what takes payments, and no map
 */
export function contentSecurityPolicy(
  options: PolicyOptions,
  kind: 'usual' | 'payment' = 'usual',
): string {
  const { devServer, indexHtml, payment } = options;
  const services =
    kind === 'usual'
      ? options.services
      : [
          ...options.services.filter(({ isKeptOffPayments }) => isKeptOffPayments !== true),
          ...(payment === null ? [] : [payment]),
        ];
  const marked = (element: 'script' | 'style') =>
    devServer ? [`'nonce-${devServer.nonce}'`] : inlineHashes(indexHtml, element);
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    [
      'script-src',
      ["'self'", ...marked('script'), ...services.flatMap(({ scripts = [] }) => scripts)],
    ],
    ['style-src', ["'self'", ...marked('style')]],
    // A profile photo is a data: address, a photo that is being cropped a blob: one.
    [
      'img-src',
      [
        "'self'",
        'data:',
        'blob:',
        NETWORK_TEST_IMAGE,
        ...options.files,
        ...services.flatMap(({ images = [] }) => images),
      ],
    ],
    [
      'connect-src',
      [
        "'self'",
        ...options.connections,
        ...services.flatMap(({ connections = [] }) => connections),
        ...(devServer ? [devServer.hotReloadOrigin] : []),
      ],
    ],
    // A film that is being attached is a blob: address until its first picture was taken.
    ['media-src', ['blob:', ...options.files]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', orNone(services.flatMap(({ frames = [] }) => frames))],
    ['frame-ancestors', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ...(services.every(({ keepsToTrustedTypes }) => keepsToTrustedTypes)
      ? trustedTypesDirectives(services)
      : []),
  ];
  return directives
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * The policy of the service worker's own file: it runs itself, asks this origin alone, and makes no text
 * into script.
 */
export const SERVICE_WORKER_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Text becomes neither script nor HTML. The exceptions each name one file of a worker. */
function trustedTypesDirectives(
  services: readonly PageService[],
): [name: string, sources: readonly string[]][] {
  return [
    ['require-trusted-types-for', ["'script'"]],
    [
      'trusted-types',
      [
        SERVICE_WORKER_POLICY,
        ...services.flatMap(({ trustedTypesPolicy }) => trustedTypesPolicy ?? []),
      ],
    ],
  ];
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"];
}

/** The hashes of what stands between the tags; an element that loads a file has nothing there. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'gi');
  const contents = new Set([...html.matchAll(pattern)].map(([, content = '']) => content));
  return [...contents]
    .filter((content) => content !== '')
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
