/** The purposes about which a person is asked, each by itself. */
export const CONSENT_PURPOSES = ['statistics', 'recording', 'errors'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** A company to which the browser sends something, with all that the notice says of it and loading needs. */
export interface ExternalReceiver {
  company: string;
  service: string;
  /**
   * `necessary`: what the app cannot do without. `onRequest`: nothing is sent before somebody asks for
   * it where it is shown.
   */
  purpose: ConsentPurpose | 'necessary' | 'onRequest';
  /** The settings that turn it on, all of which have a value then. */
  settings: readonly string[];
  /** How the company handles what it receives. */
  policyUrl: string;
}

/**
 * Everybody to whom the browser may send something. The scripts that are loaded, the policy of the page
 * and the notice on external transmission all follow from this list.
 */
export const EXTERNAL_RECEIVERS = {
  firebase: {
    company: 'Google LLC',
    service: 'Firebase',
    purpose: 'necessary',
    settings: ['VITE_FIREBASE_PROJECT_ID'],
    policyUrl: 'https://firebase.google.com/support/privacy',
  },
  recaptcha: {
    company: 'Google LLC',
    service: 'reCAPTCHA Enterprise',
    purpose: 'necessary',
    settings: ['VITE_APP_CHECK_SITE_KEY'],
    policyUrl: 'https://policies.google.com/privacy',
  },
  breachedPasswords: {
    company: 'Have I Been Pwned',
    service: 'Pwned Passwords',
    purpose: 'necessary',
    settings: ['VITE_BREACHED_PASSWORDS'],
    policyUrl: 'https://haveibeenpwned.com/Privacy',
  },
  stripe: {
    company: 'Stripe, Inc.',
    service: 'Stripe',
    purpose: 'necessary',
    settings: ['VITE_STRIPE_PUBLISHABLE_KEY'],
    policyUrl: 'https://stripe.com/privacy',
  },
  routeMap: {
    // Which company it is, the settings say: see receiverOf.
    company: '',
    service: 'MapLibre',
    purpose: 'onRequest',
    settings: ['VITE_MAP_STYLE_URL', 'VITE_MAP_PROVIDER', 'VITE_MAP_POLICY_URL'],
    policyUrl: '',
  },
  googlePush: {
    company: 'Google LLC',
    service: 'Firebase Cloud Messaging',
    purpose: 'necessary',
    settings: ['VITE_WEB_PUSH_KEY'],
    policyUrl: 'https://firebase.google.com/support/privacy',
  },
  applePush: {
    company: 'Apple Inc.',
    service: 'Apple Push Notification service',
    purpose: 'necessary',
    settings: ['VITE_WEB_PUSH_KEY'],
    policyUrl: 'https://www.apple.com/legal/privacy/',
  },
  mozillaPush: {
    company: 'Mozilla Corporation',
    service: 'Mozilla Push Service',
    purpose: 'necessary',
    settings: ['VITE_WEB_PUSH_KEY'],
    policyUrl: 'https://www.mozilla.org/privacy/firefox/',
  },
  microsoftPush: {
    company: 'Microsoft Corporation',
    service: 'Windows Push Notification Services',
    purpose: 'necessary',
    settings: ['VITE_WEB_PUSH_KEY'],
    policyUrl: 'https://privacy.microsoft.com/privacystatement',
  },
  googleAnalytics: {
    company: 'Google LLC',
    service: 'Google Analytics',
    purpose: 'statistics',
    settings: ['VITE_ANALYTICS_ID'],
    policyUrl: 'https://policies.google.com/technologies/partner-sites',
  },
  tagManager: {
    company: 'Google LLC',
    service: 'Google Tag Manager',
    purpose: 'statistics',
    settings: ['VITE_TAG_MANAGER_ID'],
    policyUrl: 'https://policies.google.com/technologies/partner-sites',
  },
  sessionRecording: {
    company: 'FullStory, Inc.',
    service: 'Fullstory',
    purpose: 'recording',
    settings: ['VITE_SESSION_RECORDING_ID'],
    policyUrl: 'https://www.fullstory.com/legal/privacy-policy/',
  },
  errorReports: {
    company: 'Functional Software, Inc.',
    service: 'Sentry',
    purpose: 'errors',
    settings: ['VITE_SENTRY_DSN'],
    policyUrl: 'https://sentry.io/privacy/',
  },
  errorReplays: {
    company: 'Functional Software, Inc.',
    service: 'Sentry Session Replay',
    purpose: 'recording',
    settings: ['VITE_SENTRY_DSN'],
    policyUrl: 'https://sentry.io/privacy/',
  },
} as const satisfies Record<string, ExternalReceiver>;

export type ReceiverName = keyof typeof EXTERNAL_RECEIVERS;

/** Checks whether everybody is asked before something is sent to a receiver. */
export function needsConsent(name: ReceiverName): boolean {
  return CONSENT_PURPOSES.some((purpose) => purpose === EXTERNAL_RECEIVERS[name].purpose);
}

/** A receiver with its company and address: those of the map are the operator's choice. */
export function receiverOf(name: ReceiverName, settings: ReceiverSettings): ExternalReceiver {
  if (name !== 'routeMap') return EXTERNAL_RECEIVERS[name];
  const company = settings['VITE_MAP_PROVIDER'] ?? '';
  return {
    ...EXTERNAL_RECEIVERS.routeMap,
    company,
    service: company,
    policyUrl: settings['VITE_MAP_POLICY_URL'] ?? '',
  };
}

/** The push services of browsers, of which a browser asks its own. */
const PUSH_RECEIVERS = ['googlePush', 'applePush', 'mozillaPush', 'microsoftPush'] as const;
export type PushReceiverName = (typeof PUSH_RECEIVERS)[number];

/** Checks whether a receiver delivers notifications: no page asks it, the browser itself does. */
export function isPushReceiver(name: ReceiverName): name is PushReceiverName {
  return PUSH_RECEIVERS.some((one) => one === name);
}

/** In the order of the notice. */
export const RECEIVER_NAMES = Object.keys(EXTERNAL_RECEIVERS) as readonly ReceiverName[];

/** The app's settings by name; a missing one is empty or absent. */
export type ReceiverSettings = Readonly<Record<string, string | undefined>>;

/** Takes the place of all receivers that need consent, on a developer's machine. */
const COLLECTOR_SETTING = 'VITE_ANALYTICS_COLLECTOR';

/** Present in local mode, in which nothing real is asked. */
const LOCAL_SETTING = 'VITE_EMULATOR_AUTH_ORIGIN';

/**
 * The receivers of data with these settings.
 *
 * @returns in local mode those that a sandbox stands for, else all that are configured
 */
export function configuredReceivers(settings: ReceiverSettings): ReceiverName[] {
  const isLocal = Boolean(settings[LOCAL_SETTING]);
  return RECEIVER_NAMES.filter((name) => {
    const receiver: ExternalReceiver = EXTERNAL_RECEIVERS[name];
    if (!receiver.settings.every((setting) => settings[setting])) return false;
    return !isLocal || (needsConsent(name) && collectorOf(settings) !== null);
  });
}

/** The address of the local stand-in for receivers that need consent; null = the real ones are meant. */
export function collectorOf(settings: ReceiverSettings): string | null {
  return settings[LOCAL_SETTING] ? settings[COLLECTOR_SETTING] || null : null;
}

/** Whether an address is a developer's own machine, from which nothing is sent to anybody. */
export function isLocalHost(host: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

/**
 * The receivers of data from a page of this host. A page on the developer's machine sends nothing
 * to those that need consent, unless a sandbox stands for them.
 *
 * @param host without the port, e.g. 'www.tasuki.example'
 */
export function receiversOn(host: string, settings: ReceiverSettings): ReceiverName[] {
  const configured = configuredReceivers(settings);
  if (!isLocalHost(host) || collectorOf(settings) !== null) return configured;
  return configured.filter((name) => !needsConsent(name));
}

/** The purposes that somebody must be asked about for these receivers. */
export function purposesOf(receivers: readonly ReceiverName[]): ConsentPurpose[] {
  return CONSENT_PURPOSES.filter((purpose) =>
    receivers.some((name) => EXTERNAL_RECEIVERS[name].purpose === purpose),
  );
}
