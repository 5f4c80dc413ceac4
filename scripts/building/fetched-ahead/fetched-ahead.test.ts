import { expect, it } from 'vitest';
import { GUEST_ROUTES } from '@tasuki/domain/navigation/static-routes';
import { AHEAD_OF, withFetchedAhead } from './fetched-ahead.ts';
import type { BuiltChunks } from '../page-start.ts';

const HTML = '<head><link rel="modulepreload" href="/assets/base-1.js"></head><body></body>';

const SOURCES = GUEST_ROUTES.flatMap((route) => [
  ...AHEAD_OF[route].sources,
  ...AHEAD_OF[route].namespaces.map((namespace) => `locales/ja/${namespace}.json`),
]);

/** A build in which each source is a file that needs `base`. */
const CHUNKS: BuiltChunks = Object.fromEntries([
  ['_base.js', { file: 'assets/base-1.js' }],
  ...[...SOURCES, 'node_modules/date-fns/locale/ja.js'].map((source) => [
    source,
    { file: `assets/${source.replaceAll('/', '-')}-1.js`, imports: ['_base.js'] },
  ]),
]) as BuiltChunks;

function filesAhead(route: (typeof GUEST_ROUTES)[number]): string[] {
  const html = withFetchedAhead(HTML, { chunks: CHUNKS, route, language: 'ja' });
  const [, template = ''] = /<template id="ahead">(.*)<\/template><\/body>/.exec(html) ?? [];
  return [...template.matchAll(/href="([^"]*)"/g)].map(([, file = '']) => file);
}

it('names the list of activities and its words for who signs in, each file once', () => {
  const files = filesAhead('signIn');
  expect(files).toContain('/assets/src-pages-activities-activities-page.tsx-1.js');
  expect(files).toContain('/assets/locales-ja-activities.json-1.js');
  expect(files).toContain('/assets/node_modules-date-fns-locale-ja.js-1.js');
  expect(new Set(files).size).toBe(files.length);
});

it('names the profile for who signs up', () => {
  const files = filesAhead('signUp');
  expect(files).toContain('/assets/src-pages-athletes-update-profile-page.tsx-1.js');
  expect(files).not.toContain('/assets/src-pages-activities-activities-page.tsx-1.js');
});

it('leaves out what the page itself begins with', () => {
  expect(filesAhead('signIn')).not.toContain('/assets/base-1.js');
});

it('fetches none of it by itself, and behind what the page fetches', () => {
  const html = withFetchedAhead(HTML, { chunks: CHUNKS, route: 'signIn', language: 'ja' });
  const [before = '', template = ''] = html.split('<template id="ahead">');
  expect(before.match(/<link/g)).toHaveLength(1);
  expect(template.match(/fetchpriority="low"/g)).toHaveLength(filesAhead('signIn').length);
});

it('says what a build lacks', () => {
  expect(() => withFetchedAhead(HTML, { chunks: {}, route: 'signIn', language: 'ja' })).toThrow(
    'authentication-sdk',
  );
});
