/** Settings that Sentry's own command line reads from the environment. */
const SENTRY_SETTINGS = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'] as const;
/** Fetched when it is used: it is needed on the machine that deploys alone. */
const SENTRY_COMMAND = '@sentry/cli@3.8.0';

interface BuiltRelease {
  /** As the app reports it (`VITE_SENTRY_RELEASE`). */
  release: string;
  /** The folder that is served. */
  appFolder: string;
  /** The maps of it, which are not served. */
  mapFolder: string;
}

/**
 * The arguments of `npx` that send source maps to Sentry, so that its reports name lines of our code.
 *
 * @param environment of whoever deploys
 * @returns null where nothing of Sentry is set
 * @throws Error that names what is missing where only a part is set
 */
export function sourceMapUpload(
  environment: Readonly<Record<string, string | undefined>>,
  { release, appFolder, mapFolder }: BuiltRelease,
): string[] | null {
  const missing = SENTRY_SETTINGS.filter((name) => !environment[name]);
  if (missing.length === SENTRY_SETTINGS.length) return null;
  if (missing.length > 0) throw new Error(`To send source maps, set ${missing.join(' and ')} too.`);
  return [
    ...['--yes', SENTRY_COMMAND, 'sourcemaps', 'upload', '--release', release],
    // Both folders hold the same paths, so each script finds its map beside it.
    ...['--url-prefix', '~/', '--strip-prefix', appFolder, '--strip-prefix', mapFolder],
    ...[appFolder, mapFolder],
  ];
}
