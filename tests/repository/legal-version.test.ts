import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { CHANGED_TERMS_VERSIONS, TERMS_VERSIONS } from '@tasuki/domain/accounts/terms-versions';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/**
 * Of the terms and the privacy policy that each version has in all languages. Whoever changes what
 * they mean adds a version in domain/accounts/user-account.ts; a slip of the pen changes the digest alone.
 */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-22': 'c5a8babeb1707b70',
  '2026-11-23': '5f1277cacea5f94c',
  '2026-11-24': 'bd65be18784f7d9d',
  '2026-11-25': '4f3f34f1d0895b53',
  '2026-11-26': '90a56131184b6790',
  '2026-11-27': 'ba1558dfd7dce119',
  '2026-11-28': '6bba2a2e2b12d9ab',
  '2026-11-29': 'a3fa4598f8194e14',
  '2026-11-30': 'c8a648a6f40fcf20',
};

it('has the terms and the privacy policy kept with the version to which a person agrees', () => {
  const texts = LANGUAGES.map((language) => {
    const path = join(repositoryRoot, 'locales', language, 'legal.json');
    return [language, JSON.parse(readFileSync(path, 'utf8')) as unknown];
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect({ [TERMS_VERSION]: digest }).toEqual({ [TERMS_VERSION]: DIGESTS[TERMS_VERSION] });
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
    const path = join(repositoryRoot, 'locales', language, 'account.json');
    const { newTerms } = JSON.parse(readFileSync(path, 'utf8')) as {
      newTerms: { changes: Record<string, string> };
    };
    expect(Object.keys(newTerms.changes)).toEqual([...CHANGED_TERMS_VERSIONS]);
    expect(new Set(Object.values(newTerms.changes)).size).toBe(CHANGED_TERMS_VERSIONS.length);
  }
  expect(Object.keys(DIGESTS)).toEqual([...CHANGED_TERMS_VERSIONS]);
});
