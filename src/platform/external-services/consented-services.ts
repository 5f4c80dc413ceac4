import { isConsentedCookie } from '@tasuki/domain/consent/browser-storage';
import type { ConsentPurpose, ReceiverName } from '@tasuki/domain/consent/external-receivers';
import { visitEventName, type PageVisit } from '@tasuki/domain/consent/page-visit';
import {
  identifyForGoogleAnalytics,
  sendVisitToGoogleAnalytics,
  startGoogleAnalytics,
} from './google-analytics.ts';
import type * as ErrorReporting from './error-reporting.ts';
import type { RouteAt } from './report-scrubber.ts';
import { receivers } from './receiver-settings.ts';
import { startSessionRecording } from './session-recording.ts';
import {
  identifyForTagManager,
  sendVisitToTagManager,
  startTagManager,
  type TagManagerIdentity,
} from './tag-manager.ts';

const started = new Map<ReceiverName, ConsentPurpose>();
/** Its code is the largest, and comes last. */
let errorReporting: Promise<typeof ErrorReporting> | null = null;

interface FollowedConsent {
  purposes: readonly ConsentPurpose[];
  /** Finds the route of a path of ours. */
  routeAt: RouteAt;
  /** Scripts of other companies read the page's address, so none starts where it holds a code. */
  isAddressSecret: boolean;
}

/**
 * Starts once what the purposes allow. A script that a browser blocks is no fault of the app. Where
 * something runs that is not allowed any more, everything ends.
 */
export function followConsent({ purposes, routeAt, isAddressSecret }: FollowedConsent): void {
  if ([...started.values()].some((purpose) => !purposes.includes(purpose))) {
    endConsented();
    return;
  }
  const isStarting = (name: ReceiverName, purpose: ConsentPurpose) => {
    if (!receivers.includes(name) || !purposes.includes(purpose) || started.has(name)) return false;
    // Reports of errors are our own code, which names the page instead.
    if (isAddressSecret && purpose !== 'errors') return false;
    started.set(name, purpose);
    return true;
  };
  if (isStarting('googleAnalytics', 'statistics')) startGoogleAnalytics();
  if (isStarting('tagManager', 'statistics')) startTagManager().catch(() => undefined);
  if (isStarting('sessionRecording', 'recording')) startSessionRecording().catch(() => undefined);
  if (isStarting('errorReports', 'errors')) {
    errorReporting = import('./error-reporting.ts');
    errorReporting
      .then(({ startErrorReporting }) => startErrorReporting(routeAt))
      .catch(() => undefined);
  }
  if (started.has('errorReports') && isStarting('errorReplays', 'recording')) {
    Promise.all([import('./error-replays.ts'), errorReporting])
      .then(([{ startErrorReplays }]) => startErrorReplays())
      .catch(() => undefined);
  }
}

/** Says who is signed in to those that were started; null = nobody. */
export function identify(identity: TagManagerIdentity | null): void {
  if (started.has('googleAnalytics')) identifyForGoogleAnalytics(identity?.uid ?? null);
  errorReporting
    ?.then(({ reportErrorsOf }) => reportErrorsOf(identity?.uid ?? null))
    .catch(() => undefined);
  if (started.has('tagManager')) {
    const form = import.meta.env.VITE_TAG_MANAGER_IDENTITY || 'hashed';
    identifyForTagManager(identity, form).catch(() => undefined);
  }
}

/** Notes that a page was opened, under the name of an event that its host has. */
export function sendVisit(visit: PageVisit): void {
  const { hostname } = globalThis.location;
  const name = visitEventName(import.meta.env.VITE_ANALYTICS_EVENT_NAMES ?? '', hostname);
  if (started.has('googleAnalytics')) sendVisitToGoogleAnalytics(name, visit);
  if (started.has('tagManager')) sendVisitToTagManager(name, visit);
}

/**
 * Ends everything after a no to what had been allowed. Cookies of the services go, and the page is
 * loaded anew, since a script that runs cannot be taken out of it.
 */
function endConsented(): void {
  for (const cookie of globalThis.document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (isConsentedCookie(name)) expireCookie(name);
  }
  globalThis.location.reload();
}

/** At this host and at those above it: services set theirs as far up as a browser lets them. */
function expireCookie(name: string): void {
  const parts = globalThis.location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
  for (const domain of domains) {
    globalThis.document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
