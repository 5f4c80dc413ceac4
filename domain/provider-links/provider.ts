/** The other companies by whose account one can sign in. */
export const SIGN_IN_PROVIDERS = ['google', 'strava', 'garmin'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** Those whose link brings activities: their tokens are kept. */
export const LINKED_PROVIDERS = ['strava', 'garmin'] as const;
export type LinkedProvider = (typeof LINKED_PROVIDERS)[number];

/** Checks whether a provider's link brings activities. */
export function isLinkedProvider(provider: SignInProvider): provider is LinkedProvider {
  return provider !== 'google';
}

/** The scopes that Strava is asked for; it separates them by commas. */
export const STRAVA_SCOPES = ['read', 'activity:read_all', 'activity:write'] as const;
/** Scopes without which a link to Strava brings nothing. */
export const STRAVA_REQUIRED_SCOPES = ['read', 'activity:read_all'] as const;
/** Garmin asks for no scope; what the runner allowed is read afterwards. */
export const GARMIN_REQUIRED_PERMISSIONS = ['ACTIVITY_EXPORT'] as const;
/** Off unless the runner switches it on; without it there is no history. */
export const GARMIN_HISTORY_PERMISSION = 'HISTORICAL_DATA_EXPORT';

/** The permission without which no session of a plan is sent there; nothing else needs it. */
export const GARMIN_WORKOUT_PERMISSION = 'WORKOUT_IMPORT';

/** The scopes or permissions that a link needs and was not given. */
export function missingScopes(provider: LinkedProvider, granted: readonly string[]): string[] {
  const required: readonly string[] =
    provider === 'strava' ? STRAVA_REQUIRED_SCOPES : GARMIN_REQUIRED_PERMISSIONS;
  return required.filter((scope) => !granted.includes(scope));
}

/** Whether a link brings nothing without these scopes, which it was not given. */
export function isAnyScopeNeeded(provider: LinkedProvider, refused: readonly string[]): boolean {
  return missingScopes(provider, []).some((scope) => refused.includes(scope));
}

/** All that a link was asked for and not given, needed or not. */
export function refusedScopes(provider: LinkedProvider, granted: readonly string[]): string[] {
  const asked: readonly string[] =
    provider === 'strava'
      ? STRAVA_SCOPES
      : [...GARMIN_REQUIRED_PERMISSIONS, GARMIN_HISTORY_PERMISSION];
  return asked.filter((scope) => !granted.includes(scope));
}
