/** What the page may load from a service of another company, by directive of the policy. */
export interface PageService {
  scripts?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
  images?: readonly string[];
  /**
   * Whether its code runs while the browser refuses text as script or HTML. Where a service does
   * not say so of its code, this is false, and the page goes without that refusal.
   */
  keepsToTrustedTypes: boolean;
}

export const PAGE_SERVICE_NAMES = ['analytics', 'recaptcha', 'sentry'] as const;
export type PageServiceName = (typeof PAGE_SERVICE_NAMES)[number];

/** Services that an operator may turn on by `PAGE_SERVICES`; none is on by itself. */
export const PAGE_SERVICES: Readonly<Record<PageServiceName, PageService>> = {
  /** Google Analytics 4. */
  analytics: {
    scripts: ['https://www.googletagmanager.com'],
    connections: [
      'https://www.googletagmanager.com',
      'https://analytics.google.com',
      'https://*.google-analytics.com',
    ],
    images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    keepsToTrustedTypes: false,
  },
  /** App Check by reCAPTCHA. */
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connections: [
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    keepsToTrustedTypes: false,
  },
  /** Reports of errors; its code is bundled with ours. */
  sentry: {
    connections: [
      'https://*.ingest.sentry.io',
      'https://*.ingest.us.sentry.io',
      'https://*.ingest.de.sentry.io',
    ],
    keepsToTrustedTypes: true,
  },
};

/**
 * Reads the setting `PAGE_SERVICES`.
 *
 * @param names separated by commas; may be empty
 * @returns those that are services, each once
 */
export function readPageServices(names: string): PageServiceName[] {
  const given = new Set(names.split(',').map((name) => name.trim()));
  return PAGE_SERVICE_NAMES.filter((name) => given.has(name));
}
