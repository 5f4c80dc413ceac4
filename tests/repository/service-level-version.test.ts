import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textOfVersion, type KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import { LANGUAGES } from '@tasuki/domain/language';
import {
  EARLIER_SERVICE_LEVEL_VERSIONS,
  SERVICE_LEVEL_VERSION,
  SERVICE_LEVEL_VERSIONS,
} from '@tasuki/domain/service-status/service-level-versions';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/**
 * Of the service-level agreement that each version has in all languages. Whoever changes it adds a version in
 * domain/service-status/service-level-versions.ts, and keeps the replaced texts in
 * locales/earlier-service-levels/<language>.json.
 */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-23': 'a8b218cea7fc7d5f',
  '2026-11-27': '8f17cc322748e05a',
};

const PATHS = [
  ['intro'],
  ...['availability', 'maintenance', 'data', 'support', 'changes'].flatMap((section) => [
    [section, 'heading'],
    [section, 'text'],
  ]),
];

function readTexts(...path: readonly string[]): KeptTexts {
  const file = join(repositoryRoot, 'locales', ...path);
  return JSON.parse(readFileSync(file, 'utf8')) as KeptTexts;
}

it.each(SERVICE_LEVEL_VERSIONS)('keeps the service-level agreement of %s', (version) => {
  const texts = LANGUAGES.map((language) => {
    const now = { now: readTexts(language, 'serviceLevel.json') };
    const kept = readTexts('earlier-service-levels', `${language}.json`);
    const earlierVersions = EARLIER_SERVICE_LEVEL_VERSIONS;
    return PATHS.map(
      (path) =>
        textOfVersion(kept, { version, earlierVersions }, path) ??
        textOfVersion(now, { version: 'now', earlierVersions: ['now'] }, path),
    );
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(digest).toBe(DIGESTS[version]);
});

it('says of each version but the first what it changed, in all languages', () => {
  expect(SERVICE_LEVEL_VERSIONS.at(-1)).toBe(SERVICE_LEVEL_VERSION);
  for (const language of LANGUAGES) {
    const { versions } = readTexts(language, 'serviceLevel.json') as { versions: KeptTexts };
    expect(Object.keys(versions)).toEqual(SERVICE_LEVEL_VERSIONS.slice(1));
  }
});
