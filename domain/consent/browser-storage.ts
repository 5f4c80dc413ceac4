import { needsConsent, type ReceiverName } from './external-receivers.ts';

/** The place in which a browser keeps something. */
type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDb' | 'cacheStorage';

/** One thing that is kept in the browser. */
interface BrowserStorage {
  kind: StorageKind;
  /** As the browser shows them; `*` stands for what differs. */
  names: readonly string[];
  /** How long: until the tab is closed, one signs out, it was used, one clears it, or for a time. */
  kept: 'tab' | 'signOut' | 'used' | 'cleared' | 'year' | 'twoYears';
  /** Only where this company receives something; null = the app itself keeps it. */
  receiver: ReceiverName | null;
}

/** Everything that the app and those who receive something keep in the browser, in the order of the notice. */
export const BROWSER_STORAGE = {
  language: { kind: 'localStorage', names: ['tasuki.language'], kept: 'cleared', receiver: null },
  hostingLanguage: {
    kind: 'cookie',
    names: ['firebase-language-override', 'firebase-country-override'],
    kept: 'year',
    receiver: null,
  },
  consent: { kind: 'localStorage', names: ['tasuki.consent'], kept: 'cleared', receiver: null },
  coachDock: { kind: 'localStorage', names: ['tasuki.coachDock'], kept: 'cleared', receiver: null },
  session: {
    kind: 'indexedDb',
    names: ['firebaseLocalStorageDb', 'firebase-heartbeat-database'],
    kept: 'signOut',
    receiver: null,
  },
  sessionWithoutDatabase: {
    kind: 'localStorage',
    names: ['firebase:authUser:*'],
    kept: 'signOut',
    receiver: null,
  },
  sessionHints: {
    kind: 'localStorage',
    names: [
      'tasuki.personal.signedIn',
      'tasuki.personal.admittedSignIn',
      'tasuki.personal.confirmedReferral',
      'tasuki.personal.runnerWithPlan',
    ],
    kept: 'signOut',
    receiver: null,
  },
  signingIn: {
    kind: 'localStorage',
    names: ['tasuki.personal.signInAttempt.*', 'tasuki.personal.pendingSignUp'],
    kept: 'used',
    receiver: null,
  },
  referral: {
    kind: 'localStorage',
    names: ['tasuki.pendingReferral'],
    kept: 'used',
    receiver: null,
  },
  lastSeen: {
    kind: 'localStorage',
    names: ['tasuki.personal.lastSeen.*'],
    kept: 'signOut',
    receiver: null,
  },
  records: { kind: 'indexedDb', names: ['firestore/*'], kept: 'signOut', receiver: null },
  recordsOfTabs: {
    kind: 'localStorage',
    names: ['firestore_*', 'tasuki.clearFirestoreCache'],
    kept: 'signOut',
    receiver: null,
  },
  uploads: { kind: 'indexedDb', names: ['tasuki-uploads'], kept: 'signOut', receiver: null },
  sharedFiles: {
    kind: 'indexedDb',
    names: ['tasuki-shared-files'],
    kept: 'used',
    receiver: null,
  },
  appFiles: {
    kind: 'cacheStorage',
    names: ['tasuki-release-*', 'tasuki-kept-language'],
    kept: 'cleared',
    receiver: null,
  },
  drafts: {
    kind: 'localStorage',
    names: ['tasuki.personal.draft.*', 'tasuki.personal.form.*', 'tasuki.personal.unsent.*'],
    kept: 'signOut',
    receiver: null,
  },
  messageSound: {
    kind: 'localStorage',
    names: ['tasuki.personal.messageSound'],
    kept: 'signOut',
    receiver: null,
  },
  closedPaymentNotices: {
    kind: 'localStorage',
    names: ['tasuki.personal.closedPaymentNotices'],
    kept: 'signOut',
    receiver: null,
  },
  pushDevice: {
    kind: 'localStorage',
    names: [
      'tasuki.personal.pushDevice',
      'tasuki.personal.pushAnswered',
      'tasuki.personal.sandboxedDevice',
    ],
    kept: 'signOut',
    receiver: null,
  },
  routeMap: {
    kind: 'localStorage',
    names: ['tasuki.personal.routeMap'],
    kept: 'signOut',
    receiver: 'routeMap',
  },
  deletionNotice: {
    kind: 'sessionStorage',
    names: ['tasuki.deletionNotice'],
    kept: 'tab',
    receiver: null,
  },
  appCheck: {
    kind: 'indexedDb',
    names: ['firebase-app-check-database'],
    kept: 'cleared',
    receiver: 'recaptcha',
  },
  recaptcha: {
    kind: 'localStorage',
    names: ['_grecaptcha'],
    kept: 'cleared',
    receiver: 'recaptcha',
  },
  stripe: {
    kind: 'cookie',
    names: ['__stripe_mid', '__stripe_sid'],
    kept: 'year',
    receiver: 'stripe',
  },
  googleAnalytics: {
    kind: 'cookie',
    names: ['_ga', '_ga_*'],
    kept: 'twoYears',
    receiver: 'googleAnalytics',
  },
  tagManager: {
    kind: 'cookie',
    names: ['_gcl_*', '_gid'],
    kept: 'twoYears',
    receiver: 'tagManager',
  },
  sessionRecording: {
    kind: 'cookie',
    names: ['fs_*'],
    kept: 'year',
    receiver: 'sessionRecording',
  },
  errorReplays: {
    kind: 'sessionStorage',
    names: ['sentryReplaySession'],
    kept: 'tab',
    receiver: 'errorReplays',
  },
} as const satisfies Record<string, BrowserStorage>;

export type StorageName = keyof typeof BROWSER_STORAGE;

const STORAGE_NAMES = Object.keys(BROWSER_STORAGE) as readonly StorageName[];

/**
 * The entries that may be in the browser if these receive something, in the order of the notice.
 */
export function storageWith(receivers: readonly ReceiverName[]): StorageName[] {
  return STORAGE_NAMES.filter((name) => {
    const { receiver }: BrowserStorage = BROWSER_STORAGE[name];
    return receiver === null || receivers.includes(receiver);
  });
}

/** Whether a cookie belongs to a receiver that needs consent; then it goes when the consent does. */
export function isConsentedCookie(cookie: string): boolean {
  return STORAGE_NAMES.some((name) => {
    const { kind, names, receiver }: BrowserStorage = BROWSER_STORAGE[name];
    if (kind !== 'cookie' || receiver === null) return false;
    if (!needsConsent(receiver)) return false;
    return names.some((pattern) => isNamedBy(cookie, pattern));
  });
}

/** Whether a name is meant by one of the list, in which `*` stands for anything at its end. */
export function isNamedBy(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
