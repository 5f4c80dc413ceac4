import { SIGN_IN_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import type { SandboxOptions } from '../../sandbox/server.ts';
import { SANDBOX_STRIPE_KEYS } from '../../sandbox/stripe/stripe-server.ts';

/** The setting that holds each provider's address. */
const ADDRESSES = {
  google: 'GOOGLE_ISSUER',
  strava: 'STRAVA_WEB',
  garmin: 'GARMIN_AUTHZ',
} as const;

/**
 * The sandbox's options for standing in for the providers: the application, and its address for
 * events. It gets none for a real provider.
 *
 * @param settings of the functions, as `localProviders` makes them
 */
export function sandboxedProviders(
  settings: Readonly<Record<string, string>>,
  sandboxOrigin: string,
  functionsOrigin: string,
): Pick<SandboxOptions, 'clients' | 'garminNotificationUrl' | 'stravaSubscription' | 'stripe'> {
  const sandboxed = SIGN_IN_PROVIDERS.filter((provider) =>
    settings[ADDRESSES[provider]]?.startsWith(`${sandboxOrigin}/`),
  );
  const pathOf = (provider: 'STRAVA' | 'GARMIN') =>
    settings[`${provider}_WEBHOOK_SECRETS`]?.split(',')[0]?.trim() ?? '';
  const subscriptionId = settings['STRAVA_SUBSCRIPTION_ID'];
  return {
    clients: Object.fromEntries(
      sandboxed.map((provider) => {
        const prefix = provider.toUpperCase();
        const id = settings[`${prefix}_CLIENT_ID`] ?? '';
        return [provider, { id, secret: settings[`${prefix}_CLIENT_SECRET`] ?? '' }];
      }),
    ),
    ...(settings['STRIPE_API'] === sandboxOrigin && {
      stripe: {
        keys: {
          secretKey: settings['STRIPE_SECRET_KEY'] ?? '',
          publishableKey: SANDBOX_STRIPE_KEYS.publishableKey,
        },
        endpoint: {
          url: `${functionsOrigin}/stripeWebhook`,
          secret: settings['STRIPE_WEBHOOK_SECRETS'] ?? '',
        },
      },
    }),
    ...(sandboxed.includes('garmin') && {
      garminNotificationUrl: `${functionsOrigin}/garminWebhook/${pathOf('GARMIN')}`,
    }),
    ...(sandboxed.includes('strava') &&
      subscriptionId !== undefined && {
        stravaSubscription: {
          id: Number(subscriptionId),
          callbackUrl: `${functionsOrigin}/stravaWebhook/${pathOf('STRAVA')}`,
        },
      }),
  };
}
