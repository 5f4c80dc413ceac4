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
  TERMS_VERSION,
] as const;

export type ChangedTermsVersion = (typeof CHANGED_TERMS_VERSIONS)[number];

/** Every version of the terms that was ever in force: a sign-up may be completed after a change. */
export const TERMS_VERSIONS = ['2026-11-21', ...CHANGED_TERMS_VERSIONS] as const;

/** The versions that somebody has not agreed to yet, newest first. */
export function termsVersionsSince(acceptedVersion: string): ChangedTermsVersion[] {
  return CHANGED_TERMS_VERSIONS.filter((version) => version > acceptedVersion).reverse();
}
