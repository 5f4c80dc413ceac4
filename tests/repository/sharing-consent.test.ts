import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { LANGUAGES } from '@tasuki/domain/language';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/**
 * Of the text that each version of the consent has in all languages. Whoever changes what the text
 * means adds a version in domain/coaches/coach-sharing.ts; a slip of the pen changes the digest alone.
 */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-22': '91545b710c0aeab7',
  '2026-11-23': 'e671d0c93b57973f',
  '2026-11-24': '0cedfebde2511434',
  '2026-11-26': 'adc5189a22cb8cb9',
};

interface CoachLocale {
  sharing: { terms: Record<string, string>; agree: string };
}

it('has the text on which a runner agrees to share kept with its version', () => {
  const texts = LANGUAGES.map((language) => {
    const path = join(repositoryRoot, 'locales', language, 'coaches.json');
    const { sharing } = JSON.parse(readFileSync(path, 'utf8')) as CoachLocale;
    return [language, sharing.terms, sharing.agree];
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect({ [SHARING_CONSENT_VERSION]: digest }).toEqual({
    [SHARING_CONSENT_VERSION]: DIGESTS[SHARING_CONSENT_VERSION],
  });
});
