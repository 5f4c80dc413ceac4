import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import type { ServicePart } from '@tasuki/domain/service-status/service-status';

/**
 * Maps a kind of job to the part of the service that people miss while it waits. Kinds that nobody
 * waits for are left out. `provider`: the part of the company whose link it is about.
 */
export const PART_OF_KIND: Readonly<Record<string, ServicePart | 'provider'>> = {
  'decode-upload': 'recordings',
  'rewrite-feedback': 'recordings',
  'write-reply': 'answers',
  'write-draft': 'answers',
  'fetch-garmin-file': 'garmin',
  'write-garmin-activity': 'garmin',
  'check-garmin-account': 'garmin',
  'deliver-plan': 'garmin',
  'fetch-strava-activity': 'strava',
  'check-strava-link': 'strava',
  'post-to-strava': 'strava',
  'import-history': 'provider',
  'reconcile-link': 'provider',
  'unlink-provider': 'provider',
  'look-at-customer': 'payments',
  'finish-set-up': 'payments',
  'settle-purchase': 'payments',
  'end-reversed': 'payments',
  'end-renewals': 'payments',
  'send-mail': 'mail',
  'send-contact-mail': 'mail',
  'set-claims': 'accounts',
  'follow-account': 'accounts',
  'judge-account': 'accounts',
  'settle-next-proof': 'accounts',
  'export-account': 'accounts',
  'delete-account': 'accounts',
};

/**
 * The part of the service that a job belongs to.
 *
 * @param provider of the payload, where there is one
 * @returns null where nobody misses anything while it waits
 */
export function partOfJob(kind: string, provider: unknown): ServicePart | null {
  const part = Object.hasOwn(PART_OF_KIND, kind) ? PART_OF_KIND[kind] : undefined;
  if (part !== 'provider') return part ?? null;
  return LINKED_PROVIDERS.find((linked) => linked === provider) ?? null;
}
