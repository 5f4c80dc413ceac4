import { STRAVA_TERMS } from '@tasuki/domain/activities/source-policy';
import { SIGN_IN_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { eventNamesProblem } from '@tasuki/domain/consent/page-visit';
import {
  addresses,
  anyText,
  emptyOr,
  existingFile,
  mailKey,
  namesOf,
  oneOf,
  port,
  secureAddress,
  secureOrigins,
  share,
  smtpAddress,
  stripeKey,
  stripePublishableKey,
  stripeWebhookSecrets,
  webAddress,
  webhookSecrets,
  webhookSecretsOrNone,
  webOrigin,
  wholeNumber,
} from './setting-checks.ts';

/** One setting of the product: its line in .env.example and the check of its value. */
export interface Setting {
  name: string;
  /** Its purpose, in one line. */
  explanation: string;
  /** The value when none is given; null = none. */
  fallback: string | null;
  /** The fault of a value, or null. */
  problem: (value: string) => string | null;
}

const KEY_EXPLANATION = 'the sandbox answers if unset, the embedded coach if "none".';

/** The facts on the seller that the law on distance selling requires. */
export const OPERATOR_SETTINGS: readonly Setting[] = [
  ['NAME', 'the name of the company or person'],
  ['REPRESENTATIVE', 'who is responsible for what is sold'],
  ['ADDRESS', 'the postal address'],
  ['PHONE', 'the telephone number'],
  ['EMAIL', 'the email address for customers'],
].map(([part = '', words = '']) => ({
  name: `VITE_OPERATOR_${part}`,
  explanation: `Who runs the service and sells (name and address are needed in production): ${words}.`,
  fallback: '',
  problem: anyText,
}));

/** Every setting there is; .env.example names the same ones, in this order. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'APP_PORT',
    explanation: 'Where npm start serves the app; the next free port is taken when it is busy.',
    fallback: '5173',
    problem: port,
  },
  {
    name: 'BETA_AUTO_APPROVE',
    explanation: 'true lets everyone with a complete profile in; local mode only.',
    fallback: 'true',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'REQUIRE_SECOND_FACTOR',
    explanation: 'true gives coaches and admins their rights only with a second factor.',
    fallback: 'false',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'STRAVA_TERMS',
    explanation: 'The agreement with Strava: standard shows its data to the owner only.',
    fallback: 'standard',
    problem: oneOf(...STRAVA_TERMS),
  },
  {
    name: 'JAVA_HOME',
    explanation:
      'A JDK of version 21 or newer, for the Firestore emulator; found by itself if unset.',
    fallback: null,
    // Other programs set it too; one that is old or gone is passed over.
    problem: anyText,
  },
  {
    name: 'FIRESTORE_EMULATOR_BINARY_PATH',
    explanation: 'The jar of the official Firestore emulator; found or downloaded if unset.',
    fallback: null,
    problem: existingFile,
  },
  {
    name: 'CHROME_PATH',
    explanation:
      'The Chromium, Chrome or Edge that browser journeys use; found or installed if unset.',
    fallback: null,
    problem: existingFile,
  },
  {
    name: 'APP_ORIGIN',
    explanation: 'Production: the address the app is served from.',
    fallback: null,
    problem: webOrigin,
  },
  {
    name: 'BLOB_STORE',
    explanation: 'Where uploaded recordings are kept: disk (local mode) or cloud-storage.',
    fallback: 'disk',
    problem: oneOf('disk', 'cloud-storage'),
  },
  {
    name: 'BLOB_DIRECTORY',
    explanation: 'With disk: the folder; npm start chooses one under .tasuki.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'BLOB_BUCKET',
    explanation: 'With cloud-storage: the name of the bucket.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'BACKUP_BUCKET',
    explanation:
      'Production: the bucket the database is exported to each day (docs/backups.md); nowhere if unset.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'BEING_RESTORED',
    explanation:
      'Production: true while a backup is brought back (docs/backups.md); functions refuse everybody or wait.',
    fallback: 'false',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'BLOB_SIGNING_KEY',
    explanation: 'With disk: the secret that signs upload targets; npm start makes one up.',
    fallback: null,
    problem: (value) => (value.length >= 32 ? null : 'must be at least 32 characters long'),
  },
  {
    name: 'UPLOAD_ORIGIN',
    explanation: 'With disk: the address at which the receiveUpload function answers.',
    fallback: null,
    problem: (value) => (URL.canParse(value) ? null : 'must be an address'),
  },
  {
    name: 'OPENAI_KEY',
    explanation: `Key for OpenAI's models and moderation; ${KEY_EXPLANATION}`,
    fallback: null,
    problem: anyText,
  },
  {
    name: 'OPENAI_BASE',
    explanation: 'Where OpenAI is asked, if not at https://api.openai.com/v1.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'GOOGLE_AI_KEY',
    explanation: `Key for Google's models; ${KEY_EXPLANATION}`,
    fallback: null,
    problem: anyText,
  },
  {
    name: 'GOOGLE_AI_BASE',
    explanation:
      'Where Google is asked, if not at https://generativelanguage.googleapis.com/v1beta.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'ANTHROPIC_KEY',
    explanation: `Key for Anthropic's models; ${KEY_EXPLANATION}`,
    fallback: null,
    problem: anyText,
  },
  {
    name: 'ANTHROPIC_BASE',
    explanation: 'Where Anthropic is asked, if not at https://api.anthropic.com/v1.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'MODEL_KEYS',
    explanation:
      'Production: secret-manager, or environment where the three keys stand in it already.',
    fallback: 'secret-manager',
    problem: oneOf('secret-manager', 'environment'),
  },
  {
    name: 'STRAVA_CLIENT_ID',
    explanation:
      'Id of the application at Strava; the sandbox answers if unset, not offered if "none".',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'STRAVA_CLIENT_SECRET',
    explanation: 'The secret that belongs to it.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'STRAVA_WEB',
    explanation: 'Where people consent and tokens are given, if not at https://www.strava.com.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'STRAVA_API',
    explanation: 'Where Strava is asked, if not at https://www.strava.com/api/v3.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'STRAVA_SUBSCRIPTION_ID',
    explanation: 'Id of the webhook subscription at Strava; events of another one are dropped.',
    fallback: null,
    problem: wholeNumber,
  },
  {
    name: 'STRAVA_VERIFY_TOKEN',
    explanation: 'What Strava repeats when that subscription is made; a secret.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'STRAVA_CLUB_ID',
    explanation: 'Id of the Strava club that newcomers are asked to join.',
    fallback: null,
    problem: wholeNumber,
  },
  {
    name: 'GARMIN_CLIENT_ID',
    explanation:
      'Id of the application at Garmin; the sandbox answers if unset, not offered if "none".',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'GARMIN_CLIENT_SECRET',
    explanation: 'The secret that belongs to it.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'GARMIN_AUTHZ',
    explanation: 'Where people consent, if not at https://connect.garmin.com.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'GARMIN_TOKEN',
    explanation: 'Where tokens are given, if not at https://diauth.garmin.com.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'GARMIN_API',
    explanation: 'Where Garmin is asked, if not at https://apis.garmin.com.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'GARMIN_TRAINING',
    explanation:
      'true sends sessions of plans to Garmin; the application must have its Training API.',
    fallback: 'false',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    explanation:
      'Id of the OAuth client at Google; the sandbox answers if unset, not offered if "none".',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'GOOGLE_CLIENT_SECRET',
    explanation: 'The secret that belongs to it.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'GOOGLE_ISSUER',
    explanation: "Who issues Google's ID tokens, if not https://accounts.google.com.",
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'STRAVA_WEBHOOK_SECRETS',
    explanation:
      "The part of the Strava webhook's address that nobody can guess: 24 or more letters, digits, _ or -; two with a comma between them while one replaces the other.",
    fallback: null,
    problem: webhookSecrets,
  },
  {
    name: 'GARMIN_WEBHOOK_SECRETS',
    explanation:
      "The part of the Garmin webhook's address that nobody can guess: 24 or more letters, digits, _ or -; two with a comma between them while one replaces the other.",
    fallback: null,
    problem: webhookSecrets,
  },
  {
    name: 'STRIPE_SECRET_KEY',
    explanation:
      'Key of the account at Stripe that sells (docs/operating-stripe.md); the sandbox answers if unset, nothing is sold if "none".',
    fallback: null,
    problem: stripeKey,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRETS',
    explanation:
      'With which Stripe signs its events, whsec_…; two with a comma between them while one replaces the other.',
    fallback: null,
    problem: stripeWebhookSecrets,
  },
  {
    name: 'STRIPE_API',
    explanation: 'Where Stripe is asked, if not at https://api.stripe.com.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'VITE_STRIPE_PUBLISHABLE_KEY',
    explanation:
      'Key of the same account for browsers (not a secret), pk_…; without it nothing is sold.',
    fallback: '',
    problem: stripePublishableKey,
  },
  ...OPERATOR_SETTINGS,
  {
    name: 'SMTP_URL',
    explanation:
      'The mail server with user and password, smtps://user:password@host (docs/operating-mail.md); the sandbox if unset, no mail if "none".',
    fallback: null,
    problem: smtpAddress,
  },
  {
    name: 'MAIL_FROM',
    explanation: 'The sender of mails, e.g. Tasuki <coach@tasuki.example>.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'CONTACT_MAILBOX',
    explanation: 'Where what people write to the operator goes; needed together with SMTP_URL.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'MAIL_WEBHOOK_SECRETS',
    explanation:
      'The part of the address at which bounces are reported that nobody can guess: 24 or more letters, digits, _ or -.',
    fallback: null,
    problem: webhookSecretsOrNone,
  },
  {
    name: 'MAIL_KEY',
    explanation:
      'Signs the links of mails, and stands between an address and what is kept of it: 32 or more letters, digits, _ or -.',
    fallback: null,
    problem: mailKey,
  },
  {
    name: 'OPEN_METEO_KEY',
    explanation:
      'Key of a contract with Open-Meteo for weather; the sandbox answers if unset, no weather if "none".',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'OPEN_METEO_FORECAST',
    explanation:
      'Where the weather of the last days is asked, if not at https://customer-api.open-meteo.com/v1.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'OPEN_METEO_ARCHIVE',
    explanation:
      'Where the weather before is asked, if not at https://customer-archive-api.open-meteo.com/v1.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'VITE_WEATHER',
    explanation: 'Production: true offers runners the weather of their runs; needs OPEN_METEO_KEY.',
    fallback: 'false',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'VITE_GARMIN_TRAINING',
    explanation: 'Production: the same as GARMIN_TRAINING.',
    fallback: 'false',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'WEB_PUSH_PUBLIC_KEY',
    explanation:
      'Keys by which devices are notified, made by "npx web-push generate-vapid-keys"; without them nothing is offered.',
    fallback: '',
    problem: anyText,
  },
  {
    name: 'WEB_PUSH_PRIVATE_KEY',
    explanation: 'The secret half of that pair.',
    fallback: '',
    problem: anyText,
  },
  {
    name: 'WEB_PUSH_SUBJECT',
    explanation: 'Whom push services ask, e.g. mailto:support@tasuki.example.',
    fallback: '',
    problem: anyText,
  },
  {
    name: 'WEB_PUSH_SERVICES',
    explanation:
      'Hosts of push services that may be asked, separated by commas; those of the known browsers if unset.',
    fallback: '',
    problem: anyText,
  },
  {
    name: 'MALWARE_SCANNER',
    explanation:
      'Host and port of a ClamAV daemon, e.g. clamav.internal:3310, that looks through files of messages; none if unset.',
    fallback: null,
    problem: emptyOr(/^[A-Za-z0-9.-]+:\d{1,5}$/, 'must be a host with a port'),
  },
  {
    name: 'PROVIDER_SECRETS',
    explanation:
      'Production: secret-manager, or environment where the eleven secrets above stand in it already.',
    fallback: 'secret-manager',
    problem: oneOf('secret-manager', 'environment'),
  },
  {
    name: 'TOKEN_KEY',
    explanation:
      "Production: the Cloud KMS key that encrypts providers' tokens (docs/production.md); the sandbox's if unset.",
    fallback: null,
    problem: anyText,
  },
  {
    name: 'KMS_BASE',
    explanation: 'Where Cloud KMS is asked, if not at https://cloudkms.googleapis.com/v1.',
    fallback: null,
    problem: webAddress,
  },
  {
    name: 'APP_CHECK',
    explanation:
      'Whether functions refuse requests that do not come from the app: off or enforced.',
    fallback: 'off',
    problem: oneOf('off', 'enforced'),
  },
  {
    name: 'VITE_APP_CHECK_SITE_KEY',
    explanation:
      'Production: the site key of reCAPTCHA Enterprise for App Check; without it the app sends no tokens.',
    fallback: '',
    problem: anyText,
  },
  {
    name: 'VITE_FIREBASE_PROJECT_ID',
    explanation: "Production: the Firebase project's id.",
    fallback: null,
    problem: anyText,
  },
  {
    name: 'VITE_FIREBASE_API_KEY',
    explanation: "Production: the web app's key from the Firebase console (not a secret).",
    fallback: null,
    problem: anyText,
  },
  {
    name: 'VITE_FIREBASE_AUTH_DOMAIN',
    explanation: 'Production: the domain Firebase Auth uses, e.g. tasuki.firebaseapp.com.',
    fallback: null,
    problem: anyText,
  },
  {
    name: 'VITE_FIREBASE_APP_ID',
    explanation: "Production: the web app's id from the Firebase console.",
    fallback: null,
    problem: anyText,
  },
  {
    name: 'VITE_SIGN_IN_PROVIDERS',
    explanation:
      'Production: whose accounts lead in, of google,strava,garmin: those whose ids are set.',
    fallback: '',
    problem: namesOf(SIGN_IN_PROVIDERS),
  },
  {
    name: 'SANDBOXED_ANALYTICS',
    explanation:
      'Local mode: true sends what analytics would receive to the sandbox, after consent.',
    fallback: 'false',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'VITE_ANALYTICS_ID',
    explanation: 'Production: the measurement id of Google Analytics, G-…; not used if unset.',
    fallback: '',
    problem: emptyOr(/^G-[A-Z0-9]+$/, 'must begin with G-'),
  },
  {
    name: 'VITE_ANALYTICS_EVENT_NAMES',
    explanation:
      'What a page visit is called on each host: host=event_name, several separated by commas; page_view if unset.',
    fallback: '',
    problem: eventNamesProblem,
  },
  {
    name: 'VITE_TAG_MANAGER_ID',
    explanation: 'Production: the container of Google Tag Manager, GTM-…; not used if unset.',
    fallback: '',
    problem: emptyOr(/^GTM-[A-Z0-9]+$/, 'must begin with GTM-'),
  },
  {
    name: 'VITE_TAG_MANAGER_IDENTITY',
    explanation: 'How the tag manager receives email and name: hashed (SHA-256), plain or none.',
    fallback: 'hashed',
    problem: oneOf('hashed', 'plain', 'none'),
  },
  {
    name: 'VITE_SESSION_RECORDING_ID',
    explanation:
      'Production: the organisation at Fullstory that records visits; not used if unset.',
    fallback: '',
    problem: emptyOr(/^[\w-]+$/, 'must be letters, digits and -'),
  },
  {
    name: 'VITE_SENTRY_DSN',
    explanation:
      'Production: where errors are reported to Sentry, after consent; nowhere if unset.',
    fallback: '',
    problem: (value) => (value === '' ? null : webAddress(value)),
  },
  {
    name: 'VITE_SENTRY_RELEASE',
    explanation: 'The name of the release in reports of errors, e.g. the commit.',
    fallback: '',
    problem: anyText,
  },
  {
    name: 'VITE_SENTRY_TRACE_RATE',
    explanation: 'The share of page loads that are traced with it, from 0 to 1.',
    fallback: '1',
    problem: share,
  },
  {
    name: 'VITE_SENTRY_REPLAY_RATE',
    explanation: 'The share of visits without an error that are recorded with it, from 0 to 1.',
    fallback: '0.1',
    problem: share,
  },
  {
    name: 'VITE_SENTRY_ERROR_REPLAY_RATE',
    explanation: 'The share of visits with an error that are recorded with it, from 0 to 1.',
    fallback: '1',
    problem: share,
  },
  {
    name: 'VITE_SENTRY_TRACE_ORIGINS',
    explanation: 'Where traces are propagated to: the development hosting; nowhere if unset.',
    fallback: '',
    problem: addresses,
  },
  {
    name: 'VITE_WEB_PUSH_KEY',
    explanation: 'Production: the same as WEB_PUSH_PUBLIC_KEY; no notifications if unset.',
    fallback: '',
    problem: emptyOr(/^[A-Za-z0-9_-]{87}$/, 'must be a public VAPID key'),
  },
  {
    name: 'VITE_SERVICE_WORKER',
    explanation:
      'Builds have a service worker that keeps the app; "on": also npm start; "removed": a release that takes it off every browser.',
    fallback: '',
    problem: (value) => (value === '' ? null : oneOf('on', 'removed')(value)),
  },
  {
    name: 'VITE_BLOG_URL',
    explanation:
      'The blog, linked in the foot of every page and for those who wait to be let in; none if unset.',
    fallback: '',
    problem: addresses,
  },
  {
    name: 'VITE_SOCIAL_URLS',
    explanation: 'The pages in social networks linked beside it, separated by commas.',
    fallback: '',
    problem: addresses,
  },
  {
    name: 'VITE_BREACHED_PASSWORDS',
    explanation:
      'Production: where new passwords are looked up among leaked ones, e.g. https://api.pwnedpasswords.com/range; nowhere if unset.',
    fallback: '',
    problem: addresses,
  },
  {
    name: 'SANDBOXED_MAP',
    explanation: 'Local mode: true offers a map of the sandbox behind the route of a run.',
    fallback: 'false',
    problem: oneOf('true', 'false'),
  },
  {
    name: 'VITE_MAP_STYLE_URL',
    explanation:
      'Production: the MapLibre style of a map behind the route, https://…, for runners who ask for it; no map if unset.',
    fallback: '',
    problem: secureAddress,
  },
  {
    name: 'VITE_MAP_DARK_STYLE_URL',
    explanation: 'The same for dark screens; the other style is darkened if unset.',
    fallback: '',
    problem: secureAddress,
  },
  {
    name: 'VITE_MAP_ORIGINS',
    explanation:
      'Where its tiles, fonts and pictures come from, beside the origin of the style; several separated by commas.',
    fallback: '',
    problem: secureOrigins,
  },
  {
    name: 'VITE_MAP_PROVIDER',
    explanation: 'The company that serves the map; needed with it, since runners read its name.',
    fallback: '',
    problem: anyText,
  },
  {
    name: 'VITE_MAP_POLICY_URL',
    explanation: 'How that company handles what it receives; needed with the map.',
    fallback: '',
    problem: secureAddress,
  },
];
