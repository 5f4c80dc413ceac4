import ReactGA from 'react-ga4';
import type { PageVisit } from '@tasuki/domain/consent/page-visit';
import { collector, receiverSettings } from './receiver-settings.ts';

/** Consent Mode v2: statistics are allowed, and advertising never is. */
export const GRANTED_CONSENT = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
} as const;

/** The consent that holds before any other statement. */
export const DENIED_CONSENT = { ...GRANTED_CONSENT, analytics_storage: 'denied' } as const;

/** Starts Google Analytics, after the consent. It sends nothing by itself. */
export function startGoogleAnalytics(): void {
  const id = receiverSettings['VITE_ANALYTICS_ID'] ?? '';
  ReactGA.gtag('consent', 'default', DENIED_CONSENT);
  ReactGA.gtag('consent', 'update', GRANTED_CONSENT);
  ReactGA.initialize(id, {
    ...(collector !== null && { gtagUrl: `${collector}/gtag/js` }),
    gtagOptions: {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
}

/**
 * Sets the person of the visit: the account's id alone, since Google forbids personal data here.
 */
export function identifyForGoogleAnalytics(uid: string | null): void {
  ReactGA.set({ user_id: uid });
}

/**
 * Without the values set here, the address and the title of the document would be sent, with their
 * ids.
 */
export function sendVisitToGoogleAnalytics(eventName: string, visit: PageVisit): void {
  ReactGA.set({
    page_location: visit.location,
    page_referrer: visit.referrer,
    page_title: visit.path,
  });
  ReactGA.event(eventName, { page_path: visit.path, page_referrer: visit.referrer });
}
