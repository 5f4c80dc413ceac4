interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_SIGN_IN_PROVIDERS?: string;
  readonly VITE_BLOG_URL?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_SOCIAL_URLS?: string;
  readonly VITE_BREACHED_PASSWORDS?: string;
  readonly VITE_EMULATOR_AUTH_ORIGIN?: string;
  readonly VITE_EMULATOR_FIRESTORE_ORIGIN?: string;
  readonly VITE_EMULATOR_FUNCTIONS_ORIGIN?: string;
  readonly VITE_SANDBOX_ORIGIN?: string;
}
