import {
  collectorOf,
  configuredReceivers,
  isPushReceiver,
  needsConsent,
  type PushReceiverName,
  type ReceiverName,
  type ReceiverSettings,
} from '@tasuki/domain/consent/external-receivers';
import { MAP_WORKER_POLICY } from '@tasuki/domain/navigation/map-worker';

/**
 * The addresses that the page may load from another company's service, by directive of the policy.
 */
export interface PageService {
  scripts?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
  images?: readonly string[];
  /** The Trusted Types policy that makes the address of its worker; none = it has no worker. */
  trustedTypesPolicy?: string;
  /** Whether no page that takes payments loads it. */
  isKeptOffPayments?: boolean;
  /**
   * Whether its code runs while the browser refuses text as script or HTML. Where a service does
   * not say so of its code, this is false, and the page goes without that refusal.
   */
  keepsToTrustedTypes: boolean;
}

/**
 * The map behind a route: its styles, and where the settings say that tiles, fonts and pictures come from.
 * Null = none is configured. In local mode a sandbox stands for it.
 */
function mapService(settings: ReceiverSettings): PageService | null {
  const style = settings['VITE_MAP_STYLE_URL'];
  if (!style) return null;
  const addresses = [
    style,
    settings['VITE_MAP_DARK_STYLE_URL'] ?? '',
    ...(settings['VITE_MAP_ORIGINS'] ?? '').split(','),
  ];
  return {
    connections: addresses
      .filter((address) => address.trim() !== '')
      .map((address) => new URL(address.trim()).origin),
    trustedTypesPolicy: MAP_WORKER_POLICY,
    // No route is drawn there.
    isKeptOffPayments: true,
    keepsToTrustedTypes: true,
  };
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';

type SentryReceiver = 'errorReports' | 'errorReplays';

function isSentry(name: ReceiverName): name is SentryReceiver {
  return name === 'errorReports' || name === 'errorReplays';
}

/** Sentry at the address of one's project; its code is bundled with ours. */
function sentryService(settings: ReceiverSettings): PageService {
  const { origin } = new URL(settings['VITE_SENTRY_DSN'] ?? '');
  return { connections: [`${origin}/api/`], keepsToTrustedTypes: true };
}

/**
 * The needs of each receiver, as its maker documents them. Null = `backendSources` or the payment
 * pages have it.
 */
const SERVICES: Readonly<
  Record<Exclude<ReceiverName, SentryReceiver | PushReceiverName>, PageService | null>
> = {
  firebase: null,
  // In local mode too, where nobody is named: see pageServices.
  routeMap: null,
  breachedPasswords: null,
  stripe: null,
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connections: [
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    keepsToTrustedTypes: false,
  },
  googleAnalytics: {
    scripts: [`${GOOGLE_TAGS}/gtag/js`],
    connections: [
      GOOGLE_TAGS,
      'https://analytics.google.com',
      'https://*.analytics.google.com',
      'https://*.google-analytics.com',
    ],
    images: [GOOGLE_TAGS, 'https://*.google-analytics.com'],
    keepsToTrustedTypes: false,
  },
  tagManager: {
    scripts: [GOOGLE_TAGS],
    connections: [GOOGLE_TAGS],
    images: [GOOGLE_TAGS],
    keepsToTrustedTypes: false,
  },
  sessionRecording: {
    scripts: ['https://edge.fullstory.com/s/'],
    connections: ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
    images: ['https://rs.fullstory.com'],
    keepsToTrustedTypes: false,
  },
};

/**
 * The services of others that the settings turn on. If a sandbox stands for those that need
 * consent, only the sandbox.
 */
export function pageServices(settings: ReceiverSettings): PageService[] {
  const collector = collectorOf(settings);
  const map = mapService(settings);
  const services = configuredReceivers(settings).flatMap((name) => {
    // The browser asks it by itself, whatever the page may load.
    if (isPushReceiver(name)) return [];
    const service = isSentry(name) ? sentryService(settings) : SERVICES[name];
    if (service === null) return [];
    if (collector === null || !needsConsent(name)) return [service];
    const address = `${collector}/`;
    return [{ ...service, scripts: [address], connections: [address], images: [] }];
  });
  return map === null ? services : [...services, map];
}
