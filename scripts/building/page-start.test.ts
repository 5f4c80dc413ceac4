import { expect, it } from 'vitest';
import { guestDocument, withStartAfterPaint, type BuiltChunks } from './page-start.ts';

const INDEX = [
  '<head>',
  '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/start-1.js">',
  '<link rel="stylesheet" crossorigin href="/assets/base-1.css">',
  '<style>:root {}</style></head>',
].join('\n');

const CHUNKS: BuiltChunks = {
  'src/app/guest/main.tsx': { file: 'assets/guest-1.js', imports: ['_guests.js', '_base.js'] },
  '_guests.js': { file: 'assets/guests-1.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base-1.js', css: ['assets/base-1.css'] },
  'locales/ja/account.json': { file: 'assets/account-1.js' },
};

it('has a guest start with its own script, and fetch what that needs beside it', () => {
  const html = guestDocument(INDEX, CHUNKS, [{ language: 'ja', namespace: 'account' }]);
  expect(html.match(/src="[^"]*"|href="[^"]*"/g)).toEqual([
    'src="/assets/guest-1.js"',
    'href="/assets/guests-1.js"',
    'href="/assets/base-1.js"',
    'href="/assets/account-1.js"',
    'href="/assets/base-1.css"',
  ]);
  expect(html).toContain('<style>:root {}</style>');
});

it('says what a build lacks instead of drawing a page that does not start', () => {
  expect(() => guestDocument(INDEX, {}, [])).toThrow('src/app/guest/main.tsx');
});

it('keeps all scripts of a document for the time after its first paint', () => {
  const html = withStartAfterPaint(`${INDEX}<body><div id="root"></div></body>`);
  const [before, start] = html.split('<template id="start">');
  expect(before).not.toMatch(/<script|modulepreload/);
  expect(start).toContain('src="/assets/index-1.js"');
  expect(start).toContain('href="/assets/start-1.js"');
  expect(before?.indexOf('id="root"')).toBeGreaterThan(0);
});
