import {
  collectorOf,
  purposesOf,
  receiversOn,
  type ReceiverSettings,
} from '@tasuki/domain/consent/external-receivers';

/**
 * The settings that the list of receivers needs. Each is read by its name, since a bundler puts the
 * values in.
 */
export const receiverSettings: ReceiverSettings = {
  VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  VITE_APP_CHECK_SITE_KEY: import.meta.env.VITE_APP_CHECK_SITE_KEY,
  VITE_BREACHED_PASSWORDS: import.meta.env.VITE_BREACHED_PASSWORDS,
  VITE_STRIPE_PUBLISHABLE_KEY: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY,
  VITE_MAP_STYLE_URL: import.meta.env.VITE_MAP_STYLE_URL,
  VITE_MAP_PROVIDER: import.meta.env.VITE_MAP_PROVIDER,
  VITE_MAP_POLICY_URL: import.meta.env.VITE_MAP_POLICY_URL,
  VITE_WEB_PUSH_KEY: import.meta.env.VITE_WEB_PUSH_KEY,
  VITE_ANALYTICS_ID: import.meta.env.VITE_ANALYTICS_ID,
  VITE_TAG_MANAGER_ID: import.meta.env.VITE_TAG_MANAGER_ID,
  VITE_SESSION_RECORDING_ID: import.meta.env.VITE_SESSION_RECORDING_ID,
  VITE_SENTRY_DSN: import.meta.env.VITE_SENTRY_DSN,
  VITE_ANALYTICS_COLLECTOR: import.meta.env.VITE_ANALYTICS_COLLECTOR,
  VITE_EMULATOR_AUTH_ORIGIN: import.meta.env.VITE_EMULATOR_AUTH_ORIGIN,
};

/** A server for development is somebody's own machine, also where a phone reads it by another address. */
const host = import.meta.env.PROD ? globalThis.location.hostname : 'localhost';

/** The receivers to whom this page may send something. */
export const receivers = receiversOn(host, receiverSettings);

/** The purposes that a person is asked about; empty = nothing is loaded, and nobody is asked. */
export const offeredPurposes = purposesOf(receivers);

/** The server of the scripts that replace the receivers' own; null = the receivers' servers. */
export const collector = collectorOf(receiverSettings);
