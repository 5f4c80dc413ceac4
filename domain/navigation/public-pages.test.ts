import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { languageOfPath, PUBLIC_PAGES, publicPagePath } from './public-pages.ts';

it('reads from an address of a public page the language that was written into it', () => {
  for (const page of PUBLIC_PAGES) {
    for (const language of LANGUAGES) {
      expect(languageOfPath(publicPagePath(page, language))).toBe(language);
    }
  }
});

it.each(['/product', '/for-coaches', '/product/fr', '/product/en/more', '/terms/en', '/en'])(
  'leaves the language of %s to the visitor',
  (path) => {
    expect(languageOfPath(path)).toBeNull();
  },
);
