/** Whether this build knows somebody who needs consent. Without one nothing is fetched, and nobody is asked. */
export const ARE_EXTERNAL_SERVICES_BUILT_IN = Boolean(
  import.meta.env.VITE_ANALYTICS_ID ||
  import.meta.env.VITE_TAG_MANAGER_ID ||
  import.meta.env.VITE_SESSION_RECORDING_ID ||
  import.meta.env.VITE_SENTRY_DSN,
);
