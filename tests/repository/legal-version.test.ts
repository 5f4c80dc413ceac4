import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import { LANGUAGES } from '@tasuki/domain/language';
import {
  CHANGED_TERMS_VERSIONS,
  hasTermsSection,
  keptText,
  TERMS_VERSIONS,
  type TermsVersion,
} from '@tasuki/domain/accounts/terms-versions';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/**
 * Of the terms and the privacy policy that each version has in all languages. Whoever changes what they mean adds a
 * version in domain/accounts/user-account.ts, and keeps the replaced texts in locales/earlier-terms/<language>.json.
 */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-21': '435359fc720b2af1',
  '2026-11-22': 'c5a8babeb1707b70',
  '2026-11-23': '5f1277cacea5f94c',
  '2026-11-24': 'bd65be18784f7d9d',
  '2026-11-25': '4f3f34f1d0895b53',
  '2026-11-26': '90a56131184b6790',
  '2026-11-27': 'ba1558dfd7dce119',
  '2026-11-28': '6bba2a2e2b12d9ab',
  '2026-11-29': 'a3fa4598f8194e14',
  '2026-11-30': '4c6d15e006e52933',
  '2026-12-01': '66f363ae1a93a9ce',
};

function readTexts(...path: readonly string[]): KeptTexts {
  const file = join(repositoryRoot, 'locales', ...path);
  return JSON.parse(readFileSync(file, 'utf8')) as KeptTexts;
}

/** Terms and privacy policy of a version, made of the newest texts and of those that were kept. */
function textsOf(
  version: TermsVersion,
  texts: KeptTexts,
  kept: KeptTexts,
  path: readonly string[] = [],
): KeptTexts {
  const entries = Object.entries(texts).filter(([key]) =>
    hasTermsSection(version, [...path, key].join('.')),
  );
  return Object.fromEntries(
    entries.map(([key, text]): [string, string | KeptTexts] => {
      const inner = [...path, key];
      return [
        key,
        typeof text === 'string'
          ? (keptText(kept, version, inner) ?? text)
          : textsOf(version, text, kept, inner),
      ];
    }),
  );
}

it.each(TERMS_VERSIONS)('keeps the terms and the privacy policy of %s', (version) => {
  const texts = LANGUAGES.map((language) => {
    // The list of versions is no part of what a person agrees to.
    const legal = Object.fromEntries(
      Object.entries(readTexts(language, 'legal.json')).filter(([key]) => key !== 'versions'),
    );
    return [language, textsOf(version, legal, readTexts('earlier-terms', `${language}.json`))];
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(digest).toBe(DIGESTS[version]);
});

it('is a version that the rules of the database take', () => {
  const rules = readFileSync(join(repositoryRoot, 'firestore.rules'), 'utf8');
  const [, list = ''] = /function isKnownTermsVersion\(version\) \{([^}]+)\}/.exec(rules) ?? [];
  expect([...list.matchAll(/'([\d-]+)'/g)].map(([, version]) => version)).toEqual([
    ...TERMS_VERSIONS,
  ]);
});

it('has one sentence on what it changed for each version, in all languages', () => {
  for (const language of LANGUAGES) {
    const { versions } = readTexts(language, 'legal.json') as {
      versions: { changes: Record<string, string> };
    };
    const { changes } = versions;
    expect(Object.keys(changes)).toEqual([...CHANGED_TERMS_VERSIONS]);
    expect(new Set(Object.values(changes)).size).toBe(CHANGED_TERMS_VERSIONS.length);
  }
  expect(Object.keys(DIGESTS)).toEqual([...TERMS_VERSIONS]);
});
