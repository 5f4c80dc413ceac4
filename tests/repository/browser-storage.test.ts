import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BROWSER_STORAGE, isNamedBy } from '@tasuki/domain/consent/browser-storage';
import { repositoryRoot } from '../../scripts/repository-root.ts';

const NAMES: readonly string[] = Object.values(BROWSER_STORAGE).flatMap(({ names }) => names);
/** The beginning of names, and the names of locks and of a policy: nothing is kept under them. */
const NO_STORAGE = new Set([
  'tasuki.personal.',
  'tasuki-upload',
  'tasuki-service-worker',
  'tasuki.firestoreCache',
]);

/** Files with a line that stores something in the browser, or names what is stored. */
const SOURCES = globSync(['src/**/*.{ts,tsx}', 'domain/navigation/service-worker.ts'], {
  cwd: repositoryRoot,
})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }));

it('has every key and database of the app on the list that people read', () => {
  const used = SOURCES.filter(({ text }) =>
    /[sS]torage|indexedDB|openDB|caches/.test(text),
  ).flatMap(({ text }) =>
    [...text.matchAll(/['"`](tasuki[.-][\w.-]+)/g)].map(([, name = '']) => name),
  );
  expect(used.length).toBeGreaterThan(10);
  const missing = used.filter(
    (name) => !NO_STORAGE.has(name) && !NAMES.some((pattern) => isNamedBy(name, pattern)),
  );
  expect(missing).toEqual([]);
});

it('has every cookie of the app on it', () => {
  const setters = SOURCES.filter(({ text }) => /document\.cookie = /.test(text)).map(
    ({ file }) => file,
  );
  // The first sets the two of Hosting, the second takes those of others away.
  expect(setters.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual([
    'src/platform/external-services/consented-services.ts',
    'src/platform/language/hosting-language.ts',
  ]);
  expect(BROWSER_STORAGE.hostingLanguage.names).toEqual([
    'firebase-language-override',
    'firebase-country-override',
  ]);
});
