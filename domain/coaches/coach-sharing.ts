import type { CoachLink } from './coach.ts';

/**
 * Versions of the text by which a runner lets a coach read their data on training and health. Each
 * is the day on which it came into force. A runner who agreed to one of them shares by it. The
 * words stand in the locales under `coaches:sharing`; a change of what is shared is another
 * version.
 */
export const SHARING_CONSENT_VERSIONS = [
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-26',
] as const;
export type SharingConsentVersion = (typeof SHARING_CONSENT_VERSIONS)[number];

/** The version that is shown, and agreed to, now. */
export const SHARING_CONSENT_VERSION: SharingConsentVersion = '2026-11-26';

/**
 * Whether the coach of a link may read what the runner shares: the link is active, and the runner
 * has agreed and not stopped since. The security rules ask the same.
 */
export function isSharing(
  link: Pick<CoachLink, 'state'> & Partial<Pick<CoachLink, 'sharesActivities' | 'consentVersion'>>,
): boolean {
  return (
    link.state === 'active' &&
    link.sharesActivities === true &&
    SHARING_CONSENT_VERSIONS.some((version) => version === link.consentVersion)
  );
}

/** The versions whose text names the notes that the coach keeps of what the runner said. */
const MEMORY_CONSENT_VERSIONS: readonly SharingConsentVersion[] = ['2026-11-26'];

/**
 * Whether the coach of a link may read the notes of the runner's words. A runner who agreed to an
 * earlier text is asked anew. The security rules ask the same.
 */
export function sharesMemories(link: Parameters<typeof isSharing>[0]): boolean {
  return (
    isSharing(link) && MEMORY_CONSENT_VERSIONS.some((version) => version === link.consentVersion)
  );
}
