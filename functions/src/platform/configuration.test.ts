import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const DISK = {
  APP_ORIGIN: 'http://localhost:5173',
  BETA_AUTO_APPROVE: 'true',
  STRAVA_TERMS: 'standard',
  BLOB_STORE: 'disk',
  BLOB_DIRECTORY: '/tmp/blobs',
  BLOB_SIGNING_KEY: 'k'.repeat(32),
  UPLOAD_ORIGIN: 'http://127.0.0.1:5001/demo/asia-northeast1/',
};

const REAL_MODELS = {
  openai: { baseUrl: 'https://api.openai.com/v1', key: null },
  google: { baseUrl: 'https://generativelanguage.googleapis.com/v1beta', key: null },
  anthropic: { baseUrl: 'https://api.anthropic.com/v1', key: null },
};

const NO_PROVIDERS = { strava: null, garmin: null, google: null, webhookPathSecret: null };

it('reads local mode', () => {
  const local = {
    ...DISK,
    MODEL_KEYS: 'environment',
    OPENAI_KEY: 'sandbox',
    OPENAI_BASE: 'http://127.0.0.1:5300/openai/v1/',
  };
  expect(readConfiguration(local)).toEqual({
    appOrigin: 'http://localhost:5173',
    isBetaAutoApproved: true,
    stravaTerms: 'standard',
    blobStore: {
      kind: 'disk',
      directory: '/tmp/blobs',
      signingKey: 'k'.repeat(32),
      uploadOrigin: 'http://127.0.0.1:5001/demo/asia-northeast1',
    },
    modelKeySource: 'environment',
    models: {
      ...REAL_MODELS,
      openai: { baseUrl: 'http://127.0.0.1:5300/openai/v1', key: 'sandbox' },
    },
    providerSecretSource: 'secret-manager',
    providers: NO_PROVIDERS,
  });
});

it('reads production, which lets nobody in by itself', () => {
  expect(
    readConfiguration({ APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' }),
  ).toEqual({
    appOrigin: 'https://tasuki.example',
    isBetaAutoApproved: false,
    stravaTerms: 'standard',
    blobStore: { kind: 'cloud-storage', bucket: 'recordings' },
    modelKeySource: 'secret-manager',
    models: REAL_MODELS,
    providerSecretSource: 'secret-manager',
    providers: NO_PROVIDERS,
  });
});

it('takes "none" for no key, since a secret cannot be empty', () => {
  const { models } = readConfiguration({ ...DISK, GOOGLE_AI_KEY: 'none', ANTHROPIC_KEY: 'k-1' });
  expect([models.google.key, models.anthropic.key]).toEqual([null, 'k-1']);
});

it('offers a provider once its id and secret are there, at its own addresses', () => {
  const { providers } = readConfiguration({
    ...DISK,
    STRAVA_CLIENT_ID: '123',
    STRAVA_CLIENT_SECRET: 's-1',
    STRAVA_SUBSCRIPTION_ID: '77',
    GARMIN_CLIENT_ID: 'g-1',
    GARMIN_CLIENT_SECRET: 'none',
    GOOGLE_CLIENT_ID: 'o-1',
    GOOGLE_CLIENT_SECRET: 's-3',
    GOOGLE_ISSUER: 'http://127.0.0.1:5300/google-accounts/',
  });
  expect(providers).toEqual({
    strava: {
      clientId: '123',
      clientSecret: 's-1',
      webUrl: 'https://www.strava.com',
      apiUrl: 'https://www.strava.com/api/v3',
      subscriptionId: 77,
      verifyToken: null,
      clubId: null,
    },
    garmin: null,
    google: {
      clientId: 'o-1',
      clientSecret: 's-3',
      issuerUrl: 'http://127.0.0.1:5300/google-accounts',
    },
    webhookPathSecret: null,
  });
});

it('wants a number where a provider counts, and a path that nobody guesses', () => {
  const read = () =>
    readConfiguration({ ...DISK, STRAVA_CLUB_ID: 'runners', WEBHOOK_PATH_SECRET: 'guess-me' });
  expect(read).toThrow(/STRAVA_CLUB_ID must be a number[\s\S]*WEBHOOK_PATH_SECRET must be 24/);
  expect(read).not.toThrow(/guess-me/);
});

it('never says a key when something is wrong with it', () => {
  const read = () => readConfiguration({ ...DISK, OPENAI_KEY: 'k-secret', OPENAI_BASE: 'nowhere' });
  expect(read).toThrow(/OPENAI_BASE is no address: nowhere/);
  expect(read).not.toThrow(/k-secret/);
});

it('names every problem at once', () => {
  const wrong = {
    ...DISK,
    APP_ORIGIN: 'localhost',
    BETA_AUTO_APPROVE: 'yes',
    STRAVA_TERMS: 'none',
    BLOB_SIGNING_KEY: 'short',
    UPLOAD_ORIGIN: '',
  };
  expect(() => readConfiguration(wrong)).toThrow(
    /APP_ORIGIN[\s\S]*BETA_AUTO_APPROVE[\s\S]*STRAVA_TERMS[\s\S]*UPLOAD_ORIGIN[\s\S]*BLOB_SIGNING_KEY/,
  );
});

it('wants an origin, not a page', () => {
  expect(() => readConfiguration({ ...DISK, APP_ORIGIN: 'https://tasuki.example/app' })).toThrow(
    'APP_ORIGIN must be an address without a path',
  );
});
