import { STRAVA_TERMS, type StravaTerms } from '@tasuki/domain/activities/source-policy';
import { MODEL_PROVIDERS, type ModelProvider } from '@tasuki/domain/chat/model-entry';
import { readMail, type MailConfiguration } from './mail/mail-configuration.ts';
import { readMailKeys, type MailKeys } from './mail/mail-keys.ts';
import { readPush, type PushConfiguration } from './push/push-configuration.ts';
import {
  readProviders,
  type ProviderConfigurations,
  type SettingReader,
} from './provider-configuration.ts';
import { readStripe, type StripeConfiguration } from './stripe-configuration.ts';
import { readWeather, type WeatherConfiguration } from './weather-configuration.ts';
import { readTokenKey, type TokenKeyConfiguration } from './token-key-configuration.ts';

/** The place where uploaded files are kept. */
export type BlobStoreConfiguration =
  | {
      kind: 'disk';
      directory: string;
      signingKey: string;
      /** The address under which the function `receiveUpload` answers. */
      uploadOrigin: string;
    }
  | { kind: 'cloud-storage'; bucket: string };

/** The address of a scanner that speaks the protocol of ClamAV. */
export interface MalwareScannerAddress {
  host: string;
  port: number;
}

/** The service at which one provider's models are asked. */
export interface ModelProviderConfiguration {
  /** Without a slash at its end, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** A secret: never logged. Null = this provider is not asked. */
  key: string | null;
}

/** Whether secrets come from Secret Manager or stand in the environment already. */
const SECRET_SOURCES = ['secret-manager', 'environment'] as const;
type SecretSource = (typeof SECRET_SOURCES)[number];

/** The settings of each provider: key and address. */
export const MODEL_PROVIDER_SETTINGS = {
  openai: { key: 'OPENAI_KEY', base: 'OPENAI_BASE', baseUrl: 'https://api.openai.com/v1' },
  google: {
    key: 'GOOGLE_AI_KEY',
    base: 'GOOGLE_AI_BASE',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  },
  anthropic: {
    key: 'ANTHROPIC_KEY',
    base: 'ANTHROPIC_BASE',
    baseUrl: 'https://api.anthropic.com/v1',
  },
} as const satisfies Record<ModelProvider, { key: string; base: string; baseUrl: string }>;

/** Stands for a secret where the place of a secret cannot be left empty. */
const NONE = 'none';

export interface Configuration {
  /** The origin that serves the app; the only one that may call and upload. */
  appOrigin: string;
  /** Lets everyone with a complete profile in; for local mode. */
  isBetaAutoApproved: boolean;
  /** Coaches and admins have their rights only with a second factor. */
  isSecondFactorRequired: boolean;
  /** A backup is being brought back, so callables refuse everybody. */
  isBeingRestored: boolean;
  stravaTerms: StravaTerms;
  blobStore: BlobStoreConfiguration;
  modelKeySource: SecretSource;
  models: Readonly<Record<ModelProvider, ModelProviderConfiguration>>;
  providerSecretSource: SecretSource;
  providers: ProviderConfigurations;
  /** Null = nothing is sold. */
  stripe: StripeConfiguration | null;
  /** Null = no mail is sent. */
  mail: MailConfiguration | null;
  /** Null = no link of a mail is taken. */
  mailKeys: MailKeys | null;
  /** Null = no device is notified. */
  push: PushConfiguration | null;
  /** Encrypts providers' tokens; null = no provider that gives any is offered. */
  tokenKey: TokenKeyConfiguration | null;
  /** Null = no weather is offered. */
  weather: WeatherConfiguration | null;
  /** The bucket to which the database is exported each day; null = none. */
  backupBucket: string | null;
  /** Null = files of messages are not looked through. */
  malwareScanner: MalwareScannerAddress | null;
  /** Whether callables refuse requests that do not come from the app. */
  appCheck: AppCheckMode;
}

export const APP_CHECK_MODES = ['off', 'enforced'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];

const SIGNING_KEY_MIN_LENGTH = 32;

/** Reads single settings, and collects what is wrong with them. */
interface CheckedSettings {
  problems: string[];
  isLocal: boolean;
  /** Trimmed; empty where it is not set. */
  given: (name: string) => string;
  givenUnlessNone: (name: string) => string;
  required: (name: string, what: string) => string;
  oneOf: <Value extends string>(name: string, allowed: readonly Value[], fallback: Value) => Value;
  isTrue: (name: string) => boolean;
  /** Without a slash at its end. */
  address: (name: string, what: string, fallback?: string) => string;
}

function checkedSettings(
  environment: Readonly<Record<string, string | undefined>>,
): CheckedSettings {
  const problems: string[] = [];
  const given = (name: string): string => environment[name]?.trim() ?? '';
  const required = (name: string, what: string): string => {
    const value = given(name);
    if (value === '') problems.push(`${name} is missing: ${what}.`);
    return value;
  };
  const oneOf: CheckedSettings['oneOf'] = (name, allowed, fallback) => {
    const value = given(name) || fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined)
      problems.push(`${name} is "${value}"; it must be ${allowed.join(' or ')}.`);
    return found ?? fallback;
  };
  const isLocal = isLocalOrigin(given('APP_ORIGIN'));
  const mayBeAsked = (url: URL): boolean =>
    url.protocol === 'https:' || (isLocal && isThisMachine(url));
  const address = (name: string, what: string, fallback = ''): string => {
    const value = given(name) || fallback || required(name, what);
    const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
    if (value !== '' && !isAddress) problems.push(`${name} is no address: ${value}`);
    else if (isAddress && !mayBeAsked(new URL(value))) {
      problems.push(
        `${name} must begin with https:, except for addresses of this machine in local mode.`,
      );
    }
    return value.replace(/\/+$/, '');
  };
  return {
    problems,
    isLocal,
    given,
    givenUnlessNone: (name) => (given(name) === NONE ? '' : given(name)),
    required,
    oneOf,
    isTrue: (name) => oneOf(name, ['true', 'false'], 'false') === 'true',
    address,
  };
}

function readAppOrigin({ address, problems }: CheckedSettings): string {
  const appOrigin = address('APP_ORIGIN', 'the address the app is served from');
  if (URL.canParse(appOrigin) && new URL(appOrigin).origin !== appOrigin) {
    problems.push(`APP_ORIGIN must be an address without a path; it is ${appOrigin}`);
  }
  return appOrigin;
}

function readBetaAutoApproval({ isTrue, isLocal, problems }: CheckedSettings): boolean {
  const isBetaAutoApproved = isTrue('BETA_AUTO_APPROVE');
  if (isBetaAutoApproved && !isLocal) {
    problems.push(
      'BETA_AUTO_APPROVE=true asks for no proven email, so it is for local mode alone.',
    );
  }
  return isBetaAutoApproved;
}

function readBlobStore({
  oneOf,
  required,
  address,
  problems,
}: CheckedSettings): BlobStoreConfiguration {
  const kind = oneOf('BLOB_STORE', ['cloud-storage', 'disk'], 'cloud-storage');
  if (kind === 'cloud-storage') {
    return { kind, bucket: required('BLOB_BUCKET', 'the bucket for uploaded files') };
  }
  const directory = required('BLOB_DIRECTORY', 'the folder for uploaded files');
  const signingKey = required('BLOB_SIGNING_KEY', 'the secret that signs upload targets');
  const uploadOrigin = address('UPLOAD_ORIGIN', 'where the function receiveUpload answers');
  if (signingKey !== '' && signingKey.length < SIGNING_KEY_MIN_LENGTH) {
    problems.push(`BLOB_SIGNING_KEY must be at least ${SIGNING_KEY_MIN_LENGTH} characters long.`);
  }
  return { kind, directory, signingKey, uploadOrigin };
}

function readModels({ address, givenUnlessNone }: CheckedSettings): Configuration['models'] {
  const read = (provider: ModelProvider): ModelProviderConfiguration => {
    const { key, base, baseUrl } = MODEL_PROVIDER_SETTINGS[provider];
    return {
      baseUrl: address(base, 'where the models are asked', baseUrl),
      key: givenUnlessNone(key) || null,
    };
  };
  return Object.fromEntries(
    MODEL_PROVIDERS.map((provider) => [provider, read(provider)]),
  ) as Record<ModelProvider, ModelProviderConfiguration>;
}

/**
 * Reads and checks the functions' settings.
 *
 * @param environment e.g. `process.env`
 * @throws Error that names every missing or wrong setting, one a line
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const settings = checkedSettings(environment);
  const { problems, isLocal, given, givenUnlessNone, oneOf, isTrue } = settings;
  const readerOf = (what: string): SettingReader => ({
    text: givenUnlessNone,
    address: (name, fallback) => settings.address(name, what, fallback),
    addProblem: (text) => problems.push(text),
  });
  const withoutAddresses = {
    text: givenUnlessNone,
    addProblem: (text: string) => problems.push(text),
  };
  const mailKeys = readMailKeys(withoutAddresses);
  const malwareScanner = readScanner(given('MALWARE_SCANNER'));
  const configuration: Configuration = {
    appOrigin: readAppOrigin(settings),
    isBetaAutoApproved: readBetaAutoApproval(settings),
    isSecondFactorRequired: isTrue('REQUIRE_SECOND_FACTOR'),
    isBeingRestored: isTrue('BEING_RESTORED'),
    stravaTerms: oneOf('STRAVA_TERMS', STRAVA_TERMS, 'standard'),
    blobStore: readBlobStore(settings),
    modelKeySource: oneOf('MODEL_KEYS', SECRET_SOURCES, 'secret-manager'),
    models: readModels(settings),
    providerSecretSource: oneOf('PROVIDER_SECRETS', SECRET_SOURCES, 'secret-manager'),
    providers: readProviders(readerOf('where the provider answers')),
    stripe: readStripe(readerOf('where Stripe answers'), isLocal),
    mail: readMail(withoutAddresses, { isLocal, mailKeys }),
    mailKeys,
    push: readPush(withoutAddresses, isLocal),
    tokenKey: readTokenKey(readerOf('where the key service answers')),
    weather: readWeather(readerOf('where the weather service answers')),
    backupBucket: given('BACKUP_BUCKET') || null,
    malwareScanner: malwareScanner ?? null,
    appCheck: oneOf('APP_CHECK', APP_CHECK_MODES, 'off'),
  };
  if (malwareScanner === undefined) {
    problems.push('MALWARE_SCANNER must be a host with a port, such as clamav.internal:3310.');
  }
  if (problems.length > 0) {
    throw new Error(
      `The functions' configuration is not usable (see .env.example):\n- ${problems.join('\n- ')}`,
    );
  }
  return configuration;
}

/** @returns null for none, undefined for what is no host with a port */
function readScanner(value: string): MalwareScannerAddress | null | undefined {
  if (value === '') return null;
  const [, host = '', port = ''] = /^([A-Za-z0-9.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/.exec(value) ?? [];
  const number = Number(port);
  return host !== '' && number > 0 && number <= 65_535
    ? { host: host.replaceAll(/[[\]]/g, ''), port: number }
    : undefined;
}

/** Checks whether the app is served by this machine: then others on it may be asked without TLS. */
export function isLocalOrigin(appOrigin: string): boolean {
  return URL.canParse(appOrigin) && isThisMachine(new URL(appOrigin));
}

function isThisMachine({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
