import { describe, expect, it } from 'vitest';
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

const TOKEN_KEY = 'projects/tasuki-1/locations/asia-northeast1/keyRings/tasuki/cryptoKeys/tokens';

const NO_PROVIDERS = {
  strava: null,
  garmin: null,
  google: null,
  webhookSecrets: { strava: [], garmin: [] },
};

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
    isSecondFactorRequired: false,
    isBeingRestored: false,
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
    stripe: null,
    mail: null,
    mailKeys: null,
    push: null,
    tokenKey: null,
    weather: null,
    backupBucket: null,
    malwareScanner: null,
    appCheck: 'off',
  });
});

it('reads production, which lets nobody in by itself', () => {
  expect(
    readConfiguration({ APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' }),
  ).toEqual({
    appOrigin: 'https://tasuki.example',
    isBetaAutoApproved: false,
    isSecondFactorRequired: false,
    isBeingRestored: false,
    stravaTerms: 'standard',
    blobStore: { kind: 'cloud-storage', bucket: 'recordings' },
    modelKeySource: 'secret-manager',
    models: REAL_MODELS,
    providerSecretSource: 'secret-manager',
    providers: NO_PROVIDERS,
    stripe: null,
    mail: null,
    mailKeys: null,
    push: null,
    tokenKey: null,
    weather: null,
    backupBucket: null,
    malwareScanner: null,
    appCheck: 'off',
  });
});

it('lets nobody in by itself without a proven email but in local mode', () => {
  const production = { APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' };
  expect(() => readConfiguration({ ...production, BETA_AUTO_APPROVE: 'true' })).toThrow(
    /BETA_AUTO_APPROVE=true/,
  );
  expect(readConfiguration(DISK).isBetaAutoApproved).toBe(true);
});

it('takes "none" for no key, since a secret cannot be empty', () => {
  const { models } = readConfiguration({ ...DISK, GOOGLE_AI_KEY: 'none', ANTHROPIC_KEY: 'k-1' });
  expect([models.google.key, models.anthropic.key]).toEqual([null, 'k-1']);
});

it('offers a provider once its id and secret are there, at its own addresses', () => {
  const { providers } = readConfiguration({
    ...DISK,
    TOKEN_KEY,
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
    webhookSecrets: { strava: [], garmin: [] },
  });
});

it('wants a number where a provider counts', () => {
  const read = () => readConfiguration({ ...DISK, STRAVA_CLUB_ID: 'runners' });
  expect(read).toThrow(/STRAVA_CLUB_ID must be a number/);
});

describe('the secrets of webhooks', () => {
  const [OLD, NEW, GARMINS] = ['o', 'n', 'g'].map((letter) => letter.repeat(24)) as [
    string,
    string,
    string,
  ];

  it('are of each provider its own, two of them while one replaces the other', () => {
    const { providers } = readConfiguration({
      ...DISK,
      STRAVA_WEBHOOK_SECRETS: `${NEW}, ${OLD}`,
      GARMIN_WEBHOOK_SECRETS: GARMINS,
    });
    expect(providers.webhookSecrets).toEqual({ strava: [NEW, OLD], garmin: [GARMINS] });
  });

  it.each([
    ['short', 'guess-me'],
    ['with an end that is empty', `${NEW},`],
    ['three', `${NEW},${OLD},${GARMINS}`],
    ['with a character of paths', `${NEW}/x`],
  ])('are refused when they are %s, without being shown', (_what, secrets) => {
    const read = () => readConfiguration({ ...DISK, STRAVA_WEBHOOK_SECRETS: secrets });
    expect(read).toThrow(/STRAVA_WEBHOOK_SECRETS must be one secret, or two/);
    expect(read).not.toThrow(new RegExp(secrets.slice(0, 8)));
  });

  it('are refused when both providers know the same one', () => {
    const shared = { STRAVA_WEBHOOK_SECRETS: `${NEW},${OLD}`, GARMIN_WEBHOOK_SECRETS: OLD };
    expect(() => readConfiguration({ ...DISK, ...shared })).toThrow(/must differ/);
  });
});

describe('addresses', () => {
  const PRODUCTION = { APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' };

  it.each([
    'STRAVA_WEB',
    'STRAVA_API',
    'GARMIN_AUTHZ',
    'GARMIN_TOKEN',
    'GARMIN_API',
    'GOOGLE_ISSUER',
    'OPENAI_BASE',
    'GOOGLE_AI_BASE',
    'ANTHROPIC_BASE',
  ])('in production %s must begin with https:', (name) => {
    for (const host of ['provider.example', '127.0.0.1:5300', 'localhost', '[::1]']) {
      const read = () => readConfiguration({ ...PRODUCTION, [name]: `http://${host}/x` });
      expect(read).toThrow(`${name} must begin with https:`);
    }
    const read = () => readConfiguration({ ...PRODUCTION, [name]: 'https://provider.example/x' });
    expect(read).not.toThrow();
  });

  it('of the app itself must begin with https: too, but on this machine', () => {
    const read = (origin: string) => () => readConfiguration({ ...PRODUCTION, APP_ORIGIN: origin });
    expect(read('http://tasuki.example')).toThrow('APP_ORIGIN must begin with https:');
    expect(read('http://localhost:5173')).not.toThrow();
  });

  it('of local mode may begin with http: on this machine, and nowhere else', () => {
    const read = (address: string) => () => readConfiguration({ ...DISK, STRAVA_API: address });
    expect(read('http://127.0.0.1:5300/strava')).not.toThrow();
    for (const host of ['provider.example', '10.0.0.1', '127.0.0.1.example', '0.0.0.0']) {
      expect(read(`http://${host}/strava`)).toThrow('STRAVA_API must begin with https:');
    }
  });
});

it('refuses requests from elsewhere than the app where App Check is enforced', () => {
  expect(readConfiguration({ ...DISK, APP_CHECK: 'enforced' }).appCheck).toBe('enforced');
  expect(() => readConfiguration({ ...DISK, APP_CHECK: 'on' })).toThrow(/APP_CHECK is "on"/);
});

it('wants a key for tokens as soon as a provider gives any', () => {
  const read = (given: Record<string, string>) => readConfiguration({ ...DISK, ...given }).tokenKey;
  expect(read({ GOOGLE_CLIENT_ID: 'o-1', GOOGLE_CLIENT_SECRET: 's-3' })).toBeNull();
  expect(() => read({ GARMIN_CLIENT_ID: 'g-1' })).toThrow(
    'TOKEN_KEY is missing: it encrypts the tokens of GARMIN.',
  );
  expect(read({ GARMIN_CLIENT_ID: 'g-1', TOKEN_KEY })).toEqual({
    keyName: TOKEN_KEY,
    serviceUrl: 'https://cloudkms.googleapis.com/v1',
  });
  expect(() => read({ TOKEN_KEY: 'my-key' })).toThrow('TOKEN_KEY must be projects/…');
});

it('sends nothing to a key service without TLS, but on this machine', () => {
  const read = (KMS_BASE: string) => readConfiguration({ ...DISK, TOKEN_KEY, KMS_BASE }).tokenKey;
  expect(() => read('http://kms.example/v1')).toThrow('KMS_BASE must begin with https://');
  expect(read('http://127.0.0.1:5300/key-service/v1')?.serviceUrl).toBe(
    'http://127.0.0.1:5300/key-service/v1',
  );
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

it('asks for weather with a key, or at addresses of one’s own', () => {
  const read = (settings: Record<string, string>) =>
    readConfiguration({ ...DISK, ...settings }).weather;
  expect(read({ OPEN_METEO_KEY: 'none' })).toBeNull();
  expect(read({ OPEN_METEO_FORECAST: 'https://weather.example/v1' })).toBeNull();
  expect(read({ OPEN_METEO_KEY: 'k-weather' })).toEqual({
    forecastUrl: 'https://customer-api.open-meteo.com/v1',
    archiveUrl: 'https://customer-archive-api.open-meteo.com/v1',
    key: 'k-weather',
  });
  const own = 'https://weather.example/v1';
  expect(read({ OPEN_METEO_FORECAST: own, OPEN_METEO_ARCHIVE: `${own}/` })).toEqual({
    forecastUrl: own,
    archiveUrl: own,
    key: null,
  });
});

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_ours', STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2' };

it('sells where Stripe has a key and a webhook', () => {
  expect(readConfiguration({ ...DISK, ...STRIPE }).stripe).toEqual({
    secretKey: 'sk_test_ours',
    webhookSecrets: ['whsec_1', 'whsec_2'],
    apiUrl: 'https://api.stripe.com',
  });
  const none = { STRIPE_SECRET_KEY: 'none', STRIPE_WEBHOOK_SECRETS: 'none' };
  expect(readConfiguration({ ...DISK, ...none }).stripe).toBeNull();
});

it.each([
  ['no key', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  ['a publishable key', { STRIPE_SECRET_KEY: 'pk_test_ours' }, 'STRIPE_SECRET_KEY'],
  ['a live key in local mode', { STRIPE_SECRET_KEY: 'sk_live_ours' }, 'charges people'],
  ['no webhook', { STRIPE_WEBHOOK_SECRETS: '' }, 'STRIPE_WEBHOOK_SECRETS'],
  ['three webhook secrets', { STRIPE_WEBHOOK_SECRETS: 'whsec_1,whsec_2,whsec_3' }, 'two with'],
])('refuses to sell with %s, and says no secret', (_, change, problem) => {
  const read = () => readConfiguration({ ...DISK, ...STRIPE, ...change });
  expect(read).toThrow(problem);
  expect(read).not.toThrow('ours');
});

it('reads the mail server, and says what is wrong without its password', () => {
  const production = { APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' };
  const server = {
    SMTP_URL: 'smtps://user:pass-word@mail.example',
    MAIL_FROM: 'Tasuki <a@b.example>',
    CONTACT_MAILBOX: 'support@b.example',
    MAIL_KEY: 'k'.repeat(32),
  };
  expect(readConfiguration({ ...production, ...server }).mail).toEqual({
    smtpUrl: server.SMTP_URL,
    from: server.MAIL_FROM,
    contactMailbox: server.CONTACT_MAILBOX,
    webhookSecrets: [],
  });
  expect(readConfiguration({ ...production, SMTP_URL: 'none' }).mail).toBeNull();
  expect(() => readConfiguration({ ...production, ...server, MAIL_KEY: '' })).toThrow(
    /MAIL_KEY is missing/,
  );
  const keyed = (MAIL_KEY: string) => readConfiguration({ ...production, MAIL_KEY }).mailKeys;
  const [next, former] = ['n'.repeat(32), 'f'.repeat(32)];
  expect(keyed(`${next}, ${former}`)).toEqual({ present: next, former });
  expect(keyed('none')).toBeNull();
  expect(() => keyed('our-short-key')).toThrow(/MAIL_KEY must be/);
  expect(() => keyed('our-short-key')).not.toThrow(/our-short-key/);
  const open = { ...server, SMTP_URL: 'smtp://user:pass-word@mail.example' };
  expect(() => readConfiguration({ ...production, ...open })).toThrow(
    /SMTP_URL must begin with smtps:/,
  );
  expect(() => readConfiguration({ ...production, ...open })).not.toThrow(/pass-word/);
  expect(() => readConfiguration({ ...production, ...server, MAIL_FROM: 'a@b\nBcc: c@d' })).toThrow(
    /MAIL_FROM must be/,
  );
  expect(() => readConfiguration({ ...production, ...server, CONTACT_MAILBOX: 'us' })).toThrow(
    /CONTACT_MAILBOX must be/,
  );
  expect(() => readConfiguration({ ...production, MAIL_WEBHOOK_SECRETS: 'short' })).toThrow(
    /MAIL_WEBHOOK_SECRETS must be/,
  );
});

const PUSH = {
  WEB_PUSH_PUBLIC_KEY:
    'BHpC66usXU-MvvQ9CSVvVk1ZJi_BLuxveSeDRs38gPj25BPr0jkTpPxUDG9hCGBMkwJImi7Q8Rrp6xDa1LXV5CA',
  WEB_PUSH_PRIVATE_KEY: 'OAk44nZLAPNR4Go1N6KoFSkGlAejkOdk-C0AUvjuRRc',
  WEB_PUSH_SUBJECT: 'mailto:support@tasuki.example',
};

it('reads the keys of notifications, and asks the known push services where none is named', () => {
  const production = { APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' };
  expect(readConfiguration({ ...production, WEB_PUSH_PRIVATE_KEY: 'none' }).push).toBeNull();
  const { push } = readConfiguration({ ...production, ...PUSH });
  expect(push?.publicKey).toBe(PUSH.WEB_PUSH_PUBLIC_KEY);
  expect(push?.services).toContain('fcm.googleapis.com');
});

it.each([
  ['half of the keys', { WEB_PUSH_PRIVATE_KEY: '' }, 'must be a pair'],
  ['keys of two pairs', { WEB_PUSH_PRIVATE_KEY: `A${PUSH.WEB_PUSH_PRIVATE_KEY.slice(1)}` }, 'pair'],
  ['nobody to ask', { WEB_PUSH_SUBJECT: '' }, 'WEB_PUSH_SUBJECT must begin'],
  ['any host', { WEB_PUSH_SERVICES: '*' }, 'must be hosts'],
  ['an address within', { WEB_PUSH_SERVICES: 'http://127.0.0.1:5310' }, 'must be hosts'],
])('refuses to notify with %s, and says no secret', (_, change, problem) => {
  const production = { APP_ORIGIN: 'https://tasuki.example', BLOB_BUCKET: 'recordings' };
  const read = () => readConfiguration({ ...production, ...PUSH, ...change });
  expect(read).toThrow(problem);
  expect(read).not.toThrow(PUSH.WEB_PUSH_PRIVATE_KEY.slice(1));
});
