import { expect, it } from 'vitest';
import { localProviders } from './local-providers.ts';
import { sandboxedProviders } from './sandboxed-providers.ts';

const SANDBOX = 'http://127.0.0.1:5300';
const MAIL_PORT = 5325;
const FUNCTIONS = 'http://127.0.0.1:5001/demo/region';

it('gives the sandbox the application that the functions are, and of their webhooks', () => {
  const { environment } = localProviders(new Map(), SANDBOX, MAIL_PORT);
  const options = sandboxedProviders(environment, SANDBOX, FUNCTIONS);
  expect(options.clients).toMatchObject({
    google: { id: environment['GOOGLE_CLIENT_ID'], secret: environment['GOOGLE_CLIENT_SECRET'] },
    strava: { id: environment['STRAVA_CLIENT_ID'], secret: environment['STRAVA_CLIENT_SECRET'] },
    garmin: { id: environment['GARMIN_CLIENT_ID'], secret: environment['GARMIN_CLIENT_SECRET'] },
  });
  const { STRAVA_WEBHOOK_SECRETS = '', GARMIN_WEBHOOK_SECRETS = '' } = environment;
  expect(STRAVA_WEBHOOK_SECRETS).not.toBe(GARMIN_WEBHOOK_SECRETS);
  expect(options.garminNotificationUrl).toBe(
    `${FUNCTIONS}/garminWebhook/${GARMIN_WEBHOOK_SECRETS}`,
  );
  expect(options.stravaSubscription).toEqual({
    id: Number(environment['STRAVA_SUBSCRIPTION_ID']),
    callbackUrl: `${FUNCTIONS}/stravaWebhook/${STRAVA_WEBHOOK_SECRETS}`,
  });
  expect(options.stripe).toMatchObject({
    keys: { secretKey: environment['STRIPE_SECRET_KEY'] },
    endpoint: {
      url: `${FUNCTIONS}/stripeWebhook`,
      secret: environment['STRIPE_WEBHOOK_SECRETS'],
    },
  });
});

it('gives it nothing of a provider that is real', () => {
  const given = new Map([
    ['STRAVA_CLIENT_ID', '7'],
    ['STRAVA_CLIENT_SECRET', 'real-secret'],
    ['STRAVA_SUBSCRIPTION_ID', '8'],
    ['GARMIN_CLIENT_SECRET', 'real-too'],
    ['STRIPE_SECRET_KEY', 'sk_test_real'],
  ]);
  const { environment } = localProviders(given, SANDBOX, MAIL_PORT);
  const options = sandboxedProviders(environment, SANDBOX, FUNCTIONS);
  expect(Object.keys(options.clients ?? {})).toEqual(['google']);
  expect(JSON.stringify(options)).not.toContain('real');
  expect(options).not.toHaveProperty('stripe');
  expect(options).not.toHaveProperty('stravaSubscription');
  expect(options).not.toHaveProperty('garminNotificationUrl');
});
