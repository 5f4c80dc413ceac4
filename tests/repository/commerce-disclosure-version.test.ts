import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textOfVersion, type KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import {
  COMMERCE_DISCLOSURE_VERSION,
  COMMERCE_DISCLOSURE_VERSIONS,
  EARLIER_COMMERCE_DISCLOSURE_VERSIONS,
} from '@tasuki/domain/accounts/commerce-disclosure-versions';
import { OWN_PLAN } from '@tasuki/domain/billing/own-plan';
import { LANGUAGES } from '@tasuki/domain/language';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/**
 * Of the disclosure that each version has in all languages, with prices and days. Whoever changes one of them adds a
 * version in domain/accounts/commerce-disclosure-versions.ts, and keeps the replaced texts, with the figures of then, in
 * locales/earlier-commerce-disclosures/<language>.json.
 */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-23': '9ef063a476be6ac0',
  '2026-11-27': '70e706a2ffcb9ee4',
};

const SALE_FACTS = [
  'prices',
  'costs',
  'payment',
  'when',
  'delivery',
  'cancel',
  'refunds',
  'needs',
].flatMap((name) => [name, `${name}Text`]);

function readTexts(...path: readonly string[]): KeptTexts {
  const file = join(repositoryRoot, 'locales', ...path);
  return JSON.parse(readFileSync(file, 'utf8')) as KeptTexts;
}

it.each(COMMERCE_DISCLOSURE_VERSIONS)('keeps the commercial disclosure of %s', (version) => {
  const texts = LANGUAGES.map((language) => {
    const now = { now: readTexts(language, 'billing.json') };
    const kept = readTexts('earlier-commerce-disclosures', `${language}.json`);
    const { monthly, yearly } = OWN_PLAN.prices;
    const values = {
      monthly: formatYen(monthly.priceYen, language),
      yearly: formatYen(yearly.priceYen, language),
      days: String(OWN_PLAN.trialDays),
    };
    return ['intro', ...SALE_FACTS].map(
      (name) =>
        textOfVersion(kept, { version, earlierVersions: EARLIER_COMMERCE_DISCLOSURE_VERSIONS }, [
          name,
        ]) ??
        Object.entries(values).reduce(
          (text, [value, shown]) => text.replaceAll(`{{${value}}}`, shown),
          textOfVersion(now, { version: 'now', earlierVersions: ['now'] }, ['disclosure', name]) ??
            '',
        ),
    );
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(digest).toBe(DIGESTS[version]);
});

it('keeps figures as they were then, and says of each version but the first what it changed', () => {
  expect(COMMERCE_DISCLOSURE_VERSIONS.at(-1)).toBe(COMMERCE_DISCLOSURE_VERSION);
  for (const language of LANGUAGES) {
    const kept = readTexts('earlier-commerce-disclosures', `${language}.json`);
    expect(JSON.stringify(kept)).not.toContain('{{');
    const { disclosure } = readTexts(language, 'billing.json') as {
      disclosure: { versions: KeptTexts };
    };
    expect(Object.keys(disclosure.versions)).toEqual(COMMERCE_DISCLOSURE_VERSIONS.slice(1));
  }
});
