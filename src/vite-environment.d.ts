interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_SIGN_IN_PROVIDERS?: string;
  readonly VITE_WEATHER?: string;
  readonly VITE_GARMIN_TRAINING?: string;
  readonly VITE_BLOG_URL?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_SOCIAL_URLS?: string;
  readonly VITE_BREACHED_PASSWORDS?: string;
  /** A MapLibre style; no map is offered without one. */
  readonly VITE_MAP_STYLE_URL?: string;
  /** The same for dark screens; the other one is darkened without it. */
  readonly VITE_MAP_DARK_STYLE_URL?: string;
  readonly VITE_MAP_PROVIDER?: string;
  readonly VITE_MAP_POLICY_URL?: string;
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
  /** Local mode: the stand-in for Stripe.js. */
  readonly VITE_STRIPE_SCRIPT?: string;
  /** `on`: also in development; `removed`: this release takes the service worker off every browser. */
  readonly VITE_SERVICE_WORKER?: string;
  /** The public key by which push services know the sender; nobody is notified without one. */
  readonly VITE_WEB_PUSH_KEY?: string;
  /** Local mode: the sandbox that stands for push service and device; ends with a slash. */
  readonly VITE_WEB_PUSH_SANDBOX?: string;
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_REPRESENTATIVE?: string;
  readonly VITE_OPERATOR_ADDRESS?: string;
  readonly VITE_OPERATOR_PHONE?: string;
  readonly VITE_OPERATOR_EMAIL?: string;
  readonly VITE_ANALYTICS_ID?: string;
  readonly VITE_ANALYTICS_EVENT_NAMES?: string;
  readonly VITE_TAG_MANAGER_ID?: string;
  readonly VITE_TAG_MANAGER_IDENTITY?: string;
  readonly VITE_SESSION_RECORDING_ID?: string;
  readonly VITE_SENTRY_DSN?: string;
  readonly VITE_SENTRY_RELEASE?: string;
  readonly VITE_SENTRY_TRACE_RATE?: string;
  readonly VITE_SENTRY_REPLAY_RATE?: string;
  readonly VITE_SENTRY_ERROR_REPLAY_RATE?: string;
  readonly VITE_SENTRY_TRACE_ORIGINS?: string;
  /** Local mode: the sandbox that stands for all of these. */
  readonly VITE_ANALYTICS_COLLECTOR?: string;
  readonly VITE_EMULATOR_AUTH_ORIGIN?: string;
  readonly VITE_EMULATOR_FIRESTORE_ORIGIN?: string;
  readonly VITE_EMULATOR_FUNCTIONS_ORIGIN?: string;
  readonly VITE_SANDBOX_ORIGIN?: string;
}
