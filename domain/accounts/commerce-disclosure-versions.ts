/** Every version of the disclosure under commercial law that was ever in force, oldest first, named after its first day. */
export const COMMERCE_DISCLOSURE_VERSIONS = ['2026-11-23', '2026-11-27'] as const;

export type CommerceDisclosureVersion = (typeof COMMERCE_DISCLOSURE_VERSIONS)[number];

/** The version in force. */
export const COMMERCE_DISCLOSURE_VERSION: CommerceDisclosureVersion = '2026-11-27';

/**
 * The versions that were replaced, whose texts are kept in `locales/earlier-commerce-disclosures/<language>.json`, with
 * the prices and days of then.
 */
export const EARLIER_COMMERCE_DISCLOSURE_VERSIONS: readonly CommerceDisclosureVersion[] =
  COMMERCE_DISCLOSURE_VERSIONS.slice(0, -1);
