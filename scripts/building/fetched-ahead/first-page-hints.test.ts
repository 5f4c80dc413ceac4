import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { repositoryRoot } from '../../repository-root.ts';
import { builtChunksOf, firstPageHints } from './first-page-hints.ts';

const START = '<script type="module" src="/assets/index.js"></script><link href="/assets/base.js">';

function chunk(fileName: string, source: string | null, imports: readonly string[] = []) {
  const facadeModuleId = source === null ? null : join(repositoryRoot, source);
  return { type: 'chunk', fileName, facadeModuleId, imports };
}

const OUTPUT = [
  { type: 'asset', fileName: 'assets/base.css' },
  chunk('assets/base.js', null),
  chunk('assets/row.js', null, ['assets/base.js']),
  chunk('assets/session.js', 'src/data/sign-in/session-listener.ts', ['assets/base.js']),
  chunk('assets/accounts.js', 'src/data/accounts/user-accounts.ts', ['assets/session.js']),
  chunk('assets/links.js', 'src/data/coaches/coach-links.ts'),
  chunk('assets/frame.js', 'src/app/frame/main-layout.tsx'),
  chunk('assets/list.js', 'src/pages/activities/activities-page.tsx', ['assets/row.js']),
  ...LANGUAGES.flatMap((language) =>
    ['common', 'activities', 'sports', 'uploads'].map((namespace) =>
      chunk(`assets/${language}-${namespace}.js`, `locales/${language}/${namespace}.json`),
    ),
  ),
  ...['ja', 'en-US', 'zh-CN', 'zh-TW', 'vi'].map((name) =>
    chunk(`assets/dates-${name}.js`, `node_modules/date-fns/locale/${name}.js`),
  ),
];

describe('the hints of the first page', () => {
  const hints = firstPageHints(START, builtChunksOf(OUTPUT));

  it('name what each signed-in page needs, each file once, and nothing of the start', () => {
    expect(hints.match(/session\.js"/g)).toHaveLength(1);
    expect(hints).toContain('href="/assets/frame.js">');
    expect(hints).not.toContain('base.js');
  });

  it('mark what only the list of activities needs, with what that imports', () => {
    expect(hints).toContain('href="/assets/list.js" data-path="/activities">');
    expect(hints).toContain('href="/assets/row.js" data-path="/activities">');
  });

  it('mark the words by their language', () => {
    expect(hints).toContain('href="/assets/vi-common.js" data-language="vi">');
    expect(hints).toContain(
      'href="/assets/dates-zh-TW.js" data-language="zh-tw" data-path="/activities">',
    );
  });

  it('say what the build lacks', () => {
    expect(() => firstPageHints(START, builtChunksOf([]))).toThrow('session-listener');
  });
});
