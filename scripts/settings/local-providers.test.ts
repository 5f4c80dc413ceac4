import { expect, it } from 'vitest';
import { localProviders, offeredProviders } from './local-providers.ts';

const SANDBOX = 'http://127.0.0.1:5300';
const MAIL_PORT = 5325;

it('lets the sandbox stand for all of them without keys', () => {
  const { environment, ...names } = localProviders(new Map(), SANDBOX, MAIL_PORT);
  expect(names).toEqual({
    sandboxed: ['Google', 'Strava', 'Garmin', 'Open-Meteo (weather)', 'Stripe'],
    real: [],
    off: [],
  });
  expect(environment).toMatchObject({
    STRAVA_WEB: `${SANDBOX}/strava`,
    STRAVA_API: `${SANDBOX}/strava/api/v3`,
    GARMIN_AUTHZ: `${SANDBOX}/garmin/connect`,
    GARMIN_TOKEN: `${SANDBOX}/garmin/diauth`,
    GARMIN_API: `${SANDBOX}/garmin/apis`,
    GOOGLE_ISSUER: `${SANDBOX}/google-accounts`,
    PROVIDER_SECRETS: 'environment',
  });
});

it('asks a provider itself as soon as its keys are given, one by one', () => {
  const given = new Map([
    ['STRAVA_CLIENT_ID', '123'],
    ['STRAVA_CLIENT_SECRET', 's-1'],
    ['STRAVA_CLUB_ID', '9'],
  ]);
  const { environment, ...names } = localProviders(given, SANDBOX, MAIL_PORT);
  expect(names).toEqual({
    sandboxed: ['Google', 'Garmin', 'Open-Meteo (weather)', 'Stripe'],
    real: ['Strava'],
    off: [],
  });
  expect(environment).toMatchObject({
    STRAVA_CLIENT_ID: '123',
    STRAVA_CLIENT_SECRET: 's-1',
    STRAVA_CLUB_ID: '9',
  });
  expect(environment).not.toHaveProperty('STRAVA_WEB');
  expect(environment).not.toHaveProperty('STRAVA_SUBSCRIPTION_ID');
});

it('never sends a real secret to the sandbox nor the sandbox secret elsewhere', () => {
  const given = new Map([
    ['GARMIN_CLIENT_SECRET', 's-2'],
    ['GOOGLE_ISSUER', 'https://accounts.example'],
    ['STRAVA_CLIENT_ID', 'none'],
    ['STRIPE_WEBHOOK_SECRETS', 'whsec_real'],
  ]);
  const { environment, off } = localProviders(given, SANDBOX, MAIL_PORT);
  expect(off).toEqual(['Google', 'Strava', 'Garmin', 'Stripe']);
  expect(Object.values(environment).join(' ')).not.toContain('sandbox');
});

it('offers in the app whom the functions can ask', () => {
  const offeredWith = (settings: readonly (readonly [string, string])[]) =>
    offeredProviders(localProviders(new Map(settings), SANDBOX, MAIL_PORT).environment);
  expect(offeredWith([])).toBe('google,strava,garmin');
  expect(offeredWith([['STRAVA_CLIENT_ID', 'none']])).toBe('google,garmin');
  expect(offeredWith([['GARMIN_CLIENT_ID', 'ours']])).toBe('google,strava');
});

it('asks Stripe itself with a key, and nobody where it is off', () => {
  const real = localProviders(
    new Map([
      ['STRIPE_SECRET_KEY', 'sk_test_ours'],
      ['STRIPE_WEBHOOK_SECRETS', 'whsec_ours'],
    ]),
    SANDBOX,
    MAIL_PORT,
  );
  expect(real.real).toEqual(['Stripe']);
  expect(real.environment).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_ours' });
  expect(real.environment).not.toHaveProperty('STRIPE_API');
  const off = localProviders(new Map([['STRIPE_SECRET_KEY', 'none']]), SANDBOX, MAIL_PORT);
  expect(off.off).toEqual(['Stripe']);
  expect(off.environment).not.toHaveProperty('STRIPE_WEBHOOK_SECRETS');
});
