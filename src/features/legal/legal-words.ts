import { useTranslation } from 'react-i18next';
import type { KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import {
  BACKUP_KEPT_DAYS,
  DELETION_DIGEST_KEPT_DAYS,
} from '@tasuki/domain/accounts/account-deletion';
import { PREVIOUS_ACCOUNT_DAYS } from '@tasuki/domain/accounts/previous-account';
import {
  hasTermsSection,
  keptText,
  type TermsVersion,
} from '@tasuki/domain/accounts/terms-versions';

/** The parts of each text, in order. */
const SECTIONS = {
  terms: [
    'terms.service',
    'terms.account',
    'terms.recordings',
    'terms.coaching',
    'terms.coaches',
    'terms.conduct',
    'terms.ending',
    'terms.changes',
  ],
  privacy: [
    'privacy.stored',
    'privacy.purpose',
    'privacy.readers',
    'privacy.models',
    'privacy.weather',
    'privacy.sources',
    'privacy.payments',
    'privacy.notices',
    'privacy.place',
    'privacy.browser',
    'privacy.deletion',
    'privacy.rights',
  ],
} as const;

export type LegalTextName = keyof typeof SECTIONS;

const FIGURES = {
  days: PREVIOUS_ACCOUNT_DAYS,
  backupDays: BACKUP_KEPT_DAYS,
  digestDays: DELETION_DIGEST_KEPT_DAYS,
} as const;

function withFigures(text: string): string {
  return Object.entries(FIGURES).reduce(
    (words, [name, figure]) => words.replaceAll(`{{${name}}}`, String(figure)),
    text,
  );
}

/** A text as a version has it. */
export interface LegalWords {
  intro: string;
  sections: readonly { name: string; heading: string; paragraphs: readonly string[] }[];
}

/**
 * The terms or the privacy policy as a version has them.
 *
 * @param kept the texts of earlier versions; null for the version in force
 */
export function useLegalWords(
  text: LegalTextName,
  version: TermsVersion,
  kept: KeptTexts | null,
): LegalWords {
  const { t } = useTranslation('legal');
  const wordsOf = (key: string) => {
    const [, path = ''] = key.split(':');
    const earlier = kept && keptText(kept, version, path.split('.'));
    return earlier === null ? t(key, FIGURES) : withFigures(earlier);
  };
  return {
    intro: wordsOf(`legal:${text}.intro`),
    sections: SECTIONS[text]
      .filter((section) => hasTermsSection(version, section))
      .map((section) => ({
        name: section,
        heading: wordsOf(`legal:${section}.heading`),
        paragraphs: wordsOf(`legal:${section}.text`).split('\n'),
      })),
  };
}
