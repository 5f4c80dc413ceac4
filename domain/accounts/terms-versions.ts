import { textOfVersion, type KeptTexts } from './kept-texts.ts';
import { TERMS_VERSION } from './user-account.ts';

/** The versions that came after the first one, oldest first. Each has a sentence on what it changed. */
export const CHANGED_TERMS_VERSIONS = [
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
  TERMS_VERSION,
] as const;

export type ChangedTermsVersion = (typeof CHANGED_TERMS_VERSIONS)[number];

/** Every version of the terms that was ever in force: a sign-up may be completed after a change. */
export const TERMS_VERSIONS = ['2026-11-21', ...CHANGED_TERMS_VERSIONS] as const;

export type TermsVersion = (typeof TERMS_VERSIONS)[number];

/** The versions that somebody has not agreed to yet, newest first. */
export function termsVersionsSince(acceptedVersion: string): ChangedTermsVersion[] {
  return CHANGED_TERMS_VERSIONS.filter((version) => version > acceptedVersion).reverse();
}

/** The versions that were replaced, whose texts are kept in `locales/earlier-terms/<language>.json`. */
export const EARLIER_TERMS_VERSIONS: readonly TermsVersion[] = TERMS_VERSIONS.slice(0, -1);

/** The version with which a section of the terms or the privacy policy began; the others were in the first. */
const SECTION_BEGAN: Readonly<Record<string, TermsVersion>> = {
  'privacy.weather': '2026-11-28',
  'privacy.payments': '2026-11-30',
  'privacy.notices': '2026-11-30',
};

/**
 * Whether a version of the terms had a section.
 *
 * @param section e.g. 'privacy.weather'
 */
export function hasTermsSection(version: TermsVersion, section: string): boolean {
  return version >= (SECTION_BEGAN[section] ?? TERMS_VERSIONS[0]);
}

/**
 * A text of the terms or the privacy policy as a version had it.
 *
 * @param path of the text in `locales/<language>/legal.json`, e.g. ['privacy', 'intro']
 * @returns null = it never changed since
 */
export function keptText(
  kept: KeptTexts,
  version: TermsVersion,
  path: readonly string[],
): string | null {
  return textOfVersion(kept, { version, earlierVersions: EARLIER_TERMS_VERSIONS }, path);
}
