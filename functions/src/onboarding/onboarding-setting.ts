import type { ProviderConfigurations } from '../platform/provider-configuration.ts';
import type { OnboardingSetting } from './refresh-onboarding.ts';

/** What this operator can ask newcomers for, by the providers it has set up. */
export function onboardingSetting({
  strava,
  garmin,
}: Pick<ProviderConfigurations, 'strava' | 'garmin'>): OnboardingSetting {
  const clubId = strava?.clubId ?? null;
  return {
    offer: {
      isGarminOffered: garmin !== null,
      isStravaOffered: strava !== null,
      hasClub: clubId !== null,
    },
    clubUrl: strava && clubId !== null ? `${strava.webUrl}/clubs/${clubId}` : null,
  };
}
