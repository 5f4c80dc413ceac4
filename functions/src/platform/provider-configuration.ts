import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';

/** Strava's application. */
export interface StravaConfiguration {
  clientId: string;
  /** A secret: never logged. */
  clientSecret: string;
  /**
   * The address where people consent and tokens are given, e.g. `https://www.strava.com`. No slash
   * at its end.
   */
  webUrl: string;
  /** The API's address, e.g. `https://www.strava.com/api/v3`. */
  apiUrl: string;
  /** Id of the webhook subscription; events of another one are forged. Null = none was made yet. */
  subscriptionId: number | null;
  /** The secret that Strava repeats when the subscription is made. */
  verifyToken: string | null;
  /** The club that onboarding asks to join; null = there is none. */
  clubId: number | null;
}

/** Garmin's application. */
export interface GarminConfiguration {
  clientId: string;
  /** A secret: never logged. */
  clientSecret: string;
  /** The address where people consent, e.g. `https://connect.garmin.com`. */
  authorizeUrl: string;
  /** The address where tokens are given, e.g. `https://diauth.garmin.com`. */
  tokenUrl: string;
  /**
   * The API's address, e.g. `https://apis.garmin.com`; also the only host of callback addresses.
   */
  apiUrl: string;
  /** The application has the Training API: sessions of plans may be sent there. */
  isTrainingOffered: boolean;
}

/** Google's OpenID Connect client. */
export interface GoogleSignInConfiguration {
  clientId: string;
  /** A secret: never logged. */
  clientSecret: string;
  /** The issuer, under which its discovery document lies. */
  issuerUrl: string;
}

/** The other companies by whose accounts people sign in; null = not offered. */
export interface ProviderConfigurations {
  strava: StravaConfiguration | null;
  garmin: GarminConfiguration | null;
  google: GoogleSignInConfiguration | null;
  /**
   * The parts of the webhooks' paths that nobody can guess, of each provider its own; secrets.
   * Two are valid while one takes the place of the other. None = the webhook answers nobody.
   */
  webhookSecrets: Readonly<Record<LinkedProvider, readonly string[]>>;
}

/** The settings that are secrets, by name. */
export const PROVIDER_SECRET_SETTINGS = [
  'STRAVA_CLIENT_SECRET',
  'STRAVA_VERIFY_TOKEN',
  'GARMIN_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'STRAVA_WEBHOOK_SECRETS',
  'GARMIN_WEBHOOK_SECRETS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'SMTP_URL',
  'MAIL_WEBHOOK_SECRETS',
  'MAIL_KEY',
  'OPEN_METEO_KEY',
  'WEB_PUSH_PRIVATE_KEY',
] as const;

const WEBHOOK_SECRET_PATTERN = /^[A-Za-z0-9_-]{24,}$/;
/** The present one, and the one that takes its place or had it before. */
const WEBHOOK_SECRETS_MAXIMUM = 2;

/** Reads single settings and gathers what is wrong with them. */
export interface SettingReader {
  /** '' = not given. */
  text: (name: string) => string;
  address: (name: string, fallback: string) => string;
  /** @param text what is wrong, with the setting's name and never with a secret */
  addProblem: (text: string) => void;
}

/** Reads the settings of all three; whose id or secret is missing is not offered. */
export function readProviders(read: SettingReader): ProviderConfigurations {
  const client = (provider: 'STRAVA' | 'GARMIN' | 'GOOGLE') => ({
    clientId: read.text(`${provider}_CLIENT_ID`),
    clientSecret: read.text(`${provider}_CLIENT_SECRET`),
  });
  const number = (name: string): number | null => {
    const text = read.text(name);
    if (text === '') return null;
    if (!/^\d{1,15}$/.test(text)) read.addProblem(`${name} must be a number; it is "${text}".`);
    return Number(text);
  };
  const strava: StravaConfiguration = {
    ...client('STRAVA'),
    webUrl: read.address('STRAVA_WEB', 'https://www.strava.com'),
    apiUrl: read.address('STRAVA_API', 'https://www.strava.com/api/v3'),
    subscriptionId: number('STRAVA_SUBSCRIPTION_ID'),
    verifyToken: read.text('STRAVA_VERIFY_TOKEN') || null,
    clubId: number('STRAVA_CLUB_ID'),
  };
  const garmin: GarminConfiguration = {
    ...client('GARMIN'),
    authorizeUrl: read.address('GARMIN_AUTHZ', 'https://connect.garmin.com'),
    tokenUrl: read.address('GARMIN_TOKEN', 'https://diauth.garmin.com'),
    apiUrl: read.address('GARMIN_API', 'https://apis.garmin.com'),
    isTrainingOffered: read.text('GARMIN_TRAINING') === 'true',
  };
  const google: GoogleSignInConfiguration = {
    ...client('GOOGLE'),
    issuerUrl: read.address('GOOGLE_ISSUER', 'https://accounts.google.com'),
  };
  const webhookSecrets = {
    strava: readWebhookSecrets('STRAVA_WEBHOOK_SECRETS', read),
    garmin: readWebhookSecrets('GARMIN_WEBHOOK_SECRETS', read),
  };
  if (webhookSecrets.strava.some((secret) => webhookSecrets.garmin.includes(secret))) {
    read.addProblem('STRAVA_WEBHOOK_SECRETS and GARMIN_WEBHOOK_SECRETS must differ.');
  }
  return {
    strava: isOffered(strava) ? strava : null,
    garmin: isOffered(garmin) ? garmin : null,
    google: isOffered(google) ? google : null,
    webhookSecrets,
  };
}

/** One secret, or two with a comma between them. */
function readWebhookSecrets(name: string, read: SettingReader): readonly string[] {
  const text = read.text(name);
  const secrets = text === '' ? [] : text.split(',').map((secret) => secret.trim());
  const isGood = secrets.every((secret) => WEBHOOK_SECRET_PATTERN.test(secret));
  if (!isGood || secrets.length > WEBHOOK_SECRETS_MAXIMUM) {
    read.addProblem(
      `${name} must be one secret, or two with a comma between them, each of 24 or more letters, digits, _ or -.`,
    );
  }
  return secrets;
}

function isOffered({ clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  return clientId !== '' && clientSecret !== '';
}
