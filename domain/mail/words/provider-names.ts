import type { SignInProvider } from '../../provider-links/provider.ts';

/** As the companies write their names, in every language. */
export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  strava: 'Strava',
  garmin: 'Garmin',
};
