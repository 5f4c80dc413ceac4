import { PUSH_SERVICE_PATH } from '../../sandbox/push/push-service.ts';
import { SIGN_IN_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { STAND_IN_PATH } from '../../sandbox/stripe/stripe-js-file.ts';
import { SANDBOX_STRIPE_KEYS } from '../../sandbox/stripe/stripe-server.ts';
import type { SettingValues } from './read-settings.ts';

/**
 * The companies by whose accounts people sign in, with their settings, the application that the
 * sandbox knows, and where it stands for them.
 */
const PROVIDERS = [
  {
    name: 'Google',
    prefix: 'GOOGLE',
    addresses: { GOOGLE_ISSUER: '/google-accounts' },
    client: { id: 'tasuki.apps.sandbox', secret: 'google-sandbox-secret' },
    sandboxed: {},
  },
  {
    name: 'Strava',
    prefix: 'STRAVA',
    addresses: { STRAVA_WEB: '/strava', STRAVA_API: '/strava/api/v3' },
    client: { id: '530000', secret: 'strava-sandbox-secret' },
    sandboxed: {
      STRAVA_SUBSCRIPTION_ID: '530001',
      STRAVA_VERIFY_TOKEN: 'strava-sandbox-verify-token',
      STRAVA_CLUB_ID: '530002',
    },
  },
  {
    name: 'Garmin',
    prefix: 'GARMIN',
    addresses: {
      GARMIN_AUTHZ: '/garmin/connect',
      GARMIN_TOKEN: '/garmin/diauth',
      GARMIN_API: '/garmin/apis',
    },
    client: { id: 'garmin-sandbox-client', secret: 'garmin-sandbox-secret' },
    sandboxed: { GARMIN_TRAINING: 'true' },
  },
] as const;

/** Further settings that are handed on where they are given. */
const FURTHER = [
  'STRAVA_SUBSCRIPTION_ID',
  'STRAVA_VERIFY_TOKEN',
  'STRAVA_CLUB_ID',
  'GARMIN_TRAINING',
] as const;

/** Nobody but this machine reaches the webhooks. */
const LOCAL_WEBHOOK_SECRETS = {
  STRAVA_WEBHOOK_SECRETS: 'strava-of-this-machine-only',
  GARMIN_WEBHOOK_SECRETS: 'garmin-of-this-machine-only',
  MAIL_WEBHOOK_SECRETS: 'mails-of-this-machine-only',
} as const;

/** Signs links that lead to this machine. */
const LOCAL_MAIL_KEY = 'links-and-addresses-of-this-machine-only';

/** The account at the sandbox's Stripe. */
const SANDBOXED_STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRETS: 'whsec_sandbox',
} as const;

/** The sandbox's key, which encrypts tokens where no other one is named. */
export const LOCAL_TOKEN_KEY =
  'projects/local/locations/global/keyRings/tasuki/cryptoKeys/provider-tokens';

/** A pair of VAPID keys that only the sandbox trusts. */
const SANDBOXED_PUSH_KEYS = {
  WEB_PUSH_PUBLIC_KEY:
    'BHpC66usXU-MvvQ9CSVvVk1ZJi_BLuxveSeDRs38gPj25BPr0jkTpPxUDG9hCGBMkwJImi7Q8Rrp6xDa1LXV5CA',
  WEB_PUSH_PRIVATE_KEY: 'OAk44nZLAPNR4Go1N6KoFSkGlAejkOdk-C0AUvjuRRc',
} as const;

/** The sender of mails if none is configured. */
const LOCAL_MAIL_FROM = 'Tasuki <coach@tasuki.example>';
const LOCAL_CONTACT_MAILBOX = 'support@tasuki.example';

/** The server for one company, and the functions' settings for it. */
interface LocalService {
  kind: 'sandboxed' | 'real' | 'off';
  environment: Record<string, string>;
}

export interface LocalProviders {
  /** The functions' settings about them. */
  environment: Record<string, string>;
  /** Names of the providers, by who answers for them. */
  sandboxed: string[];
  real: string[];
  /** Neither: nobody signs in by them. */
  off: string[];
}

/**
 * A provider without an id and addresses of its own is the sandbox's; one with them is asked itself.
 *
 * @param mailPort where the sandbox takes mails
 */
export function localProviders(
  settings: SettingValues,
  sandboxOrigin: string,
  mailPort: number,
): LocalProviders {
  const providers: LocalProviders = {
    environment: {
      PROVIDER_SECRETS: 'environment',
      ...Object.fromEntries(
        Object.entries(LOCAL_WEBHOOK_SECRETS).map(([name, local]) => [
          name,
          settings.get(name) ?? local,
        ]),
      ),
    },
    sandboxed: [],
    real: [],
    off: [],
  };
  const { environment } = providers;
  for (const { name, prefix, addresses, client, sandboxed } of PROVIDERS) {
    const id = settings.get(`${prefix}_CLIENT_ID`);
    const secret = settings.get(`${prefix}_CLIENT_SECRET`);
    const own = Object.keys(addresses).filter((address) => settings.has(address));
    if (id === undefined && secret === undefined && own.length === 0) {
      environment[`${prefix}_CLIENT_ID`] = client.id;
      environment[`${prefix}_CLIENT_SECRET`] = client.secret;
      for (const [address, path] of Object.entries(addresses)) {
        environment[address] = `${sandboxOrigin}${path}`;
      }
      Object.assign(environment, sandboxed);
      providers.sandboxed.push(name);
      continue;
    }
    environment[`${prefix}_CLIENT_ID`] = id ?? 'none';
    environment[`${prefix}_CLIENT_SECRET`] = secret ?? 'none';
    for (const address of own) environment[address] = settings.get(address) ?? '';
    const isOff = [id, secret].some((value) => value === undefined || value === 'none');
    (isOff ? providers.off : providers.real).push(name);
  }
  for (const further of FURTHER) {
    const given = settings.get(further);
    if (given !== undefined) environment[further] = given;
  }
  Object.assign(environment, tokenKey(settings, sandboxOrigin), {
    SMTP_URL: settings.get('SMTP_URL') ?? `smtp://127.0.0.1:${mailPort}`,
    MAIL_KEY: settings.get('MAIL_KEY') ?? LOCAL_MAIL_KEY,
    MAIL_FROM: settings.get('MAIL_FROM') ?? LOCAL_MAIL_FROM,
    CONTACT_MAILBOX: settings.get('CONTACT_MAILBOX') ?? LOCAL_CONTACT_MAILBOX,
  });
  const weather = weatherOf(settings, sandboxOrigin);
  Object.assign(environment, weather.environment);
  providers[weather.kind].push('Open-Meteo (weather)');
  Object.assign(environment, pushOf(settings, sandboxOrigin));
  const stripe = stripeOf(settings, sandboxOrigin);
  Object.assign(environment, stripe.environment);
  providers[stripe.kind].push('Stripe');
  return providers;
}

/** A key or addresses of the settings are asked themselves; otherwise the sandbox makes the weather. */
function weatherOf(settings: SettingValues, sandboxOrigin: string): LocalService {
  const names = ['OPEN_METEO_KEY', 'OPEN_METEO_FORECAST', 'OPEN_METEO_ARCHIVE'] as const;
  const given = names.filter((name) => settings.has(name));
  if (given.length === 0) {
    const address = `${sandboxOrigin}/weather/v1`;
    return {
      kind: 'sandboxed',
      environment: { OPEN_METEO_FORECAST: address, OPEN_METEO_ARCHIVE: address },
    };
  }
  return {
    kind: given.every((name) => settings.get(name) === 'none') ? 'off' : 'real',
    environment: Object.fromEntries(given.map((name) => [name, settings.get(name) ?? 'none'])),
  };
}

/** If the settings have keys, browsers' own push services are used, else the sandbox. */
function pushOf(settings: SettingValues, sandboxOrigin: string): Record<string, string> {
  const subject = settings.get('WEB_PUSH_SUBJECT') || `mailto:${LOCAL_CONTACT_MAILBOX}`;
  const publicKey = settings.get('WEB_PUSH_PUBLIC_KEY') ?? '';
  if (publicKey === '') {
    return {
      ...SANDBOXED_PUSH_KEYS,
      WEB_PUSH_SUBJECT: subject,
      WEB_PUSH_SERVICES: sandboxOrigin,
    };
  }
  return {
    WEB_PUSH_PUBLIC_KEY: publicKey,
    WEB_PUSH_PRIVATE_KEY: settings.get('WEB_PUSH_PRIVATE_KEY') ?? '',
    WEB_PUSH_SUBJECT: subject,
    WEB_PUSH_SERVICES: settings.get('WEB_PUSH_SERVICES') ?? '',
  };
}

/** The app's settings for notifications, beside the functions' as `localProviders` makes them. */
export function localPush(
  environment: Readonly<Record<string, string>>,
  sandboxOrigin: string,
): Record<string, string> {
  const isSandboxed = environment['WEB_PUSH_SERVICES'] === sandboxOrigin;
  return {
    VITE_WEB_PUSH_KEY: environment['WEB_PUSH_PUBLIC_KEY'] ?? '',
    VITE_WEB_PUSH_SANDBOX: isSandboxed ? `${sandboxOrigin}${PUSH_SERVICE_PATH}/` : '',
  };
}

/** A key of the settings belongs to an account of Stripe's own; otherwise the sandbox has one. */
function stripeOf(settings: SettingValues, sandboxOrigin: string): LocalService {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_API'] as const;
  const given = names.filter((name) => settings.has(name));
  if (given.length === 0) {
    return {
      kind: 'sandboxed',
      environment: { ...SANDBOXED_STRIPE, STRIPE_API: sandboxOrigin },
    };
  }
  const key = settings.get('STRIPE_SECRET_KEY') ?? 'none';
  return {
    kind: key === 'none' ? 'off' : 'real',
    environment: Object.fromEntries(given.map((name) => [name, settings.get(name) ?? 'none'])),
  };
}

/**
 * The app's settings to sell with: the sandbox's stand-in for Stripe.js where the sandbox takes the
 * payments. The seller, with blog and page in a social network, is made up unless given.
 *
 * @param environment of the functions, as `localProviders` makes it
 */
export function localSales(
  settings: SettingValues,
  environment: Readonly<Record<string, string>>,
  sandboxOrigin: string,
): Record<string, string> {
  const isSandboxed = environment['STRIPE_API'] === sandboxOrigin;
  const given = (name: string, local: string) => settings.get(name) || local;
  return {
    VITE_STRIPE_PUBLISHABLE_KEY: isSandboxed
      ? SANDBOX_STRIPE_KEYS.publishableKey
      : given('VITE_STRIPE_PUBLISHABLE_KEY', ''),
    VITE_STRIPE_SCRIPT: isSandboxed ? `${sandboxOrigin}${STAND_IN_PATH}` : '',
    VITE_OPERATOR_NAME: given('VITE_OPERATOR_NAME', 'タスキ株式会社（ローカル環境）'),
    VITE_OPERATOR_REPRESENTATIVE: given('VITE_OPERATOR_REPRESENTATIVE', '駅伝 襷'),
    VITE_OPERATOR_ADDRESS: given('VITE_OPERATOR_ADDRESS', '東京都（見本）'),
    VITE_OPERATOR_PHONE: given('VITE_OPERATOR_PHONE', '03-0000-0000'),
    VITE_OPERATOR_EMAIL: given('VITE_OPERATOR_EMAIL', 'support@tasuki.example'),
    VITE_BLOG_URL: given('VITE_BLOG_URL', 'https://blog.tasuki.example/'),
    VITE_SOCIAL_URLS: given('VITE_SOCIAL_URLS', 'https://social.tasuki.example/tasuki'),
  };
}

/** A key named in the settings is asked for at Cloud KMS; otherwise the sandbox has one. */
function tokenKey(settings: SettingValues, sandboxOrigin: string): Record<string, string> {
  const key = settings.get('TOKEN_KEY');
  const address = settings.get('KMS_BASE');
  if (key === undefined && address === undefined) {
    return { TOKEN_KEY: LOCAL_TOKEN_KEY, KMS_BASE: `${sandboxOrigin}/key-service/v1` };
  }
  return {
    ...(key !== undefined && { TOKEN_KEY: key }),
    ...(address !== undefined && { KMS_BASE: address }),
  };
}

/** The providers that these settings of the functions offer, as the app's setting names them. */
export function offeredProviders(environment: Readonly<Record<string, string>>): string {
  return SIGN_IN_PROVIDERS.filter((provider) =>
    ['ID', 'SECRET'].every((part) => {
      const value = environment[`${provider.toUpperCase()}_CLIENT_${part}`];
      return value !== undefined && value !== 'none';
    }),
  ).join(',');
}

/** Whether runners are offered the weather with these settings of the functions. */
export function isWeatherOffered(environment: Readonly<Record<string, string>>): boolean {
  const isGiven = (name: string) => !['', 'none'].includes(environment[name] ?? '');
  return (
    isGiven('OPEN_METEO_KEY') || (isGiven('OPEN_METEO_FORECAST') && isGiven('OPEN_METEO_ARCHIVE'))
  );
}
