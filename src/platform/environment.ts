import { SIGN_IN_PROVIDERS, type SignInProvider } from '@tasuki/domain/provider-links/provider';

/** The addresses of the local Emulator Suite and sandbox; null in production. */
export interface LocalMode {
  authOrigin: string;
  firestoreHost: string;
  firestorePort: number;
  functionsHost: string;
  functionsPort: number;
  sandboxOrigin: string;
}

/** How the app says that it is the app: to emulators, or by reCAPTCHA Enterprise. */
export type AppCheckSetting = { kind: 'local' } | { kind: 'recaptcha'; siteKey: string };

/** The seller, as commercial law requires. */
export interface Operator {
  name: string;
  representative: string;
  address: string;
  phone: string;
  email: string;
}

/** The keys with which payments are taken. */
export interface Sales {
  publishableKey: string;
  /** Stands for Stripe.js in local mode; null = Stripe's own. */
  scriptUrl: string | null;
  operator: Operator;
}

/** The operator of the service, also if nothing is sold. */
export interface NamedOperator {
  name: string;
  address: string;
}

export interface Environment {
  firebase: { projectId: string; apiKey: string; authDomain: string; appId: string };
  functionsRegion: string;
  /**
   * The other companies by whose account one can come in here: those whose keys the functions have.
   * A setting and not a question to the server, so that the sign-in methods are painted at once.
   */
  signInProviders: readonly SignInProvider[];
  /** Whether runners are offered the weather of their runs. */
  isWeatherOffered: boolean;
  /** Whether runners are offered to have their sessions sent to Garmin. */
  isGarminTrainingOffered: boolean;
  /** Null = the operator has none. */
  blogUrl: string | null;
  socialUrls: readonly string[];
  /** The service that looks up leaked passwords by five digits of their digest; null = none. */
  breachedPasswordsUrl: string | null;
  local: LocalMode | null;
  operator: NamedOperator;
  /** Null = nothing is sold. */
  sales: Sales | null;
  /** Null = App Check is not used. */
  appCheck: AppCheckSetting | null;
}

function required(name: keyof ImportMetaEnv, value: string | undefined): string {
  if (!value?.trim()) throw new Error(`The setting ${String(name)} is missing; see .env.example.`);
  return value;
}

function origin(name: keyof ImportMetaEnv, value: string | undefined): URL {
  const text = required(name, value);
  if (!URL.canParse(text))
    throw new Error(`The setting ${String(name)} is not an address: ${text}`);
  return new URL(text);
}

function readLocalMode(env: ImportMetaEnv): LocalMode | null {
  if (!env.VITE_EMULATOR_AUTH_ORIGIN) return null;
  const firestore = origin('VITE_EMULATOR_FIRESTORE_ORIGIN', env.VITE_EMULATOR_FIRESTORE_ORIGIN);
  const functions = origin('VITE_EMULATOR_FUNCTIONS_ORIGIN', env.VITE_EMULATOR_FUNCTIONS_ORIGIN);
  return {
    authOrigin: origin('VITE_EMULATOR_AUTH_ORIGIN', env.VITE_EMULATOR_AUTH_ORIGIN).origin,
    firestoreHost: firestore.hostname,
    firestorePort: Number(firestore.port),
    functionsHost: functions.hostname,
    functionsPort: Number(functions.port),
    sandboxOrigin: origin('VITE_SANDBOX_ORIGIN', env.VITE_SANDBOX_ORIGIN).origin,
  };
}

function readAppCheck(siteKey: string, isLocal: boolean): AppCheckSetting | null {
  if (siteKey === '') return null;
  return isLocal ? { kind: 'local' } : { kind: 'recaptcha', siteKey };
}

const PUBLISHABLE_KEY_PATTERN = /^pk_(test|live)_\w+$/;

/** Nothing is sold without a key, nor by somebody who cannot be named. */
function readSales(env: ImportMetaEnv): Sales | null {
  const publishableKey = env.VITE_STRIPE_PUBLISHABLE_KEY ?? '';
  const operator: Operator = {
    name: env.VITE_OPERATOR_NAME ?? '',
    representative: env.VITE_OPERATOR_REPRESENTATIVE ?? '',
    address: env.VITE_OPERATOR_ADDRESS ?? '',
    phone: env.VITE_OPERATOR_PHONE ?? '',
    email: env.VITE_OPERATOR_EMAIL ?? '',
  };
  const isUnnamed = Object.values(operator).some((value: string) => value.trim() === '');
  if (publishableKey === '' || isUnnamed) return null;
  const mode = PUBLISHABLE_KEY_PATTERN.exec(publishableKey)?.[1];
  const isLocal = env.VITE_EMULATOR_AUTH_ORIGIN !== undefined;
  if (mode === undefined || (isLocal && mode === 'live')) {
    throw new Error(`The setting VITE_STRIPE_PUBLISHABLE_KEY is not usable; see .env.example.`);
  }
  return {
    publishableKey,
    scriptUrl: isLocal ? env.VITE_STRIPE_SCRIPT || null : null,
    operator,
  };
}

function readProviders(names: string): SignInProvider[] {
  const given = names.split(',').map((name) => name.trim());
  return SIGN_IN_PROVIDERS.filter((provider) => given.includes(provider));
}

function readAddresses(text: string): string[] {
  const given = text.split(',').map((address) => address.trim());
  return given.filter(
    (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
  );
}

/** Read once at start; a missing setting stops the app with a readable message. */
export const environment: Environment = {
  firebase: {
    projectId: required('VITE_FIREBASE_PROJECT_ID', import.meta.env.VITE_FIREBASE_PROJECT_ID),
    apiKey: required('VITE_FIREBASE_API_KEY', import.meta.env.VITE_FIREBASE_API_KEY),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN', import.meta.env.VITE_FIREBASE_AUTH_DOMAIN),
    appId: required('VITE_FIREBASE_APP_ID', import.meta.env.VITE_FIREBASE_APP_ID),
  },
  functionsRegion: 'asia-northeast1',
  signInProviders: readProviders(import.meta.env.VITE_SIGN_IN_PROVIDERS ?? ''),
  isWeatherOffered: import.meta.env.VITE_WEATHER === 'true',
  isGarminTrainingOffered: import.meta.env.VITE_GARMIN_TRAINING === 'true',
  blogUrl: readAddresses(import.meta.env.VITE_BLOG_URL ?? '')[0] ?? null,
  socialUrls: readAddresses(import.meta.env.VITE_SOCIAL_URLS ?? ''),
  breachedPasswordsUrl: readAddresses(import.meta.env.VITE_BREACHED_PASSWORDS ?? '')[0] ?? null,
  local: readLocalMode(import.meta.env),
  operator: {
    name: required('VITE_OPERATOR_NAME', import.meta.env.VITE_OPERATOR_NAME),
    address: required('VITE_OPERATOR_ADDRESS', import.meta.env.VITE_OPERATOR_ADDRESS),
  },
  sales: readSales(import.meta.env),
  appCheck: readAppCheck(
    import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '',
    import.meta.env.VITE_EMULATOR_AUTH_ORIGIN !== undefined,
  ),
};
